"""An upload read as a stream: its lines one by one, and what is counted and limited on the way.

A line that is too long is one item with a fault, never a whole upload refused; everything else that is too much is.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import IO, NamedTuple

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


class Table(Struct, frozen=True, array_like=True):
    """How rows of a CSV file are read: what parts their cells, and the names of the columns, the empty ones too."""

    delimiter: str
    columns: tuple[str, ...]


class Item(Struct, frozen=True, array_like=True):
    """One thing to judge: where it stands and its bytes, or the faults for which it was not kept.

    A game in rows has its table, the number of its lines, and its id as far as that can be read.
    """

    line: int
    data: bytes
    faults: Sequence[Fault] = ()
    lines: int | None = None
    table: Table | None = None
    id: str | None = None


class Line(NamedTuple):
    """A line as it stands with its end, by its number from 1; one that is too long is cut."""

    number: int
    data: bytes
    is_too_long: bool


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


def raw_lines(source: Unpacked) -> Iterator[Line]:
    """All lines, the first without its byte order mark.

    Raises: ProblemError when a limit of the whole is exceeded.
    """
    limits, number = source.limits, 0
    while piece := source.readline(limits.line_bytes + 1):
        number += 1
        rest = piece
        is_too_long = len(piece) > limits.line_bytes and not piece.endswith(b"\n")
        while is_too_long and not rest.endswith(b"\n") and (rest := source.readline(MEBIBYTE)):
            pass
        if number == 1:
            piece = piece.removeprefix(BYTE_ORDER_MARK)
        if number > limits.lines and (is_too_long or piece.strip()):
            raise too_much("audit-too-many-lines", "limit-lines", limits.lines)
        yield Line(number, piece, is_too_long)


def too_long(limits: Limits) -> Fault:
    """The fault of a line with too many bytes."""
    return Fault("", "line-too-long", (), {"limit": limits.line_bytes})


def read_lines(source: Unpacked) -> Iterator[Item]:
    """An item for each line that is not blank: a document of JSON.

    Raises: ProblemError when a limit of the whole is exceeded.
    """
    for line in raw_lines(source):
        if line.is_too_long:
            yield Item(line.number, b"", [too_long(source.limits)])
        elif stripped := line.data.strip(b" \t\r\n"):
            yield Item(line.number, stripped)


ReadItems = Callable[[Unpacked], Iterator[Item]]


def inspect(file: IO[bytes], limits: Limits, *, packed: bool, read: ReadItems = read_lines) -> Inspection:
    """What an upload is, by one reading that keeps nothing.

    Raises: ProblemError when it exceeds a limit, is not packed as it says, cannot be read so or has nothing to judge.
    """
    source = Unpacked(file, limits, packed=packed)
    items = sum(1 for _ in read(source))
    if not items:
        raise ProblemError("no-lines")
    return Inspection(source.digest.hexdigest(), source.size, items)


def cut(items: Iterator[Item], most: int) -> Iterator[list[Item]]:
    """The items in chunks of at most so many and, where each is small enough, a mebibyte."""
    chunk: list[Item] = []
    size = 0
    for item in items:
        if chunk and (len(chunk) == most or size + len(item.data) > MEBIBYTE):
            yield chunk
            chunk, size = [], 0
        chunk.append(item)
        size += len(item.data)
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
