"""Each finding on a final sheet, with a sheet that has it and one that just has not; the proofs are in the docs.

Where nothing else is said one player sits alone, so that there is one paper, and the boxes of the sheet are plain.
"""

from __future__ import annotations

from typing import Any

import pytest

from referee.games.smoothies.codes import FINDINGS
from tests.referee.tables import COLOURS, Json, pad, paper, scorecard, setup, sheets

LONG = "plain plain plain plain black"


def card(ana: Json, sheet: Json, more: Json = None, **rulings: str) -> Json:
    """The scorecard of one player's paper, or of more players' papers."""
    papers = {"Ana": ana, **(more or {})}
    readings = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    solo = {} if more else {"objective": "easy"}
    answer = scorecard(sheets(papers, setup(sheet, players=" ".join(papers), rulings=readings, **solo)))
    assert all(FINDINGS[found["code"]] == found["severity"] for found in answer["findings"])
    return answer


def found(code: str, *of: Any, **rulings: str) -> list[Json]:
    """The findings of one kind on a paper."""
    findings = card(*of, **rulings)["findings"]
    return [finding for finding in findings if finding["code"] == f"sheet/{code}"]


def finding(code: str, severity: str, pointer: str, rule: str, **facts: Any) -> Json:
    return {"severity": severity, "code": f"sheet/{code}", "pointer": pointer, "facts": facts, "rule": rule}


def test_a_paper_that_can_be_has_no_finding() -> None:
    answer = card(paper((5, 2), yellow=[1], red=[3]), pad(blenders=(LONG, "plain black")))
    assert (answer["findings"], answer["provisional"], answer["status"]) == ([], False, "unclaimed")


# A gap in a blender row


def gap(box: str, free: str, blender: str = "round") -> list[Json]:
    facts = {"player": "Ana", "blender": blender, "box": box, "free": free}
    return [finding("blender-gap", "error", f"/sheets/Ana/blenders/{blender}", "SM:22", **facts)]


def test_a_box_right_of_a_free_one_needs_a_star() -> None:
    sheet = pad({"blue-3": "star"}, blenders=(LONG, LONG), touches=["blue-3 round-4"])
    with_star, without = {"blue": [3, 4]}, {"blue": [4]}
    assert found("blender-gap", paper(([1, 2, 4], 5), **without), sheet) == gap("round-4", "round-3")
    assert found("blender-gap", paper(([1, 2, 4], 5), **with_star), sheet) == []
    assert found("blender-gap", paper(([1, 2, 3, 4], 5), **without), sheet) == []
    # The star is not beside round-5, nor beside the other row.
    assert found("blender-gap", paper(([1, 2, 3, 5], 5), **with_star), sheet) == gap("round-5", "round-4")
    assert found("blender-gap", paper((5, [1, 2, 4]), **with_star), sheet) == gap("square-4", "square-3", "square")


def test_a_free_first_box_is_a_gap_and_an_empty_row_is_none() -> None:
    sheet = pad(blenders=(LONG, LONG))
    assert found("blender-gap", paper(([2], 0)), sheet) == gap("round-2", "round-1")
    assert found("blender-gap", paper(([], 3)), sheet) == []


def test_a_star_explains_one_box_only() -> None:
    sheet = pad({"blue-3": "star"}, blenders=(LONG, LONG), touches=["blue-3 round-3", "blue-3 round-5"])
    fruits = {"blue": [3, 4]}
    assert found("blender-gap", paper(([1, 3], 5), **fruits), sheet) == []
    assert found("blender-gap", paper(([1, 5], 5), **fruits), sheet) == []
    (error,) = found("blender-gap", paper(([1, 3, 5], 5), **fruits), sheet)
    assert error["facts"]["box"] in ("round-3", "round-5")
    assert error["facts"]["free"] == "round-2"


def test_each_box_finds_the_star_that_the_others_leave_it() -> None:
    # Red-1 touches both boxes, blue-3 only round-3: so red-1 crossed round-5, although it could have crossed round-3.
    touches = ["red-1 round-3", "red-1 round-5", "blue-3 round-3"]
    sheet = pad({"red-1": "star", "blue-3": "star"}, blenders=(LONG, LONG), touches=touches)
    assert found("blender-gap", paper(([1, 3, 5], 5), red=[1, 2], blue=[3, 4]), sheet) == []
    (error,) = found("blender-gap", paper(([1, 3, 5], 5), red=[1, 2]), sheet)
    assert error["facts"]["box"] in ("round-3", "round-5")


