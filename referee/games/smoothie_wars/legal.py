"""All legal next moves of Smoothie Wars, lazily and in order: one card before two, unmarked before marked, then loans.

A number that is free within bounds is given as `{"min": 0, "max": 100}`. What two cards may cost together is not two
ranges, so that the first card of two has each number in turn; on credit nothing binds them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.core import OutOfPatienceError
from referee.games.smoothie_wars.placing import most_made
from referee.games.smoothie_wars.resolve import CHANCE, FACES
from referee.games.smoothie_wars.setup import EXTRA_CARD_DAYS, LOCATIONS, PRICES
from referee.games.smoothie_wars.state import State, borrowers, expect

MOST = 1_000_000  # of what a card can hold on the wire
ANY_PRICE = {"min": PRICES[0], "max": PRICES[-1]}
NOWHERE = None  # the location of a card with nothing made, SW-17

Listed = dict[str, Any]


def legal_moves(state: State, patience: int | None = None) -> Iterator[Listed]:
    """Every legal next move, for each player who may move.

    Raises: OutOfPatienceError after so many moves; two cards can be filled in in thousands of ways.
    """
    for number, move in enumerate(_moves(state)):
        if patience is not None and number >= patience:
            raise OutOfPatienceError(patience)
        yield move


def _moves(state: State) -> Iterator[Listed]:
    for expected in expect(state):
        start = {"player": expected.player}
        if "roll" in expected.types:
            yield from ({"type": "roll", **start, **roll} for roll in _rolls())
        if "cards" in expected.types:
            seat = state.table.seats[expected.player]
            yield from ({"type": "cards", **start, "cards": cards} for cards in _hands(state, seat))
    yield from ({"type": "loan", "player": state.table.players[seat]} for seat in borrowers(state))


def _rolls() -> Iterator[Listed]:
    for face in FACES:
        if face != CHANCE:
            yield {"face": face}
    for location in LOCATIONS:
        yield {"face": CHANCE, "card": {"location": location, "demand": {"min": -MOST, "max": MOST}}}


def _hands(state: State, seat: int) -> Iterator[list[Listed]]:
    """One card and then two; the mark to go early comes after all ways without it."""
    advanced = state.table.advanced
    marks = [False, True] if advanced.go_early and not state.accounts[seat].is_early_spent else [False]
    one = _up_to(most_made(state, seat, 1))
    for is_marked in marks:
        yield from ([card] for card in _filled(state, one, is_marked=is_marked))
    most = most_made(state, seat, 2)
    if not advanced.extra_cards or state.day not in EXTRA_CARD_DAYS or (most is not None and most < 0):
        return
    pairs = [(False, False), (True, False), (False, True)] if len(marks) > 1 else [(False, False)]
    for one_marked, other_marked in pairs:
        for first, second in _shares(most):
            for card in _filled(state, first, is_marked=one_marked):
                others = _filled(state, second, is_marked=other_marked)
                yield from ([card, other] for other in others if not _is_barred(state, card, other))


def _up_to(most: int | None) -> Listed:
    return {"min": 0, "max": MOST if most is None else most}


def _shares(most: int | None) -> Iterator[tuple[int | Listed, Listed]]:
    """What two cards may have made: the first each number in turn, the second what is then left."""
    if most is None:
        yield _up_to(None), _up_to(None)
    else:
        yield from ((made, _up_to(most - made)) for made in range(most + 1))


def _is_barred(state: State, one: Listed, other: Listed) -> bool:
    """Whether two cards stand at one place where the table forbids that (SW-20)."""
    is_apart = state.table.readings.SW_20 == "different-location"
    return is_apart and one["location"] == other["location"] != NOWHERE


def _filled(state: State, made: int | Listed, *, is_marked: bool) -> Iterator[Listed]:
    """A card with so many made at each known location, and nowhere where nothing need be made."""
    mark = {"go_early": True} if is_marked else {}
    for location in state.table.printed:
        yield {"location": location, "made": made, "price": ANY_PRICE, **mark}
    is_empty = made == 0 or isinstance(made, dict)
    if is_empty and not is_marked:
        yield {"location": NOWHERE, "made": 0, "price": ANY_PRICE}
