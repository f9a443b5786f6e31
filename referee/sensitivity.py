"""Would another reading of the rules change the outcome? One used ruling at a time, then their combinations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product

from msgspec import UNSET, Struct, UnsetType

from referee.core import AnyDocument, Scorecard
from referee.judge import Play, replay, replay_reread, scorecard, verdict
from referee.reader import form_of, game_of
from referee.readings import reading_of, reread_document

MOST_REPLAYS = 64
GRAVEST_FIRST = ("winners", "totals", "illegal")


class Outcome(Struct, frozen=True):
    """Who wins with which totals, where the record is first illegal (a JSON Pointer), and whether the game was over.

    A record that is illegal before the game was over has no winners; its totals are those before that move.
    """

    winners: Sequence[str]
    totals: Mapping[str, int]
    first_illegal: str | None
    finished: bool


class OtherReading(Struct, frozen=True):
    """The outcome under one other reading; the effect is none, totals, winners or illegal."""

    ruling: str
    reading: str
    effect: str
    winners: Sequence[str]
    totals: Mapping[str, int]
    first_illegal: str | None
    finished: bool


class Combination(Struct, frozen=True):
    """The outcome under several other readings at once, by ruling."""

    readings: Mapping[str, str]
    effect: str
    winners: Sequence[str]
    totals: Mapping[str, int]
    first_illegal: str | None
    finished: bool


class Unsettled(Struct, frozen=True):
    """A ruling that a table should settle before it plays, and the gravest that another reading of it changes."""

    ruling: str
    effect: str
    message: str | UnsetType = UNSET


class Sensitivity(Struct, frozen=True):
    """What the outcome hangs on.

    `settle` has the rulings that changed something, those that change the winners first. `same_winners` is None where
    some reading makes the record illegal and no playable one changes the winners;
    `combinations` lists those of several readings that change the winners; `complete` is false where more
    combinations exist than are replayed.
    """

    baseline: Outcome
    readings: Sequence[OtherReading]
    combinations: Sequence[Combination]
    settle: Sequence[Unsettled]
    same_winners: bool | None
    complete: bool


Rejudge = Callable[[Mapping[str, str]], Outcome]


def sensitivity(document: AnyDocument) -> Sensitivity:
    """Judge a record or sheets again under the other readings of the rulings that were used."""
    baseline, used, rejudge = _judged(document)
    readings = []
    for ruling, reading in _other_readings(document, used):
        outcome = rejudge({ruling: reading})
        readings.append(OtherReading(ruling, reading, _effect(baseline, outcome), *_parts(outcome)))
    budget = max(0, MOST_REPLAYS - len(readings))
    possible = _combinations(readings)
    combinations = []
    for choice in islice(possible, budget):
        outcome = rejudge(choice)
        combinations.append(Combination(choice, _effect(baseline, outcome), *_parts(outcome)))
    effects = [item.effect for item in readings] + [item.effect for item in combinations]
    return Sensitivity(
        baseline=baseline,
        readings=readings,
        combinations=[item for item in combinations if item.effect == "winners"],
        settle=_unsettled(readings, combinations),
        same_winners=_same_winners(effects),
        complete=next(possible, None) is None,
    )


def _judged(document: AnyDocument) -> tuple[Outcome, Sequence[str], Rejudge]:
    """The outcome of a document, the rulings that it used, and how to have it under other readings."""
    if form_of(document) == "sheets":
        card = scorecard(document)
        return _outcome_of(card), card.rulings_used or (), lambda readings: _outcome_of_sheets(document, readings)
    play = replay(document)
    judged = verdict(play, frozenset())
    return _outcome_of_play(play), judged.rulings_used, lambda readings: _outcome_of_play(replay_reread(play, readings))


def _outcome_of_sheets(document: AnyDocument, readings: Mapping[str, str]) -> Outcome:
    return _outcome_of(game_of(document).score_sheets(reread_document(document, readings)).scorecard)


def _outcome_of_play(play: Play) -> Outcome:
    first_illegal = play.violations[0].pointer if play.violations else None
    return _outcome_of(play.game.score(play.state, play.ledger).scorecard, first_illegal)


def _outcome_of(card: Scorecard, first_illegal: str | None = None) -> Outcome:
    totals = {player: score.total for player, score in card.players.items()}
    is_decided = first_illegal is None or not card.provisional
    return Outcome(card.winners if is_decided else (), totals, first_illegal, not card.provisional)


def _unsettled(readings: Sequence[OtherReading], combinations: Sequence[Combination]) -> list[Unsettled]:
    """The rulings that changed something, each with its gravest effect: who wins, the totals, or legality only.

    A ruling that changes the winners only together with others decides who wins all the same.
    """
    found = [(item.ruling, item.effect) for item in readings if item.effect != "none"]
    found += [(ruling, item.effect) for item in combinations if item.effect == "winners" for ruling in item.readings]
    gravest: dict[str, str] = {}
    for ruling, effect in found:
        gravest[ruling] = min(effect, gravest.get(ruling, effect), key=GRAVEST_FIRST.index)
    unsettled = [Unsettled(ruling, effect) for ruling, effect in gravest.items()]
    return sorted(unsettled, key=lambda each: GRAVEST_FIRST.index(each.effect))


def _parts(outcome: Outcome) -> tuple[Sequence[str], Mapping[str, int], str | None, bool]:
    return outcome.winners, outcome.totals, outcome.first_illegal, outcome.finished


def _other_readings(document: AnyDocument, used: Sequence[str]) -> Iterator[tuple[str, str]]:
    for ruling in game_of(document).rulings:
        if ruling.id in used:
            ours = reading_of(document, ruling.id)
            yield from ((ruling.id, reading) for reading in ruling.readings if reading != ours)


def _effect(baseline: Outcome, outcome: Outcome) -> str:
    """The gravest change from the baseline.

    A game that has ended earlier under the other reading has an outcome of its own, whatever moves still follow.
    """
    if outcome.first_illegal not in (None, baseline.first_illegal) and not outcome.finished:
        return "illegal"
    if list(outcome.winners) != list(baseline.winners):
        return "winners"
    return "totals" if outcome.totals != baseline.totals else "none"


def _combinations(readings: Sequence[OtherReading]) -> Iterator[dict[str, str]]:
    """All choices of two or more of the readings that changed something, of different rulings."""
    choices: dict[str, list[str | None]] = {}
    for item in readings:
        if item.effect != "none":
            choices.setdefault(item.ruling, [None]).append(item.reading)
    for chosen in product(*choices.values()):
        combination = {ruling: reading for ruling, reading in zip(choices, chosen, strict=True) if reading}
        if len(combination) > 1:
            yield combination


def _same_winners(effects: Sequence[str]) -> bool | None:
    if "winners" in effects:
        return False
    return None if "illegal" in effects else True
