"""What the lines of an audit come to together: standings, the disputes that matter, and what only all of them show."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from flask import Blueprint, Response, request
from msgspec.structs import replace

from service.audits import Audits, audits, named
from service.resources.answers import language as spoken
from service.resources.audits import find_run, in_language
from service.schemas.queries import no_query
from service.schemas.standings import standings_query
from texts import message_id, render
from workers.checks import findings
from workers.disputes import disputes
from workers.results import AuditFinding, LineResult
from workers.standings import standings
from workers.store import Run, reachable

STANDINGS = Blueprint("standings", __name__, url_prefix="/v1/audits")
MOST_FINDINGS = 1000  # that an answer holds


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
    shown = [told(each, language) for each in found[:MOST_FINDINGS]]
    data = msgspec.json.encode({"findings": shown, "more": max(0, len(found) - MOST_FINDINGS)})
    return in_language(Response(data, mimetype="application/json"), language)


def told(finding: AuditFinding, language: str) -> AuditFinding:
    """A finding with its sentence."""
    return replace(finding, message=render(message_id(finding.code), finding.facts, language))


def all_results(here: Audits, run: Run) -> Iterator[LineResult]:
    """The results of an audit so far, up to the first line that has none."""
    for chunk in here.store.results(run):
        yield from chunk
