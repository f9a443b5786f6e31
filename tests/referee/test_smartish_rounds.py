"""Rounds and slots of SMARTish: who is asked for how much, and what is refused out of its time."""

from __future__ import annotations

import pytest

from tests.referee.smartish_races import TILES, Json, asked, played, positions, question, refused, setup, told

ALL_WRONG = tuple(asked(["R-", "B-"] * 4))


def assign(player: str, *tiles: str) -> Json:
    return {"type": "assign", "player": player, "tiles": list(tiles)}


# ST:20, ST:23, ST:25: the slots are worth 1, 2, 3 and 4; 1, 1+2 = 3, 3+3 = 6, 6+4 = 10.
@pytest.mark.parametrize(("slots", "red"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_right_answer_is_worth_the_dots_of_its_slot(slots: int, red: int) -> None:
    assert positions(setup(), *asked(["R+", "B-"] * slots)) == [red, 0]


def test_a_tile_lies_face_up_until_it_was_asked() -> None:
    before, after = played(setup()), played(setup(), question("Red", "right"))
    assert [tile["face_up"] for tile in before["players"]["Red"]["tiles"]] == [True] * 4
    assert [tile["face_up"] for tile in after["players"]["Red"]["tiles"]] == [False, True, True, True]  # ST:24
    assert (after["slot"], after["waiting"]) == (1, ["Blue"])


def test_the_next_round_begins_with_the_next_team_and_all_tiles_back() -> None:
    state = played(setup(), *ALL_WRONG)
    assert (state["phase"], state["round"], state["first"]) == ("assign", 2, "Blue")  # ST:38, ST-26
    assert state["waiting"] == ["Red", "Blue"]
    assert [team["tiles"] for team in state["players"].values()] == [[], []]


def test_only_the_team_on_turn_is_asked() -> None:
    assert [told(each) for each in refused(setup(), question("Blue", "right"))] == [
        ("out-of-turn", "ST:24", {"player": "Blue", "expected": ["Red"]}, ["Red"])
    ]


def test_who_has_its_tiles_hears_who_has_none() -> None:
    again = refused(setup(), *ALL_WRONG, assign("Red", *TILES["Red"]), assign("Red", *TILES["Blue"]))
    facts = {"sent": "assign", "expected": ["assign"], "waiting": ["Blue"]}
    assert [told(each) for each in again] == [("not-now", "ST:20", facts, ["assign"])]


def test_tiles_in_the_middle_of_a_round_wait_for_the_next() -> None:
    facts = {"sent": "assign", "expected": ["swap", "question"], "waiting": ["Red"]}
    found = refused(setup(), assign("Red", *TILES["Green"]))
    assert [told(each) for each in found] == [("not-now", "ST:21", facts, ["swap", "question"])]


def test_four_tiles_that_nobody_holds() -> None:
    # Of the twenty in the order of ST:14, without Red's four and those that Blue names.
    free = ["geography", "language", "food-drink", "art-stage"]
    free += ["architecture", "sports-games", "communities", "technology"]
    start = (*ALL_WRONG, assign("Red", *TILES["Red"]))
    taken = refused(setup(), *start, assign("Blue", "film", "design", "nature", "science"))
    assert [told(each) for each in taken] == [("tile-taken", "ST:20", {"tile": "film", "player": "Red"}, free)]
    few = refused(setup(), *start, assign("Blue", "design", "nature", "science"))
    assert [told(each) for each in few] == [("tile-count", "ST:20", {"sent": 3, "slots": 4}, [])]
    twice = refused(setup(), *start, assign("Blue", "design", "nature", "science", "design"))
    assert [(each["pointer"], told(each)[0]) for each in twice] == [("/moves/11/tiles/3", "tile-repeated")]
    shape = refused(setup(), *start, assign("Blue", "circle", "nature", "science", "design"))
    assert [told(each)[:3] for each in shape] == [("tile-unknown", "ST:14", {"tile": "circle"})]


def test_the_race_is_looked_at_after_each_pass_or_each_round() -> None:
    # A lap of 6: Red has 1+2+3 = 6 after the third pass, Blue nothing (ST:40, ST-18).
    answers = ["R+", "B-"] * 3
    assert played(setup(spaces=6, stretch=1), *asked(answers))["phase"] == "over"
    by_round = setup(spaces=6, stretch=1, ST_18="each-round")
    assert played(by_round, *asked(answers))["phase"] == "question"
    assert played(by_round, *asked([*answers, "R-", "B-"]))["phase"] == "over"
    late = refused(setup(spaces=6, stretch=1), *asked([*answers, "R+"]))
    assert [told(each) for each in late] == [("game-over", "ST:40", {}, [])]
