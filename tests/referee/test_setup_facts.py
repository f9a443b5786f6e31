"""What the fault of a set-up tells beside its place and code: what was sent, and what it was held against."""

from __future__ import annotations

from typing import Any

import pytest

from referee.core import DocumentError
from tests.referee import weekdays
from tests.referee.tables import Json, pad, paper, read, record, setup, sheets


def facts(document: Json) -> list[Json]:
    with pytest.raises(DocumentError) as caught:
        read(document)
    return [dict(fault.facts) for fault in caught.value.faults]


def of_sheet(**changes: Any) -> list[Json]:
    return facts(record(table=setup({**pad(), **changes})))


def rows_with(number: int, **changes: Any) -> list[Json]:
    rows: list[Json] = list(pad()["rows"])
    rows[number] = {**rows[number], **changes}
    return rows


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        # Yellow is the first row and stands again for orange; the third row, red, has seven boxes for eight columns.
        ({"rows": rows_with(1, colour="yellow")}, [{"colour": "yellow"}, {"colours": ("orange",)}]),
        ({"rows": rows_with(2, boxes=["plain"] * 7)}, [{"colour": "red", "boxes": 7, "columns": 8}]),
        ({"columns": [2, 1, 3, 4, 5, 6, 7, 14]}, [{"left": 2, "right": 1}]),
        ({"columns": [0, 2, 3, 4, 5, 6, 7, 14]}, [{"limit": 1}]),
        ({"columns": [1, 2, 3, 4, 5, 6, 8, 14]}, [{"column": 7}]),
        (
            {"blenders": {"round": ["plain", "plain"], "square": ["plain", "black"]}},
            [{"blender": "round", "blacks": 0}],
        ),
        (
            {"blenders": {"round": ["black", "grey:-1"], "square": ["plain", "black"]}},
            [{"blender": "round", "blacks": 1}],
        ),
        ({"touches": [["round-9", "red-1"]]}, [{"sent": "round-9"}]),
        ({"touches": [["red-1", "red-2"]]}, [{"boxes": ("red-1", "red-2")}]),
        ({"touches": [["round-1", "round-1"]]}, [{"sent": "round-1"}]),
    ],
)
def test_a_pad_that_cannot_be_tells_what_is_on_it(changes: Json, told: list[Json]) -> None:
    found = [
        {name: tuple(value) if isinstance(value, list) else value for name, value in each.items()}
        for each in of_sheet(**changes)
    ]
    assert found == told


def test_a_preset_that_is_not_there_is_told_as_it_was_sent() -> None:
    assert facts(record(table=setup("reference-15"))) == [{"sent": "reference-15"}]
    week = {"rules": "smoothie-wars@1", "setup": {**weekdays.setup(), "board": "nowhere"}, "moves": []}
    assert facts(week) == [{"sent": "nowhere"}]


def test_a_sheet_that_cannot_be_tells_what_is_on_it() -> None:
    """The plain pad has columns 1 to 7 and 14, and two boxes in each blender's row."""
    assert facts(sheets({"Ana": paper((3, 0)), "Ben": paper((0, 0))}, setup(pad()))) == [{"sent": 3, "most": 2}]
    beside = {"Ana": paper(([3], [1, 1]), red=[8, 14, 14]), "Ben": paper((0, 0))}
    assert facts(sheets(beside, setup(pad()))) == [{"sent": 8}, {"sent": 14}, {"sent": 3}, {"sent": 1}]
