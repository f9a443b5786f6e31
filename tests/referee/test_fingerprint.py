"""The fingerprint beside one of our own making: canonical JSON by another hand, over a form written out here."""

from __future__ import annotations

import copy
import hashlib
import json
from typing import Any

import pytest
import rfc8785

from referee.fingerprint import canonical, fingerprint
from referee.games import GAMES
from tests.referee.tables import (
    COLOURS,
    QUICK,
    QUICK_PAD,
    Json,
    blend,
    pad,
    paper,
    pick,
    read,
    record,
    roll,
    scorecard,
    setup,
    sheets,
    verdict,
)

THROW = roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1")
BARE_SETUP = {"players": ["Ana", "Ben"], "sheet": "reference-14"}


def of(document: Json) -> str:
    return fingerprint(read(document))


def by_hand(form: Json) -> str:
    return "sha256:" + hashlib.sha256(rfc8785.dumps(form)).hexdigest()


def test_a_record_is_its_rules_its_set_up_and_its_moves() -> None:
    form = {"rules": "smoothies@1", "setup": BARE_SETUP, "moves": [THROW, blend("Ana", "round")]}
    assert of(record(form["moves"])) == by_hand(form)
    assert of(record()) == by_hand({"rules": "smoothies@1", "setup": BARE_SETUP, "moves": []})


def test_defaults_spelled_out_are_left_out() -> None:
    moves = [
        THROW,
        {"type": "reroll", "player": "Ana", "blender": "round", "round": {"orange": 3, "yellow": 2}},
        {**blend("Ana", "round"), "save": 0, "stars": []},
        {**pick("Ana", "yellow orange:red"), "modifiers": [], "stars": [], "bonus": []},
        {**pick("Ben", "red"), "modifiers": [1], "stars": [None, "red-3"], "bonus": ["blue-1"]},
    ]
    rulings = {ruling: readings[0] for ruling, readings in GAMES["smoothies"].readings.items()}
    bare = [
        *moves[:2],
        {"type": "blend", "player": "Ana", "blender": "round"},
        {"type": "pick", "player": "Ana", "dice": [{"die": "yellow"}, {"die": "orange", "as": "red"}]},
        moves[4],
    ]
    expected = by_hand({"rules": "smoothies@1", "setup": BARE_SETUP, "moves": bare})
    assert of(record(moves, setup(objective=None, rulings=rulings))) == expected
    assert of(record(moves, setup(rulings={}))) == expected
    assert of(record(bare)) == expected


def test_a_reading_that_is_not_ours_stays() -> None:
    table = setup(rulings={"SM-36": "reach", "SM-01": "illegal", "SM-02": "one"})
    bare = {**BARE_SETUP, "rulings": {"SM-01": "illegal", "SM-36": "reach"}}
    assert of(record(table=table)) == by_hand({"rules": "smoothies@1", "setup": bare, "moves": []})


def test_a_solo_objective_stays() -> None:
    table = {"players": ["Ana"], "sheet": "reference-14", "objective": "difficult"}
    assert of(record(table=table)) == by_hand({"rules": "smoothies@1", "setup": table, "moves": []})


def test_a_preset_stays_an_id_and_a_sheet_a_sheet() -> None:
    sheet = pad({"blue-3": None, "red-2": "star"}, touches=["round-1 red-2"])
    form = {"rules": "smoothies@1", "setup": {**BARE_SETUP, "sheet": sheet}, "moves": []}
    assert of(record(table=setup(sheet))) == by_hand(form)
    sheet["title"] = "Caf\u00e9 \u201cR\u201d"
    assert of(record(table=setup(sheet))) == by_hand(form)
    without = pad()
    del without["touches"]
    assert of(record(table=setup(pad()))) == by_hand({**form, "setup": {**BARE_SETUP, "sheet": without}})


@pytest.mark.parametrize(
    "title", ['"quoted" and \\ and /', "\u0000\u0001\u001f", "\b\f\n\r\t", "\u007f\u0080\u2028\u2029", "<\u20ac>&'"]
)
def test_letters_are_written_as_the_standard_has_them(title: str) -> None:
    for more in ("", "\U0001f600"):
        sheet = {**pad(touches=["round-1 red-2"]), "title": title + more}
        form = {"rules": "smoothies@1", "setup": {**BARE_SETUP, "sheet": sheet}, "moves": []}
        assert of(record(table=setup(sheet))) == by_hand(form)


def test_numbers_are_written_plainly() -> None:
    throw = copy.deepcopy(THROW)
    throw["round"] = {"yellow": -(2**53) + 1, "orange": 0, "red": 2**53 - 1}
    form = {"rules": "smoothies@1", "setup": BARE_SETUP, "moves": [throw]}
    assert of(record([throw])) == by_hand(form)


# Sheets


