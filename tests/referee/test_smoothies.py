"""A turn of Smoothies in the order of the rulebook: throw, blend, pick, the others' picks.

Unless a test says otherwise Ana plays with Ben on a pad of plain boxes, columns 1-7 and 14, and throws as in `THROW`.
Bonuses, stars and abilities are in `test_smoothies_boxes.py`, the end and the points in `test_smoothies_end.py`.
"""

from __future__ import annotations

import pytest

from tests.referee.smoothies_plays import LONG, SQUARE, THROW, crossed, play, refused
from tests.referee.tables import Json, blend, faces, pad, pick, roll

DICE = ("yellow-1", "orange-2", "red-3", "pink-4", "purple-5", "blue-6", "green-1")
TWO_BOXES = pad()  # both blender rows: a plain box and the black one


# The throw


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_throw_with_two_to_five_dice_in_each_blender_stands(count: int) -> None:
    done = play(roll("Ana", " ".join(DICE[:count]), " ".join(DICE[count:])))
    assert done["legal"]
    assert done["state"]["round"] == faces(" ".join(DICE[:count]))
    assert done["expect"] == [{"player": "Ana", "types": ["reroll", "blend"]}]


@pytest.mark.parametrize("count", [0, 1, 6, 7])
def test_a_throw_with_fewer_than_two_dice_in_a_blender_is_refused(count: int) -> None:
    facts = {"round": count, "square": 7 - count}
    assert refused(roll("Ana", " ".join(DICE[:count]), " ".join(DICE[count:]))) == [
        ("dice-split", "", "SM:20", facts, [])
    ]


def test_a_throw_without_one_of_the_dice_is_refused() -> None:
    facts = {"missing": ["green"], "twice": []}
    lost = roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6")
    assert refused(lost) == [("dice-set", "", "SM:20", facts, [])]


def test_a_die_in_both_blenders_is_refused() -> None:
    facts = {"missing": ["green"], "twice": ["yellow"]}
    doubled = roll("Ana", "yellow-1 orange-2", "yellow-1 red-3 pink-4 purple-5 blue-6")
    assert refused(doubled) == [("dice-set", "", "SM:20", facts, [])]


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_no_die_has_is_refused_where_it_stands(face: int) -> None:
    throw = roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1")
    throw["square"]["red"] = face
    facts = {"die": "red", "face": face}
    assert refused(throw) == [("face", "/square/red", "SM:6", facts, [1, 2, 3, 4, 5, 6])]


def test_all_faults_of_a_throw_are_told_in_the_order_of_the_rulebook() -> None:
    throw = roll("Ana", "yellow-7", "yellow-1 red-3 pink-4 purple-5 blue-6")
    codes = [(code, rule) for code, _, rule, _, _ in refused(throw)]
    assert codes == [("face", "SM:6"), ("dice-set", "SM:20"), ("dice-split", "SM:20")]


# Whose turn, and for what


def test_only_the_first_player_may_begin() -> None:
    facts = {"player": "Ben", "expected": ["Ana"]}
    assert refused(roll("Ben", "yellow-1", SQUARE)) == [("out-of-turn", "/player", "SM:16", facts, ["Ana"])]


@pytest.mark.parametrize(
    ("before", "move", "sent", "expected"),
    [
        ((), blend("Ana", "round"), "blend", ["roll"]),
        ((), pick("Ana", "yellow"), "pick", ["roll"]),
        ((THROW,), THROW, "roll", ["reroll", "blend"]),
        ((THROW,), pick("Ana", "yellow"), "pick", ["reroll", "blend"]),
        ((THROW, blend("Ana", "round")), blend("Ana", "square"), "blend", ["pick"]),
        (
            (THROW, blend("Ana", "round")),
            {"type": "reroll", "player": "Ana", "blender": "round", "round": faces("yellow-1 orange-1")},
            "reroll",
            ["pick"],
        ),
    ],
)
def test_the_steps_of_a_turn_come_in_their_order(
    before: tuple[Json, ...], move: Json, sent: str, expected: list[str]
) -> None:
    facts = {"sent": sent, "expected": expected}
    assert refused(*before, move) == [("not-now", "/type", "SM:16", facts, expected)]


def test_the_active_player_does_not_pick_again_as_a_passive_one() -> None:
    facts = {"player": "Ana", "expected": ["Ben"]}
    moves = (THROW, blend("Ana", "round"), pick("Ana", "yellow"), pick("Ana", "red"))
    assert refused(*moves) == [("out-of-turn", "/player", "SM:29", facts, ["Ben"])]


