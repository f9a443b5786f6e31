"""Legal races of SMARTish that give the referee as much work as the contract lets them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from referee.games import GAMES
from tests.hostile.corpus import Request, bytes_of
from tests.referee.smartish_kit import NAMES

GAME = GAMES["smartish"]
PATH = f"/v1/games/{GAME.id}"
CALLS = ("referee?include=trace,legal_moves&limit=1000", "referee?include=none", "sensitivity")
MOST_MOVES = 5000
BOX = ("architecture", "communities", "technology", "traditions-beliefs")  # what four teams leave
TILES = (
    ("film", "music", "tv", "humans"),
    ("design", "nature", "science", "history"),
    ("geography", "language", "politics", "business"),
    ("food-drink", "art-stage", "sports-games", "literature"),
)

Json = Any


def documents() -> Iterator[Request]:
    """Legal documents, all answered 200."""
    for name, whole in (("nobody ever right", fruitless()), ("a tie-break without end", tied())):
        for call in CALLS:
            yield Request(f"{name}, to {call}", bytes_of(whole), {200}, f"{PATH}/{call}")
        pair = {"records": [whole, {**whole, "moves": whole["moves"][:-1]}]}
        yield Request(f"{name}, twice", bytes_of(pair), {200}, f"{PATH}/compare")


def record(moves: list[Json], spaces: int) -> Json:
    """A record of four teams, as long as a record may be."""
    setup = {"players": list(NAMES), "board": {"spaces": spaces, "home_stretch": spaces - 1}}
    return {"rules": GAME.rules, "setup": setup, "moves": moves[:MOST_MOVES]}


def assigned() -> list[Json]:
    """Sixteen tiles on sixteen slots."""
    return [{"type": "assign", "player": player, "tiles": tiles} for player, tiles in zip(NAMES, TILES, strict=True)]


@cache
def fruitless() -> Json:
    """Rounds in which every team swaps, all others steal while they have a tile, and nobody is right."""
    moves: list[Json] = []
    for first in range(MOST_MOVES // 20):
        moves += assigned()
        tiles_left = dict.fromkeys(NAMES, 2)
        for slot in (1, 2, 3, 4):
            for turn in range(4):
                moves += turn_of((first + turn) % 4, slot, tiles_left)
    return record(moves, 200)


def turn_of(seat: int, slot: int, tiles_left: dict[str, int]) -> list[Json]:
    """A swap in the first pass, and a question that all others try to steal."""
    order = [NAMES[(seat + step) % 4] for step in range(4)]
    thieves = [player for player in order[1:] if tiles_left[player]]
    for player in thieves:
        tiles_left[player] -= 1
    steals = [{"player": player, "when": "before", "correct": False} for player in thieves]
    question = {"type": "question", "player": order[0], "correct": False, "steals": steals}
    one, other = {"player": order[0], "slot": 3}, {"player": order[1], "slot": 4}
    swap = {"type": "swap", "player": order[0], "a": one, "b": other}
    return [swap, question] if slot == 1 else [question]


@cache
def tied() -> Json:
    """All teams home in the same pass, and then wrong again and again; each round empties the box."""
    moves = assigned()
    for _slot in (1, 2, 3):
        moves += [{"type": "question", "player": player, "correct": True} for player in NAMES]
    while len(moves) < MOST_MOVES:
        moves += [
            {"type": "tie_break", "player": player, "tile": tile, "correct": False}
            for player, tile in zip(NAMES, BOX, strict=True)
        ]
    return record(moves, 6)
