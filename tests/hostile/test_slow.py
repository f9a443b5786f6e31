"""Who sends slowly, or never all of it, holds up nobody, and is told so once the time of a body is over."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPResponse

import pytest

from tests.contract.server import Server, served
from tests.contract.validate import PROBLEM
from tests.hostile.corpus import REFEREE, bytes_of
from tests.hostile.wire import HEAD, chunked, exchange, post
from tests.service.client import ROLL, record

pytestmark = pytest.mark.slow
SECONDS = 3  # that a body has here
LATE = 4  # seconds more, for a machine with other work
MEBIBYTE = 1 << 20
BODY = bytes_of(record(ROLL))
LENGTH = b"Content-Length: %d" % len(BODY)
CHUNKS = b"Transfer-Encoding: chunked"
WHOLE = post(REFEREE, BODY, LENGTH)
HALVES = [WHOLE[:-4], post(REFEREE, chunked(BODY, 9)[:-9], CHUNKS), post(REFEREE, b"", LENGTH)]
TOO_LARGE = post(REFEREE, BODY, b"Content-Length: %d" % (2 * MEBIBYTE))


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served(REFEREE_BODY_SECONDS=str(SECONDS)) as running:
        yield running


def opened(server: Server, stack: ExitStack, start: bytes) -> socket.socket:
    """A connection on which a request has begun."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS + LATE)
    stack.callback(connection.close)
    connection.sendall(start)
    return connection


def told(connection: socket.socket) -> int:
    """The status of the problem that comes on a connection, which is closed after it."""
    answer = HTTPResponse(connection)
    answer.begin()
    problem = json.loads(answer.read())
    assert answer.headers["Content-Type"] == PROBLEM
    assert problem["status"] == answer.status
    assert connection.recv(1) == b""
    return answer.status


def test_thirty_half_sent_bodies_hold_up_nobody_and_end_in_time(server: Server) -> None:
    with ExitStack() as stack:
        start = time.monotonic()
        slow = [opened(server, stack, half) for half in HALVES * 10]
        for _ in range(10):
            answer = exchange(server.port, WHOLE)
            assert answer is not None
            assert answer.status == 200
        assert time.monotonic() - start < SECONDS, "who sent all at once had to wait for those who did not"
        assert [told(connection) for connection in slow] == [408] * len(slow)
        assert SECONDS <= time.monotonic() - start < SECONDS + LATE


def test_a_body_that_never_stops_coming_ends_in_time(server: Server) -> None:
    with ExitStack() as stack:
        start = time.monotonic()
        connection = opened(server, stack, post(REFEREE, b"", CHUNKS))
        connection.settimeout(0.1)
        answer = b""
        while not answer and time.monotonic() - start < SECONDS + LATE:
            connection.sendall(b"1\r\n \r\n")
            try:
                answer = connection.recv(65_536)
            except TimeoutError:
                continue
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - start >= SECONDS


def test_the_rest_of_a_refused_body_is_waited_for_no_longer(server: Server) -> None:
    with ExitStack() as stack:
        start = time.monotonic()
        slow = [opened(server, stack, TOO_LARGE) for _ in range(30)]
        answer = exchange(server.port, WHOLE)
        assert answer is not None
        assert answer.status == 200
        assert time.monotonic() - start < SECONDS
        assert [told(connection) for connection in slow] == [413] * len(slow)
        assert time.monotonic() - start < SECONDS + LATE


def test_who_asks_before_sending_too_much_is_answered_at_once(server: Server) -> None:
    with ExitStack() as stack:
        start = time.monotonic()
        head, _, _ = TOO_LARGE.partition(b"\r\n\r\n")
        connection = opened(server, stack, head + b"\r\nExpect: 100-continue\r\n\r\n")
        assert told(connection) == 413
        assert time.monotonic() - start < SECONDS


def test_a_connection_goes_on_after_a_refused_body_that_was_sent_whole(server: Server) -> None:
    with ExitStack() as stack:
        size = b"Content-Length: %d" % (3 * MEBIBYTE)
        refused = post(REFEREE, b" " * (3 * MEBIBYTE), size).replace(b"Connection: close\r\n", b"")
        connection = opened(server, stack, refused)
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 413
        answer.read()
        connection.sendall(WHOLE)
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 200


def test_half_sent_heads_hold_up_nobody_and_end_in_time(server: Server) -> None:
    with ExitStack() as stack:
        start = time.monotonic()
        halves = [b"G", b"GET /healthz HTTP/1.1\r\n" + HEAD, WHOLE[:100]] * 10
        slow = [opened(server, stack, half) for half in halves]
        answer = exchange(server.port, WHOLE)
        assert answer is not None
        assert answer.status == 200
        assert time.monotonic() - start < SECONDS
        for connection in slow:
            assert connection.recv(65_536)[:12] in (b"", b"HTTP/1.1 408")
        assert time.monotonic() - start < SECONDS + LATE
