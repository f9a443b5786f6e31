"""Cards and cells: which cards match, which cells touch, and which three cells are a tris.

Cells count from 0 row by row; rows of four, in Memory of five. Pairs and tris are only taken where rows have four.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

Card = tuple[int, int]  # its colour and its smile
Grid = tuple[Card | None, ...]
Cells = tuple[int, ...]

COLUMNS = 4
CELLS = range(16)


def touch(one: int, other: int) -> bool:
    """Whether two cells are neighbours up and down, side by side or corner to corner (SR:35, SR-02)."""
    rows, columns = zip(divmod(one, COLUMNS), divmod(other, COLUMNS), strict=True)
    return one != other and abs(rows[0] - rows[1]) <= 1 and abs(columns[0] - columns[1]) <= 1


def match(cards: Sequence[Card]) -> bool:
    """Whether cards share their colour or their smile, all of them the same one (SR:34, SR-00)."""
    colour, smile = cards[0]
    return all(card[0] == colour for card in cards) or all(card[1] == smile for card in cards)


NEIGHBOURS: tuple[Cells, ...] = tuple(pair for pair in combinations(CELLS, 2) if touch(*pair))


def is_connected(cells: Cells) -> bool:
    """Whether three cells hang together: one of them touches both others."""
    touching = [touch(one, other) for one, other in combinations(cells, 2)]
    return sum(touching) >= 2


def is_mutual(cells: Cells) -> bool:
    """Whether three cells all touch each other."""
    return all(touch(one, other) for one, other in combinations(cells, 2))


def is_line(cells: Cells) -> bool:
    """Whether three cells, in ascending order, are neighbours in a row, a column or a diagonal."""
    first, middle, last = cells
    return touch(first, middle) and touch(middle, last) and middle - first == last - middle


# Three cells as each reading of SR-03 would have a tris lie.
SHAPES: Mapping[str, tuple[Cells, ...]] = {
    reading: tuple(cells for cells in combinations(CELLS, 3) if has_shape(cells))
    for reading, has_shape in (("connected", is_connected), ("line", is_line), ("mutual", is_mutual))
}
_SHAPE_SETS = {reading: frozenset(shapes) for reading, shapes in SHAPES.items()}


def is_tris(cells: Sequence[int], reading: str) -> bool:
    """Whether three cells lie as a tris does by a reading of SR-03."""
    return tuple(sorted(cells)) in _SHAPE_SETS[reading]


def _matching(grid: Grid) -> Iterator[tuple[Cells, Card, Card]]:
    """All pairs on a grid of four columns, the first cells first, with their cards."""
    for pair in NEIGHBOURS:
        one, other = grid[pair[0]], grid[pair[1]]
        if one is not None and other is not None and (one[0] == other[0] or one[1] == other[1]):
            yield pair, one, other


def pairs(grid: Grid) -> Iterator[Cells]:
    """The cells of all pairs on a grid of four columns, the first cells first."""
    return (pair for pair, _, _ in _matching(grid))


@cache
def _thirds(reading: str) -> Mapping[Cells, tuple[tuple[int, Cells], ...]]:
    """The shapes by two neighbouring cells in them, with the third, so that a tris is only sought where a pair lies."""
    found: dict[Cells, tuple[tuple[int, Cells], ...]] = {}
    for cells in SHAPES[reading]:
        first = next(pair for pair in combinations(cells, 2) if touch(*pair))
        [third] = set(cells).difference(first)
        found[first] = (*found.get(first, ()), (third, cells))
    return found


def tris(grid: Grid, reading: str) -> Iterator[Cells]:
    """The cells of all tris on a grid of four columns by a reading of SR-03, each once."""
    thirds = _thirds(reading)
    for pair, one, other in _matching(grid):
        for third, cells in thirds.get(pair, ()):
            card = grid[third]
            if card is not None and (one[0] == other[0] == card[0] or one[1] == other[1] == card[1]):
                yield cells
