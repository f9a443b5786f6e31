"""Cash as points: what everybody starts with, each day's profit, the loan and what it costs (SW:180, SW:192)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from referee.core import Facts, Finding, Ledger, PlayerScore, Rank, Scorecard, Scored, ScoreLine
from referee.games.smoothie_wars.codes import FINDINGS, FindingCode
from referee.games.smoothie_wars.setup import DAYS, LOAN, REPAYMENT, START, SUNDAY
from referee.games.smoothie_wars.state import Account, State, is_over

SECTIONS = ("cash",)
RULES = "smoothie-wars@1"


class DayMoves(Struct):
    """The numbers of the moves that made one player's day: the roll, the cards and the loan."""

    roll: int | None = None
    cards: int | None = None
    loan: int | None = None

    def of_profit(self) -> list[int]:
        """The moves behind the day's profit, in order."""
        return sorted(number for number in (self.roll, self.cards) if number is not None)


def score(state: State, ledger: Ledger) -> Scored:
    """The scorecard of a record so far: each line names the moves that earned it."""
    table = state.table
    moves = _moves_of_days(state, ledger)
    lines = [
        list(account_lines(account, days, is_final=is_over(state)))
        for account, days in zip(state.accounts, moves, strict=True)
    ]
    return Scored(
        build_scorecard(table.players, lines, [account.out for account in state.accounts], is_over=is_over(state))
    )


def _moves_of_days(state: State, ledger: Ledger) -> list[list[DayMoves]]:
    """By seat and day the moves of that day; a loan belongs to the day before it."""
    seats = state.table.seats
    days = [[DayMoves() for _ in DAYS] for _ in seats]
    today = 0
    for number, events in enumerate(ledger):
        for event in events:
            if event.verb == "rolled":
                for mine in days:
                    mine[today].roll = number
            elif event.verb == "placed":
                days[seats[event.player]][today].cards = number
            elif event.verb == "borrowed":
                days[seats[event.player]][today - 1].loan = number
        today += any(event.verb == "day" for event in events)
    return days


def account_lines(account: Account, moves: Sequence[DayMoves], *, is_final: bool) -> Iterator[ScoreLine]:
    """One player's cash, line by line; only a borrower who is still in when the week ends pays back (SW:180)."""
    numbers: list[int] | None = None
    yield ScoreLine("cash", "start", {"cash": START}, START, "SW:124")
    for day, row in enumerate(account.rows):
        facts: Facts = {
            "day": DAYS[day],
            "start": row.start,
            "sales": row.sales,
            "costs": row.costs,
            "bonus": row.bonus,
            "end": row.start + row.profit,
        }
        rule = "SW:232" if row.bonus else "SW:168"
        yield ScoreLine("cash", "day", facts, row.profit, rule, moves[day].of_profit())
        if row.loan:
            loan = moves[day].loan
            numbers = [] if loan is None else [loan]
            rule = "SW-33" if day == SUNDAY else "SW:182"
            yield ScoreLine("cash", "loan", {"day": DAYS[day]}, LOAN, rule, numbers)
    if numbers is not None and is_final and account.out is None:
        yield ScoreLine("cash", "repayment", {"cash": REPAYMENT}, -REPAYMENT, "SW:180", numbers)


def build_scorecard(
    players: Sequence[str],
    lines: Sequence[Sequence[ScoreLine]],
    out: Sequence[int | None],
    *,
    is_over: bool,
    findings: Sequence[Finding] = (),
) -> Scorecard:
    """The scorecard of everybody's lines; `out` gives by seat the day of the fall.

    Most cash wins and ties are shared (SW:192, SW:194); who fell ranks behind, the later the better. Where nobody is
    left there is no winner (SW-34).
    """
    totals = [sum(line.points for line in mine) for mine in lines]
    cards = {
        player: PlayerScore(total, {"cash": total}, mine)
        for player, total, mine in zip(players, totals, lines, strict=True)
    }
    keys = [(0 if day is None else len(DAYS) - day, -total) for day, total in zip(out, totals, strict=True)]
    ranking = [
        Rank(1 + sum(other < keys[seat] for other in keys), players[seat], totals[seat], _fall(out[seat]))
        for seat in sorted(range(len(players)), key=lambda seat: keys[seat])
    ]
    nobody = is_over and None not in out
    return Scorecard(
        rules=RULES,
        provisional=not is_over,
        players=cards,
        ranking=ranking,
        winners=[] if nobody else [rank.player for rank in ranking if rank.rank == 1],
        better="higher",
        findings=[*findings, *(_no_winner(ranking) if nobody else ())],
    )


def _fall(day: int | None) -> dict[str, int]:
    """What ranks a player who is out: the number of the day of the fall, Monday being 1."""
    return {} if day is None else {"day_of_fall": day + 1}


def _no_winner(ranking: Sequence[Rank]) -> Iterator[Finding]:
    facts: Facts = {"players": [rank.player for rank in ranking if rank.rank == 1]}
    yield Finding(FINDINGS[FindingCode.NO_WINNER], FindingCode.NO_WINNER.value, "", facts, "SW-34")
