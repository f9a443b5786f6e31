"""Lines of CSV to rows of cells, as a stream: what is broken is one row with its fault, and the next line begins anew.

A quote that nobody closes would swallow the rest of a file. Whatever a row needs more than a line may have, and
whatever the file's end cuts off, is given back and read as rows of its own.
"""

from __future__ import annotations

import csv
import re
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from intake.problems import ProblemError
from referee.core import Facts, Fault
from workers.upload import Line

if TYPE_CHECKING:
    from _csv import Reader

UTF_8 = "utf-8"
# A byte order mark, or the zeros of letters that take two or four bytes; the longer ones first.
MARKS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
ID_WITHIN = 4096  # bytes of a broken line in which its first cells are looked for


class Row(NamedTuple):
    """A row: its first line and its last, its bytes, and its cells or, where it is broken, the fault."""

    line: int
    last: int
    data: bytes
    cells: Sequence[str]
    fault: Fault | None = None


class _StoppedError(Exception):
    """A row that cannot be read to its end, by a code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Feed:
    """The lines for a reader of CSV, as text; `taken` are those of the row being read."""

    def __init__(self, lines: Iterator[Line], most: int) -> None:
        self.lines = lines
        self.most = most
        self.given_back: deque[Line] = deque()
        self.taken: list[Line] = []
        self.size = 0

    def __iter__(self) -> _Feed:
        return self

    def __next__(self) -> str:
        line = self.given_back.popleft() if self.given_back else next(self.lines)
        self.size += len(line.data)
        if self.taken and self.size > self.most:
            self.given_back.appendleft(line)
            raise _StoppedError("csv-quote-open")
        self.taken.append(line)
        if line.is_too_long:
            raise _StoppedError("line-too-long")
        try:
            return line.data.decode(UTF_8)
        except UnicodeDecodeError as error:
            if error.end == len(line.data) and error.reason == "unexpected end of data":
                raise _StoppedError("csv-cut") from None  # No line ends within a letter, but a file may.
            raise wrong_encoding(line) from None

    def release(self, count: int | None = None) -> list[Line]:
        """So many of the lines taken, all without a number; the others are read again."""
        lines = self.taken[:count]
        self.given_back.extendleft(reversed(self.taken[len(lines) :]))
        self.taken, self.size = [], 0
        return lines


def csv_reader(lines: Iterable[str], delimiter: str) -> Reader:
    """The one way in which CSV is read here: cells of any length, and no quote that stands loosely."""
    # The limit is of the process. Lines are limited before they come here, so cells are.
    csv.field_size_limit(sys.maxsize)
    return csv.reader(lines, delimiter=delimiter, strict=True)


def read_rows(lines: Iterator[Line], delimiter: str, most: int) -> Iterator[Row]:
    """The rows of some lines, blank ones too.

    Raises: ProblemError when the lines are not in UTF-8.
    """
    feed = _Feed(lines, most)
    while True:
        try:
            for cells in csv_reader(feed, delimiter):
                yield _row(feed.release(), cells)
        except (csv.Error, _StoppedError) as error:
            yield _broken(feed, delimiter, error.code if isinstance(error, _StoppedError) else "csv-broken")
        else:
            return


def _row(lines: Sequence[Line], cells: Sequence[str], fault: Fault | None = None) -> Row:
    return Row(lines[0].number, lines[-1].number, b"".join(line.data for line in lines), cells, fault)


def _broken(feed: _Feed, delimiter: str, code: str) -> Row:
    """The row that could not be read: its lines up to that in which a quote opens and is not closed."""
    count = 1
    if code != "line-too-long" or len(feed.taken) > 1:
        opened, is_open = _last_quote(feed.taken, delimiter)
        if is_open or len(feed.taken) > 1:
            code, count = "csv-quote-open", opened + 1
    lines = feed.release(count)
    facts: Facts = {"limit": feed.most} if code == "line-too-long" else {}
    fault = Fault("", code, (), {"line": lines[-1].number, **facts})
    return _row(lines, _first_cells(lines[0].data, delimiter), fault)


def _last_quote(lines: Sequence[Line], delimiter: str) -> tuple[int, bool]:
    """Which of the lines has the last quote that opens a cell, and whether it is still open at their end."""
    opened, state = 0, "new"
    for number, line in enumerate(lines):
        for letter in line.data.decode(UTF_8, "replace"):
            if letter == '"':
                if state == "new":
                    opened = number
                state = {"new": "quoted", "quoted": "closed", "closed": "quoted"}.get(state, state)
            elif state != "quoted":
                state = "new" if letter in (delimiter, "\n") else "plain"
    return opened, state == "quoted"


def _first_cells(data: bytes, delimiter: str) -> list[str]:
    """The cells at the beginning of a broken line that are whole; there may be none."""
    text = data[:ID_WITHIN].decode(UTF_8, "ignore")
    cells, place = [], 0
    while match := _cell(delimiter).match(text, place):
        cells.append(match["plain"] if match["quoted"] is None else match["quoted"].replace('""', '"'))
        place = match.end()
    return cells


@cache
def _cell(delimiter: str) -> re.Pattern[str]:
    """A whole cell with the delimiter after it."""
    return re.compile(f'(?:"(?P<quoted>(?:[^"]|"")*+)"|(?P<plain>(?:[^"{delimiter}][^{delimiter}]*+)?)){delimiter}')


def wrong_encoding(line: Line) -> ProblemError:
    """The problem of a file that is not in UTF-8, which names what it may be."""
    for mark, encoding in MARKS:
        if line.data.startswith(mark):
            return _encoding(encoding, line)
    if b"\x00" in line.data:
        return _encoding("UTF-32" if b"\x00\x00" in line.data else "UTF-16", line)
    try:
        line.data.decode("cp1252")
    except UnicodeDecodeError:
        return ProblemError("csv-encoding", [Fault("", "csv-not-utf-8", (), {"line": line.number})])
    return _encoding("Windows-1252", line)


def _encoding(encoding: str, line: Line) -> ProblemError:
    facts: Facts = {"encoding": encoding, "line": line.number}
    return ProblemError("csv-encoding", [Fault("", "csv-other-encoding", (), facts)])
