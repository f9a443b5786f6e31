"""What boxes and totals give in Smoothies: bonuses and stars; in the order of the rulebook.

Ana chooses the square blender with red 3, pink 4, purple 5, blue 6 and green 1 unless a test says otherwise; the pad
has plain boxes but for those named, and columns 1-7 and 14. Neighbours are told in reading order: above, left, right,
below.
"""

from __future__ import annotations

import pytest

from tests.referee.smoothies_plays import LONG, THROW, abilities, crossed, play, refused
from tests.referee.tables import blend, pad, pick

ROUND = (THROW, blend("Ana", "round"))
SQUARE = (THROW, blend("Ana", "square"))
BEN_PICKS = (*ROUND, pick("Ana", "yellow"))
MODIFIERS = pad(blenders=(LONG, "modifier_1 modifier_1 modifier_3 plain plain plain black"))  # one blend gives three
SOLO = {"players": "Ana", "objective": "easy"}


# Bonuses


def test_a_total_of_seven_gives_one_free_box() -> None:
    assert crossed(play(*SQUARE, pick("Ana", "red pink", bonus=["green-1"]))) >= {"red-7", "pink-7", "green-1"}
    too_many = refused(*SQUARE, pick("Ana", "red pink", bonus=["green-1", "green-2"]))
    assert too_many == [("bonus-too-many", "/bonus/1", "SM:35", {"sent": 2, "allowed": 1, "total": 7}, [])]


def test_a_total_of_fourteen_gives_two_free_boxes() -> None:
    dice = "red purple blue"  # 3 + 5 + 6
    done = play(*SQUARE, pick("Ana", dice, bonus=["green-1", "orange-2"]))
    assert crossed(done) >= {"red-14", "purple-14", "blue-14", "green-1", "orange-2"}
    too_many = refused(*SQUARE, pick("Ana", dice, bonus=["green-1", "green-2", "green-3"]))
    assert too_many == [("bonus-too-many", "/bonus/2", "SM:35", {"sent": 3, "allowed": 2, "total": 14}, [])]


def test_any_other_total_gives_none() -> None:
    found = refused(*SQUARE, pick("Ana", "blue", bonus=["green-1"]))
    assert found == [("bonus-not-earned", "/bonus", "SM:35", {"total": 6}, [])]


def test_a_passive_player_earns_a_bonus_with_an_extra_die() -> None:
    assert crossed(play(*BEN_PICKS, pick("Ben", "red pink", bonus=["green-1"])), "Ben") == {
        "red-7", "pink-7", "green-1",
    }  # fmt: skip


def test_a_seven_made_by_a_modifier_gives_the_bonus() -> None:
    done = play(*SQUARE, pick("Ana", "blue", modifiers=[1], bonus=["green-1"]), sheet=MODIFIERS)
    assert crossed(done) >= {"blue-7", "green-1"}


def test_a_seven_passed_on_the_way_gives_none() -> None:
    found = refused(*SQUARE, pick("Ana", "blue", modifiers=[1, -1], bonus=["green-1"]), sheet=MODIFIERS)
    assert found == [("bonus-not-earned", "/bonus", "SM:35", {"total": 6}, [])]


def test_a_bonus_of_a_total_whose_boxes_were_all_crossed_hangs_on_the_reading() -> None:
    turn = (*SQUARE, pick("Ana", "red pink"), pick("Ana", "yellow"))
    again = (*SQUARE, pick("Ana", "red pink", bonus=["green-1"]))
    sheet = pad(blenders=(LONG, LONG))
    done = play(*turn, *again, sheet=sheet, **SOLO)
    assert "green-1" in crossed(done)
    assert "SM-10" in done["rulings_used"]
    found = refused(*turn, *again, sheet=sheet, SM_10="new-cross", **SOLO)
    assert found == [("bonus-not-earned", "/bonus", "SM-10", {"total": 7}, [])]


# At most eight boxes that could be taken instead, by steps across rows and column numbers, in reading order.
NEAR = {
    # 1 step: orange-1; 2: yellow-3, orange-2, red-1; 3: yellow-4, orange-3, red-2, pink-1. yellow-2 is no plain box.
    "yellow-1": "orange-1 yellow-3 orange-2 red-1 yellow-4 orange-3 red-2 pink-1",
    # 1 step: yellow-3, orange-2; 2: yellow-4, orange-1, orange-3, red-2; 3: yellow-5, orange-4 and more.
    "yellow-2": "yellow-3 orange-2 yellow-4 orange-1 orange-3 red-2 yellow-5 orange-4",
    # No box of a fruit row: counted from the first row, so as from yellow-1.
    "round-1": "orange-1 yellow-3 orange-2 red-1 yellow-4 orange-3 red-2 pink-1",
}


@pytest.mark.parametrize("box", NEAR)
def test_a_bonus_takes_no_star_no_ability_and_no_blender_box(box: str) -> None:
    sheet = pad({"yellow-1": "star", "yellow-2": "reroll"})
    found = refused(*SQUARE, pick("Ana", "red pink", bonus=[box]), sheet=sheet)
    assert found == [("bonus-special-box", "/bonus/0", "SM:36", {"sent": box}, NEAR[box].split())]


def test_a_bonus_takes_no_box_that_is_crossed() -> None:
    found = refused(*SQUARE, pick("Ana", "red pink", bonus=["red-7"]))
    # red-7 and pink-7 are crossed. 1 step: orange-7, red-6; 2: five boxes; 3: yellow-6 and more.
    near = ["orange-7", "red-6", "yellow-7", "orange-6", "red-5", "pink-6", "purple-7", "yellow-6"]
    assert found == [("bonus-taken", "/bonus/0", "SM-11", {"sent": "red-7"}, near)]
    twice = refused(*SQUARE, pick("Ana", "red purple blue", bonus=["green-1", "green-1"]))
    # 1 step: blue-1, green-2; 2: purple-1, blue-2, green-3; 3: pink-1, purple-2, blue-3 and more.
    near = ["blue-1", "green-2", "purple-1", "blue-2", "green-3", "pink-1", "purple-2", "blue-3"]
    assert twice == [("bonus-taken", "/bonus/1", "SM-11", {"sent": "green-1"}, near)]


def test_a_bonus_takes_no_box_that_the_sheet_lacks() -> None:
    found = refused(*SQUARE, pick("Ana", "red pink", bonus=["red-13"]))
    # Column 14 is one step away and one more for each row; then, red-7 being crossed, orange-7 with 1 + 6 steps.
    near = ["red-14", "orange-14", "pink-14", "yellow-14", "purple-14", "blue-14", "green-14", "orange-7"]
    assert found == [("box-unknown", "/bonus/0", "SM:10", {"sent": "red-13"}, near)]


def test_a_bonus_in_column_seven_gives_no_further_bonus() -> None:
    done = play(*SQUARE, pick("Ana", "red pink", bonus=["blue-7"]))
    assert "blue-7" in crossed(done)
    assert done["offers"] == []


def test_a_bonus_not_taken_is_offered_with_every_box_that_is_free() -> None:
    sheet = pad({"yellow-1": "star"}, columns=(1, 7, 14))
    [offer] = play(*SQUARE, pick("Ana", "red purple blue", bonus=["red-1"]), sheet=sheet)["offers"]
    # 21 boxes less the star, red-14, purple-14, blue-14 and the one taken are 16.
    assert (offer["kind"], offer["player"], offer["count"], offer["rule"]) == ("bonus", "Ana", 1, "SM:35")
    assert len(offer["options"]) == 16
    assert not {"yellow-1", "red-14", "purple-14", "blue-14", "red-1"}.intersection(offer["options"])


