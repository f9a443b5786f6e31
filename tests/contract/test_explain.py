"""Every fault of a broken document is told at its exact place, by the branch that was meant."""

import copy
import json
from typing import Any

import msgspec
import pytest

from referee.core import Fault
from referee.games.smoothies.wire import SmoothiesRecord, SmoothiesSheets
from service.contract import CODES, MAX_FAULTS, MAX_SENT, component_of, document, explain, text
from tests.contract.documents import BASES, RECORD, SHEETS, with_value, without
from texts import LANGUAGES, render_strictly

SHAPES = {"SmoothiesRecord": SmoothiesRecord, "SmoothiesSheets": SmoothiesSheets}
LONG = "x" * 65

# Each line is an edit of the full record, or below `sheets:` of the full papers: `place = value` puts a JSON value
# there, `- place` drops what is there. The fault is expected at that place, or at the one after `->`.
BROKEN = {
    "type": """
        /rules = 3
        /id = null
        /id = 12
        /tags = []
        /tags = null
        /tags/event = 5
        /tags/round = null
        /setup = "reference-14"
        /setup = []
        /setup = null
        /setup/players = "Ana"
        /setup/players = {}
        /setup/players/0 = 1
        /setup/players/1 = ["Ben"]
        /setup/sheet = 14
        /setup/sheet = null
        /setup/sheet = ["reference-14"]
        /setup/sheet/id = 7
        /setup/sheet/title = false
        /setup/sheet/columns = "1-14"
        /setup/sheet/columns/1 = "7"
        /setup/sheet/columns/2 = 14.5
        /setup/sheet/columns/0 = 1.0
        /setup/sheet/rows = {}
        /setup/sheet/rows/0 = []
        /setup/sheet/rows/1/boxes = "plain"
        /setup/sheet/rows/1/boxes/0 = 4
        /setup/sheet/rows/0/boxes/1 = {}
        /setup/sheet/rows/0/boxes/2 = false
        /setup/sheet/blenders = []
        /setup/sheet/blenders/round = 17
        /setup/sheet/blenders/square/0 = null
        /setup/sheet/abilities = 4
        /setup/sheet/abilities/reroll = "4"
        /setup/sheet/abilities/modifier_1 = null
        /setup/sheet/touches = {}
        /setup/sheet/touches/0 = "round-1"
        /setup/sheet/touches/1/0 = 2
        /setup/objective = 55
        /setup/objective = false
        /setup/rulings = null
        /setup/rulings = ["SM-01"]
        /setup/rulings/SM-01 = true
        /setup/rulings/SM-05 = null
        /moves = {}
        /moves = null
        /moves/0 = "roll"
        /moves/1 = null
        /moves/2 = []
        /moves/0/player = 1
        /moves/0/round = [3, 6]
        /moves/0/round/blue = "3"
        /moves/0/square/red = null
        /moves/0/square/yellow = true
        /moves/1/round = null
        /moves/1/square = 5
        /moves/1/square/red = 5.5
        /moves/2/save = "1"
        /moves/2/save = null
        /moves/2/stars = "round-9"
        /moves/2/stars/0 = 9
        /moves/2/stars/1 = false
        /moves/3/dice = "blue"
        /moves/3/dice/0 = "blue"
        /moves/3/dice/1 = null
        /moves/3/dice/0/die = 1
        /moves/3/dice/1/as = null
        /moves/3/modifiers = 1
        /moves/3/modifiers/0 = "+1"
        /moves/3/bonus = null
        /moves/3/bonus/1 = 7
        /claim = 47
        /claim = null
        /claim/totals = []
        /claim/totals/Ana = "47"
        /claim/sections/Ana = 44
        /claim/sections/Ana/fruits = null
        /claim/winners = "Ana"
        /claim/winners/0 = 1
        sheets:
        /sheets = []
        /sheets/Ana = 47
        /sheets/Ana/fruits = []
        /sheets/Ana/fruits/yellow = 10
        /sheets/Ana/fruits/green/0 = "7"
        /sheets/Ana/blenders = [17, 2]
        /sheets/Ana/blenders/round = "17"
        /sheets/Ana/blenders/round = null
        /sheets/Ana/blenders/square/1 = null
        /sheets/Ben/abilities_used = []
        /sheets/Ben/abilities_used = 0.0
    """,
    "required": """
        - /rules
        - /setup
        - /moves
        - /setup/players
        - /setup/sheet
        - /setup/sheet/id
        - /setup/sheet/provenance
        - /setup/sheet/columns
        - /setup/sheet/rows
        - /setup/sheet/blenders
        - /setup/sheet/abilities
        - /setup/sheet/rows/0/colour
        - /setup/sheet/rows/1/boxes
        - /setup/sheet/blenders/round
        - /setup/sheet/blenders/square
        - /setup/sheet/abilities/reroll
        - /setup/sheet/abilities/colour_change
        - /setup/sheet/abilities/square_blender
        - /moves/0/type
        - /moves/0/player
        - /moves/0/round
        - /moves/0/square
        - /moves/1/type
        - /moves/1/player
        - /moves/1/blender
        - /moves/2/player
        - /moves/2/blender
        - /moves/3/player
        - /moves/3/dice
        - /moves/3/dice/0/die
        - /moves/3/dice/1/die
        /moves/4 = {} -> /moves/4/type
        sheets:
        - /sheets
        - /sheets/Ana/fruits
        - /sheets/Ana/blenders
        - /sheets/Ben/abilities_used
        - /sheets/Ben/blenders/round
        - /sheets/Ben/blenders/square
    """,
    "unknown-field": """
        /version = 1
        /sheets = {}
        /Moves = []
        /a~1b~0c = 1
        /setup/board = "reference-14"
        /setup/sheet/name = "pad"
        /setup/sheet/rows/0/color = "yellow"
        /setup/sheet/blenders/triangle = []
        /setup/sheet/abilities/modifier_2 = 3
        /setup/rulings/SM-03 = "must"
        /setup/rulings/sm-01 = "void"
        /moves/0/blender = "round"
        /moves/0/round/teal = 3
        /moves/0/square/Red = 4
        /moves/0/square/round = 4
        /moves/1/save = 1
        /moves/1/round/brown = 1
        /moves/2/dice = []
        /moves/3/blender = "round"
        /moves/3/star = "green-11"
        /moves/3/dice/0/colour = "blue"
        /moves/3/dice/1/ = "blue"
        /claim/total = 47
        sheets:
        /moves = []
        /sheets/Ana/total = 47
        /sheets/Ana/fruits/teal = [1]
        /sheets/Ana/fruits/round = [1]
        /sheets/Ben/blenders/oval = 1
    """,
    "enum": """
        /rules = "smoothies@2"
        /rules = "smoothie-wars@1"
        /rules = "smoothies"
        /rules = ""
        /setup/sheet/provenance = "guessed"
        /setup/sheet/rows/0/colour = "teal"
        /setup/sheet/rows/0/colour = "Yellow"
        /setup/sheet/rows/0/boxes/0 = "black"
        /setup/sheet/rows/1/boxes/2 = "modifier_2"
        /setup/objective = "hard"
        /setup/rulings/SM-01 = "maybe"
        /setup/rulings/SM-02 = "two"
        /setup/rulings/SM-36 = "exceeds"
        /moves/0/type = "throw"
        /moves/1/type = "re-roll"
        /moves/2/type = 3
        /moves/3/type = ["pick"]
        /moves/0/type = null
        /moves/1/blender = "oval"
        /moves/2/blender = "both"
        /moves/3/dice/0/die = "cyan"
        /moves/3/dice/1/as = "white"
        /moves/3/modifiers/0 = 2
        /moves/3/modifiers/1 = 0
    """,
    "pattern": """
        /setup/sheet/blenders/round/0 = "plane"
        /setup/sheet/blenders/round/3 = "grey:-0"
        /setup/sheet/blenders/round/3 = "grey:1"
        /setup/sheet/blenders/square/2 = "grey:-100"
        /setup/sheet/blenders/square/1 = "black\\n"
        /setup/sheet/touches/0/0 = "round"
        /setup/sheet/touches/1/1 = "teal-3"
        /moves/2/stars/0 = "round-0"
        /moves/2/stars/0 = "round-9\\n"
        /moves/2/stars/0 = " round-9"
        /moves/3/stars/0 = "green 11"
        /moves/3/bonus/0 = "orange-04"
        /moves/3/bonus/1 = "yellow-1000"
        /moves/3/bonus/1 = ""
    """,
    "min-length": """
        /id = ""
        /tags/event = ""
        /setup/players/0 = ""
        /setup/sheet = ""
        /setup/sheet/id = ""
        /setup/sheet/title = ""
        /moves/2/player = ""
        /claim/winners/0 = ""
    """,
    "max-length": """
        /id = LONG
        /tags/round = LONG
        /setup/players/1 = LONG
        /setup/sheet = LONG
        /setup/sheet/id = LONG
        /setup/sheet/title = LONGLONGLONGLONG
        /moves/3/player = LONG
        /claim/winners/0 = LONG
    """,
    "min-items": """
        /setup/players = []
        /setup/sheet/columns = []
        /setup/sheet/rows = []
        /setup/sheet/rows/1/boxes = []
        /setup/sheet/blenders/round = []
        /setup/sheet/blenders/square = ["black"]
        /setup/sheet/touches/0 = ["round-1"]
    """,
    "max-items": """
        /setup/players = ["A", "B", "C", "D", "E"]
        /setup/sheet/touches/0 = ["round-1", "red-7", "red-1"]
    """,
    "minimum": """
        /setup/sheet/columns/0 = -9007199254740992
        /setup/sheet/abilities/reroll = -1
        /moves/0/round/blue = -9007199254740992
        /moves/2/save = -1
        /claim/totals/Ben = -9007199254740992
        sheets:
        /sheets/Ana/blenders/round = -1
        /sheets/Ana/abilities_used = -5
    """,
    "maximum": """
        /setup/sheet/columns/2 = 9007199254740992
        /setup/sheet/abilities/square_blender = 100
        /moves/0/square/red = 9007199254740992
        /moves/2/save = 9007199254740992
        /claim/sections/Ana/fruits = 9007199254740992
        sheets:
        /sheets/Ana/fruits/green/0 = 9007199254740992
        /sheets/Ben/blenders/square = 9007199254740992
    """,
    "property-names": """
        /tags/ = "x"
        /tags/LONG = "x" -> /tags
        /claim/totals/ = 1
        /claim/totals/LONG = 1 -> /claim/totals
        /claim/sections/ = {}
        /claim/sections/Ana/ = 1
        sheets:
        /sheets/ = {}
    """,
    "min-properties": """
        /moves/1/round = {}
        /moves/1/square = {}
    """,
    "max-properties": """
        /tags = {"a": "", "b": "", "c": "", "d": "", "e": "", "f": "", "g": "", "h": "", "i": ""}
    """.replace('""', '"x"'),
}


