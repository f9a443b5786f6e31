"""The one way through: a document is replayed or scored, and the verdict says what, why and by which rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from referee.claims import report_claim, status_of
from referee.core import (
    AnyDocument,
    AnyMove,
    AnyState,
    Event,
    Game,
    LegalMoves,
    Offer,
    OutOfPatienceError,
    Scorecard,
    Step,
    TracedMove,
    Verdict,
    Violation,
    no_violations,
)
from referee.fingerprint import fingerprint
from referee.reader import game_of
from referee.readings import reading_of, reread_document

STATE, TRACE, LEGAL_MOVES = "state", "trace", "legal_moves"
INCLUDABLE = (STATE, TRACE, LEGAL_MOVES)
LEGAL_MOVES_LIMIT = 200
PATIENCE = 100_000  # tries for one list, a few tenths of a second; a thousand moves of a usual sheet take some 5,000


class Play(Struct, frozen=True):
    """A record as far as it could be replayed: `state` is after `len(ledger)` accepted moves.

    The ledger holds each accepted move's events; `decided` the selectable rulings that made a difference on the way,
    each with the number of the first move where it did and the state before that move.
    """

    game: Game[Any]
    document: AnyDocument
    state: AnyState
    ledger: Sequence[Sequence[Event]]
    violations: Sequence[Violation]
    offers: Sequence[Offer]
    decided: Mapping[str, tuple[int, AnyState]]


def replay(document: AnyDocument) -> Play:
    """Resolve a record's moves one after the other, up to the first that breaks a rule."""
    game = game_of(document)
    resolve = game.resolve
    state = game.initial_state(document.setup)
    ledger: list[Sequence[Event]] = []
    refused = game.setup_violations(document.setup)
    decided = dict.fromkeys(_deciding_setup(document, refused), (0, state))
    if refused:
        return Play(game, document, state, ledger, _in_rulebook_order(game, refused, "/setup"), (), decided)
    step: Step[Any] = Step(state)
    for move in document.moves:
        step = resolve(state, move)
        unsure: Collection[str] = game.readings.keys() if step.violations else step.leaned_on
        for ruling in (*step.used, *unsure) if step.used or unsure else ():
            if ruling not in decided and (
                ruling in step.used or _makes_a_difference(document, state, move, step, ruling)
            ):
                decided[ruling] = (len(ledger), state)
        if step.violations:
            break
        ledger.append(step.events)
        state = step.after
    violations = _in_rulebook_order(game, step.violations, f"/moves/{len(ledger)}")
    return Play(game, document, state, ledger, violations, () if violations else step.offers, decided)


def replay_reread(play: Play, readings: Mapping[str, str]) -> Play:
    """The same record under other readings; of one ruling only from the first move on that it decides.

    Until there the moves are the same under both readings, since they led to the same states. Several readings at
    once may part earlier than each of them alone. Nothing is decided in what comes back.
    """
    game, document = play.game, reread_document(play.document, readings)
    number, state = 0, game.initial_state(document.setup)
    if len(readings) == 1:
        ((ruling, reading),) = readings.items()
        number, before = play.decided.get(ruling, (len(play.ledger), play.state))
        if number:
            state = game.reread(before, ruling, reading)
        if ruling not in play.decided:
            return replace(play, document=document, state=state, decided={})
    refused = _in_rulebook_order(game, game.setup_violations(document.setup), "/setup")
    ledger = list(play.ledger[:number])
    step: Step[Any] = Step(state)
    for move in () if refused else document.moves[number:]:
        step = game.resolve(state, move)
        if step.violations:
            break
        ledger.append(step.events)
        state = step.after
    violations = refused or _in_rulebook_order(game, step.violations, f"/moves/{len(ledger)}")
    return Play(game, document, state, ledger, violations, (), {})


def _makes_a_difference(document: AnyDocument, state: AnyState, move: AnyMove, step: Step[Any], ruling: str) -> bool:
    """Whether under another reading the same move is refused otherwise or leads to another state."""
    game = game_of(document)
    for reading in _others(document, ruling):
        other = game.resolve(game.reread(state, ruling, reading), move)
        if list(other.violations) != list(step.violations):
            return True
        if game.reread(other.after, ruling, reading_of(document, ruling)) != step.after:
            return True
    return False


def _others(document: AnyDocument, ruling: str) -> list[str]:
    """The readings of a ruling by which a document is not to be judged; none where none can be chosen."""
    readings = game_of(document).readings[ruling]
    return [reading for reading in readings if reading != reading_of(document, ruling)]


