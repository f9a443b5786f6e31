"""What no client library sends, as bytes on a socket of the running service.

What is no HTTP never reaches the application: the server itself answers it, with a status and no body, or hangs up.
"""

import gzip
import json
import socket
import time

import pytest

from tests.contract.server import Server
from tests.contract.validate import PROBLEM
from tests.hostile.corpus import REFEREE, bytes_of
from tests.hostile.holding import MOST_SECONDS, TRIES
from tests.hostile.wire import HEAD, Answer, chunked, exchange, post
from tests.service.client import MOST_BYTES, ROLL, record

pytestmark = pytest.mark.slow
BODY = bytes_of(record(ROLL))
SIZE = b"Content-Length: %d" % len(BODY)
CHUNKS = b"Transfer-Encoding: chunked"
MEBIBYTE = 1 << 20
CLOSE = b"Connection: close\r\n"
END = CLOSE + b"\r\n"


def length(size: int) -> bytes:
    return b"Content-Length: %d" % size


def asked(start: bytes, *headers: bytes, host: bytes = HEAD) -> bytes:
    """A request without a body, its first line as it stands."""
    return start + b" HTTP/1.1\r\n" + host + b"".join(header + b"\r\n" for header in headers) + END


# Answered by the application: with JSON, and a problem for each refusal.
ANSWERED: dict[str, tuple[bytes, set[int]]] = {
    "a plain body": (post(REFEREE, BODY, SIZE), {200}),
    "chunks of a byte": (post(REFEREE, chunked(BODY, 1), CHUNKS), {200}),
    "chunks of a gzip bomb": (post(REFEREE, chunked(gzip.compress(bytes(10**8)), 999), CHUNKS), {400}),
    "a coding of chunks": (post(REFEREE, chunked(BODY, 9), CHUNKS, b"Content-Encoding: gzip"), {415}),
    "a shorter length": (post(REFEREE, BODY, length(10)), {400}),
    "no length": (post(REFEREE, BODY), {400}),
    "a length and chunks": (post(REFEREE, chunked(BODY, 50), length(5), CHUNKS), {200}),
    "chunks that are none": (post(REFEREE, b"zz\r\nabc\r\n0\r\n\r\n", CHUNKS), {400}),
    "a byte over a mebibyte": (post(REFEREE, BODY.ljust(MEBIBYTE + 1), length(MEBIBYTE + 1)), {413}),
    "a byte over a mebibyte in chunks": (post(REFEREE, chunked(BODY.ljust(MEBIBYTE + 1), 65_536), CHUNKS), {413}),
    "a mebibyte in chunks": (post(REFEREE, chunked(BODY.ljust(MEBIBYTE), 4096), CHUNKS), {200}),
    "60 MiB": (post(REFEREE, BODY.ljust(60 * MEBIBYTE), length(60 * MEBIBYTE)), {413}),
    "60 MiB in chunks": (post(REFEREE, chunked(BODY.ljust(60 * MEBIBYTE), MEBIBYTE), CHUNKS), {413}),
    "a body to a page": (asked(b"POST /healthz", length(0)), {405}),
    "60 kB of address": (asked(b"GET /" + b"a" * 60_000), {404}),
    "100 kB of language": (asked(b"GET /v1/games/smoothies", b"Accept-Language: " + b"e" * 100_000), {200}),
    "a language that is no text": (asked(b"GET /v1/games/smoothies", b"Accept-Language: \xff\xfe"), {200}),
    "an address in Cyrillic": (asked("GET /v1/games/\N{CYRILLIC SMALL LETTER ES}moothies".encode()), {404}),
    "a way up": (asked(b"GET /v1/games/../../../etc/passwd"), {404}),
    "an escaped way up": (asked(b"GET /docs/%2e%2e/%2e%2e/app.py"), {404}),
    "an escaped nul": (asked(b"GET /v1/games/%00"), {404}),
    "another host's address": (asked(b"GET http://evil.example/nothing"), {404}),
    "a star": (asked(b"OPTIONS *"), {404}),
    "a tunnel": (asked(b"CONNECT evil.example:443"), {404, 405}),
    "TRACE": (asked(b"TRACE /healthz"), {405}),
    "FOO": (asked(b"FOO /healthz"), {405}),
    "PATCH": (asked(b"PATCH " + REFEREE.encode()), {405}),
    "two hosts": (asked(b"GET /healthz", b"Host: evil.example"), {200, 400}),
    "no host": (asked(b"GET /healthz", host=b""), {200, 400}),
}
# Refused by the server, which has no problem to tell: only that, within the second and for good.
REFUSED: dict[str, bytes] = {
    "a length below zero": post(REFEREE, BODY, b"Content-Length: -1"),
    "a length in words": post(REFEREE, BODY, b"Content-Length: all"),
    "two lengths": post(REFEREE, BODY, SIZE, length(1)),
    "no version": b"GET /healthz\r\n\r\n",
    "version nine": b"GET /healthz HTTP/9.9\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00" + bytes(200),
    "1 MB of address": asked(b"GET /" + b"a" * 1_000_000),
    "1 MB of header": asked(b"GET /healthz", b"X: " + b"e" * 1_000_000),
    "5,000 headers": asked(b"GET /healthz", *(b"X-%d: 1" % number for number in range(5000))),
    "a nul in the address": asked(b"GET /\x00"),
    "a folded header": asked(b"GET /healthz", b"X: a\r\n b"),
    "a blank in a header's name": asked(b"GET /healthz", b"X : a"),
}
# Broken off: the sending side is closed in the middle of the body.
BROKEN: dict[str, bytes] = {
    "a longer length": post(REFEREE, BODY[:-9], SIZE),
    "a length past all bounds": post(REFEREE, BODY, length(10**15)),
    "half of a chunk": post(REFEREE, chunked(BODY, 50)[:-30], CHUNKS),
    "a chunk past all bounds": post(REFEREE, b"ffffffffffffffff\r\n" + BODY[:-9], CHUNKS),
    "a body of nothing": post(REFEREE, b"", SIZE),
}


