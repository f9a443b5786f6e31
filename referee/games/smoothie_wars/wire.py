"""The shapes of smoothie-wars, generated from `openapi.yaml` by `tools.wire`; never edited by hand."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from referee.strict import StrictStruct
from referee.wire import Claim, Id, PlayerName, Tags, Whole

Ruleset: TypeAlias = Literal["smoothie-wars@1"]


Word: TypeAlias = Annotated[str, Meta(max_length=40, min_length=1)]


WeekItem: TypeAlias = Annotated[int, Meta(ge=0, le=100000)]


Week: TypeAlias = Annotated[list[WeekItem], Meta(max_length=7, min_length=7)]


class Demand(StrictStruct, frozen=True):
    """The demand that the board prints, by location; a location left out takes no cards."""

    city: Week | UnsetType = UNSET
    residential: Week | UnsetType = UNSET
    beach: Week | UnsetType = UNSET
    national_park: Week | UnsetType = UNSET


class Board(StrictStruct, frozen=True):
    """A board with the demand printed on it."""

    demand: Demand
    id: Id | UnsetType = UNSET
    title: Annotated[str, Meta(max_length=100, min_length=1)] | UnsetType = UNSET
    provenance: Literal["transcribed", "assumed", "unverified", "printed"] | UnsetType = UNSET


class Advanced(StrictStruct, frozen=True):
    """Which of the advanced rules are played."""

    late_events: bool = False
    extra_cards: bool = False
    go_early: bool = False


class Rulings(StrictStruct, frozen=True):
    """How this table reads what the rulebook leaves open."""

    SW_01: Literal["cash", "credit"] = field(name="SW-01", default="cash")
    SW_02: Literal["stay", "must-borrow"] = field(name="SW-02", default="stay")
    SW_03: Literal["down", "up"] = field(name="SW-03", default="down")
    SW_09: Literal["level", "one-pass"] = field(name="SW-09", default="level")
    SW_11: Literal["wasted", "clockwise"] = field(name="SW-11", default="wasted")
    SW_12: Literal["no", "yes"] = field(name="SW-12", default="no")
    SW_20: Literal["pooled", "separate", "different-location"] = field(name="SW-20", default="pooled")
    SW_24: Literal["any", "needs-stock"] = field(name="SW-24", default="any")
    SW_33: Literal["sunday-ok", "no"] = field(name="SW-33", default="sunday-ok")


class Setup(StrictStruct, frozen=True):
    """Who plays, on which board, with which advanced rules and by which readings."""

    players: Annotated[list[PlayerName], Meta(max_length=8, min_length=2)]
    board: Id | Board = "printed"
    advanced: Advanced = Advanced()
    rulings: Rulings = Rulings()


class ChanceCard(StrictStruct, frozen=True):
    """What the chance card says."""

    location: Word
    demand: Annotated[int, Meta(ge=-1000000, le=1000000)]
    title: Annotated[str, Meta(max_length=200, min_length=1)] | UnsetType = UNSET


class Roll(StrictStruct, frozen=True, tag_field="type", tag="roll"):
    """The day's roll of the die, with the chance card that it may call for."""

    player: PlayerName
    face: Word
    card: ChanceCard | UnsetType = UNSET


class Card(StrictStruct, frozen=True):
    """A strategy card; where, how many and at which price."""

    location: Word | None
    made: Annotated[int, Meta(ge=0, le=1000000)]
    price: Whole
    go_early: bool = False


class Cards(StrictStruct, frozen=True, tag_field="type", tag="cards"):
    """A player's cards of the day, hidden until everybody has placed theirs."""

    player: PlayerName
    cards: Annotated[list[Card], Meta(max_length=8, min_length=1)]


class Loan(StrictStruct, frozen=True, tag_field="type", tag="loan"):
    """The loan, taken after a day's result."""

    player: PlayerName


Move: TypeAlias = Roll | Cards | Loan


Cash: TypeAlias = Annotated[int, Meta(ge=-1000000000, le=1000000000)]


Sum: TypeAlias = Annotated[int, Meta(ge=0, le=1000000000)]


class PaperDay(StrictStruct, frozen=True):
    """One day's row of a paper scorecard, as it is written."""

    start: Cash
    sales: Sum
    costs: Sum
    end: Cash
    go_early: bool = False
    extra_card: bool = False
    loan: bool = False


class FinalSheet(StrictStruct, frozen=True):
    """A player's paper scorecard."""

    days: Annotated[list[PaperDay], Meta(max_length=7)]


class SmoothieWarsRecord(StrictStruct, frozen=True):
    """A week of Smoothie Wars from its first roll on, finished or not."""

    rules: Ruleset
    setup: Setup
    moves: Annotated[list[Move], Meta(max_length=5000)]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET


class SmoothieWarsSheets(StrictStruct, frozen=True):
    """The players' paper scorecards of a week of Smoothie Wars."""

    rules: Ruleset
    setup: Setup
    sheets: dict[PlayerName, FinalSheet]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET
