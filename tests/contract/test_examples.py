"""The answers in the contract's examples are the referee's own, and so is every other shape of answer."""

import json
from typing import Any

import msgspec
import pytest

from referee.compare import compare
from referee.core import AnyDocument
from referee.judge import replay, scorecard, verdict
from referee.reader import read
from referee.sensitivity import sensitivity
from service.contract import document
from tests.contract.validate import assert_obeys
from texts import dress

EXAMPLES = {name: example["value"] for name, example in document()["components"]["examples"].items()}
EVERYTHING = frozenset({"state", "trace", "legal_moves"})


def sent(value: Any) -> AnyDocument:
    return read(json.dumps(value).encode())


def answered(result: Any) -> Any:
    return json.loads(msgspec.json.encode(dress(result, "en")))


def assert_is(result: Any, schema: str) -> None:
    assert_obeys(answered(result), {"$ref": f"#/components/schemas/{schema}"}, schema)


@pytest.mark.parametrize("name", ["Smoothies", "SmoothiesRefused"])
def test_the_verdicts_are_the_referee_s(name: str) -> None:
    play = replay(sent(EXAMPLES[f"{name}Record"]))
    assert answered(verdict(play)) == EXAMPLES[f"{name}Verdict"]


def test_the_scorecard_is_the_referee_s() -> None:
    assert answered(scorecard(sent(EXAMPLES["SmoothiesSheets"]))) == EXAMPLES["SmoothiesScorecard"]


def test_the_sensitivity_is_the_referee_s() -> None:
    assert answered(sensitivity(sent(EXAMPLES["SmoothiesSheets"]))) == EXAMPLES["SmoothiesSensitivity"]


def test_the_comparison_is_the_referee_s() -> None:
    one, other = map(sent, EXAMPLES["SmoothiesRecordPair"]["records"])
    assert answered(compare(one, other)) == EXAMPLES["SmoothiesComparison"]


@pytest.mark.parametrize("count", range(5))
def test_a_verdict_with_everything_obeys_after_every_move(count: int) -> None:
    record = {**EXAMPLES["SmoothiesRecord"], "id": "x", "tags": {"round": "2"}, "claim": {"totals": {"Ana": 1}}}
    record["moves"] = record["moves"][:count]
    assert_is(verdict(replay(sent(record)), EVERYTHING, 20), "Verdict")


def test_a_refused_verdict_with_everything_obeys() -> None:
    assert_is(verdict(replay(sent(EXAMPLES["SmoothiesRefusedRecord"])), EVERYTHING, 20), "Verdict")


def test_a_comparison_of_the_same_and_of_a_shorter_record_obeys() -> None:
    record = sent(EXAMPLES["SmoothiesRecord"])
    shorter = sent({**EXAMPLES["SmoothiesRecord"], "moves": EXAMPLES["SmoothiesRecord"]["moves"][:2]})
    assert_is(compare(record, record), "Comparison")
    assert_is(compare(record, shorter), "Comparison")
    assert_is(sensitivity(record), "Sensitivity")


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
