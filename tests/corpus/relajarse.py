"""Entries of ¡Relajarse!, told by `tests/twin/relajarse.py`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.corpus.told import Json, Paper, Told
from tests.twin import relajarse
from tests.twin.refusing import RefusedError
from tests.twin.trays import random_records as records  # noqa: F401  a part of the scorer

CUBES, BERRIES = 24, 4  # RE:4, RE:5


def tell(record: Json) -> Told:
    """The game after a record's moves."""
    game, code = relajarse.IceGame(record["setup"]), None
    for move in record["moves"]:
        try:
            game.play(move)
        except RefusedError as refused:
            code = f"relajarse/{refused.code}"
            break
    totals = {name: cup.cubes + 2 * cup.berries for name, cup in game.cups.items()}
    return Told(game.moves, code, game.over, totals, game.winners())


def papers(random: Random, record: Json) -> Iterator[Paper]:
    """The cups after a whole game, and with more in one of them than there is."""
    game = relajarse.IceGame(record["setup"])
    for move in record["moves"]:
        game.play(move)
    if not game.over:
        return
    cups = {name: (cup.cubes, cup.berries) for name, cup in game.cups.items()}
    yield counted(record, cups)
    name, more = random.choice(game.names), random.randint(1, 30)
    cubes, berries = cups[name]
    kind = random.choice(("cubes", "blueberries"))
    cups[name] = (cubes + more, berries) if kind == "cubes" else (cubes, berries + BERRIES)
    yield counted(record, cups)


def counted(record: Json, cups: dict[str, tuple[int, int]]) -> Paper:
    """Cups as somebody counted them; more than there is cannot be."""
    sheets = {name: {"cubes": cubes, "blueberries": berries} for name, (cubes, berries) in cups.items()}
    totals = {name: cubes + 2 * berries for name, (cubes, berries) in cups.items()}
    too_many = {
        "sheet/cubes-too-many": sum(cubes for cubes, _ in cups.values()) > CUBES,
        "sheet/blueberries-too-many": sum(berries for _, berries in cups.values()) > BERRIES,
    }
    document = {"rules": record["rules"], "setup": record["setup"], "sheets": sheets}
    return Paper(document, totals, relajarse.winners(cups), [code for code, is_so in too_many.items() if is_so])
