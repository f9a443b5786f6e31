"""The shapes that all games share, generated from `openapi.yaml` by `tools.wire`; never edited by hand."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from referee.strict import StrictStruct

Whole: TypeAlias = Annotated[int, Meta(ge=-9007199254740991, le=9007199254740991)]


Count: TypeAlias = Annotated[int, Meta(ge=0, le=9007199254740991)]


PlayerName: TypeAlias = Annotated[str, Meta(max_length=40, min_length=1)]


Id: TypeAlias = Annotated[str, Meta(max_length=64, min_length=1)]


RulesetName: TypeAlias = Annotated[str, Meta(max_length=64, min_length=1)]


SectionName: TypeAlias = Annotated[str, Meta(max_length=64, min_length=1)]


TagText: TypeAlias = Annotated[str, Meta(max_length=64, min_length=1)]


Tags: TypeAlias = Annotated[dict[TagText, TagText], Meta(max_length=8)]


class Claim(StrictStruct, frozen=True):
    """What the table itself believes the outcome to be."""

    totals: dict[PlayerName, Whole] = field(default_factory=dict)
    sections: dict[PlayerName, dict[SectionName, Whole]] = field(default_factory=dict)
    winners: Annotated[list[PlayerName], Meta(max_length=100)] | UnsetType = UNSET
