"""Workers as processes, and audits put into the store as the service puts them."""

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Self

import msgspec

from service.audits import Audits
from service.settings import read_settings
from workers.jobs import connect
from workers.server import Server
from workers.store import Name, Run, Store

ROOT = Path(__file__).resolve().parent.parent.parent
STOP_SECONDS = 20


class Farm:
    """A Redis with the workers that a test has started, all of which end with it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.redis = connect(server.url)
        self.store = Store(self.redis)
        self.pools: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self, count: int = 2, **environ: str) -> None:
        """Start a pool of workers."""
        settings = {"REDIS_URL": self.server.url, **environ}
        command = [sys.executable, "-m", "service.cli", "worker", "--count", str(count)]
        self.pools.append(subprocess.Popen(command, cwd=ROOT, env=os.environ | settings, start_new_session=True))

    def stop(self) -> None:
        """Stop all pools, gently first."""
        for pool in self.pools:
            pool.terminate()
        for pool in self.pools:
            try:
                pool.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                os.killpg(pool.pid, signal.SIGKILL)
                pool.wait()
        self.pools.clear()

    def put(self, audit: str, lines: Iterable[bytes], **environ: str) -> Run:
        """Take an upload as the service does."""
        settings = read_settings({"REFEREE_AUDITS": "open", "REDIS_URL": self.server.url, **environ})
        return Audits(settings).put(Name("local", audit), BytesIO(b"\n".join(lines)), packed=False)

    def wait(self, audit: str, seconds: float = 60) -> None:
        """Wait until an audit is done."""
        wait_until(lambda: self.state(audit) == "done", seconds)

    def state(self, audit: str) -> str | None:
        head = self.store.head(Name("local", audit))
        return head.state if head else None

    def results(self, run: Run) -> bytes:
        """All results, a line each."""
        return b"\n".join(msgspec.json.encode(each) for chunk in self.store.results(run) for each in chunk)

    def leftovers(self) -> list[str]:
        """The keys of audits and their jobs that are there now."""
        names = sorted(key.decode() for key in self.redis.keys("*"))
        return [
            name
            for name in names
            if name != "referee:sweep" and name.startswith(("referee:", "rq:job", "rq:queue:", "rq:wip", "rq:failed"))
        ]


def wait_until(is_true: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < until, f"not within {seconds} s"
        time.sleep(0.05)


@cache
def corpus(most: int = 300) -> Sequence[bytes]:
    """Documents of all games from the conformance corpus, each with an id, as lines; the games in turn."""
    games = []
    for path in sorted((ROOT / "corpus").glob("*.ndjson.gz")):
        with gzip.open(path) as file:
            next(file)
            games.append([_line(json.loads(next(file))) for _ in range(most // 5)])
    return [line for five in zip(*games, strict=True) for line in five]


def _line(entry: Mapping[str, Any]) -> bytes:
    return json.dumps({**entry["document"], "id": entry["id"]}, ensure_ascii=False).encode()