def test_a_passive_player_does_not_pick_before_the_active_one() -> None:
    facts = {"player": "Ben", "expected": ["Ana"]}
    moves = (THROW, blend("Ana", "round"), pick("Ben", "red"))
    assert refused(*moves) == [("out-of-turn", "/player", "SM:16", facts, ["Ana"])]


def test_passive_players_pick_once_each_in_any_order() -> None:
    turn = (THROW, blend("Ana", "round"), pick("Ana", "yellow"))
    for first, last in (("Ben", "Cleo"), ("Cleo", "Ben")):
        begun = (*turn, pick(first, "red"))
        facts = {"player": first, "expected": [last]}
        again = refused(*begun, pick(first, "pink"), players="Ana Ben Cleo")
        assert again == [("out-of-turn", "/player", "SM:29", facts, [last])]
        done = play(*begun, pick(last, "red"), players="Ana Ben Cleo")
        assert done["expect"] == [{"player": "Ben", "types": ["roll"]}]


# The blender


def test_a_blend_crosses_as_many_boxes_as_there_are_dice_from_the_left() -> None:
    sheet = pad(blenders=(LONG, LONG))
    assert crossed(play(THROW, blend("Ana", "round"), sheet=sheet)) == {"round-1", "round-2"}
    five = {f"square-{place}" for place in (1, 2, 3, 4, 5)}
    assert crossed(play(THROW, blend("Ana", "square"), sheet=sheet)) == five


def test_the_state_names_the_blender_once_it_is_chosen() -> None:
    assert play(THROW)["state"]["blender"] is None
    assert play(THROW, blend("Ana", "round"))["state"]["blender"] == "round"


def test_a_blend_counts_the_dice_that_lie_there_and_not_those_picked_later() -> None:
    done = play(THROW, blend("Ana", "square"), pick("Ana", "red"), sheet=pad(blenders=(LONG, LONG)))
    assert crossed(done) == {"square-1", "square-2", "square-3", "square-4", "square-5", "red-3"}


def test_a_blend_with_more_dice_than_boxes_left_crosses_what_is_left() -> None:
    assert crossed(play(THROW, blend("Ana", "square"), sheet=TWO_BOXES)) == {"square-1", "square-2"}


def test_a_blender_whose_row_is_full_is_refused() -> None:
    # Alone Ana is active in both turns; two dice fill the two boxes of the round row.
    turn = (THROW, blend("Ana", "round"), pick("Ana", "yellow"), pick("Ana", "red"))
    moves = (*turn, THROW, blend("Ana", "round"))
    full = [("blender-full", "/blender", "SM:22", {"blender": "round"}, ["square"])]
    assert refused(*moves, sheet=TWO_BOXES, players="Ana", objective="easy") == full


def test_a_row_past_its_black_box_may_be_chosen_while_a_grey_one_is_free() -> None:
    sheet = pad(blenders=("plain black grey:-1", "plain black"))
    turn = (THROW, blend("Ana", "round"), pick("Ana", "yellow"), pick("Ana", "red"))
    done = play(*turn, THROW, blend("Ana", "round"), sheet=sheet, players="Ana", objective="easy")
    assert {"round-1", "round-2", "round-3"} <= crossed(done)


# The active player's dice


def test_the_total_of_the_dice_is_the_column_of_each_of_their_colours() -> None:
    done = play(THROW, blend("Ana", "round"), pick("Ana", "yellow orange"))
    assert crossed(done) >= {"yellow-3", "orange-3"}  # 1 + 2
    assert not crossed(done) & {"yellow-1", "orange-2"}


def test_an_active_pick_of_no_dice_is_refused() -> None:
    options = [[{"die": "yellow"}], [{"die": "orange"}]]
    assert refused(THROW, blend("Ana", "round"), pick("Ana", "")) == [("no-dice", "/dice", "SM-02", {}, options)]


def test_no_dice_is_a_pick_that_crosses_nothing_where_the_table_reads_so() -> None:
    begun = (THROW, blend("Ana", "round"))
    done = play(*begun, pick("Ana", ""), SM_02="zero")
    assert crossed(done) == {"round-1", "round-2"}
    assert done["rulings_used"] == ["SM-02"]
    # It takes nothing else along.
    assert [code for code, *_ in refused(*begun, pick("Ana", "", stars=[None]), SM_02="zero")] == ["no-dice"]


def test_a_die_of_the_other_blender_is_refused() -> None:
    facts = {"die": "red", "blender": "round", "there": ["yellow", "orange"]}
    found = refused(THROW, blend("Ana", "round"), pick("Ana", "yellow red"))
    assert found == [("die-not-there", "/dice/1/die", "SM:25", facts, ["orange"])]


