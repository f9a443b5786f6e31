"""The rows of a game in CSV to the document that they stand for, and pointers into it back to rows and columns."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from typing import Any, NamedTuple

from msgspec.structs import replace

from intake.contract import JSON_TYPES
from intake.problems import ProblemError
from intake.reading import parse, read_document
from referee.core import AnyDocument, AnyJson, Facts, Fault, Game
from referee.games import GAMES
from referee.names import compose
from referee.pointers import escape
from workers.csv_cells import load_cells
from workers.csv_columns import CLAIM_TOTAL, COLUMNS, DAYS, GAME_ID, PLAYER, RULES, SETUP_JSON, TAG, Column, Kind
from workers.csv_places import Places, Row
from workers.csv_rows import UTF_8, csv_reader
from workers.upload import Item


class Papers(NamedTuple):
    """A game in rows as its document, and where in the rows stands what is said of it."""

    document: AnyDocument
    places: Places


def read_papers(item: Item) -> Papers:
    """The document of a game's rows.

    Raises: ProblemError with every fault of what cannot be read, by row and column.
    """
    faults: list[Fault] = []
    rows = list(_rows(item, faults))
    _refuse(faults)
    game = _game_of(rows[0])
    most = game.players[1]
    if len(rows) > most:
        raise ProblemError("shape", [Fault("/rows", "max-items", (), {"limit": most, "sent": len(rows)})])
    values = [_values(game, number, row, faults) for number, row in enumerate(rows)]
    faults += _shared_faults(rows)
    players = [compose(row.cells[PLAYER]) for row in rows if PLAYER in row.cells]
    faults += _player_faults(rows)
    setup = _setup_of(rows[0], faults)
    _refuse(faults)
    columns = COLUMNS.get(game.id, ())
    places = Places(columns, rows, players, _tie_break(columns, values))
    document = _document(places, game, values, {**setup, "players": players})
    try:
        read = read_document(json.dumps(document, ensure_ascii=False).encode(UTF_8), game.id, "sheets")
    except ProblemError as problem:
        found = problem.faults or [Fault("", problem.kind)]
        raise ProblemError(problem.kind, [places.fault(fault) for fault in found]) from None
    return Papers(read, places)


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise ProblemError("shape", faults)


def _rows(item: Item, faults: list[Fault]) -> Iterator[Row]:
    """The rows of a game that are not blank."""
    if item.table is None:
        raise ValueError(item.line)
    columns = item.table.columns
    reader = csv_reader(StringIO(item.data.decode(UTF_8), newline="\n"), item.table.delimiter)
    number = lines = 0
    for cells in reader:
        line, lines = item.line + lines, reader.line_num
        stripped = [cell.strip() for cell in cells]
        if not any(stripped):
            continue
        while len(stripped) > len(columns) and not stripped[-1]:
            stripped.pop()
        if len(stripped) != len(columns):
            facts: Facts = {"cells": len(stripped), "columns": len(columns), "line": line}
            faults.append(Fault(f"/rows/{number}", "csv-cells", (), facts))
        pairs = [(name, cell) for name, cell in zip(columns, stripped, strict=False) if cell]
        if any(not name for name, _ in pairs):
            faults.append(Fault(f"/rows/{number}", "csv-no-column", (), {"line": line}))
        yield Row(line, dict(pairs))
        number += 1


def _game_of(row: Row) -> Game[Any]:
    """The game of the first row."""
    served = tuple(game.rules for game in GAMES.values())
    rules = row.cells.get(RULES)
    if rules is None:
        raise ProblemError("shape", [Fault("/rows/0/rules", "required", served, {"field": RULES, "line": row.line})])
    if rules not in served:
        facts: Facts = {"sent": rules[:64], "line": row.line}
        raise ProblemError("unknown-version", [Fault("/rows/0/rules", "unknown-version", served, facts)])
    return GAMES[rules.partition("@")[0]]


def _values(game: Game[Any], number: int, row: Row, faults: list[Fault]) -> Mapping[str, Any]:
    """What stands in a row's cells, by column."""
    found: list[Fault] = []
    values = load_cells(game.id, row.cells, found)
    for one, other in _rivals(game.id):
        if one in values and other in values:
            found.append(Fault(other, "csv-both", (), {"columns": [one, other]}))
    for fault in found:
        pointer, facts = f"/rows/{number}/{escape(fault.pointer)}", {**fault.facts, "line": row.line}
        faults.append(replace(fault, pointer=pointer, facts=facts))
    return values


def _rivals(game: str) -> Iterator[tuple[str, str]]:
    """The pairs of columns that say the same thing in two ways."""
    first: dict[tuple[str | int, ...], str] = {}
    for column in COLUMNS.get(game, ()):
        if column.path:
            if column.path in first:
                yield first[column.path], column.name
            first.setdefault(column.path, column.name)


