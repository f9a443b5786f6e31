"""Legal games of ¡Relajarse! that give the referee as much work as the contract lets them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from referee.games import GAMES
from tests.hostile.corpus import Request, bytes_of
from tests.referee.relajarse_kit import NAMES

GAME = GAMES["relajarse"]
PATH = f"/v1/games/{GAME.id}"
CALLS = ("referee?include=trace,legal_moves&limit=1000", "referee?include=none", "sensitivity")
MOST_MOVES = 5000

Json = Any


def documents() -> Iterator[Request]:
    """Legal documents, all answered 200."""
    whole = endless()
    for call in CALLS:
        yield Request(f"a cube stolen back and forth, to {call}", bytes_of(whole), {200}, f"{PATH}/{call}")
    pair = {"records": [whole, {**whole, "moves": whole["moves"][:-1]}]}
    yield Request("a cube stolen back and forth, twice", bytes_of(pair), {200}, f"{PATH}/compare")


@cache
def endless() -> Json:
    """Two cups with a cube, and then nothing but thieves."""
    one, other = NAMES[:2]
    moves = [
        {"type": "roll", "player": one, "face": "blue"},
        {"type": "sow", "player": one, "tray": 7, "direction": "clockwise"},
        {"type": "roll", "player": other, "face": "wild"},
        {"type": "sow", "player": other, "tray": 1, "direction": "clockwise"},
    ]
    while len(moves) < MOST_MOVES:
        for thief, victim in ((one, other), (other, one)):
            moves.append({"type": "roll", "player": thief, "face": "steal"})
            moves.append({"type": "steal", "player": thief, "from": victim})
    return {"rules": GAME.rules, "setup": {"players": [one, other]}, "moves": moves[:MOST_MOVES]}
