"""Would another reading of the rules change the outcome? One used ruling at a time, then their combinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product

from msgspec import Struct

from referee.core import AnyDocument, Scorecard
from referee.judge import replay, scorecard, verdict
from referee.reader import form_of, game_of
from referee.readings import reading_of, reread_document

MOST_REPLAYS = 64


class Outcome(Struct, frozen=True):
    """Who wins with which totals, and where the record is first illegal (a JSON Pointer), if anywhere.

    A record that is illegal before the game was over has no winners; its totals are those before that move.
    """

    winners: Sequence[str]
    totals: Mapping[str, int]
    first_illegal: str | None


class OtherReading(Struct, frozen=True):
    """The outcome under one other reading; the effect is none, totals, winners or illegal."""

    ruling: str
    reading: str
    effect: str
    winners: Sequence[str]
    totals: Mapping[str, int]
    first_illegal: str | None


class Combination(Struct, frozen=True):
    """The outcome under several other readings at once, by ruling."""

    readings: Mapping[str, str]
    effect: str
    winners: Sequence[str]
    totals: Mapping[str, int]
    first_illegal: str | None


class Sensitivity(Struct, frozen=True):
    """What the outcome hangs on.

    `same_winners` is None where some reading makes the record illegal and no playable one changes the winners;
    `combinations` lists those of several readings that change the winners; `complete` is false where more
    combinations exist than are replayed.
    """

    baseline: Outcome
    readings: Sequence[OtherReading]
    combinations: Sequence[Combination]
    same_winners: bool | None
    complete: bool


def sensitivity(document: AnyDocument) -> Sensitivity:
    """Judge a record or sheets again under the other readings of the rulings that were used."""
    baseline, used = _outcome(document)
    readings = []
    for ruling, reading in _other_readings(document, used):
        outcome, _ = _outcome(reread_document(document, {ruling: reading}))
        readings.append(OtherReading(ruling, reading, _effect(baseline, outcome), *_parts(outcome)))
    budget = max(0, MOST_REPLAYS - len(readings))
    possible = _combinations(readings)
    combinations = []
    for choice in islice(possible, budget):
        outcome, _ = _outcome(reread_document(document, choice))
        combinations.append(Combination(choice, _effect(baseline, outcome), *_parts(outcome)))
    effects = [item.effect for item in readings] + [item.effect for item in combinations]
    return Sensitivity(
        baseline=baseline,
        readings=readings,
        combinations=[item for item in combinations if item.effect == "winners"],
        same_winners=_same_winners(effects),
        complete=next(possible, None) is None,
    )


def _outcome(document: AnyDocument) -> tuple[Outcome, Sequence[str]]:
    """The outcome of a document and the rulings that it used."""
    if form_of(document) == "sheets":
        card = scorecard(document)
        return _outcome_of(card, None), card.rulings_used or ()
    judged = verdict(replay(document), frozenset())
    first_illegal = judged.violations[0].pointer if judged.violations else None
    return _outcome_of(judged.score, first_illegal), judged.rulings_used


def _outcome_of(card: Scorecard, first_illegal: str | None) -> Outcome:
    totals = {player: score.total for player, score in card.players.items()}
    is_decided = first_illegal is None or not card.provisional
    return Outcome(card.winners if is_decided else (), totals, first_illegal)


def _parts(outcome: Outcome) -> tuple[Sequence[str], Mapping[str, int], str | None]:
    return outcome.winners, outcome.totals, outcome.first_illegal


def _other_readings(document: AnyDocument, used: Sequence[str]) -> Iterator[tuple[str, str]]:
    for ruling in game_of(document).rulings:
        if ruling.id in used:
            ours = reading_of(document, ruling.id)
            yield from ((ruling.id, reading) for reading in ruling.readings if reading != ours)


def _effect(baseline: Outcome, outcome: Outcome) -> str:
    """The gravest change from the baseline."""
    if outcome.first_illegal not in (None, baseline.first_illegal):
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
