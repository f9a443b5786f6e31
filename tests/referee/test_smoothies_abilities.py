"""What the abilities of Smoothies give and cost; in the order of the rulebook.

Ana chooses the square blender with red 3, pink 4, purple 5, blue 6 and green 1 unless a test says otherwise; the pad
has plain boxes but for those named, and columns 1-7 and 14. Neighbours are told in reading order: above, left, right,
below.
"""

from __future__ import annotations

import pytest

from tests.referee.smoothies_plays import LONG, THROW, abilities, crossed, play, refused
from tests.referee.tables import blend, faces, pad, pick

ROUND = (THROW, blend("Ana", "round"))
SQUARE = (THROW, blend("Ana", "square"))
BEN_PICKS = (*ROUND, pick("Ana", "yellow"))
MODIFIERS = pad(blenders=(LONG, "modifier_1 modifier_1 modifier_3 plain plain plain black"))  # one blend gives three
SOLO = {"players": "Ana", "objective": "easy"}


# Gaining abilities


def test_everybody_starts_with_a_re_roll_an_extra_die_and_a_colour_change() -> None:
    done = play()
    for player in ("Ana", "Ben"):
        ready = {ability: abilities(done, ability, player) for ability in pad()["abilities"]}
        assert ready.pop("reroll") == ready.pop("extra_die") == ready.pop("colour_change") == (1, 0)
        assert set(ready.values()) == {(0, 0)}


def test_an_ability_without_a_free_space_is_lost_or_kept_by_the_reading() -> None:
    sheet = pad({"red-3": "reroll"}, slots={"reroll": 1})
    lost = play(*SQUARE, pick("Ana", "red"), sheet=sheet)
    assert (abilities(lost, "reroll"), lost["rulings_used"]) == ((1, 0), ["SM-24"])
    assert "red-3" in crossed(lost)
    assert abilities(play(*SQUARE, pick("Ana", "red"), sheet=sheet, SM_24="unlimited"), "reroll") == (2, 0)


def test_the_space_of_an_ability_that_was_used_is_not_free_again() -> None:
    again = {"type": "reroll", "player": "Ana", "blender": "round", "round": faces("yellow-6 orange-6")}
    sheet = pad({"red-3": "reroll"}, slots={"reroll": 1})
    done = play(THROW, again, blend("Ana", "square"), pick("Ana", "red"), sheet=sheet)
    assert abilities(done, "reroll") == (0, 1)


def test_an_ability_gained_by_the_blend_is_at_hand_for_the_pick() -> None:
    done = play(*SQUARE, pick("Ana", "red", modifiers=[3]), sheet=MODIFIERS)
    assert "red-6" in crossed(done)
    assert abilities(done, "modifier_3") == (0, 1)


def test_a_colour_change_gained_by_a_pick_pays_no_die_of_it_unless_the_table_reads_so() -> None:
    sheet = pad({"red-7": "colour_change"})
    one_at_hand = [("no-ability", "/dice/1/as", "SM:46", {"which": "colour_change", "have": 1, "need": 2}, [])]
    move = pick("Ana", "red:red pink:green")
    assert refused(*SQUARE, move, sheet=sheet) == one_at_hand
    done = play(*SQUARE, move, sheet=sheet, SM_21="immediate")
    assert crossed(done) >= {"red-7", "green-7"}
    assert (abilities(done, "colour_change"), done["rulings_used"]) == ((0, 2), ["SM-21"])
    # The other way round the second change would have to be paid before red-7 is crossed.
    late = refused(*SQUARE, pick("Ana", "pink:green red:red"), sheet=sheet, SM_21="immediate")
    assert late == one_at_hand


# Spending abilities


def test_a_re_roll_throws_the_dice_of_one_blender_again() -> None:
    again = {"type": "reroll", "player": "Ana", "blender": "round", "round": faces("yellow-6 orange-5")}
    done = play(THROW, again)
    assert done["state"]["round"] == faces("yellow-6 orange-5")
    assert done["state"]["square"] == THROW["square"]
    assert abilities(done, "reroll") == (0, 1)
    assert done["expect"] == [{"player": "Ana", "types": ["blend"]}]


