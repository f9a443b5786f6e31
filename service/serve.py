"""The web server: granian, one process for each core, stopped within seconds."""

from __future__ import annotations

from flask import Flask
from granian import Granian
from granian.constants import Interfaces

from service.app import create_app
from service.settings import Settings

STOP_SECONDS = 5  # for requests that are being answered when the server is stopped
THREADS = 16  # a process; more of them only wait for each other, fewer are easily held by slow senders


def serve(settings: Settings) -> None:
    """Serve until the process is told to stop (SIGINT or SIGTERM)."""
    server = Granian(
        "service.app:create_app",
        address=settings.host,
        port=settings.port,
        interface=Interfaces.WSGI,
        workers=settings.workers,
        blocking_threads=THREADS,
        websockets=False,
        workers_kill_timeout=STOP_SECONDS,
        respawn_failed_workers=True,
    )
    # The loader is ours, for granian's own puts the folder it was started in before everything that is installed.
    server.serve(target_loader=load_app, wrap_loader=False)


def load_app() -> Flask:
    """The application of one process, under the settings of the environment."""
    return create_app()
