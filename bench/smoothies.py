"""Smoothies as people might play it, on the reference sheet."""

import random
from itertools import islice
from typing import Any

PLAYERS = 2
COLOURS = ("yellow", "orange", "red", "pink", "purple", "blue", "green")
CHOICES = 40  # of the legal moves, those with the fewest abilities first: people save theirs


def setup(names: list[str]) -> dict[str, Any]:
    """A table with the preset."""
    return {"players": names, "sheet": "reference-14"}


def move(chance: random.Random, game: Any, state: Any) -> dict[str, Any]:
    """A throw, or one of the first legal moves but re-rolls."""
    if state.phase == "roll":
        return _roll(chance, state.table.players[state.to_move[0]])
    moves = [move for move in islice(game.legal_moves(state), CHOICES) if move["type"] != "reroll"]
    choice: dict[str, Any] = chance.choice(moves)
    return choice


def _roll(chance: random.Random, player: str) -> dict[str, Any]:
    colours = chance.sample(COLOURS, len(COLOURS))
    count = chance.randint(2, 5)
    faces = {colour: chance.randint(1, 6) for colour in colours}
    return {
        "type": "roll",
        "player": player,
        "round": {colour: faces[colour] for colour in colours[:count]},
        "square": {colour: faces[colour] for colour in colours[count:]},
    }
