"""Final positions of SMARTish and the rounds of a tie-break: who wins, and what no race can have left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core import Facts, Fault, Finding, Scored
from referee.games.smartish.codes import FINDINGS, FindingCode
from referee.games.smartish.scoring import Outcome, build_scorecard, count_position
from referee.games.smartish.setup import SLOTS, STEAL_POINTS, Table, build_table
from referee.games.smartish.wire import SmartishSheets
from referee.pointers import escape

FINDING_RULINGS = ("ST-08", "ST-18", "ST-23")  # the readings that findings and tie-break lean on


def sheet_faults(document: SmartishSheets) -> Iterator[Fault]:
    """A team that is named twice in one round of the tie-break."""
    for number, right in enumerate(document.tie_break):
        for place, player in enumerate(right):
            if player in right[:place]:
                yield Fault(f"/tie_break/{number}/{place}", "duplicate-player", (), {"player": player})


def score_sheets(document: SmartishSheets) -> Scored:
    """The scorecard of final positions; provisional while nobody is home or a tie is not broken."""
    table = build_table(document.setup)
    positions = [document.sheets[player].position for player in table.players]
    farthest = max(positions)
    tied = [seat for seat, position in enumerate(positions) if position == farthest >= table.spaces]
    rounds = [frozenset(table.seats[player] for player in right) for right in document.tie_break]
    leading = _broken(table, tied, rounds)
    findings = [*_position_findings(table, positions), *_tie_break_findings(table, tied, document)]
    cards = {player: count_position(position) for player, position in zip(table.players, positions, strict=True)}
    outcome = Outcome(len(leading) == 1, leading, tied if len(tied) > 1 else ())
    return Scored(build_scorecard(table, cards, outcome, findings), (), FINDING_RULINGS)


def _broken(table: Table, tied: Sequence[int], rounds: Sequence[frozenset[int]]) -> list[int]:
    """The seats that are left of a tie after the rounds of its tie-break (ST:42)."""
    left = list(tied)
    for right in rounds:
        left = _going_on(table, left, right)
    return left


def _going_on(table: Table, contenders: list[int], right: frozenset[int]) -> list[int]:
    """Who goes on after one round (ST-23); a tie that is broken stays so."""
    correct = [seat for seat in contenders if seat in right]
    if len(correct) == 1:
        return correct
    return correct if correct and table.readings.ST_23 == "sudden-death" else contenders


def _position_findings(table: Table, positions: Sequence[int]) -> Iterator[Finding]:
    """Behind Start only as a debt (ST-08), and no farther than one pass or round can lead from the last space."""
    most = _farthest(table)
    for player, position in zip(table.players, positions, strict=True):
        where = f"/sheets/{escape(player)}/position"
        if position < 0 and table.readings.ST_08 == "floor":
            yield _error(FindingCode.POSITION_NEGATIVE, where, {"player": player, "position": position}, "ST-08")
        if position > most:
            facts: Facts = {"player": player, "position": position, "most": most}
            yield _error(FindingCode.POSITION_TOO_FAR, where, facts, "ST:40")


def _farthest(table: Table) -> int:
    """The farthest position when the race ends.

    Before the last pass nobody was home. In it a team can win its own slot's points and three on each other team's
    question; in a last round looked at only at its end, all that four times (ST-18).
    """
    steals = STEAL_POINTS["before"] * (len(table.players) - 1)
    if table.readings.ST_18 == "each-pass":
        return table.spaces - 1 + SLOTS + steals
    return table.spaces - 1 + sum(range(1, SLOTS + 1)) + SLOTS * steals


def _tie_break_findings(table: Table, tied: Sequence[int], document: SmartishSheets) -> Iterator[Finding]:
    """Rounds with a team that does not contend, and rounds after the tie was broken or without a tie."""
    contenders = list(tied)
    for number, right in enumerate(document.tie_break):
        if len(contenders) < 2:
            yield _error(FindingCode.TIE_BREAK_OVER, f"/tie_break/{number}", {"round": number + 1}, "ST:42")
            return
        for place, player in enumerate(right):
            if table.seats[player] not in contenders:
                facts: Facts = {"player": player, "tied": [table.players[seat] for seat in contenders]}
                yield _error(FindingCode.TIE_BREAK_NOT_TIED, f"/tie_break/{number}/{place}", facts, "ST:42")
        contenders = _going_on(table, contenders, frozenset(table.seats[player] for player in right))


def _error(code: FindingCode, where: str, facts: Facts, rule: str) -> Finding:
    return Finding(FINDINGS[code], code.value, where, facts, rule)
