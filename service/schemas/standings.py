"""The query of standings; the messages of its schema are the codes of faults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from marshmallow import ValidationError, fields, validate

from referee.games import GAMES
from service.schemas.queries import QuerySchema, load_query
from workers.standings import TIE_BREAKS, Query

TOTALS, PLACES, MATTER = "totals", "places=", "matter"
PLACE = re.compile(r"[0-9]{1,6}")
TAG = re.compile(r"[^=]{1,64}=.{1,64}\Z", re.DOTALL)
MOST_PLACES = 100


def _check_scheme(scheme: str) -> None:
    if scheme != TOTALS and not scheme.startswith(PLACES):
        raise ValidationError("scheme")
    if scheme.startswith(PLACES):
        worth = scheme.removeprefix(PLACES).split(",")
        if len(worth) > MOST_PLACES or not all(map(PLACE.fullmatch, worth)):
            raise ValidationError("scheme")


class StandingsQuerySchema(QuerySchema):
    """The query of standings."""

    game = fields.String(validate=validate.OneOf(list(GAMES), error="enum"), load_default=None, allow_none=False)
    tag = fields.List(
        fields.String(validate=validate.Regexp(TAG, error="tag-filter")), load_default=None, allow_none=False
    )
    scheme = fields.String(load_default=TOTALS, validate=_check_scheme)
    tie_break = fields.List(
        fields.String(validate=validate.OneOf(TIE_BREAKS, error="enum")), load_default=None, allow_none=False
    )
    disputes = fields.String(validate=validate.OneOf([MATTER], error="enum"), load_default=None, allow_none=False)


class ReportQuerySchema(StandingsQuerySchema):
    """The query of a report: standings are in it once their scheme is named."""

    class Meta:
        """How marshmallow reads it."""

        exclude = ("disputes",)

    scheme = fields.String(load_default=None, allow_none=False, validate=_check_scheme)


@lru_cache(maxsize=256)
def standings_query(query: bytes) -> tuple[Query, bool]:
    """The query of standings, and whether the open lines are to be tried.

    Raises: ProblemError when a parameter or its value is unknown.
    """
    loaded = load_query(StandingsQuerySchema(), query)
    return _query(loaded), loaded["disputes"] is not None


@lru_cache(maxsize=256)
def report_query(query: bytes) -> Query | None:
    """The query of a report's standings; None when no scheme is named.

    Raises: ProblemError when a parameter or its value is unknown.
    """
    loaded = load_query(ReportQuerySchema(), query)
    return _query(loaded) if loaded["scheme"] else None


def _query(loaded: Mapping[str, Any]) -> Query:
    scheme: str = loaded["scheme"]
    worth = scheme.removeprefix(PLACES).split(",") if scheme.startswith(PLACES) else []
    tags = dict(tag.split("=", 1) for tag in loaded["tag"] or ())
    places = tuple(Fraction(each) for each in worth)
    return Query(loaded["game"], tags, places, tuple(loaded["tie_break"] or ()))