def test_a_star_of_the_row_explains_its_neighbour_unless_stars_do_not_chain() -> None:
    # Blue-3 crossed the star round-3, and that one crossed round-4; without chains it could not.
    sheet = pad({"blue-3": "star"}, blenders=("plain plain star plain black", LONG), touches=["blue-3 round-3"])
    ana = paper(([1, 3, 4], 5), blue=[3, 4])
    assert found("blender-gap", ana, sheet) == []
    assert found("blender-gap", ana, sheet, SM_14="no-chain") == gap("round-4", "round-2")
    # A star left of the gap is beside the free box, not beside the crossed one.
    left = pad(blenders=("plain star plain plain black", LONG))
    assert found("blender-gap", paper(([1, 2, 4], 5)), left) == gap("round-4", "round-3")


# A star without an answer


def star(name: str, part: str) -> list[Json]:
    where = f"/sheets/Ana/{part}/{name.partition('-')[0]}"
    return [finding("star-unanswered", "error", where, "SM:41", player="Ana", star=name)]


def test_a_star_with_free_neighbours_has_crossed_one() -> None:
    sheet = pad({"yellow-3": "star"})
    assert found("star-unanswered", paper((2, 2), yellow=[3]), sheet) == star("yellow-3", "fruits")
    assert found("star-unanswered", paper((2, 2), yellow=[3], orange=[2, 4]), sheet) == star("yellow-3", "fruits")
    for answer in ({"yellow": [2, 3]}, {"yellow": [3, 4]}, {"yellow": [3], "orange": [3]}):
        assert found("star-unanswered", paper((2, 2), **answer), sheet) == []
    assert found("star-unanswered", paper((2, 2), yellow=[3]), sheet, SM_16="may") == []


def test_two_stars_cannot_have_crossed_the_same_box() -> None:
    sheet = pad({"yellow-3": "star", "yellow-5": "star"})
    (error,) = found("star-unanswered", paper((2, 2), yellow=[3, 4, 5]), sheet)
    assert error["facts"]["star"] in ("yellow-3", "yellow-5")
    assert found("star-unanswered", paper((2, 2), yellow=[3, 4, 5], orange=[5]), sheet) == []
    assert found("star-unanswered", paper((2, 2), yellow=[3, 4, 5], orange=[3]), sheet) == []


def test_a_star_without_a_free_neighbour_asked_perhaps_nothing() -> None:
    # Yellow-1 has two neighbours, both crossed; yellow-3 can have crossed yellow-2 itself.
    sheet = pad({"yellow-1": "star", "yellow-3": "star"})
    assert found("star-unanswered", paper((2, 2), yellow=[1, 2, 3], orange=[1]), sheet) == []


def test_a_neighbour_across_a_gap_is_none() -> None:
    sheet = pad({"yellow-3": "star", "yellow-2": None, "orange-3": None})
    assert found("star-unanswered", paper((2, 2), yellow=[1, 3]), sheet) == star("yellow-3", "fruits")
    assert found("star-unanswered", paper((2, 2), yellow=[3, 4]), sheet) == []


def test_a_fruit_star_asks_for_fruit_but_a_blender_star_for_any_box() -> None:
    # A passive player may have crossed the fruit star, and may not cross round-4; a blender star is an active player's.
    alone: dict[str, str | None] = {f"blue-{column}": None for column in (2, 4)}
    alone |= {"blue-3": "star", "purple-3": None, "green-3": None}
    sheet = pad(alone, blenders=(LONG, LONG), touches=["blue-3 round-4"])
    assert found("star-unanswered", paper((3, 5), blue=[3]), sheet) == []
    sheet = pad(blenders=("star black", LONG), touches=["blue-3 round-1"])
    assert found("star-unanswered", paper((1, 5), red=[1]), sheet) == star("round-1", "blenders")
    assert found("star-unanswered", paper((2, 5), red=[1]), sheet) == []
    assert found("star-unanswered", paper((1, 5), blue=[3]), sheet) == []
    untouched = pad(blenders=("star black", LONG))
    assert found("star-unanswered", paper((1, 5), red=[1]), untouched) == star("round-1", "blenders")


def test_without_chains_a_star_beside_a_star_may_be_silent() -> None:
    # Three stars side by side: the outer two have only the middle one to cross, and both have free neighbours.
    stars: dict[str, str | None] = {"yellow-3": "star", "yellow-4": "star", "yellow-5": "star"}
    ana = paper((2, 2), yellow=[3, 4, 5])
    assert [error["code"] for error in found("star-unanswered", ana, pad(stars))] == ["sheet/star-unanswered"]
    assert found("star-unanswered", ana, pad(stars), SM_14="no-chain") == []
    # A star that stands apart cannot be silent.
    ana = paper((2, 2), yellow=[3, 4, 5], red=[6])
    sheet = pad({**stars, "red-6": "star"})
    assert found("star-unanswered", ana, sheet, SM_14="no-chain") == star("red-6", "fruits")


# Abilities


def over(used: int, possible: int) -> list[Json]:
    facts = {"player": "Ana", "used": used, "possible": possible}
    return [finding("abilities-over", "error", "/sheets/Ana/abilities_used", "SM:43", **facts)]


