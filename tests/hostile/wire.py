"""Requests as bytes on a socket, for what no client library would send."""

import socket
from http.client import HTTPException, HTTPResponse
from typing import NamedTuple

HEAD = b"Host: 127.0.0.1\r\n"
SECONDS = 10.0  # until an answer that does not come is missed


class Answer(NamedTuple):
    """A status line, its headers in lower case, and the body."""

    status: int
    headers: dict[str, str]
    body: bytes


def exchange(port: int, *parts: bytes, ends: bool = False) -> Answer | None:
    """Send some bytes and read one answer; None where the server closes without one.

    With `ends` the sending side is closed after the last byte, so that the server sees the end of a broken body.
    """
    with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as connection:
        try:
            for part in parts:
                connection.sendall(part)
            if ends:
                connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # The server may have answered before it read everything.
        response = HTTPResponse(connection, method=parts[0].partition(b" ")[0].decode("latin-1"))
        try:
            response.begin()
            body = response.read()
        except (OSError, ValueError, HTTPException):
            return None
        headers = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, headers, body)


def post(path: str, body: bytes, *headers: bytes) -> bytes:
    """A plain POST of JSON with headers of its own."""
    lines = [f"POST {path} HTTP/1.1\r\n".encode(), HEAD, b"Content-Type: application/json\r\nConnection: close\r\n"]
    return b"".join([*lines, *(header + b"\r\n" for header in headers), b"\r\n", body])


def chunked(body: bytes, size: int) -> bytes:
    """A body in chunks of a size."""
    cuts = [body[start : start + size] for start in range(0, len(body), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(cut), cut) for cut in cuts) + b"0\r\n\r\n"
