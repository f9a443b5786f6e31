"""The cells that a move names: whether they exist, hold cards, and make a pair, a tris or two cards to turn over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.core import Facts, Violation
from referee.games.smile_rush.codes import Code
from referee.games.smile_rush.grid import is_tris, match, pairs, touch
from referee.games.smile_rush.setup import written
from referee.games.smile_rush.state import State, on_table

MOST_OFFERED = 8


def cell_violations(state: State, named: Mapping[str, int], instead: Sequence[int]) -> Iterator[Violation]:
    """Cells, by their pointers, that the grid does not have or in which no card lies."""
    lines = state.table.numbers.lines
    for pointer, cell in named.items():
        if not 0 <= cell < len(state.grid):
            facts: Facts = {"cell": cell, "last": len(state.grid) - 1}
            yield Violation(pointer, Code.CELL_UNKNOWN.value, lines["grid"], facts, instead[:MOST_OFFERED])
        elif state.grid[cell] is None:
            yield Violation(pointer, Code.CELL_EMPTY.value, lines["match"], {"cell": cell}, instead[:MOST_OFFERED])


def flip_violations(state: State, cells: Sequence[int]) -> Iterator[Violation]:
    """What is wrong with two cards to turn over (SR:67)."""
    if len(cells) != 2:
        facts: Facts = {"sent": len(cells), "mode": "memory"}
        yield Violation("/cells", Code.CELLS_COUNT.value, state.table.numbers.lines["take"], facts)
    yield from _each_cell(state, cells)


def take_violations(state: State, cells: Sequence[int]) -> Iterator[Violation]:
    """What is wrong with a pair, or with three cells, which are always judged as a tris."""
    if len(cells) not in (2, 3):
        facts: Facts = {"sent": len(cells), "mode": state.table.mode}
        yield Violation("/cells", Code.CELLS_COUNT.value, state.table.numbers.lines["take"], facts)
    if len(cells) == 3 and not state.pile and state.table.readings.SR_12 == "pairs-only":
        yield Violation("/cells", Code.TRIS_AFTER_PILE.value, "SR-12", {}, _pairs_near(state, cells))
    unfit = list(_each_cell(state, cells))
    yield from unfit
    if len(cells) in (2, 3) and not unfit:
        yield from _group_violations(state, cells)


def _each_cell(state: State, cells: Sequence[int]) -> Iterator[Violation]:
    """Cells that do not exist, are empty, or are named twice."""
    free = [cell for cell in on_table(state) if cell not in cells]
    yield from cell_violations(state, {f"/cells/{place}": cell for place, cell in enumerate(cells)}, free)
    for place, cell in enumerate(cells):
        if cell in cells[:place]:
            line = state.table.numbers.lines["match"]
            where = f"/cells/{place}"
            yield Violation(where, Code.CELLS_REPEATED.value, line, {"cell": cell}, free[:MOST_OFFERED])


def _group_violations(state: State, cells: Sequence[int]) -> Iterator[Violation]:
    """Cards that do not match, or do not lie as a pair or a tris has to (SR:34-37, SR-02, SR-03)."""
    lines = state.table.numbers.lines
    cards = [card for cell in cells if (card := state.grid[cell]) is not None]
    named: Facts = {"cells": [str(cell) for cell in cells], "cards": [str(written(card)) for card in cards]}
    if not match(cards):
        yield Violation("/cells", Code.NOT_EQUAL.value, lines["match"], named, _pairs_near(state, cells))
    if len(cells) == 2 and not touch(cells[0], cells[1]):
        yield Violation("/cells", Code.NOT_ADJACENT.value, lines["touch"], named, _pairs_near(state, cells))
    shape = state.table.readings.SR_03
    if len(cells) == 3 and not is_tris(cells, shape):
        facts: Facts = {**named, "shape": shape}
        yield Violation("/cells", Code.TRIS_SHAPE.value, "SR-03", facts, _pairs_near(state, cells))


def _pairs_near(state: State, cells: Sequence[int]) -> list[list[int]]:
    """Pairs that can be taken instead, those with the most of the named cells first."""
    found = sorted(pairs(state.grid), key=lambda pair: -len(set(pair).intersection(cells)))
    return [list(pair) for pair in found[:MOST_OFFERED]]
