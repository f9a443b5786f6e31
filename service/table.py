"""Verdicts and scorecards as tables for people, in their language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import UNSET

from referee.core import ClaimReport, Finding, Rank, Scorecard, ScoreLine, Verdict, Violation
from texts import cite, message_id, render

INDENT = "  "


def show_scorecard(card: Scorecard, language: str) -> Iterator[str]:
    """The lines that tell a scorecard: players, ranking, claim, findings, and the rules it cites."""
    yield from _score(card, language)
    if card.claim is not UNSET:
        yield from _claim(card.claim, _game(card), language)
    yield from _rules(_cited(card), language)
    yield f"{_say('table-status', language)}: {_say(f'status-{card.status}', language)}"


def show_verdict(verdict: Verdict, language: str) -> Iterator[str]:
    """The lines that tell a verdict: what was refused and why, and then as a scorecard."""
    yield from _violations(verdict, language)
    yield from _score(verdict.score, language)
    yield from _claim(verdict.claim, _game(verdict.score), language)
    yield from _rules(_cited(verdict.score), language)
    yield f"{_say('table-status', language)}: {_say(f'status-{verdict.status}', language)}"


def _say(name: str, language: str, **facts: str | int | list[str]) -> str:
    return render(name, facts, language)


def _game(card: Scorecard) -> str:
    return card.rules.partition("@")[0]


def _score(card: Scorecard, language: str) -> Iterator[str]:
    game = _game(card)
    for player, score in card.players.items():
        yield f"{player}: {score.total}"
        rows = [_heading(language, "section", "item", "points", "rule", "moves")]
        for section, points in score.sections.items():
            name = _say(f"section-{game}-{section}", language)
            rows += [_line(game, name, line, language) for line in score.lines if line.section == section]
            rows.append([name, _say("table-total", language), str(points), "", ""])
        yield from _aligned(rows, numbers={2})
        yield ""
    if card.provisional:
        yield _say("table-provisional", language)
    yield from _ranking(card, language)
    yield from _findings(card.findings, language)


def _heading(language: str, *names: str) -> list[str]:
    return [_say(f"table-{name}", language) for name in names]


def _line(game: str, section: str, line: ScoreLine, language: str) -> list[str]:
    item = render(f"item-{game}-{line.section}-{line.item}", line.facts, language)
    return [section, item, str(line.points), line.rule, ", ".join(map(str, line.moves))]


def _ranking(card: Scorecard, language: str) -> Iterator[str]:
    rows = [_heading(language, "rank", "player", "total", "tie-break")]
    rows += [[str(place.rank), place.player, str(place.total), _tie_break(place, language)] for place in card.ranking]
    yield from _aligned(rows, numbers={2})
    if not card.provisional:
        yield _say("table-winner", language, winners=list(card.winners))
    if card.objective_met is not UNSET:
        yield _say("objective-met" if card.objective_met else "objective-missed", language)
    yield ""


def _tie_break(place: Rank, language: str) -> str:
    return ", ".join(_say(f"tie-break-{name}", language, count=count) for name, count in place.tie_break.items())


def _claim(claim: ClaimReport, game: str, language: str) -> Iterator[str]:
    yield _say(f"claim-{claim.status}", language)
    if claim.differences:
        rows = [_heading(language, "player", "item", "claimed", "computed")]
        for each in claim.differences:
            player = "" if each.player is UNSET else str(each.player)
            rows.append([player, _item(each.item, game, language), _value(each.claimed), _value(each.computed)])
        yield from _aligned(rows, numbers={2, 3})
    yield ""


def _item(item: str, game: str, language: str) -> str:
    """What was claimed: a player's total, the winners, or a section by its name."""
    return _say(f"table-{item}" if item in ("total", "winners") else f"section-{game}-{item}", language)


def _value(claimed: int | Sequence[str]) -> str:
    return str(claimed) if isinstance(claimed, int) else ", ".join(claimed) or "-"


def _findings(findings: Sequence[Finding], language: str) -> Iterator[str]:
    if not findings:
        return
    yield f"{_say('table-findings', language)}:"
    for finding in findings:
        severity = _say(f"severity-{finding.severity}", language)
        message = render(message_id(finding.code), finding.facts, language)
        yield f"{INDENT}{severity} {finding.pointer} {finding.code} ({finding.rule})"
        yield f"{INDENT * 2}{message}"
    yield ""


def _violations(verdict: Verdict, language: str) -> Iterator[str]:
    yield _say("table-accepted", language, accepted=verdict.accepted)
    if verdict.violations:
        yield _say("table-refused", language, move=verdict.accepted)
    for violation in verdict.violations:
        yield from _violation(violation, language)
    yield ""


def _violation(violation: Violation, language: str) -> Iterator[str]:
    """A broken rule: where, what, the rule itself, and what would be legal there, as it is written in a record."""
    yield f"{INDENT}{violation.pointer} {violation.code}"
    yield f"{INDENT * 2}{render(message_id(violation.code), violation.facts, language)}"
    yield f"{INDENT * 2}{_citation(violation.rule, language)}"
    if violation.alternatives:
        values = ", ".join(_as_written(value) for value in violation.alternatives)
        yield f"{INDENT * 2}{_say('table-alternatives', language)}: {values}"


def _as_written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _cited(card: Scorecard) -> list[str]:
    """The rules behind a scorecard's lines, each once."""
    return list(dict.fromkeys(line.rule for score in card.players.values() for line in score.lines))


def _rules(keys: Sequence[str], language: str) -> Iterator[str]:
    for key in keys:
        yield _citation(key, language)
    yield ""


def _citation(key: str, language: str) -> str:
    citation = cite(key, language)
    return f"{key} {citation.section}: {citation.text}"


def _aligned(rows: Sequence[Sequence[str]], numbers: set[int]) -> Iterator[str]:
    """The rows with their columns in line, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if place in numbers else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield (INDENT + INDENT.join(cells)).rstrip()
