"""Recorded games to measure on: played at random, by a fixed seed, as people might play them.

How a game is played stands in a module named for it, such as `bench.smoothies`: `PLAYERS` at a usual table, `setup` for
so many players, and `move`, a legal next move as JSON.
"""

import json
import random
from importlib import import_module
from typing import Any

import msgspec

from referee import reader
from referee.games import GAMES

NAMES = ("Ana", "Ben", "Cleo", "Dario", "Eva", "Finn", "Gina", "Hugo")


def record(game_id: str, seed: int, players: int | None = None) -> dict[str, Any]:
    """A whole game as the JSON that goes over the wire."""
    chance = random.Random(seed)
    people = import_module(f"bench.{game_id.replace('-', '_')}")
    game = GAMES[game_id]
    names = list(NAMES[: players or people.PLAYERS])
    document: dict[str, Any] = {"rules": game.rules, "setup": people.setup(names), "moves": []}
    state = game.initial_state(reader.read(json.dumps(document).encode()).setup)
    while not game.is_over(state):
        move = people.move(chance, game, state)
        state = game.resolve(state, _read(game, document, move)).after
        document["moves"].append(move)
    return document


def _read(game: Any, document: dict[str, Any], move: dict[str, Any]) -> Any:
    """A move as the reader would read it."""
    return msgspec.convert({**document, "moves": [move]}, game.record).moves[0]
