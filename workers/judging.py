"""One line of an audit judged: the same reader and judge as for a request, and every failure a result."""

from __future__ import annotations

import logging
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from types import FrameType
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from intake.problems import MOST_ERRORS, ProblemError
from intake.reading import read_document
from referee.core import AnyDocument, ClaimReport, Fault, Scorecard, Verdict
from referee.judge import replay, scorecard, verdict
from referee.reader import form_of, game_of
from workers.csv_document import read_papers
from workers.results import FAILED, INVALID, LineError, LineResult
from workers.upload import Item

LOG = logging.getLogger("workers")
NOTHING: frozenset[str] = frozenset()
PLAYED = ("confirmed", "disputed", "unclaimed")  # statuses of games that are over, so that somebody has won
POISON = "REFEREE_TEST_POISON"  # for tests alone: a text that takes the process down which judges a line with it


class _Identified(Struct):
    """As much of a line as tells which game it is."""

    id: Annotated[str, Meta(min_length=1, max_length=64)] | UnsetType = UNSET


IDS = msgspec.json.Decoder(_Identified)


class TooSlowError(Exception):
    """A line that has used up its time of computing."""


def judge(item: Item, seconds: float | None, read: Callable[[bytes], AnyDocument] = read_document) -> LineResult:
    """The result of one item, whatever it holds.

    Args:
        item: the line.
        seconds: of computing that it may take, however busy the machine is; None where no signal can stop it, in a
            thread that is not the first.
        read: what makes a document of its bytes.

    """
    if item.faults:
        return _unread(item, item.faults)
    _fall_to_poison(item.data)
    try:
        with _budget(seconds) if seconds else nullcontext():
            return _judged_rows(item) if item.table else _judged(item, read(item.data))
    except ProblemError as problem:
        return _unread(item, problem.faults or [Fault("", problem.kind)])
    except TooSlowError:
        return failed(item, "audit/line-too-slow")
    except Exception:  # A fault of ours in one line is that line's result, and does not stop the audit.
        LOG.exception("line %d", item.line)
        return failed(item, "audit/line-breaks-referee")


def failed(item: Item, code: str) -> LineResult:
    """The result of a line that cannot be judged through no fault of its shape."""
    return _with_errors(item, FAILED, [Fault("", code)])


def _unread(item: Item, faults: Sequence[Fault]) -> LineResult:
    return _with_errors(item, INVALID, faults[:MOST_ERRORS])


def _with_errors(item: Item, status: str, faults: Sequence[Fault]) -> LineResult:
    errors = [LineError(fault.pointer, fault.code, fault.allowed, fault.facts) for fault in faults]
    return LineResult(item.line, status, errors=errors, lines=_lines(item), id=_id_of(item))


def _id_of(item: Item) -> str | UnsetType:
    """What a line that cannot be judged calls itself, where that can be read."""
    if item.table:
        return item.id or UNSET
    try:
        return IDS.decode(item.data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return UNSET


def _lines(item: Item) -> int | UnsetType:
    return UNSET if item.lines is None else item.lines


def _judged_rows(item: Item) -> LineResult:
    """The result of a game in rows; what is said of its sheets points to their rows and columns."""
    papers = read_papers(item)
    result = _judged(item, papers.document)
    findings = [replace(each, pointer=papers.places.place(each.pointer)) for each in result.findings]
    return replace(result, findings=findings)


def _judged(item: Item, document: AnyDocument) -> LineResult:
    if form_of(document) == "sheets":
        card = scorecard(document)
        return _result(item, document, card, card)
    found = verdict(replay(document), NOTHING)
    return _result(item, document, found, found.score)


def _result(item: Item, document: AnyDocument, judged: Verdict | Scorecard, card: Scorecard) -> LineResult:
    status, claim = str(judged.status), judged.claim
    is_over = status in PLAYED
    return LineResult(
        item.line,
        status,
        card.winners if is_over else (),
        {player: score.total for player, score in card.players.items()},
        getattr(judged, "violations", ()),
        claim.differences if isinstance(claim, ClaimReport) else (),
        card.findings,
        id=document.id,
        lines=_lines(item),
        rules=document.rules,
        ranks={place.player: place.rank for place in card.ranking} if is_over else UNSET,
        better=card.better,
        tags=document.tags,
        fingerprint=judged.fingerprint,
        dice=_dice(document, getattr(judged, "accepted", 0)),
    )


def _dice(document: AnyDocument, accepted: int) -> Mapping[str, Mapping[str, Mapping[str, int]]] | UnsetType:
    """How each player's dice fell in the moves that stand, by die and face."""
    counts: dict[str, dict[str, Counter[str]]] = {}
    for throw in game_of(document).throws(document.moves[:accepted]) if accepted else ():
        counts.setdefault(throw.player, {}).setdefault(throw.die, Counter())[throw.face] += 1
    return counts or UNSET


@contextmanager
def _budget(seconds: float) -> Iterator[None]:
    """Seconds of this process's own computing, so that a busy machine changes no result."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlowError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _fall_to_poison(data: bytes) -> None:
    poison = os.environ.get(POISON)
    if poison and poison.encode() in data:
        os.kill(os.getpid(), signal.SIGKILL)
