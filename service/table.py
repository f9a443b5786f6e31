"""Verdicts and scorecards as tables for people, in their language; what needs a look stands last, above the status."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET, UnsetType

from referee.core import AnyDocument, ClaimReport, Event, Finding, Rank, Scorecard, ScoreLine, TracedMove, Verdict
from service.lines import INDENT, aligned, citation, heading, place_name, say, violation_lines
from texts import message_id, render


def show_scorecard(card: Scorecard, document: AnyDocument, language: str) -> Iterator[str]:
    """The lines that tell a scorecard: players, ranking, claim, the rules it cites, findings, status."""
    yield from _score(card, language)
    if card.claim is not UNSET:
        yield from _claim(card.claim, _game(card), language)
    yield from _rules(_cited(card), document, language)
    yield from _rulings(card.rulings_used or (), document, language)
    yield from _findings(card.findings, language)
    yield from _status(card.status, language)


def show_verdict(verdict: Verdict, document: AnyDocument, language: str) -> Iterator[str]:
    """The lines that tell a verdict: what the moves did, a scorecard, what comes next, what was refused and why."""
    card = verdict.score
    if verdict.trace is not UNSET:
        for move in verdict.trace:
            yield from _traced(move, _game(card), language)
        yield ""
    yield from _score(card, language)
    yield from _claim(verdict.claim, _game(card), language)
    yield from _rules(_cited(card), document, language)
    yield from _rulings(verdict.rulings_used, document, language)
    yield from _findings(card.findings, language)
    yield from _what_comes_next(verdict, _game(card), language)
    yield from _violations(verdict, document, language)
    yield from _status(verdict.status, language)


def _game(card: Scorecard) -> str:
    return card.rules.partition("@")[0]


def _traced(move: TracedMove, game: str, language: str) -> Iterator[str]:
    yield place_name(move.pointer, language)
    for event in move.events:
        yield f"{INDENT}{_event(event, game, language)}"
    if not move.events:
        yield f"{INDENT}{say('table-no-events', language)}"


def _event(event: Event, game: str, language: str) -> str:
    facts = {"player": event.player, "item": event.item, "by": event.by, **event.facts}
    return render(f"event-{game}-{event.verb}", facts, language)


def _score(card: Scorecard, language: str) -> Iterator[str]:
    game = _game(card)
    for player, score in card.players.items():
        yield f"{player}: {score.total}"
        rows = [heading(language, "section", "item", "points", "rule", "moves")]
        for section, points in score.sections.items():
            name = say(f"section-{game}-{section}", language)
            rows += [_line(game, name, line, language) for line in score.lines if line.section == section]
            rows.append([name, say("table-total", language), str(points), "", ""])
        yield from aligned(rows, numbers={2})
        yield ""
    if card.provisional:
        yield say("table-provisional", language)
    yield from _ranking(card, language)


def _line(game: str, section: str, line: ScoreLine, language: str) -> list[str]:
    item = render(f"item-{game}-{line.section}-{line.item}", line.facts, language)
    return [section, item, str(line.points), line.rule, ", ".join(str(move + 1) for move in line.moves)]


def _ranking(card: Scorecard, language: str) -> Iterator[str]:
    rows = [heading(language, "rank", "player", "total", "tie-break")]
    rows += [[str(place.rank), place.player, str(place.total), _tie_break(place, language)] for place in card.ranking]
    yield from aligned(rows, numbers={2})
    if not card.provisional:
        yield say("table-winner", language, winners=list(card.winners))
    if card.target is not UNSET:
        yield from _objective(card, card.target, card.ranking[0].total, language)
    if card.excellent is True:
        yield say("table-excellent", language)
    yield ""


def _objective(card: Scorecard, target: int, total: int, language: str) -> Iterator[str]:
    """Whether a lone player has more points than the target, and by how many not or more than needed."""
    if not card.provisional:
        yield say("objective-met" if card.objective_met else "objective-missed", language)
    if total > target:
        yield say("table-target-exceeded", language, target=target, above=total - target)
    else:
        yield say("table-target-short", language, target=target, short=target + 1 - total)


def _tie_break(place: Rank, language: str) -> str:
    return ", ".join(say(f"tie-break-{name}", language, count=count) for name, count in place.tie_break.items())


def _claim(claim: ClaimReport, game: str, language: str) -> Iterator[str]:
    yield say(f"claim-{claim.status}", language)
    if claim.differences:
        rows = [heading(language, "player", "item", "claimed", "computed")]
        for each in claim.differences:
            player = "" if each.player is UNSET else str(each.player)
            rows.append([player, _item(each.item, game, language), _value(each.claimed), _value(each.computed)])
        yield from aligned(rows, numbers={2, 3})
    yield ""


def _item(item: str, game: str, language: str) -> str:
    """What was claimed: a player's total, the winners, or a section by its name."""
    return say(f"table-{item}" if item in ("total", "winners") else f"section-{game}-{item}", language)


def _value(claimed: int | Sequence[str]) -> str:
    return str(claimed) if isinstance(claimed, int) else ", ".join(claimed) or "-"


def _cited(card: Scorecard) -> Iterable[str]:
    """The rules behind a scorecard's lines, each once."""
    return dict.fromkeys(line.rule for score in card.players.values() for line in score.lines)


def _rules(keys: Iterable[str], document: AnyDocument, language: str) -> Iterator[str]:
    yield from (citation(key, document, language) for key in keys)
    yield ""


def _rulings(used: Sequence[str], document: AnyDocument, language: str) -> Iterator[str]:
    """The open questions of the rulebook that mattered, and how they were read."""
    if used:
        yield f"{say('table-rulings', language)}:"
        yield from (f"{INDENT}{citation(ruling, document, language)}" for ruling in used)
        yield ""


def _findings(findings: Sequence[Finding], language: str) -> Iterator[str]:
    if not findings:
        return
    yield f"{say('table-findings', language)}:"
    for finding in findings:
        severity = say(f"severity-{finding.severity}", language)
        message = render(message_id(finding.code), finding.facts, language)
        yield f"{INDENT}{severity} {finding.pointer} {finding.code} ({finding.rule})"
        yield f"{INDENT * 2}{message}"
    yield ""


def _violations(verdict: Verdict, document: AnyDocument, language: str) -> Iterator[str]:
    yield say("table-accepted", language, accepted=verdict.accepted)
    if verdict.violations:
        yield say("table-refused", language, place=place_name(verdict.violations[0].pointer, language))
    for violation in verdict.violations:
        yield from violation_lines(violation, document, language)
    yield ""


def _what_comes_next(verdict: Verdict, game: str, language: str) -> Iterator[str]:
    """What the last move could still take, and who may do what now."""
    for offer in verdict.offers:
        told = say(f"offer-{game}-{offer.kind}", language, player=offer.player, count=offer.count)
        yield f"{told} -> {', '.join(offer.options)}" if offer.options else told
    if verdict.expect:
        yield f"{say('table-next', language)}:"
        for each in verdict.expect:
            yield f"{INDENT}{each.player}: {say('table-types', language, types=list(each.types))}"
    if verdict.offers or verdict.expect:
        yield ""


def _status(status: str | UnsetType, language: str) -> Iterator[str]:
    yield f"{say('table-status', language)}: {say(f'status-{status}', language)}"
