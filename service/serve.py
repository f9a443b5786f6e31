"""The web server: granian, one process for each core, stopped within seconds."""

from __future__ import annotations

import socket
from multiprocessing import cpu_count

from flask import Flask
from granian import Granian
from granian.constants import Interfaces

from service import contract
from service.app import create_app
from service.settings import Settings
from texts import LANGUAGES, render

STOP_SECONDS = 3  # for requests that are being answered when the server is stopped
THREADS = 2 * cpu_count() + 1  # a process; as many as granian thinks right, so that a few slow senders hold up nobody


class AddressError(OSError):
    """An address that cannot be listened on; its text says which and why."""


def serve(settings: Settings) -> None:
    """Serve until the process is told to stop (SIGINT or SIGTERM).

    Raises: AddressError when the address cannot be listened on.
    """
    address = find_address(settings.host, settings.port)
    server = Granian(
        "service.app:create_app",
        address=address,
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


def find_address(host: str, port: int) -> str:
    """The numeric address of a host, once it is sure that its port is free."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
    except OSError as error:
        raise AddressError(f"cannot listen on {host}:{port}: {error.strerror}") from None
    return str(where[0])


def load_app() -> Flask:
    """The application of one process, ready to answer: what is read once is read before the first request."""
    contract.document()
    for language in LANGUAGES:
        render("problem-internal.title", {}, language)
    return create_app()
