"""Recorded games of Smoothies to measure on: played at random, by a fixed seed, from the legal moves."""

import json
import random
from itertools import islice
from typing import Any

import msgspec

from referee import reader
from referee.games.smoothies.wire import Move

COLOURS = ("yellow", "orange", "red", "pink", "purple", "blue", "green")
CHOICES = 40  # of the legal moves, those with the fewest abilities first: people save theirs


def record(seed: int, players: int = 2) -> dict[str, Any]:
    """A whole game on the reference sheet as the JSON that goes over the wire."""
    chance = random.Random(seed)
    names = ["Ana", "Ben", "Cleo", "Dario"][:players]
    document: dict[str, Any] = {
        "rules": "smoothies@1",
        "setup": {"players": names, "sheet": "reference-14"},
        "moves": [],
    }
    read = reader.read(json.dumps(document).encode())
    game = reader.game_of(read)
    state = game.initial_state(read.setup)
    while not game.is_over(state):
        move = _roll(chance, names[state.to_move[0]]) if state.phase == "roll" else _choose(chance, game, state)
        state = game.resolve(state, msgspec.convert(move, Move)).after
        document["moves"].append(move)
    return document


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


def _choose(chance: random.Random, game: Any, state: Any) -> dict[str, Any]:
    moves = [move for move in islice(game.legal_moves(state), CHOICES) if move["type"] != "reroll"]
    choice: dict[str, Any] = chance.choice(moves)
    return choice
