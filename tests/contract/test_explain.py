"""Every fault of a broken document is told at its exact place, by the branch that was meant."""

import copy
import json
from itertools import chain
from typing import Any

import msgspec
import pytest

from intake.contract import CODES, MAX_FAULTS, MAX_SENT, component_of, document, explain, text
from referee.core import Fault
from referee.games import GAMES
from tests.contract.documents import BASES, BROKEN, MODULES, OTHERS, SHAPES, with_value, without
from tests.contract.smoothies_documents import RECORD, SHEETS
from texts import LANGUAGES, render_strictly

LONG = "x" * 65


def broken(game: str) -> list[tuple[str, str, str, str]]:
    """Each edit with its document, and the pointer and code that are expected."""
    rows = []
    for code, lines in chain(BROKEN.items(), MODULES[game].BROKEN.items()):
        component = component_of(game, "record")
        for line in filter(None, map(str.strip, lines.splitlines())):
            if line == "sheets:":
                component = component_of(game, "sheets")
                continue
            if line[:-1] in OTHERS:
                component = line[:-1]
                continue
            edit, arrow, told = line.partition(" -> ")
            place = edit.removeprefix("- ").partition(" = ")[0]
            rows.append((component, edit, told if arrow else place, code))
    return rows


def edited(component: str, edit: str) -> Any:
    edit = edit.replace("LONGLONGLONGLONG", f'"{LONG * 4}"').replace(" = LONG", f' = "{LONG}"').replace("LONG", LONG)
    if edit.startswith("- "):
        return without(BASES[component], edit[2:])
    place, _, value = edit.partition(" = ")
    return with_value(BASES[component], place, json.loads(value))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_sixty_broken_documents_of_ten_kinds(game: str) -> None:
    assert len(set(broken(game))) >= 60
    assert len(MODULES[game].BROKEN) >= 10


@pytest.mark.parametrize("component", BASES)
def test_a_document_that_obeys_has_no_fault(component: str) -> None:
    assert explain(BASES[component], component) == []


@pytest.mark.parametrize(("component", "edit", "pointer", "code"), [row for game in GAMES for row in broken(game)])
def test_a_broken_document_is_told_at_its_place(component: str, edit: str, pointer: str, code: str) -> None:
    value = edited(component, edit)
    assert [(fault.pointer, fault.code) for fault in explain(value, component)] == [(pointer, code)]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(value), type=SHAPES[component])


def test_all_faults_are_told_in_document_order() -> None:
    value = copy.deepcopy(RECORD)
    value["setup"]["rulings"]["SM-99"] = "x"
    value["moves"][0]["round"]["blue"] = "3"
    value["moves"][1]["type"] = "throw"
    value["moves"][3]["dice"][1] = {"as": "teal", "extra": 1}
    del value["moves"][3]["player"]
    value["claim"]["winners"] = "Ana"
    assert [(fault.pointer, fault.code) for fault in explain(value, "SmoothiesRecord")] == [
        ("/setup/rulings/SM-99", "unknown-field"),
        ("/moves/0/round/blue", "type"),
        ("/moves/1/type", "enum"),
        ("/moves/3/dice/1/as", "enum"),
        ("/moves/3/dice/1/extra", "unknown-field"),
        ("/moves/3/dice/1/die", "required"),
        ("/moves/3/player", "required"),
        ("/claim/winners", "type"),
    ]


def test_a_fault_names_what_would_be_allowed() -> None:
    value = with_value(RECORD, "/moves/3/dice/0/die", "cyan")
    colours = ("yellow", "orange", "red", "pink", "purple", "blue", "green")
    assert explain(value, "SmoothiesRecord") == [Fault("/moves/3/dice/0/die", "enum", colours, {"sent": "cyan"})]
    value = with_value(RECORD, "/moves/1/type", "throw")
    kinds = ("roll", "reroll", "blend", "pick")
    assert explain(value, "SmoothiesRecord") == [Fault("/moves/1/type", "enum", kinds, {"sent": "throw"})]
    value = with_value(RECORD, "/moves/3/dice/0/colour", "blue")
    facts = {"field": "colour"}
    assert explain(value, "SmoothiesRecord") == [Fault("/moves/3/dice/0/colour", "unknown-field", ("die", "as"), facts)]


def test_a_fault_names_the_limit_and_what_was_sent() -> None:
    value = with_value(RECORD, "/setup/sheet/abilities/reroll", 100)
    facts = {"limit": 99, "sent": 100}
    assert explain(value, "SmoothiesRecord") == [Fault("/setup/sheet/abilities/reroll", "maximum", (), facts)]
    value = with_value(RECORD, "/setup/sheet", 14)
    facts = {"expected": ["string", "object"], "sent": "integer"}
    assert explain(value, "SmoothiesRecord") == [Fault("/setup/sheet", "type", (), facts)]


