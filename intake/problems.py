"""Problems (RFC 9457): the one shape of everything that is not served, and the one place that builds it.

A problem's kind is a stable word (`urn:tabletop-referee:problem:<kind>`), its sentences come from the texts. What
was sent is never given back at length: at most 20 errors, and 16 kB in all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from referee.core import AnyJson, Fault
from texts import message_id, render

URN = "urn:tabletop-referee:problem:"
MOST_ERRORS = 20
MOST_BYTES = 15_000  # of errors; leaves room for the rest within 16 kB
MOST_ALLOWED = 50
MOST_CHARACTERS = 64  # of a fact
MOST_POINTER = 200  # characters

# Any: a problem is JSON to be encoded.
Json = dict[str, Any]

STATUSES: Mapping[str, int] = {
    "bad-request": 400,
    "not-json": 400,
    "duplicate-key": 400,
    "too-deep": 400,
    "integer-too-large": 400,
    "not-finite": 400,
    "broken-gzip": 400,
    "broken-upload": 400,
    "audits-closed": 403,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-preset": 404,
    "unknown-audit": 404,
    "unknown-line": 404,
    "method": 405,
    "body-too-slow": 408,
    "audit-differs": 409,
    "audit-receiving": 409,
    "no-result-yet": 409,
    "body-too-large": 413,
    "too-many-moves": 413,
    "audit-length": 411,
    "audit-too-large": 413,
    "audit-too-many-lines": 413,
    "audit-too-packed": 413,
    "media-type": 415,
    "content-encoding": 415,
    "audit-media-type": 415,
    "audit-encoding": 415,
    "shape": 422,
    "query": 422,
    "unknown-version": 422,
    "no-lines": 422,
    "csv-encoding": 422,
    "csv-header": 422,
    "internal": 500,
    "audits-unavailable": 503,
    "audits-full": 503,
}


class ProblemError(Exception):
    """A request or file that is not served: the kind of problem, and the faults that were found.

    The faults of a `query` point to a parameter by its name, all others into the body.
    """

    def __init__(self, kind: str, faults: Sequence[Fault] = ()) -> None:
        """Keep the faults in document order."""
        super().__init__(kind)
        self.kind = kind
        self.faults = tuple(faults)

    @property
    def status(self) -> int:
        """The status of the answer."""
        return STATUSES[self.kind]


def build_problem(error: ProblemError, language: str, instance: str) -> Json:
    """The body of a problem's answer."""
    problem: Json = {
        "type": URN + error.kind,
        "title": render(f"problem-{error.kind}.title", {}, language),
        "status": error.status,
        "detail": render(f"problem-{error.kind}.detail", {}, language),
        "instance": instance,
    }
    place = "parameter" if error.kind == "query" else "pointer"
    errors = list(_fitting(_error(fault, place, language) for fault in error.faults[:MOST_ERRORS]))
    return problem | {"errors": errors} if errors else problem


def _fitting(errors: Iterator[Json]) -> Iterator[Json]:
    """The first errors, as many as fit."""
    size = 0
    for error in errors:
        size += len(msgspec.json.encode(error))
        if size > MOST_BYTES:
            return
        yield error


def _error(fault: Fault, place: str, language: str) -> Json:
    """One fault with its sentence; a fault of the whole body has the sentence of its kind of problem."""
    facts = {name: _clipped(fact) for name, fact in fault.facts.items()}
    error: Json = {place: _near(fault.pointer), "code": fault.code, "detail": detail_of(fault.code, facts, language)}
    if fault.allowed:
        error["allowed"] = [_clipped(value) for value in fault.allowed[:MOST_ALLOWED]]
    return error | {"facts": facts} if facts else error


def detail_of(code: str, facts: Mapping[str, AnyJson], language: str) -> str:
    """The sentence of a fault; one of the whole has that of its kind of problem."""
    if code.startswith("audit/"):
        return render(message_id(code), facts, language)
    return render(f"problem-{code}.detail" if code in STATUSES else f"fault-{code}", facts, language)


def _clipped(fact: AnyJson) -> AnyJson:
    if isinstance(fact, str):
        return fact if len(fact) <= MOST_CHARACTERS else f"{fact[:MOST_CHARACTERS]}…"
    return fact if isinstance(fact, int) else [_clipped(item) for item in fact[:MOST_ALLOWED]]


def _near(pointer: str) -> str:
    """The pointer, or where it is very long, its nearest ancestor that is not."""
    return pointer if len(pointer) <= MOST_POINTER else pointer[:MOST_POINTER].rpartition("/")[0]
