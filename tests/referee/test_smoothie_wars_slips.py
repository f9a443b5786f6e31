"""Scorecards of Smoothie Wars as a tournament desk gets them: what a finding says may have happened.

Every sum is worked by hand beside it.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.tables import scorecard, totals
from tests.referee.weekdays import setup

TABLE = setup(advanced="extra_cards go_early")
IDLE = {"days": [{"start": 100, "sales": 0, "costs": 0, "end": 100}] * 7}


def row(start: int, sales: int, costs: int, end: int, *boxes: str) -> dict[str, Any]:
    return {"start": start, "sales": sales, "costs": costs, "end": end, **dict.fromkeys(boxes, True)}


def found(*days: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Code, place and likely slip of all that is wrong with Val's first days, after which nothing happens any more."""
    cash = days[-1]["end"]
    papers = {"Val": {"days": [*days, *[row(cash, 0, 0, cash)] * (7 - len(days))]}, "Max": IDLE}
    card = scorecard({"rules": "smoothie-wars@1", "setup": TABLE, "sheets": papers})
    return [
        (each["code"], each["pointer"].removeprefix("/sheets/Val/days"), each["facts"].get("slip", ""))
        for each in card["findings"]
    ]


@pytest.mark.parametrize(
    ("day", "slip"),
    [
        (row(100, 60, 30, 230), "loan_unmarked"),  # 130, and 100 more
        (row(100, 60, 30, 130, "loan"), "loan_not_added"),  # 230, and 100 fewer
        (row(100, 60, 30, 180), "bonus_unmarked"),  # 130, and 50 more
        (row(100, 60, 30, 130, "go_early"), "bonus_not_added"),  # 180, and 50 fewer
        (row(100, 60, 30, 190), "costs_added"),  # 100 + 60 + 30
        (row(100, 60, 30, 103), "swapped"),  # 130
        (row(100, 60, 30, 131), "none"),
        (row(100, 60, 30, 181, "go_early"), "none"),  # 180: the bonus is in it
    ],
)
def test_a_wrong_evening_says_which_slip_gives_just_that(day: dict[str, Any], slip: str) -> None:
    assert found(day) == [("sheet/sum", "/0/end", slip)]


def test_the_twenty_of_an_extra_card_are_in_the_costs_already() -> None:
    idle = [row(100, 0, 0, 100)] * 3
    # Thursday: 100 + 90 - 50 = 140, and 20 fewer; before Thursday there is no such card.
    assert found(*idle, row(100, 90, 50, 120, "extra_card")) == [("sheet/sum", "/3/end", "extra_card")]
    assert found(row(100, 90, 50, 120)) == [("sheet/sum", "/0/end", "none")]


def test_the_loan_is_paid_back_after_sunday_s_sum() -> None:
    lent = [row(100, 0, 0, 200, "loan"), *[row(200, 0, 0, 200)] * 5]
    # Sunday: 200 + 60 - 30 = 230, and 130 fewer; the 130 are taken once, by the scorer.
    papers = {"Val": {"days": [*lent, row(200, 60, 30, 100)]}, "Max": IDLE}
    card = scorecard({"rules": "smoothie-wars@1", "setup": TABLE, "sheets": papers})
    assert [(each["pointer"][-6:], each["facts"]["slip"]) for each in card["findings"]] == [("/6/end", "repaid_early")]
    assert totals(card)["Val"] == 100
    assert found(row(100, 60, 30, 0)) == [("sheet/sum", "/0/end", "none")]  # on Monday nobody pays back


def test_a_morning_that_is_right_after_a_wrong_evening_is_said_to_be() -> None:
    # Monday 100 + 60 - 30 = 130, written as 103; Tuesday begins with 130.
    assert found(row(100, 60, 30, 103), row(130, 0, 0, 130)) == [
        ("sheet/sum", "/0/end", "swapped"),
        ("sheet/carry", "/1/start", "put_right"),
    ]


@pytest.mark.parametrize(("morning", "slip"), [(230, "loan_unmarked"), (310, "swapped"), (131, "none")])
def test_a_wrong_morning_says_which_slip_gives_just_that(morning: int, slip: str) -> None:
    assert found(row(100, 60, 30, 130), row(morning, 0, 0, morning)) == [("sheet/carry", "/1/start", slip)]


def test_a_slip_on_top_of_another_tells_how_much_was_carried() -> None:
    # Monday 130, written 150; Tuesday 150 + 40 - 10 = 180, written 181; truly 130 + 40 - 10 = 160.
    papers = {"Val": {"days": [row(100, 60, 30, 150), row(150, 40, 10, 181)]}, "Max": {"days": []}}
    card = scorecard({"rules": "smoothie-wars@1", "setup": TABLE, "sheets": papers})
    facts = next(each["facts"] for each in card["findings"] if each["pointer"].endswith("/1/end"))
    assert {name: facts[name] for name in ("written", "computed", "corrected", "carried")} == {
        "written": 181,
        "computed": 180,
        "corrected": 160,
        "carried": 20,
    }
    assert {name: facts[name] for name in ("start", "sales", "costs", "bonus", "loan")} == {
        "start": 150,
        "sales": 40,
        "costs": 10,
        "bonus": 0,
        "loan": 0,
    }
