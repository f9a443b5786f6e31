"""Why the referee of Smoothie Wars refuses a move, and what it finds on paper; the codes are public and stable."""

from enum import StrEnum


class Code(StrEnum):
    """Every reason for a refusal, in the order in which a day can meet them."""

    GAME_OVER = "smoothie-wars/game-over"
    PLAYER_OUT = "smoothie-wars/player-out"
    OUT_OF_TURN = "smoothie-wars/out-of-turn"
    NOT_NOW = "smoothie-wars/not-now"
    MUST_BORROW = "smoothie-wars/must-borrow"
    FACE = "smoothie-wars/face"
    CARD_MISSING = "smoothie-wars/card-missing"
    CARD_UNEXPECTED = "smoothie-wars/card-unexpected"
    CARDS_TWICE = "smoothie-wars/cards-twice"
    TOO_MANY_CARDS = "smoothie-wars/too-many-cards"
    EXTRA_CARD_OFF = "smoothie-wars/extra-card-off"
    EXTRA_CARD_DAY = "smoothie-wars/extra-card-day"
    EXTRA_CARD_LOCATION = "smoothie-wars/extra-card-location"
    LOCATION_UNKNOWN = "smoothie-wars/location-unknown"
    DEMAND_UNKNOWN = "smoothie-wars/demand-unknown"
    PRICE = "smoothie-wars/price"
    MADE_OVER_CASH = "smoothie-wars/made-over-cash"
    GO_EARLY_OFF = "smoothie-wars/go-early-off"
    GO_EARLY_SPENT = "smoothie-wars/go-early-spent"
    GO_EARLY_TWICE = "smoothie-wars/go-early-twice"
    LOAN_TWICE = "smoothie-wars/loan-twice"
    LOAN_TOO_LATE = "smoothie-wars/loan-too-late"
    LOAN_BELOW_LIMIT = "smoothie-wars/loan-below-limit"


class FindingCode(StrEnum):
    """Every finding, on paper scorecards and on a week that nobody survives."""

    SUM = "sheet/sum"
    CARRY = "sheet/carry"
    START = "sheet/start"
    EXTRA_CARD_DAY = "sheet/extra-card-day"
    EXTRA_CARD_OFF = "sheet/extra-card-off"
    EXTRA_CARD_COST = "sheet/extra-card-cost"
    COSTS_OVER_CASH = "sheet/costs-over-cash"
    SALES_OVER_STOCK = "sheet/sales-over-stock"
    GO_EARLY_OFF = "sheet/go-early-off"
    GO_EARLY_TWICE = "sheet/go-early-twice"
    LOAN_TWICE = "sheet/loan-twice"
    LOAN_SUNDAY = "sheet/loan-sunday"
    LOAN_BELOW_LIMIT = "sheet/loan-below-limit"
    OUT_OF_BUSINESS = "sheet/out-of-business"
    WEEK_OVER = "sheet/week-over"
    DAYS_MISSING = "sheet/days-missing"
    NO_WINNER = "table/no-winner"
