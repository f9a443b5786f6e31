"""The bytes of a request's body: its size and media type, before anything looks inside."""

from __future__ import annotations

from typing import IO

from flask import request
from werkzeug.http import parse_options_header

from intake.problems import ProblemError

MEDIA_TYPE = "application/json"
GIVEN_UP = "referee.body_given_up"  # in the environment of a call: its body took too long and is not all there
BROKEN_OFF = "referee.body_broken_off"  # in the environment of a call: its body ended before all of it came
PACED = "referee.paced"  # in the environment of a call: after an empty piece of its answer the next is asked for later


def body_bytes() -> bytes:
    """The body of the request being served.

    Raises: ProblemError when it is not plain JSON by its headers, too slow or too large.
    """
    if request.content_type != MEDIA_TYPE and not _is_json(request.content_type):
        raise ProblemError("media-type")
    if request.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
        raise ProblemError("content-encoding")
    if request.environ.get(GIVEN_UP):
        raise ProblemError("body-too-slow")
    return _read(request.environ["wsgi.input"], request.max_content_length or 0)


def _is_json(content_type: str | None) -> bool:
    """Whether a Content-Type is JSON in UTF-8, in whatever way it is written."""
    media_type, options = parse_options_header(content_type)
    return media_type.lower() == MEDIA_TYPE and options.get("charset", "utf-8").lower() == "utf-8"


def _read(stream: IO[bytes], most: int) -> bytes:
    """All of a body; one byte more than it may have tells that it is too large, whatever its length was said to be."""
    length = request.content_length
    if length is None and "wsgi.input_terminated" not in request.environ:
        return b""
    if length is not None and length > most:
        raise ProblemError("body-too-large")
    wanted = most + 1 if length is None else length
    data = bytearray()
    while len(data) < wanted and (more := stream.read(wanted - len(data))):
        data += more
    if len(data) > most:
        raise ProblemError("body-too-large")
    if length is not None and len(data) < length:
        raise ProblemError("not-json")  # It broke off, so that even a whole document may not be all that was meant.
    return bytes(data)