def test_a_re_roll_of_both_blenders_is_a_new_throw() -> None:
    new = {"round": faces("green-1 blue-1 red-1"), "square": faces("yellow-2 orange-2 pink-2 purple-2")}
    both = {"type": "reroll", "player": "Ana", "blender": "both", **new}
    done = play(THROW, both)
    assert (done["state"]["round"], done["state"]["square"]) == (new["round"], new["square"])
    one_die = {**both, "round": faces("green-1"), "square": faces("yellow-2 orange-2 pink-2 purple-2 blue-1 red-1")}
    assert refused(THROW, one_die) == [("dice-split", "", "SM:20", {"round": 1, "square": 6}, [])]


def test_a_re_roll_of_both_blenders_throws_both() -> None:
    half = {"type": "reroll", "player": "Ana", "blender": "both", "round": faces("yellow-6 red-5")}
    others = ["orange", "pink", "purple", "blue", "green"]  # of the seven dice, those that are not in the round blender
    facts = {"blender": "both", "expected": others, "sent": ["yellow", "red"]}
    assert refused(THROW, half) == [("reroll-dice", "/square", "SM:47", facts, [])]
    # A single die in one blender and a face of 7 are wrong whatever is in the other.
    one_die = {**half, "round": faces("yellow-7")}
    assert [(code, pointer) for code, pointer, *_ in refused(THROW, one_die)] == [
        ("face", "/round/yellow"),
        ("dice-split", ""),
        ("reroll-dice", "/square"),
    ]
    neither = {"type": "reroll", "player": "Ana", "blender": "both"}
    assert [pointer for _, pointer, *_ in refused(THROW, neither)] == ["/round", "/square"]


def test_a_re_roll_of_one_blender_leaves_the_other_alone() -> None:
    both = {"type": "reroll", "player": "Ana", "blender": "round", "square": faces("red-5")}
    round_facts = {"blender": "round", "expected": ["yellow", "orange"], "sent": []}
    square_facts = {"blender": "square", "expected": [], "sent": ["red"]}
    assert refused(THROW, both) == [
        ("reroll-dice", "/round", "SM:47", round_facts, []),
        ("reroll-dice", "/square", "SM:47", square_facts, []),
    ]


def test_a_re_roll_keeps_the_dice_of_its_blender() -> None:
    again = {"type": "reroll", "player": "Ana", "blender": "round", "round": faces("yellow-6 red-5")}
    facts = {"blender": "round", "expected": ["yellow", "orange"], "sent": ["yellow", "red"]}
    assert refused(THROW, again) == [("reroll-dice", "/round", "SM:47", facts, [])]


def test_a_re_roll_has_faces_that_dice_have() -> None:
    again = {"type": "reroll", "player": "Ana", "blender": "round", "round": faces("yellow-7 orange-5")}
    facts = {"die": "yellow", "face": 7}
    assert refused(THROW, again) == [("face", "/round/yellow", "SM:6", facts, [1, 2, 3, 4, 5, 6])]


def test_a_second_re_roll_needs_a_second_ability() -> None:
    again = {"type": "reroll", "player": "Ana", "blender": "round", "round": faces("yellow-6 orange-5")}
    facts = {"which": "reroll", "have": 0, "need": 1}
    assert refused(THROW, again, again) == [("no-ability", "/type", "SM:46", facts, ["blend"])]


def test_an_extra_die_is_added_to_the_total_or_crossed_by_itself_by_the_reading() -> None:
    move = pick("Ben", "red pink")
    together, apart = (play(*BEN_PICKS, move, SM_05=reading) for reading in ("sum", "separate"))
    assert crossed(together, "Ben") == {"red-7", "pink-7"}
    assert crossed(apart, "Ben") == {"red-3", "pink-4"}
    assert together["rulings_used"] == apart["rulings_used"] == ["SM-05"]
    assert abilities(together, "extra_die", "Ben") == abilities(apart, "extra_die", "Ben") == (0, 1)


