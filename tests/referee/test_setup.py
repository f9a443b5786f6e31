"""What cannot be in a set-up or on a sheet, each fault with its place; and that the preset obeys its page."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games import GAMES
from tests.referee.tables import ABILITIES, COLOURS, Json, faults, pad, paper, record, sent, setup, sheets

SHEET = "/setup/sheet"
PRESETS = GAMES["smoothies"].presets
PLAIN = ["plain"] * 8


def of_sheet(**changes: Any) -> list[tuple[str, str, tuple[str | int, ...]]]:
    """The faults of the plain pad with some parts changed."""
    return faults(record(table=setup({**pad(), **changes})))


def rows_with(number: int, **changes: Any) -> list[Any]:
    """The plain pad's rows with one of them changed."""
    rows = pad()["rows"]
    rows[number] = {**rows[number], **changes}
    return list(rows)


def of_round(row: str) -> list[tuple[str, str, tuple[str | int, ...]]]:
    """The faults of the plain pad with another round blender row."""
    return of_sheet(blenders={"round": row.split(), "square": ["plain", "black"]})


def of_slots(ability: str, count: int) -> list[tuple[str, str, tuple[str | int, ...]]]:
    return faults(record(table=setup(pad(slots={ability: count}))))


def test_the_plain_pad_has_no_fault() -> None:
    assert of_sheet() == []


def test_a_sheet_may_leave_out_its_touches_and_have_a_title() -> None:
    sheet = {**pad(), "title": "Ours"}
    del sheet["touches"]
    assert faults(record(table=setup(sheet))) == []


def test_an_unknown_preset_is_told_those_that_are_there() -> None:
    assert faults(record(table=setup("reference-15"))) == [("/setup/sheet", "unknown-preset", ("reference-14",))]


def test_one_player_needs_an_objective() -> None:
    levels = ("easy", "normal", "difficult", "impossible")
    missing = [("/setup/objective", "objective-missing", levels)]
    assert faults(record(table=setup(players="Ana"))) == missing
    assert faults(record(table=setup(players="Ana", objective=None))) == missing
    assert faults(record(table=setup(players="Ana", objective="easy"))) == []


@pytest.mark.parametrize("players", ["Ana Ben", "Ana Ben Cid", "Ana Ben Cid Dan"])
def test_only_one_player_has_an_objective(players: str) -> None:
    found = faults(record(table=setup(players=players, objective="easy")))
    assert found == [("/setup/objective", "objective-solo-only", ())]


@pytest.mark.parametrize("players", ["", "Ana Ben Cid Dan Eva"])
def test_no_or_five_players_have_not_the_shape(players: str) -> None:
    assert [fault[:2] for fault in faults(record(table=setup(players=players)))] == [("/setup/players", "shape")]


def test_a_sheets_faults_stand_before_the_objectives() -> None:
    found = faults(record(table=setup("reference-15", players="Ana")))
    assert [fault[1] for fault in found] == ["unknown-preset", "objective-missing"]


def test_sheets_on_a_faulty_set_up_are_not_read() -> None:
    papers = {"Ana": paper((99, 0)), "Ben": paper((99, 0))}
    assert [fault[1] for fault in faults(sheets(papers, setup("reference-15")))] == ["unknown-preset"]


# Columns


@pytest.mark.parametrize(
    ("columns", "places"),
    [
        ([2, 1, 3, 4, 5, 6, 7, 14], [1]),
        ([1, 2, 2, 4, 5, 6, 7, 14], [2]),
        ([1, 2, 3, 14, 5, 7, 6, 15], [4, 6]),
    ],
)
def test_columns_ascend_and_are_distinct(columns: list[int], places: list[int]) -> None:
    assert of_sheet(columns=columns) == [(f"{SHEET}/columns/{place}", "columns-order", ()) for place in places]


@pytest.mark.parametrize(("missing", "instead"), [(7, 8), (14, 15)])
def test_the_bonus_columns_are_on_every_sheet(missing: int, instead: int) -> None:
    columns = [instead if column == missing else column for column in pad()["columns"]]
    assert of_sheet(columns=columns) == [(f"{SHEET}/columns", "column-missing", (missing,))]


