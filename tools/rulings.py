"""Writes `docs/rulings.md`, what the rulebooks leave open and how it is read here, from the registry and the texts.

`python -m tools.rulings` writes it, `python -m tools.rulings --check` compares.
"""

import argparse
import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from referee.core import Game, Ruling
from referee.games import GAMES
from texts import cite, other_reading, render
from texts.catalogue import FALLBACK

TARGET = Path(__file__).resolve().parent.parent / "docs" / "rulings.md"
HEAD = """# Rulings

What the rulebooks leave open, and how it is read here. Written by `make rulings` from the registry (`referee/rulings/`)
and the texts; never edited by hand. `GET /v1/games/{game}` serves the same in English, Spanish and Italian.

- A ruling is cited by its id (`SM-05`), a line of a rulebook by its number (`SM:25`); each is told in our own words.
- Where a key stands before a reading, a set-up can choose it: `"rulings": {"SM-14": "no-chain"}`. Left out, the first
  one holds. `rulings_used` in a verdict names those that mattered, and `sensitivity` tells what they changed.
- A reading without a key is known to exist; it cannot be chosen.
"""


def page() -> str:
    """The whole text."""
    return "\n".join([HEAD, *(line for game in GAMES.values() for line in _game(game))])


# Any: each game has its own state.
def _game(game: Game[Any]) -> Iterator[str]:
    choices = sum(bool(ruling.readings) for ruling in game.rulings)
    yield f"## {game.title}"
    yield ""
    yield f"`{game.rules}`: {len(game.rulings)} rulings, {choices} of them with readings to choose."
    yield ""
    for ruling in game.rulings:
        yield from _ruling(ruling)


def _ruling(ruling: Ruling) -> Iterator[str]:
    citation = cite(ruling.id, FALLBACK)
    yield f"### {ruling.id}: {citation.section}"
    yield ""
    yield citation.text
    yield ""
    for key in ruling.readings:
        default = " (ours)" if key == ruling.default else ""
        yield f"- `{key}`{default}: {render(f'ruling-{ruling.id}.reading-{key}', {}, FALLBACK)}"
    if other := other_reading(ruling.id, FALLBACK):
        yield f"- Another reading: {other}"
    yield from (f"- Rests on {key}, {cite(key, FALLBACK).section}: {cite(key, FALLBACK).text}" for key in ruling.cites)
    yield ""


def main(arguments: list[str] | None = None) -> int:
    """Write the page, or with `--check` show what differs; 1 if anything does."""
    parser = argparse.ArgumentParser(description="docs/rulings.md from the registry.")
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
