"""The web server: granian, one process for each core, stopped within seconds."""

from __future__ import annotations

import signal
import socket

from granian import Granian
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings

from intake import contract
from service.app import create_app
from service.gateway import Bounds, Gateway
from service.settings import Settings, read_settings
from texts import LANGUAGES, render

STOP_SECONDS = 3  # for requests that are being answered when the server is stopped
THREADS = 2  # a process: Python runs one of them at a time, and the other lets a short request pass a long one


class AddressError(OSError):
    """An address that cannot be listened on; its text says which and why."""


def serve(settings: Settings) -> None:
    """Serve until the process is told to stop (SIGINT or SIGTERM).

    Raises: AddressError when the address cannot be listened on.
    """
    address = find_address(settings.host, settings.port)
    server = Granian(
        "service.serve:load_app",
        address=address,
        port=settings.port,
        interface=Interfaces.RSGI,
        workers=settings.workers,
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=1000 * settings.body_seconds),
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


def load_app() -> Gateway:
    """The application of one process, ready to answer: what is read once is read before the first request."""
    if hasattr(signal, "pthread_sigmask"):
        # Ctrl-C goes to every process of the group. The first one hears it and stops the others, once.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    contract.document()
    for language in LANGUAGES:
        render("problem-internal.title", {}, language)
    settings = read_settings()
    uploads = Bounds(settings.audit_seconds, settings.limits.bytes if settings.audits else 0, takes_chunked=False)
    return Gateway(create_app(settings), THREADS, Bounds(settings.body_seconds, settings.max_body), uploads)