def test_the_bonus_comes_after_the_stars_or_before_them_by_the_reading() -> None:
    sheet = pad({"red-7": "star"})
    both = (*SQUARE, pick("Ana", "red pink", stars=["red-6"], bonus=["red-6"]))
    free = ["orange-7", "red-14"]  # of the star's neighbours, beside red-6 and the pink-7 not yet crossed
    # 1 step from red-6: orange-6, red-5, pink-6; 2: yellow-6, orange-5, orange-7, red-4, pink-5 and more.
    near = ["orange-6", "red-5", "pink-6", "yellow-6", "orange-5", "orange-7", "red-4", "pink-5"]
    assert refused(*both, sheet=sheet) == [("bonus-taken", "/bonus/0", "SM-11", {"sent": "red-6"}, near)]
    assert refused(*both, sheet=sheet, SM_20="bonus-first") == [
        ("star-taken", "/stars/0", "SM:41", {"star": "red-7", "sent": "red-6"}, [*free, "pink-7"])
    ]


def test_a_bonus_that_comes_first_may_take_the_box_of_a_die() -> None:
    sheet = pad(columns=(1, 7, 14))
    dice = "red purple blue"  # 3 + 5 + 6
    last, first = (
        play(*SQUARE, pick("Ana", dice, bonus=["red-1"]), sheet=sheet, SM_20=reading)["offers"][0]["options"]
        for reading in ("bonus-last", "bonus-first")
    )
    assert set(first) - set(last) == {"red-14", "purple-14", "blue-14"}
    assert "red-1" not in first
    done = play(*SQUARE, pick("Ana", dice, bonus=["red-1", "red-14"]), sheet=sheet, SM_20="bonus-first")
    assert crossed(done) == {"square-1", "square-2", "red-1", "red-14", "purple-14", "blue-14"}


# Stars


STAR = pad({"red-3": "star"})
AROUND = ["orange-3", "red-2", "red-4", "pink-3"]


@pytest.mark.parametrize("box", AROUND)
def test_a_star_crosses_one_box_beside_above_or_below(box: str) -> None:
    assert crossed(play(*SQUARE, pick("Ana", "red", stars=[box]), sheet=STAR)) >= {"red-3", box}


def test_a_star_without_an_answer_asks_for_one() -> None:
    missing = [("star-missing", "/stars/0", "SM:41", {"star": "red-3", "free": AROUND}, AROUND)]
    assert refused(*SQUARE, pick("Ana", "red"), sheet=STAR) == missing
    assert refused(*SQUARE, pick("Ana", "red", stars=[None]), sheet=STAR) == missing


@pytest.mark.parametrize("box", ["orange-2", "orange-4", "pink-2", "red-5", "red-1", "square-3"])
def test_a_star_crosses_no_box_that_does_not_touch_it(box: str) -> None:
    facts = {"star": "red-3", "sent": box, "free": AROUND}
    found = refused(*SQUARE, pick("Ana", "red", stars=[box]), sheet=pad({"red-3": "star"}, blenders=(LONG, LONG)))
    codes = [("star-not-adjacent", "/stars/0", "SM:41", facts, AROUND)]
    if box == "square-3":  # Five dice have crossed it.
        codes.append(("star-taken", "/stars/0", "SM:41", {"star": "red-3", "sent": box}, AROUND))
    assert found == codes


def test_a_star_crosses_no_box_that_is_crossed() -> None:
    # pink-7 is crossed first, and touches red-7 from below.
    found = refused(*SQUARE, pick("Ana", "pink red", stars=["pink-7"]), sheet=pad({"red-7": "star"}))
    facts = {"star": "red-7", "sent": "pink-7"}
    assert found == [("star-taken", "/stars/0", "SM:41", facts, ["orange-7", "red-6", "red-14"])]


def test_a_star_crosses_no_box_that_the_sheet_lacks() -> None:
    found = refused(*SQUARE, pick("Ana", "red", stars=["red-13"]), sheet=STAR)
    assert found == [("box-unknown", "/stars/0", "SM:10", {"sent": "red-13"}, AROUND)]


def test_boxes_do_not_touch_across_a_gap() -> None:
    sheet = pad({"red-3": "star", "red-4": None})
    facts = {"star": "red-3", "sent": "red-5", "free": ["orange-3", "red-2", "pink-3"]}
    found = refused(*SQUARE, pick("Ana", "red", stars=["red-5"]), sheet=sheet)
    assert found == [("star-not-adjacent", "/stars/0", "SM:41", facts, ["orange-3", "red-2", "pink-3"])]


