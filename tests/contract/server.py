"""The service as people run it: `referee serve` in a process of its own, on a free port."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import NamedTuple

START_SECONDS, STOP_SECONDS = 60, 30


class Server(NamedTuple):
    """A running server's port, and the file that its output goes to."""

    port: int
    output: str

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def served(**settings: str) -> Iterator[Server]:
    """A server with two processes, ended at the end; its output is shown when it does not come up."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    command = [sys.executable, "-m", "service.cli", "serve", "--port", str(port), "--workers", "2"]
    with tempfile.NamedTemporaryFile("w+", suffix=".log") as output:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
        environment |= settings
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)
        try:
            _wait_for(port, process, output.name)
            yield Server(port, output.name)
        finally:
            process.terminate()
            process.wait(timeout=STOP_SECONDS)


def _wait_for(port: int, process: "subprocess.Popen[bytes]", output: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        connection = HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            if connection.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.1)
        finally:
            connection.close()
    with open(output, encoding="utf-8") as log:  # noqa: PTH123  a path from tempfile
        raise AssertionError(f"no server came up on port {port}:\n{log.read()}")
