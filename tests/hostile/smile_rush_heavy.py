"""Legal games of Smile Rush that give the referee as much work as the contract lets them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from referee.games import GAMES
from tests.hostile.corpus import Request, bytes_of

GAME = GAMES["smile-rush"]
PATH = f"/v1/games/{GAME.id}"
CALLS = ("referee?include=trace,legal_moves&limit=1000", "referee?include=none", "sensitivity")
MOST_MOVES = 5000
PLAYER = "Mara"

Json = Any


def documents() -> Iterator[Request]:
    """Legal documents, all answered 200."""
    games = {
        "nothing ever found": forgetful("one", [kind for kind in range(1, 11) for _ in range(2)]),
        "nothing ever found, by smiles": forgetful("independent", [f"{1 + n // 2}/{1 + n % 10}" for n in range(20)]),
        "all groups are tris": alike(),
    }
    for name, whole in games.items():
        for call in CALLS:
            yield Request(f"{name}, to {call}", bytes_of(whole), {200}, f"{PATH}/{call}")
        pair = {"records": [whole, {**whole, "moves": whole["moves"][:-1]}]}
        yield Request(f"{name}, twice", bytes_of(pair), {200}, f"{PATH}/compare")


@cache
def record(mode: str, deck: tuple[Json, ...], moves: int, reading: str) -> Json:
    """A record in which the same two cards are turned over again and again."""
    setup = {"players": [PLAYER], "mode": mode, "deck": list(deck), "rulings": {"SR-00": reading}}
    flip = {"type": "flip", "player": PLAYER, "cells": [0, 19]}
    return {"rules": GAME.rules, "setup": setup, "moves": [flip] * moves}


def forgetful(reading: str, deck: list[Json]) -> Json:
    """A game of Memory, as long as a record may be, in which no pair is found."""
    return record("memory", tuple(deck), MOST_MOVES, reading)


def alike() -> Json:
    """A grid on which every two cards match, so that every group of touching cells can be taken."""
    deck = [f"{kind}/1" for kind in range(1, 11) for _ in range(6)]
    return record("rush", tuple(deck), 0, "independent") | {
        "moves": [{"type": "take", "player": PLAYER, "cells": [0, 1]}],
    }