def _deciding_setup(document: AnyDocument, refused: Sequence[Violation]) -> set[str]:
    """The rulings whose other readings refuse the set-up otherwise."""
    game = game_of(document)
    if game.setup_violations is no_violations:  # spares most games the other readings of each record
        return set()
    return {
        ruling
        for ruling in game.readings
        for reading in _others(document, ruling)
        if list(game.setup_violations(reread_document(document, {ruling: reading}).setup)) != list(refused)
    }


def _in_rulebook_order(game: Game[Any], violations: Sequence[Violation], where: str) -> Sequence[Violation]:
    """The violations with pointers from the record's root, in the order of the rulebook."""
    placed = [replace(violation, pointer=f"{where}{violation.pointer}") for violation in violations]
    return sorted(placed, key=lambda violation: _line(game, violation.rule))


def _line(game: Game[Any], rule: str) -> int:
    """The rulebook line of a citation; a ruling stands at the first line that it rests on."""
    line = next((ruling.cites[0] for ruling in game.rulings if ruling.id == rule), rule)
    return int(line.partition(":")[2])


def verdict(play: Play, include: AbstractSet[str] = frozenset({STATE}), limit: int = LEGAL_MOVES_LIMIT) -> Verdict:
    """The verdict on a replayed record.

    Args:
        play: what `replay` gave.
        include: parts to add, of `INCLUDABLE`.
        limit: the most legal moves to list.

    """
    game, document, state = play.game, play.document, play.state
    scored = game.score(state, play.ledger)
    finished = game.is_over(state)
    is_illegal = bool(play.violations)
    claim = report_claim(document.claim, scored.scorecard, is_premature=not finished)
    return Verdict(
        rules=document.rules,
        legal=not is_illegal,
        accepted=len(play.ledger),
        finished=finished,
        violations=play.violations,
        offers=play.offers,
        expect=game.expect(state),
        score=scored.scorecard,
        rulings_used=_in_order(game, play.decided.keys() | set(scored.used)),
        status=status_of(scored.scorecard, claim, is_illegal=is_illegal),
        claim=claim,
        fingerprint=fingerprint(document),
        state=game.view(state) if STATE in include else UNSET,
        trace=_trace(play.ledger) if TRACE in include else UNSET,
        legal_moves=_legal_moves(game, state, limit) if LEGAL_MOVES in include else UNSET,
        id=document.id,
        tags=document.tags,
    )


def _in_order(game: Game[Any], used: AbstractSet[str]) -> list[str]:
    return [ruling.id for ruling in game.rulings if ruling.id in used]


def _trace(ledger: Sequence[Sequence[Event]]) -> list[TracedMove]:
    return [TracedMove(number, f"/moves/{number}", events) for number, events in enumerate(ledger)]


def _legal_moves(game: Game[Any], state: AnyState, limit: int) -> LegalMoves:
    """The first moves of the list; where finding the next one takes too long, the list is cut short and goes on."""
    moves: list[AnyMove] = []
    try:
        for move in game.legal_moves(state, PATIENCE):
            if len(moves) == limit:
                return LegalMoves(moves, more=True)
            moves.append(move)
    except OutOfPatienceError:
        return LegalMoves(moves, more=True)
    return LegalMoves(moves, more=False)


def _result_of(card: Scorecard) -> tuple[Any, ...]:
    """What a reading may change of papers: points, places and findings, however the lines are told."""
    points = {player: score.sections for player, score in card.players.items()}
    return points, card.ranking, card.winners, card.provisional, card.findings


def scorecard(document: AnyDocument) -> Scorecard:
    """The scorecard of final sheets, with its claim compared whatever the findings."""
    game = game_of(document)
    scored = game.score_sheets(document)
    used = set(scored.used)
    for ruling in scored.leaned_on:
        for reading in _others(document, ruling):
            other = game.score_sheets(reread_document(document, {ruling: reading}))
            if _result_of(other.scorecard) != _result_of(scored.scorecard):
                used.add(ruling)
    claim = report_claim(document.claim, scored.scorecard, is_premature=False)
    return replace(
        scored.scorecard,
        status=status_of(scored.scorecard, claim),
        claim=claim,
        rulings_used=_in_order(game, used),
        fingerprint=fingerprint(document),
        id=document.id,
        tags=document.tags,
    )
