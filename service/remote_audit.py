"""An audit on a server: the file is sent, its progress followed, and the results fetched."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import IO, Any
from urllib.parse import quote, urlsplit

import msgspec

from intake.problems import URN
from service.commands import UsageError
from workers.results import RESULTS, LineResult

SECONDS = 60  # for each answer
POLL_SECONDS = 0.5
SCHEMES = {"http": HTTPConnection, "https": HTTPSConnection}


class Server:
    """A service that takes audits."""

    def __init__(self, url: str, language: str) -> None:
        """Know where it is.

        Raises: UsageError when the address is none.
        """
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise UsageError(f"{url} is no address of a server; it takes http://HOST:PORT")
        self.base = parts.path.rstrip("/")
        self.netloc = parts.netloc.rpartition("@")[2]
        self.kind = SCHEMES[parts.scheme]
        self.language = language

    def put(self, audit: str, file: IO[bytes], media_type: str, size: int, *, packed: bool) -> dict[str, Any]:
        """Send an audit and tell how it stands."""
        headers = {"Content-Type": media_type, "Content-Length": str(size)}
        if packed:
            headers["Content-Encoding"] = "gzip"
        return self._json("PUT", f"/v1/audits/{quote(audit)}", file, headers)

    def progress(self, audit: str) -> Iterator[dict[str, Any]]:
        """How an audit stands, again and again until it is done."""
        while True:
            state = self._json("GET", f"/v1/audits/{quote(audit)}")
            yield state
            if state["state"] == "done":
                return
            time.sleep(POLL_SECONDS)

    def results(self, audit: str) -> Iterator[LineResult]:
        """All results of an audit that is done."""
        with self._call("GET", f"/v1/audits/{quote(audit)}/results") as response:
            while line := response.readline():
                yield RESULTS.decode(line)

    @contextmanager
    def _call(
        self, method: str, path: str, body: IO[bytes] | None = None, headers: Mapping[str, str] | None = None
    ) -> Iterator[HTTPResponse]:
        connection: HTTPConnection = self.kind(self.netloc, timeout=SECONDS)
        try:
            connection.request(method, self.base + path, body, {"Accept-Language": self.language, **(headers or {})})
            response = connection.getresponse()
        except OSError as error:
            raise UsageError(f"{self.netloc}: {error.strerror or error}") from None
        with closing(connection), response:
            if response.status >= 400:
                raise UsageError(f"{self.netloc}: {_said(response)}")
            yield response

    def _json(
        self, method: str, path: str, body: IO[bytes] | None = None, headers: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        with self._call(method, path, body, headers) as response:
            found: dict[str, Any] = json.loads(response.read())
            return found


def _said(response: HTTPResponse) -> str:
    """What is wrong, in the server's own words."""
    try:
        problem = msgspec.json.decode(response.read())
        if problem["type"].startswith(URN):
            return f"{problem['title']}. {problem['detail']}"
    except (msgspec.MsgspecError, KeyError, TypeError, AttributeError):
        pass
    return f"{response.status} {response.reason}"
