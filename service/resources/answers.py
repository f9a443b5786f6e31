"""Answers of the service in JSON."""

from __future__ import annotations

import msgspec
from flask import Response, request

from texts import dress, negotiate


def language() -> str:
    """The language of whoever asks."""
    return negotiate(request.headers.get("Accept-Language"))


# Struct: the referee's results, whatever their kind.
def answer(result: msgspec.Struct) -> Response:
    """A result, with its messages in the reader's language where it has any."""
    spoken = language()
    dressed = dress(result, spoken)
    response = Response(msgspec.json.encode(dressed), mimetype="application/json")
    if dressed is not result:
        response.content_language.add(spoken)
        response.vary.add("Accept-Language")
    return response
