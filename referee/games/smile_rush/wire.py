"""The shapes of smile-rush, generated from `openapi.yaml` by `tools.wire`; never edited by hand."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from referee.strict import StrictStruct
from referee.wire import Claim, Id, PlayerName, Tags, Whole

Ruleset: TypeAlias = Literal["smile-rush@1"]


Mode: TypeAlias = Literal["rush", "classic", "memory"]


ColourAndSmile: TypeAlias = Annotated[str, Meta(pattern="^[1-9][0-9]?/[1-9][0-9]?(?![\\s\\S])")]


Card: TypeAlias = Whole | ColourAndSmile


Deck: TypeAlias = Annotated[list[Card], Meta(max_length=100)]


class Rulings(StrictStruct, frozen=True):
    """How this table reads what the rulebook leaves open."""

    SR_00: Literal["one", "independent"] = field(name="SR-00", default="one")
    SR_03: Literal["connected", "line", "mutual"] = field(name="SR-03", default="connected")
    SR_05: Literal["no-pair", "any-time"] = field(name="SR-05", default="no-pair")
    SR_12: Literal["pairs-and-tris", "pairs-only"] = field(name="SR-12", default="pairs-and-tris")


Players: TypeAlias = Annotated[list[PlayerName], Meta(max_length=1, min_length=1)]


Cells: TypeAlias = Annotated[list[Whole], Meta(max_length=8)]


class Place(StrictStruct, frozen=True, tag_field="type", tag="place"):
    """In `rush`, the next card of the pile goes into a hole."""

    player: PlayerName
    cell: Whole


class Penalty(StrictStruct, frozen=True, tag_field="type", tag="penalty"):
    """A card is taken as a penalty, and the next card of the pile takes its place."""

    player: PlayerName
    cell: Whole


class Flip(StrictStruct, frozen=True, tag_field="type", tag="flip"):
    """In `memory`, two cards are turned over."""

    player: PlayerName
    cells: Cells


class Stop(StrictStruct, frozen=True, tag_field="type", tag="stop"):
    """The player leaves the last pairs where they lie."""

    player: PlayerName


class FinalSheet(StrictStruct, frozen=True):
    """What was counted at the end: `pairs`, `tris` and `penalties` in `rush` and `classic`, `attempts` in `memory`."""

    pairs: Annotated[int, Meta(ge=0, le=9007199254740991)] | UnsetType = UNSET
    tris: Annotated[int, Meta(ge=0, le=9007199254740991)] | UnsetType = UNSET
    penalties: Annotated[int, Meta(ge=0, le=9007199254740991)] | UnsetType = UNSET
    attempts: Annotated[int, Meta(ge=0, le=9007199254740991)] | UnsetType = UNSET


class Setup(StrictStruct, frozen=True):
    """Who plays which mode, with which deck and by which readings of the rules."""

    players: Players
    mode: Mode
    deck: Deck
    rulings: Rulings = Rulings()


class PaperSetup(StrictStruct, frozen=True):
    """Who played which mode, by which readings of the rules; on paper nobody knows the deck."""

    players: Players
    mode: Mode
    deck: Deck | UnsetType = UNSET
    rulings: Rulings = Rulings()


class Take(StrictStruct, frozen=True, tag_field="type", tag="take"):
    """A pair or a tris is taken off the grid."""

    player: PlayerName
    cells: Cells


Move: TypeAlias = Take | Place | Penalty | Flip | Stop


Moves: TypeAlias = Annotated[list[Move], Meta(max_length=5000)]


class SmileRushRecord(StrictStruct, frozen=True):
    """A game of Smile Rush from its first move on, finished or not."""

    rules: Ruleset
    setup: Setup
    moves: Moves
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET


class SmileRushSheets(StrictStruct, frozen=True):
    """What was counted at the end of a game of Smile Rush, without its moves."""

    rules: Ruleset
    setup: PaperSetup
    sheets: dict[PlayerName, FinalSheet]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET


class SmileRushPar(StrictStruct, frozen=True):
    """A deck of Rush or Classic, the moves made so far, and how long to search."""

    rules: Ruleset
    setup: Setup
    moves: Moves = field(default_factory=list)
    nodes: Annotated[int, Meta(ge=200, le=50000)] = 10000