@pytest.mark.parametrize("first", [0, -1])
def test_no_column_is_below_one(first: int) -> None:
    assert of_sheet(columns=[first, 2, 3, 4, 5, 6, 7, 14]) == [(f"{SHEET}/columns/0", "minimum", (1,))]


def test_a_column_has_at_most_three_digits() -> None:
    def of_last(last: int) -> Any:
        return of_sheet(
            columns=[*pad()["columns"], last], rows=[{**r, "boxes": [*PLAIN, "star"]} for r in pad()["rows"]]
        )

    assert of_last(999) == []
    assert of_last(1000) == [(f"{SHEET}/columns/8", "maximum", (999,))]


def test_a_column_has_at_least_one_box() -> None:
    but_for_one = {f"{colour}-3": None for colour in COLOURS[1:]}
    assert faults(record(table=setup(pad(but_for_one)))) == []
    empty = {**but_for_one, "yellow-3": None}
    assert faults(record(table=setup(pad(empty)))) == [(f"{SHEET}/columns/2", "column-empty", ())]


# Rows


@pytest.mark.parametrize("boxes", [PLAIN[:7], [*PLAIN, "plain"], ["plain"]])
def test_a_row_has_a_place_for_each_column(boxes: list[str]) -> None:
    assert of_sheet(rows=rows_with(4, boxes=boxes)) == [(f"{SHEET}/rows/4/boxes", "row-length", (8,))]


def test_a_colour_twice_is_another_one_missing() -> None:
    assert of_sheet(rows=rows_with(6, colour="red")) == [
        (f"{SHEET}/rows/6/colour", "row-repeated", ()),
        (f"{SHEET}/rows", "row-missing", ("green",)),
    ]


def test_missing_rows_are_named() -> None:
    assert of_sheet(rows=pad()["rows"][2:]) == [(f"{SHEET}/rows", "row-missing", ("yellow", "orange"))]


def test_an_eighth_row_is_one_too_many() -> None:
    rows = [*pad()["rows"], {"colour": "pink", "boxes": PLAIN}]
    assert of_sheet(rows=rows) == [(f"{SHEET}/rows/7/colour", "row-repeated", ())]


def test_the_rows_may_stand_in_any_order() -> None:
    assert of_sheet(rows=pad()["rows"][::-1]) == []


# Blenders and abilities


@pytest.mark.parametrize("row", ["plain plain", "plain black plain black", "plain black black", "plain grey:-1"])
def test_a_blender_has_exactly_one_black_box(row: str) -> None:
    assert of_round(row) == [(f"{SHEET}/blenders/round", "blender-shape", ())]


def test_a_box_stands_before_the_black_one() -> None:
    assert of_round("black grey:-1") == [(f"{SHEET}/blenders/round/0", "blender-shape", ())]


@pytest.mark.parametrize(
    ("row", "place"),
    [
        ("plain grey:-1 black", 1),
        ("grey:-1 black", 0),
        ("plain black plain", 2),
        ("plain black grey:-1 star", 3),
        ("plain black reroll", 2),
    ],
)
def test_greys_and_nothing_else_follow_the_black_box(row: str, place: int) -> None:
    assert of_round(row) == [(f"{SHEET}/blenders/round/{place}", "blender-shape", ())]


@pytest.mark.parametrize(
    "row", ["plain black", "star black grey:-99", "modifier_3 plain black grey:-1 grey:-3 grey:-5"]
)
def test_a_blender_may_have_any_greys_or_none(row: str) -> None:
    assert of_round(row) == []


def test_the_square_blender_is_looked_at_too() -> None:
    found = of_sheet(blenders={"round": ["plain", "black"], "square": ["plain", "plain"]})
    assert found == [(f"{SHEET}/blenders/square", "blender-shape", ())]


@pytest.mark.parametrize("ability", ABILITIES)
def test_only_the_abilities_of_the_start_need_a_slot(ability: str) -> None:
    starting = {"reroll", "extra_die", "colour_change"}
    expected = [(f"{SHEET}/abilities/{ability}", "slots-missing", ())] if ability in starting else []
    assert of_slots(ability, 0) == expected
    assert of_slots(ability, 1) == []


