"""Entries of Smile Rush, told by `tests/twin/smile_rush.py`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.corpus.told import Json, Paper, Told
from tests.twin.refusing import RefusedError
from tests.twin.smile_rush import OF_EACH, Solitaire
from tests.twin.solitaires import PLAYER
from tests.twin.solitaires import random_records as records  # noqa: F401  a part of the scorer

WORTH = {"pairs": 1, "tris": 3, "penalties": -3, "attempts": 1}  # SR:48-49, SR:88, SR:96-97
DEALT = 16


def tell(record: Json) -> Told:
    """The game after a record's moves."""
    sections = ("attempts",) if record["setup"]["mode"] == "memory" else ("pairs", "tris", "penalties")
    points, accepted, is_over, code = dict.fromkeys(sections, 0), 0, False, None
    try:
        game = Solitaire(record["setup"])
        for move in record["moves"]:
            game.play(move)
            points, accepted, is_over = game.points(), game.made, game.is_over
    except RefusedError as refused:
        code = f"smile-rush/{refused.code}"
    return Told(accepted, code, is_over, {PLAYER: sum(points.values())}, [PLAYER])


def papers(random: Random, record: Json) -> Iterator[Paper]:
    """The counts of a whole game, and with more or fewer of something than there can be."""
    game = Solitaire(record["setup"])
    for move in record["moves"]:
        game.play(move)
    if not game.is_over:
        return
    if game.mode == "memory":
        yield counted(record, {"attempts": game.attempts}, [])
        if game.rulings["SR-00"] == "one":
            yield counted(record, {"attempts": random.randrange(10)}, ["sheet/attempts-too-few"])
        return
    counts = {heap: len(groups) for heap, groups in game.heaps.items()}
    yield counted(record, counts, [])
    cards = 10 * OF_EACH[game.mode]
    if random.random() < 0.5:
        pairs = counts["pairs"] + cards // 2
        yield counted(record, counts | {"pairs": pairs}, ["sheet/cards-too-many", *tris_error(game, pairs)])
    else:
        yield counted(record, {"pairs": 0, "tris": 0, "penalties": cards - DEALT + 1}, ["sheet/penalties-too-many"])


def tris_error(game: Solitaire, pairs: int) -> list[str]:
    """Whether the tris of a game are too many beside so many pairs: in Classic each takes a kind of its own."""
    has_kinds = game.mode == "classic" and game.rulings["SR-00"] == "one"
    is_too_many = has_kinds and game.heaps["tris"] and 4 * len(game.heaps["tris"]) + 2 * pairs > 40
    return ["sheet/tris-too-many"] if is_too_many else []


def counted(record: Json, counts: dict[str, int], errors: list[str]) -> Paper:
    """What somebody counted at the end."""
    setup = {name: part for name, part in record["setup"].items() if name != "deck"}
    document = {"rules": record["rules"], "setup": setup, "sheets": {PLAYER: counts}}
    total = sum(WORTH[section] * count for section, count in counts.items())
    return Paper(document, {PLAYER: total}, [PLAYER], errors)
