"""What the tables for people are made of: words in their language, columns in line, and places in a record."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from unicodedata import combining, east_asian_width

import msgspec

from referee.core import AnyDocument, Violation
from referee.reader import game_of
from referee.readings import reading_of
from texts import cite, message_id, render

INDENT = "  "
MOVE = re.compile(r"/moves/([0-9]+)")


def say(name: str, language: str, **facts: str | int | list[str]) -> str:
    """The sentence of a message."""
    return render(name, facts, language)


def heading(language: str, *names: str) -> list[str]:
    """The heads of a table's columns."""
    return [say(f"table-{name}", language) for name in names]


def aligned(rows: Sequence[Sequence[str]], numbers: Collection[int]) -> Iterator[str]:
    """The rows with their columns in line, numbers to the right."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = []
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            blanks = " " * (width - _width(cell))
            cells.append(blanks + cell if place in numbers else cell + blanks)
        yield (INDENT + INDENT.join(cells)).rstrip()


def _width(text: str) -> int:
    """How many columns a terminal gives a text."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(letter) else 1 + (east_asian_width(letter) in "WF") for letter in text)


def place_name(pointer: str, language: str) -> str:
    """The move of a pointer, counted from 1 as people do, with its pointer; or that it is the set-up."""
    move = MOVE.match(pointer)
    if move is None:
        return say("table-setup", language)
    return say("table-move", language, move=int(move[1]) + 1, pointer=move[0])


def totals(points: Mapping[str, int]) -> str:
    """Everybody's points in a line."""
    return ", ".join(f"{player} {total}" for player, total in points.items())


def citation(key: str, document: AnyDocument, language: str) -> str:
    """A rule with its key, its place and what it says; a ruling as the document reads it."""
    cited = cite(key, language)
    readings = game_of(document).readings.get(key, ())
    reading = reading_of(document, key) if readings else None
    is_ours = reading in (None, *readings[:1])
    text = cited.text if is_ours else say(f"ruling-{key}.reading-{reading}", language)
    return f"{key} {cited.section}{'' if cited.section.endswith('?') else ':'} {text}"


def violation_lines(violation: Violation, document: AnyDocument, language: str) -> Iterator[str]:
    """A broken rule: where, what, the rule itself, and what would be legal there, as it is written in a record."""
    yield f"{INDENT}{violation.pointer} {violation.code}"
    yield f"{INDENT * 2}{render(message_id(violation.code), violation.facts, language)}"
    yield f"{INDENT * 2}{citation(violation.rule, document, language)}"
    if violation.alternatives:
        values = ", ".join(map(as_written, violation.alternatives))
        yield f"{INDENT * 2}{say('table-alternatives', language)}: {values}"


def as_written(value: object) -> str:
    """A value as it stands in a document, words without their quotes."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