@pytest.mark.parametrize(
    ("pointer", "sent", "right"),
    [
        ("/moves/2/stars/0", "green 11", ["purple-11", "round-5"]),
        ("/setup/sheet/blenders/round/3", "grey:3", ["plain", "star", "grey:-3"]),
    ],
)
def test_what_is_miswritten_is_told_with_examples(pointer: str, sent: str, right: list[str]) -> None:
    facts = {"sent": sent, "examples": right}
    assert explain(with_value(RECORD, pointer, sent), "SmoothiesRecord") == [Fault(pointer, "pattern", (), facts)]


def test_a_choice_that_may_be_null_lists_the_other_choices() -> None:
    (fault,) = explain(with_value(RECORD, "/setup/objective", "hard"), "SmoothiesRecord")
    assert fault.allowed == ("easy", "normal", "difficult", "impossible")


def test_the_rulesets_served_are_named() -> None:
    every = tuple(game.rules for game in GAMES.values())
    for component, served in (("SmoothiesRecord", ("smoothies@1",)), ("Record", every), ("Document", every)):
        (fault,) = explain(with_value(RECORD, "/rules", "smoothies@9"), component)
        assert (fault.pointer, fault.code, fault.allowed) == ("/rules", "enum", served)


@pytest.mark.parametrize("component", ["Document", "SmoothiesDocument"])
def test_a_document_in_either_form_is_told_by_its_own_member(component: str) -> None:
    assert explain(RECORD, component) == []
    assert explain(SHEETS, component) == []
    both, neither = {**RECORD, "sheets": {}}, without(RECORD, "/moves")
    for value in (both, neither):
        (fault,) = explain(value, component)
        assert (fault.pointer, fault.code) == ("", "one-of-moves-and-sheets")
        assert fault.allowed == ("moves", "sheets")
    (fault,) = explain(with_value(SHEETS, "/sheets/Ben/abilities_used", "2"), component)
    assert fault.pointer == "/sheets/Ben/abilities_used"


def test_every_game_has_its_schemas() -> None:
    schemas = document()["components"]["schemas"]
    for game in schemas["GameId"]["enum"]:
        assert {component_of(game, form) for form in ("record", "sheets", "document")} <= set(schemas)


def test_a_pair_of_records_is_told_inside_each() -> None:
    pair = {"records": [RECORD, with_value(RECORD, "/moves/0/square/red", "4")]}
    (fault,) = explain(pair, "RecordPair")
    assert (fault.pointer, fault.code) == ("/records/1/moves/0/square/red", "type")
    (fault,) = explain({"records": [RECORD]}, "RecordPair")
    assert (fault.pointer, fault.code) == ("/records", "min-items")


@pytest.mark.parametrize("value", [None, [], "x", 1, True, 1.5])
def test_what_is_no_object_at_all_is_told_at_the_root(value: Any) -> None:
    for component in ("SmoothiesRecord", "Record", "Document", "SmoothiesDocument", "RecordPair"):
        (fault,) = explain(value, component)
        assert (fault.pointer, fault.code) == ("", "type")


def test_at_most_twenty_faults_are_told() -> None:
    value = with_value(RECORD, "/moves", [{"type": "throw"}] * 5000)
    faults = explain(value, "SmoothiesRecord")
    assert [fault.pointer for fault in faults] == [f"/moves/{number}/type" for number in range(MAX_FAULTS)]


def test_long_names_and_values_are_not_given_back() -> None:
    huge = "x" * 100_000
    for pointer in (f"/{huge}", f"/moves/0/round/{huge}", f"/tags/{huge}", "/rules", "/moves/0/type"):
        for fault in explain(with_value(RECORD, pointer, huge), "SmoothiesRecord"):
            assert len(fault.pointer) < 100
            assert all(len(str(fact)) <= MAX_SENT for fact in fault.facts.values())


def test_too_many_moves_are_told_at_the_list_before_any_move() -> None:
    value = with_value(RECORD, "/moves", [*RECORD["moves"] * 1250, {"type": "throw"}])
    (fault,) = explain(value, "SmoothiesRecord")
    assert (fault.pointer, fault.code, fault.facts) == ("/moves", "max-items", {"limit": 5000, "sent": 5001})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    facts = {"expected": ["string", "null"], "sent": "array", "limit": 40, "field": "round", "examples": ["round-5"]}
    for code in CODES:
        assert render_strictly(f"fault-{code}", facts, language)


def test_a_branch_by_itself_holds_its_tag() -> None:
    roll = {**RECORD["moves"][0], "type": "blend"}
    (fault,) = explain(roll, "SmoothiesRoll")
    assert (fault.pointer, fault.code, fault.allowed) == ("/type", "const", ("roll",))


def test_every_code_can_be_met() -> None:
    met = {code for module in MODULES.values() for code in module.BROKEN} | BROKEN.keys()
    assert met | {"const", "one-of-moves-and-sheets"} == set(CODES)


def test_the_text_is_the_file_that_is_parsed() -> None:
    assert text().startswith("openapi: 3.1.0\n")
    assert document()["openapi"] == "3.1.0"
