"""The cells of a row of CSV, loaded by a schema for each game; its messages are the codes of faults."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields

from referee.core import Facts, Fault
from workers.csv_columns import DAYS, TAG, Column, Kind, columns_of

WHOLE = re.compile(r"-?[0-9]{1,18}")
BETWEEN = re.compile(r"[\s,]+")
MOST_PARTS = 200
MOST_SHOWN = 64  # characters of a cell that are given back


def _whole(cell: str) -> int:
    if not WHOLE.fullmatch(cell):
        raise ValidationError("csv-number")
    return int(cell)


def _parts(code: str, pattern: str) -> Callable[[str], Sequence[Any]]:
    """What reads several words or numbers with blanks between them, each of a pattern."""
    part = re.compile(pattern, re.ASCII | re.IGNORECASE)

    def read(cell: str) -> Sequence[Any]:
        parts = BETWEEN.split(cell, MOST_PARTS)
        if not all(map(part.fullmatch, parts)):
            raise ValidationError(code)
        return [int(each) if each.isdecimal() else each.lower() for each in parts]

    return read


READERS: Mapping[Kind, Callable[[str], Any]] = {
    Kind.WHOLE: _whole,
    Kind.NUMBERS: _parts("csv-numbers", "[0-9]{1,9}"),
    Kind.ROUNDS: _parts("csv-rounds", "[1-9][0-9]?|100"),
    Kind.DAYS: _parts("csv-days", "|".join(DAYS)),
}


def _field(column: Column) -> fields.Field[Any]:
    return fields.Function(deserialize=READERS[column.kind]) if column.kind in READERS else fields.String()


class RowSchema(Schema):
    """What the rows of all games share: no cell of another game is let through."""

    class Meta:
        """How marshmallow reads it."""

        unknown = RAISE

    error_messages = {"unknown": "csv-other-game"}  # noqa: RUF012  marshmallow's own way to name them


@cache
def schema_of(game: str) -> Schema:
    """The schema of a game's rows."""
    schema = RowSchema.from_dict({name: _field(column) for name, column in columns_of(game).items()})
    return schema()


def load_cells(game: str, cells: Mapping[str, str], faults: list[Fault]) -> Mapping[str, Any]:
    """The values of a row's filled cells, tags aside; a cell that cannot be read is a fault at its column's name."""
    own = {name: cell for name, cell in cells.items() if not name.startswith(TAG)}
    try:
        loaded: Mapping[str, Any] = schema_of(game).load(own)
    except ValidationError as error:
        codes = {name: code for name, (code, *_) in error.messages_dict.items()}
        faults += [_fault(game, name, codes[name], cell) for name, cell in own.items() if name in codes]
        loaded = error.valid_data if isinstance(error.valid_data, dict) else {}
    return loaded


def _fault(game: str, name: str, code: str, sent: str) -> Fault:
    facts: Facts = {"column": name, "sent": sent[:MOST_SHOWN]}
    if code == "csv-other-game":
        return Fault(name, code, tuple(columns_of(game)), facts)
    return Fault(name, code, DAYS if code == "csv-days" else (), facts)
