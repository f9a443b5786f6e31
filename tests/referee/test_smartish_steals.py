"""STEAL tiles of SMARTish: what each outcome brings, and who may play one when."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.smartish_races import asked, played, positions, question, refused, setup, steal, told


# ST:29 and ST:31, row by row, for Green on Red's first question; a debt (ST-08) shows a lost point on Start.
@pytest.mark.parametrize(
    ("when", "defender", "attacker", "position", "tiles"),
    [
        ("before", "right", "right", 0, 1),
        ("before", "right", "wrong", 0, 1),
        ("before", "wrong", "wrong", -1, 1),
        ("before", "wrong", "right", 3, 2),
        ("after", "right", "right", 0, 1),
        ("after", "right", "wrong", 0, 1),
        ("after", "wrong", "wrong", -1, 1),
        ("after", "wrong", "right", 1, 2),
    ],
)
def test_each_outcome_of_a_steal(when: str, defender: str, attacker: str, position: int, tiles: int) -> None:
    state = played(setup(3, ST_08="debt"), question("Red", defender, steal("Green", attacker, when)))
    assert (state["players"]["Green"]["position"], state["players"]["Green"]["steals"]) == (position, tiles)


def test_several_teams_are_settled_each_by_itself() -> None:
    # Blue before: 3; Green reads; Yellow after: 1 (ST-01, ST-06).
    move = question("Red", "wrong", steal("Blue", "right"), steal("Yellow", "right", "after"))
    assert positions(setup(4), move) == [0, 3, 0, 1]


def test_nobody_falls_behind_start() -> None:
    assert positions(setup(), question("Red", "wrong", steal("Blue", "wrong"))) == [0, 0]  # ST-08


# Blue steals 3, answers 1 and steals 3 more: 7 on a lap of 6. A failed steal then costs one, or nothing (ST-21).
@pytest.mark.parametrize(("reading", "blue"), [("at-test", 6), ("locked", 7)])
def test_a_team_that_is_home_may_lose_a_point_again(reading: str, blue: int) -> None:
    won, lost = steal("Blue", "right"), steal("Blue", "wrong")
    moves = [
        question("Red", "wrong", won),
        *asked(["B+", "G-"]),
        question("Red", "wrong", won),
        question("Blue", "wrong"),
        question("Green", "wrong", lost),
    ]
    assert positions(setup(3, spaces=6, stretch=2, ST_21=reading), *moves) == [0, blue, 0]


def test_a_team_has_two_tiles_a_round() -> None:
    lost = steal("Blue", "right")
    moves = [question("Red", "right", lost), *asked(["B-"]), question("Red", "right", lost), *asked(["B-"])]
    found = refused(setup(), *moves, question("Red", "right", lost))
    assert [told(each) for each in found] == [("no-steal-tile", "ST:29", {"player": "Blue"}, [])]
    kept = steal("Blue", "right")  # and as often as it is right where Red is wrong (ST-05)
    moves = [move for _ in range(4) for move in (question("Red", "wrong", kept), question("Blue", "wrong"))]
    assert positions(setup(), *moves) == [0, 12]


BLUE, GREEN = steal("Blue", "right"), steal("Green", "right")


@pytest.mark.parametrize(
    ("steals", "refusal"),
    [
        ([steal("Red", "right")], ("steal-own-question", "ST:27", {"player": "Red"}, ["Blue", "Green"])),
        ([BLUE, BLUE], ("steal-twice", "ST-02", {"player": "Blue"}, [])),
        ([GREEN, BLUE], ("steal-order", "ST-01", {"order": ["Blue", "Green"]}, [])),
        ([steal("Blue", "right", "after")], ("steal-reader-after", "ST:33", {"player": "Blue"}, ["before"])),
        ([BLUE, steal("Green", "right", "after")], ("steal-reader-after", "ST:33", {"player": "Green"}, ["before"])),
    ],
)
def test_who_may_not_steal(steals: list[Any], refusal: Any) -> None:
    found = refused(setup(3), question("Red", "right", *steals))
    assert [told(each) for each in found] == [refusal]


def test_where_only_the_first_may_the_second_is_told_who_was() -> None:
    found = refused(setup(3, ST_01="first"), question("Red", "right", BLUE, GREEN))
    assert [told(each) for each in found] == [("steal-second-attacker", "ST-01", {"player": "Blue"}, [])]
