"""An upload read as a stream: its lines one by one, and what is counted and limited on the way.

A line that is too long is one item without bytes, never a whole upload refused; everything else that is too much is.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from typing import IO

import msgspec
from msgspec import Struct

from intake.problems import ProblemError
from referee.core import Fault
from referee.reader import BYTE_ORDER_MARK

MEBIBYTE = 1 << 20
RATIO_FROM = MEBIBYTE  # unpacked bytes up to which a small file may be packed as tightly as it likes


class Limits(Struct, frozen=True):
    """How much an upload may hold: lines, bytes unpacked, bytes of a line, and unpacked bytes for each packed one."""

    lines: int = 100_000
    bytes: int = 64 * MEBIBYTE
    line_bytes: int = MEBIBYTE
    ratio: int = 500


class Item(Struct, frozen=True, array_like=True):
    """One thing to judge: where it stands, and its bytes, or how many it may have at most and has more."""

    line: int
    data: bytes | int
    lines: int | None = None


class Inspection(Struct, frozen=True):
    """What a first reading finds: the SHA-256 of the unpacked bytes, their number, and how many items there are."""

    sha256: str
    bytes: int
    items: int


class Unpacked:
    """The bytes of an upload, unpacked where they are packed, with their number and their digest so far."""

    def __init__(self, file: IO[bytes], limits: Limits, *, packed: bool) -> None:
        """Begin at the start of the file."""
        file.seek(0)
        self.file = file
        self.limits = limits
        self.packed = packed
        self.source: IO[bytes] | gzip.GzipFile = gzip.GzipFile(fileobj=file) if packed else file
        self.size = 0
        self.digest = hashlib.sha256()

    def readline(self, most: int) -> bytes:
        """The next line, or as much of it as is allowed; nothing at the end.

        Raises: ProblemError when there are too many bytes, or when they are not packed as is said.
        """
        try:
            line = self.source.readline(most)
        except (EOFError, gzip.BadGzipFile, zlib.error):
            raise ProblemError("broken-gzip") from None
        self.size += len(line)
        self.digest.update(line)
        if self.size > self.limits.bytes:
            raise too_much("audit-too-large", "limit-bytes", self.limits.bytes)
        if self.packed and self.size > RATIO_FROM and self.size > self.limits.ratio * self.file.tell():
            raise too_much("audit-too-packed", "limit-ratio", self.limits.ratio)
        return line


def too_much(kind: str, code: str, limit: int) -> ProblemError:
    """The problem of an upload that exceeds a limit, which its fault names."""
    return ProblemError(kind, [Fault("", code, (), {"limit": limit})])


def read_lines(source: Unpacked) -> Iterator[Item]:
    """The lines that are not blank, each with its number from 1.

    Raises: ProblemError when a limit of the whole is exceeded.
    """
    number = 0
    while piece := source.readline(source.limits.line_bytes + 1):
        number += 1
        is_too_long = len(piece) > source.limits.line_bytes and not piece.endswith(b"\n")
        while is_too_long and not piece.endswith(b"\n") and (piece := source.readline(MEBIBYTE)):
            pass
        if number == 1:
            piece = piece.removeprefix(BYTE_ORDER_MARK)
        if number > source.limits.lines and (is_too_long or piece.strip()):
            raise too_much("audit-too-many-lines", "limit-lines", source.limits.lines)
        if is_too_long:
            yield Item(number, source.limits.line_bytes)
        elif stripped := piece.strip(b" \t\r\n"):
            yield Item(number, stripped)


def inspect(file: IO[bytes], limits: Limits, *, packed: bool) -> Inspection:
    """What an upload is, by one reading that keeps nothing.

    Raises: ProblemError when it exceeds a limit, is not packed as it says or has no line.
    """
    source = Unpacked(file, limits, packed=packed)
    items = sum(1 for _ in read_lines(source))
    if not items:
        raise ProblemError("no-lines")
    return Inspection(source.digest.hexdigest(), source.size, items)


def cut(items: Iterator[Item], most: int) -> Iterator[list[Item]]:
    """The items in chunks of at most so many and, where each is small enough, a mebibyte."""
    chunk: list[Item] = []
    size = 0
    for item in items:
        length = len(item.data) if isinstance(item.data, bytes) else 0
        if chunk and (len(chunk) == most or size + length > MEBIBYTE):
            yield chunk
            chunk, size = [], 0
        chunk.append(item)
        size += length
    if chunk:
        yield chunk


PACKER = msgspec.msgpack.Encoder()
UNPACKER = msgspec.msgpack.Decoder(list[Item])


def pack(items: list[Item]) -> bytes:
    """A chunk as it is stored."""
    return zlib.compress(PACKER.encode(items), 1)


def unpack(data: bytes) -> list[Item]:
    """The chunk that was stored."""
    return UNPACKER.decode(zlib.decompress(data))
