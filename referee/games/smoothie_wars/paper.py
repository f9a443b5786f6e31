"""Paper scorecards of Smoothie Wars: the chain of sums cell by cell, the corrected chain, and what breaks a rule.

A cell is judged by what stands beside it, so that a slip of the pen is one finding and the lines that only inherited
it are none; the points follow the corrected chain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from referee.core import Facts, Finding, Scored, Severity
from referee.games.smoothie_wars.codes import FindingCode
from referee.games.smoothie_wars.scoring import DayMoves, account_lines, build_scorecard
from referee.games.smoothie_wars.setup import (
    BONUS,
    DAYS,
    EXTRA_CARD_COST,
    EXTRA_CARD_DAYS,
    LIMIT,
    LOAN,
    PRICES,
    START,
    SUNDAY,
    Table,
    build_table,
)
from referee.games.smoothie_wars.state import Account, Row
from referee.games.smoothie_wars.wire import PaperDay, SmoothieWarsSheets
from referee.pointers import escape

FINDING_RULINGS = ("SW-01", "SW-33")  # the readings that the findings lean on


class Line(Struct, frozen=True):
    """One written row with what it should hold by the corrected chain, and the findings on it."""

    row: Row
    is_out: bool
    findings: Sequence[Finding]


def canonical_sheets(document: SmoothieWarsSheets) -> SmoothieWarsSheets:
    """The same scorecards; there is only one way to write them."""
    return document


def score_sheets(document: SmoothieWarsSheets) -> Scored:
    """The scorecard of paper scorecards: points by the corrected chain, provisional while days are missing."""
    table = build_table(document.setup)
    papers = {player: Paper(table, player, document.sheets[player].days) for player in table.players}
    last = _last_day([paper.fall for paper in papers.values()])
    missing = [paper for paper in papers.values() if paper.fall is None and len(paper.lines) <= last]
    accounts = [paper.account(last) for paper in papers.values()]
    no_moves = [DayMoves()] * len(DAYS)
    findings = [finding for paper in papers.values() for finding in paper.findings(last)]
    card = build_scorecard(
        table.players,
        [list(account_lines(account, no_moves, is_final=not missing)) for account in accounts],
        [account.out for account in accounts],
        is_over=not missing,
        findings=findings,
    )
    return Scored(card, (), FINDING_RULINGS)


def _last_day(falls: Sequence[int | None]) -> int:
    """The day after which at most one player is left (SW:196), else Sunday (SW:192)."""
    for day in range(SUNDAY):
        if sum(fall is None or fall > day for fall in falls) <= 1:
            return day
    return SUNDAY


class Paper:
    """One player's scorecard, its lines followed from Monday to the fall."""

    def __init__(self, table: Table, player: str, days: Sequence[PaperDay]) -> None:
        self.table = table
        self.player = player
        self.days = days
        self.lines: list[Line] = []
        self.has_loan = False
        self.has_bonus = False
        cash = START
        for number, written in enumerate(days):
            line = self._followed(number, written, cash)
            self.lines.append(line)
            cash = line.row.end
            if line.is_out:
                break

    @property
    def fall(self) -> int | None:
        """The day on which the player went out of business by the corrected chain."""
        return len(self.lines) - 1 if self.lines and self.lines[-1].is_out else None

    def account(self, last: int) -> Account:
        """The corrected week up to its last day."""
        rows = tuple(line.row for line in self.lines[: last + 1])
        return Account(rows, self.fall, self.has_bonus)

    def findings(self, last: int) -> Iterator[Finding]:
        """What is wrong with the rows that count, those that do not, and those that are missing."""
        for line in self.lines[: last + 1]:
            yield from line.findings
        fall = self.fall
        end = last if fall is None else fall
        if len(self.days) > end + 1:
            code = FindingCode.WEEK_OVER if fall is None else FindingCode.OUT_OF_BUSINESS
            rule = "SW:196" if fall is None else "SW:186" if self.lines[-1].row.end < LIMIT else "SW:188"
            facts: Facts = {"day": DAYS[end], "cash": self.lines[end].row.end}
            yield self._error(code, f"/{end + 1}", facts, rule)
        elif fall is None and len(self.days) <= last:
            facts = {"days": len(self.days), "needed": last + 1}
            yield Finding(Severity.WARNING, FindingCode.DAYS_MISSING.value, self._at(""), facts, "SW:174")

    def _at(self, where: str) -> str:
        return f"/sheets/{escape(self.player)}/days{where}"

    def _error(self, code: FindingCode, where: str, facts: Facts, rule: str) -> Finding:
        return Finding(Severity.ERROR, code.value, self._at(where), facts, rule)

    def _followed(self, number: int, written: PaperDay, cash: int) -> Line:
        """A written row with the corrected cash in the morning followed to the evening."""
        findings = [*self._sums(number, written, cash), *self._stock(number, written)]
        findings += self._early(number, written)
        is_early = written.go_early and self.table.advanced.go_early and not self.has_bonus
        profit = written.sales - written.costs + BONUS * is_early
        evening = cash + profit
        findings += self._loan(number, written, evening)
        is_lent = written.loan and self._may_borrow(number, evening)
        row = Row(cash, written.sales, written.costs, BONUS * is_early, evening + LOAN * is_lent, is_lent)
        is_out = evening < LIMIT or (evening < 0 and self.has_loan)
        self.has_bonus = self.has_bonus or written.go_early
        self.has_loan = self.has_loan or is_lent
        return Line(row, is_out, findings)

    def _sums(self, number: int, written: PaperDay, cash: int) -> Iterator[Finding]:
        """The cells of a row by those beside them: the morning by the evening before, the evening by the row."""
        before = START if number == 0 else self.days[number - 1].end
        if written.start != before:
            code, rule = (FindingCode.CARRY, "SW:170") if number else (FindingCode.START, "SW:124")
            facts = {"written": written.start, "computed": before, "corrected": cash}
            yield self._error(code, f"/{number}/start", {"day": DAYS[number], **facts}, rule)
        profit = written.sales - written.costs + BONUS * written.go_early
        evening = written.start + profit + LOAN * written.loan
        if written.end != evening:
            corrected = cash + profit + LOAN * written.loan
            facts = {"written": written.end, "computed": evening, "corrected": corrected}
            yield self._error(FindingCode.SUM, f"/{number}/end", {"day": DAYS[number], **facts}, "SW:168")

    def _stock(self, number: int, written: PaperDay) -> Iterator[Finding]:
        """The extra card, what can be paid for, and what can be sold of it (SW:212, SW:126-134)."""
        day = DAYS[number]
        if written.extra_card and not self.table.advanced.extra_cards:
            yield self._error(FindingCode.EXTRA_CARD_OFF, f"/{number}/extra_card", {"day": day}, "SW:200")
        elif written.extra_card and number not in EXTRA_CARD_DAYS:
            yield self._error(FindingCode.EXTRA_CARD_DAY, f"/{number}/extra_card", {"day": day}, "SW:212")
        made = written.costs - EXTRA_CARD_COST * written.extra_card
        if made < 0:
            facts: Facts = {"day": day, "costs": written.costs, "least": EXTRA_CARD_COST}
            yield self._error(FindingCode.EXTRA_CARD_COST, f"/{number}/costs", facts, "SW:214")
        is_capped = self.table.readings.SW_01 == "cash" or number == 0
        if is_capped and written.costs > max(0, written.start):
            facts = {"day": day, "costs": written.costs, "cash": written.start}
            yield self._error(FindingCode.COSTS_OVER_CASH, f"/{number}/costs", facts, "SW-01")
        most = PRICES[-1] * max(0, made)
        if written.sales > most:
            facts = {"day": day, "sales": written.sales, "made": max(0, made), "most": most}
            yield self._error(FindingCode.SALES_OVER_STOCK, f"/{number}/sales", facts, "SW:134")

    def _early(self, number: int, written: PaperDay) -> Iterator[Finding]:
        """The bonus of going early, once in the week and where the table plays so (SW:200, SW:222)."""
        if written.go_early and not self.table.advanced.go_early:
            yield self._error(FindingCode.GO_EARLY_OFF, f"/{number}/go_early", {"day": DAYS[number]}, "SW:200")
        elif written.go_early and self.has_bonus:
            yield self._error(FindingCode.GO_EARLY_TWICE, f"/{number}/go_early", {"day": DAYS[number]}, "SW:222")

    def _loan(self, number: int, written: PaperDay, evening: int) -> Iterator[Finding]:
        """The loan, once in the week, not below the limit and by a reading not on Sunday (SW:180-186, SW-33)."""
        if not written.loan or self._may_borrow(number, evening):
            return
        where = f"/{number}/loan"
        if self.has_loan:
            yield self._error(FindingCode.LOAN_TWICE, where, {"day": DAYS[number]}, "SW:180")
        if number == SUNDAY and self.table.readings.SW_33 == "no":
            yield self._error(FindingCode.LOAN_SUNDAY, where, {}, "SW-33")
        if evening < LIMIT:
            facts: Facts = {"day": DAYS[number], "cash": evening, "limit": LIMIT}
            yield self._error(FindingCode.LOAN_BELOW_LIMIT, where, facts, "SW:186")

    def _may_borrow(self, number: int, evening: int) -> bool:
        is_day = number != SUNDAY or self.table.readings.SW_33 == "sunday-ok"
        return is_day and not self.has_loan and evening >= LIMIT
