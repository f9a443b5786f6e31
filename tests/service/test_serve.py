"""The real server, started and stopped as a user does it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.serve import STOP_SECONDS, AddressError, find_address
from tests.service.client import EXAMPLES, SMOOTHIES

START_SECONDS = 20
MEBIBYTE = 1 << 20


class Server:
    """A `referee serve` on a free port of its own."""

    def __init__(self, log: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.log = log
        environ = os.environ | {"HOST": "127.0.0.1", "PORT": str(self.port), "REFEREE_WORKERS": "2"}
        with log.open("wb") as out:
            command = [sys.executable, "-m", "service.cli", "serve"]
            self.process = subprocess.Popen(command, env=environ, stdout=out, stderr=subprocess.STDOUT)
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            try:
                urllib.request.urlopen(self.address("/healthz"), timeout=5).close()
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
            else:
                return
        pytest.fail(f"the server does not answer:\n{self.log.read_text('utf-8', 'replace')}")

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def exchange(self, head: str, *parts: bytes) -> tuple[bytes, bytes]:
        """Send a request as it is and give head and body of all that comes back."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
            connection.sendall(f"POST {SMOOTHIES}/score HTTP/1.1\r\nHost: test\r\n{head}\r\n\r\n".encode())
            for part in parts:
                connection.sendall(part)
            answer = b""
            while not _is_whole(answer):
                more = connection.recv(1 << 16)
                if not more:
                    break
                answer += more
        head_of_answer, _, body = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
        return head_of_answer, body

    def stop(self, how: signal.Signals) -> float:
        """Tell it to stop, and give the seconds that it took."""
        start = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(timeout=30)
        return time.monotonic() - start


def _is_whole(answer: bytes) -> bool:
    head, _, body = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return bool(lengths) and len(body) >= int(lengths[0].partition(b":")[2])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("serve") / "serve.log")
    yield running
    running.stop(signal.SIGTERM)


@pytest.mark.slow
def test_it_scores_what_is_sent(server: Server) -> None:
    data = (EXAMPLES / "antonio.sheets.json").read_bytes()
    head, body = server.exchange(f"Content-Type: application/json\r\nContent-Length: {len(data)}", data)
    assert head.startswith(b"HTTP/1.1 200 ")
    assert json.loads(body)["players"]["Antonio"]["total"] == 47


@pytest.mark.slow
def test_it_scores_what_is_sent_in_chunks(server: Server) -> None:
    data = (EXAMPLES / "antonio.sheets.json").read_bytes()
    chunks = [b"%x\r\n%b\r\n" % (len(data[at : at + 700]), data[at : at + 700]) for at in range(0, len(data), 700)]
    head, body = server.exchange("Content-Type: application/json\r\nTransfer-Encoding: chunked", *chunks, b"0\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert json.loads(body)["players"]["Antonio"]["total"] == 47


@pytest.mark.slow
@pytest.mark.parametrize("size", [MEBIBYTE + 1, 30 * MEBIBYTE])
def test_the_sender_of_too_large_a_body_hears_so(server: Server, size: int) -> None:
    parts = [b" " * MEBIBYTE] * (size // MEBIBYTE) + [b" " * (size % MEBIBYTE)]
    head, body = server.exchange(f"Content-Type: application/json\r\nContent-Length: {size}", *parts)
    assert head.startswith(b"HTTP/1.1 413 ")
    assert json.loads(body)["status"] == 413


@pytest.mark.slow
def test_the_sender_of_too_large_a_body_in_chunks_hears_so(server: Server) -> None:
    chunk = b"100000\r\n" + b" " * MEBIBYTE + b"\r\n"
    head, body = server.exchange(
        "Content-Type: application/json\r\nTransfer-Encoding: chunked", *[chunk] * 10, b"0\r\n\r\n"
    )
    assert head.startswith(b"HTTP/1.1 413 ")
    assert json.loads(body)["status"] == 413


@pytest.mark.slow
def test_the_sender_of_a_wrong_media_type_hears_so_whatever_else_he_sends(server: Server) -> None:
    size = 3 * MEBIBYTE
    head, body = server.exchange(f"Content-Type: text/csv\r\nContent-Length: {size}", b" " * size)
    assert head.startswith(b"HTTP/1.1 415 ")
    assert json.loads(body)["status"] == 415


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_cleanly_even_with_a_connection_open(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path / "serve.log")
    with socket.create_connection(("127.0.0.1", server.port)) as idle:
        idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n")
        assert idle.recv(12) == b"HTTP/1.1 200"
        seconds = server.stop(how)
    assert server.process.returncode == 0, server.log.read_text("utf-8", "replace")
    assert seconds < STOP_SECONDS + 5
    assert "Traceback" not in server.log.read_text("utf-8", "replace")
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", server.port))


def test_a_name_is_an_address_too() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    assert find_address("localhost", port) in ("127.0.0.1", "::1")


def test_a_port_in_use_is_told_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        with pytest.raises(AddressError, match=f"^cannot listen on 127.0.0.1:{port}: "):
            find_address("127.0.0.1", port)
