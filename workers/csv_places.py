"""Pointers into a document that was made of rows, back to the rows and columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from referee.core import Fault
from referee.pointers import escape, unescape
from workers.csv_columns import CLAIM_TOTAL, GAME_ID, PLAYER, RULES, SETUP_JSON, TAG, TIE_BREAK, Column

Tokens = Sequence[str]


class Row(NamedTuple):
    """A row: the number of its line, and its filled cells by column."""

    line: int
    cells: Mapping[str, str]


class Places:
    """Where in the rows stands what a pointer into the document points to."""

    def __init__(
        self,
        columns: Sequence[Column],
        rows: Sequence[Row],
        players: Sequence[str],
        rounds: Sequence[Sequence[int]],
    ) -> None:
        """Know the rows, whose they are, and which of them were right in each round of a tie-break."""
        self.columns = columns
        self.rows = rows
        self.seats = {player: seat for seat, player in enumerate(players)}
        self.rounds = rounds

    def place(self, pointer: str) -> str:
        """The pointer into the rows: a row, then a column, then what stands in its cell."""
        _, *tokens = pointer.split("/") if pointer else ("",)
        match tokens:
            case ["rules", *rest]:
                return self._at(0, RULES, rest)
            case ["id", *rest]:
                return self._at(0, GAME_ID, rest)
            case ["tags", name, *rest]:
                return self._at(0, f"{TAG}{unescape(name)}", rest)
            case ["setup", "players", seat, *rest]:
                return self._at(int(seat), PLAYER, rest)
            case ["setup", "players"]:
                return "/rows"
            case ["setup", *rest]:
                return self._at(0, SETUP_JSON, rest)
            case ["claim", "totals", name, *rest] if unescape(name) in self.seats:
                return self._at(self.seats[unescape(name)], CLAIM_TOTAL, rest)
            case ["sheets", name, *rest] if unescape(name) in self.seats:
                return self._in_sheet(self.seats[unescape(name)], rest)
            case ["tie_break", number, *rest] if right := self.rounds[int(number)]:
                return self._at(right[int(rest[0]) if rest else 0], TIE_BREAK, [])
            case _:
                return "/rows"

    def fault(self, fault: Fault) -> Fault:
        """A fault of the document as one of the rows, with the line; a field that is missing is a column here."""
        pointer = self.place(fault.pointer)
        _, *tokens = pointer.split("/")
        facts = dict(fault.facts)
        if len(tokens) > 1:
            facts["line"] = self.rows[int(tokens[1])].line
        if fault.code == "required" and len(tokens) == 3:
            facts["field"] = unescape(tokens[2])
        return replace(fault, pointer=pointer, facts=facts)

    @staticmethod
    def _at(row: int, column: str, rest: Tokens) -> str:
        return "/".join(["", "rows", str(row), escape(column), *rest])

    def _in_sheet(self, row: int, tokens: Tokens) -> str:
        """The cell of a part of a sheet; of several columns for one part, that which is filled."""
        found = [column for column in self.columns if column.path and _leads(column.path, tokens)]
        if not found:
            return f"/rows/{row}"
        column = next((column for column in found if column.name in self.rows[row].cells), found[0])
        return self._at(row, column.name, tokens[len(column.path) :])


def _leads(path: Sequence[str | int], tokens: Tokens) -> bool:
    """Whether a column's place and a pointer lie on one line."""
    return all(step in ("*", token) for step, token in zip(map(str, path), tokens, strict=False))
