"""Random games of Smile Rush for the twin: moves that are mostly legal, and each kind of them spoiled now and then."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from tests.twin.refusing import RefusedError
from tests.twin.smile_rush import OF_EACH, Solitaire, near, share

FAULT = 0.12  # how often a move is spoiled
BROKEN_DECK = 0.1
MOST_MOVES = 120  # a Memory without end is left there
READINGS = {
    "SR-00": ("independent",),
    "SR-03": ("line", "mutual"),
    "SR-05": ("any-time",),
    "SR-12": ("pairs-only",),
}
PLAYER = "Mara"

Move = dict[str, Any]


def random_setup(random: Random) -> Move:
    """Any mode with a shuffled deck, some of the rulings read another way."""
    mode = random.choice(("rush", "rush", "classic", "memory"))
    share_read = random.choice((0.0, 0.4, 1.0))
    rulings = {ruling: random.choice(keys) for ruling, keys in READINGS.items() if random.random() < share_read}
    colours = [kind for kind in range(1, 11) for _ in range(OF_EACH[mode])]
    random.shuffle(colours)
    deck: list[Any] = list(colours)
    if rulings.get("SR-00") == "independent" and random.random() < 0.8:
        deck = [f"{colour}/{random.choice((colour, random.randint(1, 10)))}" for colour in colours]
    return {"players": [PLAYER], "mode": mode, "deck": deck, "rulings": rulings}


def broken(random: Random, setup: Move) -> Move:
    """A set-up with a card too few, a card that is none, or one in the place of another."""
    deck = list(setup["deck"])
    if random.random() < 0.5:
        deck.pop()
    else:
        deck[random.randrange(len(deck))] = random.choice((1, 11, "3/7", "4/4"))
    return setup | {"deck": deck}


def random_records(random: Random) -> Iterator[Move]:
    """Records of one random game: each that ends in a refused move or has no right deck, and last the whole game."""
    setup = random_setup(random)
    moves: list[Move] = []
    if random.random() < BROKEN_DECK:
        record = {"rules": "smile-rush@1", "setup": broken(random, setup), "moves": []}
        if not is_playable(record["setup"]):
            yield record
    game = Solitaire(setup)
    while not game.is_over and len(moves) < MOST_MOVES:
        tried = likely_move(random, game)
        if random.random() < FAULT:
            tried = spoiled(random, tried)
        after = copy.deepcopy(game)
        try:
            after.play(tried)
        except RefusedError:
            yield {"rules": "smile-rush@1", "setup": setup, "moves": [*moves, tried]}
        else:
            game = after
            moves.append(tried)
    if game.is_over:
        yield {"rules": "smile-rush@1", "setup": setup, "moves": [*moves, spoiled(random, moves[-1])]}
    yield {"rules": "smile-rush@1", "setup": setup, "moves": moves}


def is_playable(setup: Move) -> bool:
    """Whether the deck is one of the box."""
    try:
        Solitaire(setup)
    except RefusedError:
        return False
    return True


def move(kind: str, **parts: Any) -> Move:
    return {"type": kind, "player": PLAYER, **parts}


def likely_move(random: Random, game: Solitaire) -> Move:
    """A move that may be made now."""
    number = {place: cell for cell, place in enumerate(game.places)}
    if game.is_filling:
        return move("place", cell=number[random.choice([place for place in game.places if place not in game.table])])
    matching = [[number[a], number[b]] for a, b in combinations(game.table, 2) if share([game.table[a], game.table[b]])]
    if game.mode == "memory":
        cells = (
            random.choice(matching)
            if random.random() < 0.5
            else list(map(number.get, random.sample(list(game.table), 2)))
        )
        return move("flip", cells=cells)
    pairs = [cells for cells in matching if near(game.places[cells[0]], game.places[cells[1]])]
    if not pairs or random.random() < 0.05:
        return move("penalty", cell=number[random.choice(list(game.table))]) if random.random() < 0.95 else move("stop")
    cells = random.choice(pairs)
    threes = [[*cells, third] for third in range(16) if equal(game, [*cells, third])]
    if threes and random.random() < 0.6:
        cells = random.choice(threes)
    random.shuffle(cells)
    return move("take", cells=cells) if random.random() < 0.98 else move("stop")


def equal(game: Solitaire, cells: list[int]) -> bool:
    """Whether three different cells hold cards that match."""
    places = [game.places[cell] for cell in cells]
    return (
        len(set(cells)) == 3
        and all(place in game.table for place in places)
        and share([game.table[place] for place in places])
    )


def spoiled(random: Random, played: Move) -> Move:
    """The same move with one part changed, or a move of another kind, so that it may break a rule."""
    cell = random.choice((random.randint(0, 15), random.randint(-2, 21)))
    others = [
        move("take", cells=random.sample(range(16), random.choice((2, 2, 3)))),
        move("place", cell=cell),
        move("penalty", cell=cell),
        move("flip", cells=random.sample(range(20), 2)),
        move("stop"),
    ]
    if "cells" not in played or random.random() < 0.3:
        return random.choice(others)
    cells = list(played["cells"])
    change = random.randrange(4)
    if change == 0:
        cells[random.randrange(len(cells))] = cell
    elif change == 1:
        cells.append(cell)
    elif change == 2:
        cells.append(cells[0])
    else:
        cells.pop()
    return played | {"cells": cells}
