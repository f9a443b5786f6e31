"""Writes the conformance corpus: `python -m tests.corpus.make`.

The documents are random games that the second scorers under `tests/twin` play, and what is expected of them is what
those scorers tell. `SEED` was written here before the first run; another seed is another corpus.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import cast

from referee.games import GAMES
from tests.corpus.told import Json, Scorer, Told, claimed, expected_of_paper, expected_of_record

SEED = 20261201
FOLDER = Path(__file__).resolve().parents[2] / "corpus"
MOST = {"whole": 700, "cut": 400, "illegal": 600, "paper": 400}  # entries of each kind, of every game
MOST_OF_A_CODE = 60


def scorer_of(game: str) -> Scorer:
    """The second scorer of a game."""
    return cast(Scorer, import_module(f"tests.corpus.{game.replace('-', '_')}"))


def entries(game: str) -> Iterator[Json]:
    """A game's entries in order, numbered."""
    counts, codes = Counter[str](), Counter[str]()
    number, seed = 0, SEED
    while counts != Counter(MOST):
        for kind, document, expect in _of_one_game(scorer_of(game), seed):
            if counts[kind] == MOST[kind] or codes[expect.get("code", "")] == MOST_OF_A_CODE:
                continue
            counts[kind] += 1
            number += 1
            if "code" in expect:
                codes[expect["code"]] += 1
            yield {"id": f"{game}-{number:04}", "kind": kind, "document": document, "expect": expect}
        seed += 1


Made = tuple[str, Json, Json]


def _of_one_game(scorer: Scorer, seed: int) -> Iterator[Made]:
    """A random game: whole, cut short, with one refused move, and its papers."""
    random = Random(seed)  # noqa: S311  no secret
    *refused, whole = scorer.records(random)
    told = scorer.tell(whole)
    if told.finished:
        yield _record(random, "whole", whole, told)
    short = {**whole, "moves": whole["moves"][: random.randrange(len(whole["moves"]) + 1)]}
    told = scorer.tell(short)
    if not told.finished:
        yield _record(random, "cut", short, told)
    if refused:
        document = random.choice(refused)
        yield _record(random, "illegal", document, scorer.tell(document))
    for paper in scorer.papers(random, whole):
        document, claim = claimed(random, paper.document, paper.totals, paper.winners)
        yield "paper", document, expected_of_paper(paper, claim)


def _record(random: Random, kind: str, document: Json, told: Told) -> Made:
    if not told.finished or told.code is not None:
        return kind, document, expected_of_record(told, "absent")
    document, claim = claimed(random, document, told.totals, told.winners)
    return kind, document, expected_of_record(told, claim)


def lines(game: str) -> Iterator[bytes]:
    """A game's file, line by line; the first says what it is."""
    head = {"corpus": GAMES[game].rules, "seed": SEED, "documents": sum(MOST.values())}
    for value in (head, *entries(game)):
        yield json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def main() -> None:
    """Write every game's file."""
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        data = gzip.compress(b"".join(lines(game)), mtime=0)
        (FOLDER / f"{game}.ndjson.gz").write_bytes(data)
        sys.stdout.write(f"{game}: {len(data):,} bytes\n")


if __name__ == "__main__":
    main()
