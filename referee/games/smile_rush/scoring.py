"""Points of Smile Rush with their reasons: pairs, tris and penalty cards, or attempts (SR:47-50, SR:88-98)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, Struct, UnsetType

from referee.core import Finding, Ledger, Rank, Scorecard, Scored, ScoreLine
from referee.games.smile_rush.setup import MODES, PAIR, PENALTY, TRIS
from referee.games.smile_rush.state import State, is_over
from referee.games.smile_rush.wire import Mode
from referee.points import add_up

RULES = "smile-rush@1"
POINTS: Mapping[str, int] = {"pairs": PAIR, "tris": TRIS, "penalties": PENALTY}
MEMORY_SECTIONS = ("attempts",)
SECTIONS = (*POINTS, *MEMORY_SECTIONS)
VERBS: Mapping[str, str] = {"pair_taken": "pairs", "tris_taken": "tris", "penalty_taken": "penalties"}


class Counted(Struct, frozen=True):
    """How many of something were counted, and the numbers of the moves behind them."""

    count: int
    moves: Sequence[int] = ()


def sections_of_mode(mode: Mode) -> Sequence[str]:
    """The sections of a scorecard."""
    return MEMORY_SECTIONS if mode == "memory" else tuple(POINTS)


def score(state: State, ledger: Ledger) -> Scored:
    """The scorecard of a record so far."""
    mode = state.table.mode
    earned: dict[str, list[int]] = {section: [] for section in sections_of_mode(mode)}
    for number, events in enumerate(ledger):
        section = "attempts" if mode == "memory" else VERBS.get(events[0].verb)
        if section is not None:
            earned[section].append(number)
    counts = {section: Counted(len(moves), moves) for section, moves in earned.items()}
    return Scored(build_scorecard(state.table.player, mode, counts, is_over=is_over(state)))


def build_scorecard(
    player: str, mode: Mode, counts: Mapping[str, Counted], *, is_over: bool, findings: Sequence[Finding] = ()
) -> Scorecard:
    """The scorecard of one player; in Memory fewer attempts are better (SR:88-89)."""
    lines = [_line(mode, section, counted) for section, counted in counts.items()]
    score = add_up(sections_of_mode(mode), lines)
    return Scorecard(
        rules=RULES,
        provisional=not is_over,
        players={player: score},
        ranking=[Rank(1, player, score.total, {})],
        winners=[player],
        better="lower" if mode == "memory" else "higher",
        findings=findings,
        excellent=_is_excellent(mode, score.total) if is_over else UNSET,
    )


def _line(mode: Mode, section: str, counted: Counted) -> ScoreLine:
    rule = MODES[mode].lines[section]
    points = counted.count * POINTS.get(section, 1)
    return ScoreLine(section, "counted", {"count": counted.count}, points, rule, counted.moves)


def _is_excellent(mode: Mode, total: int) -> bool | UnsetType:
    """Whether the rulebook calls a total excellent, where it names one (SR:50, SR:98, SR-15)."""
    excellent = MODES[mode].excellent
    return UNSET if excellent is None else total >= excellent
