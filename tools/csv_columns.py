"""Writes `docs/csv.md`, the columns of final sheets in CSV, from the list that loads them.

`python -m tools.csv_columns` writes it, `python -m tools.csv_columns --check` compares.
"""

import argparse
import difflib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from referee.games import GAMES
from workers.csv_columns import COLUMNS, COMMON, REQUIRED, TAG_COLUMN, Column, Kind

TARGET = Path(__file__).resolve().parent.parent / "docs" / "csv.md"
HEAD = """# Final sheets in CSV

What a spreadsheet of final sheets looks like that `PUT /v1/audits/{audit}` (`text/csv`) and `referee audit` take; an
example with all games is [event.csv](../examples/event.csv). Written by `make columns` from `workers/csv_columns.py`;
never edited by hand.

- The first line names the columns, in any order. A file may hold several games: its header has the columns of all of
  them, and each row leaves those of other games empty. An empty cell says nothing; blanks around a cell do not count.
- A row is a player's sheet. Neighbouring rows with one `game_id` are one game, its players in the order of the rows;
  an id that returns later, after another game, is `invalid`. Blank rows are passed over.
- `rules`, `setup_json` and tags stand in the first row of a game, or the same in all of its rows.
- Cells are parted by `,`, `;` or tabs, as the header shows; a first line `sep=;` is taken. A cell in quotes may hold
  the delimiter, line breaks and, doubled, quotes. Every row has as many cells as the header.
- UTF-8, with or without a byte order mark. A file in another encoding is refused, and which one it seems to be is
  told.
- The rows of a game have no more bytes than one line may have ([settings.md](settings.md)). A quote that nobody
  closes spoils its game only: reading goes on with the next line.
- A row that cannot be read, or that has no `game_id`, may belong to the game before it or after it; both are
  `invalid`, since a game is never judged without one of its players.
- A result carries `line`, the first line of its game, and `lines`, how many it takes. Pointers name the row of the
  game, from 0, and the column: `/rows/2/claim_total`. A correction is sent as JSON, like that of every line.
"""
KINDS = {
    Kind.TEXT: "text",
    Kind.JSON: "a JSON object",
    Kind.WHOLE: "a whole number",
    Kind.NUMBERS: "whole numbers with spaces between them",
    Kind.ROUNDS: "whole numbers with spaces between them",
    Kind.DAYS: "days with spaces between them",
}


def page() -> str:
    """The whole text."""
    games = (line for game in GAMES.values() for line in _section(f"{game.title} (`{game.rules}`)", COLUMNS[game.id]))
    return "\n".join([HEAD, *_common(), *games])


def _common() -> Iterator[str]:
    tag = Column(TAG_COLUMN, Kind.TEXT, "A tag of the game, such as `tag:round`; up to eight.", example="3")
    yield from _section("All games", (*COMMON, tag))
    yield f"{', '.join(f'`{name}`' for name in REQUIRED)} must be there, the others where they are needed."
    yield ""


def _section(title: str, columns: Sequence[Column]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    yield "| column | a cell holds | such as | meaning |"
    yield "|---|---|---|---|"
    for column in columns:
        yield f"| `{column.name}` | {KINDS[column.kind]} | `{column.example}` | {column.meaning} |"
    yield ""


def main(arguments: list[str] | None = None) -> int:
    """Write the page, or with `--check` show what differs; 1 if anything does."""
    parser = argparse.ArgumentParser(description="docs/csv.md from the columns.")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    text = page()
    if not parser.parse_args(arguments).check:
        TARGET.write_text(text, "utf-8")
        return 0
    written = TARGET.read_text("utf-8") if TARGET.exists() else ""
    sys.stdout.writelines(difflib.unified_diff(written.splitlines(True), text.splitlines(True), TARGET.name, "written"))
    return int(written != text)


if __name__ == "__main__":
    sys.exit(main())
