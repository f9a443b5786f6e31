"""What the referee says of a document, and how far a second scorer follows a record."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from referee import judge, reader
from tests.twin.refusing import RefusedError

Json = dict[str, Any]


class Playable(Protocol):
    """A second scorer's game in the middle of its moves."""

    def play(self, move: Json) -> None: ...


P = TypeVar("P", bound=Playable)


def verdict(document: Json) -> Json:
    """The verdict with the state, as it goes over the wire."""
    read = reader.read(json.dumps(document).encode())
    return _as_sent(judge.verdict(judge.replay(read), frozenset({"state"})))


def scorecard(document: Json) -> Json:
    """The scorecard of papers, as it goes over the wire."""
    return _as_sent(judge.scorecard(reader.read(json.dumps(document).encode())))


def _as_sent(result: object) -> Json:
    return dict(msgspec.json.decode(msgspec.json.encode(result)))


def follow(game: Callable[[Json], P], document: Json) -> P | RefusedError:
    """How far a second scorer follows a record: to the game after the last move, or to a refusal."""
    number = 0
    try:
        table = game(document["setup"])
        for number, move in enumerate(document["moves"]):  # noqa: B007  the refused one's number is needed
            table.play(move)
    except RefusedError as refused:
        refused.move = number
        return refused
    return table
