"""From the server to the application: a request is handed over once its body is there, or no longer waited for.

A server that lets the application read the body lends a thread to whoever sends it, and a body that never ends keeps
the thread. Here bodies are awaited on the event loop, so that a slow one costs no thread but only the bytes that came:
one more than a body may have at most, and for some seconds at most. An upload goes to a file, with limits of its own.

An answer without a length is sent piece by piece, as fast as it is read. An empty piece says that there is nothing to
tell yet: it is asked again a second later, and no thread waits meanwhile.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from io import BytesIO
from tempfile import SpooledTemporaryFile
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from granian.rsgi import ProtocolClosed  # type: ignore[attr-defined]  # it is documented there

from service.body import BROKEN_OFF, GIVEN_UP, PACED

if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

    from granian.rsgi import HTTPProtocol, Scope  # type: ignore[attr-defined]  # both are documented there

MOST_DRAINED = 64 << 20  # bytes of a refused body that are read off, so that the client hears the answer

UPLOADS = "/v1/audits/"
MOST_UPLOADS = 4  # at a time in a process; the others wait with their bytes unread
IN_MEMORY = 1 << 20  # bytes of an upload before it goes to a file
PAUSE_SECONDS = 1.0
END = b"end"  # stands for the end of an answer, and is known by its identity
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


class Bounds(NamedTuple):
    """How long a body may take, in seconds, how many bytes it may have, and whether it may come without its length.

    The server does not tell whether a body without a length came to its end or broke off.
    """

    seconds: float
    most: int
    takes_chunked: bool = True


class Answer(NamedTuple):
    """What an application answers: all of it, or its pieces and what is done with them at the end."""

    status: int
    headers: list[tuple[str, str]]
    data: bytes
    pieces: Iterator[bytes] | None = None
    close: Callable[[], object] | None = None


class Gateway:
    """An application as granian calls it (RSGI)."""

    def __init__(self, app: WSGIApplication, threads: int, bodies: Bounds, uploads: Bounds) -> None:
        """Call the app in so many threads, and in as many others for what may take long: uploads and their results."""
        self.app = app
        self.pool = ThreadPoolExecutor(threads, "request")
        self.slow = ThreadPoolExecutor(threads, "audit")
        self.bodies = bodies
        self.uploads = uploads
        self.turns = asyncio.Semaphore(MOST_UPLOADS)

    async def __call__(self, scope: Scope, proto: HTTPProtocol) -> None:
        """Answer one request."""
        if not scope.path.startswith(UPLOADS):
            await self._answer(scope, proto, self.pool, Body(proto, self.bodies, BytesIO()))
        elif scope.method == "PUT":
            async with self.turns:
                with SpooledTemporaryFile(IN_MEMORY) as file:
                    await self._answer(scope, proto, self.slow, Body(proto, self.uploads, file))
        else:
            await self._answer(scope, proto, self.slow, Body(proto, self.bodies, BytesIO()))

    async def _answer(self, scope: Scope, proto: HTTPProtocol, pool: ThreadPoolExecutor, body: Body) -> None:
        headers = scope.headers
        is_chunked, length = "transfer-encoding" in headers, headers.get("content-length")
        has_body = is_chunked or length is not None
        if has_body:
            await body.receive(None if is_chunked else int(length))
        environ = environment(scope, body)
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(pool, call, self.app, environ)
        if has_body:
            if "expect" not in headers:  # Who asked before sending has sent nothing that could hide the answer.
                await body.drain()
            if not body.ended:
                answer.headers.append(("Connection", "close"))
        if answer.pieces is None:
            proto.response_bytes(answer.status, answer.headers, answer.data)
        else:
            await stream(answer, proto, pool)


async def stream(answer: Answer, proto: HTTPProtocol, pool: ThreadPoolExecutor) -> None:
    """Send an answer piece by piece, until its end or until nobody listens any more."""
    loop = asyncio.get_running_loop()
    pieces = answer.pieces or iter(())
    transport = proto.response_stream(answer.status, answer.headers)
    try:
        while (piece := await loop.run_in_executor(pool, lambda: next(pieces, END))) is not END:
            if piece:
                await transport.send_bytes(piece)
            else:
                await asyncio.sleep(PAUSE_SECONDS)
    except ProtocolClosed:  # It was sent as far as somebody wanted it.
        pass
    finally:
        if answer.close:
            await loop.run_in_executor(pool, answer.close)


class Body:
    """A body on its way, for some seconds from now."""

    def __init__(self, proto: HTTPProtocol, bounds: Bounds, file: IO[bytes]) -> None:
        """Begin to count; what comes goes to the file."""
        self.proto = proto
        self.most = bounds.most
        self.takes_chunked = bounds.takes_chunked
        self.deadline = asyncio.get_running_loop().time() + bounds.seconds
        self.chunks: AsyncIterator[bytes] | None = None
        self.file = file
        self.size = 0
        self.ended = False
        self.broken = False
        self.given_up = False

    async def receive(self, length: int | None) -> None:
        """Wait for it; for one without a length until it is too long, and not at all for one that says it is."""
        if length is None and not self.takes_chunked:
            return
        if length is None or IN_MEMORY < length <= self.most:
            await self._in_time(self._gather())
        elif length <= self.most:
            await self._in_time(self._collect())
        self.file.seek(0)

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
        self._keep(await self.proto())
        self.ended = True

    async def _gather(self) -> None:
        while self.size <= self.most and not self.ended:
            self._keep(await self._more())

    def _keep(self, data: bytes) -> None:
        self.file.write(data)
        self.size += len(data)

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


def environment(scope: Scope, body: Body) -> Environ:
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
        "wsgi.input": body.file,
        GIVEN_UP: body.given_up,
        BROKEN_OFF: body.broken,
        PACED: True,
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
    """What an application answers; all of it where it says how long it is."""
    begun: list[tuple[int, list[tuple[str, str]]]] = []
    written: list[bytes] = []

    def start(status: str, headers: list[tuple[str, str]], _error: object = None) -> Callable[[bytes], object]:
        begun.append((int(status[:3]), headers))
        return written.append

    pieces: Iterable[bytes] = app(environ, start)
    close = getattr(pieces, "close", None)
    if begun and not any(name.lower() == "content-length" for name, _ in begun[-1][1]):
        return Answer(*begun[-1], b"", iter(pieces), close)
    try:
        data = b"".join([*written, *pieces])
    finally:
        if close:
            close()
    return Answer(*begun[-1], data)
