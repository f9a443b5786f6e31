"""The shapes of smoothies, generated from `openapi.yaml` by `tools.wire`; never edited by hand."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from referee.strict import StrictStruct
from referee.wire import Claim, Count, Id, PlayerName, Tags, Whole

Ruleset: TypeAlias = Literal["smoothies@1"]


Colour: TypeAlias = Literal["yellow", "orange", "red", "pink", "purple", "blue", "green"]


Blender: TypeAlias = Literal["round", "square"]


Box: TypeAlias = Annotated[
    str,
    Meta(pattern="^(?:yellow|orange|red|pink|purple|blue|green|round|square)-[1-9][0-9]{0,2}(?![\\s\\S])"),
]


BoxKind: TypeAlias = (
    Literal[
        "plain",
        "star",
        "reroll",
        "extra_die",
        "colour_change",
        "modifier_1",
        "modifier_3",
        "round_blender",
        "square_blender",
    ]
    | None
)


BlenderBox: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^(?:plain|star|reroll|extra_die|colour_change|modifier_1|modifier_3|round_blender|square_blender|black|grey:-[1-9][0-9]?)(?![\\s\\S])"
    ),
]


class Row(StrictStruct, frozen=True):
    """One fruit row of a sheet."""

    colour: Colour
    boxes: Annotated[list[BoxKind], Meta(max_length=30, min_length=1)]


BlenderRow: TypeAlias = Annotated[list[BlenderBox], Meta(max_length=60, min_length=2)]


class BlenderRows(StrictStruct, frozen=True):
    """The two blender rows of a sheet."""

    round: BlenderRow
    square: BlenderRow


Slots: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Abilities(StrictStruct, frozen=True):
    """The spaces of a sheet for each ability."""

    reroll: Slots
    extra_die: Slots
    colour_change: Slots
    modifier_1: Slots
    modifier_3: Slots
    round_blender: Slots
    square_blender: Slots


Touch: TypeAlias = Annotated[list[Box], Meta(max_length=2, min_length=2)]


class Sheet(StrictStruct, frozen=True):
    """A sheet of the pad, as the table has it."""

    id: Id
    provenance: Literal["transcribed", "assumed", "unverified", "printed"]
    columns: Annotated[list[Whole], Meta(max_length=30, min_length=1)]
    rows: Annotated[list[Row], Meta(max_length=30, min_length=1)]
    blenders: BlenderRows
    abilities: Abilities
    title: Annotated[str, Meta(max_length=200, min_length=1)] | UnsetType = UNSET
    touches: Annotated[list[Touch], Meta(max_length=200)] = field(default_factory=list)


class Rulings(StrictStruct, frozen=True):
    """How this table reads what the rulebook leaves open."""

    SM_01: Literal["void", "illegal"] = field(name="SM-01", default="void")
    SM_02: Literal["one", "zero"] = field(name="SM-02", default="one")
    SM_05: Literal["sum", "separate"] = field(name="SM-05", default="sum")
    SM_07: Literal["stack", "single"] = field(name="SM-07", default="stack")
    SM_10: Literal["always", "new-cross"] = field(name="SM-10", default="always")
    SM_14: Literal["chain", "no-chain"] = field(name="SM-14", default="chain")
    SM_16: Literal["must", "may"] = field(name="SM-16", default="must")
    SM_20: Literal["bonus-last", "bonus-first"] = field(name="SM-20", default="bonus-last")
    SM_21: Literal["next-step", "immediate"] = field(name="SM-21", default="next-step")
    SM_24: Literal["lost", "unlimited"] = field(name="SM-24", default="lost")
    SM_34: Literal["after-turn", "at-once"] = field(name="SM-34", default="after-turn")
    SM_36: Literal["exceed", "reach"] = field(name="SM-36", default="exceed")


class Setup(StrictStruct, frozen=True):
    """Who plays, on which sheet and by which readings of the rules."""

    players: Annotated[list[PlayerName], Meta(max_length=4, min_length=1)]
    sheet: Id | Sheet
    objective: Literal["easy", "normal", "difficult", "impossible"] | None = None
    rulings: Rulings = Rulings()


Dice: TypeAlias = dict[Colour, Whole]


class Roll(StrictStruct, frozen=True, tag_field="type", tag="roll"):
    """The active player's throw of all seven dice into the two blenders."""

    player: PlayerName
    round: Dice
    square: Dice


ThrownAgain: TypeAlias = Annotated[dict[Colour, Whole], Meta(min_length=1)]


class Reroll(StrictStruct, frozen=True, tag_field="type", tag="reroll"):
    """A re-roll of one blender's dice, or of all seven, which spends that ability."""

    player: PlayerName
    blender: Literal["round", "square", "both"]
    round: ThrownAgain | UnsetType = UNSET
    square: ThrownAgain | UnsetType = UNSET


Stars: TypeAlias = Annotated[list[Box | None], Meta(max_length=500)]


class Die(StrictStruct, frozen=True):
    """One die that a player picks."""

    die: Colour
    as_: Colour | UnsetType = field(name="as", default=UNSET)


class Pick(StrictStruct, frozen=True, tag_field="type", tag="pick"):
    """A player's choice of dice, and the boxes that are crossed for it."""

    player: PlayerName
    dice: Annotated[list[Die], Meta(max_length=50)]
    modifiers: Annotated[list[Literal[-3, -1, 1, 3]], Meta(max_length=50)] = field(default_factory=list)
    stars: Stars = field(default_factory=list)
    bonus: Annotated[list[Box], Meta(max_length=50)] = field(default_factory=list)


Columns: TypeAlias = Annotated[list[Whole], Meta(max_length=60)]


Crossed: TypeAlias = Count | Columns


class FinalBlenders(StrictStruct, frozen=True):
    """What is crossed in the two blender rows."""

    round: Crossed
    square: Crossed


class FinalSheet(StrictStruct, frozen=True):
    """One player's paper at the end of the game."""

    fruits: dict[Colour, Columns]
    blenders: FinalBlenders
    abilities_used: Count


class SmoothiesSheets(StrictStruct, frozen=True):
    """The players' papers at the end of a game of Smoothies, without its moves."""

    rules: Ruleset
    setup: Setup
    sheets: dict[PlayerName, FinalSheet]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET


class Blend(StrictStruct, frozen=True, tag_field="type", tag="blend"):
    """The active player's choice of a blender, whose row is then crossed."""

    player: PlayerName
    blender: Blender
    save: Count = 0
    stars: Stars = field(default_factory=list)


Move: TypeAlias = Roll | Reroll | Blend | Pick


class SmoothiesRecord(StrictStruct, frozen=True):
    """A game of Smoothies from its first throw on, finished or not."""

    rules: Ruleset
    setup: Setup
    moves: Annotated[list[Move], Meta(max_length=5000)]
    id: Id | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    claim: Claim | UnsetType = UNSET
