"""From the server to the application: a request is handed over once its body is there, or no longer waited for.

A server that lets the application read the body lends a thread to whoever sends it, and a body that never ends keeps
the thread. Here bodies are awaited on the event loop, so that a slow one costs no thread but only the bytes that came:
one more than a body may have at most, and for some seconds at most.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

from granian.rsgi import ProtocolClosed  # type: ignore[attr-defined]  # it is documented there

from service.body import GIVEN_UP

if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

    from granian.rsgi import HTTPProtocol, Scope  # type: ignore[attr-defined]  # both are documented there

MOST_DRAINED = 64 << 20  # bytes of a refused body that are read off, so that the client hears the answer

Answer = tuple[int, list[tuple[str, str]], bytes]
# Any: the environment of a WSGI call has values of every type.
Environ = dict[str, Any]

COMMON: Mapping[str, Any] = {
    "SCRIPT_NAME": "",
    "wsgi.version": (1, 0),
    "wsgi.input_terminated": True,
    "wsgi.errors": sys.stderr,
    "wsgi.multithread": True,
    "wsgi.multiprocess": True,
    "wsgi.run_once": False,
}


class Gateway:
    """An application as granian calls it (RSGI)."""

    def __init__(self, app: WSGIApplication, threads: int, seconds: float, most: int) -> None:
        """Call the app in so many threads, and give each body so many seconds and bytes."""
        self.app = app
        self.pool = ThreadPoolExecutor(threads, "request")
        self.seconds = seconds
        self.most = most

    async def __call__(self, scope: Scope, proto: HTTPProtocol) -> None:
        """Answer one request."""
        headers = scope.headers
        is_chunked, length = "transfer-encoding" in headers, headers.get("content-length")
        body = None
        if is_chunked or length is not None:
            body = Body(proto, self.seconds)
            await body.receive(self.most, None if is_chunked else int(length))
        environ = environment(scope, body)
        status, fields, data = await asyncio.get_running_loop().run_in_executor(self.pool, call, self.app, environ)
        if body:
            if "expect" not in headers:  # Who asked before sending has sent nothing that could hide the answer.
                await body.drain()
            if not body.ended:
                fields.append(("Connection", "close"))
        proto.response_bytes(status, fields, data)


class Body:
    """A body on its way, for some seconds from now."""

    def __init__(self, proto: HTTPProtocol, seconds: float) -> None:
        """Begin to count."""
        self.proto = proto
        self.deadline = asyncio.get_running_loop().time() + seconds
        self.chunks: AsyncIterator[bytes] | None = None
        self.data = bytearray()
        self.ended = False
        self.broken = False
        self.given_up = False

    async def receive(self, most: int, length: int | None) -> None:
        """Wait for it; for one without a length until it is too long, and not at all for one that says it is."""
        if length is None:
            await self._in_time(self._gather(most))
        elif length <= most:
            await self._in_time(self._collect())

    async def drain(self) -> None:
        """Read off what is left of it, unless no more will be."""
        if not (self.ended or self.broken):
            await self._in_time(self._discard())

    async def _in_time(self, reading: Awaitable[None]) -> None:
        """Read until the body ends or its time is over."""
        timer = asyncio.get_running_loop().call_at(self.deadline, self._give_up, asyncio.current_task())
        try:
            await reading
        except asyncio.CancelledError:
            self.broken = True
            if not self.given_up:
                raise
        except ProtocolClosed:  # The application sees it: there is less of the body than its length says.
            self.broken = True
        finally:
            timer.cancel()

    def _give_up(self, waiting: asyncio.Task[object] | None) -> None:
        self.given_up = True
        if waiting:
            waiting.cancel()

    async def _collect(self) -> None:
        self.data += await self.proto()
        self.ended = True

    async def _gather(self, most: int) -> None:
        while len(self.data) <= most and not self.ended:
            self.data += await self._more()

    async def _discard(self) -> None:
        left = MOST_DRAINED
        while left > 0 and not self.ended:
            left -= len(await self._more())

    async def _more(self) -> bytes:
        """What comes next, nothing at the end."""
        self.chunks = self.chunks or aiter(self.proto)
        try:
            return await self.chunks.__anext__()  # anext() with a default asks more of it than granian's has.
        except StopAsyncIteration:
            self.ended = True
            return b""


def environment(scope: Scope, body: Body | None) -> Environ:
    """A request in the words of WSGI (PEP 3333)."""
    server, _, port = scope.server.rpartition(":")
    environ: Environ = {
        **COMMON,
        "REQUEST_METHOD": scope.method,
        "PATH_INFO": scope.path.encode().decode("latin-1"),
        "QUERY_STRING": scope.query_string,
        "SERVER_NAME": server,
        "SERVER_PORT": port,
        "SERVER_PROTOCOL": f"HTTP/{scope.http_version}",
        "REMOTE_ADDR": scope.client.rpartition(":")[0],
        "wsgi.url_scheme": scope.scheme,
        "wsgi.input": BytesIO(body.data if body else b""),
        GIVEN_UP: body is not None and body.given_up,
    }
    for name, value in scope.headers.items():
        if key := header_key(name):
            environ[key] = f"{environ[key]},{value}" if key in environ else value
    return environ


@lru_cache(maxsize=256)
def header_key(name: str) -> str | None:
    """The name of a header in WSGI; none for one that would pass there for another, which has hyphens."""
    if "_" in name:
        return None
    key = name.upper().replace("-", "_")
    return key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"


def call(app: WSGIApplication, environ: Environ) -> Answer:
    """What an application answers."""
    begun: list[tuple[int, list[tuple[str, str]]]] = []
    written: list[bytes] = []

    def start(status: str, headers: list[tuple[str, str]], _error: object = None) -> Callable[[bytes], object]:
        begun.append((int(status[:3]), headers))
        return written.append

    chunks: Iterable[bytes] = app(environ, start)
    try:
        data = b"".join([*written, *chunks])
    finally:
        if close := getattr(chunks, "close", None):
            close()
    status, headers = begun[-1]
    return status, headers, data
