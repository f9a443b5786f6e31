"""All legal next moves of SMARTish, lazily and in order: fewest STEAL and SWAP tiles first.

Steals are drawn up by trying: the question's own walk says which stand, so that there is no second rulebook here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import msgspec

from referee.core import OutOfPatienceError
from referee.games.smartish.question import Asking
from referee.games.smartish.setup import SLOTS, STEAL_POINTS
from referee.games.smartish.state import Phase, State, clockwise, drawable, due, expect, face_up
from referee.games.smartish.wire import Question, Split, Steal

Listed = dict[str, Any]


class Lister:
    """The list at one moment, with the tries that it may take."""

    def __init__(self, state: State, patience: int | None) -> None:
        self.state = state
        self.patience = patience
        self.tries = 0

    def moves(self) -> Iterator[Listed]:
        """All of them, as they go over the wire."""
        state = self.state
        for seat in due(state):
            start = {"player": state.table.players[seat]}
            if state.phase is Phase.ASSIGN:
                held = {tile for team in state.teams for tile in team.tiles}
                free = [tile for tile in state.table.tiles if tile not in held]
                for tiles in permutations(free, SLOTS):
                    self._try()
                    yield {"type": "assign", **start, "tiles": list(tiles)}
            elif state.phase is Phase.QUESTION:
                yield from self._questions(start)
            else:
                for tile, correct in product(drawable(state), (True, False)):
                    yield {"type": "tie_break", **start, "tile": tile, "correct": correct}

    def _try(self) -> None:
        self.tries += 1
        if self.patience is not None and self.tries > self.patience:
            raise OutOfPatienceError(self.patience)

    def _questions(self, start: Listed) -> Iterator[Listed]:
        others = clockwise(self.state, self.state.defender)
        for count in range(len(others) + 1):
            if count == 1:
                yield from self._swaps(start)
            for seats in combinations(others, count):
                for correct in (True, False):
                    yield from self._stolen(start["player"], seats, correct=correct)

    def _swaps(self, start: Listed) -> Iterator[Listed]:
        if "swap" not in expect(self.state)[0].types:
            return
        places = [{"player": self.state.table.players[seat], "slot": slot} for seat, slot in face_up(self.state)]
        for one, other in combinations(places, 2):
            self._try()
            yield {"type": "swap", **start, "a": one, "b": other}
            yield {"type": "swap", **start, "a": other, "b": one}

    def _stolen(self, player: str, seats: tuple[int, ...], *, correct: bool) -> Iterator[Listed]:
        """The question with these attackers, in all their ways to answer and to use what they win."""
        for steals in product(*(self._steals(seat, defended=correct) for seat in seats)):
            self._try()
            move = Question(player, correct, list(steals))
            asking = Asking(self.state, move)
            asking.walk()
            if not asking.violations:
                yield msgspec.to_builtins(move)

    def _steals(self, seat: int, *, defended: bool) -> Iterator[Steal]:
        name = self.state.table.players[seat]
        for when, correct in product(STEAL_POINTS, (True, False)):
            steal = Steal(name, "before" if when == "before" else "after", correct)
            yield steal
            if correct and not defended:
                yield from self._pushes(steal, STEAL_POINTS[when])

    def _pushes(self, steal: Steal, won: int) -> Iterator[Steal]:
        yield msgspec.structs.replace(steal, use="push_back")
        if self.state.table.readings.ST_09 == "split":
            splits = (Split(advance, won - advance) for advance in range(won + 1))
            yield from (msgspec.structs.replace(steal, use=split) for split in splits)


def legal_moves(state: State, patience: int | None = None) -> Iterator[Listed]:
    """Every legal next move, for each team that may move.

    Raises: OutOfPatienceError when finding the next ones takes more than so many tries.
    """
    return Lister(state, patience).moves()
