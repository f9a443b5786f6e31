"""Two scorers' records of one game: where they part, and what each says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, zip_longest
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from referee.core import AnyDocument, AnyMove, AnySetup, Expectation, Violation
from referee.judge import replay, verdict

MOST_DIFFERENCES = 20


class Parting(Struct, frozen=True):
    """The number of the first move that is not the same in both records, and its pointer in each."""

    move: int
    pointer: str


class Side(Struct, frozen=True):
    """What one record says: the move at the parting, what follows from it, and the outcome of the whole record.

    `move` is None where the record has ended before the other; without a parting `after_parting` is the whole.
    """

    move: AnyMove
    after_parting: AfterParting
    status: str
    accepted: int
    violations: Sequence[Violation]
    winners: Sequence[str]
    totals: Mapping[str, int]
    fingerprint: str


class AfterParting(Struct, frozen=True):
    """The game as one record has it just after the parting move."""

    accepted: int
    violations: Sequence[Violation]
    expect: Sequence[Expectation]
    totals: Mapping[str, int]


class Comparison(Struct, frozen=True):
    """Whether two records are the same game, and if not, where they part."""

    same: bool
    parts_at: Parting | None
    setup_differences: Sequence[str]
    records: tuple[Side, Side]


def compare(one: AnyDocument, other: AnyDocument) -> Comparison:
    """Compare two records of the same game."""
    number = _first_difference(one.moves, other.moves)
    differences = list(islice(_differences("/setup", one.setup, other.setup), MOST_DIFFERENCES))
    return Comparison(
        same=number is None and not differences,
        parts_at=None if number is None else Parting(number, f"/moves/{number}"),
        setup_differences=differences,
        records=(_side(one, number), _side(other, number)),
    )


def _first_difference(one: Sequence[Any], other: Sequence[Any]) -> int | None:
    pairs = enumerate(zip_longest(one, other))
    return next((number for number, (left, right) in pairs if left != right), None)


def _differences(pointer: str, one: AnySetup, other: AnySetup) -> Iterator[str]:
    """Pointers to the smallest parts that differ; a default left out equals one spelled out."""
    if isinstance(one, Struct) and type(one) is type(other):
        for field in fields(one):
            where = f"{pointer}/{field.encode_name}"
            yield from _differences(where, getattr(one, field.name), getattr(other, field.name))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from _differences(f"{pointer}/{place}", left, right)
    elif one != other:
        yield pointer


def _side(record: AnyDocument, number: int | None) -> Side:
    whole = verdict(replay(record), frozenset())
    until = len(record.moves) if number is None else number + 1
    after = verdict(replay(replace(record, moves=record.moves[:until])), frozenset())
    return Side(
        move=record.moves[number] if number is not None and number < len(record.moves) else None,
        after_parting=AfterParting(
            accepted=after.accepted,
            violations=after.violations,
            expect=after.expect,
            totals={player: score.total for player, score in after.score.players.items()},
        ),
        status=whole.status,
        accepted=whole.accepted,
        violations=whole.violations,
        winners=whole.score.winners,
        totals={player: score.total for player, score in whole.score.players.items()},
        fingerprint=whole.fingerprint,
    )
