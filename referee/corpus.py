"""The conformance corpus: one entry's document judged, and what comes back held against what was expected.

An entry is a document with `expect`, what a scorer that shares no code with this one made of it: `status`, and
for a record `legal`, `accepted` and either the `code` of a refusal or `finished`, `totals` and `winners`; for papers
`totals`, `winners` and `errors`, the codes of the findings that are errors.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from referee.core import AnyJson, Scorecard, Severity, Verdict
from referee.judge import replay, scorecard, verdict
from referee.reader import form_of, read


class Entry(Struct, frozen=True):
    """One document of the corpus; `kind` says what it is there for."""

    id: str
    kind: str
    document: msgspec.Raw
    expect: Mapping[str, AnyJson]


ENTRIES = msgspec.json.Decoder(Entry)
Parts = Mapping[str, AnyJson]


def judged(entry: Entry) -> Parts:
    """What decides a document: its status, how far it goes, its refusals, points, winners, ranks and findings.

    Facts, alternatives and traces, which only explain, are not in it.

    Raises: DocumentError when the document cannot be read.
    """
    document = read(bytes(entry.document))
    if form_of(document) == "sheets":
        return _card_parts(scorecard(document))
    return _verdict_parts(verdict(replay(document), frozenset()))


def _verdict_parts(found: Verdict) -> Parts:
    refusals = [(violation.code, violation.rule, violation.pointer) for violation in found.violations]
    head = {"legal": found.legal, "accepted": found.accepted, "finished": found.finished, "refusals": refusals}
    return {**_card_parts(found.score), "status": found.status, **head}


def _card_parts(card: Scorecard) -> Parts:
    return {
        "status": card.status,
        "totals": {player: score.total for player, score in card.players.items()},
        "sections": {player: score.sections for player, score in card.players.items()},
        "winners": card.winners,
        "ranks": [(place.rank, place.player) for place in card.ranking],
        "findings": [(finding.code, finding.severity, finding.pointer) for finding in card.findings],
    }


def differences(entry: Entry, parts: Parts) -> Sequence[str]:
    """The names of the expected values that were not found."""
    return [name for name, value in entry.expect.items() if not _is_found(name, value, parts)]


def _is_found(name: str, value: AnyJson, parts: Parts) -> bool:
    """A `code` is one of the refusals', `errors` are among the findings; all else is equal."""
    if name == "code":
        return value in [code for code, _, _ in parts["refusals"]]
    if name == "errors":
        found = {code for code, severity, _ in parts["findings"] if severity == Severity.ERROR}
        return found >= set(value) and bool(found) == bool(value)
    return bool(parts[name] == value)


def digest(parts: Parts) -> str:
    """Sixteen hexadecimal digits that change with any part."""
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]
