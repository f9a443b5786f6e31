"""The verdict: its lines, what it offers and expects, its parts, its violations, and which rulings it used.

The quick game of the tables, worked by hand. Its sheet has eight columns, so an empty paper scores -16.

- Ana crosses round-1, whose star crosses the black square-2, and round-2, the other black; then yellow-3 and orange-3.
  Ben picks red 3: red-3.
- Ben crosses round-1, square-2 and with his third die round-2 and the grey round-3 (-2); then 1 + 1 + 5 = 7: red-7,
  pink-7, blue-7 and the bonus green-14. Ana picks orange 3, whose box she has: nothing.
- Ana: column 3 begun, seven empty: -14. Ben: 3, 7 and 14 begun, five empty, -10, and the grey: -12.

The status and the claim are in test_claims.py.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from referee import judge
from tests.referee.tables import (
    QUICK,
    QUICK_PAD,
    Json,
    blend,
    pad,
    paper,
    pick,
    read,
    record,
    roll,
    scorecard,
    setup,
    sheets,
    verdict,
)

TABLE = setup(QUICK_PAD)
TOO_LATE = roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1")


def judged(length: int = 8, *more: Json) -> Json:
    """The verdict on the beginning of the quick game, with some moves more."""
    return verdict(record([*QUICK[:length], *more], TABLE))


def test_nothing_after_the_first_illegal_move_is_looked_at() -> None:
    wrong = pick("Ana", "red")
    assert judged(2, wrong, *QUICK[2:]) == {
        **judged(2, wrong),
        "fingerprint": judged(2, wrong, *QUICK[2:])["fingerprint"],
    }


# Score lines name their moves


def lines(answer: Json, player: str) -> list[tuple[str, str, Any, int, list[int]]]:
    found = answer["score"]["players"][player]["lines"]
    return [(x["section"], x["item"], next(iter(x["facts"].values())), x["points"], x["moves"]) for x in found]


def test_each_line_names_the_moves_that_earned_it() -> None:
    rows = {"red": [3, 6], "pink": [6], "blue": [6], "green": [6]}
    assert lines(judged(), "Ben") == [
        *(("fruits", "row", colour, 0, rows.get(colour, [])) for colour in (r["colour"] for r in QUICK_PAD["rows"])),
        *(("customers", "empty", column, -2, []) for column in (1, 2, 4, 5, 6)),
        ("blenders", "grey", "round-3", -2, [5]),
    ]


def test_a_complete_column_names_all_moves_that_crossed_its_boxes() -> None:
    # Column 3 has yellow, orange and red only: Ana crosses two of them in move 2, and the red one in move 7.
    special = {f"{colour}-3": None for colour in ("pink", "purple", "blue", "green")}
    sheet = {**QUICK_PAD, "rows": pad(special)["rows"]}
    last = roll("Ben", "yellow-1 orange-1 pink-5", "red-3 green-3 purple-4 blue-6")
    moves = [*QUICK[:4], last, QUICK[5], pick("Ben", "yellow"), pick("Ana", "red")]
    assert ("customers", "complete", 3, 5, [2, 7]) in lines(verdict(record(moves, setup(sheet))), "Ana")


def test_a_paper_names_no_moves() -> None:
    card = scorecard(sheets({"Ana": paper((2, 2), red=[1, 2, 3]), "Ben": paper((2, 2), blue=[1])}, setup(pad())))
    assert {tuple(line["moves"]) for score in card["players"].values() for line in score["lines"]} == {()}


def test_a_verdicts_scorecard_leaves_the_verdicts_fields_to_it() -> None:
    assert not {"status", "claim", "rulings_used", "fingerprint", "id", "tags", "objective_met"} & set(
        judged()["score"]
    )


# Offers


def test_a_bonus_that_is_not_taken_is_offered() -> None:
    # Ben's 7 crosses red-7, pink-7 and blue-7; red-3 was crossed before. All other boxes are plain and free.
    (offer,) = judged(6, pick("Ben", "red pink blue"))["offers"]
    columns = QUICK_PAD["columns"]
    free = [f"{row['colour']}-{column}" for row in QUICK_PAD["rows"] for column in columns]
    crossed = {"red-7", "pink-7", "blue-7", "red-3"}
    assert offer.pop("options") == [box for box in free if box not in crossed]
    assert offer == {"kind": "bonus", "player": "Ben", "count": 1, "rule": "SM:35"}


def test_what_is_taken_is_not_offered_and_nothing_is_offered_twice() -> None:
    assert judged(7)["offers"] == []
    assert judged(6, pick("Ben", "red pink blue"), QUICK[7])["offers"] == []


FOURTEEN = [
    roll("Ana", "yellow-6 orange-5 red-3", "pink-1 purple-2 blue-3 green-4"),
    blend("Ana", "round", "square-2"),
]


@pytest.mark.parametrize(("bonus", "left"), [([], 2), (["blue-1"], 1), (["blue-1", "green-14"], 0)])
def test_a_bonus_partly_taken_is_offered_for_the_rest(bonus: list[str], left: int) -> None:
    offers = verdict(record([*FOURTEEN, pick("Ana", "yellow orange red", bonus=bonus)], TABLE))["offers"]
    assert [offer["count"] for offer in offers] == ([left] if left else [])
    assert all(not set(bonus) & set(offer["options"]) for offer in offers)
    assert all(len(offer["options"]) == 56 - 3 - len(bonus) for offer in offers)


def test_a_star_that_may_be_declined_is_offered() -> None:
    table = setup(QUICK_PAD, rulings={"SM-16": "may"})
    answer = verdict(record([QUICK[0], blend("Ana", "square"), pick("Ana", "red")], table))
    assert answer["offers"] == []
    declined = verdict(record([QUICK[0], blend("Ana", "round")], table))
    assert declined["offers"] == [
        {"kind": "star", "player": "Ana", "count": 1, "options": ["round-2", "square-2"], "rule": "SM-16"}
    ]
    assert verdict(record([QUICK[0], blend("Ana", "round", stars=[None])], table))["offers"] == []


# What is expected


def expected(moves: Json, table: Json) -> list[tuple[str, list[str]]]:
    return [(who["player"], who["types"]) for who in verdict(record(moves, table))["expect"]]


def test_each_phase_says_who_may_move_and_how() -> None:
    table = setup(QUICK_PAD, players="Ana Ben Cid")
    again = {"type": "reroll", "player": "Ana", "blender": "round", "round": {"yellow": 2, "orange": 2}}
    moves = [QUICK[0], again, QUICK[1], pick("Ana", "yellow"), pick("Cid", "red"), pick("Ben", "red")]
    assert [expected(moves[:count], table) for count in range(7)] == [
        [("Ana", ["roll"])],
        [("Ana", ["reroll", "blend"])],
        [("Ana", ["blend"])],  # The one re-roll of the start is spent.
        [("Ana", ["pick"])],
        [("Ben", ["pick"]), ("Cid", ["pick"])],
        [("Ben", ["pick"])],
        [("Ben", ["roll"])],
    ]


def test_nothing_is_expected_after_the_end() -> None:
    assert judged()["expect"] == []


def test_what_is_expected_after_an_illegal_move_is_what_was_expected_before() -> None:
    assert judged(3, pick("Ben", "yellow"))["expect"] == [{"player": "Ben", "types": ["pick"]}]


# Parts on demand


def test_only_the_parts_that_are_asked_for_are_included() -> None:
    play = judge.replay(read(record(QUICK[:1], TABLE)))
    parts = {"state", "trace", "legal_moves"}
    for asked in (set(), {"state"}, {"trace"}, {"legal_moves"}, parts):
        answer = msgspec.to_builtins(judge.verdict(play, frozenset(asked)))
        assert parts & answer.keys() == asked
    assert parts & msgspec.to_builtins(judge.verdict(play)).keys() == {"state"}


@pytest.mark.parametrize(("limit", "more"), [(1, True), (111, True), (112, False), (200, False)])
def test_legal_moves_stop_at_the_limit(limit: int, *, more: bool) -> None:
    # The 112 splits of seven dice in two blenders of at least two.
    found = verdict(record(table=TABLE), "legal_moves", limit=limit)["legal_moves"]
    assert (len(found["moves"]), found["more"]) == (min(limit, 112), more)


def test_two_hundred_legal_moves_are_listed_where_nothing_else_is_said() -> None:
    # A passive pick with an extra die and a colour change at hand: 5 dice, 35 changed and 20 pairs, and 280 with both.
    answer = judge.verdict(judge.replay(read(record(QUICK[:3], TABLE))), frozenset({"legal_moves"}))
    found = msgspec.to_builtins(answer)["legal_moves"]
    assert (len(found["moves"]), found["more"]) == (200, True)


def test_the_trace_tells_what_each_accepted_move_changed() -> None:
    def crossed(box: str, by: str) -> Json:
        return {"verb": "crossed", "player": "Ben", "item": box, "by": by}

    trace = verdict(record([*QUICK, TOO_LATE], TABLE), "trace")["trace"]
    assert [(part["move"], part["pointer"]) for part in trace] == [(number, f"/moves/{number}") for number in range(8)]
    assert trace[4]["events"] == [{"verb": "rolled", "player": "Ben"}]
    assert trace[5]["events"] == [
        crossed("round-1", "blend"),
        crossed("square-2", "star"),
        crossed("round-2", "blend"),
        crossed("round-3", "blend"),
    ]
    assert trace[6]["events"] == [
        crossed("red-7", "die"),
        crossed("pink-7", "die"),
        crossed("blue-7", "die"),
        crossed("green-14", "bonus"),
    ]
    assert trace[7]["events"] == []


def test_the_trace_tells_of_abilities_spent_gained_and_lost() -> None:
    # Blue 6 as red, less 1 by the modifier of round-1: red-5. Its re-roll is lost, since the only space is taken.
    sheet = pad({"red-5": "reroll"}, blenders=("modifier_1 plain black", "plain black"), slots={"reroll": 1})
    moves = [
        roll("Ana", "blue-6 green-2", "red-3 pink-4 purple-5 yellow-6 orange-1"),
        blend("Ana", "round"),
        pick("Ana", "blue:red", modifiers=[-1]),
    ]
    trace = verdict(record(moves, setup(sheet)), "trace")["trace"]
    assert [(event["verb"], event.get("item")) for part in trace[1:] for event in part["events"]] == [
        ("crossed", "round-1"),
        ("gained", "modifier_1"),
        ("crossed", "round-2"),
        ("spent", "colour_change"),
        ("spent", "modifier_1"),
        ("crossed", "red-5"),
        ("lost", "reroll"),
    ]


# Violations


def test_violations_stand_in_rulebook_order_with_pointers_from_the_root() -> None:
    # Faces are line 6, the set and the split of the dice line 20.
    answer = judged(0, roll("Ana", "yellow-7", "red-3 pink-4 purple-5 blue-0 green-1"))
    assert [(found["rule"], found["pointer"], found["code"]) for found in answer["violations"]] == [
        ("SM:6", "/moves/0/round/yellow", "smoothies/face"),
        ("SM:6", "/moves/0/square/blue", "smoothies/face"),
        ("SM:20", "/moves/0", "smoothies/dice-set"),
        ("SM:20", "/moves/0", "smoothies/dice-split"),
    ]


def test_a_ruling_stands_at_the_line_that_it_rests_on() -> None:
    # SM-04 rests on line 48: after a die that is not there (25) and an ability that is not at hand (46).
    answer = judged(2, pick("Ana", "yellow yellow red", modifiers=[3]))
    assert [(found["rule"], found["pointer"]) for found in answer["violations"]] == [
        ("SM:25", "/moves/2/dice/2/die"),
        ("SM:46", "/moves/2/modifiers/0"),
        ("SM-04", "/moves/2/dice/1/die"),
    ]


# Rulings used


def test_a_game_that_nobody_could_read_otherwise_uses_no_ruling() -> None:
    assert [judged(length)["rulings_used"] for length in (0, 1, 2, 4, 6)] == [[]] * 5


def test_the_end_uses_sm_34_since_at_once_it_would_have_come_before_the_last_pick() -> None:
    assert judged(7)["rulings_used"] == ["SM-34"]
    assert judged()["rulings_used"] == ["SM-34"]


def used_by(*moves: Json, table: Json = TABLE) -> list[str]:
    return list(verdict(record(moves, table))["rulings_used"])


def test_a_total_without_a_column_uses_sm_01() -> None:
    assert used_by(*FOURTEEN, pick("Ana", "yellow orange")) == ["SM-01"]  # 11; 3, 5 and 6 were free.
    assert used_by(*FOURTEEN, pick("Ana", "yellow")) == []


def test_a_bonus_on_nothing_new_uses_sm_10() -> None:
    # Blue-7 and green-7 (3 + 4) are crossed in the first turn, and the same 7 is made again in the second.
    dice = ("blue-3 green-4", "yellow-1 orange-2 red-3 pink-4 purple-5")
    table = setup(pad(blenders=("plain plain plain plain black", "plain black")), players="Ana", objective="easy")
    moves = [roll("Ana", *dice), blend("Ana", "round"), pick("Ana", "blue green"), pick("Ana", "yellow")] * 2
    assert used_by(*moves[:7], table=table) == []
    moves[6] = pick("Ana", "blue green", bonus=["red-1"])
    assert used_by(*moves[:7], table=table) == ["SM-10"]


def test_a_refusal_uses_a_ruling_if_another_reading_refuses_otherwise() -> None:
    # Ana has no modifier. If only one may be used in a pick, the second is refused for that as well.
    assert used_by(*QUICK[:2], pick("Ana", "yellow", modifiers=[1])) == []
    assert used_by(*QUICK[:2], pick("Ana", "yellow", modifiers=[1, 1])) == ["SM-07"]


def test_two_dice_of_a_passive_player_use_sm_05_if_apart_they_cross_other_boxes() -> None:
    moves = [*QUICK[:3], pick("Ben", "red green")]  # 3 + 1: column 4, or red-3 and green-1.
    assert used_by(*moves) == ["SM-05"]


def test_a_star_crossed_by_a_star_uses_sm_14_if_it_has_a_free_neighbour() -> None:
    table = setup({**QUICK_PAD, "rows": pad({"red-3": "star", "red-4": "star"})["rows"]})
    chain = pick("Ben", "red", stars=["red-4", "red-5"])
    assert used_by(*QUICK[:3], pick("Ben", "red", stars=["pink-3"]), table=table) == []
    assert used_by(*QUICK[:3], chain, table=table) == ["SM-14"]


def test_a_row_of_just_the_minimum_uses_sm_36() -> None:
    def used(boxes: int) -> Any:
        red = list(range(1, boxes + 1))
        return scorecard(sheets({"Ana": paper((2, 2), red=red), "Ben": paper((2, 2), blue=[1])}, setup(pad())))

    assert [used(boxes)["rulings_used"] for boxes in (5, 6, 7)] == [[], ["SM-36"], []]


def test_several_rulings_stand_in_their_order() -> None:
    moves = [*QUICK[:6], pick("Ben", "red pink blue"), pick("Ana", "green purple")]  # 6 + 4 has no column
    assert used_by(*moves) == ["SM-01", "SM-05", "SM-34"]


# Echo


def test_id_and_tags_are_echoed() -> None:
    more = {"id": "table-12", "tags": {"event": "Open", "round": "3"}}
    for answer in (
        verdict(record(QUICK[:2], TABLE, **more)),
        scorecard(sheets({"Ana": paper((2, 2)), "Ben": paper((2, 2))}, setup(pad()), **more)),
    ):
        assert {name: answer[name] for name in more} == more
    assert not {"id", "tags"} & set(judged())
