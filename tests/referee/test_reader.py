"""Bytes that are no document of a game, and what is told of them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from referee import reader
from referee.core import DocumentError
from tests.referee.tables import QUICK, QUICK_PAD, faults, paper, read, record, roll, setup, sheets

SERVED = tuple(game.rules for game in reader.GAMES.values())
MOST = 2**53 - 1
PAPERS = {"Ana": paper((0, 0)), "Ben": paper((0, 0))}
THROW = roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1")


def refusal(document: Any, game: str | None = None, form: Any = None) -> DocumentError:
    """The error with which a document is refused."""
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    with pytest.raises(DocumentError) as caught:
        reader.read(data, game, form)
    return caught.value


def undecoded(document: Any, game: str | None = None, form: Any = None) -> tuple[str, str]:
    """Pointer and code of the one fault of something that has not the shape of a document."""
    error = refusal(document, game, form)
    assert error.undecoded
    (fault,) = error.faults
    return fault.pointer, fault.code


def with_face(face: str) -> bytes:
    """A record whose first die shows some raw JSON."""
    return json.dumps(record([THROW])).replace('"yellow": 1', f'"yellow": {face}').encode()


def test_a_document_is_read_as_it_was_written() -> None:
    document = record(QUICK, setup(QUICK_PAD), id="table-12", tags={"round": "3"}, claim={"totals": {"Ana": 4}})
    read_again = json.loads(msgspec.json.encode(read(document)))
    assert read_again == document


# Which game, which version, which form


@pytest.mark.parametrize("rules", ["smoothies@2", "smoothies@0", "smoothies@01", "smoothies", "Smoothies@1", "chess@1"])
@pytest.mark.parametrize("game", [None, "smoothies"])
def test_rules_that_are_not_served_are_told_those_that_are(rules: str, game: str | None) -> None:
    error = refusal({**record(), "rules": rules}, game)
    (fault,) = error.faults
    allowed = SERVED if game is None else ("smoothies@1",)
    assert (fault.pointer, fault.code, fault.allowed) == ("/rules", "unknown-version", allowed)
    assert fault.facts == {"sent": rules}
    assert not error.undecoded


@pytest.mark.parametrize("form", [None, "record"])
def test_another_games_document_is_for_another_game(monkeypatch: pytest.MonkeyPatch, form: Any) -> None:
    twin = replace(reader.GAMES["smoothies"], id="twin", version=4)
    monkeypatch.setitem(reader.GAMES, twin.id, twin)  # type: ignore[arg-type]  # a dict beneath
    monkeypatch.setitem(reader.DECODERS, (twin.id, "record"), msgspec.json.Decoder(int))  # type: ignore[arg-type]
    (fault,) = refusal(record(), "twin", form).faults
    assert (fault.pointer, fault.code, fault.allowed) == ("/rules", "wrong-game", ("twin@4",))
    (unknown,) = refusal({**record(), "rules": "chess@1"}).faults
    assert unknown.allowed == (*SERVED, "twin@4")


def test_the_form_follows_from_moves_or_sheets() -> None:
    assert reader.form_of(read(record())) == "record"
    assert reader.form_of(read(sheets(PAPERS))) == "sheets"


@pytest.mark.parametrize("body", [{}, {"moves": [], "sheets": PAPERS}, {"moves": 1, "sheets": None}])
def test_a_document_has_moves_or_sheets_and_not_both(body: Any) -> None:
    found = faults({"rules": "smoothies@1", "setup": setup(), **body})
    assert found == [("", "one-of-moves-and-sheets", ("moves", "sheets"))]


def test_where_only_one_form_is_allowed_the_other_has_not_its_shape() -> None:
    assert undecoded(sheets(PAPERS), "smoothies", "record")[1] == "shape"
    assert undecoded(record(), "smoothies", "sheets")[1] == "shape"
    assert undecoded({**record(), "sheets": PAPERS}, "smoothies", "record")[1] == "shape"


@pytest.mark.parametrize("form", [None, "record"])
@pytest.mark.parametrize("game", [None, "smoothies"])
def test_a_named_game_and_form_read_the_same(game: str | None, form: Any) -> None:
    document = record([THROW])
    assert reader.read(json.dumps(document).encode(), game, form) == read(document)


# Bytes


def test_a_byte_order_mark_is_ignored() -> None:
    data = json.dumps(record([THROW])).encode()
    assert reader.read(b"\xef\xbb\xbf" + data) == reader.read(data)
    assert undecoded(b"\xef\xbb\xbf\xef\xbb\xbf" + data) == ("", "not-json")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"{",
        b"rules",
        b'{"rules": "smoothies@1"',
        b'{"rules": "smoothies@1",}',
        b"{'rules': 'smoothies@1'}",
        b'{"rules": "smoothies@1"} {}',
        b'{"rules": "smoothies\xff1"}',
        json.dumps(record()).encode("utf-16"),
        b'// a remark\n{"rules": "smoothies@1"}',
    ],
)
def test_what_is_not_json_is_said_to_be_none(data: bytes) -> None:
    assert undecoded(data) == ("", "not-json")
    assert undecoded(data, "smoothies", "record") == ("", "not-json")


@pytest.mark.parametrize("data", [b"null", b"1", b'"smoothies@1"', b"[]"])
def test_json_that_is_no_object_is_no_document(data: bytes) -> None:
    assert undecoded(data) == ("", "shape")


def test_nesting_without_end_is_told_and_stops_nothing() -> None:
    deep = b'{"rules": "smoothies@1", "setup": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b', "moves": []}'
    assert undecoded(deep)[1] in ("too-deep", "shape")
    for opened in (b"[", b'{"a":'):
        assert undecoded(opened * 100_000) in [("", "too-deep"), ("", "not-json"), ("", "shape")]
    assert undecoded(b'{"rules": ' + b"[" * 100_000 + b"]" * 100_000 + b"}")[1] in ("too-deep", "shape")


@pytest.mark.parametrize("field", ["rules", "setup"])
def test_a_missing_field_is_told(field: str) -> None:
    document = record()
    del document[field]
    assert undecoded(document) == ("", "shape")


# Numbers


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "01", "+1", ".5", "0x1"])
def test_what_json_does_not_call_a_number_is_none(number: str) -> None:
    assert undecoded(with_face(number)) == ("", "not-json")


@pytest.mark.parametrize("number", ["4.0", "4e0", "4.5", '"4"', "true", "null", "[4]"])
def test_a_face_is_a_whole_number_written_without_a_fraction(number: str) -> None:
    assert undecoded(with_face(number))[1] == "shape"


@pytest.mark.parametrize("number", [MOST, -MOST])
def test_an_integer_within_53_bits_is_read(number: int) -> None:
    assert reader.read(with_face(str(number))).moves[0].round["yellow"] == number


@pytest.mark.parametrize("number", [MOST + 1, -MOST - 1, 2**63, 2**64, 10**30])
def test_an_integer_past_53_bits_is_not(number: int) -> None:
    assert undecoded(with_face(str(number)))[1] == "shape"
    assert undecoded(record(claim={"totals": {"Ana": number}}))[1] == "shape"
    assert undecoded(sheets({**PAPERS, "Ana": paper((0, 0), used=number)}))[1] == "shape"


# Text


@pytest.mark.parametrize("half", ["\\ud834", "\\udd1e", "\\ud834x", "\\udd1e\\ud834"])
@pytest.mark.parametrize("place", ["name", "tag", "id"])
def test_half_a_character_is_not_read(half: str, place: str) -> None:
    document = record(id="HALF" if place == "id" else "x", tags={"a": "HALF" if place == "tag" else "x"})
    document["setup"]["players"][1] = "HALF" if place == "name" else "Ben"
    assert undecoded(json.dumps(document).replace("HALF", half).encode())[1] in ("not-json", "shape")


def test_a_whole_character_beyond_the_basic_plane_is_read_escaped_or_not() -> None:
    table = {**setup(), "players": ["\U0001d11e", "Ben"]}
    escaped = json.dumps(record(table=table))
    assert "\\ud834\\udd1e" in escaped
    raw = json.dumps(record(table=table), ensure_ascii=False).encode()
    assert reader.read(escaped.encode()) == reader.read(raw)


# Shape and sections


@pytest.mark.parametrize(
    ("moves", "pointer"),
    [
        ([THROW, {**THROW, "player": 7}], "/moves/1/player"),
        ([THROW, {**THROW, "type": "throw"}], "/moves/1/type"),
        ([{"type": "pick", "player": "Ana", "dice": [{"die": "red"}, {"die": "teal"}]}], "/moves/0/dice/1/die"),
        ([{"type": "pick", "player": "Ana", "dice": [], "modifiers": [1, 2]}], "/moves/0/modifiers/1"),
        ([{"type": "blend", "player": "Ana", "blender": "round", "stars": ["blue-3", "blue-03"]}], "/moves/0/stars/1"),
        ([{"type": "blend", "player": "Ana", "blender": "round", "save": -1}], "/moves/0/save"),
    ],
)
def test_the_first_wrong_value_is_pointed_to(moves: Any, pointer: str) -> None:
    assert undecoded(record(moves)) == (pointer, "shape")


@pytest.mark.parametrize("unknown", ["Moves", "move", "result", ""])
def test_an_unknown_field_is_refused(unknown: str) -> None:
    assert undecoded({**record(), unknown: []})[1] == "shape"


def test_an_unknown_section_is_told_those_of_the_game() -> None:
    claim = {"sections": {"Ana": {"fruits": 1, "fruit": 1}, "Ben": {"a/b": 2}}}
    known = ("fruits", "customers", "blenders")
    expected = [
        ("/claim/sections/Ana/fruit", "unknown-section", known),
        ("/claim/sections/Ben/a~1b", "unknown-section", known),
    ]
    assert faults(record(claim=claim)) == expected
    assert faults(sheets(PAPERS, claim=claim)) == expected


def test_every_known_section_may_be_claimed() -> None:
    assert faults(record(claim={"sections": {"Ana": {"fruits": 1, "customers": 2, "blenders": 3}}})) == []


# Final sheets


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (paper((17, 17)), []),
        (paper(([], [17, 1])), []),
        (paper((18, 0)), [("/blenders/round", "count-too-large", (17,))]),
        (paper((0, 99)), [("/blenders/square", "count-too-large", (17,))]),
        (paper(([1, 18], 0)), [("/blenders/round/1", "position-unknown", tuple(range(1, 18)))]),
        (paper((0, [0])), [("/blenders/square/0", "position-unknown", tuple(range(1, 18)))]),
        (paper(([2, 1, 2], 0)), [("/blenders/round/2", "position-twice", ())]),
        (paper((0, 0), red=[14, 15]), [("/fruits/red/1", "column-unknown", tuple(range(1, 15)))]),
        (paper((0, 0), red=[3, 3]), [("/fruits/red/1", "column-twice", ())]),
    ],
)
def test_a_box_that_a_sheet_lacks_or_has_once_is_pointed_to(changed: Any, expected: Any) -> None:
    found = faults(sheets({"Ana": PAPERS["Ana"], "Ben": changed}))
    assert found == [(f"/sheets/Ben{pointer}", code, allowed) for pointer, code, allowed in expected]


@pytest.mark.parametrize("field", ["fruits", "blenders", "abilities_used"])
def test_a_paper_has_all_its_parts(field: str) -> None:
    part = {name: value for name, value in PAPERS["Ben"].items() if name != field}
    assert undecoded(sheets({"Ana": PAPERS["Ana"], "Ben": part}))[1] == "shape"
