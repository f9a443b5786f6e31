"""The one word for a document, and the claim beside what was computed.

The quick game of the tables ends with -14 for Ana and -12 for Ben, as worked out in test_judge.py.
"""

from __future__ import annotations

import pytest

from tests.referee.tables import (
    QUICK,
    QUICK_PAD,
    Json,
    pad,
    paper,
    record,
    roll,
    scorecard,
    setup,
    sheets,
    totals,
    verdict,
)

TABLE = setup(QUICK_PAD)
RIGHT = {
    "totals": {"Ana": -14, "Ben": -12},
    "sections": {"Ana": {"fruits": 0, "customers": -14, "blenders": 0}, "Ben": {"customers": -10, "blenders": -2}},
    "winners": ["Ben"],
}
TOO_LATE = roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1")


def judged(length: int = 8, *more: Json, claim: Json = None) -> Json:
    """The verdict on the beginning of the quick game, with some moves more."""
    claimed = {} if claim is None else {"claim": claim}
    return verdict(record([*QUICK[:length], *more], TABLE, **claimed))


def words(answer: Json) -> tuple[str, str]:
    """The status, and that of the claim."""
    return answer["status"], answer["claim"]["status"]


@pytest.mark.parametrize("claim", [None, {}, {"totals": {}, "sections": {}}, {"sections": {"Ana": {}}}])
def test_without_a_claim_or_with_an_empty_one_a_game_is_unclaimed(claim: Json) -> None:
    answer = judged(claim=claim)
    assert words(answer) == ("unclaimed", "absent")
    assert (answer["legal"], answer["accepted"], answer["finished"]) == (True, 8, True)
    assert totals(answer["score"]) == {"Ana": -14, "Ben": -12}


@pytest.mark.parametrize(
    "claim",
    [
        RIGHT,
        {"totals": {"Ben": -12}},
        {"sections": {"Ben": {"customers": -10}}},
        {"winners": ["Ben"]},
        {"totals": {"Ana": -14}, "sections": {"Ana": {}}},
    ],
)
def test_a_right_claim_or_part_of_one_confirms(claim: Json) -> None:
    answer = judged(claim=claim)
    assert words(answer) == ("confirmed", "confirmed")
    assert answer["claim"]["differences"] == []


def test_every_wrong_part_of_a_claim_is_a_difference() -> None:
    claim = {
        "totals": {"Ben": -10, "Ana": -14},
        "sections": {"Ben": {"blenders": 0, "customers": -10}, "Ana": {"fruits": 2}},
        "winners": ["Ana", "Ben"],
    }
    answer = judged(claim=claim)
    assert words(answer) == ("disputed", "disputed")
    assert answer["claim"]["differences"] == [
        {"player": "Ben", "item": "total", "claimed": -10, "computed": -12},
        {"player": "Ben", "item": "blenders", "claimed": 0, "computed": -2},
        {"player": "Ana", "item": "fruits", "claimed": 2, "computed": 0},
        {"item": "winners", "claimed": ["Ana", "Ben"], "computed": ["Ben"]},
    ]


def test_a_claim_that_nobody_won_is_no_empty_claim() -> None:
    answer = judged(claim={"winners": []})
    assert words(answer) == ("disputed", "disputed")
    assert answer["claim"]["differences"] == [{"item": "winners", "claimed": [], "computed": ["Ben"]}]


@pytest.mark.parametrize(("winners", "status"), [([], "confirmed"), (["Ana"], "disputed")])
def test_alone_nobody_wins_below_the_objective(winners: list[str], status: str) -> None:
    table = setup(pad(), players="Ana", objective="easy")
    card = scorecard(sheets({"Ana": paper((2, 2), red=[1, 2, 3])}, table, claim={"winners": winners}))
    assert words(card) == (status, status)


def test_the_order_of_the_winners_does_not_count() -> None:
    even = {"Ana": paper((2, 2), red=[1, 2, 3]), "Ben": paper((2, 2), blue=[1, 2, 3])}
    for winners in (["Ana", "Ben"], ["Ben", "Ana"]):
        assert words(scorecard(sheets(even, setup(pad()), claim={"winners": winners}))) == ("confirmed", "confirmed")


@pytest.mark.parametrize("length", range(8))
def test_a_claim_on_an_unfinished_game_is_premature(length: int) -> None:
    assert words(judged(length, claim=RIGHT)) == ("incomplete", "premature")
    assert words(judged(length)) == ("incomplete", "absent")
    assert judged(length)["score"]["provisional"] is True


@pytest.mark.parametrize("length", range(8))
def test_an_illegal_move_before_the_end_makes_a_claim_premature(length: int) -> None:
    wrong = {**QUICK[length], "player": "Ben" if QUICK[length]["player"] == "Ana" else "Ana"}
    answer = judged(length, wrong, claim=RIGHT)
    assert words(answer) == ("illegal", "premature")
    assert (answer["legal"], answer["accepted"], answer["finished"]) == (False, length, False)
    assert [found["pointer"] for found in answer["violations"]] == [f"/moves/{length}/player"]


@pytest.mark.parametrize(
    ("claim", "status"), [(RIGHT, "confirmed"), ({"winners": ["Ana"]}, "disputed"), ({}, "absent")]
)
def test_a_claim_is_compared_where_only_moves_after_the_end_are_illegal(claim: Json, status: str) -> None:
    answer = judged(8, TOO_LATE, claim=claim)
    assert words(answer) == ("illegal", status)
    assert (answer["accepted"], answer["finished"], answer["score"]["provisional"]) == (8, True, False)
    assert [(found["pointer"], found["code"]) for found in answer["violations"]] == [
        ("/moves/8", "smoothies/game-over")
    ]
