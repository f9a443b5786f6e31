"""What is fixed before the first roll: who plays, on which sheet, under which readings; and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import get_args

from msgspec import Struct

from referee.core import Facts, Fault
from referee.games.smoothies.board import BLENDERS, Board, build_board
from referee.games.smoothies.presets import SHEETS
from referee.games.smoothies.wire import Colour, Rulings, Setup, Sheet

MINIMUM = {1: 6, 2: 6, 3: 7, 4: 8}  # boxes of a fruit to exceed, by players: SM:12-14, solo SM:65
TARGETS = {"easy": 55, "normal": 60, "difficult": 65, "impossible": 70}  # points to exceed, SM:66-68
BONUS_COLUMNS = (7, 14)  # columns that every sheet has, SM:35
STARTING_ABILITIES = ("reroll", "extra_die", "colour_change")  # one of each, SM:44
ALL_COLOURS: tuple[Colour, ...] = get_args(Colour)  # a die and a row for each, SM:6
MOST_SLOTS = 99  # far above any printed pad; keeps the counts small
MOST_COLUMN = 999  # a box is written with at most three digits
BOARDS: Mapping[str, Board] = {name: build_board(sheet) for name, sheet in SHEETS.items()}


class Table(Struct, frozen=True):
    """The seating, the board, the readings and the solo objective of one game.

    `passives` gives for each seat those who pick after it, clockwise; alone, the same player (SM:65, SM-40).
    """

    players: tuple[str, ...]
    seats: Mapping[str, int]
    passives: tuple[tuple[int, ...], ...]
    board: Board
    readings: Rulings
    objective: str | None
    minimum: int

    @property
    def is_solo(self) -> bool:
        """One player who is active and then passive in each turn (SM:65)."""
        return len(self.players) == 1

    @property
    def needed(self) -> int:
        """The crossed boxes from which a fruit row scores (SM:57, SM-36)."""
        return self.minimum if self.readings.SM_36 == "reach" else self.minimum + 1


def build_table(setup: Setup) -> Table:
    """The table of a set-up that has no faults."""
    players = tuple(setup.players)
    sheet = setup.sheet
    count = len(players)
    return Table(
        players=players,
        seats={player: seat for seat, player in enumerate(players)},
        passives=tuple(tuple((seat + step) % count for step in range(1, count)) or (seat,) for seat in range(count)),
        board=BOARDS[sheet] if isinstance(sheet, str) else build_board(sheet),
        readings=setup.rulings,
        objective=setup.objective,
        minimum=MINIMUM[count],
    )


def setup_faults(setup: Setup) -> Iterator[Fault]:
    """What cannot be in a set-up, in document order; names are the reader's."""
    if isinstance(setup.sheet, Sheet):
        yield from _sheet_faults(setup.sheet)
    elif setup.sheet not in SHEETS:
        yield Fault("/setup/sheet", "unknown-preset", tuple(SHEETS), {"sent": setup.sheet})
    is_solo = len(setup.players) == 1
    if is_solo and setup.objective is None:
        yield Fault("/setup/objective", "objective-missing", tuple(TARGETS))
    if not is_solo and setup.objective is not None:
        yield Fault("/setup/objective", "objective-solo-only", ())


def _sheet_faults(sheet: Sheet) -> Iterator[Fault]:
    yield from _column_faults(sheet)
    yield from _row_faults(sheet)
    for blender in BLENDERS:
        yield from _blender_faults(blender, getattr(sheet.blenders, blender))
    for ability in sheet.abilities.__struct_fields__:
        slots = getattr(sheet.abilities, ability)
        least = int(ability in STARTING_ABILITIES)
        if not least <= slots <= MOST_SLOTS:
            facts: Facts = {"ability": ability, "least": least, "most": MOST_SLOTS}
            yield Fault(f"/setup/sheet/abilities/{ability}", "slots-missing", (), facts)
    yield from _touch_faults(sheet)


def _row_faults(sheet: Sheet) -> Iterator[Fault]:
    where = "/setup/sheet/rows"
    columns = len(sheet.columns)
    colours = [row.colour for row in sheet.rows]
    for number, row in enumerate(sheet.rows):
        if row.colour in colours[:number]:
            yield Fault(f"{where}/{number}/colour", "row-repeated", (), {"colour": row.colour})
        if len(row.boxes) != columns:
            facts: Facts = {"colour": row.colour, "boxes": len(row.boxes), "columns": columns}
            yield Fault(f"{where}/{number}/boxes", "row-length", (columns,), facts)
    missing = [colour for colour in ALL_COLOURS if colour not in colours]
    if missing:
        yield Fault(where, "row-missing", tuple(missing), {"colours": missing})


def _column_faults(sheet: Sheet) -> Iterator[Fault]:
    where = "/setup/sheet/columns"
    columns = sheet.columns
    for place, (left, right) in enumerate(pairwise(columns), start=1):
        if left >= right:
            yield Fault(f"{where}/{place}", "columns-order", (), {"left": left, "right": right})
    if columns and columns[0] < 1:
        yield Fault(f"{where}/0", "minimum", (1,), {"limit": 1})
    if columns and columns[-1] > MOST_COLUMN:
        yield Fault(f"{where}/{len(columns) - 1}", "maximum", (MOST_COLUMN,), {"limit": MOST_COLUMN})
    for column in BONUS_COLUMNS:
        if column not in columns:
            yield Fault(where, "column-missing", (column,), {"column": column})
    for place, column in enumerate(columns):
        boxes = [row.boxes[place] for row in sheet.rows if place < len(row.boxes)]
        if boxes and not any(box is not None for box in boxes):
            yield Fault(f"{where}/{place}", "column-empty", (), {"column": column})


def _blender_faults(blender: str, row: list[str]) -> Iterator[Fault]:
    blacks = [place for place, symbol in enumerate(row) if symbol == "black"]
    where = f"/setup/sheet/blenders/{blender}"
    if len(blacks) != 1:
        yield Fault(where, "blender-shape", (), {"blender": blender, "blacks": len(blacks)})
        return
    black = blacks[0]
    if black == 0:
        yield Fault(f"{where}/0", "blender-shape", (), {"blender": blender, "blacks": 1})
    for place, symbol in enumerate(row):
        if symbol.startswith("grey:") != (place > black) and place != black:
            yield Fault(f"{where}/{place}", "blender-shape", (), {"blender": blender, "blacks": 1})


def _touch_faults(sheet: Sheet) -> Iterator[Fault]:
    boxes = {
        f"{row.colour}-{column}"
        for row in sheet.rows
        for column, box in zip(sheet.columns, row.boxes, strict=False)
        if box is not None
    }
    for blender in BLENDERS:
        boxes.update(f"{blender}-{place + 1}" for place in range(len(getattr(sheet.blenders, blender))))
    for number, pair in enumerate(sheet.touches):
        where = f"/setup/sheet/touches/{number}"
        unknown = [place for place, box in enumerate(pair) if box not in boxes]
        yield from (Fault(f"{where}/{place}", "touch-unknown-box", (), {"sent": pair[place]}) for place in unknown)
        if not any(box.startswith(("round-", "square-")) for box in pair):
            yield Fault(where, "touch-needs-blender", (), {"boxes": list(pair)})
        if pair[0] == pair[1]:
            yield Fault(f"{where}/1", "touch-itself", (), {"sent": pair[1]})