def quickest(server: Server, request: bytes, *, ends: bool = False) -> Answer | None:
    """The answer, which one of a few tries must bring within the second."""
    for last in (False,) * (TRIES - 1) + (True,):
        start = time.perf_counter()
        answer = exchange(server.port, request, ends=ends)
        seconds = time.perf_counter() - start
        if seconds <= MOST_SECONDS or last:
            break
    assert seconds <= MOST_SECONDS
    return answer


def assert_told(answer: Answer) -> None:
    """Assert that an answer is JSON, and a short problem where it is a refusal."""
    told = json.loads(answer.body)
    if answer.status >= 400:
        assert answer.headers["content-type"] == PROBLEM
        assert told["status"] == answer.status < 500
        assert len(answer.body) <= MOST_BYTES


def assert_serves(server: Server) -> None:
    answer = exchange(server.port, post(REFEREE, BODY, SIZE))
    assert answer is not None
    assert answer.status == 200
    assert json.loads(answer.body)["legal"] is True


@pytest.mark.parametrize("name", ANSWERED)
def test_what_the_application_answers(server: Server, name: str) -> None:
    request, allowed = ANSWERED[name]
    answer = quickest(server, request)
    assert answer is not None, "hung up without an answer"
    assert answer.status in allowed
    assert_told(answer)
    assert_serves(server)


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_http_is_refused(server: Server, name: str) -> None:
    answer = quickest(server, REFUSED[name])
    assert answer is None or answer.status in (400, 404, 414, 431, 505)
    assert_serves(server)


@pytest.mark.parametrize("name", BROKEN)
def test_a_body_that_breaks_off(server: Server, name: str) -> None:
    answer = quickest(server, BROKEN[name], ends=True)
    assert answer is None or answer.status in (400, 413)
    if answer and answer.body:
        assert_told(answer)
    assert_serves(server)


def test_head_has_no_body(server: Server) -> None:
    for path, status in ((b"/healthz", 200), (b"/nothing", 404), (REFEREE.encode(), 405)):
        answer = exchange(server.port, asked(b"HEAD " + path))
        assert answer is not None
        assert (answer.status, answer.body) == (status, b"")


def test_requests_on_one_connection_after_a_refusal(server: Server) -> None:
    """A refused body is read off, or the connection closed: its rest is never taken for another request."""
    smuggled = asked(b"GET /v1/games")
    for body in (smuggled.ljust(2 * MEBIBYTE), b"{}" + smuggled):
        head = post(REFEREE, b"", b"Content-Type: text/plain", length(len(body))).replace(CLOSE, b"")
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
            connection.sendall(head + body + asked(b"GET /healthz"))
            data = b"".join(iter(lambda: connection.recv(65_536), b""))
        assert data.count(b"HTTP/1.1 4") == 1
        assert b'"games"' not in data
