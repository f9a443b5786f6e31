"""`referee up`: the service, its workers and, unless there is one, a Redis, started and stopped together."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_address
from pathlib import Path

from service.serve import find_address, serve
from service.settings import OPEN, Settings, read_settings
from workers.server import Server

FOLDER = Path("var", "redis")
STOP_SECONDS = 10


def up(settings: Settings) -> None:
    """Run all of it until told to stop (SIGINT or SIGTERM).

    Raises: AddressError when the address cannot be listened on; NoServerError when there is no Redis to start.
    """
    address = find_address(settings.host, settings.port)
    if "REFEREE_AUDITS" not in os.environ and ip_address(address).is_loopback:
        os.environ["REFEREE_AUDITS"] = OPEN
    with ExitStack() as parts:
        if read_settings().audits:
            if not settings.redis_url:
                os.environ["REDIS_URL"] = parts.enter_context(_redis())
            parts.enter_context(_workers(settings.workers))
        serve(read_settings(os.environ | {"HOST": settings.host, "PORT": str(settings.port)}))


@contextmanager
def _redis() -> Iterator[str]:
    """The address of a Redis that lives as long as this, and is started again if it dies."""
    server = Server(FOLDER)
    server.start()
    server.guard()
    try:
        yield server.url
    finally:
        server.stop()


@contextmanager
def _workers(count: int) -> Iterator[None]:
    """Worker processes that live as long as this."""
    command = [sys.executable, "-m", "service.cli", "worker", "--count", str(count)]
    # A group of its own, so that Ctrl-C reaches only who stops the others in their order.
    process = subprocess.Popen(command, start_new_session=True)  # noqa: S603  the command is ours
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
