"""The list of legal next moves of SMARTish: whole lists, their order and their number."""

from __future__ import annotations

from itertools import product

from tests.referee.smartish_races import Json, asked, listed, question, setup, steal, swap, tie_break

SWAPPED = swap("Red", ("Red", 1), ("Blue", 1))
IN_THE_STRETCH = tuple(asked(["R+", "B-"] * 3))  # Red on 1+2+3 = 6


def test_of_two_teams_the_other_reads_and_steals_before() -> None:
    """ST-07; each answer is right or wrong, and outside the home stretch points only move on."""
    answers = ("right", "wrong")
    bare = [question("Red", answer) for answer in answers]
    stolen = [question("Red", defender, steal("Blue", answer)) for defender, answer in product(answers, answers)]
    assert listed(setup(), SWAPPED) == [*bare, *stolen]


def test_a_swap_may_come_first_with_either_end_first() -> None:
    """Eight tiles lie face up: 8·7/2 = 28 pairs, each from both ends, beside the six questions."""
    moves = listed(setup())
    swaps = [move for move in moves if move["type"] == "swap"]
    assert (len(swaps), len(moves)) == (56, 62)
    assert swaps[0] == swap("Red", ("Red", 1), ("Red", 2))
    assert swaps[1] == swap("Red", ("Red", 2), ("Red", 1))


def last_question(**readings: str) -> list[Json]:
    """Red's fourth question with Red in the home stretch of a lap of 12; the two last tiles lie face up."""
    return listed(setup(spaces=12, stretch=6, **readings), *IN_THE_STRETCH)


START = [
    question("Red", "right"),
    question("Red", "wrong"),
    swap("Red", ("Red", 4), ("Blue", 4)),
    swap("Red", ("Blue", 4), ("Red", 4)),
    question("Red", "right", steal("Blue", "right")),
    question("Red", "right", steal("Blue", "wrong")),
    question("Red", "wrong", steal("Blue", "right")),
    question("Red", "wrong", steal("Blue", "right", use="push_back")),
]
END = [question("Red", "wrong", steal("Blue", "wrong"))]


def test_in_the_home_stretch_a_steal_that_wins_may_push() -> None:
    assert last_question() == [*START, *END]


def test_a_table_that_splits_has_all_sums_of_the_three_points() -> None:
    splits = [{"advance": part, "push_back": 3 - part} for part in (0, 1, 2, 3)]
    parted = [question("Red", "wrong", steal("Blue", "right", use=split)) for split in splits]
    assert last_question(ST_09="split") == [*START, *parted, *END]


def test_three_teams_have_each_way_to_steal() -> None:
    """Worked by hand for Red's question, nobody in the home stretch.

    None: 2. Blue alone, which then does not read, or Green: Blue only before, 2 answers; Green before or after, 4;
    for both answers of Red 2·(2+4) = 12. Both: Blue before and Green before, as the last of them reads: 2·4 = 8.
    """
    moves = listed(setup(3), swap("Red", ("Red", 1), ("Blue", 1)))
    assert len(moves) == 2 + 12 + 8
    after = [each["player"] for move in moves for each in move.get("steals", ()) if each["when"] == "after"]
    assert set(after) == {"Green"}


def test_one_attacker_only_where_the_table_plays_so() -> None:
    moves = listed(setup(3, ST_01="first"), swap("Red", ("Red", 1), ("Blue", 1)))
    assert len(moves) == 2 + 12


def test_a_tied_team_draws_any_tile_that_is_left() -> None:
    """Twenty without the eight on the table, each right or wrong."""
    moves = listed(setup(spaces=6, stretch=1), *asked(["R+", "B+"] * 3))
    assert len(moves) == 24
    assert moves[:3] == [
        tie_break("Red", "geography", "right"),
        tie_break("Red", "geography", "wrong"),
        tie_break("Red", "language", "right"),
    ]


def test_a_race_that_is_won_has_none() -> None:
    assert listed(setup(spaces=6, stretch=1), *asked(["R+", "B-"] * 3)) == []