def test_three_abilities_can_be_used_without_gaining_one() -> None:
    assert found("abilities-over", paper((2, 2), used=3), pad()) == []
    assert found("abilities-over", paper((2, 2), used=4), pad()) == over(4, 3)


def test_each_crossed_ability_box_gives_one_more() -> None:
    # A modifier and an extra die in the fruit rows, a saved box in a blender: 3 + 3.
    sheet = pad({"yellow-1": "modifier_1", "red-3": "extra_die"}, blenders=("round_blender black", "plain black"))
    ana = {"yellow": [1, 2], "red": [3]}
    assert found("abilities-over", paper((2, 2), used=6, **ana), sheet) == []
    assert found("abilities-over", paper((2, 2), used=7, **ana), sheet) == over(7, 6)
    assert found("abilities-over", paper((0, 2), used=6, **ana), sheet) == over(6, 5)


def test_no_more_than_the_spaces_unless_they_do_not_count() -> None:
    # Two re-rolls and a modifier crossed. Re-roll has one space, taken from the start, the modifier has none: 3.
    boxes: dict[str, str | None] = {"yellow-1": "reroll", "yellow-2": "reroll", "yellow-3": "modifier_3"}
    sheet = pad(boxes, slots={"reroll": 1, "modifier_3": 0})
    fruits = {"yellow": [1, 2, 3]}
    assert found("abilities-over", paper((2, 2), used=3, **fruits), sheet) == []
    assert found("abilities-over", paper((2, 2), used=4, **fruits), sheet) == over(4, 3)
    assert found("abilities-over", paper((2, 2), used=6, **fruits), sheet, SM_24="unlimited") == []
    assert found("abilities-over", paper((2, 2), used=7, **fruits), sheet, SM_24="unlimited") == over(7, 6)


# Too many crosses


def first_boxes(count: int, start: int = 0) -> dict[str, list[int]]:
    """So many fruit boxes of the plain pad, row by row."""
    rows: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    boxes = [(colour, column) for colour in COLOURS for column in (1, 2, 3, 4, 5, 6, 7, 14)]
    for colour, column in boxes[start : start + count]:
        rows[colour].append(column)
    return rows


def too_many(player: str, crosses: int, possible: int) -> list[Json]:
    facts = {"player": player, "crosses": crosses, "possible": possible}
    return [finding("too-many-crosses", "error", f"/sheets/{player}/fruits", "SM:22", **facts)]


SHORT = pad(blenders=("plain plain black grey:-1", "plain plain black grey:-1"))


def test_the_blenders_pay_for_so_many_crosses_alone() -> None:
    # 3 + 3 blender boxes, no row full, nothing saved: at most 6 dice and so 3 turns, each with a passive pick.
    # Dice 6, their bonus 2 x 3, passive dice 3, no ability for an extra die or a passive bonus, no star: 15.
    assert found("too-many-crosses", paper((3, 3), **first_boxes(15)), SHORT) == []
    assert found("too-many-crosses", paper((3, 3), **first_boxes(16)), SHORT) == too_many("Ana", 16, 15)


def test_a_full_row_may_have_ended_a_blend_of_five() -> None:
    # 4 + 3 boxes and 4 dice lost to the end of the row: 11 dice, 5 turns. 11 + 2 x 5 + 5 = 26.
    assert found("too-many-crosses", paper((4, 3), **first_boxes(26)), SHORT) == []
    assert found("too-many-crosses", paper((4, 3), **first_boxes(27)), SHORT) == too_many("Ana", 27, 26)


def test_abilities_pay_for_passive_crosses() -> None:
    # As the first: 15. One ability used: an extra die, or it makes a passive 7; the bound counts both: 17.
    # Two used: one extra die (there is no second), two bonus boxes: 15 + 1 + 2 = 18.
    assert found("too-many-crosses", paper((3, 3), used=1, **first_boxes(17)), SHORT) == []
    assert found("too-many-crosses", paper((3, 3), used=1, **first_boxes(18)), SHORT) == too_many("Ana", 18, 17)
    assert found("too-many-crosses", paper((3, 3), used=2, **first_boxes(18)), SHORT) == []
    assert found("too-many-crosses", paper((3, 3), used=2, **first_boxes(19)), SHORT) == too_many("Ana", 19, 18)


