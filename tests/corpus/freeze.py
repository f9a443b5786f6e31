"""Writes down what is judged of the corpus, once a ruleset: `python -m tests.corpus.freeze`.

A ruleset's file is never written anew: from its first day on the verdicts of `@1` stay as they are. A verdict that has
to change needs `@2`, whose file this writes then.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

from referee.corpus import ENTRIES, digest, judged
from referee.games import GAMES
from tests.corpus.make import FOLDER


def file_of(rules: str) -> Path:
    """Where the digests of a ruleset's verdicts stand."""
    return FOLDER / "frozen" / f"{rules}.txt"


def digests(game: str) -> Iterator[tuple[str, str]]:
    """The id and the digest of every entry of a game."""
    with gzip.open(FOLDER / f"{game}.ndjson.gz") as file:
        next(file)
        for line in file:
            entry = ENTRIES.decode(line)
            yield entry.id, digest(judged(entry))


def main() -> None:
    """Write the file of every ruleset that has none yet."""
    for game in GAMES.values():
        path = file_of(game.rules)
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text("".join(f"{name} {told}\n" for name, told in digests(game.id)), "utf-8")
            sys.stdout.write(f"{game.rules} is frozen\n")


if __name__ == "__main__":
    main()
