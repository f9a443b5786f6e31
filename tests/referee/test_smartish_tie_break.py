"""The tie-break of SMARTish: who answers on which tile, and who goes on (ST:42, ST-23 to ST-25)."""

from __future__ import annotations

import pytest

from tests.referee.smartish_races import Json, asked, played, question, refused, setup, tie_break, told

# A lap of 6, and 1+2+3 = 6 for Red and Blue after the third pass; Green has nothing.
TIED = tuple(asked(["R+", "B+", "G-"] * 3))
ALL_TIED = tuple(asked(["R+", "B+", "G+"] * 3))
# The box of twenty (ST:14) without the twelve tiles of three teams: eight are left.
LEFT = ["food-drink", "art-stage", "architecture", "sports-games", "communities", "technology"]
LEFT += ["traditions-beliefs", "literature"]


def table(**readings: str) -> Json:
    return setup(3, spaces=6, stretch=1, **readings)


def answers(*right: str) -> list[Json]:
    """A round in which these of the three are right, each on a tile of its own."""
    names = ("Red", "Blue", "Green")
    return [
        tie_break(name, tile, "right" if name in right else "wrong") for name, tile in zip(names, LEFT[:3], strict=True)
    ]


def test_the_tied_answer_in_the_order_of_the_round() -> None:
    state = played(table(), *TIED)
    assert (state["phase"], state["contenders"], state["waiting"]) == ("tie_break", ["Red", "Blue"], ["Red"])
    found = refused(table(), *TIED, tie_break("Blue", "literature", "right"))
    assert [told(each) for each in found] == [
        ("out-of-turn", "ST:42", {"player": "Blue", "expected": ["Red"]}, ["Red"])
    ]


def test_who_is_not_tied_is_not_asked() -> None:
    found = refused(table(), *TIED, tie_break("Green", "literature", "right"))
    facts = {"player": "Green", "tied": ["Red", "Blue"]}
    assert [told(each) for each in found] == [("tie-break-not-tied", "ST:42", facts, ["Red", "Blue"])]


def test_nothing_else_is_played_in_it() -> None:
    facts = {"sent": "question", "expected": ["tie_break"], "waiting": ["Red"]}
    found = refused(table(), *TIED, question("Red", "right"))
    assert [told(each)[0::2] for each in found] == [("not-now", facts)]


def test_a_tile_comes_from_what_is_left_in_the_box() -> None:
    on_table = refused(table(), *TIED, tie_break("Red", "film", "right"))
    assert [told(each) for each in on_table] == [("tie-break-tile", "ST:42", {"tile": "film"}, LEFT)]
    drawn = refused(table(), *TIED, tie_break("Red", "literature", "wrong"), tie_break("Blue", "literature", "right"))
    assert [told(each) for each in drawn] == [("tie-break-tile", "ST:42", {"tile": "literature"}, LEFT[:-1])]
    shape = refused(table(), *TIED, tie_break("Red", "circle", "right"))
    assert [told(each) for each in shape] == [("tile-unknown", "ST:14", {"tile": "circle"}, LEFT)]


def test_an_empty_box_takes_the_earlier_rounds_back() -> None:
    """Four rounds of two draw all eight; the fifth has those of rounds 1 to 4 again (ST-25)."""
    rounds = [tie_break(name, tile, "wrong") for name, tile in zip(["Red", "Blue"] * 4, LEFT, strict=True)]
    early = refused(table(), *TIED, *rounds[:-1], tie_break("Blue", LEFT[0], "right"))
    assert [told(each) for each in early] == [("tie-break-tile", "ST:42", {"tile": LEFT[0]}, LEFT[-1:])]
    again = [*rounds, tie_break("Red", LEFT[0], "right"), tie_break("Blue", LEFT[7], "wrong")]
    assert played(table(), *TIED, *again)["phase"] == "over"


@pytest.mark.parametrize(
    ("right", "reading", "goes_on"),
    [
        (("Red", "Green"), "sudden-death", ["Red", "Green"]),
        (("Red", "Green"), "all-repeat", ["Red", "Blue", "Green"]),
        ((), "sudden-death", ["Red", "Blue", "Green"]),
        (("Red", "Blue", "Green"), "sudden-death", ["Red", "Blue", "Green"]),
    ],
)
def test_who_goes_on(right: tuple[str, ...], reading: str, goes_on: list[str]) -> None:
    state = played(table(ST_23=reading), *ALL_TIED, *answers(*right))
    assert (state["phase"], state["contenders"], state["waiting"]) == ("tie_break", goes_on, goes_on[:1])


@pytest.mark.parametrize("reading", ["sudden-death", "all-repeat"])
def test_who_alone_is_right_wins_and_no_marker_moves(reading: str) -> None:
    state = played(table(ST_23=reading), *ALL_TIED, *answers("Blue"))
    assert state["phase"] == "over"
    assert [team["position"] for team in state["players"].values()] == [6, 6, 6]  # ST-24
