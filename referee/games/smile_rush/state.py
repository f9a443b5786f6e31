"""A game of Smile Rush at one moment: the grid, the pile, what was taken, and what the game waits for."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

from msgspec import Struct

from referee.core import AnyJson, Expectation
from referee.games.smile_rush.grid import Grid, match, pairs
from referee.games.smile_rush.setup import PAIR, PENALTY, TRIS, Table, build_table, setup_violations, written
from referee.games.smile_rush.wire import Setup


class Phase(StrEnum):
    """What the game waits for; nothing begins with a deck that the rules refuse."""

    DECK = "deck"
    TAKE = "take"
    PLACE = "place"
    FLIP = "flip"
    OVER = "over"


class State(Struct, frozen=True, gc=False):
    """What later rules need: `dealt` cards of the deck are on the grid or were taken off it."""

    table: Table
    phase: Phase
    grid: Grid
    dealt: int
    pairs: int = 0
    tris: int = 0
    penalties: int = 0
    attempts: int = 0

    @property
    def pile(self) -> int:
        """How many cards the draw pile still has."""
        return len(self.table.deck) - self.dealt

    @property
    def points(self) -> int:
        """The score of Rush and Classic so far (SR:48, SR:96, SR-14)."""
        return PAIR * self.pairs + TRIS * self.tris + PENALTY * self.penalties


def initial_state(setup: Setup) -> State:
    """The grid dealt row by row, all cards face up but in Memory (SR:22, SR:56, SR:62, SR-01)."""
    table = build_table(setup)
    dealt = table.deck[: table.numbers.dealt]
    grid = (*dealt, *[None] * (table.numbers.dealt - len(dealt)))
    phase = Phase.FLIP if table.mode == "memory" else Phase.TAKE
    return State(table, Phase.DECK if any(setup_violations(setup)) else phase, grid, len(dealt))


def is_over(state: State) -> bool:
    """Whether no move can follow."""
    return state.phase is Phase.OVER


def has_pair(state: State) -> bool:
    """Whether a pair lies on a grid of Rush or Classic; where none does, no tris does either."""
    return any(True for _ in pairs(state.grid))


def on_table(state: State) -> list[int]:
    """The cells in which a card lies."""
    return [cell for cell, card in enumerate(state.grid) if card is not None]


def holes(state: State) -> list[int]:
    """The cells in which none lies."""
    return [cell for cell, card in enumerate(state.grid) if card is None]


def has_match(state: State) -> bool:
    """Whether two cards on the table match, wherever they lie (SR:67, SR-17)."""
    cards = [card for card in state.grid if card is not None]
    return any(match(two) for two in combinations(cards, 2))


def is_pair_in_the_way(state: State) -> bool:
    """Whether a pair lies that keeps the player from a penalty card; by a reading of Rush none does (SR-05)."""
    is_any_time = state.table.mode == "rush" and state.table.readings.SR_05 == "any-time"
    return not is_any_time and has_pair(state)


def may_take_penalty(state: State) -> bool:
    """Whether a penalty card can be taken now: no pair is in the way, and a card can follow it."""
    return state.pile > 0 and not is_pair_in_the_way(state)


def types(state: State) -> list[str]:
    """The types of move that can be made now."""
    if state.phase is not Phase.TAKE:
        return [state.phase.value] if state.phase in (Phase.PLACE, Phase.FLIP) else []
    possible = {"take": has_pair(state), "penalty": may_take_penalty(state), "stop": not state.pile}
    return [name for name, is_possible in possible.items() if is_possible]


def expect(state: State) -> Sequence[Expectation]:
    """What the player may do now."""
    expected = types(state)
    return [Expectation(state.table.player, expected)] if expected else []


def view(state: State) -> AnyJson:
    """The state as it goes over the wire: plain words and whole numbers."""
    table = state.table
    is_next_seen = table.mode == "rush" and state.pile > 0  # SR:25-26; in Classic the pile lies face down, SR:65
    left = len(on_table(state))
    return {
        "mode": table.mode,
        "phase": state.phase.value,
        "columns": table.numbers.columns,
        "grid": [None if card is None else written(card) for card in state.grid],
        "holes": holes(state),
        "pile": state.pile,
        "next": written(table.deck[state.dealt]) if is_next_seen else None,
        "pairs": state.pairs,
        "tris": state.tris,
        "penalties": state.penalties,
        "attempts": state.attempts,
        "left": left,
        "unsolved": table.mode == "memory" and is_over(state) and left > 0,
    }
