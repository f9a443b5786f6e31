"""The shapes of relajarse, generated from `openapi.yaml` by `tools.wire`; never edited by hand."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from referee.strict import StrictStruct
from referee.wire import Claim, Count, Id, PlayerName, Tags, Whole

Ruleset: TypeAlias = Literal["relajarse@1"]


Colour: TypeAlias = Literal["blue", "orange", "pink", "yellow"]


Corner: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


Tray: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


Blueberry: TypeAlias = Annotated[list[Tray], Meta(max_length=2, min_length=2)]


class Board(StrictStruct, frozen=True):
    """A board by the colours of its trays and by the trays that share a blueberry."""

    trays: Annotated[list[Colour], Meta(max_length=8, min_length=8)]
    blueberries: Annotated[list[Blueberry], Meta(max_length=4, min_length=4)]
    id: Id | UnsetType = UNSET
    title: Annotated[str, Meta(max_length=100, min_length=1)] | UnsetType = UNSET
    provenance: Literal["transcribed", "assumed", "unverified", "printed"] | UnsetType = UNSET
    capacity: Annotated[int, Meta(ge=4, le=24)] | None = None


class Rulings(StrictStruct, frozen=True):
    """How this table reads what the rulebook leaves open."""

    RE_01: Literal["all", "cubes"] = field(name="RE-01", default="all")
    RE_03: Literal["instead", "extra"] = field(name="RE-03", default="instead")
    RE_06: Literal["must", "may-pass"] = field(name="RE-06", default="must")
    RE_10: Literal["next-place", "next-tray"] = field(name="RE-10", default="next-place")
    RE_15: Literal["both", "empty-tray"] = field(name="RE-15", default="both")
    RE_16: Literal["all-four", "ignore", "full-tray"] = field(name="RE-16", default="all-four")
    RE_17: Literal["may", "must"] = field(name="RE-17", default="may")
    RE_19: Literal["must", "may"] = field(name="RE-19", default="must")


class Setup(StrictStruct, frozen=True):
    """Who plays, at which corners, on which board and by which readings of the rules."""

    players: Annotated[list[PlayerName], Meta(max_length=4, min_length=2)]
    cups: Annotated[list[Corner], Meta(max_length=4, min_length=2)] | UnsetType = UNSET
    board: Id | Board = "reference"
    rulings: Rulings = Rulings()


class Roll(StrictStruct, frozen=True, tag_field="type", tag="roll"):
    """The colour die."""

    player: PlayerName
    face: Annotated[str, Meta(max_length=40, min_length=1)]


class Sow(StrictStruct, frozen=True, tag_field="type", tag="sow"):
    """All cubes of a tray, one each to the next places."""

    player: PlayerName
    tray: Whole
    direction: Annotated[str, Meta(max_length=40, min_length=1)]


class TakeBlueberry(StrictStruct, frozen=True, tag_field="type", tag="take_blueberry"):
    """The blueberry at an empty tray of the rolled colour."""

    player: PlayerName
    tray: Whole


class TakeAll(StrictStruct, frozen=True, tag_field="type", tag="take_all"):
    """All cubes of the last tray that has some, straight into the cup."""

    player: PlayerName
    tray: Whole


class Steal(StrictStruct, frozen=True, tag_field="type", tag="steal"):
    """A cube from another player's cup."""

    player: PlayerName
    from_: PlayerName = field(name="from")


class Pass(StrictStruct, frozen=True, tag_field="type", tag="pass"):
    """Doing nothing, where the table plays that one may."""

    player: PlayerName


Move: TypeAlias = Roll | Sow | TakeBlueberry | TakeAll | Steal | Pass


class FinalSheet(StrictStruct, frozen=True):
    """What lies in a player's cup at the end."""

    cubes: Count
    blueberries: Count


class RelajarseRecord(StrictStruct, frozen=True):
    """A game of ¡Relajarse! from its first roll on, finished or not."""

    rules: Ruleset
    setup: Setup
    moves: Annotated[list[Move], Meta(max_length=5000)]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET


class RelajarseSheets(StrictStruct, frozen=True):
    """The players' cups at the end of a game of ¡Relajarse!, without its moves."""

    rules: Ruleset
    setup: Setup
    sheets: dict[PlayerName, FinalSheet]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET
