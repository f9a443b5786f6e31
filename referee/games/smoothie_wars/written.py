"""One written row of a paper scorecard: what it should hold by the true chain of sums, and which rules it breaks.

A cell is judged by what stands beside it on paper, so that one slip of the pen is one finding and the rows that only
inherited it have none.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.core import Facts, Finding
from referee.games.smoothie_wars.codes import FINDINGS, FindingCode
from referee.games.smoothie_wars.setup import (
    BONUS,
    DAYS,
    EXTRA_CARD_COST,
    EXTRA_CARD_DAYS,
    LIMIT,
    LOAN,
    PRICES,
    SUNDAY,
    Table,
)
from referee.games.smoothie_wars.slips import NONE, slip_of_evening, slip_of_morning
from referee.games.smoothie_wars.state import Row
from referee.games.smoothie_wars.wire import PaperDay
from referee.pointers import escape


def finding_on(player: str, where: str, code: FindingCode, rule: str, facts: Facts) -> Finding:
    """Something on a player's scorecard that does not add up."""
    return Finding(
        FINDINGS[code], code.value, f"/sheets/{escape(player)}/days{where}", {"player": player, **facts}, rule
    )


class WrittenRow(Struct, frozen=True):
    """A row in its place: `evening_before` is as written, `cash` and the two flags are by the true chain.

    `last` is the day with which the week ended.
    """

    table: Table
    player: str
    day: int
    written: PaperDay
    evening_before: int
    cash: int
    had_loan: bool
    had_bonus: bool
    last: int

    @property
    def made(self) -> int:
        """How many smoothies the costs have paid for, below 0 where not even the extra card is paid for."""
        return self.written.costs - EXTRA_CARD_COST * self.written.extra_card

    @property
    def has_bonus(self) -> bool:
        """Whether the bonus of going early counts."""
        is_allowed = self.table.advanced.go_early and not self.had_bonus
        return self.written.go_early and is_allowed and not self._lacks_stock

    @property
    def _lacks_stock(self) -> bool:
        return self.made <= 0 and self.table.readings.SW_24 == "needs-stock"

    @property
    def result(self) -> int:
        """The cash in the evening before a loan."""
        return self.cash + self.written.sales - self.written.costs + BONUS * self.has_bonus

    @property
    def has_loan(self) -> bool:
        """Whether a loan that is written counts."""
        return self.written.loan and not list(self._loan_findings())

    @property
    def is_out(self) -> bool:
        """Whether the player went out of business (SW:186, SW:188)."""
        return self.result < LIMIT or (self.result < 0 and self.had_loan)

    @property
    def row(self) -> Row:
        """The day as the true chain has it."""
        written, has_loan = self.written, self.has_loan
        return Row(
            start=self.cash,
            sales=written.sales,
            costs=written.costs,
            bonus=BONUS * self.has_bonus,
            end=self.result + LOAN * has_loan,
            extra_card=written.extra_card,
            loan=has_loan,
        )

    def findings(self) -> Iterator[Finding]:
        """Which rules the row breaks, cell by cell."""
        yield from self._start_findings()
        yield from self._card_findings()
        yield from self._cost_findings()
        yield from self._bonus_findings()
        if self.written.loan:
            yield from self._loan_findings()
        yield from self._end_findings()

    def leaned_on(self) -> Iterator[str]:
        """The rulings whose other readings may find otherwise in this row."""
        if self.day and self.written.costs > max(0, self.written.start):
            yield "SW-01"
        if self._is_in_debt:
            yield "SW-02"
        if self.written.go_early and self.made <= 0:
            yield "SW-24"
        if self.written.loan and self.day == SUNDAY:
            yield "SW-33"

    def _finding(self, cell: str, code: FindingCode, rule: str, **facts: int | str | tuple[str, ...]) -> Finding:
        return finding_on(self.player, f"/{self.day}/{cell}", code, rule, {"day": DAYS[self.day], **facts})

    @property
    def _is_in_debt(self) -> bool:
        return self.evening_before < 0 and not self.had_loan

    def _start_findings(self) -> Iterator[Finding]:
        """Monday begins with 100, each other day with the evening before it (SW:124, SW:170)."""
        if self.written.start != self.evening_before:
            code, rule = (FindingCode.CARRY, "SW:170") if self.day else (FindingCode.START, "SW:124")
            written, evening, corrected = self.written.start, self.evening_before, self.cash
            slip = slip_of_morning(written, evening, corrected) if self.day else NONE
            facts = _compared(written, evening, corrected, slip)
            yield self._finding("start", code, rule, **facts)
        if self._is_in_debt and self.table.readings.SW_02 == "must-borrow":
            yield self._finding("start", FindingCode.MUST_BORROW, "SW-02", cash=self.evening_before)

    def _card_findings(self) -> Iterator[Finding]:
        """The extra card, where the table plays so and from Thursday on (SW:200, SW:212)."""
        if self.written.extra_card and not self.table.advanced.extra_cards:
            yield self._finding("extra_card", FindingCode.EXTRA_CARD_OFF, "SW:200")
        elif self.written.extra_card and self.day not in EXTRA_CARD_DAYS:
            days = tuple(DAYS[day] for day in EXTRA_CARD_DAYS)
            yield self._finding("extra_card", FindingCode.EXTRA_CARD_DAY, "SW:212", days=days)

    def _cost_findings(self) -> Iterator[Finding]:
        """What was paid for from the cash as written, and what can be sold of it (SW:126-134, SW:150, SW-01, SW-19)."""
        written, made = self.written, self.made
        is_capped = self.table.readings.SW_01 == "cash" or self.day == 0
        if is_capped and written.costs > max(0, written.start):
            lacks_card = written.extra_card and written.start < EXTRA_CARD_COST
            rule = "SW-19" if lacks_card else "SW-01" if self.day else "SW:128"
            yield self._finding("costs", FindingCode.COSTS_OVER_CASH, rule, costs=written.costs, cash=written.start)
        if made < 0:
            code = FindingCode.EXTRA_CARD_COST
            yield self._finding("costs", code, "SW:214", costs=written.costs, least=EXTRA_CARD_COST)
        elif written.sales > PRICES[-1] * made:
            code, rule = FindingCode.SALES_OVER_STOCK, "SW:134" if made else "SW:150"
            yield self._finding("sales", code, rule, sales=written.sales, made=made, most=PRICES[-1] * made)

    def _bonus_findings(self) -> Iterator[Finding]:
        """The bonus of going early, once in the week and where the table plays so (SW:200, SW:222, SW-24)."""
        if not self.written.go_early:
            return
        if not self.table.advanced.go_early:
            yield self._finding("go_early", FindingCode.GO_EARLY_OFF, "SW:200")
            return
        if self.had_bonus:
            yield self._finding("go_early", FindingCode.GO_EARLY_TWICE, "SW:222")
        if self._lacks_stock:
            yield self._finding("go_early", FindingCode.GO_EARLY_STOCK, "SW-24")

    def _loan_findings(self) -> Iterator[Finding]:
        """What forbids a loan in this evening (SW:180-186, SW:196, SW-33)."""
        if self.had_loan:
            yield self._finding("loan", FindingCode.LOAN_TWICE, "SW:180")
        if self.day == SUNDAY and self.table.readings.SW_33 == "no":
            yield self._finding("loan", FindingCode.LOAN_SUNDAY, "SW-33")
        if self.result < LIMIT:
            yield self._finding("loan", FindingCode.LOAN_BELOW_LIMIT, "SW:186", cash=self.result, limit=LIMIT)
        elif self.day == self.last != SUNDAY and not self.is_out:
            yield self._finding("loan", FindingCode.LOAN_AFTER_END, "SW:196")

    def _end_findings(self) -> Iterator[Finding]:
        """The evening by the row's own cells, whatever should not stand in them (SW:168, SW:182, SW:232)."""
        written = self.written
        bonus, loan = BONUS * written.go_early, LOAN * written.loan
        computed = written.start + written.sales - written.costs + bonus + loan
        if written.end != computed:
            facts = _compared(written.end, computed, self.row.end, slip_of_evening(self.day, written, computed))
            cells = {"start": written.start, "sales": written.sales, "costs": written.costs}
            yield self._finding("end", FindingCode.SUM, "SW:168", **facts, **cells, bonus=bonus, loan=loan)


def _compared(written: int, computed: int, corrected: int, slip: str) -> dict[str, int | str]:
    """A cell as it is, as what stands beside it has it, and as the true chain has it; and how it may have come."""
    carried = computed - corrected  # what earlier slips have put into it
    return {"written": written, "computed": computed, "corrected": corrected, "carried": carried, "slip": slip}
