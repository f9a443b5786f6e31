"""Smile Rush as people might play it: a tris where there is one, each new card beside an equal one."""

import random
from typing import Any

PLAYERS = 1
CARDS, COPIES = 60, 6
COLUMNS = 4


def setup(names: list[str]) -> dict[str, Any]:
    """A game of Rush; the deck is shuffled by its own seed, the same for every game."""
    deck = [1 + card // COPIES for card in range(CARDS)]
    random.Random(1).shuffle(deck)
    return {"players": names, "mode": "rush", "deck": deck}


def move(chance: random.Random, game: Any, state: Any) -> dict[str, Any]:
    """The next take, card or penalty."""
    listed = list(game.legal_moves(state))
    if listed[0]["type"] == "place":
        grid, card = game.view(state)["grid"], game.view(state)["next"]
        return max(listed, key=lambda each: (_beside(grid, each["cell"], card), chance.random()))
    threes = [each for each in listed if len(each.get("cells", ())) == 3]
    pairs = [each for each in listed if each["type"] == "take"]
    return chance.choice(threes or pairs or listed)


def _beside(grid: list[Any], cell: int, card: Any) -> int:
    """How many neighbours of a cell hold an equal card."""
    row, column = divmod(cell, COLUMNS)
    near = [other for other in range(len(grid)) if max(abs(other // COLUMNS - row), abs(other % COLUMNS - column)) == 1]
    return sum(grid[other] == card for other in near)
