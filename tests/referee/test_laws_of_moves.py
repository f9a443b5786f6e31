"""What holds of lists of legal moves, of what is expected and of refusals, on the random playouts of every game."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee import judge
from referee.core import Game, Step
from referee.games import GAMES
from tests.referee import playouts
from tests.referee.playouts import PLAYOUTS, kit_of

SHARE = 0.1  # of a playout's positions, those that a law looks at
LONG = 300  # moves of a list that are looked at
NEAR_MISSES = 4  # in each position that is looked at
ALONE = ("game-over", "out-of-turn", "not-now", "mode")  # refusals beside which there is no other

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
law = settings(max_examples=PLAYOUTS, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def positions(game: Game[Any], data: st.DataObject) -> list[tuple[Any, Random]]:
    """Some positions of a whole random game, with chance that shrinks with it; the last one is its end."""
    size = data.draw(playouts.sizes(game))
    chance = Random(size.seed)  # noqa: S311  no secret
    *states, end = playouts.states(game, playouts.record(game, size))
    return [*((state, chance) for state in states if chance.random() < SHARE), (end, chance)]


@games
@law
@given(st.data())
def test_a_list_has_for_all_who_are_expected_each_move_once_and_dearer_ones_last(
    game: Game[Any], data: st.DataObject
) -> None:
    for state, chance in positions(game, data):
        listed = list(islice(game.legal_moves(state), LONG + 1))
        written = {msgspec.json.encode(move, order="sorted") for move in listed}
        assert len(written) == len(listed)
        expected = {(each.player, kind) for each in game.expect(state) for kind in each.types}
        found = {(move["player"], move["type"]) for move in listed}
        assert found <= expected
        assert found == expected or len(listed) > LONG
        for player in {move["player"] for move in listed}:
            costs = [cost(game, state, move, chance) for move in listed if move["player"] == player]
            assert costs == sorted(costs)


def cost(game: Game[Any], state: Any, listed: Any, chance: Random) -> int:
    """How many abilities a listed move spends."""
    move = playouts.as_move(game, playouts.settle(listed, chance.randint))
    return kit_of(game.id).spent(game.resolve(state, move))


@games
@law
@given(st.data())
def test_a_refused_move_changes_nothing_and_an_untimely_one_has_one_reason(
    game: Game[Any], data: st.DataObject
) -> None:
    for state, step, _ in refusals(game, data):
        assert step.after == state
        names = [violation.code.partition("/")[2] for violation in step.violations]
        assert len(names) == 1 or not set(names).intersection(ALONE)


@games
@law
@given(st.data())
def test_an_alternative_put_in_its_place_is_not_refused_there_again(game: Game[Any], data: st.DataObject) -> None:
    for state, step, move in refusals(game, data):
        for violation in step.violations:
            for alternative in violation.alternatives[:4]:
                amended = kit_of(game.id).amended(move, violation, msgspec.to_builtins(alternative))
                if amended is None or "type" in violation.pointer:  # Another type of move has other fields.
                    continue
                again = game.resolve(state, playouts.as_move(game, amended)).violations
                assert (violation.pointer, violation.code) not in [(each.pointer, each.code) for each in again]


def refusals(game: Game[Any], data: st.DataObject) -> list[tuple[Any, Step[Any], Any]]:
    """Near misses that are refused, with where they were tried; none at the end, where there is no legal move."""
    found = []
    for state, chance in positions(game, data)[:-1]:
        for move in [playouts.near_miss(chance, game, state) for _ in range(NEAR_MISSES)]:
            step = game.resolve(state, move)
            if step.violations:
                found.append((state, step, msgspec.to_builtins(move)))
    return found


@games
@law
@given(st.data())
def test_after_the_end_nothing_is_legal_but_what_a_game_allows(game: Game[Any], data: st.DataObject) -> None:
    document = playouts.record(game, data.draw(playouts.sizes(game)))
    end = judge.replay(document).state
    assert game.is_over(end)
    allowed = playouts.tags_after_the_end(game.id)
    expected = {(each.player, kind) for each in game.expect(end) for kind in each.types}
    assert expected == {(move["player"], move["type"]) for move in game.legal_moves(end)}
    assert {kind for _, kind in expected} <= set(allowed)
    for move in document.moves:
        if playouts.tag_of(move) not in allowed:
            [violation] = game.resolve(end, move).violations
            assert violation.code == f"{game.id}/game-over"