def test_a_die_named_twice_is_refused() -> None:
    found = refused(THROW, blend("Ana", "round"), pick("Ana", "yellow yellow"))
    assert found == [("die-twice", "/dice/1/die", "SM-04", {"die": "yellow"}, ["orange"])]


def test_a_box_crossed_before_is_ignored_with_its_effect() -> None:
    # Alone: yellow-1 gives a re-roll in the first turn and nothing in the second.
    turn = (blend("Ana", "round"), pick("Ana", "yellow"), pick("Ana", "red"))
    sheet = pad({"yellow-1": "reroll"}, blenders=(LONG, LONG))
    once, twice = (play(*(THROW, *turn) * times, sheet=sheet, players="Ana", objective="easy") for times in (1, 2))
    assert [done["state"]["players"]["Ana"]["abilities"]["reroll"]["ready"] for done in (once, twice)] == [2, 2]


def test_a_box_that_the_sheet_lacks_is_not_crossed() -> None:
    done = play(THROW, blend("Ana", "round"), pick("Ana", "yellow orange"), sheet=pad({"yellow-3": None}))
    assert crossed(done) == {"round-1", "round-2", "orange-3"}


# A total without a column: 3 + 4 + 6 = 13 on a pad of columns 1-7 and 14


def test_a_total_without_a_column_crosses_nothing() -> None:
    done = play(THROW, blend("Ana", "square"), pick("Ana", "red pink blue"))
    assert (done["legal"], done["rulings_used"], done["offers"]) == (True, ["SM-01"], [])
    assert crossed(done) == {"square-1", "square-2"}


def test_a_total_without_a_column_is_refused_where_the_table_reads_so() -> None:
    # Of 3, 4, 5, 6 and 1 some dice make 1, 3, 4, 5, 6, 7 (3+4) and 14 (3+5+6); none make 2.
    found = refused(THROW, blend("Ana", "square"), pick("Ana", "red pink blue"), SM_01="illegal")
    # Nearest to 13 are the two ways to 14, then the two each to 7, 6 and 5, fewer dice first: eight in all.
    ways = ("red purple blue", "red pink blue green", "red pink", "blue green", "blue", "purple green")
    nearest = [pick("Ana", dice)["dice"] for dice in (*ways, "purple", "pink green")]
    assert found == [("no-column", "/dice", "SM-01", {"total": 13}, nearest)]


def test_a_total_without_a_column_stands_under_both_readings_where_no_dice_make_another() -> None:
    sheet = pad(columns=(7, 14))  # The round dice make 1, 2 and 3.
    done = play(THROW, blend("Ana", "round"), pick("Ana", "yellow"), sheet=sheet, SM_01="illegal")
    assert (done["legal"], done["rulings_used"]) == (True, [])


def test_a_passive_player_needs_a_column_only_if_one_die_has_it() -> None:
    sheet = pad(columns=(6, 7, 14))  # Of the square dice 3, 4, 5, 6 and 1 only the blue 6 has a column.
    begun = (THROW, blend("Ana", "round"), pick("Ana", "yellow"))
    found = refused(*begun, pick("Ben", "red"), sheet=sheet, SM_01="illegal")
    assert found == [("no-column", "/dice", "SM-01", {"total": 3}, [[{"die": "blue"}]])]
    assert play(*begun, pick("Ben", "blue"), sheet=sheet, SM_01="illegal")["legal"]


def test_the_dice_that_reach_a_column_do_so_with_the_modifiers_of_the_pick() -> None:
    # Columns 6, 7 and 14, of which the blue 6 reaches one by itself; the pick spends a modifier of -3.
    sheet = pad(columns=(6, 7, 14), blenders=("modifier_3 plain plain plain plain plain black", LONG))
    throw = roll("Ana", "yellow-3 orange-4 blue-6", "red-3 pink-4 purple-5 green-1")
    begun = (throw, blend("Ana", "round"))
    found = refused(*begun, pick("Ana", "yellow", modifiers=[-3]), sheet=sheet, SM_01="illegal")
    # 3 + 6 - 3 = 6 and 4 + 6 - 3 = 7; 3 + 4 - 3 = 4 and 3 + 4 + 6 - 3 = 10 have no column.
    nearest = [pick("Ana", dice)["dice"] for dice in ("yellow blue", "orange blue")]
    assert found == [("no-column", "/dice", "SM-01", {"total": 0}, nearest)]


