"""Legal documents that give the referee as much work as the contract lets them, of every game.

What is heavy of one game alone stands in a module named for it, such as `smoothies_heavy`, in its `documents`.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from referee.games import GAMES
from tests.hostile.corpus import Request, bytes_of
from tests.referee import playouts

LARGEST_BOARD = 9
SEEDS = 3
CALLS = ("referee?include=trace,legal_moves&limit=1000", "referee?include=none", "sensitivity")

Json = Any


def documents() -> Iterator[Request]:
    """Legal documents, all answered 200."""
    for game in GAMES:
        for seed in range(SEEDS):
            yield from largest(game, seed)
        own = f"tests.hostile.{game.replace('-', '_')}_heavy"
        if find_spec(own):
            yield from import_module(own).documents()


def largest(game: str, seed: int) -> Iterator[Request]:
    """A playout of as many players as there may be on the largest board, whole and half of it."""
    size = playouts.Size(GAMES[game].players[1], LARGEST_BOARD, seed)
    whole: Json = json.loads(playouts.played(game, size))
    half = {**whole, "moves": whole["moves"][: len(whole["moves"]) // 2]}
    for call in CALLS:
        for body in (whole, half):
            yield Request(
                f"{len(body['moves'])} moves to {game}/{call}", bytes_of(body), {200}, f"/v1/games/{game}/{call}"
            )
    yield Request(f"{game} twice", bytes_of({"records": [whole, half]}), {200}, f"/v1/games/{game}/compare")
