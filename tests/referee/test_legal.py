"""The list of legal next moves: whole lists written out by hand for small positions, their order and their ranges."""

from __future__ import annotations

import json
from itertools import combinations, pairwise

import pytest

from tests.referee.tables import COLOURS, QUICK, QUICK_PAD, Json, blend, pad, pick, record, roll, setup, verdict

ANY = {"min": 1, "max": 6}
ABSENT = {f"{colour}-{column}": None for colour in COLOURS for column in (7, 14)}
# Three fruit boxes: the star orange-7 below yellow-7, and red-14 apart from both.
TINY = pad(
    {**ABSENT, "yellow-7": "plain", "orange-7": "star", "red-14": "plain"},
    columns=(7, 14),
    blenders=("plain plain plain plain plain plain black", "plain plain plain plain plain plain black"),
)


def listed(moves: Json, table: Json, limit: int = 1000) -> list[Json]:
    """The whole list of what may follow some moves."""
    answer = verdict(record(moves, table), "legal_moves", limit=limit)
    assert answer["legal"], answer["violations"]
    assert not answer["legal_moves"]["more"]
    return list(answer["legal_moves"]["moves"])


def unordered(moves: list[Json]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def solo(sheet: Json, **rulings: str) -> Json:
    readings = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    return setup(sheet, players="Ana", objective="easy", rulings=readings)


def spent(move: Json, *, is_passive: bool) -> int:
    """How many abilities a move spends."""
    if move["type"] == "pick":
        extra = len(move["dice"]) - 1 if is_passive else 0
        return extra + sum("as" in die for die in move["dice"]) + len(move.get("modifiers", []))
    return int(move.get("save", 0)) if move["type"] == "blend" else 1


# Rolls


def throws() -> list[tuple[set[str], set[str]]]:
    """All ways to lay seven dice in two blenders, at least two in each: 21 + 35 + 35 + 21 = 112."""
    return [(set(part), set(COLOURS) - set(part)) for count in (2, 3, 4, 5) for part in combinations(COLOURS, count)]


def test_a_roll_is_one_of_112_splits_with_any_faces() -> None:
    found = listed([], setup(QUICK_PAD))
    assert len(found) == len(throws()) == 112
    splits = [(set(move["round"]), set(move["square"])) for move in found]
    assert all(split in splits for split in throws())
    assert all(move.keys() == {"type", "player", "round", "square"} for move in found)
    assert {(move["type"], move["player"]) for move in found} == {("roll", "Ana")}
    assert all(face == ANY for move in found for face in [*move["round"].values(), *move["square"].values()])


def test_the_first_legal_moves_are_the_beginning_of_the_whole_list() -> None:
    whole = listed([], setup(QUICK_PAD))
    for limit in (1, 7, 111):
        part = verdict(record(table=setup(QUICK_PAD)), "legal_moves", limit=limit)["legal_moves"]
        assert part == {"moves": whole[:limit], "more": True}


def test_nothing_is_legal_after_the_end() -> None:
    assert listed(QUICK, setup(QUICK_PAD)) == []


# Blends and re-rolls


def test_a_blend_is_listed_with_each_answer_to_its_star_and_re_rolls_come_after() -> None:
    # Round: the star round-1 crosses round-2 or square-2. Square: two plain crosses. Then one re-roll for an ability:
    # of round, of square, or of both in 112 splits.
    found = listed(QUICK[:1], setup(QUICK_PAD))
    blends = [blend("Ana", "round", "round-2"), blend("Ana", "round", "square-2"), blend("Ana", "square")]
    assert unordered(found[:3]) == unordered(blends)
    one_blender = [
        {"type": "reroll", "player": "Ana", "blender": "round", "round": {"yellow": ANY, "orange": ANY}},
        {
            "type": "reroll",
            "player": "Ana",
            "blender": "square",
            "square": dict.fromkeys(("red", "pink", "purple", "blue", "green"), ANY),
        },
    ]
    both = [move for move in found[3:] if move["blender"] == "both"]
    assert unordered([move for move in found[3:] if move not in both]) == unordered(one_blender)
    splits = [(set(move["round"]), set(move["square"])) for move in both]
    assert len(found) == 3 + 2 + 112
    assert all(split in splits for split in throws())


AGAIN = {"type": "reroll", "player": "Ana", "blender": "round", "round": {"yellow": 3, "orange": 4}}


def test_without_a_re_roll_only_blends_are_left() -> None:
    found = listed([QUICK[0], AGAIN], setup(QUICK_PAD))
    assert [move["type"] for move in found] == ["blend"] * 3


def test_a_full_blender_cannot_be_chosen() -> None:
    table = setup(pad(blenders=("plain black", "plain plain plain plain plain plain black")), "Ana", objective="easy")
    first = roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1")
    moves = [first, AGAIN, blend("Ana", "round"), pick("Ana", "yellow"), pick("Ana", "red"), first]
    assert listed(moves, table) == [blend("Ana", "square")]


def test_boxes_are_saved_as_often_as_the_abilities_and_dice_allow() -> None:
    # Round-1 to round-3 give three abilities for the round blender; the next throw has two dice there.
    row = "round_blender round_blender round_blender plain plain plain plain plain plain black"
    table = solo(pad(blenders=(row, row.replace("round", "square"))))
    moves = [
        roll("Ana", "yellow-1 orange-2 red-3", "pink-4 purple-5 blue-6 green-1"),
        {"type": "reroll", "player": "Ana", "blender": "round", "round": {"yellow": 1, "orange": 2, "red": 3}},
        blend("Ana", "round"),
        pick("Ana", "yellow"),
        pick("Ana", "pink"),
        roll("Ana", "yellow-1 orange-2", "pink-4 purple-5 blue-6 green-1 red-3"),
    ]
    found = listed(moves, table)
    assert unordered(found) == unordered(
        [blend("Ana", "square"), blend("Ana", "round"), *(blend("Ana", "round", save=save) for save in (1, 2))]
    )
    assert [spent(move, is_passive=False) for move in found] == [0, 0, 1, 2]


# Picks on a sheet of three boxes


def spent_start() -> list[Json]:
    """A first turn alone that crosses no fruit and spends the re-roll, the colour change and the extra die."""
    return [
        roll("Ana", "yellow-1 orange-1", "red-1 pink-1 purple-1 blue-1 green-1"),
        {"type": "reroll", "player": "Ana", "blender": "round", "round": {"yellow": 1, "orange": 1}},
        blend("Ana", "round"),
        pick("Ana", "yellow:yellow"),
        pick("Ana", "red pink"),
        roll("Ana", "yellow-3 orange-4", "red-1 pink-2 purple-3 blue-4 green-5"),
        blend("Ana", "round"),
    ]


ONE_DIE = [pick("Ana", "yellow"), pick("Ana", "orange")]


def test_the_whole_list_of_an_active_pick() -> None:
    # 3 and 4 have no column. Together they are 7 with one bonus box. Yellow first: yellow-7, then the star orange-7,
    # which has no free neighbour left. Orange first: the star must cross yellow-7, and the yellow die nothing more.
    # In both cases red-14 is the only box for the bonus.
    answered = {"stars": ["yellow-7"]}
    found = listed(spent_start(), solo(TINY))
    assert unordered(found) == unordered(
        [
            *ONE_DIE,
            pick("Ana", "yellow orange"),
            pick("Ana", "yellow orange", bonus=["red-14"]),
            pick("Ana", "orange yellow", **answered),
            pick("Ana", "orange yellow", **answered, bonus=["red-14"]),
        ]
    )
    assert unordered(found[:2]) == unordered(ONE_DIE)  # fewer dice first


def test_the_whole_list_where_a_star_may_be_declined() -> None:
    # Declined by null or by no answer at all, yellow-7 is crossed by its own die all the same.
    found = listed(spent_start(), solo(TINY, SM_16="may"))
    orange_first = [pick("Ana", "orange yellow", stars=stars) for stars in (["yellow-7"], [None])]
    orange_first.append(pick("Ana", "orange yellow"))
    both = [pick("Ana", "yellow orange"), *orange_first]
    assert unordered(found) == unordered([*ONE_DIE, *both, *({**move, "bonus": ["red-14"]} for move in both)])


def test_the_whole_list_where_only_a_stars_answer_gives_the_colour_change_of_a_later_die() -> None:
    # No colour change is at hand. Yellow first: its star may cross orange-7, whose colour change pays for the orange
    # die; declined, nothing pays. Orange first: the die itself crosses orange-7, and the star has no free neighbour.
    # No other colour has a box in column 7, so any of the seven may be named.
    sheet = pad({**ABSENT, "yellow-7": "star", "orange-7": "colour_change", "red-14": "plain"}, columns=(7, 14))
    sheet["blenders"] = TINY["blenders"]
    both = [pick("Ana", "yellow orange", stars=stars) for stars in (["orange-7"], [None])]
    both += [pick("Ana", "yellow orange"), pick("Ana", "orange yellow")]
    both += [pick("Ana", f"yellow orange:{colour}", stars=["orange-7"]) for colour in COLOURS]
    both += [pick("Ana", f"orange yellow:{colour}") for colour in COLOURS]
    found = listed(spent_start(), solo(sheet, SM_16="may", SM_21="immediate"))
    assert unordered(found) == unordered([*ONE_DIE, *both, *({**move, "bonus": ["red-14"]} for move in both)])


def test_the_whole_list_where_the_bonus_comes_first() -> None:
    # The bonus may take yellow-7 away from the star, which then asks nothing, or red-14, or nothing.
    found = listed(spent_start(), solo(TINY, SM_20="bonus-first"))
    assert unordered(found) == unordered(
        [
            *ONE_DIE,
            *(pick("Ana", "yellow orange", **bonus) for bonus in ({}, {"bonus": ["yellow-7"]}, {"bonus": ["red-14"]})),
            pick("Ana", "orange yellow", stars=["yellow-7"]),
            pick("Ana", "orange yellow", stars=["yellow-7"], bonus=["red-14"]),
            pick("Ana", "orange yellow", bonus=["yellow-7"]),
        ]
    )


def test_the_whole_list_where_nothing_may_be_picked() -> None:
    found = listed(spent_start(), solo(TINY, SM_02="zero"))
    assert found[0] == {"type": "pick", "player": "Ana", "dice": []}
    assert unordered(found[1:]) == unordered(listed(spent_start(), solo(TINY)))


def test_the_whole_list_where_a_total_needs_a_column() -> None:
    found = listed(spent_start(), solo(TINY, SM_01="illegal"))
    assert unordered(found) == unordered(listed(spent_start(), solo(TINY))[2:])


def test_the_whole_list_of_a_passive_pick() -> None:
    # No extra die is left, so one of five dice; none has a column.
    moves = [*spent_start(), pick("Ana", "yellow")]
    dice = ("red", "pink", "purple", "blue", "green")
    assert unordered(listed(moves, solo(TINY))) == unordered([pick("Ana", die) for die in dice])


def test_the_whole_list_of_a_passive_pick_with_a_modifier() -> None:
    # Round-1 gives a 3: added to or taken from each die. Blue 4 + 3 is 7 and crosses no blue box, but earns the bonus:
    # yellow-7 or red-14; the star is no bonus box.
    sheet = {**TINY, "blenders": {**TINY["blenders"], "round": ["modifier_3", *TINY["blenders"]["round"]]}}
    moves = [*spent_start(), pick("Ana", "yellow")]
    faces = {"red": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5}
    found = listed(moves, solo(sheet))
    expected = [pick("Ana", die) for die in faces]
    expected += [pick("Ana", die, modifiers=[size]) for die in faces for size in (3, -3)]
    expected += [pick("Ana", "blue", modifiers=[3], bonus=[box]) for box in ("yellow-7", "red-14")]
    assert unordered(found) == unordered(expected)
    assert unordered(found[:5]) == unordered(expected[:5])


# Order


@pytest.mark.parametrize("count", [1, 2])
def test_what_costs_fewer_abilities_comes_first(count: int) -> None:
    costs = [spent(move, is_passive=False) for move in listed(QUICK[:count], setup(QUICK_PAD))]
    assert (costs[0], costs[-1]) == (0, 1)
    assert all(left <= right for left, right in pairwise(costs))


def test_passive_players_are_listed_one_after_the_other_each_by_cost() -> None:
    # Five dice, an extra die and a colour change each; the greatest cost is both: two dice, one of them changed.
    table = setup(TINY, players="Ana Ben Cid")
    moves = [roll("Ana", "yellow-1 orange-1", "red-1 pink-1 purple-1 blue-1 green-2"), blend("Ana", "round")]
    found = listed([*moves, pick("Ana", "yellow")], table)
    half = len(found) // 2
    assert [{move["player"] for move in part} for part in (found[:half], found[half:])] == [{"Ben"}, {"Cid"}]
    for part in (found[:half], found[half:]):
        costs = [spent(move, is_passive=True) for move in part]
        # 5 dice; 5 x 7 changes and 5 x 4 pairs in order; 20 pairs with 2 x 7 changes.
        assert costs == [0] * 5 + [1] * (35 + 20) + [2] * 280


@pytest.mark.parametrize("count", [0, 1, 2, 3, 6])
def test_a_move_is_listed_once(count: int) -> None:
    found = listed(QUICK[:count], setup(QUICK_PAD), limit=100_000)
    assert len(set(unordered(found))) == len(found)
