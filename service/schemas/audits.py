"""Audits as they are shown, and the queries of their calls."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from marshmallow import Schema, fields, validate
from msgspec import Struct

from service.schemas.queries import QuerySchema, Whole, load_query
from workers.results import STATUSES
from workers.store import Head

STATES = ("receiving", "queued", "running", "done")
LARGEST = 999_999_999


class CountsSchema(Schema):
    """How many lines have each status."""

    confirmed = fields.Integer(required=True)
    disputed = fields.Integer(required=True)
    unclaimed = fields.Integer(required=True)
    incomplete = fields.Integer(required=True)
    illegal = fields.Integer(required=True)
    invalid = fields.Integer(required=True)
    failed = fields.Integer(required=True)


class ProgressSchema(Schema):
    """How many lines have a result, of how many."""

    done = fields.Integer(required=True)
    total = fields.Integer(required=True)


class AuditSchema(Schema):
    """How an audit stands."""

    id = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    lines = fields.Nested(ProgressSchema, required=True)
    counts = fields.Nested(CountsSchema, required=True)
    corrections = fields.Integer(required=True)
    rate = fields.Integer(required=True)
    sha256 = fields.String(required=True)
    created = fields.String(required=True)
    started = fields.String(required=True, allow_none=True)
    finished = fields.String(required=True, allow_none=True)
    expires = fields.String(required=True, allow_none=True)


def describe_audit(audit: str, head: Head, now: int) -> dict[str, Any]:
    """An audit as its status tells it; `rate` is lines a second from the first chunk to now or the end."""
    shown: dict[str, Any] = AuditSchema().dump(
        {
            "id": audit,
            "state": head.state,
            "lines": {"done": head.done, "total": head.total},
            "counts": head.counts,
            "corrections": head.corrections,
            "rate": _rate(head, now),
            "sha256": head.sha256,
            "created": _time(head.created),
            "started": _time(head.started),
            "finished": _time(head.finished),
            "expires": _time(head.expires),
        }
    )
    return shown


def _rate(head: Head, now: int) -> int:
    if head.started is None:
        return 0
    return round(1000 * head.done / max(1, (head.finished or now) - head.started))


def _time(milliseconds: int | None) -> str | None:
    """A moment in RFC 3339, in UTC."""
    if milliseconds is None:
        return None
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class ResultsQuery(Struct, frozen=True):
    """Which results are wanted: after a line, of some statuses (all when none is named), so many at most."""

    after: int = 0
    status: frozenset[str] = frozenset()
    limit: int | None = None


class ResultsQuerySchema(QuerySchema):
    """The query of results."""

    status = fields.List(
        fields.String(validate=validate.OneOf(STATUSES, error="enum")),
        load_default=None,
        allow_none=False,
        validate=validate.Length(min=1, error="min-items"),
    )
    after = Whole(
        load_default=0,
        error_messages={"invalid": "type"},
        validate=[validate.Range(min=0, error="minimum"), validate.Range(max=LARGEST, error="maximum")],
    )
    limit = Whole(
        load_default=None,
        allow_none=False,
        error_messages={"invalid": "type"},
        validate=[validate.Range(min=1, error="minimum"), validate.Range(max=LARGEST, error="maximum")],
    )


@lru_cache(maxsize=256)
def results_query(query: bytes) -> ResultsQuery:
    """The query of results.

    Raises: ProblemError when a parameter or its value is unknown.
    """
    loaded = load_query(ResultsQuerySchema(), query)
    return ResultsQuery(loaded["after"], frozenset(loaded["status"] or ()), loaded["limit"])
