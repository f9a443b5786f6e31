"""An upload of CSV as a stream: its header, and neighbouring rows with one `game_id` as one item.

Nothing is judged of a game that may lack a player: a row that cannot be read, or that has no id, makes the game around
it invalid.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from hashlib import blake2b
from itertools import islice

from intake.problems import MOST_ERRORS, ProblemError
from referee.core import Facts, Fault
from workers.csv_columns import GAME_ID, NAMES, REQUIRED, TAG_COLUMN, is_known
from workers.csv_rows import MARKS, UTF_8, Row, csv_reader, read_rows, wrong_encoding
from workers.upload import Item, Limits, Line, Table, Unpacked, raw_lines, too_long

DELIMITERS = (",", ";", "\t")
SEPARATOR = "sep="
MOST_ID = 64  # characters of an id, as in every document
MOST_COLUMNS = 200


def read_games(source: Unpacked) -> Iterator[Item]:
    """An item for each game of a file of final sheets.

    Raises: ProblemError when a limit of the whole is exceeded, or it is no such file.
    """
    lines = raw_lines(source)
    table = _read_table(lines, source.limits)
    if table is None:
        return
    games = _Games(table, source.limits)
    for row in read_rows(lines, table.delimiter, source.limits.line_bytes):
        if row.fault or any(cell.strip() for cell in row.cells):
            yield from games.take(row)
    yield from games.end()


def _read_table(lines: Iterator[Line], limits: Limits) -> Table | None:
    """The delimiter and the columns, from the first lines that are not blank; None when there are none."""
    delimiter: str | None = None
    for line in lines:
        text = _header_text(line, limits)
        if text.strip().lower().startswith(SEPARATOR) and delimiter is None:
            delimiter = _named_delimiter(text, line)
        elif text.strip():
            return _table(text, delimiter, line)
    return None


def _header_text(line: Line, limits: Limits) -> str:
    if line.data.startswith(tuple(mark for mark, _ in MARKS)) or b"\x00" in line.data:
        raise wrong_encoding(line)
    if line.is_too_long:
        raise ProblemError("csv-header", [too_long(limits)])
    try:
        return line.data.decode(UTF_8).rstrip("\r\n")
    except UnicodeDecodeError:
        raise wrong_encoding(line) from None


def _named_delimiter(text: str, line: Line) -> str:
    named = text.strip(" ")[len(SEPARATOR) :]
    if named not in DELIMITERS:
        facts: Facts = {"sent": named[:1], "line": line.number}
        raise ProblemError("csv-header", [Fault("", "csv-delimiter", DELIMITERS, facts)])
    return named


def _table(text: str, delimiter: str | None, line: Line) -> Table:
    """The table of a header: of the delimiters the one that finds the most columns known; none at all in a broken line.

    Raises: ProblemError with all that is wrong with the columns.
    """
    found = [Table(each, _names(text, each)) for each in ([delimiter] if delimiter else DELIMITERS)]
    table = max(found, key=lambda each: (sum(map(is_known, each.columns)), -len(each.columns)))
    if faults := list(islice(_header_faults(table.columns, line), MOST_ERRORS)):
        raise ProblemError("csv-header", faults)
    return table


def _names(text: str, delimiter: str) -> tuple[str, ...]:
    """The names in a header, without the empty ones at its end that spreadsheets leave there."""
    try:
        names = [name.strip() for name in next(csv_reader(iter([text]), delimiter))]
    except csv.Error:
        return ()
    while names and not names[-1]:
        names.pop()
    return tuple(names)


def _header_faults(columns: Sequence[str], line: Line) -> Iterator[Fault]:
    if not columns:
        yield Fault("", "csv-broken", (), {"line": line.number})
        return
    if len(columns) > MOST_COLUMNS:
        yield Fault("/header", "max-items", (), {"limit": MOST_COLUMNS, "sent": len(columns)})
        return
    for place, name in enumerate(columns):
        facts: Facts = {"column": name[:MOST_ID], "line": line.number}
        if name and not is_known(name):
            yield Fault(f"/header/{place}", "csv-column-unknown", _nearest(name), facts)
        elif name and name in columns[:place]:
            yield Fault(f"/header/{place}", "csv-column-twice", (), facts)
    for name in REQUIRED:
        if name not in columns:
            yield Fault("/header", "csv-column-missing", (), {"column": name, "line": line.number})


def _nearest(name: str) -> tuple[str, ...]:
    """The columns known, those that look most like a name first."""
    matcher = SequenceMatcher(b=name[:64])

    def likeness(known: str) -> float:
        matcher.set_seq1(known)
        return -matcher.ratio()

    return tuple(sorted((*NAMES, TAG_COLUMN), key=likeness))


class _Game:
    """The rows of a game so far; those of one that will not be judged are not kept."""

    def __init__(self, row: Row, game_id: str | None) -> None:
        self.id = game_id
        self.line = row.line
        self.last = row.last
        self.data = bytearray()
        self.rows = 0
        self.faults: list[Fault] = []

    def add(self, row: Row, most: int) -> None:
        """A row more; one that cannot be read is a fault, and so is more than a game may hold."""
        if row.fault:
            self.fault(row.fault, f"/rows/{self.rows}")
        blank = max(0, row.line - self.last - 1)  # lines after the row before, kept so that lines can be counted
        if not self.faults and len(self.data) + blank + len(row.data) > most:
            self.fault(Fault("", "csv-game-too-long", (), {"limit": most}), "")
        if self.faults:
            self.data.clear()
        else:
            self.data += b"\n" * blank + row.data
        self.last = row.last
        self.rows += 1

    def fault(self, fault: Fault, pointer: str) -> None:
        """Something for which the game is not judged; of very many, the first."""
        if len(self.faults) < MOST_ERRORS:
            self.faults.append(Fault(pointer, fault.code, fault.allowed, fault.facts))

    def item(self, table: Table) -> Item:
        """The game as it is judged."""
        shown = self.id if self.id and len(self.id) <= MOST_ID else None
        return Item(self.line, bytes(self.data), self.faults, self.last - self.line + 1, table, shown)


class _Games:
    """Rows as they come, to games as they end."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self.table = table
        self.most = limits.line_bytes
        self.place = table.columns.index(GAME_ID)
        self.game: _Game | None = None
        self.nameless: int | None = None  # the line of a row without an id, if that is the last one
        self.seen: dict[bytes, int] = {}

    def take(self, row: Row) -> Iterator[Item]:
        """The game that ends before a row, if one does."""
        game_id = self._id_of(row)
        if not game_id:
            self._take_nameless(row)
            return
        if self.game is None or self.game.id != game_id:
            yield from self.end()
            self.game = self._begin(row, game_id)
        self.nameless = None
        self.game.add(row, self.most)

    def end(self) -> Iterator[Item]:
        """The game that is open, if there is one."""
        if self.game:
            yield self.game.item(self.table)
        self.game = None

    def _id_of(self, row: Row) -> str:
        return row.cells[self.place].strip() if self.place < len(row.cells) else ""

    def _take_nameless(self, row: Row) -> None:
        """A row that belongs to nobody knows which game: to the one before it, as far as anybody can tell."""
        self.game = self.game or _Game(row, None)
        self.nameless = row.line
        if not row.fault:
            facts: Facts = {"field": GAME_ID, "line": row.line}
            self.game.fault(Fault("", "required", (), facts), f"/rows/{self.game.rows}/{GAME_ID}")
        self.game.add(row, self.most)

    def _begin(self, row: Row, game_id: str) -> _Game:
        game = _Game(row, game_id)
        if self.nameless is not None:
            game.fault(Fault("", "csv-nameless-before", (), {"line": self.nameless}), "")
        key = blake2b(game_id.encode(), digest_size=16).digest()
        if key in self.seen:
            facts: Facts = {"game": game_id[:MOST_ID], "line": self.seen[key]}
            game.fault(Fault("", "csv-game-returns", (), facts), f"/rows/0/{GAME_ID}")
        self.seen.setdefault(key, row.line)
        return game
