"""Smile Rush for the laws: shuffled decks of all modes, moves that a person would try, and near misses."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from referee.core import Offer, Step, Violation
from referee.games import GAMES
from referee.games.smile_rush.legal import takes
from referee.games.smile_rush.setup import MODES
from referee.games.smile_rush.state import Phase, State, has_pair, holes, may_take_penalty, on_table
from referee.games.smile_rush.wire import Setup

NAME = "Player-A"  # unlike every word of the game
KINDS = range(1, 11)
CHANCE_REMEMBERED = 0.6  # that a flip in Memory is of two cards that match

Json = Any
Ask = Callable[[Json], Step[State]]  # what a move would do


def setup(random: Random, _players: int, _board: int) -> Json:
    """A shuffled deck of any mode, with readings of its own."""
    readings = GAMES["smile-rush"].readings
    share = random.choice((0.0, 0.3, 0.6))
    chosen = {ruling: random.choice(keys[1:]) for ruling, keys in readings.items() if random.random() < share}
    mode = random.choice(tuple(MODES))
    return {"players": [NAME], "mode": mode, "deck": deck(random, mode, chosen.get("SR-00", "one")), "rulings": chosen}


def deck(random: Random, mode: str, reading: str) -> Json:
    """A deck as the box has it; where colour and smile are independent, with smiles of any kind or of the colour's."""
    cards: list[Json] = [kind for kind in KINDS for _ in range(MODES[mode].copies)]  # type: ignore[index]
    random.shuffle(cards)
    if reading == "one" or random.random() < 0.2:
        return [f"{kind}/{kind}" if random.random() < 0.02 else kind for kind in cards]
    return [f"{colour}/{random.choice(KINDS)}" for colour in cards]


def attempt(random: Random, state: State, _ask: Ask) -> Json:
    """A move that a person would try here."""
    if state.phase is Phase.PLACE:
        return move("place", cell=random.choice(holes(state)))
    if state.phase is Phase.FLIP:
        return move("flip", cells=flipped(random, state))
    if not state.pile and random.random() < 0.1:
        return move("stop")
    if not has_pair(state) or (may_take_penalty(state) and random.random() < 0.2):
        return move("penalty", cell=random.choice(on_table(state)))
    groups = list(takes(state))
    threes = [cells for cells in groups if len(cells) == 3]
    cells = list(random.choice(threes if threes and random.random() < 0.5 else groups))
    random.shuffle(cells)
    return move("take", cells=cells)


def move(kind: str, **parts: Json) -> Json:
    return {"type": kind, "player": NAME, **parts}


def flipped(random: Random, state: State) -> list[int]:
    """Two cells on the table, mostly with cards of the same colour."""
    table = on_table(state)
    first = random.choice(table)
    colour = (state.grid[first] or (0, 0))[0]
    equal = [cell for cell in table if cell != first and (state.grid[cell] or (0, 0))[0] == colour]
    if equal and random.random() < CHANCE_REMEMBERED:
        return [first, equal[0]]
    return random.sample(table, 2)


def spoil(random: Random, state: State, played: Json) -> Json:
    """The move with something changed, mostly for the worse."""
    played = copy.deepcopy(played)
    if random.random() < 0.25 or played["type"] == "stop":
        return another_type(random, played)
    SPOILERS[random.choice(tuple(played.keys() & SPOILERS))](random, state, played)
    return played


def another_type(random: Random, played: Json) -> Json:
    """A move of another type."""
    cells = [random.randint(0, 15), random.randint(0, 15)]
    others = [
        move("take", cells=cells),
        move("place", cell=cells[0]),
        move("penalty", cell=cells[0]),
        move("penalty", cell=cells[0]),
        move("flip", cells=cells),
        move("stop"),
    ]
    return random.choice([other for other in others if other["type"] != played["type"]])


def spoil_cell(random: Random, _state: State, played: Json) -> None:
    """Any cell, or none of the grid."""
    played["cell"] = random.choice((random.randint(0, 15), -1, 16, 40))


def spoil_cells(random: Random, state: State, played: Json) -> None:
    """A cell more, fewer, another, twice, or three of them anywhere."""
    cells = played["cells"]
    place = random.randrange(len(cells)) if cells else 0
    other = random.choice((random.randint(0, 19), random.randint(-1, 20)))
    more = random.choice((*on_table(state), other))
    part = random.choice(([], [other], [other], cells[place : place + 1] * 2, [*cells[place : place + 1], more]))
    cells[place : place + 1] = part


SPOILERS: Mapping[str, Callable[[Random, State, Json], None]] = {"cell": spoil_cell, "cells": spoil_cells}


def bound(setup: Setup) -> int:
    """More moves than a playout has; only in Memory can a player go on for ever."""
    return 500 if setup.mode == "memory" else 2 * len(setup.deck) + 1


def check_state(state: State) -> None:
    """Each card is in the pile, on the grid, or taken in a pair, a tris or as a penalty."""
    left = sum(card is not None for card in state.grid)
    assert 2 * state.pairs + 3 * state.tris + state.penalties + left + state.pile == len(state.table.deck)
    assert min(state.pairs, state.tris, state.penalties, state.pile) >= 0
    if state.table.mode == "classic" and state.pile:
        assert None not in state.grid or has_pair(state)
    assert (state.phase is Phase.PLACE) <= (state.table.mode == "rush" and state.pile > 0 and None in state.grid)


def check_step(before: State, step: Step[State]) -> None:
    """What lies on the grid, is in the pile or was taken are the same cards as before; the events tell what went."""
    after = step.after
    gone = [card for event in step.events if event.verb in TAKING for card in texts(event.facts["cards"])]
    came = before.table.deck[before.dealt : after.dealt]
    was = sorted(card for card in (*before.grid, *came) if card is not None)
    now = [card for card in after.grid if card is not None]
    assert sorted([*now, *map(card_of, gone)]) == was
    assert after.dealt >= before.dealt
    assert (after.attempts - before.attempts) == sum(event.verb.startswith("flipped") for event in step.events)
    assert (after.phase is Phase.OVER) == any(event.verb == "ended" for event in step.events)


TAKING = ("pair_taken", "tris_taken", "penalty_taken", "flipped_equal")


def texts(fact: Any) -> Sequence[str]:
    return list(fact)


def card_of(text: str) -> tuple[int, int]:
    colour, _, smile = text.partition("/")
    return int(colour), int(smile or colour)


def spent(_step: Step[State]) -> int:
    """Nothing is spent in this game."""
    return 0


def take(_state: State, _move: Any, _offer: Offer, _option: str) -> None:
    """Nothing is offered in this game."""


def sheets(view: Json) -> Json:
    """What is counted at the end; in an unfinished Memory as if all that is left were found at once."""
    if view["mode"] != "memory":
        return {NAME: {section: view[section] for section in ("pairs", "tris", "penalties")}}
    to_come = 0 if view["phase"] == "over" else view["left"] // 2
    return {NAME: {"attempts": view["attempts"] + to_come}}


def amended(played: Json, violation: Violation, alternative: Any) -> Json | None:
    """The move with an alternative in the place that was refused."""
    changed = copy.deepcopy(played)
    field, _, place = violation.pointer.removeprefix("/").partition("/")
    if place:
        changed[field][int(place)] = alternative
    else:
        changed[field] = alternative
    return changed


def spoil_sheets(random: Random, papers: Json) -> None:
    """Counts too high or too low."""
    for paper in papers.values():
        for section in paper:
            if random.random() < 0.4:
                paper[section] = random.choice((0, 9, random.randint(0, 60)))
