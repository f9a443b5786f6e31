"""What holds for every test: Hypothesis settings, and no socket that leaves the machine."""

import ipaddress
import socket
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile(
    "long",
    deadline=None,
    print_blob=True,
    max_examples=200,
    suppress_health_check=[HealthCheck.too_slow],  # A long lane may take its time to draw.
)
settings.load_profile("default")


def is_local(sock: socket.socket, address: tuple[str, int] | str) -> bool:
    """Whether a connection stays on this machine."""
    if sock.family not in (socket.AF_INET, socket.AF_INET6) or address[0] == "localhost":
        return True
    try:
        return ipaddress.ip_address(address[0]).is_loopback
    except ValueError:
        return False


@pytest.fixture(autouse=True, scope="session")
def only_local_sockets() -> Iterator[None]:
    """Refuse every connection to another machine: the tests, like the service, need no network."""
    connect = socket.socket.connect

    def guarded(sock: socket.socket, address: tuple[str, int] | str) -> None:
        if not is_local(sock, address):
            message = f"a test tried to reach {address!r}"
            raise PermissionError(message)
        connect(sock, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", guarded)
        yield
