"""Writes the conformance corpus: `python -m tests.corpus.make`.

The documents are random games that the second scorers under `tests/twin` play, and what is expected of them is what
those scorers tell. `SEED` was written here before the first run; another seed is another corpus.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from math import ceil
from pathlib import Path
from random import Random
from typing import cast

from referee.games import GAMES
from tests.corpus.told import Json, Scorer, Told, claimed, expected_of_paper, expected_of_record

SEED = 20261201
FOLDER = Path(__file__).resolve().parents[2] / "corpus"
MOST = {"whole": 700, "cut": 400, "illegal": 600, "paper": 400}  # entries of each kind, of every game
MOST_OF_A_CODE = 60  # or more, where a game has so few codes that there would not be enough refusals
LONGER = 600  # games that are searched for refusals not met before
TRIED = 6  # refused moves of a game, of which that with the rarest code is taken


Made = tuple[str, Json, Json]  # the kind, the document and what is expected


def scorer_of(game: str) -> Scorer:
    """The second scorer of a game."""
    return cast(Scorer, import_module(f"tests.corpus.{game.replace('-', '_')}"))


def entries(game: str) -> Iterator[Json]:
    """A game's entries in order, numbered."""
    for number, (kind, document, expect) in enumerate(_made(game), start=1):
        yield {"id": f"{game}-{number:04}", "kind": kind, "document": document, "expect": expect}


def _made(game: str) -> Iterator[Made]:
    """As many of each kind as there shall be, and then refusals that were not met yet, as long as one looks."""
    counts, codes = Counter[str](), Counter[str]()
    of_a_code = max(MOST_OF_A_CODE, ceil(MOST["illegal"] / len(GAMES[game].codes)))
    seed = SEED
    while counts != Counter(MOST):
        for kind, document, expect in _of_one_game(scorer_of(game), seed, codes):
            if counts[kind] < MOST[kind] and codes[expect.get("code", "")] < of_a_code:
                counts[kind] += 1
                codes.update([expect["code"]] if "code" in expect else [])
                yield kind, document, expect
        seed += 1
    for further in range(seed, seed + LONGER):
        for document, told in _refused(scorer_of(game), Random(further)):  # noqa: S311  no secret
            if told.code and not codes[told.code]:
                codes[told.code] += 1
                yield "illegal", document, expected_of_record(told, "absent")


def _refused(scorer: Scorer, random: Random) -> Iterator[tuple[Json, Told]]:
    *refused, whole = scorer.records(random)
    beyond = {**whole, "moves": [*whole["moves"], *whole["moves"][-1:]]}
    return ((document, scorer.tell(document)) for document in (*refused, beyond))


def _of_one_game(scorer: Scorer, seed: int, codes: Mapping[str, int]) -> Iterator[Made]:
    """A random game: whole, cut short, with one refused move, and its papers; `codes` counts those there are."""
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
        some = [(document, scorer.tell(document)) for document in random.sample(refused, min(len(refused), TRIED))]
        document, told = min(some, key=lambda each: codes.get(each[1].code or "", 0))
        yield _record(random, "illegal", document, told)
    for paper in scorer.papers(random, whole):
        document, claim = claimed(random, paper.document, paper.totals, paper.winners)
        yield "paper", document, expected_of_paper(paper, claim)


def _record(random: Random, kind: str, document: Json, told: Told) -> Made:
    if not told.finished or told.code is not None:
        return kind, document, expected_of_record(told, "absent")
    document, claim = claimed(random, document, told.totals, told.winners)
    return kind, document, expected_of_record(told, claim)


def lines(game: str) -> list[bytes]:
    """A game's file, line by line; the first says what it is."""
    made = list(entries(game))
    head = {"corpus": GAMES[game].rules, "seed": SEED, "documents": len(made)}
    return [json.dumps(each, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for each in (head, *made)]


def main() -> None:
    """Write every game's file."""
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        data = gzip.compress(b"".join(lines(game)), mtime=0)
        (FOLDER / f"{game}.ndjson.gz").write_bytes(data)
        sys.stdout.write(f"{game}: {len(data):,} bytes\n")


if __name__ == "__main__":
    main()
