"""Which pages of other web origins may call the service (CORS): those of the settings, never with credentials."""

from __future__ import annotations

from collections.abc import Callable

from flask import Response, request

from service.settings import ANY_ORIGIN

OPEN_TO_PAGES = ("/v1/games", "/openapi.yaml", "/healthz")  # beginnings of addresses; all keep nothing of the caller
PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
    "Access-Control-Allow-Headers": "Content-Type, Accept-Language",
    "Access-Control-Max-Age": "86400",
}


def answer_origins(origins: frozenset[str]) -> Callable[[Response], Response]:
    """A step after each request that tells a browser whether the page that asked may read the answer."""

    def step(response: Response) -> Response:
        if not request.path.startswith(OPEN_TO_PAGES):
            return response
        if allowed := _allowed(origins, response):
            response.headers["Access-Control-Allow-Origin"] = allowed
            if request.method == "OPTIONS":
                response.headers.update(PREFLIGHT)
        return response

    return step


def _allowed(origins: frozenset[str], response: Response) -> str | None:
    """The origin to name in the answer; where it depends on who asks, caches are told so."""
    if ANY_ORIGIN in origins:
        return ANY_ORIGIN
    response.vary.add("Origin")
    origin = request.headers.get("Origin")
    return origin if origin in origins else None
