"""Pushes of SMARTish: points that were stolen move the defender back in the home stretch (ST:32)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.smartish_races import asked, positions, question, refused, setup, steal, told

# A lap of 12 whose last six spaces, 6 to 11, are the home stretch; Red has 1+2+3 = 6 before its last question.
IN_THE_STRETCH = tuple(asked(["R+", "B-"] * 3))


def table(**readings: str) -> Any:
    return setup(spaces=12, stretch=6, **readings)


def stolen(use: Any, answer: str = "right", defender: str = "wrong") -> Any:
    return question("Red", defender, steal("Blue", answer, use=use))


@pytest.mark.parametrize(
    ("readings", "use", "expected"),
    [
        ({}, "push_back", [3, 0]),  # 6-3
        ({}, "advance", [6, 3]),
        ({"ST_11": "stop-at-stretch"}, "push_back", [6, 0]),  # its first space is 6
        ({"ST_09": "split"}, {"advance": 1, "push_back": 2}, [4, 1]),  # 6-2
        ({"ST_09": "split"}, {"advance": 3, "push_back": 0}, [6, 3]),
        ({"ST_09": "split"}, {"advance": 0, "push_back": 3}, [3, 0]),
    ],
)
def test_where_points_go(readings: dict[str, str], use: Any, expected: list[int]) -> None:
    assert positions(table(**readings), *IN_THE_STRETCH, stolen(use)) == expected


def test_a_push_needs_the_home_stretch() -> None:
    facts = {"player": "Red", "position": 0, "from": 6, "to": 11}
    found = refused(table(), stolen("push_back"))
    assert [told(each) for each in found] == [("push-not-home-stretch", "ST-10", facts, ["advance"])]


@pytest.mark.parametrize(("answer", "defender"), [("wrong", "wrong"), ("right", "right"), ("wrong", "right")])
@pytest.mark.parametrize("use", ["push_back", {"advance": 0, "push_back": 0}])
def test_nothing_won_is_nothing_to_use(answer: str, defender: str, use: Any) -> None:
    found = refused(table(ST_09="split"), *IN_THE_STRETCH, stolen(use, answer, defender))
    assert [told(each) for each in found] == [("push-nothing-won", "ST:32", {"player": "Blue"}, ["advance"])]


def test_a_split_of_points_that_were_not_won_breaks_two_rules() -> None:
    facts = {"advance": 1, "push_back": 0, "won": 0}
    found = refused(table(ST_09="split"), *IN_THE_STRETCH, stolen({"advance": 1, "push_back": 0}, "wrong"))
    assert [told(each) for each in found] == [
        ("push-split", "ST-09", facts, ["advance"]),
        ("push-nothing-won", "ST:32", {"player": "Blue"}, ["advance"]),
    ]


def test_a_split_that_is_refused_names_the_uses_that_are_not() -> None:
    split = {"advance": 1, "push_back": 2}
    whole = refused(table(), *IN_THE_STRETCH, stolen(split))
    assert [told(each) for each in whole] == [("push-split", "ST-09", {**split, "won": 3}, ["advance", "push_back"])]
    short = refused(table(ST_09="split"), *IN_THE_STRETCH, stolen({"advance": 0, "push_back": 2}))
    uses = ["advance", "push_back", {"advance": 1, "push_back": 2}, {"advance": 2, "push_back": 1}]
    assert [told(each) for each in short] == [("push-split", "ST-09", {"advance": 0, "push_back": 2, "won": 3}, uses)]
