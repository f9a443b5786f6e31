"""What an audit says of one line: a status, the score, the reasons; nothing of when, where or by whom it was judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct, UnsetType

from referee.core import AnyJson, Difference, Finding, Severity, Violation

INVALID, FAILED = "invalid", "failed"
STATUSES = ("confirmed", "disputed", "unclaimed", "incomplete", "illegal", INVALID, FAILED)


class LineError(Struct, frozen=True):
    """Something in a line that cannot be read, as a problem tells it; `pointer` is into the line's document."""

    pointer: str
    code: str
    allowed: Sequence[AnyJson] = ()
    facts: Mapping[str, AnyJson] = {}
    detail: str | UnsetType = UNSET


class LineResult(Struct, frozen=True):
    """The one result of a line.

    `lines` is how many lines a game in rows (CSV) takes. `ranks` are the players' places, empty while a game is
    unfinished or illegal, as `winners` is. `dice` counts each player's throws by die and face; it is kept for the
    audit's own checks and shown nowhere.
    """

    line: int
    status: str
    winners: Sequence[str] = ()
    totals: Mapping[str, int] = {}
    violations: Sequence[Violation] = ()
    differences: Sequence[Difference] = ()
    findings: Sequence[Finding] = ()
    id: str | UnsetType = UNSET
    lines: int | UnsetType = UNSET
    rules: str | UnsetType = UNSET
    ranks: Mapping[str, int] | UnsetType = UNSET
    better: str | UnsetType = UNSET
    tags: Mapping[str, str] | UnsetType = UNSET
    errors: Sequence[LineError] | UnsetType = UNSET
    fingerprint: str | UnsetType = UNSET
    corrections: int | UnsetType = UNSET
    dice: Mapping[str, Mapping[str, Mapping[str, int]]] | UnsetType = UNSET


RESULTS = msgspec.json.Decoder(LineResult)
RESULT_LISTS = msgspec.json.Decoder(list[LineResult])


class AuditFinding(Struct, frozen=True):
    """Something that only the lines of an audit together show; `lines` are those it is about, in order."""

    severity: Severity
    code: str
    lines: Sequence[int]
    facts: Mapping[str, AnyJson]
    message: str | UnsetType = UNSET
