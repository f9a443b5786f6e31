"""Games judged a second by an audit beside a bare loop, and the memory that is held while the largest upload passes.

The bare loop has no queue and no Redis: a pool of as many processes as the audit has workers, each judging every n-th
chunk of the same lines. The audit is timed from the first lease of a chunk to its last result. One worker and two are
compared in the same rounds; the Redis shares the cores with them.
"""

import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path

from bench.games import record
from referee.games import GAMES
from service.audits import Audits
from service.remote_audit import Server as Remote
from service.settings import read_settings
from workers.jobs import connect
from workers.judging import judge
from workers.server import Server
from workers.store import Name, Store
from workers.upload import Item, cut

GAMES_OF_EACH = 600
ROUNDS = 5
CHUNK = 100
SECONDS = 5
MEBIBYTE = 1 << 20


def main() -> None:
    """Print the rates with their ratios round by round, then the peaks of memory."""
    lines = [json.dumps(record(game, seed)).encode() for seed in range(GAMES_OF_EACH) for game in GAMES]
    with tempfile.TemporaryDirectory(prefix="referee-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            _rates(server, lines)
            _memory(server, lines)
        finally:
            server.stop()


def _rates(server: Server, lines: Sequence[bytes]) -> None:
    rates: dict[str, list[float]] = {"bare 1": [], "audit 1": [], "bare 2": [], "audit 2": []}
    for _ in range(ROUNDS):
        for processes in (1, 2):
            rates[f"bare {processes}"].append(len(lines) / _bare(lines, processes))
            rates[f"audit {processes}"].append(len(lines) / _audited(server, lines, processes))
    print(f"{len(lines):,} games, chunks of {CHUNK}, {ROUNDS} rounds")
    for name, figures in rates.items():
        print(f"{name:8} {_spread(figures, '8,.0f')} games/s")
    for one, other, goal in (("audit 1", "bare 1", 0.85), ("audit 2", "bare 2", 0.85), ("audit 2", "audit 1", 1.8)):
        ratios = [mine / theirs for mine, theirs in zip(rates[one], rates[other], strict=True)]
        print(f"{one} / {other:8} {_spread(ratios, '6.2f')} (goal {goal})")


def _bare(lines: Sequence[bytes], processes: int) -> float:
    """Seconds that a plain pool takes."""
    chunks = list(cut((Item(number, line) for number, line in enumerate(lines, 1)), CHUNK))
    with get_context("fork").Pool(processes) as pool:
        pool.map(_loop, [chunks[:1]] * processes)
        start = time.perf_counter()
        pool.map(_loop, [chunks[first::processes] for first in range(processes)])
        return time.perf_counter() - start


def _loop(chunks: Sequence[Sequence[Item]]) -> int:
    return sum(len(judge(item, SECONDS).status) for chunk in chunks for item in chunk)


def _audited(server: Server, lines: Sequence[bytes], processes: int) -> float:
    """Seconds from the upload's acceptance to the last result."""
    store = Store(connect(server.url))
    store.redis.flushall()
    settings = read_settings({"REFEREE_AUDITS": "open", "REDIS_URL": server.url, "REFEREE_AUDIT_CHUNK": str(CHUNK)})
    with _workers(server, processes):
        while store.redis.scard("rq:workers") < processes:
            time.sleep(0.02)
        name = Name("local", "bench")
        Audits(settings).put(name, BytesIO(b"\n".join(lines)), packed=False)
        while True:
            head = store.head(name)
            if head and head.started and head.finished:
                return (head.finished - head.started) / 1000
            time.sleep(0.02)


@contextmanager
def _workers(server: Server, processes: int) -> Iterator[int]:
    command = [sys.executable, "-m", "service.cli", "worker", "--count", str(processes)]
    environ = os.environ | {"REDIS_URL": server.url}
    with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL, start_new_session=True) as pool:
        try:
            yield pool.pid
        finally:
            os.killpg(pool.pid, signal.SIGTERM)
            pool.wait()


def _memory(server: Server, lines: Sequence[bytes]) -> None:
    """The most memory of any process of the service and of the workers, before and while the largest upload passes."""
    body = _largest(lines)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "service.cli", "serve", "--port", str(port), "--workers", "1"]
    environ = os.environ | {"REDIS_URL": server.url, "REFEREE_AUDITS": "open"}
    with (
        _workers(server, 2) as pool,
        subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, start_new_session=True) as service,
    ):
        try:
            time.sleep(5)
            before = {"service": _peak(service.pid), "workers": _peak(pool)}
            server_there = Remote(f"http://127.0.0.1:{port}", "en")
            server_there.put("large", BytesIO(body), "application/x-ndjson", len(body), packed=False)
            peaks = dict(before)
            for _ in server_there.progress("large"):
                peaks["workers"] = max(peaks["workers"], _peak(pool))
            found = sum(1 for _ in server_there.results("large"))
            peaks["service"] = _peak(service.pid)
            print(f"an upload of {len(body) / MEBIBYTE:.1f} MiB, {found:,} results")
            for name, peak in peaks.items():
                print(f"{name}: largest process {before[name]:.0f} MB before, {peak:.0f} MB at its peak (goal 200 MB)")
        finally:
            os.killpg(service.pid, signal.SIGTERM)


def _largest(lines: Sequence[bytes]) -> bytes:
    """As many lines, over and over, as the largest upload has room for."""
    body = bytearray()
    for line in cycle(lines):
        if len(body) + len(line) >= 64 * MEBIBYTE:
            return bytes(body)
        body += line + b"\n"
    raise ValueError("no lines")


def _peak(pid: int) -> float:
    """Megabytes that the largest process of a session that is alive has held at most."""
    peaks = [0.0]
    for path in Path("/proc").glob("[0-9]*/status"):
        try:
            if os.getsid(int(path.parent.name)) != pid:
                continue
            fields = dict(line.split(":", 1) for line in path.read_text().splitlines() if ":" in line)
        except (OSError, ProcessLookupError):
            continue
        peaks.append(int(fields.get("VmHWM", "0 kB").split()[0]) * 1024 / 1e6)
    return max(peaks)


def _spread(figures: Sequence[float], form: str) -> str:
    return f"{statistics.median(figures):{form}} ({min(figures):{form}} -{max(figures):{form}})"


if __name__ == "__main__":
    main()