def test_modifiers_change_the_total_or_the_first_die_by_the_reading() -> None:
    # Ben's modifier is gained in his own turn, from the square row; then Ana blends round and he picks 3 and 4.
    sheet = pad(blenders=(LONG, "modifier_1 modifier_1 modifier_3 plain plain plain black"))
    ben = [{**move, "player": "Ben"} for move in (*SQUARE, pick("Ben", "red"))]
    moves = (*BEN_PICKS, pick("Ben", "red"), *ben, pick("Ana", "yellow"), *BEN_PICKS)
    apart = play(*moves, pick("Ben", "pink red", modifiers=[1]), sheet=sheet, SM_05="separate")
    together = play(*moves, pick("Ben", "pink red", modifiers=[-3]), sheet=sheet)
    assert {"pink-5", "red-3"} <= crossed(apart, "Ben")  # 4 + 1, and 3
    assert {"pink-4", "red-4"} <= crossed(together, "Ben")  # 4 + 3 - 3


def test_each_die_apart_earns_its_own_bonus() -> None:
    sheet = pad(blenders=(LONG, "modifier_1 modifier_1 modifier_3 plain plain plain black"))
    ben = [{**move, "player": "Ben"} for move in (*SQUARE, pick("Ben", "red"))]
    moves = (*BEN_PICKS, pick("Ben", "red"), *ben, pick("Ana", "yellow"), *BEN_PICKS)
    move = pick("Ben", "blue green", modifiers=[1], bonus=["orange-1"])  # 6 + 1 = 7, and 1
    assert {"blue-7", "green-1", "orange-1"} <= crossed(play(*moves, move, sheet=sheet, SM_05="separate"), "Ben")
    found = refused(*moves, move, sheet=sheet)  # together they are 8
    assert found == [("bonus-not-earned", "/bonus", "SM:35", {"total": 8}, [])]


def test_the_active_player_s_dice_cost_nothing_and_are_always_added_up() -> None:
    done = play(*SQUARE, pick("Ana", "red pink"), SM_05="separate")
    assert crossed(done) >= {"red-7", "pink-7"}
    assert (abilities(done, "extra_die"), done["rulings_used"]) == ((1, 0), [])


def test_a_colour_change_takes_a_die_as_another_colour_for_the_one_who_spends_it() -> None:
    done = play(*BEN_PICKS, pick("Ben", "red:blue"), pick("Cleo", "red"), players="Ana Ben Cleo")
    assert (crossed(done, "Ben"), crossed(done, "Cleo")) == ({"blue-3"}, {"red-3"})
    assert abilities(done, "colour_change", "Ben") == (0, 1)


def test_two_dice_of_one_colour_cross_one_box_and_both_count() -> None:
    done = play(*SQUARE, pick("Ana", "red pink:red"))
    assert crossed(done) == {"square-1", "square-2", "red-7"}


def test_a_change_to_the_die_s_own_colour_is_spent_all_the_same() -> None:
    done = play(*SQUARE, pick("Ana", "red:red"))
    assert "red-3" in crossed(done)
    assert abilities(done, "colour_change") == (0, 1)


def test_modifiers_may_be_mixed_and_repeated_or_not_by_the_reading() -> None:
    move = pick("Ana", "red", modifiers=[1, 1, -3])  # 3 + 1 + 1 - 3 = 2
    done = play(*SQUARE, move, sheet=MODIFIERS)
    assert "red-2" in crossed(done)
    assert (abilities(done, "modifier_1"), abilities(done, "modifier_3")) == ((0, 2), (0, 1))
    assert done["rulings_used"] == ["SM-07"]
    found = refused(*SQUARE, move, sheet=MODIFIERS, SM_07="single")
    assert found == [("modifier-twice", "/modifiers/1", "SM-07", {"sent": 3}, [])]


