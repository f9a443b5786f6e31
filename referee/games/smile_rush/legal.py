"""All legal next moves of Smile Rush, lazily and in order: pairs, tris, penalty cards, the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from referee.core import OutOfPatienceError
from referee.games.smile_rush.grid import Cells, pairs, tris
from referee.games.smile_rush.state import Phase, State, holes, may_take_penalty, on_table, types

Listed = dict[str, Any]


def takes(state: State) -> Iterator[Cells]:
    """The cells of every pair and then of every tris that can be taken, each once."""
    yield from pairs(state.grid)
    if state.pile or state.table.readings.SR_12 == "pairs-and-tris":
        yield from tris(state.grid, state.table.readings.SR_03)


def legal_moves(state: State, patience: int | None = None) -> Iterator[Listed]:
    """Every legal next move; cells that can be named in any order are listed in each.

    Raises: OutOfPatienceError when finding the next ones takes more than so many tries.
    """
    for tries, move in enumerate(_moves(state), start=1):
        if patience is not None and tries > patience:
            raise OutOfPatienceError(patience)
        yield {"type": move[0], "player": state.table.player, **move[1]}


def _moves(state: State) -> Iterator[tuple[str, Listed]]:
    if state.phase is Phase.PLACE:
        yield from (("place", {"cell": cell}) for cell in holes(state))
    elif state.phase is Phase.FLIP:
        yield from (("flip", {"cells": list(cells)}) for cells in permutations(on_table(state), 2))
    elif state.phase is Phase.TAKE:
        for group in takes(state):
            yield from (("take", {"cells": list(cells)}) for cells in permutations(group))
        if may_take_penalty(state):
            yield from (("penalty", {"cell": cell}) for cell in on_table(state))
        if "stop" in types(state):
            yield "stop", {}
