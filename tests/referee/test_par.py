"""Par for Smile Rush: positions worked out by hand, all of them beside a search without any cleverness."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from referee import judge
from referee.games import GAMES
from referee.games.smile_rush.par import Par, par
from referee.games.smile_rush.search import Search, most_points
from referee.games.smile_rush.state import Phase, State, initial_state, is_over
from referee.games.smile_rush.wire import Setup, SmileRushPar, SmileRushRecord
from tests.referee import playouts
from tests.referee.smile_rush_kit import deck

GAME = GAMES["smile-rush"]
BUDGETS = (200, 600, 2000, 6000)
SEEDS = range(6)

Json = Any


def take(*cells: int) -> Json:
    return {"type": "take", "player": "Mara", "cells": list(cells)}


# Four of each kind in order: eight pairs clear the grid, eight more clear it again, and the pile is empty.
SORTED = [kind for kind in range(1, 11) for _ in range(4)]
CLEARED = [take(4 * row + first, 4 * row + first + 1) for row in range(4) for first in (0, 2)] * 2


def searched(mode: str, cards: Json, moves: Json = (), nodes: int = 10_000, **rulings: str) -> Par:
    """Par of a position."""
    readings = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    setup = {"players": ["Mara"], "mode": mode, "deck": cards, "rulings": readings}
    sent = {"rules": "smile-rush@1", "setup": setup, "moves": list(moves), "nodes": nodes}
    return par(msgspec.convert(sent, SmileRushPar))


def test_a_tris_of_each_row_is_the_best_end() -> None:
    """9 9 9 9 and 10 10 10 10 in two rows: a tris of each is 16 + 3 + 3, two pairs of each only 16 + 4."""
    found = searched("classic", SORTED, CLEARED)
    assert found.best is not None
    assert (found.best.total, found.bound, found.proven) == (22, 22, True)
    assert [len(move.cells) for move in found.best.moves] == [3, 3]
    assert found.best.excellent


def test_where_only_pairs_count_the_best_is_proven_below_the_bound() -> None:
    """The same rows where a tris cannot be taken any more: 16 + 2 + 2, and the bound does not know of that."""
    found = searched("classic", SORTED, CLEARED, SR_12="pairs-only")
    assert found.best is not None
    assert (found.best.total, found.bound, found.proven) == (20, 22, True)


def test_a_game_that_is_over_has_nothing_to_search() -> None:
    found = searched("classic", SORTED, [*CLEARED, {"type": "stop", "player": "Mara"}])
    assert found.best is not None
    assert (found.best.total, found.best.moves, found.proven, found.nodes) == (16, [], True, 0)


def test_a_hole_that_waits_is_filled_first() -> None:
    """Two 1s are gone from a grid of Rush: whatever comes next begins with the two cards that replace them."""
    cards = [kind for kind in range(1, 11) for _ in range(6)]
    found = searched("rush", cards, [take(0, 1)], nodes=2000)
    assert found.best is not None
    assert [playouts.tag_of(move) for move in found.best.moves[:3]] == ["place", "place", "take"]


def test_nothing_is_searched_behind_a_move_that_does_not_stand() -> None:
    found = searched("classic", SORTED, [take(0, 1), take(0, 1), take(2, 3)])
    assert (found.legal, found.accepted, found.best, found.bound, found.nodes) == (False, 1, None, None, 0)
    assert not found.proven
    assert [violation.code for violation in found.violations] == ["smile-rush/cell-empty"] * 2


def test_nothing_is_searched_with_a_deck_that_cannot_be() -> None:
    found = searched("classic", SORTED[:-1])
    assert (found.legal, found.best) == (False, None)
    assert {violation.pointer for violation in found.violations} == {"/setup/deck"}


@pytest.mark.parametrize(("mode", "most"), [("rush", 60), ("classic", 30)])
def test_the_bound_of_a_whole_deck_is_all_its_tris(mode: str, most: int) -> None:
    """Six of a kind are two tris, four are one and a card over: 10 kinds x 6 and 10 kinds x 3 points."""
    assert searched(mode, deck(Random(0), mode, "one"), nodes=200).bound == most  # noqa: S311  no secret


def test_the_bound_of_cards_of_any_smile_is_their_number() -> None:
    """Sixty cards of which any three may match: 20 tris; forty: 13 tris, and the card over is no pair."""
    for mode, most in (("rush", 60), ("classic", 39)):
        cards = [f"{kind}/{1 + kind % 10}" for kind in range(1, 11) for _ in range(6 if mode == "rush" else 4)]
        assert searched(mode, cards, nodes=200, SR_00="independent").bound == most


@cache
def setups() -> list[Json]:
    """Shuffled decks of both modes under all readings."""
    found = []
    for seed in range(40):
        random = Random(seed)  # noqa: S311  no secret
        setup = playouts.kit_of("smile-rush").setup(random, 1, 0)
        if setup["mode"] != "memory":
            found.append(setup)
    return found


@pytest.mark.parametrize("setup", setups())
def test_what_is_found_is_legal_and_comes_to_what_is_said(setup: Json) -> None:
    sent = msgspec.convert({"rules": "smile-rush@1", "setup": setup, "nodes": 1500}, SmileRushPar)
    found = par(sent)
    assert found.best is not None
    assert found.bound is not None
    verdict = judge.verdict(judge.replay(SmileRushRecord(sent.rules, sent.setup, list(found.best.moves))))
    assert (list(verdict.violations), verdict.finished) == ([], True)
    assert verdict.score.ranking[0].total == found.best.total <= found.bound
    assert verdict.score.excellent is found.best.excellent
    assert found.nodes <= 1500
    assert par(sent) == found


@pytest.mark.parametrize("mode", ["rush", "classic"])
def test_a_larger_budget_never_finds_less(mode: str) -> None:
    gained = 0
    for seed in SEEDS:
        cards = deck(Random(seed), mode, "one")  # noqa: S311  no secret
        found = [searched(mode, cards, nodes=nodes) for nodes in BUDGETS]
        totals = [each.best.total for each in found if each.best is not None]
        assert totals == sorted(totals)
        assert all(not one.proven or other.proven for one, other in pairwise(found))
        gained += totals[-1] - totals[0]
    assert gained > 0


def best_of_all(state: State) -> int:
    """The most points of any end that legal moves lead to, each of them tried."""

    @cache
    def gained(grid: Any, dealt: int, phase: Phase) -> int:
        here = State(state.table, phase, grid, dealt)
        if is_over(here):
            return 0
        return max(step(here, move) for move in GAME.legal_moves(here))

    def step(here: State, move: Json) -> int:
        after = GAME.resolve(here, playouts.as_move(GAME, move)).after
        return after.points + gained(after.grid, after.dealt, after.phase)

    return state.points + gained(state.grid, state.dealt, state.phase)


def late_positions() -> list[State]:
    """Positions of random games with few cards left, a pile among them."""
    found = []
    for setup in setups():
        size = playouts.Size(1, 0, len(found))
        state = initial_state(msgspec.convert(setup, Setup))
        random = Random(size.seed)  # noqa: S311  no secret
        while not is_over(state) and not is_late(state):
            state = GAME.resolve(state, playouts.next_move(random, GAME, state)).after
        if not is_over(state):
            found.append(state)
    return found


def is_late(state: State) -> bool:
    left = sum(card is not None for card in state.grid)
    return state.pile <= (2 if state.table.mode == "rush" else 1) or left + state.pile <= 14


@pytest.mark.slow
def test_what_is_proven_is_the_best_of_all_ways_to_play_on() -> None:
    positions = late_positions()
    assert len(positions) > 15
    proven = 0
    for state in positions:
        found = Search(state, 20_000).run()
        best = best_of_all(state)
        assert found.points <= best <= found.bound == most_points(state)
        assert found.points == best or not found.is_proven
        proven += found.is_proven
    assert proven > 10
