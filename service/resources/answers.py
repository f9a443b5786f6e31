"""Answers of the service in JSON."""

from __future__ import annotations

import msgspec
from flask import Response, request

from texts import dress, negotiate


# Struct: the referee's results, whatever their kind.
def answer(result: msgspec.Struct) -> Response:
    """A result, with its messages in the reader's language where it has any."""
    language = negotiate(request.headers.get("Accept-Language"))
    dressed = dress(result, language)
    response = Response(msgspec.json.encode(dressed), mimetype="application/json")
    if dressed is not result:
        response.content_language.add(language)
        response.vary.add("Accept-Language")
    return response