def test_a_modifier_that_is_not_at_hand_is_refused() -> None:
    facts = {"which": "modifier_3", "have": 0, "need": 1}
    assert refused(*SQUARE, pick("Ana", "red", modifiers=[-3])) == [("no-ability", "/modifiers/0", "SM:46", facts, [])]


def test_the_first_modifier_that_nothing_pays_is_named() -> None:
    # Two modifiers of 1 and one of 3 are at hand: the third 1 and the second 3 are too many.
    found = refused(*SQUARE, pick("Ana", "red", modifiers=[1, 3, -3, -1, 1]), sheet=MODIFIERS)
    assert [(pointer, facts) for code, pointer, _, facts, _ in found if code == "no-ability"] == [
        ("/modifiers/4", {"which": "modifier_1", "have": 2, "need": 3}),
        ("/modifiers/2", {"which": "modifier_3", "have": 1, "need": 2}),
    ]


def test_a_total_of_nothing_or_less_crosses_nothing() -> None:
    for modifiers in ([-1], [-3]):  # 1 - 1 = 0 and 1 - 3 = -2
        done = play(*SQUARE, pick("Ana", "green", modifiers=modifiers), sheet=MODIFIERS)
        assert {box for box in crossed(done) if "square" not in box} == set()


SAVERS = {"yellow-1": "round_blender", "red-3": "round_blender"}


@pytest.mark.parametrize(("save", "more"), [(0, {"round-3", "round-4"}), (1, {"round-3"}), (2, set())])
def test_a_blender_ability_leaves_one_box_of_its_row_free(save: int, more: set[str]) -> None:
    turn = (*ROUND, pick("Ana", "yellow"), pick("Ana", "red"))
    sheet = pad(SAVERS, blenders=(LONG, LONG))
    done = play(*turn, THROW, blend("Ana", "round", save=save), sheet=sheet, **SOLO)
    assert {box for box in crossed(done) if "round" in box} == {"round-1", "round-2"} | more
    assert abilities(done, "round_blender") == (2 - save, save)


def test_a_blender_ability_serves_its_own_row_only() -> None:
    turn = (*ROUND, pick("Ana", "yellow"), pick("Ana", "red"))
    facts = {"which": "square_blender", "have": 0, "need": 1}
    found = refused(*turn, THROW, blend("Ana", "square", save=1), sheet=pad(SAVERS, blenders=(LONG, LONG)), **SOLO)
    assert found == [("no-ability", "/save", "SM:46", facts, [0])]


def test_a_blender_ability_gained_by_a_blend_does_not_lessen_that_blend() -> None:
    facts = {"which": "round_blender", "have": 0, "need": 1}
    sheet = pad(blenders=("round_blender plain plain black", LONG))
    assert refused(THROW, blend("Ana", "round", save=1), sheet=sheet) == [("no-ability", "/save", "SM:46", facts, [0])]


def test_no_more_is_saved_than_there_are_dice() -> None:
    facts = {"which": "round_blender", "have": 0, "need": 3}
    assert refused(THROW, blend("Ana", "round", save=3)) == [
        ("no-ability", "/save", "SM:46", facts, [0]),
        ("save-too-many", "/save", "SM-23", {"save": 3, "dice": 2}, [0]),
    ]


def test_a_saver_spent_on_boxes_that_are_not_there_stays_spent() -> None:
    # The second blend counts three dice, one saved: two boxes. Only round-3, the black one, is left.
    turn = (*ROUND, pick("Ana", "yellow"), pick("Ana", "red"))
    throw = {**THROW, "round": faces("yellow-1 orange-2 red-3"), "square": faces("pink-4 purple-5 blue-6 green-1")}
    sheet = pad(SAVERS, blenders=("plain plain black", LONG))
    done = play(*turn, throw, blend("Ana", "round", save=1), sheet=sheet, **SOLO)
    assert {box for box in crossed(done) if "round" in box} == {"round-1", "round-2", "round-3"}
    assert abilities(done, "round_blender") == (1, 1)
