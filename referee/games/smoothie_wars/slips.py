"""Which slip of the pen would give just the cash that a scorecard has in the place of the right one.

A guess helps to find the slip; no finding and no point hangs on it.
"""

from __future__ import annotations

from referee.games.smoothie_wars.setup import BONUS, EXTRA_CARD_COST, EXTRA_CARD_DAYS, LOAN, REPAYMENT, SUNDAY
from referee.games.smoothie_wars.wire import PaperDay

NONE = "none"  # no usual slip gives what is written


def slip_of_evening(day: int, row: PaperDay, computed: int) -> str:
    """What may have happened where a row comes to `computed`, but another cash is written (SW:168, SW:180-182)."""
    off = row.end - computed
    usual = {
        "loan_unmarked": (off == LOAN and not row.loan),
        "loan_not_added": (off == -LOAN and row.loan),
        "bonus_unmarked": (off == BONUS and not row.go_early),
        "bonus_not_added": (off == -BONUS and row.go_early),
        "extra_card": (off == -EXTRA_CARD_COST and day in EXTRA_CARD_DAYS),
        "repaid_early": (off == -REPAYMENT and day == SUNDAY),
        "costs_added": (off == 2 * row.costs),
        "swapped": _are_swapped(row.end, computed),
    }
    return next((slip for slip, fits in usual.items() if fits), NONE)


def slip_of_morning(written: int, evening: int, corrected: int) -> str:
    """What may have happened where a morning begins with another cash than the evening before it (SW:170, SW:182)."""
    if written == corrected:
        return "put_right"
    if written == evening + LOAN:
        return "loan_unmarked"
    return "swapped" if _are_swapped(written, evening) else NONE


def _are_swapped(one: int, other: int) -> bool:
    """Whether two numbers differ in the order of their digits alone."""
    return one != other and sorted(str(one)) == sorted(str(other))
