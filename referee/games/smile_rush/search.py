"""The best way found to play on from a position of Rush or Classic whose whole deck is known.

A beam search over exact states: each move is made by the referee's own `resolve`, so that what is found is legal.
States with as many cards left are compared, and the most promising go on, in one pass after the other with twice as
many. A larger budget repeats the passes of a smaller one before it goes further, and so never finds less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from referee.core import AnyMove
from referee.games.smile_rush.grid import Grid, match, pairs, touch
from referee.games.smile_rush.legal import takes
from referee.games.smile_rush.resolve import resolve
from referee.games.smile_rush.setup import PAIR, TRIS
from referee.games.smile_rush.state import Phase, State, holes, is_over, may_take_penalty, on_table
from referee.games.smile_rush.wire import Penalty, Place, Take


class OutOfNodesError(Exception):
    """The budget is spent; what was found before stands."""


class Node(Struct, frozen=True, gc=False):
    """A state on the way, the move that led to it and the node before."""

    state: State
    move: AnyMove | None = None
    before: Node | None = None

    def moves(self) -> list[AnyMove]:
        """The moves from the first position to this one."""
        found: list[AnyMove] = []
        node: Node | None = self
        while node is not None and node.move is not None:
            found.append(node.move)
            node = node.before
        return found[::-1]


class Found(Struct, frozen=True):
    """The best end of the game that was found, whether none can be better, and the moves that were tried."""

    points: int
    moves: Sequence[AnyMove]
    bound: int
    is_proven: bool
    nodes: int


Key = tuple[Grid, int]
Level = dict[Key, Node]


class Search:
    """One search with its budget, counted in moves that are made."""

    def __init__(self, start: State, budget: int) -> None:
        self.start = Node(start)
        self.budget = budget
        self.nodes = 0
        self.best: Node | None = None
        self.bound = most_points(start)

    def run(self) -> Found:
        """Search until nothing better can be found or the budget is spent."""
        is_proven = False
        try:
            self._dive()
            width = 1
            while not (is_proven or self._is_best_of_all()):
                is_proven = self._pass(width)
                width *= 2
        except OutOfNodesError:
            pass
        best = self.best or self.start
        return Found(best.state.points, best.moves(), self.bound, is_proven or self._is_best_of_all(), self.nodes)

    def _is_best_of_all(self) -> bool:
        return self.best is not None and self.best.state.points >= self.bound

    def _make(self, node: Node, move: AnyMove) -> Node:
        """The node after a move; an end of the game is kept if it is better than all before."""
        if self.nodes >= self.budget:
            raise OutOfNodesError
        self.nodes += 1
        after = Node(resolve(node.state, move).after, move, node)
        if is_over(after.state):
            self._keep(after)
        return after

    def _keep(self, end: Node) -> None:
        if self.best is None or end.state.points > self.best.state.points:
            self.best = end

    def _dive(self) -> None:
        """One game to its end, always by the most promising move, so that there is something to find."""
        node = self.start
        if is_over(node.state):
            self._keep(node)
        while not is_over(node.state):
            node = self._make(node, _likely_move(node.state))

    def _pass(self, width: int) -> bool:
        """Search on with at most so many states of each number of cards; whether none was left out."""
        levels: dict[int, Level] = {}
        for node in self._placed(self.start):
            _add(levels, node)
        is_whole = True
        while levels:
            level = levels.pop(max(levels))
            hopeful = self._hopeful(level)
            is_whole = is_whole and len(hopeful) <= width
            for node in hopeful[:width]:
                for child in self._children(node):
                    _add(levels, child)
        return is_whole

    def _hopeful(self, level: Level) -> list[Node]:
        """The states that can lead to something better than what was found, the most promising first.

        That are those in which the most points can still be made, and of these where the most pairs lie.
        """
        reached = self.best.state.points if self.best else None
        most = [(most_points(node.state), node) for node in level.values()]
        ranked = [
            (points, sum(1 for _ in pairs(node.state.grid)), node)
            for points, node in most
            if reached is None or points > reached
        ]
        return [node for _, _, node in sorted(ranked, key=lambda each: each[:2], reverse=True)]

    def _children(self, node: Node) -> Iterator[Node]:
        """The states after each take, with its holes filled in all ways, and after each penalty card.

        To stop is never better than to take what lies there.
        """
        player = node.state.table.player
        for cells in takes(node.state):
            yield from self._placed(self._make(node, Take(player, list(cells))))
        if may_take_penalty(node.state):
            yield from (self._make(node, Penalty(player, cell)) for cell in on_table(node.state))

    def _placed(self, node: Node) -> Iterator[Node]:
        """The states after all ways to fill the holes that wait for a card; the state itself where none does."""
        state = node.state
        if state.phase is not Phase.PLACE:
            yield node
            return
        for cell in holes(state):
            yield from self._placed(self._make(node, Place(state.table.player, cell)))


def _add(levels: dict[int, Level], node: Node) -> None:
    """Keep a state that goes on among those with as many cards, the better way to it if there are two."""
    state = node.state
    if is_over(state):
        return
    level = levels.setdefault(state.pile + len(on_table(state)), {})
    key = state.grid, state.dealt
    if key not in level or level[key].state.points < state.points:
        level[key] = node


def _likely_move(state: State) -> AnyMove:
    """A tris, else a pair, else a penalty card; a new card comes beside the most equal ones."""
    player = state.table.player
    if state.phase is Phase.PLACE:
        card = state.table.deck[state.dealt]
        cards = {place: other for place, other in enumerate(state.grid) if other is not None and match((card, other))}
        return Place(player, max(holes(state), key=lambda cell: sum(touch(cell, place) for place in cards)))
    groups = sorted(takes(state), key=len)
    return Take(player, list(groups[-1])) if groups else Penalty(player, on_table(state)[0])


def most_points(state: State) -> int:
    """A number of points that no way to play on can exceed: all cards that are left in tris, else in pairs.

    Where colour and smile go together, only cards of one kind can be taken together.
    """
    kinds = Counter((*state.grid, *state.table.deck[state.dealt :]))
    del kinds[None]
    if any(card and card[0] != card[1] for card in kinds):
        return state.points + _most_of(kinds.total())
    return state.points + sum(map(_most_of, kinds.values()))


def _most_of(count: int) -> int:
    threes, rest = divmod(count, 3)
    return TRIS * threes + (PAIR if rest == 2 else 0)