def test_a_die_for_itself_is_to_be_another_die_with_a_column() -> None:
    # Columns 5, 6, 7 and 14: of the square dice 3, 4, 5, 6 and 1 Ben has picked the 5 and the 3, which has no column.
    sheet = pad(columns=(5, 6, 7, 14))
    found = refused(*BEN_PICKS, pick("Ben", "purple red"), sheet=sheet, SM_01="illegal", SM_05="separate")
    assert found == [("no-column", "/dice/1", "SM-01", {"total": 3}, [{"die": "blue"}])]


# The passive players


BEN_PICKS = (THROW, blend("Ana", "round"), pick("Ana", "yellow"))


def test_a_passive_player_crosses_the_box_of_one_die_that_was_not_chosen() -> None:
    done = play(*BEN_PICKS, pick("Ben", "red"))
    assert crossed(done, "Ben") == {"red-3"}
    assert crossed(done, "Ana") == {"round-1", "round-2", "yellow-1"}


def test_passive_players_may_pick_the_same_die() -> None:
    done = play(*BEN_PICKS, pick("Ben", "red"), pick("Cleo", "red"), players="Ana Ben Cleo")
    assert crossed(done, "Ben") == crossed(done, "Cleo") == {"red-3"}


def test_a_passive_player_takes_no_die_of_the_chosen_blender() -> None:
    there = ["red", "pink", "purple", "blue", "green"]
    facts = {"die": "yellow", "blender": "square", "there": there}
    assert refused(*BEN_PICKS, pick("Ben", "yellow")) == [("die-not-there", "/dice/0/die", "SM:29", facts, there)]


def test_a_passive_player_takes_a_die() -> None:
    options = [[{"die": die}] for die in ("red", "pink", "purple", "blue", "green")]
    for reading in ("one", "zero"):
        assert refused(*BEN_PICKS, pick("Ben", ""), SM_02=reading) == [("no-dice", "/dice", "SM-03", {}, options)]


def test_a_passive_player_with_one_extra_die_takes_no_third() -> None:
    facts = {"sent": 3, "allowed": 2}
    found = refused(*BEN_PICKS, pick("Ben", "red pink purple"))
    assert found == [("too-many-dice", "/dice/2", "SM:48", facts, [])]


def test_what_no_dice_could_cross_is_told_beside_wrong_dice() -> None:
    # Whatever total was meant: red-3 is a star, no sheet has red-99, and yellow-1 is crossed once.
    sheet = pad({"red-3": "star"})
    move = pick("Ana", "red", stars=[None, "red-99"], bonus=["yellow-1", "yellow-1", "red-3"])
    found = refused(THROW, blend("Ana", "round"), move, sheet=sheet)
    assert [(code, pointer) for code, pointer, *_ in found] == [
        ("box-unknown", "/stars/1"),  # SM:10
        ("die-not-there", "/dice/0/die"),  # SM:25
        ("bonus-taken", "/bonus/1"),  # SM-11, which rests on SM:35
        ("bonus-special-box", "/bonus/2"),  # SM:36
    ]


def test_an_unknown_box_is_told_wherever_it_stands_among_the_answers() -> None:
    # The first answer is no box of the sheet, so that the second is never asked for; it is none either. The same goes
    # for answers that no star asks for, and for a blend that is refused for another reason.
    sheet = pad({"red-3": "star"}, blenders=("star plain black", LONG))
    move = pick("Ana", "red", stars=["red-99", "pink-99"])
    found = refused(THROW, blend("Ana", "square"), move, sheet=sheet)
    assert [(code, pointer) for code, pointer, *_ in found] == [
        ("box-unknown", "/stars/0"),
        ("box-unknown", "/stars/1"),
    ]
    extra = refused(THROW, blend("Ana", "square"), pick("Ana", "pink", stars=["red-4", "red-99"]), sheet=sheet)
    assert [(code, pointer) for code, pointer, *_ in extra] == [("box-unknown", "/stars/1"), ("star-extra", "/stars/0")]
    full = refused(THROW, blend("Ana", "round", "round-99", save=1), sheet=sheet)
    assert [(code, pointer) for code, pointer, *_ in full] == [("box-unknown", "/stars/0"), ("no-ability", "/save")]


def test_all_faults_of_the_dice_are_told_together() -> None:
    # Ben names four dice, one of them twice and one from the other blender; he may take two.
    found = refused(*BEN_PICKS, pick("Ben", "red red yellow pink"))
    assert [(code, pointer) for code, pointer, *_ in found] == [
        ("die-not-there", "/dice/2/die"),  # SM:29
        ("die-twice", "/dice/1/die"),  # SM-04, which rests on SM:48
        ("too-many-dice", "/dice/2"),  # SM:48
    ]
