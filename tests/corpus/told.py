"""What a second scorer tells of a document, and the entries of the corpus that are made from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

Json = dict[str, Any]


class Told(NamedTuple):
    """How far a record goes, by which code it is refused, and how the game stands after the moves that do."""

    accepted: int
    code: str | None
    finished: bool
    totals: Mapping[str, int]
    winners: Sequence[str]


class Paper(NamedTuple):
    """Final papers, what they come to, and the codes of the errors that must be found on them."""

    document: Json
    totals: Mapping[str, int]
    winners: Sequence[str]
    errors: Sequence[str] = ()


class Scorer(Protocol):
    """A game's second scorer, which knows nothing of the referee."""

    def records(self, random: Random) -> Iterator[Json]: ...
    def tell(self, record: Json) -> Told: ...
    def papers(self, random: Random, record: Json) -> Iterator[Paper]: ...


def expected_of_record(told: Told, claim: str) -> Json:
    """What the verdict on a record has to say; `claim` is absent, right or wrong."""
    if told.code is not None:
        return {"status": "illegal", "legal": False, "accepted": told.accepted, "code": told.code}
    standing = {"legal": True, "accepted": told.accepted, "finished": told.finished, "totals": dict(told.totals)}
    if not told.finished:
        return {"status": "incomplete", **standing}
    return {"status": STATUS[claim], **standing, "winners": list(told.winners)}


def expected_of_paper(paper: Paper, claim: str) -> Json:
    """What the scorecard of papers has to say."""
    status = "disputed" if paper.errors else STATUS[claim]
    standing = {"totals": dict(paper.totals), "winners": list(paper.winners), "errors": sorted(paper.errors)}
    return {"status": status, **standing}


STATUS = {"absent": "unclaimed", "right": "confirmed", "wrong": "disputed"}
CLAIMS = tuple(STATUS)


def claimed(random: Random, document: Json, totals: Mapping[str, int], winners: Sequence[str]) -> tuple[Json, str]:
    """The document with no claim, a right one or one with a total that is off."""
    claim = random.choice(CLAIMS)
    if claim == "absent":
        return document, claim
    said = dict(totals)
    if claim == "wrong":
        said[random.choice(list(said))] += random.choice((-10, -1, 1, 3))
    return document | {"claim": {"totals": said, "winners": list(winners)}}, claim