def test_neighbouring_columns_touch_whatever_their_numbers() -> None:
    assert crossed(play(*SQUARE, pick("Ana", "red pink", stars=["red-14"]), sheet=pad({"red-7": "star"}))) >= {"red-14"}


def test_an_answer_that_no_star_asks_for_is_refused() -> None:
    found = refused(*SQUARE, pick("Ana", "red", stars=["red-4"]))
    assert found == [("star-extra", "/stars/0", "SM:41", {"sent": 1, "asked": 0}, [])]


def test_a_star_without_a_free_neighbour_asks_nothing() -> None:
    sheet = pad(dict.fromkeys(AROUND) | {"red-3": "star"})
    assert crossed(play(*SQUARE, pick("Ana", "red"), sheet=sheet)) == {"square-1", "square-2", "red-3"}
    found = refused(*SQUARE, pick("Ana", "red", stars=["red-5"]), sheet=sheet)
    assert found == [("star-extra", "/stars/0", "SM:41", {"sent": 1, "asked": 0}, [])]


CHAIN = pad({"red-3": "star", "red-4": "star", "red-5": "reroll"})


def test_a_star_crossed_by_a_star_asks_in_its_turn() -> None:
    done = play(*SQUARE, pick("Ana", "red", stars=["red-4", "red-5"]), sheet=CHAIN)
    assert crossed(done) >= {"red-3", "red-4", "red-5"}
    assert abilities(done, "reroll") == (2, 0)  # the one that everybody starts with, and that of red-5
    free = ["orange-4", "red-5", "pink-4"]
    found = refused(*SQUARE, pick("Ana", "red", stars=["red-4"]), sheet=CHAIN)
    assert found == [("star-missing", "/stars/1", "SM:41", {"star": "red-4", "free": free}, free)]


def test_a_star_crossed_by_a_star_asks_nothing_where_the_table_reads_so() -> None:
    done = play(*SQUARE, pick("Ana", "red", stars=["red-4"]), sheet=CHAIN, SM_14="no-chain")
    assert (done["legal"], done["rulings_used"]) == (True, ["SM-14"])
    found = refused(*SQUARE, pick("Ana", "red", stars=["red-4", "red-5"]), sheet=CHAIN, SM_14="no-chain")
    assert found == [("star-extra", "/stars/1", "SM:41", {"sent": 2, "asked": 1}, [])]


def test_an_ability_crossed_by_a_star_is_gained_under_both_readings() -> None:
    for reading in ("chain", "no-chain"):
        sheet = pad({"red-3": "star", "red-4": "reroll"})
        done = play(*SQUARE, pick("Ana", "red", stars=["red-4"]), sheet=sheet, SM_14=reading)
        assert abilities(done, "reroll") == (2, 0)


def test_a_star_may_be_declined_where_the_table_reads_so() -> None:
    for stars in ([], [None]):
        done = play(*SQUARE, pick("Ana", "red", stars=stars), sheet=STAR, SM_16="may")
        assert crossed(done) == {"square-1", "square-2", "red-3"}
        assert "SM-16" in done["rulings_used"]
    found = refused(*SQUARE, pick("Ana", "red", stars=[None, "red-4"]), sheet=STAR, SM_16="may")
    assert found == [("star-extra", "/stars/1", "SM:41", {"sent": 2, "asked": 1}, [])]


def test_a_star_that_was_not_answered_is_offered_and_one_declined_is_not() -> None:
    silent, declined = (
        play(*SQUARE, pick("Ana", "red", stars=stars), sheet=STAR, SM_16="may")["offers"] for stars in ([], [None])
    )
    assert silent == [{"kind": "star", "player": "Ana", "count": 1, "options": AROUND, "rule": "SM-16"}]
    assert declined == []


