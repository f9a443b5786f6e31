"""A Smoothies sheet turned into bit masks: one bit a box, so that a paper is one whole number.

Bits run row by row over the fruit rows, then over the round and the square blender, from left to right; an absent
box keeps its bit unused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from referee.games.smoothies.wire import Colour, Sheet

ABILITIES = (
    "reroll", "extra_die", "colour_change", "modifier_1", "modifier_3", "round_blender", "square_blender",
)  # SM:47-51, in the order of the rulebook  # fmt: skip
REROLL, EXTRA_DIE, COLOUR_CHANGE, MODIFIER_1, MODIFIER_3, ROUND_BLENDER, SQUARE_BLENDER = range(7)
BLENDERS = ("round", "square")

PLAIN = -1  # effect of a box without a symbol; 0-6 is the ability that it gives
STAR = -2  # effect of a star box
MOST_ALTERNATIVES = 8  # nearest legal values that a refusal names


class Board(Struct, frozen=True):
    """A sheet's geometry; every mask and index counts bits as the module says.

    `cells` gives a box by column and colour, `effects` what crossing a box does, `neighbours` the boxes that touch it,
    `lines` the boxes of a row or column by its mask.
    """

    columns: tuple[int, ...]
    colours: tuple[Colour, ...]
    names: tuple[str, ...]
    index: Mapping[str, int]
    cells: Mapping[int, Mapping[Colour, int]]
    masks: tuple[int, ...]
    effects: tuple[int, ...]
    neighbours: tuple[int, ...]
    known: int
    fruit: int
    plain_fruit: int
    rows: Mapping[Colour, int]
    column_masks: Mapping[int, int]
    lines: Mapping[int, tuple[int, ...]]
    blenders: Mapping[str, int]
    blacks: int
    greys: tuple[tuple[int, int], ...]
    slots: tuple[int, ...]

    def boxes(self, mask: int) -> list[str]:
        """The names of the boxes in a mask, in reading order."""
        return [self.names[bit] for bit in bits(mask)]

    def nearest(self, name: str, mask: int) -> list[str]:
        """At most eight boxes of a mask, those nearest to a box by rows and columns first; any where it is nowhere."""
        colour, _, number = name.partition("-")
        row = self.colours.index(colour) if colour in self.colours else 0

        def distance(box: str) -> int:
            other, _, column = box.partition("-")
            return abs(self.colours.index(other) - row) + abs(int(column) - int(number))

        return sorted(self.boxes(mask), key=distance)[:MOST_ALTERNATIVES]


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits set in a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def build_board(sheet: Sheet) -> Board:
    """Turn a sheet that obeys its page into masks."""
    width = len(sheet.columns)
    symbols = {
        row * width + place: (f"{line.colour}-{sheet.columns[place]}", symbol)
        for row, line in enumerate(sheet.rows)
        for place, symbol in enumerate(line.boxes)
        if symbol is not None
    }
    start = width * len(sheet.rows)
    for blender in BLENDERS:
        row_symbols = getattr(sheet.blenders, blender)
        for place, symbol in enumerate(row_symbols):
            symbols[start + place] = (f"{blender}-{place + 1}", symbol)
        start += len(row_symbols)
    return _board_of(sheet, symbols)


def _board_of(sheet: Sheet, symbols: Mapping[int, tuple[str, str]]) -> Board:
    width = len(sheet.columns)
    colours = tuple(row.colour for row in sheet.rows)
    index = {name: bit for bit, (name, _) in symbols.items()}
    last = max(symbols) + 1
    effects = tuple(_effect(symbols[bit][1]) if bit in symbols else PLAIN for bit in range(last))
    rows = {colour: _mask(index, f"{colour}-") for colour in colours}
    fruit = sum(rows.values())
    columns = {n: sum(1 << bit for bit in bits(fruit) if bit % width == place) for place, n in enumerate(sheet.columns)}
    return Board(
        columns=tuple(sheet.columns),
        colours=colours,
        names=tuple(symbols[bit][0] if bit in symbols else "" for bit in range(last)),
        index=index,
        cells={n: {c: index[f"{c}-{n}"] for c in colours if f"{c}-{n}" in index} for n in sheet.columns},
        masks=tuple(1 << bit for bit in range(last)),
        effects=effects,
        neighbours=_neighbours(sheet, index, last),
        known=sum(1 << bit for bit in symbols),
        fruit=fruit,
        plain_fruit=sum(1 << bit for bit in bits(fruit) if effects[bit] == PLAIN),
        rows=rows,
        column_masks=columns,
        lines={mask: tuple(bits(mask)) for mask in (*rows.values(), *columns.values())},
        blenders={blender: _mask(index, f"{blender}-") for blender in BLENDERS},
        blacks=sum(1 << bit for bit, (_, symbol) in symbols.items() if symbol == "black"),
        greys=tuple(
            (bit, int(symbol.partition(":")[2])) for bit, (_, symbol) in symbols.items() if symbol.startswith("grey:")
        ),
        slots=tuple(getattr(sheet.abilities, ability) for ability in ABILITIES),
    )


def _effect(symbol: str) -> int:
    if symbol == "star":
        return STAR
    return ABILITIES.index(symbol) if symbol in ABILITIES else PLAIN


def _mask(index: Mapping[str, int], prefix: str) -> int:
    return sum(1 << bit for name, bit in index.items() if name.startswith(prefix))


def _neighbours(sheet: Sheet, index: Mapping[str, int], last: int) -> tuple[int, ...]:
    """Boxes beside, above and below (SM:41), across no gap (SM-17), and the printed touches (SM-18)."""
    near = [0] * last
    for one, other in _touching(sheet):
        if one in index and other in index:
            near[index[one]] |= 1 << index[other]
            near[index[other]] |= 1 << index[one]
    return tuple(near)


def _touching(sheet: Sheet) -> Iterator[tuple[str, str]]:
    colours = [row.colour for row in sheet.rows]
    columns = sheet.columns
    for colour in colours:
        yield from ((f"{colour}-{a}", f"{colour}-{b}") for a, b in pairwise(columns))
    for upper, lower in pairwise(colours):
        yield from ((f"{upper}-{n}", f"{lower}-{n}") for n in columns)
    for blender in BLENDERS:
        length = len(getattr(sheet.blenders, blender))
        yield from ((f"{blender}-{n}", f"{blender}-{n + 1}") for n in range(1, length))
    yield from ((pair[0], pair[1]) for pair in sheet.touches)
