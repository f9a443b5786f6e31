"""¡Relajarse! as people might play it: blueberries and last cubes wherever they can be had, else any tray."""

import random
from typing import Any

PLAYERS = 3
WANTED = ("take_all", "take_blueberry")


def setup(names: list[str]) -> dict[str, Any]:
    """Players on the preset board."""
    return {"players": names}


def move(chance: random.Random, game: Any, state: Any) -> dict[str, Any]:
    """The next roll, or what can be done with it."""
    moves: list[dict[str, Any]] = list(game.legal_moves(state))
    wanted = [each for each in moves if each["type"] in WANTED]
    return chance.choice(wanted or moves)
