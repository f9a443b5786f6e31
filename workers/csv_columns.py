"""The columns of final sheets in CSV: the one list that loads them, places their faults and writes `docs/csv.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

TAG = "tag:"
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
COLOURS = ("yellow", "orange", "red", "pink", "purple", "blue", "green")
BLENDERS = ("round", "square")


class Kind(StrEnum):
    """What stands in a cell."""

    TEXT = "text"
    JSON = "JSON"
    WHOLE = "whole number"
    NUMBERS = "whole numbers"
    DAYS = "days"
    ROUNDS = "rounds"


class Column(NamedTuple):
    """A column: its name, what its cells hold, and where that goes in a player's sheet (`*` is each day named)."""

    name: str
    kind: Kind
    meaning: str
    path: tuple[str | int, ...] = ()
    example: str = ""


COMMON = (
    Column("game_id", Kind.TEXT, "The game's id; neighbouring rows with the same one are one game.", example="table-1"),
    Column("rules", Kind.TEXT, "The ruleset.", example="relajarse@1"),
    Column("player", Kind.TEXT, "The player; a game's rows stand in the order of its seats.", example="Julia"),
    Column("claim_total", Kind.WHOLE, "The total that this player is said to have.", example="18"),
    Column("setup_json", Kind.JSON, "The set-up without its players.", example='{"board": "prerelease"}'),
)
GAME_ID, RULES, PLAYER, CLAIM_TOTAL, SETUP_JSON = (column.name for column in COMMON)
TIE_BREAK = "tie_break"
REQUIRED = (GAME_ID, RULES, PLAYER)


def _blender_columns() -> Sequence[Column]:
    counts = [
        Column(f"{name}_blender", Kind.WHOLE, f"Boxes crossed in the {name} blender.", ("blenders", name), "15")
        for name in BLENDERS
    ]
    boxes = [
        Column(
            f"{name}_boxes",
            Kind.NUMBERS,
            f"Instead of `{name}_blender`: which boxes are crossed, where they are not the leftmost.",
            ("blenders", name),
            "1 2 3 5",
        )
        for name in BLENDERS
    ]
    return (*counts, *boxes)


SMOOTHIES = (
    *(
        Column(name, Kind.NUMBERS, f"Columns crossed in the {name} row.", ("fruits", name), "4 5 7 11")
        for name in COLOURS
    ),
    *_blender_columns(),
    Column("abilities_used", Kind.WHOLE, "Abilities used.", ("abilities_used",), "9"),
)
AMOUNTS = {
    "start": "The cash with which {day} begins.",
    "sales": "What {day} brought in.",
    "costs": "What {day} cost.",
    "end": "The cash with which {day} ends.",
}
SMOOTHIE_WARS = (
    *(
        Column(f"{day}_{name}", Kind.WHOLE, meaning.format(day=day.capitalize()), ("days", number, name), "120")
        for number, day in enumerate(DAYS)
        for name, meaning in AMOUNTS.items()
    ),
    Column(
        "go_early",
        Kind.DAYS,
        "The day on which the bonus for going early is written.",
        ("days", "*", "go_early"),
        "sunday",
    ),
    Column("extra_card", Kind.DAYS, "The days with an extra card.", ("days", "*", "extra_card"), "thursday sunday"),
    Column("loan", Kind.DAYS, "The day after which the loan is taken.", ("days", "*", "loan"), "tuesday"),
)
SMARTISH = (
    Column("position", Kind.WHOLE, "Where the team stands at the end.", ("position",), "20"),
    Column(TIE_BREAK, Kind.ROUNDS, "The rounds of the tie-break in which the team was right.", (), "1 2"),
)
RELAJARSE = (
    Column("cubes", Kind.WHOLE, "Ice cubes in the cup.", ("cubes",), "12"),
    Column("blueberries", Kind.WHOLE, "Blueberries in the cup.", ("blueberries",), "3"),
)
SMILE_RUSH = (
    Column("pairs", Kind.WHOLE, "Pairs taken (`rush` and `classic`).", ("pairs",), "18"),
    Column("tris", Kind.WHOLE, "Tris taken (`rush` and `classic`).", ("tris",), "5"),
    Column("penalties", Kind.WHOLE, "Penalty cards (`rush` and `classic`).", ("penalties",), "2"),
    Column("attempts", Kind.WHOLE, "Attempts (`memory`).", ("attempts",), "17"),
)
COLUMNS: Mapping[str, Sequence[Column]] = {
    "smoothies": SMOOTHIES,
    "smoothie-wars": SMOOTHIE_WARS,
    "smartish": SMARTISH,
    "relajarse": RELAJARSE,
    "smile-rush": SMILE_RUSH,
}
TAG_COLUMN = f"{TAG}<name>"
NAMES = {column.name: column for columns in (COMMON, *COLUMNS.values()) for column in columns}


def is_known(name: str) -> bool:
    """Whether a column may be called so."""
    return name in NAMES or (name.startswith(TAG) and len(name) > len(TAG))


def columns_of(game: str) -> Mapping[str, Column]:
    """The columns that a game's rows may fill, by name; tags are beside them."""
    return {column.name: column for column in (*COMMON, *COLUMNS.get(game, ()))}
