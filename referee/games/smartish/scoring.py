"""Positions as points: own answers, steals won and lost, and pushes, each with the moves behind it (ST:23-32)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from referee.core import Event, Facts, Finding, Ledger, PlayerScore, Rank, Scorecard, Scored, ScoreLine
from referee.games.smartish.setup import SLOTS, Table
from referee.games.smartish.state import State, is_over
from referee.points import add_up

RECORD_SECTIONS = ("answers", "steals_won", "steals_lost", "pushes")
SHEET_SECTIONS = ("position",)
SECTIONS = RECORD_SECTIONS + SHEET_SECTIONS
RULES = "smartish@1"
STEAL_RULES: Mapping[str, str] = {"before": "ST:29", "after": "ST:31"}

Told = tuple[int, Event]  # the number of a move and one of its events


class Outcome(Struct, frozen=True):
    """How a race stands: whether it is decided, the seats that lead, and those that were in a tie-break."""

    is_over: bool
    leading: Sequence[int]
    tied: Sequence[int] = ()


def score(state: State, ledger: Ledger) -> Scored:
    """The scorecard of a record so far."""
    told: dict[str, list[Told]] = {player: [] for player in state.table.players}
    for number, events in enumerate(ledger):
        for event in events:
            if event.player in told and "to" in event.facts:
                told[event.player].append((number, event))
    cards = {player: add_up(RECORD_SECTIONS, list(_lines(events))) for player, events in told.items()}
    contenders = () if state.duel is None else state.duel.contenders
    leading = [state.winner] if state.winner is not None else list(contenders)
    tied = _tied(state) if state.duel is not None else ()
    return Scored(build_scorecard(state.table, cards, Outcome(is_over(state), leading, tied)))


def _tied(state: State) -> list[int]:
    """The seats that were tied when the tie-break began; nothing moves after that (ST-24)."""
    farthest = max(team.position for team in state.teams)
    return [seat for seat, team in enumerate(state.teams) if team.position == farthest]


def _lines(told: Sequence[Told]) -> Iterator[ScoreLine]:
    yield from _answer_lines(told)
    yield from _won_lines(told)
    for number, event in told:
        moved = _whole(event, "to") - _whole(event, "from")
        if event.verb == "steal_failed":
            yield ScoreLine("steals_lost", "failed", {"when": event.by}, moved, _loss_rule(event, moved), [number])
        elif event.verb == "pushed_back":
            facts: Facts = {"by": event.by, "points": _whole(event, "points")}
            yield ScoreLine("pushes", "pushed", facts, moved, "ST:32", [number])


def _loss_rule(event: Event, moved: int) -> str:
    """What says how much a failed steal costs: the table of steals, or what keeps a team where it stands."""
    if moved:
        return STEAL_RULES[event.by]
    return "ST-21" if _whole(event, "from") > 0 else "ST-08"


def _answer_lines(told: Sequence[Told]) -> Iterator[ScoreLine]:
    """A line a slot, over all rounds (ST:23)."""
    for slot in range(1, SLOTS + 1):
        asked = [(number, event) for number, event in told if event.facts.get("slot") == slot]
        if asked:
            right = [number for number, event in asked if event.verb == "answered_right"]
            facts: Facts = {"slot": slot, "right": len(right), "asked": len(asked)}
            yield ScoreLine("answers", "slot", facts, slot * len(right), "ST:23", right)


def _won_lines(told: Sequence[Told]) -> Iterator[ScoreLine]:
    """What was won by stealing before and after the question was read (ST:29, ST:31)."""
    for when, rule in STEAL_RULES.items():
        won = [(number, event) for number, event in told if event.verb == "steal_won" and event.by == when]
        if won:
            points = sum(_whole(event, "points") for _, event in won)
            yield ScoreLine("steals_won", when, {"steals": len(won)}, points, rule, [number for number, _ in won])


def _whole(event: Event, fact: str) -> int:
    value = event.facts[fact]
    if not isinstance(value, int):
        raise TypeError(fact)
    return value


def count_position(position: int) -> PlayerScore:
    """The points of a position that was read off the board, without the moves that led there."""
    return add_up(SHEET_SECTIONS, [ScoreLine("position", "position", {"position": position}, position, "ST:41")])


def build_scorecard(
    table: Table, cards: Mapping[str, PlayerScore], outcome: Outcome, findings: Sequence[Finding] = ()
) -> Scorecard:
    """The scorecard of positions: the farthest first, a tie-break's winner before those whom it beat (ST:41, ST:42)."""
    keys = [
        (-cards[player].total, 0 if seat in outcome.leading or seat not in outcome.tied else 1)
        for seat, player in enumerate(table.players)
    ]
    ranking = [
        Rank(
            rank=1 + sum(other < keys[seat] for other in keys),
            player=table.players[seat],
            total=-keys[seat][0],
            tie_break={"tie_break_won": 1 - keys[seat][1]} if outcome.is_over and seat in outcome.tied else {},
        )
        for seat in sorted(range(len(keys)), key=lambda seat: keys[seat])
    ]
    return Scorecard(
        rules=RULES,
        provisional=not outcome.is_over,
        players=cards,
        ranking=ranking,
        winners=[table.players[seat] for seat in outcome.leading],
        better="higher",
        findings=findings,
    )
