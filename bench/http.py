"""Requests a second of `/referee` for a record of up to 100 moves, beside an echo of the same body on the same server.

Both run under granian with two processes; one client process holds eight connections to each in turn. It shares the two
cores with the servers, which costs the faster one more, so the ratio is a little kinder to us than a client elsewhere.
"""

import json
import selectors
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bench.games import record
from referee.games import GAMES

MOVES = 100
CONNECTIONS = 8
SECONDS = 4.0
ROUNDS = 7
PROCESSES = "2"
GOAL = 0.35
PLAYERS = {"smoothies": 3, "smoothie-wars": 8}  # by game; a usual table otherwise


def main() -> None:
    """Print requests a second of both and the ratio of every game, pair by pair."""
    with (
        _served("rsgi", "service.serve:load_app", "--factory") as ours,
        _served("wsgi", "bench.echo:app", "--blocking-threads", "1") as echo,
    ):
        for game in GAMES:
            _measure(game, _body(game), ours, echo)


def _measure(game: str, body: bytes, ours: int, echo: int) -> None:
    address = f"/v1/games/{game}/referee"
    paths = {"referee": (ours, address), "include=none": (ours, f"{address}?include=none"), "echo": (echo, "/echo")}
    for port, path in paths.values():
        _requests_per_second(port, path, body, 1.0)
    rates: dict[str, list[float]] = {name: [] for name in paths}
    for _ in range(ROUNDS):
        for name, (port, path) in paths.items():
            rates[name].append(_requests_per_second(port, path, body, SECONDS))
    moves = len(json.loads(body)["moves"])
    print(f"{game}: {moves} moves, {len(body)} bytes; {PROCESSES} processes, {CONNECTIONS} connections")
    for name, figures in rates.items():
        print(f"{name:13} {_spread(figures, '8,.0f')} requests/s")
    for name in ("referee", "include=none"):
        ratios = [one / other for one, other in zip(rates[name], rates["echo"], strict=True)]
        print(f"{name:13} {_spread(ratios, '8.2f')} of the echo (goal {GOAL:.2f})")


def _body(game: str) -> bytes:
    """The first moves of a game, as a phone app would send it in the middle of play."""
    document = record(game, 1, PLAYERS.get(game))
    document["moves"] = document["moves"][:MOVES]
    return json.dumps(document, separators=(",", ":")).encode()


@contextmanager
def _served(interface: str, target: str, *options: str) -> Iterator[int]:
    """A server for an application, ended at the end; gives its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    command = [sys.executable, "-m", "granian", "--interface", interface, "--workers", PROCESSES, "--no-ws"]
    command += ["--host", "127.0.0.1", "--port", str(port), "--log-level", "error", *options, target]
    server = subprocess.Popen(command)
    try:
        _wait_for(port)
        yield port
    finally:
        server.terminate()
        server.wait(timeout=30)


def _wait_for(port: int, seconds: float = 30.0) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(1.0)  # The second process may still be starting.
            return
    raise TimeoutError(f"nothing answers on port {port}")


def _requests_per_second(port: int, path: str, body: bytes, seconds: float) -> float:
    """Keep every connection busy with one request at a time, and count whole answers with status 200."""
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    message = head.encode() + b"\r\n\r\n" + body
    selector = selectors.DefaultSelector()
    buffers: dict[socket.socket, bytearray] = {}
    for _ in range(CONNECTIONS):
        connection = socket.create_connection(("127.0.0.1", port))
        buffers[connection] = bytearray()
        selector.register(connection, selectors.EVENT_READ)
        connection.sendall(message)
    answers = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for key, _ in selector.select(timeout=1):
            connection = key.fileobj  # type: ignore[assignment]  # only sockets were registered
            buffers[connection] += connection.recv(1 << 18)
            if _is_whole(buffers[connection]):
                answers += 1
                buffers[connection].clear()
                connection.sendall(message)
    elapsed = time.perf_counter() - start
    for connection in buffers:
        connection.close()
    return answers / elapsed


def _is_whole(buffer: bytearray) -> bool:
    head, found, rest = bytes(buffer).partition(b"\r\n\r\n")
    if not found:
        return False
    if b" 200 " not in head.split(b"\r\n", 1)[0]:
        raise RuntimeError(head.decode())
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return len(rest) >= int(length.partition(b":")[2])


def _spread(figures: Sequence[float], form: str) -> str:
    return "  ".join(
        f"{name} {value:{form}}"
        for name, value in (("min", min(figures)), ("median", statistics.median(figures)), ("max", max(figures)))
    )


if __name__ == "__main__":
    main()
