"""Every failure of a request becomes a problem here, in the reader's language, and nowhere else."""

from __future__ import annotations

import logging
from urllib.parse import quote
from uuid import uuid4

import msgspec
from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from intake.problems import ProblemError, build_problem
from texts import negotiate

LOG = logging.getLogger("service")
MEDIA_TYPE = "application/problem+json"
MOST_PATH = 200  # characters of the address that are given back
RETRY_SECONDS = {"audit-receiving": 2, "no-result-yet": 2, "audits-unavailable": 5, "audits-full": 60}
KINDS = {404: "not-found", 405: "method", 413: "body-too-large", 415: "media-type"}


def register_handlers(app: Flask) -> None:
    """Have every error of an app answered by a problem."""
    app.register_error_handler(ProblemError, _answer)
    app.register_error_handler(HTTPException, _answer_http)
    app.register_error_handler(Exception, _answer_unforeseen)


def _answer(error: ProblemError, instance: str | None = None) -> Response:
    language = negotiate(request.headers.get("Accept-Language"))
    problem = build_problem(error, language, instance or quote(request.path[:MOST_PATH]))
    response = Response(msgspec.json.encode(problem), error.status, mimetype=MEDIA_TYPE)
    response.content_language.add(language)
    response.vary.add("Accept-Language")
    if seconds := RETRY_SECONDS.get(error.kind):
        response.headers["Retry-After"] = str(seconds)
    return response


def _answer_http(error: HTTPException) -> Response:
    """What routing and the parsing of requests refuse; other client errors are a bad request."""
    response = _answer(ProblemError(KINDS.get(error.code or 0, "bad-request")))
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        response.headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return response


def _answer_unforeseen(error: Exception) -> Response:
    """A fault of ours: the log has all of it, the answer only where to find it there."""
    incident = uuid4().urn
    LOG.error("incident %s at %s %s", incident, request.method, request.path[:MOST_PATH], exc_info=error)
    return _answer(ProblemError("internal"), incident)
