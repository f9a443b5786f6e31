"""Second opinions as tables for people: a game under other readings, and two records of one game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.claims import Status
from referee.compare import Comparison, Side
from referee.core import AnyDocument
from referee.sensitivity import Combination, OtherReading, Outcome, Sensitivity
from service.lines import INDENT, aligned, as_written, heading, place_name, say, totals, violation_lines
from texts import cite, unsettled

JOINED = " + "
DECIDED = (Status.CONFIRMED, Status.DISPUTED, Status.UNCLAIMED)  # of a finished game; else nobody has won yet


def show_sensitivity(result: Sensitivity, document: AnyDocument, language: str) -> Iterator[str]:
    """The lines that tell a sensitivity: a row for each reading with its effect, the readings in words, the answer."""
    players = document.setup.players
    if result.readings:
        rows = [[*heading(language, "ruling", "reading", "effect"), *players, say("table-winners", language)]]
        rows.append(["", say("table-as-judged", language), _stop(result.baseline, language)])
        rows[1] += _outcome(result.baseline, players)
        rows += [_row(item, {item.ruling: item.reading}, players, language) for item in result.readings]
        rows += [_row(item, item.readings, players, language) for item in result.combinations]
        yield from aligned(rows, numbers=range(3, 3 + len(players)))
        yield ""
        yield from _in_words(result.readings, language)
        yield ""
        yield from _unsettled(result, language)
    else:
        yield say("table-no-readings", language)
    if not result.complete:
        yield say("table-incomplete", language)
    yield say(f"same-winners-{_answer(result)}", language)


def _unsettled(result: Sensitivity, language: str) -> Iterator[str]:
    if result.settle:
        yield f"{say('table-settle', language)}:"
        yield from (f"{INDENT}{unsettled(each.ruling, each.effect, language)}" for each in result.settle)
        yield ""


def _answer(result: Sensitivity) -> str:
    return {True: "yes", False: "no", None: "unknown"}[result.same_winners]


def _row(
    item: OtherReading | Combination, readings: Mapping[str, str], players: Sequence[str], language: str
) -> list[str]:
    effect = say(f"effect-{item.effect}", language)
    stop = _stop(item, language) if item.finished or item.effect == "illegal" else ""
    told = f"{effect}: {stop}" if stop else effect
    return [JOINED.join(readings), JOINED.join(readings.values()), told, *_outcome(item, players)]


def _stop(outcome: Outcome | OtherReading | Combination, language: str) -> str:
    """Where the record is first illegal, or before which of its moves the game was over, if anywhere."""
    if outcome.first_illegal is None:
        return ""
    place = place_name(outcome.first_illegal, language)
    return say("table-ends-before", language, place=place) if outcome.finished else place


def _outcome(outcome: Outcome | OtherReading | Combination, players: Sequence[str]) -> list[str]:
    return [*(str(outcome.totals[player]) for player in players), ", ".join(outcome.winners) or "-"]


def _in_words(readings: Sequence[OtherReading], language: str) -> Iterator[str]:
    """What the readings of the table say, under the question of their ruling."""
    for ruling in dict.fromkeys(item.ruling for item in readings):
        yield f"{ruling} {cite(ruling, language).section}"
        for item in readings:
            if item.ruling == ruling:
                yield f"{INDENT}{item.reading}: {say(f'ruling-{ruling}.reading-{item.reading}', language)}"


def show_comparison(result: Comparison, named: Sequence[tuple[str, AnyDocument]], language: str) -> Iterator[str]:
    """The lines that tell a comparison of two records, given with their names: where they part, what each says."""
    if result.setup_differences:
        yield say("table-setups-differ", language, pointers=list(result.setup_differences))
    if result.parts_at is not None:
        yield say("table-part", language, place=place_name(result.parts_at.pointer, language))
    if result.same:
        yield say("table-same", language)
    for side, (name, document) in zip(result.records, named, strict=True):
        yield ""
        yield f"{name}:"
        yield from (
            f"{INDENT}{line}" for line in _side(side, document, language, is_parted=result.parts_at is not None)
        )


def _side(side: Side, document: AnyDocument, language: str, *, is_parted: bool) -> Iterator[str]:
    if is_parted:
        yield say("table-no-move", language) if side.move is None else as_written(side.move)
        yield f"{say('table-after', language)}: {totals(side.after_parting.totals)}"
    for violation in side.violations:
        yield say("table-refused", language, place=place_name(violation.pointer, language))
        yield from violation_lines(violation, document, language)
    accepted = say("table-accepted", language, accepted=side.accepted)
    yield f"{say('table-at-the-end', language)}: {totals(side.totals)} ({accepted})"
    yield f"{say('table-status', language)}: {say(f'status-{side.status}', language)}"
    if side.status in DECIDED:
        yield say("table-winner", language, winners=list(side.winners))