def _shared_faults(rows: Sequence[Row]) -> Iterator[Fault]:
    """What is of the whole game stands in its first row, or the same in all."""
    first = rows[0].cells
    for number, row in enumerate(rows[1:], 1):
        for name, cell in row.cells.items():
            if (name in (RULES, SETUP_JSON) or name.startswith(TAG)) and cell != first.get(name):
                facts: Facts = {"column": name[:64], "line": row.line}
                yield Fault(f"/rows/{number}/{escape(name)}", "csv-differs", (), facts)


def _player_faults(rows: Sequence[Row]) -> Iterator[Fault]:
    seen: set[str] = set()
    for number, row in enumerate(rows):
        pointer = f"/rows/{number}/{PLAYER}"
        if PLAYER not in row.cells:
            yield Fault(pointer, "required", (), {"field": PLAYER, "line": row.line})
        elif (player := compose(row.cells[PLAYER])) in seen:
            yield Fault(pointer, "duplicate-player", (), {"player": player[:64], "line": row.line})
        else:
            seen.add(player)


def _setup_of(row: Row, faults: list[Fault]) -> Mapping[str, AnyJson]:
    """The set-up in a row, without its players."""
    pointer, text = f"/rows/0/{SETUP_JSON}", row.cells.get(SETUP_JSON, "{}")
    try:
        setup = parse(text.encode(UTF_8))
        json.dumps(setup, allow_nan=False)
    except ProblemError as problem:
        found = problem.faults or [Fault("", problem.kind)]
        faults += [
            replace(each, pointer=f"{pointer}{each.pointer}", facts={**each.facts, "line": row.line}) for each in found
        ]
        return {}
    except ValueError:
        faults.append(Fault(pointer, "not-finite", (), {"line": row.line}))
        return {}
    if not isinstance(setup, dict):
        facts: Facts = {"expected": ["object"], "sent": JSON_TYPES[type(setup)], "line": row.line}
        faults.append(Fault(pointer, "type", (), facts))
        return {}
    if "players" in setup:
        faults.append(Fault(f"{pointer}/players", "csv-players", (), {"line": row.line}))
    return setup


def _document(
    places: Places, game: Game[Any], values: Sequence[Mapping[str, Any]], setup: Mapping[str, AnyJson]
) -> Mapping[str, AnyJson]:
    """The document as it would be sent; what is not in the rows is not in it."""
    first, players = places.rows[0].cells, setup["players"]
    document: dict[str, AnyJson] = {"rules": game.rules, "id": first[GAME_ID], "setup": setup}
    document["sheets"] = {player: _sheet(places.columns, row) for player, row in zip(players, values, strict=True)}
    totals = {p: row[CLAIM_TOTAL] for p, row in zip(players, values, strict=True) if CLAIM_TOTAL in row}
    if totals:
        document["claim"] = {"totals": totals}
    if tags := {name.removeprefix(TAG): cell for name, cell in first.items() if name.startswith(TAG)}:
        document["tags"] = tags
    if places.rounds:
        document["tie_break"] = [[players[row] for row in right] for right in places.rounds]
    return document


def _tie_break(columns: Sequence[Column], values: Sequence[Mapping[str, Any]]) -> Sequence[Sequence[int]]:
    """The rows of those who were right in each round of a tie-break."""
    names = [column.name for column in columns if column.kind is Kind.ROUNDS]
    rounds = [[number for name in names for number in row.get(name, ())] for row in values]
    last = max((number for each in rounds for number in each), default=0)
    return [
        [row for row, each in enumerate(rounds) for number in each if number == wanted] for wanted in range(1, last + 1)
    ]


def _sheet(columns: Sequence[Column], values: Mapping[str, Any]) -> AnyJson:
    """A player's sheet, with all objects and lists that its game's columns lead to."""
    sheet: dict[str, AnyJson] = {}
    days: list[dict[str, AnyJson]] = [{} for _ in DAYS]
    for column in columns:
        value = values.get(column.name)
        match column.path:
            case ("days", "*", str(flag)):
                for day in value or ():
                    days[DAYS.index(day)][flag] = True
            case ("days", int(number), str(name)):
                if value is not None:
                    days[number][name] = value
            case (str(part), str(name)):
                sheet.setdefault(part, {})
                if value is not None:
                    sheet[part][name] = value
            case (str(name),) if value is not None:
                sheet[name] = value
    if any(column.path[:1] == ("days",) for column in columns):
        sheet["days"] = days[: max((number for number, day in enumerate(days, 1) if day), default=0)]
    return sheet