def test_of_several_stars_not_answered_the_first_is_offered() -> None:
    sheet = pad({"red-7": "star", "pink-7": "star"})
    [offer] = play(*SQUARE, pick("Ana", "pink red"), sheet=sheet, SM_16="may")["offers"][:-1]  # the last is the bonus
    assert offer["options"] == ["red-7", "pink-6", "pink-14", "purple-7"]
    declined = play(*SQUARE, pick("Ana", "pink red", stars=[None]), sheet=sheet, SM_16="may")["offers"][:-1]
    assert [each["options"] for each in declined] == [["orange-7", "red-6", "red-14"]]  # pink-7 is crossed


def test_a_star_crossing_a_box_in_column_seven_gives_no_bonus() -> None:
    sheet = pad({"blue-6": "star"})
    found = refused(*SQUARE, pick("Ana", "blue", stars=["blue-7"], bonus=["green-1"]), sheet=sheet)
    assert found == [("bonus-not-earned", "/bonus", "SM:35", {"total": 6}, [])]


# Stars and the blender rows


def test_a_star_of_a_blender_is_answered_before_the_next_box_is_crossed() -> None:
    sheet = pad(blenders=("star plain plain plain black", LONG))
    done = play(THROW, blend("Ana", "round", "round-2"), sheet=sheet)
    assert crossed(done) == {"round-1", "round-2", "round-3"}
    missing = [("star-missing", "/stars/0", "SM:41", {"star": "round-1", "free": ["round-2"]}, ["round-2"])]
    assert refused(THROW, blend("Ana", "round"), sheet=sheet) == missing


def test_a_star_of_a_blender_may_have_to_cross_the_black_box() -> None:
    sheet = pad(blenders=("star black grey:-1", LONG))
    assert crossed(play(THROW, blend("Ana", "round", "round-2"), sheet=sheet)) == {"round-1", "round-2", "round-3"}


def test_boxes_after_a_gap_in_a_blender_row_stay_crossed_and_the_leftmost_free_ones_follow() -> None:
    sheet = pad(blenders=("star plain plain plain plain black", LONG), touches=["round-1 round-4"])
    turn = (THROW, blend("Ana", "round", "round-4"), pick("Ana", "yellow"), pick("Ana", "red"))
    once = play(*turn, sheet=sheet, **SOLO)
    assert {box for box in crossed(once) if "round" in box} == {"round-1", "round-2", "round-4"}
    twice = play(*turn, THROW, blend("Ana", "round"), sheet=sheet, **SOLO)
    assert {box for box in crossed(twice) if "round" in box} == {f"round-{place}" for place in (1, 2, 3, 4, 5)}


TOUCHING = pad({"red-3": "star"}, blenders=(LONG, LONG), touches=["round-1 red-3"])


def test_a_printed_touch_joins_a_fruit_box_and_a_blender_box() -> None:
    assert crossed(play(*SQUARE, pick("Ana", "red", stars=["round-1"]), sheet=TOUCHING)) >= {"red-3", "round-1"}


def test_a_passive_player_crosses_no_blender_box_by_a_star() -> None:
    sheet = pad({"red-3": "star"}, blenders=(LONG, LONG), touches=["square-1 red-3"])
    found = refused(*BEN_PICKS, pick("Ben", "red", stars=["square-1"]), sheet=sheet)
    facts = {"star": "red-3", "sent": "square-1"}
    assert found == [("star-passive-blender", "/stars/0", "SM:31", facts, AROUND)]
    found = refused(*BEN_PICKS, pick("Ben", "red", stars=["square-2"]), sheet=sheet)
    assert [code for code, *_ in found] == ["star-passive-blender", "star-not-adjacent"]


def test_a_passive_player_s_star_beside_nothing_but_a_blender_box_asks_nothing() -> None:
    sheet = pad(dict.fromkeys(AROUND) | {"red-3": "star"}, blenders=(LONG, LONG), touches=["square-1 red-3"])
    assert crossed(play(*BEN_PICKS, pick("Ben", "red"), sheet=sheet), "Ben") == {"red-3"}
