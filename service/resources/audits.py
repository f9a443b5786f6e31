"""Bulk audits: a tournament goes in as a file, and every line comes back with its verdict."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import msgspec
from flask import Blueprint, Response, request, url_for
from msgspec.structs import replace

from intake.problems import ProblemError
from intake.reading import read_document
from service.audits import Audits, audits, named, uploaded
from service.body import PACED, body_bytes
from service.resources.answers import language as spoken
from service.schemas.audits import describe_audit, results_query
from service.schemas.queries import no_query
from workers.judging import judge
from workers.media import NDJSON
from workers.results import LineResult
from workers.store import Corrected, Head, Name, Run, reachable
from workers.telling import told
from workers.upload import Item

AUDITS = Blueprint("audits", __name__, url_prefix="/v1/audits")
EVENTS = "text/event-stream"
LINE = re.compile(r"[1-9][0-9]{0,8}")
QUIET_SECONDS = 15  # of an event stream, after which it says that it is still there
MOST_CORRECTION_TRIES = 5


@AUDITS.put("/<audit>")
def put_audit(audit: str) -> Response:
    """Begin an audit, or find that it was begun with the same upload."""
    name, here = named(audit), audits()
    no_query(request.query_string)
    file, media_type, packed = uploaded(here.settings.limits.bytes)
    here.put(name, file, packed=packed, media_type=media_type)
    response = _status(here, name, 202)
    response.headers["Location"] = url_for("audits.show_audit", audit=audit)
    return response


@AUDITS.get("/<audit>")
def show_audit(audit: str) -> Response:
    """How an audit stands."""
    name, here = named(audit), audits()
    no_query(request.query_string)
    return _status(here, name, 200)


@AUDITS.delete("/<audit>")
def delete_audit(audit: str) -> Response:
    """Stop an audit and forget it."""
    name, here = named(audit), audits()
    no_query(request.query_string)
    if not here.delete(name):
        raise ProblemError("unknown-audit")
    return Response(status=204)


@AUDITS.get("/<audit>/results")
def list_results(audit: str) -> Response:
    """The results in the order of the lines, up to the first that is still to come."""
    name, here = named(audit), audits()
    query = results_query(request.query_string)
    run, _ = find_run(here, name)
    chunks = here.store.results(run, query.after)
    first = reachable(lambda: next(chunks, None))()
    language = spoken()

    def pieces() -> Iterator[bytes]:
        left = query.limit
        chunk = first
        while chunk is not None and left != 0:
            kept = [each for each in chunk if not query.status or each.status in query.status][:left]
            left = None if left is None else left - len(kept)
            if kept:
                yield b"".join(msgspec.json.encode(told(each, language)) + b"\n" for each in kept)
            chunk = next(chunks, None)

    return in_language(Response(pieces(), mimetype=NDJSON), language)


@AUDITS.get("/<audit>/events")
def watch_audit(audit: str) -> Response:
    """The state of an audit whenever it changes, to its end."""
    name, here = named(audit), audits()
    no_query(request.query_string)
    run, _ = find_run(here, name)
    is_paced = bool(request.environ.get(PACED))
    response = Response(_events(here, name, run, is_paced=is_paced), mimetype=EVENTS)
    response.headers["Cache-Control"] = "no-store"
    return response


def _events(here: Audits, name: Name, run: Run, *, is_paced: bool) -> Iterator[bytes]:
    known: Head | None = None
    told_at = time.monotonic()
    while True:
        try:
            head, now = reachable(lambda: (here.store.head(name), here.store.now()))()
        except ProblemError:
            return  # Whoever listens comes back by itself, and hears then how it stands.
        if head is None or head.run != run.id:
            yield b"event: cancelled\ndata: {}\n\n"
            return
        if head != known:
            known, told_at = head, time.monotonic()
            event = "done" if head.state == "done" else "progress"
            data = msgspec.json.encode(describe_audit(name.id, head, now))
            yield f"event: {event}\nid: {head.done}\ndata: ".encode() + data + b"\n\n"
            if head.state == "done":
                return
        elif time.monotonic() - told_at > QUIET_SECONDS:
            told_at = time.monotonic()
            yield b": still here\n\n"
        if is_paced:
            yield b""
        else:
            time.sleep(1)


@AUDITS.get("/<audit>/lines/<line>")
def show_line(audit: str, line: str) -> Response:
    """The result of a line, and those that it had before it was corrected."""
    name, here = named(audit), audits()
    no_query(request.query_string)
    run, _ = find_run(here, name)
    return _answer_line(_line(here, run, _number(line)))


@AUDITS.post("/<audit>/lines/<line>")
def correct_line(audit: str, line: str) -> Response:
    """Judge a line anew from what should have stood there; what cannot be read changes nothing."""
    name, here = named(audit), audits()
    no_query(request.query_string)
    data, number = body_bytes(), _number(line)
    document = read_document(data)
    run, _ = find_run(here, name)
    for _ in range(MOST_CORRECTION_TRIES):
        before = _line(here, run, number)
        times = len(before.history) + 1
        result = replace(
            judge(Item(number, data), None, lambda _: document), corrections=times, lines=before.result.lines
        )
        if reachable(here.store.correct)(run, before, result):
            return _answer_line(Corrected(result, [*before.history, before.result]))
    raise ProblemError("audit-receiving")


def _number(line: str) -> int:
    """The number of a line in an address."""
    if not LINE.fullmatch(line):
        raise ProblemError("unknown-line")
    return int(line)


@reachable
def _line(here: Audits, run: Run, line: int) -> Corrected:
    try:
        found = here.store.line(run, line)
    except LookupError:
        raise ProblemError("unknown-line") from None
    if found is None:
        raise ProblemError("no-result-yet")
    return found


def _answer_line(line: Corrected) -> Response:
    language = spoken()
    history: list[LineResult] = [told(each, language) for each in line.history]
    data = msgspec.json.encode({"result": told(line.result, language), "history": history})
    return in_language(Response(data, mimetype="application/json"), language)


@reachable
def find_run(here: Audits, name: Name) -> tuple[Run, Head]:
    """The run of an audit, and how it stands."""
    head = here.store.head(name)
    if head is None:
        raise ProblemError("unknown-audit")
    return here.run(name, head.run), head


@reachable
def _status(here: Audits, name: Name, status: int) -> Response:
    _, head = find_run(here, name)
    data = msgspec.json.encode(describe_audit(name.id, head, here.store.now()))
    return Response(data, status, mimetype="application/json", headers={"Cache-Control": "no-store"})


def in_language(response: Response, language: str) -> Response:
    """An answer that is not kept, with the language it is in."""
    response.content_language.add(language)
    response.vary.add("Accept-Language")
    response.headers["Cache-Control"] = "no-store"
    return response
