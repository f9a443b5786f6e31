"""The shapes of smartish, generated from `openapi.yaml` by `tools.wire`; never edited by hand."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from referee.strict import StrictStruct
from referee.wire import Claim, Count, Id, PlayerName, Tags, Whole

Ruleset: TypeAlias = Literal["smartish@1"]


Tile: TypeAlias = Annotated[str, Meta(max_length=40, min_length=1)]


Slot: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class Board(StrictStruct, frozen=True):
    """A board by its length and its home stretch."""

    spaces: Annotated[int, Meta(ge=6, le=200)]
    home_stretch: Annotated[int, Meta(ge=0, le=199)]
    id: Id | UnsetType = UNSET
    title: Annotated[str, Meta(max_length=100, min_length=1)] | UnsetType = UNSET
    provenance: Literal["transcribed", "assumed", "unverified", "printed"] | UnsetType = UNSET


class Rulings(StrictStruct, frozen=True):
    """How this table reads what the rulebook leaves open."""

    ST_01: Literal["many", "first"] = field(name="ST-01", default="many")
    ST_08: Literal["floor", "debt"] = field(name="ST-08", default="floor")
    ST_09: Literal["whole", "split"] = field(name="ST-09", default="whole")
    ST_11: Literal["free", "stop-at-stretch"] = field(name="ST-11", default="free")
    ST_18: Literal["each-pass", "each-round"] = field(name="ST-18", default="each-pass")
    ST_21: Literal["at-test", "locked"] = field(name="ST-21", default="at-test")
    ST_23: Literal["sudden-death", "all-repeat"] = field(name="ST-23", default="sudden-death")


class Setup(StrictStruct, frozen=True):
    """Who plays, on which board and by which readings of the rules."""

    players: Annotated[list[PlayerName], Meta(max_length=4, min_length=2)]
    board: Id | Board
    app_tiles: bool = False
    rulings: Rulings = Rulings()


class Assign(StrictStruct, frozen=True, tag_field="type", tag="assign"):
    """A team puts four tiles on its slots, the first on slot 1."""

    player: PlayerName
    tiles: Annotated[list[Tile], Meta(max_length=8)]


class Place(StrictStruct, frozen=True):
    """A team's slot."""

    player: PlayerName
    slot: Slot


class Swap(StrictStruct, frozen=True, tag_field="type", tag="swap"):
    """The SWAP tile; two tiles that lie face up change places."""

    player: PlayerName
    a: Place
    b: Place


class Split(StrictStruct, frozen=True):
    """Points that are split between moving on and pushing back (ST-09)."""

    advance: Count
    push_back: Count


class Steal(StrictStruct, frozen=True):
    """A STEAL tile that another team plays on the question, and its answer."""

    player: PlayerName
    when: Literal["before", "after"]
    correct: bool
    use: Literal["advance", "push_back"] | Split = "advance"


class Question(StrictStruct, frozen=True, tag_field="type", tag="question"):
    """A team's question, and the teams that try to steal it."""

    player: PlayerName
    correct: bool
    steals: Annotated[list[Steal], Meta(max_length=8)] = field(default_factory=list)


class TieBreak(StrictStruct, frozen=True, tag_field="type", tag="tie_break"):
    """A tied team's question in the tie-break."""

    player: PlayerName
    tile: Tile
    correct: bool


Move: TypeAlias = Assign | Swap | Question | TieBreak


class FinalSheet(StrictStruct, frozen=True):
    """Where a team stands at the end."""

    position: Whole


class SmartishRecord(StrictStruct, frozen=True):
    """A race of SMARTish from its first tiles on, finished or not."""

    rules: Ruleset
    setup: Setup
    moves: Annotated[list[Move], Meta(max_length=5000)]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET


TieBreakItem: TypeAlias = Annotated[list[PlayerName], Meta(max_length=4)]


class SmartishSheets(StrictStruct, frozen=True):
    """The teams' positions at the end of a race of SMARTish, without its moves."""

    rules: Ruleset
    setup: Setup
    sheets: dict[PlayerName, FinalSheet]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    tie_break: Annotated[list[TieBreakItem], Meta(max_length=100)] = field(default_factory=list)
    claim: Claim | UnsetType = UNSET
