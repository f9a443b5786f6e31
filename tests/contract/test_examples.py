"""The answers in the contract's examples are the referee's own, and so is every other shape of answer."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from intake.contract import component_of, document
from intake.reading import read_par
from referee.compare import compare
from referee.core import AnyDocument
from referee.games import GAMES
from referee.games.smile_rush.par import par
from referee.judge import replay, scorecard, verdict
from referee.reader import read
from referee.sensitivity import sensitivity
from tests.contract.validate import assert_obeys
from texts import dress

EXAMPLES = {name: example["value"] for name, example in document()["components"]["examples"].items()}
EVERYTHING = frozenset({"state", "trace", "legal_moves"})
PREFIXES = {game: component_of(game, "record").removesuffix("Record") for game in GAMES}
RECORDS = [name for name in EXAMPLES if name.endswith("Record")]
SHEETS = [name for name in EXAMPLES if name.endswith("Sheets")]
JUDGED = {  # what is shown beside a document, and how the referee comes to it
    ("Record", "Verdict"): lambda sent: verdict(replay(sent)),
    ("Sheets", "Scorecard"): scorecard,
    ("Sheets", "Sensitivity"): sensitivity,
}


def sent(value: Any) -> AnyDocument:
    return read(json.dumps(value).encode())


def test_the_best_way_to_play_on_is_the_one_that_is_shown() -> None:
    found = par(read_par(json.dumps(EXAMPLES["SmileRushPar"]).encode()))
    assert answered(found) == EXAMPLES["SmileRushParAnswer"]
    assert_is(found, "SmileRushParAnswer")


def answered(result: Any) -> Any:
    return json.loads(msgspec.json.encode(dress(result, "en")))


def assert_is(result: Any, schema: str) -> None:
    assert_obeys(answered(result), {"$ref": f"#/components/schemas/{schema}"}, schema)


def answers() -> Iterator[tuple[str, str, Callable[[AnyDocument], Any]]]:
    """Each document with the answer that is shown to it, and what makes the answer."""
    for (of_document, of_answer), judge in JUDGED.items():
        for name in (name for name in EXAMPLES if name.endswith(of_document)):
            answer = name.removesuffix(of_document) + of_answer
            if answer in EXAMPLES:
                yield name, answer, judge


@pytest.mark.parametrize("prefix", PREFIXES.values())
def test_every_game_shows_a_record_and_papers(prefix: str) -> None:
    assert {f"{prefix}Record", f"{prefix}Sheets"} <= EXAMPLES.keys()


@pytest.mark.parametrize(("name", "answer", "judge"), list(answers()))
def test_the_answers_are_the_referee_s(name: str, answer: str, judge: Callable[[AnyDocument], Any]) -> None:
    assert answered(judge(sent(EXAMPLES[name]))) == EXAMPLES[answer]


def test_every_answer_that_is_shown_is_the_answer_to_something() -> None:
    shown = {name for name in EXAMPLES if name.endswith(("Verdict", "Scorecard", "Sensitivity"))}
    assert shown == {answer for _, answer, _ in answers()}


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name.endswith("RecordPair")])
def test_the_comparison_is_the_referee_s(name: str) -> None:
    one, other = map(sent, EXAMPLES[name]["records"])
    assert answered(compare(one, other)) == EXAMPLES[f"{name.removesuffix('RecordPair')}Comparison"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_verdict_with_everything_obeys_after_every_move(name: str) -> None:
    for count in range(len(EXAMPLES[name]["moves"]) + 1):
        record = {**EXAMPLES[name], "id": "x", "tags": {"round": "2"}, "moves": EXAMPLES[name]["moves"][:count]}
        record["claim"] = {"totals": {record["setup"]["players"][0]: 1}}
        assert_is(verdict(replay(sent(record)), EVERYTHING, 20), "Verdict")


@pytest.mark.parametrize("name", RECORDS)
def test_a_comparison_of_the_same_and_of_a_shorter_record_obeys(name: str) -> None:
    record = sent(EXAMPLES[name])
    shorter = sent({**EXAMPLES[name], "moves": EXAMPLES[name]["moves"][:2]})
    assert_is(compare(record, record), "Comparison")
    assert_is(compare(record, shorter), "Comparison")
    assert_is(sensitivity(record), "Sensitivity")


@pytest.mark.parametrize("name", SHEETS)
def test_papers_obey(name: str) -> None:
    assert_is(scorecard(sent(EXAMPLES[name])), "Scorecard")
    assert_is(sensitivity(sent(EXAMPLES[name])), "Sensitivity")


def test_papers_that_do_not_add_up_obey() -> None:
    papers = json.loads(json.dumps(EXAMPLES["SmoothiesSheets"]))
    papers["sheets"]["Hannah"] = {"fruits": {}, "blenders": {"round": 17, "square": 15}, "abilities_used": 90}
    papers["claim"]["winners"] = ["Hannah"]
    card = answered(scorecard(sent(papers)))
    assert {finding["severity"] for finding in card["findings"]} >= {"error"}
    assert card["status"] == "disputed"
    assert_obeys(card, {"$ref": "#/components/schemas/Scorecard"}, "scorecard")


def test_solo_papers_obey() -> None:
    papers = {
        **EXAMPLES["SmoothiesSheets"],
        "setup": {"players": ["Ana"], "sheet": "reference-14", "objective": "easy"},
    }
    papers = {**papers, "sheets": {"Ana": EXAMPLES["SmoothiesSheets"]["sheets"]["Antonio"]}, "claim": {}}
    card = answered(scorecard(sent(papers)))
    assert card["objective_met"] is False
    assert_obeys(card, {"$ref": "#/components/schemas/Scorecard"}, "scorecard")
