"""What the lines of an audit come to together: standings, the disputes that matter, and what only all of them show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec
from flask import Blueprint, Response, request

from intake.problems import ProblemError
from service.audits import Audits, audits, named
from service.report import Report, page, table
from service.resources.answers import language as spoken
from service.resources.audits import find_run, in_language
from service.schemas.audits import describe_audit
from service.schemas.queries import no_query
from service.schemas.standings import report_query, standings_query
from workers.checks import findings
from workers.disputes import disputes
from workers.media import CSV
from workers.results import LineResult
from workers.standings import Query, standings
from workers.store import Name, Run, reachable
from workers.telling import finding_told

STANDINGS = Blueprint("standings", __name__, url_prefix="/v1/audits")
MOST_FINDINGS = 1000  # that an answer holds
HTML = "text/html"
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


@STANDINGS.get("/<audit>/standings")
def show_standings(audit: str) -> Response:
    """The standings over the lines that count, and on demand what the open ones could change."""
    name, here = named(audit), audits()
    query, is_tried = standings_query(request.query_string)
    run, _ = find_run(here, name)
    shown = msgspec.to_builtins(reachable(lambda: standings(all_results(here, run), query))())
    if is_tried:
        shown["disputes"] = reachable(lambda: disputes(all_results(here, run), query))()
    return Response(msgspec.json.encode(shown), mimetype="application/json", headers={"Cache-Control": "no-store"})


@STANDINGS.get("/<audit>/findings")
def list_findings(audit: str) -> Response:
    """What only the lines together show."""
    name, here = named(audit), audits()
    no_query(request.query_string)
    run, _ = find_run(here, name)
    found = reachable(lambda: findings(all_results(here, run)))()
    language = spoken()
    shown = [finding_told(each, language) for each in found[:MOST_FINDINGS]]
    data = msgspec.json.encode({"findings": shown, "more": max(0, len(found) - MOST_FINDINGS)})
    return in_language(Response(data, mimetype="application/json"), language)


@STANDINGS.get("/<audit>/report")
def show_report(audit: str) -> Response:
    """A page to print or, for who asks for CSV, a table of all lines."""
    name, here = named(audit), audits()
    query = report_query(request.query_string)
    run, _ = find_run(here, name)
    language = spoken()
    kind = request.accept_mimetypes.best_match((HTML, CSV), HTML)
    pieces = table(all_results(here, run), language) if kind == CSV else page(_report(here, name, run, query), language)
    first = reachable(lambda: next(pieces))()
    response = in_language(Response(encoded(chain([first], pieces)), mimetype=kind), language)
    response.vary.add("Accept")
    if kind == CSV:
        response.headers["Content-Disposition"] = f'attachment; filename="{name.id}.csv"'
    else:
        response.headers["Content-Security-Policy"] = POLICY
    return response


@reachable
def _report(here: Audits, name: Name, run: Run, query: Query | None) -> Report:
    head, language = here.store.head(name), spoken()
    if head is None:
        raise ProblemError("unknown-audit")
    return Report(
        name=name.id,
        counts=head.counts,
        done=head.done,
        total=head.total,
        results=lambda: all_results(here, run),
        before={line: corrected.history for line, corrected in here.store.histories(run).items()},
        findings=[finding_told(each, language) for each in findings(all_results(here, run))[:MOST_FINDINGS]],
        standings=standings(all_results(here, run), query).rows if query else (),
        moment=describe_audit(name.id, head, here.store.now())["created"],
    )


def encoded(pieces: Iterable[str]) -> Iterator[bytes]:
    """Pieces of text as they go over the wire."""
    for piece in pieces:
        yield piece.encode()


def all_results(here: Audits, run: Run) -> Iterator[LineResult]:
    """The results of an audit so far, up to the first line that has none."""
    for chunk in here.store.results(run):
        yield from chunk
