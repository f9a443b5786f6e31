"""SWAP tiles of SMARTish: which two tiles change places, once a round, before the question."""

from __future__ import annotations

import pytest

from tests.referee.smartish_races import TILES, asked, played, question, refused, setup, swap, told


def test_two_tiles_change_places_and_the_turn_goes_on() -> None:
    state = played(setup(), swap("Red", ("Red", 2), ("Blue", 1)))
    tiles = {name: [tile["tile"] for tile in team["tiles"]] for name, team in state["players"].items()}
    assert tiles == {"Red": ["film", "design", "tv", "humans"], "Blue": ["music", "nature", "science", "history"]}
    assert (state["waiting"], state["players"]["Red"]["swap"], state["players"]["Blue"]["swap"]) == (
        ["Red"],
        False,
        True,
    )


@pytest.mark.parametrize("ends", [(("Red", 1), ("Red", 4)), (("Blue", 2), ("Green", 2)), (("Green", 1), ("Green", 3))])
def test_any_two_that_lie_face_up(ends: tuple[tuple[str, int], tuple[str, int]]) -> None:
    """Own ones, or those of others (ST:35, ST-15)."""
    (one, one_slot), (other, other_slot) = ends
    state = played(setup(3), swap("Red", *ends))
    assert state["players"][one]["tiles"][one_slot - 1]["tile"] == TILES[other][other_slot - 1]
    assert state["players"][other]["tiles"][other_slot - 1]["tile"] == TILES[one][one_slot - 1]


def test_one_swap_a_round() -> None:
    again = refused(setup(), swap("Red", ("Red", 2), ("Blue", 1)), swap("Red", ("Red", 2), ("Blue", 1)))
    assert [told(each) for each in again] == [("swap-spent", "ST:36", {"player": "Red"}, ["question"])]


def test_a_tile_that_was_asked_stays_where_it_is() -> None:
    found = refused(setup(), question("Red", "right"), swap("Blue", ("Red", 1), ("Blue", 1)))
    assert [(each["pointer"], *told(each)) for each in found] == [
        ("/moves/3/a", "swap-face-down", "ST:35", {"player": "Red", "slot": 1}, [])
    ]


def test_a_tile_is_not_swapped_with_itself() -> None:
    found = refused(setup(), swap("Red", ("Blue", 3), ("Blue", 3)))
    assert [told(each) for each in found] == [("swap-same", "ST-15", {"player": "Blue", "slot": 3}, [])]


def test_where_one_tile_is_left_there_is_nothing_to_swap() -> None:
    """Blue's last question: all other tiles were asked, so that only the question is awaited."""
    facts = {"sent": "tie_break", "expected": ["question"], "waiting": ["Blue"]}
    early = {"type": "tie_break", "player": "Blue", "tile": "geography", "correct": True}
    found = refused(setup(), *asked(["R-", "B-"] * 3), *asked(["R-"]), early)
    assert [told(each) for each in found] == [("not-now", "ST:21", facts, ["question"])]
