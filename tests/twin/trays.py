"""Random games of ¡Relajarse! for the twin: moves that are mostly legal, and each kind of them spoiled now and then."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.twin.refusing import RefusedError
from tests.twin.relajarse import FACES, IceGame

FAULT = 0.06  # how often a move is spoiled
MOST_MOVES = 400  # a game that drags on is left there
COLOURS = ("blue", "orange", "pink", "yellow")
READINGS = {
    "RE-01": ("cubes",),
    "RE-03": ("extra",),
    "RE-06": ("may-pass",),
    "RE-10": ("next-tray",),
    "RE-15": ("empty-tray",),
    "RE-16": ("ignore", "full-tray"),
    "RE-17": ("must",),
    "RE-19": ("may",),
}

Move = dict[str, Any]


def random_setup(random: Random) -> Move:
    """Two to four players at any corners, on the preset or on a board of their own."""
    players = random.randint(2, 4)
    share = random.choice((0.0, 0.3, 1.0))
    setup: Move = {
        "players": ["Lauren", "Julia", "Jonathan", "Inés"][:players],
        "rulings": {ruling: random.choice(others) for ruling, others in READINGS.items() if random.random() < share},
    }
    if random.random() < 0.7:
        setup["cups"] = random.sample(range(4), players)
    if random.random() < 0.7:
        setup["board"] = random_board(random)
    return setup


def random_board(random: Random) -> Move:
    """A board in any order, often one whose trays fill up."""
    trays = random.sample(COLOURS * 2, 8)
    while True:
        order = random.sample(range(8), 8)
        pairs = [order[start : start + 2] for start in (0, 2, 4, 6)]
        if all(trays[one] != trays[other] for one, other in pairs):
            return {"trays": trays, "capacity": random.choice((4, 5, None)), "blueberries": pairs}


def random_records(random: Random) -> Iterator[Move]:
    """Records of one random game: each that ends in a refused move, and last the whole game."""
    setup = random_setup(random)
    game, moves = IceGame(setup), list[Move]()
    while not game.over and len(moves) < MOST_MOVES:
        move = likely_move(random, game)
        if random.random() < FAULT:
            move = spoiled(random, game, move)
        after = copy.deepcopy(game)
        try:
            after.play(move)
        except RefusedError:
            yield {"rules": "relajarse@1", "setup": setup, "moves": [*moves, move]}
        else:
            game = after
            moves.append(move)
    if game.over:
        yield {"rules": "relajarse@1", "setup": setup, "moves": [*moves, moves[-1]]}
    yield {"rules": "relajarse@1", "setup": setup, "moves": moves}


def likely_move(random: Random, game: IceGame) -> Move:
    """A move that may be made now, as far as one can see at once."""
    player = game.on_turn
    if game.face is None:
        return {"type": "roll", "player": player, "face": random.choice(sorted(FACES))}
    if game.face == "steal":
        rich = [name for name, cup in game.cups.items() if cup.cubes and name != player]
        return {"type": "steal", "player": player, "from": random.choice(rich)}
    if random.random() < 0.1:
        return {"type": "pass", "player": player}
    full = [int(tray[-1]) for tray in game.matching() if game.cubes[tray]]
    bare = [int(tray[-1]) for tray in game.matching() if not game.cubes[tray] and game.berry_of(tray)]
    if len(full) == 1 and random.random() < 0.5:
        return {"type": "take_all", "player": player, "tray": full[0]}
    if bare and (not full or random.random() < 0.6):
        return {"type": "take_blueberry", "player": player, "tray": random.choice(bare)}
    way = random.choice(("clockwise", "counterclockwise"))
    return {"type": "sow", "player": player, "tray": random.choice(full or [0]), "direction": way}


def spoiled(random: Random, game: IceGame, move: Move) -> Move:
    """The same move with one part changed, or another one, so that it may break a rule."""
    name, tray = random.choice(game.names), random.choice((*range(8), 8))
    others: list[Move] = [
        move | {"player": name},
        {"type": "roll", "player": game.on_turn, "face": random.choice((*COLOURS, "green"))},
        {"type": "sow", "player": game.on_turn, "tray": tray, "direction": random.choice(("clockwise", "left"))},
        {"type": "take_blueberry", "player": game.on_turn, "tray": tray},
        {"type": "take_all", "player": game.on_turn, "tray": tray},
        {"type": "steal", "player": game.on_turn, "from": name},
        {"type": "pass", "player": game.on_turn},
    ]
    return random.choice(others)