def test_sheets_are_written_in_one_way() -> None:
    bare = {
        "Ana": {"abilities_used": 2, "blenders": {"round": [1, 2, 3], "square": []}, "fruits": {"red": [1, 4, 11]}},
        "Ben": {"abilities_used": 0, "blenders": {"round": [2, 5], "square": [1]}, "fruits": {}},
    }
    expected = by_hand({"rules": "smoothies@1", "setup": BARE_SETUP, "sheets": bare})
    assert of(sheets(bare)) == expected
    by_count = {
        "Ben": paper(([5, 2], 1), **{colour: [] for colour in COLOURS}),
        "Ana": paper((3, 0), used=2, blue=[], red=[11, 1, 4]),
    }
    assert of(sheets(by_count)) == expected


@pytest.mark.parametrize(
    "changed",
    [
        paper((3, 1), red=[1, 4]),
        paper(([1, 2, 4], 0), red=[1, 4]),
        paper((3, 0), used=1, red=[1, 4]),
        paper((3, 0), red=[1, 5]),
        paper((3, 0), blue=[1, 4]),
    ],
)
def test_other_papers_have_another_fingerprint(changed: Json) -> None:
    papers = {"Ana": paper((3, 0), red=[1, 4]), "Ben": paper((0, 0))}
    assert of(sheets({**papers, "Ana": changed})) != of(sheets(papers))


# Names, and what is not in it


@pytest.mark.parametrize("name", ["Zo\u00e9", "Zoe\u0301"])
def test_names_are_composed(name: str) -> None:
    table = {**setup(), "players": [name, "Ben"]}
    composed = {**BARE_SETUP, "players": ["Zo\u00e9", "Ben"]}
    moves = [{**THROW, "player": "Zo\u00e9"}]
    expected = by_hand({"rules": "smoothies@1", "setup": composed, "moves": moves})
    assert of(record([{**THROW, "player": name}], table)) == expected


def test_id_tags_and_claim_are_not_in_it() -> None:
    more = {"id": "table-12", "tags": {"round": "3"}, "claim": {"totals": {"Ana": 3}, "winners": ["Ana"]}}
    papers = {"Ana": paper((3, 0), red=[1, 4]), "Ben": paper((0, 0))}
    assert of(record([THROW], **more)) == of(record([THROW]))
    assert of(sheets(papers, **more)) == of(sheets(papers))


def test_the_order_of_fields_and_blanks_do_not_count() -> None:
    turned = dict(reversed(record([dict(reversed(THROW.items()))]).items()))
    assert list(turned) == ["moves", "setup", "rules"]
    assert of(turned) == of(record([THROW]))


@pytest.mark.parametrize(
    "other",
    [
        record([THROW], setup(players="Ben Ana")),
        record([THROW], setup(players="Ana Ben Cid")),
        record([THROW, THROW]),
        record([{**THROW, "player": "Ben"}]),
        record([{**THROW, "round": {"yellow": 1, "orange": 3}}]),
        record([THROW], setup(pad())),
    ],
)
def test_another_game_has_another_fingerprint(other: Json) -> None:
    assert of(other) != of(record([THROW]))


def test_the_answers_carry_it() -> None:
    table = setup(QUICK_PAD)
    form = {"rules": "smoothies@1", "setup": {**BARE_SETUP, "sheet": QUICK_PAD}, "moves": list(QUICK)}
    assert verdict(record(QUICK, table))["fingerprint"] == by_hand(form)
    papers = {"Ana": paper((0, 0)), "Ben": paper((0, 0))}
    assert scorecard(sheets(papers))["fingerprint"] == of(sheets(papers))


# Keys beyond the basic plane: the standard sorts by UTF-16, where U+1D11E comes before U+FB01.


def test_keys_are_sorted_as_utf_16() -> None:
    players = ["\ufb01", "\U0001d11e", "z", "\ud7a3"]
    papers = {player: paper((place, 0)) for place, player in enumerate(players)}
    bare = {
        player: {"abilities_used": 0, "fruits": {}, "blenders": {"round": list(range(1, place + 1)), "square": []}}
        for place, player in enumerate(players)
    }
    table = {**BARE_SETUP, "players": players}
    form = {"rules": "smoothies@1", "setup": table, "sheets": bare}
    assert rfc8785.dumps(bare).index(b'"\xf0\x9d') < rfc8785.dumps(bare).index(b'"\xef\xac')
    assert of(sheets(papers, {**setup(), "players": players})) == by_hand(form)


@pytest.mark.parametrize(
    "value",
    [
        {"\ufb01": 1, "\U0001d11e": 2, "a": {"\uffff": [], "\U00010000": [{"\ue000": 1, "\U0010ffff": None}]}},
        {"b": ["\U0001d11e", '"\\\u0001\u007f', True, -5], "a": {}},
        ["\U0001f600", {"\U0001f600": "\b\f\n\r\t"}],
        {"\u00e9": 1, "z": 2, "\r": 3, "1": 4, "10": 5, "2": 6, "": 7},
    ],
)
def test_canonical_json_is_that_of_the_standard(value: Any) -> None:
    assert canonical(value) == rfc8785.dumps(value)
    assert json.loads(canonical(value)) == value
