"""Par for Smile Rush: the best way found to play on from a position whose whole deck is known."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.core import AnyMove, Violation
from referee.games.smile_rush.search import Search
from referee.games.smile_rush.setup import MODES
from referee.games.smile_rush.wire import SmileRushPar, SmileRushRecord
from referee.judge import replay


class Best(Struct, frozen=True):
    """The best game found: its points at the end, whether the rulebook calls them excellent, and the moves to it."""

    total: int
    excellent: bool
    moves: Sequence[AnyMove]


class Par(Struct, frozen=True):
    """What a search found, or why the position cannot be.

    `bound` are points that no way to play on can exceed; `proven` tells that nothing better than `best` is possible.
    """

    rules: str
    legal: bool
    accepted: int
    violations: Sequence[Violation]
    best: Best | None
    bound: int | None
    proven: bool
    nodes: int


def par(position: SmileRushPar) -> Par:
    """Search on from a position of Rush or Classic, with as many moves tried as it says."""
    play = replay(SmileRushRecord(position.rules, position.setup, position.moves))
    found, best = None, None
    if not play.violations:
        found = Search(play.state, position.nodes).run()
        excellent = MODES[position.setup.mode].excellent
        best = Best(found.points, excellent is not None and found.points >= excellent, found.moves)
    return Par(
        rules=position.rules,
        legal=not play.violations,
        accepted=len(play.ledger),
        violations=play.violations,
        best=best,
        bound=found.bound if found else None,
        proven=found is not None and found.is_proven,
        nodes=found.nodes if found else 0,
    )
