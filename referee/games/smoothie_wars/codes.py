"""Why the referee of Smoothie Wars refuses a move, and what it finds on paper; the codes are public and stable."""

from collections.abc import Mapping
from enum import StrEnum

from referee.core import Severity


class Code(StrEnum):
    """Every reason for a refusal, in the order in which a day can meet them; after each its facts."""

    GAME_OVER = "smoothie-wars/game-over"  # comes alone, without facts
    PLAYER_OUT = "smoothie-wars/player-out"  # player, day of the fall, cash
    OUT_OF_TURN = "smoothie-wars/out-of-turn"  # comes alone: player, expected players
    NOT_NOW = "smoothie-wars/not-now"  # comes alone: sent and expected types of move
    MUST_BORROW = "smoothie-wars/must-borrow"  # players below zero; by SW-02
    FACE = "smoothie-wars/face"  # sent, faces
    CARD_MISSING = "smoothie-wars/card-missing"  # no facts
    CARD_UNEXPECTED = "smoothie-wars/card-unexpected"  # face
    CARDS_TWICE = "smoothie-wars/cards-twice"  # player
    TOO_MANY_CARDS = "smoothie-wars/too-many-cards"  # sent, most
    EXTRA_CARD_OFF = "smoothie-wars/extra-card-off"  # no facts
    EXTRA_CARD_DAY = "smoothie-wars/extra-card-day"  # day, days
    EXTRA_CARD_LOCATION = "smoothie-wars/extra-card-location"  # location; by SW-20
    LOCATION_UNKNOWN = "smoothie-wars/location-unknown"  # sent (none for a card without a place), locations
    DEMAND_UNKNOWN = "smoothie-wars/demand-unknown"  # location
    PRICE = "smoothie-wars/price"  # sent
    MADE_OVER_CASH = "smoothie-wars/made-over-cash"  # kind (what is too dear), cash, made, cap, price of one, extra
    GO_EARLY_OFF = "smoothie-wars/go-early-off"  # no facts
    GO_EARLY_SPENT = "smoothie-wars/go-early-spent"  # player
    GO_EARLY_TWICE = "smoothie-wars/go-early-twice"  # no facts; both cards of one hand are marked
    LOAN_TWICE = "smoothie-wars/loan-twice"  # player
    LOAN_TOO_LATE = "smoothie-wars/loan-too-late"  # kind: begun with the day that has, or sunday by SW-33
    LOAN_BELOW_LIMIT = "smoothie-wars/loan-below-limit"  # player, cash, limit


class FindingCode(StrEnum):
    """Every finding, on paper scorecards and on a week that nobody survives.

    Those on a scorecard have the fact `player`, those on a row also `day`; after each its other facts.
    """

    START = "sheet/start"  # written, computed, corrected, carried, slip: Monday's cash
    CARRY = "sheet/carry"  # the same: a later morning beside the evening before it
    SUM = "sheet/sum"  # the same and the row's cells: an evening beside its own row; `corrected` is the true chain's
    EXTRA_CARD_OFF = "sheet/extra-card-off"
    EXTRA_CARD_DAY = "sheet/extra-card-day"  # days on which it can be bought
    EXTRA_CARD_COST = "sheet/extra-card-cost"  # costs, least
    COSTS_OVER_CASH = "sheet/costs-over-cash"  # costs, cash
    SALES_OVER_STOCK = "sheet/sales-over-stock"  # sales, made, most
    GO_EARLY_OFF = "sheet/go-early-off"
    GO_EARLY_TWICE = "sheet/go-early-twice"
    GO_EARLY_STOCK = "sheet/go-early-stock"  # a bonus with nothing made; by SW-24
    MUST_BORROW = "sheet/must-borrow"  # cash: the day was begun below zero without the loan; by SW-02
    LOAN_TWICE = "sheet/loan-twice"
    LOAN_SUNDAY = "sheet/loan-sunday"  # by SW-33
    LOAN_BELOW_LIMIT = "sheet/loan-below-limit"  # cash, limit
    LOAN_AFTER_END = "sheet/loan-after-end"  # the week was over with this day, for only one player was left
    OUT_OF_BUSINESS = "sheet/out-of-business"  # cash: rows after the fall, which was on `day`
    WEEK_OVER = "sheet/week-over"  # rows after the `day` on which only one player was left
    DAYS_MISSING = "sheet/days-missing"  # days written, needed; a warning, without `day`
    NO_WINNER = "table/no-winner"  # only `players`, those who fell last with the most cash; a warning


WARNINGS = (FindingCode.DAYS_MISSING, FindingCode.NO_WINNER)
FINDINGS: Mapping[str, Severity] = {
    code.value: Severity.WARNING if code in WARNINGS else Severity.ERROR for code in FindingCode
}
