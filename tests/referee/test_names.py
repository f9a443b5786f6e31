"""Names of players are composed, hold no control characters and no blanks around, and must sit at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.tables import Json, blend, faults, paper, read, record, roll, sent, setup, sheets, verdict

# The same name in two spellings: one letter with its accent, or the letter and a combining accent (U+0301).
COMPOSED, DECOMPOSED = "Zo\u00e9", "Zoe\u0301"
THROW = ("yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1")
OTHER_PAPER = paper((0, 0))


def table(*players: str) -> Json:
    return {**setup(), "players": list(players)}


def of_players(*players: str) -> list[tuple[str, str, tuple[str | int, ...]]]:
    return faults(record(table=table(*players)))


# NFC


@pytest.mark.parametrize("sitting", [COMPOSED, DECOMPOSED])
@pytest.mark.parametrize("moving", [COMPOSED, DECOMPOSED])
def test_a_move_finds_its_player_in_either_spelling(sitting: str, moving: str) -> None:
    document = read(record([roll(moving, *THROW)], table(sitting, "Ben")))
    assert document.setup.players == [COMPOSED, "Ben"]
    assert document.moves[0].player == COMPOSED


@pytest.mark.parametrize("sitting", [COMPOSED, DECOMPOSED])
@pytest.mark.parametrize("written", [COMPOSED, DECOMPOSED])
def test_sheets_and_claim_find_their_player_in_either_spelling(sitting: str, written: str) -> None:
    claim = {"totals": {written: 1}, "sections": {written: {"fruits": 1}}, "winners": ["Ben", written]}
    document = read(sheets({written: OTHER_PAPER, "Ben": OTHER_PAPER}, table(sitting, "Ben"), claim=claim))
    assert list(document.sheets) == [COMPOSED, "Ben"]
    assert document.claim.totals == {COMPOSED: 1}
    assert document.claim.sections == {COMPOSED: {"fruits": 1}}
    assert document.claim.winners == ["Ben", COMPOSED]


def test_the_answer_names_players_composed() -> None:
    answer = verdict(record([roll(DECOMPOSED, *THROW)], table(DECOMPOSED, "Ben")), "state")
    assert answer["expect"] == [{"player": COMPOSED, "types": ["reroll", "blend"]}]
    assert list(answer["score"]["players"]) == [COMPOSED, "Ben"]
    assert list(answer["state"]["players"]) == [COMPOSED, "Ben"]


def test_a_composed_name_leaves_the_rest_of_the_move_alone() -> None:
    moves = [roll(DECOMPOSED, *THROW), blend(DECOMPOSED, "round", save=1)]
    assert sent(read(record(moves, table(DECOMPOSED, "Ben"))).moves) == [
        roll(COMPOSED, *THROW),
        blend(COMPOSED, "round", save=1),
    ]


def test_two_spellings_of_one_name_are_the_same_player() -> None:
    assert of_players(COMPOSED, DECOMPOSED) == [("/setup/players/1", "duplicate-player", ())]
    assert of_players("Ben", DECOMPOSED, COMPOSED) == [("/setup/players/2", "duplicate-player", ())]


def test_the_same_name_twice_is_refused_and_another_case_is_not() -> None:
    assert of_players("Ana", "Ben", "Ana") == [("/setup/players/2", "duplicate-player", ())]
    assert of_players("Ana", "ana", "ANA") == []


def test_letters_that_only_look_alike_are_two_players() -> None:
    # NFC keeps the Latin and the Cyrillic letter apart, and a ligature as it is.
    assert of_players("Ana", "\u0410na", "fi", "\ufb01") == []


@pytest.mark.parametrize("part", ["sheets", "totals", "sections"])
def test_one_player_under_two_spellings_is_refused(part: str) -> None:
    value: Any = {"sheets": OTHER_PAPER, "totals": 1, "sections": {}}[part]
    twice = {COMPOSED: value, DECOMPOSED: value}
    if part == "sheets":
        document, pointer = sheets({**twice, "Ben": OTHER_PAPER}, table(COMPOSED, "Ben")), f"/sheets/{DECOMPOSED}"
    else:
        document = record(table=table(COMPOSED, "Ben"), claim={part: twice})
        pointer = f"/claim/{part}/{DECOMPOSED}"
    assert faults(document) == [(pointer, "duplicate-player", ())]


# What a name may hold


@pytest.mark.parametrize("letter", ["\0", "\n", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\u2029"])
@pytest.mark.parametrize("name", ["An{}a", "{}Ana", "Ana{}"])
def test_a_control_character_is_refused(letter: str, name: str) -> None:
    assert of_players("Ben", name.format(letter)) == [("/setup/players/1", "control-character", ())]


@pytest.mark.parametrize("blank", [" ", "  ", "\u00a0", "\u2003", "\u3000"])
@pytest.mark.parametrize("name", ["{}Ana", "Ana{}", "{0}Ana{0}"])
def test_blanks_around_are_refused_with_the_name_without(blank: str, name: str) -> None:
    assert of_players("Ben", name.format(blank)) == [("/setup/players/1", "blank-around", ("Ana",))]


def test_a_name_of_blanks_has_no_name_to_offer() -> None:
    assert of_players("  ", "Ben") == [("/setup/players/0", "blank-around", ())]


@pytest.mark.parametrize("name", ["Ana Maria", "O'Neil", "\u674e\u96f7", "\U0001d11e", "a/b", "~", "__proto__", "7"])
def test_other_names_are_fine(name: str) -> None:
    assert of_players("Ben", name) == []


def test_a_name_has_one_to_forty_characters() -> None:
    assert of_players("A" * 40, "Ben") == []
    assert [fault[:2] for fault in of_players("A" * 41, "Ben")] == [("/setup/players/0", "shape")]
    assert [fault[:2] for fault in of_players("Ben", "")] == [("/setup/players/1", "shape")]


def test_every_faulty_name_is_told() -> None:
    assert of_players("Ana ", "B\nen", "Cid", "Cid") == [
        ("/setup/players/0", "blank-around", ("Ana",)),
        ("/setup/players/1", "control-character", ()),
        ("/setup/players/3", "duplicate-player", ()),
    ]


# Names that do not sit at the table


def test_an_unknown_mover_is_told_who_sits_at_the_table() -> None:
    moves = [roll("Ana", *THROW), roll("Anna", *THROW), roll("Ben", *THROW), roll("ben", *THROW)]
    known = ("Ana", "Ben")
    assert faults(record(moves)) == [
        ("/moves/1/player", "unknown-player", known),
        ("/moves/3/player", "unknown-player", known),
    ]


def test_unknown_names_in_a_claim_are_each_told() -> None:
    claim = {"totals": {"Ana": 1, "Cid": 2}, "sections": {"Dan": {"fruits": 1}}, "winners": ["Ben", "Eva"]}
    known = ("Ana", "Ben")
    assert faults(record(claim=claim)) == [
        ("/claim/totals/Cid", "unknown-player", known),
        ("/claim/sections/Dan", "unknown-player", known),
        ("/claim/winners/1", "unknown-player", known),
    ]


def test_an_unknown_and_a_missing_sheet_are_two_faults() -> None:
    assert faults(sheets({"Ana": OTHER_PAPER, "Bea": OTHER_PAPER})) == [
        ("/sheets/Bea", "unknown-player", ("Ana", "Ben")),
        ("/sheets/Ben", "missing-player", ()),
    ]


def test_every_missing_sheet_is_told_in_the_order_of_the_seats() -> None:
    found = faults(sheets({}, setup(players="Cid Ana")))
    assert found == [("/sheets/Cid", "missing-player", ()), ("/sheets/Ana", "missing-player", ())]


def test_a_pointer_escapes_what_stands_in_a_name() -> None:
    # RFC 6901: the tilde becomes ~0 and the slash ~1.
    claim = {"totals": {"a/b": 1}, "sections": {"~1": {"fruits": 1}}}
    assert [fault[0] for fault in faults(record(claim=claim))] == ["/claim/totals/a~1b", "/claim/sections/~01"]
    papers = {"Ana": OTHER_PAPER, "~/": OTHER_PAPER}
    found = faults(sheets(papers, table("Ana", "x/~y")))
    assert [fault[0] for fault in found] == ["/sheets/~0~1", "/sheets/x~1~0y"]


def test_a_pointer_into_a_sheet_escapes_its_players_name() -> None:
    papers = {"a/~b": paper((0, 0), yellow=[15]), "Ben": OTHER_PAPER}
    found = faults(sheets(papers, table("a/~b", "Ben")))
    assert [fault[:2] for fault in found] == [("/sheets/a~1~0b/fruits/yellow/0", "column-unknown")]


@pytest.mark.parametrize("name", ["Ana ", "ANA", "A\u0301na"])
def test_a_name_that_is_nearly_right_is_unknown(name: str) -> None:
    assert [fault[1] for fault in faults(record(claim={"winners": [name]}))] == ["unknown-player"]


def test_faulty_names_hide_the_rest_of_the_set_up() -> None:
    # Two players have no objective, which is said once the names are right.
    document = record(table={**table("Ana", "Ana"), "objective": "easy"})
    assert faults(document) == [("/setup/players/1", "duplicate-player", ())]