def test_with_others_their_turns_are_the_passive_ones() -> None:
    # Ana: yellow-1 gives a saved round box, yellow-2 a second extra die, yellow-3 is a star; 2 abilities used.
    # Her row of 4 is full: 4 + 3 boxes, 1 saved, 4 lost: 12 dice, 6 turns. Ben: 3 + 3 boxes, 6 dice, 3 turns.
    # Ana: 12 dice, 2 x 6 bonus, 3 passive dice, 2 extra, 2 passive bonus, 1 star: 32.
    # Ben: 6 dice, 2 x 3 bonus, 6 passive dice, no ability: 18.
    special: dict[str, str | None] = {"yellow-1": "round_blender", "yellow-2": "extra_die", "yellow-3": "star"}
    sheet = {**SHORT, "rows": pad(special)["rows"]}

    def both(ana: int, ben: int) -> list[Json]:
        more = {"Ben": paper((3, 3), **first_boxes(ben, start=8))}
        return found("too-many-crosses", paper((4, 3), used=2, **first_boxes(ana)), sheet, more)

    assert both(32, 18) == []
    assert both(33, 18) == too_many("Ana", 33, 32)
    assert both(32, 19) == too_many("Ben", 19, 18)


# Warnings


def test_a_free_black_box_is_a_game_that_goes_on() -> None:
    sheet = pad(blenders=(LONG, LONG))
    answer = card(paper((5, 4), red=[1, 2]), sheet)
    facts = {"player": "Ana", "blender": "square"}
    assert answer["findings"] == [finding("black-open", "warning", "/sheets/Ana/blenders/square", "SM:56", **facts)]
    assert (answer["provisional"], answer["status"]) == (True, "incomplete")
    both = found("black-open", paper((0, 0), red=[1, 2]), sheet)
    assert [part["facts"]["blender"] for part in both] == ["round", "square"]


def test_fewer_crosses_than_turns_are_rare() -> None:
    # 6 boxes take at least two blends, 2 boxes one: three turns of at least a pick each.
    sheet = pad(blenders=("plain plain plain plain plain black", "plain black"))
    facts = {"player": "Ana", "crosses": 2, "turns": 3}
    assert card(paper((6, 2), red=[1, 2]), sheet)["findings"] == [
        finding("few-crosses", "warning", "/sheets/Ana/fruits", "SM:25", **facts)
    ]
    assert found("few-crosses", paper((6, 2), red=[1, 2, 3]), sheet) == []
    # 5 boxes can be one blend.
    assert found("few-crosses", paper((5, 2), red=[1, 2]), sheet) == []


def test_the_same_paper_twice_was_perhaps_typed_in_twice() -> None:
    one, other = paper((2, [1, 2]), red=[1, 2]), paper(([2, 1], 2), used=1, red=[2, 1])

    def twins(*papers: Json) -> list[Json]:
        return found("twins", papers[0], pad(), dict(zip(("Ben", "Cid"), papers[1:], strict=False)))

    assert twins(one, other) == [finding("twins", "warning", "/sheets/Ben", "SM:10", players=["Ana", "Ben"])]
    assert twins(one, paper((2, 2), red=[1, 3])) == []
    assert [twin["facts"]["players"] for twin in twins(one, other, one)] == [["Ana", "Ben"], ["Ana", "Cid"]]
    assert [twin["facts"]["players"] for twin in twins(paper((2, 2), red=[1]), other, one)] == [["Ben", "Cid"]]


def test_empty_papers_are_no_twins() -> None:
    assert found("twins", paper((0, 0)), pad(), {"Ben": paper((0, 0))}) == []


# What a finding does to the status


def status(ana: Json, sheet: Json, claim: Json = None) -> tuple[str, str]:
    table = setup(sheet, players="Ana", objective="easy")
    answer = scorecard(sheets({"Ana": ana}, table, **({"claim": claim} if claim else {})))
    return answer["status"], answer["claim"]["status"]


@pytest.mark.parametrize("claim", [None, {"totals": {"Ana": -12}}])
def test_an_error_disputes_even_a_right_claim_and_a_warning_nothing(claim: Json) -> None:
    # Two columns begun, six empty: -12.
    compared = "confirmed" if claim else "absent"
    assert status(paper((2, 2), used=4, red=[1, 2]), pad(), claim) == ("disputed", compared)
    few = pad(blenders=("plain plain plain plain plain black", "plain black"))
    assert status(paper((6, 2), red=[1, 2]), few, claim) == ("confirmed" if claim else "unclaimed", compared)


def test_an_open_black_box_comes_before_an_error_and_a_claim_is_compared_all_the_same() -> None:
    ana = paper((1, 2), used=4, red=[1, 2])
    assert status(ana, pad(), {"totals": {"Ana": -12}}) == ("incomplete", "confirmed")
    assert status(ana, pad(), {"totals": {"Ana": 0}}) == ("incomplete", "disputed")


def test_a_pointer_escapes_the_players_name() -> None:
    papers = {"a/b": paper((2, 2), used=4, red=[1, 2])}
    table = setup(pad(), players="a/b", objective="easy")
    assert [part["pointer"] for part in scorecard(sheets(papers, table))["findings"]] == ["/sheets/a~1b/abilities_used"]
