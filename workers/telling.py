"""Results of lines with their sentences, for whoever reads them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from intake.problems import detail_of
from texts import TextError, dress, message_id, render, render_strictly
from workers.results import AuditFinding, LineError, LineResult


def told(result: LineResult, language: str) -> LineResult:
    """A result as it is shown: every reason has its sentence, and what is kept for the audit's own checks is gone."""
    return replace(dress(result, language), errors=_told(result.errors, language), dice=UNSET)


def _told(errors: Sequence[LineError] | UnsetType, language: str) -> Sequence[LineError] | UnsetType:
    if isinstance(errors, UnsetType):
        return UNSET
    return [replace(error, detail=_detail(error, language)) for error in errors]


def _detail(error: LineError, language: str) -> str:
    """The sentence of an error, which tells of a line and not of a request's body where there is one for that."""
    try:
        return render_strictly(f"fault-{error.code}", error.facts, language)
    except TextError:
        return detail_of(error.code, error.facts, language)


def finding_told(finding: AuditFinding, language: str) -> AuditFinding:
    """What only all lines show, with its sentence."""
    return replace(finding, message=render(message_id(finding.code), finding.facts, language))
