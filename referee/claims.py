"""What the table claims beside what was computed, and the one word that sums up a document."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import UNSET, UnsetType

from referee.core import Claim, ClaimReport, Difference, Scorecard, Severity


class Status(StrEnum):
    """The state of a document in one word; `invalid` is for those that cannot be read."""

    INVALID = "invalid"
    ILLEGAL = "illegal"
    INCOMPLETE = "incomplete"
    DISPUTED = "disputed"
    UNCLAIMED = "unclaimed"
    CONFIRMED = "confirmed"


class ClaimStatus(StrEnum):
    """The bare comparison of a claim."""

    ABSENT = "absent"
    PREMATURE = "premature"
    DISPUTED = "disputed"
    CONFIRMED = "confirmed"


def report_claim(claim: Claim | UnsetType, scorecard: Scorecard, *, is_premature: bool) -> ClaimReport:
    """Compare a claim with a scorecard; an empty claim counts as absent, a premature one is not compared."""
    if isinstance(claim, UnsetType) or not (claim.totals or any(claim.sections.values()) or claim.winners is not UNSET):
        return ClaimReport(ClaimStatus.ABSENT)
    if is_premature:
        return ClaimReport(ClaimStatus.PREMATURE)
    differences = list(_differences(claim, scorecard))
    return ClaimReport(ClaimStatus.DISPUTED if differences else ClaimStatus.CONFIRMED, differences)


def _differences(claim: Claim, scorecard: Scorecard) -> Iterator[Difference]:
    players = scorecard.players
    for player, total in claim.totals.items():
        if total != players[player].total:
            yield Difference("total", total, players[player].total, player)
    for player, sections in claim.sections.items():
        for section, points in sections.items():
            computed = players[player].sections[section]
            if points != computed:
                yield Difference(section, points, computed, player)
    if not isinstance(claim.winners, UnsetType) and set(claim.winners) != set(scorecard.winners):
        yield Difference("winners", claim.winners, scorecard.winners)


def status_of(scorecard: Scorecard, claim: ClaimReport, *, is_illegal: bool = False) -> Status:
    """The first word that applies, from the gravest on."""
    if is_illegal:
        return Status.ILLEGAL
    if scorecard.provisional:
        return Status.INCOMPLETE
    has_error = any(finding.severity is Severity.ERROR for finding in scorecard.findings)
    if has_error or claim.status == ClaimStatus.DISPUTED:
        return Status.DISPUTED
    return Status.UNCLAIMED if claim.status == ClaimStatus.ABSENT else Status.CONFIRMED
