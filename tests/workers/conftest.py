"""A real Redis on a socket of its own, real workers, and the service with its audits open."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.app import create_app
from service.settings import read_settings
from tests.service.client import Client
from tests.workers.farm import ROOT, Farm, wait_until
from workers.server import Server


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    # Not below pytest's own folders: their names are too long for a socket's.
    with tempfile.TemporaryDirectory(prefix="referee-") as folder:
        started = Server(Path(folder))
        started.start()
        yield started
        started.stop()


@pytest.fixture
def farm(server: Server) -> Iterator[Farm]:
    """The Redis, empty, without workers until a test starts some; whatever they leave behind is a failure."""
    with Farm(server) as started:
        started.redis.flushall()
        yield started


@pytest.fixture
def client(server: Server) -> Client:
    """The service with audits open."""
    return Client(create_app(read_settings({"REFEREE_AUDITS": "open", "REDIS_URL": server.url})))


@pytest.fixture
def serving(server: Server) -> Iterator[str]:
    """The address of a real service with audits open."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "service.cli", "serve", "--port", str(port), "--workers", "1"]
    environ = os.environ | {"REFEREE_AUDITS": "open", "REDIS_URL": server.url}
    with subprocess.Popen(command, cwd=ROOT, env=environ, start_new_session=True) as process:
        try:
            wait_until(lambda: is_listening(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def is_listening(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment without a language, in which the command line speaks English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
