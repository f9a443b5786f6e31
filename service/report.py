"""The report of an audit: a page to print, and a table for spreadsheets; both are made piece by piece."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from msgspec import Struct

from service.lines import place_name
from texts import cite, render
from workers.results import STATUSES, AuditFinding, LineResult
from workers.standings import Row
from workers.telling import told

BATCH = 64  # pieces of the page that are sent together
WELL = ("confirmed", "unclaimed", "incomplete")
FORMULA = tuple("=+-@\t\r")  # what a spreadsheet would take for the beginning of a formula
COLUMNS = ("line", "id", "rules", "status", "winners", "totals", "reasons", "corrections")
BYTE_ORDER_MARK = "\ufeff"  # by which spreadsheets know UTF-8


class Report(Struct, frozen=True):
    """What a report is made of; `results` gives them anew each time, `before` the results of corrected lines."""

    name: str
    counts: Mapping[str, int]
    done: int
    total: int
    results: Callable[[], Iterable[LineResult]]
    before: Mapping[int, Sequence[LineResult]] = {}
    findings: Sequence[AuditFinding] = ()
    standings: Sequence[Row] = ()
    moment: str | None = None


def page(report: Report, language: str) -> Iterator[str]:
    """The pieces of a page in HTML that needs nothing else."""

    def say(message: str, /, **facts: str | int) -> str:
        return render(message, facts, language)

    stream = _template().stream(
        report=report,
        language=language,
        statuses=[status for status in STATUSES if report.counts.get(status)],
        say=say,
        doubtful=(told(each, language) for each in report.results() if _is_doubtful(each, report)),
        reasons=lambda result: list(reasons(result, language)),
        all_results=report.results(),
    )
    stream.enable_buffering(BATCH)
    yield from stream


@cache
def _template() -> Any:  # noqa: ANN401  Jinja's templates have no narrower type of use here
    folder = Path(__file__).resolve().parent / "page"
    return Environment(loader=FileSystemLoader(folder), autoescape=True).get_template("report.html")


def _is_doubtful(result: LineResult, report: Report) -> bool:
    return result.status not in WELL or bool(result.findings) or result.line in report.before


def reasons(result: LineResult, language: str) -> Iterator[str]:
    """Why a line is what it is, a sentence each: differences, refusals, findings, what cannot be read."""
    for difference in result.differences:
        facts = {
            "player": difference.player if isinstance(difference.player, str) else "",
            "claimed": _value(difference.claimed),
            "computed": _value(difference.computed),
        }
        kind = difference.item if difference.item in ("total", "winners") else "section"
        section = render(f"section-{_game(result)}-{difference.item}", {}, language) if kind == "section" else ""
        yield render(f"report-{kind}", {**facts, "section": section}, language)
    for violation in result.violations:
        where = place_name(violation.pointer, language)
        yield f"{where}: {_message(violation)} ({violation.rule}: {cite(violation.rule, language).text})"
    for finding in result.findings:
        severity = render(f"severity-{finding.severity}", {}, language)
        yield f"{severity}: {_message(finding)} ({finding.rule}, {finding.pointer})"
    for error in result.errors or ():
        yield f"{error.pointer or '/'}: {error.detail}"


def _game(result: LineResult) -> str:
    return result.rules.partition("@")[0] if isinstance(result.rules, str) else ""


def _message(said: Any) -> str:  # noqa: ANN401  a violation or a finding, both of which were told
    return str(said.message)


def _value(value: int | Sequence[str]) -> str:
    return str(value) if isinstance(value, int) else ", ".join(value) or "-"


def table(results: Iterable[LineResult], language: str) -> Iterator[str]:
    """The results as CSV (RFC 4180), a row for each line."""
    yield BYTE_ORDER_MARK + _row(COLUMNS)
    for result in results:
        shown = told(result, language)
        yield _row(
            (
                shown.line,
                _text(shown.id if isinstance(shown.id, str) else ""),
                shown.rules if isinstance(shown.rules, str) else "",
                shown.status,
                _text(", ".join(shown.winners)),
                _text(", ".join(f"{player} {total}" for player, total in shown.totals.items())),
                _text(" ".join(reasons(shown, language))),
                shown.corrections if isinstance(shown.corrections, int) else 0,
            )
        )


def _text(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def _row(cells: Iterable[object]) -> str:
    line = StringIO()
    csv.writer(line).writerow(cells)
    return line.getvalue()