# Touches


@pytest.mark.parametrize(
    ("touch", "expected"),
    [
        (["round-1", "blue-3"], []),
        (["blue-3", "square-2"], []),
        (["round-1", "square-2"], []),
        (["blue-3", "pink-5"], [("", "touch-needs-blender", ())]),
        (["round-3", "blue-3"], [("/0", "touch-unknown-box", ())]),
        (["square-1", "blue-8"], [("/1", "touch-unknown-box", ())]),
        (["round-3", "square-3"], [("/0", "touch-unknown-box", ()), ("/1", "touch-unknown-box", ())]),
        (["round-1", "round-1"], [("/1", "touch-itself", ())]),
    ],
)
def test_a_touch_joins_a_blender_box_to_another_box(touch: list[str], expected: list[Any]) -> None:
    found = of_sheet(touches=[["square-1", "red-1"], touch])
    assert found == [(f"{SHEET}/touches/1{place}", code, allowed) for place, code, allowed in expected]


def test_a_touch_cannot_name_an_absent_box() -> None:
    sheet = pad({"blue-3": None}, touches=["round-1 blue-3"])
    assert faults(record(table=setup(sheet))) == [(f"{SHEET}/touches/0/1", "touch-unknown-box", ())]


def test_all_faults_of_a_sheet_are_named_in_its_order() -> None:
    columns = [1, 2, 3, 4, 5, 6, 8, 14]
    sheet = pad(columns=columns, blenders=("plain plain", "plain plain"), slots={"reroll": 0})
    sheet["touches"] = [["red-1", "red-2"]]
    assert [fault[:2] for fault in faults(record(table=setup({**sheet, "rows": sheet["rows"][1:]})))] == [
        (f"{SHEET}/columns", "column-missing"),
        (f"{SHEET}/rows", "row-missing"),
        (f"{SHEET}/blenders/round", "blender-shape"),
        (f"{SHEET}/blenders/square", "blender-shape"),
        (f"{SHEET}/abilities/reroll", "slots-missing"),
        (f"{SHEET}/touches/0", "touch-needs-blender"),
    ]


# The preset


def boxes(sheet: Json) -> dict[str, str | None]:
    """What each fruit box of a sheet holds, by its name."""
    return {
        f"{row['colour']}-{column}": box
        for row in sheet["rows"]
        for column, box in zip(sheet["columns"], row["boxes"], strict=True)
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_written_out_in_full_has_no_fault(preset: str) -> None:
    assert PRESETS[preset].id == preset
    assert faults(record(table=setup(sent(PRESETS[preset])))) == []


def test_the_reference_sheet_is_assumed_and_full() -> None:
    sheet = sent(PRESETS["reference-14"])
    assert sheet["provenance"] == "assumed"
    assert sheet["columns"] == list(range(1, 15))
    assert len(boxes(sheet)) == 7 * 14
    assert None not in boxes(sheet).values()


def test_the_reference_sheet_agrees_with_every_printed_example() -> None:
    sheet = sent(PRESETS["reference-14"])
    found = boxes(sheet)
    rows = [row["colour"] for row in sheet["rows"]]
    assert found["purple-11"] == "star"  # SM:52
    assert abs(rows.index("purple") - rows.index("green")) == 1  # SM:52
    assert [found[box] for box in ("orange-4", "yellow-7")] == ["plain", "plain"]  # SM:37
    for blender in ("round", "square"):
        assert sheet["blenders"][blender][-3:] == ["black", "grey:-1", "grey:-3"]  # SM:63


def test_the_reference_sheet_gives_each_ability_somewhere() -> None:
    sheet = sent(PRESETS["reference-14"])
    symbols = [*boxes(sheet).values(), *sheet["blenders"]["round"], *sheet["blenders"]["square"]]
    assert {*ABILITIES, "star", "plain"} <= set(symbols)
    assert list(sheet["abilities"].values()) == [4, 4, 4, 3, 3, 3, 3]