def broken() -> list[tuple[str, str, str, str]]:
    """Each edit with its document, and the pointer and code that are expected."""
    rows = []
    for code, lines in BROKEN.items():
        component = "SmoothiesRecord"
        for line in filter(None, map(str.strip, lines.splitlines())):
            if line == "sheets:":
                component = "SmoothiesSheets"
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


def test_there_are_two_hundred_broken_documents_of_ten_kinds() -> None:
    assert len(set(broken())) >= 200
    assert len(BROKEN) >= 10


@pytest.mark.parametrize("component", BASES)
def test_a_document_that_obeys_has_no_fault(component: str) -> None:
    assert explain(BASES[component], component) == []


@pytest.mark.parametrize(("component", "edit", "pointer", "code"), broken())
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


def test_a_choice_that_may_be_null_lists_the_other_choices() -> None:
    (fault,) = explain(with_value(RECORD, "/setup/objective", "hard"), "SmoothiesRecord")
    assert fault.allowed == ("easy", "normal", "difficult", "impossible")


def test_the_rulesets_served_are_named() -> None:
    for component in ("SmoothiesRecord", "Record", "Document"):
        (fault,) = explain(with_value(RECORD, "/rules", "smoothies@9"), component)
        assert (fault.pointer, fault.code, fault.allowed) == ("/rules", "enum", ("smoothies@1",))


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
    facts = {"expected": ["string", "null"], "sent": "array", "limit": 40}
    for code in CODES:
        assert render_strictly(f"fault-{code}", facts, language)


def test_a_branch_by_itself_holds_its_tag() -> None:
    roll = {**RECORD["moves"][0], "type": "blend"}
    (fault,) = explain(roll, "SmoothiesRoll")
    assert (fault.pointer, fault.code, fault.allowed) == ("/type", "const", ("roll",))


def test_every_code_can_be_met() -> None:
    assert set(BROKEN) | {"const", "one-of-moves-and-sheets"} == set(CODES)


def test_the_text_is_the_file_that_is_parsed() -> None:
    assert text().startswith("openapi: 3.1.0\n")
    assert document()["openapi"] == "3.1.0"
