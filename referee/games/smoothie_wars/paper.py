"""Paper scorecards of Smoothie Wars: each row followed from Monday on, points by the true chain of sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core import Finding, Scored
from referee.games.smoothie_wars.codes import FindingCode
from referee.games.smoothie_wars.scoring import DayMoves, account_lines, build_scorecard
from referee.games.smoothie_wars.setup import DAYS, LIMIT, START, SUNDAY, Table, build_table
from referee.games.smoothie_wars.state import Account
from referee.games.smoothie_wars.wire import PaperDay, SmoothieWarsSheets
from referee.games.smoothie_wars.written import WrittenRow, finding_on

NO_MOVES = tuple(DayMoves() for _ in DAYS)


def score_sheets(document: SmoothieWarsSheets) -> Scored:
    """The scorecard of paper scorecards; provisional while days are missing."""
    table = build_table(document.setup)
    papers = _papers(table, document, SUNDAY)
    last = _last_day([paper.account.out for paper in papers])
    if last < SUNDAY:
        papers = _papers(table, document, last)
    is_over = not any(paper.is_short for paper in papers)
    card = build_scorecard(
        table.players,
        [list(account_lines(paper.account, NO_MOVES, is_final=is_over)) for paper in papers],
        [paper.account.out for paper in papers],
        is_over=is_over,
        findings=[finding for paper in papers for finding in paper.findings()],
    )
    leaned_on = {ruling for paper in papers for row in paper.rows for ruling in row.leaned_on()}
    return Scored(card, (), sorted(leaned_on))


def _papers(table: Table, document: SmoothieWarsSheets, last: int) -> list[Paper]:
    return [Paper(table, player, document.sheets[player].days, last) for player in table.players]


def _last_day(falls: Sequence[int | None]) -> int:
    """The day after which at most one player is left (SW:196), else Sunday (SW:192)."""
    for day in range(SUNDAY):
        if sum(fall is None or fall > day for fall in falls) <= 1:
            return day
    return SUNDAY


class Paper:
    """One player's scorecard, its rows followed up to the fall or to the week's last day."""

    def __init__(self, table: Table, player: str, days: Sequence[PaperDay], last: int) -> None:
        self.player = player
        self.days = days
        self.last = last
        self.rows: list[WrittenRow] = []
        account = Account()
        evening, had_bonus = START, False
        for day, written in enumerate(days[: last + 1]):
            row = WrittenRow(table, player, day, written, evening, account.cash, account.has_loan, had_bonus, last=last)
            self.rows.append(row)
            account = Account((*account.rows, row.row), day if row.is_out else None)
            if row.is_out:
                break
            evening, had_bonus = written.end, had_bonus or written.go_early
        self.account = account

    @property
    def is_short(self) -> bool:
        """Whether days are missing of a player who is still in business."""
        return self.account.out is None and len(self.days) <= self.last

    def findings(self) -> Iterator[Finding]:
        """What is wrong with the rows, with those that do not count, and that some are missing."""
        for row in self.rows:
            yield from row.findings()
        if len(self.days) > len(self.rows):
            yield self._too_many_days()
        elif self.is_short:
            facts = {"days": len(self.days), "needed": self.last + 1}
            yield finding_on(self.player, "", FindingCode.DAYS_MISSING, "SW:174", facts)

    def _too_many_days(self) -> Finding:
        """Rows after the fall (SW:186, SW:188), or after the week was over for the last one in (SW:196)."""
        end = len(self.rows) - 1
        where, day, cash = f"/{end + 1}", DAYS[end], self.account.cash
        if self.account.out is None:
            return finding_on(self.player, where, FindingCode.WEEK_OVER, "SW:196", {"day": day})
        rule = "SW:186" if cash < LIMIT else "SW:188"
        return finding_on(self.player, where, FindingCode.OUT_OF_BUSINESS, rule, {"day": day, "cash": cash})
