"""How a game of Smoothies ends, and what papers score; in the order of the rulebook.

On `QUICK_PAD` the star round-1 touches square-2, the other row's black box: who blends two dice of the round blender
and answers with it has crossed both black boxes in one move.
"""

from __future__ import annotations

import pytest

from tests.referee.smoothies_plays import SQUARE, THROW, crossed, play, refused
from tests.referee.tables import (
    COLUMNS,
    QUICK,
    QUICK_PAD,
    Json,
    blend,
    pad,
    paper,
    pick,
    roll,
    scorecard,
    setup,
    sheets,
    totals,
)

SOLO = {"players": "Ana", "objective": "easy"}
ALL = list(range(1, 15))  # the columns of the reference sheet
ROWS_CROSSED = ("yellow", "orange", "red", "pink", "blue", "purple")


def turn(active: str, passives: str, *blended: str) -> tuple[Json, ...]:
    """A turn in which everybody picks one die: the yellow one, or the red one of the blender not chosen."""
    throw = roll(active, "yellow-1 orange-2", SQUARE)
    dice = ("yellow", "red") if blended[0] == "round" else ("red", "yellow")
    return (throw, blend(active, *blended), pick(active, dice[0]), *(pick(each, dice[1]) for each in passives.split()))


# The end of the game


def test_a_player_with_both_black_boxes_crossed_still_picks_in_that_turn() -> None:
    done = play(*turn("Ana", "Ben", "round", "square-2"), sheet=QUICK_PAD)
    assert crossed(done) == {"round-1", "round-2", "square-2", "yellow-1"}


def test_a_player_with_both_black_boxes_crossed_is_passive_from_then_on() -> None:
    moves = (*turn("Ana", "Ben", "round", "square-2"), *turn("Ben", "Ana", "square"))
    done = play(*moves, sheet=QUICK_PAD)
    assert (done["finished"], done["expect"]) == (False, [{"player": "Ben", "types": ["roll"]}])
    facts = {"player": "Ana", "expected": ["Ben"]}
    found = refused(*moves, roll("Ana", "yellow-1 orange-2", SQUARE), sheet=QUICK_PAD)
    assert found == [("out-of-turn", "/player", "SM:16", facts, ["Ben"])]


def test_one_black_box_is_not_the_limit() -> None:
    done = play(*turn("Ana", "Ben", "square"), *turn("Ben", "Ana", "square"), sheet=QUICK_PAD)
    assert done["expect"] == [{"player": "Ana", "types": ["roll"]}]


def test_the_turn_goes_clockwise_past_those_who_reached_their_limits() -> None:
    players = "Ana Ben Cleo Dan"
    moves = (
        *turn("Ana", "Ben Cleo Dan", "square"),
        *turn("Ben", "Cleo Dan Ana", "round", "square-2"),
        *turn("Cleo", "Dan Ana Ben", "round", "square-2"),
        *turn("Dan", "Ana Ben Cleo", "square"),
        *turn("Ana", "Ben Cleo Dan", "round", "round-2"),  # square-2 was crossed in her first turn
    )
    active = [play(*moves[: 6 * number], sheet=QUICK_PAD, players=players)["state"]["active"] for number in range(6)]
    assert active == ["Ana", "Ben", "Cleo", "Dan", "Ana", "Dan"]


LAST = (*turn("Ana", "Ben", "round", "square-2"), *turn("Ben", "Ana", "round", "square-2"))


def test_the_game_ends_after_the_passive_picks_of_the_turn_that_reaches_the_last_limit() -> None:
    begun, ended = play(*LAST[:-1], sheet=QUICK_PAD), play(*LAST, sheet=QUICK_PAD)
    assert (begun["finished"], begun["expect"]) == (False, [{"player": "Ana", "types": ["pick"]}])
    assert (ended["finished"], ended["expect"], ended["rulings_used"]) == (True, [], ["SM-34"])


def test_the_game_ends_before_the_last_passive_picks_where_the_table_reads_so() -> None:
    ended = play(*LAST[:-1], sheet=QUICK_PAD, SM_34="at-once")
    assert (ended["finished"], ended["expect"], ended["score"]["provisional"]) == (True, [], False)
    assert refused(*LAST, sheet=QUICK_PAD, SM_34="at-once") == [("game-over", "", "SM:56", {}, [])]


def test_a_turn_that_does_not_reach_the_last_limit_ends_alike_under_both_readings() -> None:
    done = play(*LAST[:4], sheet=QUICK_PAD, SM_34="at-once")
    assert (done["finished"], done["rulings_used"]) == (False, [])


@pytest.mark.parametrize("move", [THROW, blend("Ana", "round", save=9), pick("Ben", "red red"), pick("Ana", "")])
def test_after_the_end_nothing_else_is_said_of_a_move(move: Json) -> None:
    assert refused(*LAST, move, sheet=QUICK_PAD) == [("game-over", "", "SM:56", {}, [])]
    assert play(*LAST, move, sheet=QUICK_PAD)["finished"]


def test_alone_one_is_active_and_then_passive() -> None:
    done = play(*turn("Ana", "Ana", "square"), sheet=QUICK_PAD, **SOLO)
    assert crossed(done) == {"square-1", "square-2", "red-3", "yellow-1"}
    assert done["expect"] == [{"player": "Ana", "types": ["roll"]}]


def test_alone_the_game_ends_after_the_passive_pick() -> None:
    moves = turn("Ana", "Ana", "round", "square-2")
    assert not play(*moves[:-1], sheet=QUICK_PAD, **SOLO)["finished"]
    assert play(*moves, sheet=QUICK_PAD, **SOLO)["finished"]


# Points


def points(papers: Json, **table: Json) -> dict[str, list[tuple[str, str, int]]]:
    """Each player's lines that are worth something: section, item, points."""
    card = scorecard(sheets(papers, setup(players=" ".join(papers), **table)))
    return {
        player: [(line["section"], line["item"], line["points"]) for line in score["lines"] if line["points"]]
        for player, score in card["players"].items()
    }


def fruit(papers: Json, **table: Json) -> dict[str, list[tuple[str, int]]]:
    """Each player's points for fruit."""
    return {
        player: [(item, points) for section, item, points in lines if section == "fruits"]
        for player, lines in points(papers, **table).items()
    }


@pytest.mark.parametrize(("players", "minimum"), [(1, 6), (2, 6), (3, 7), (4, 8)])
def test_a_row_scores_its_boxes_if_they_exceed_the_minimum_of_the_table(players: int, minimum: int) -> None:
    table = {"objective": "easy"} if players == 1 else {}
    names = ("Ana", "Ben", "Cleo", "Dan")[:players]

    def green(count: int, **rulings: str) -> list[tuple[str, int]]:
        papers = {name: paper((15, 15), green=ALL[:count]) for name in names}
        return fruit(papers, rulings={key.replace("_", "-"): value for key, value in rulings.items()}, **table)["Ana"]

    assert green(minimum) == []
    assert green(minimum + 1) == [("row", minimum + 1)]
    assert green(minimum, SM_36="reach") == [("row", minimum)]
    assert green(minimum - 1, SM_36="reach") == []


@pytest.mark.parametrize("colour", ["yellow", "orange"])
def test_the_most_yellow_and_the_most_orange_give_three_points_each(colour: str) -> None:
    papers = {"Ana": paper((15, 15), **{colour: ALL[:7]}), "Ben": paper((15, 15), **{colour: ALL[:8]})}
    assert fruit(papers) == {"Ana": [("row", 7)], "Ben": [("row", 8), ("most", 3)]}


def test_all_who_are_tied_for_the_most_get_the_three_points() -> None:
    papers = {name: paper((15, 15), yellow=ALL[:8]) for name in ("Ana", "Ben")} | {"Cleo": paper((15, 15))}
    assert fruit(papers) == {"Ana": [("row", 8), ("most", 3)], "Ben": [("row", 8), ("most", 3)], "Cleo": []}


def test_the_most_give_nothing_to_a_row_that_does_not_score() -> None:
    papers = {"Ana": paper((15, 15), yellow=ALL[:6]), "Ben": paper((15, 15), yellow=ALL[:5])}
    assert fruit(papers) == {"Ana": [], "Ben": []}
    # Six reach the minimum of two players where reaching is enough.
    assert fruit(papers, rulings={"SM-36": "reach"}) == {"Ana": [("row", 6), ("most", 3)], "Ben": []}


def test_the_most_of_another_fruit_give_nothing() -> None:
    papers = {"Ana": paper((15, 15), red=ALL), "Ben": paper((15, 15))}
    assert fruit(papers) == {"Ana": [("row", 14)], "Ben": []}


def test_alone_the_most_give_nothing() -> None:
    assert fruit({"Ana": paper((15, 15), yellow=ALL)}, objective="easy") == {"Ana": [("row", 14)]}


def test_a_column_scores_five_when_complete_and_minus_two_when_empty() -> None:
    # Column 1 has one box on this pad, column 2 two, and the others seven.
    special: dict[str, str | None] = {f"{colour}-1": None for colour in ROWS_CROSSED}
    special |= {f"{colour}-2": None for colour in ROWS_CROSSED[1:]} | {"green-1": "star", "green-2": "reroll"}
    papers = {"Ana": paper((2, 2), green=[1, 2]), "Ben": paper((2, 2), green=[2], yellow=[2])}
    customers = {
        player: [(item, value) for section, item, value in lines if section == "customers"]
        for player, lines in points(papers, sheet=pad(special)).items()
    }
    others = [("empty", -2)] * (len(COLUMNS) - 2)
    assert customers == {
        "Ana": [("complete", 5), *others],  # column 2 is begun
        "Ben": [("empty", -2), ("complete", 5), *others],
    }


def test_each_grey_box_takes_its_printed_points() -> None:
    sheet = pad(blenders=("plain black grey:-1 grey:-4", "plain black grey:-7"))
    papers = {"Ana": paper((4, 2)), "Ben": paper((3, 3)), "Cleo": paper((2, 2))}
    greys = {
        player: [(item, value) for section, item, value in lines if section == "blenders"]
        for player, lines in points(papers, sheet=sheet).items()
    }
    assert greys == {"Ana": [("grey", -1), ("grey", -4)], "Ben": [("grey", -1), ("grey", -7)], "Cleo": []}


def test_a_blender_row_counts_for_no_column() -> None:
    assert points({"Ana": paper((17, 17)), "Ben": paper((15, 15))})["Ben"] == [("customers", "empty", -2)] * 14


# The winner


def ranking(*used: int, **fruits: list[int]) -> tuple[list[tuple[int, str]], list[str]]:
    """Ranks and winners of players with the same boxes who used so many abilities; the last one has no boxes."""
    names = ("Ana", "Ben", "Cleo", "Dan")[: len(used)]
    papers = {name: paper((15, 15), count, **fruits) for name, count in zip(names, used, strict=True)}
    papers[names[-1]] = paper((15, 15), used[-1])
    card = scorecard(sheets(papers, setup(players=" ".join(names))))
    return [(rank["rank"], rank["player"]) for rank in card["ranking"]], card["winners"]


def test_the_most_points_win_whatever_abilities_were_used() -> None:
    assert ranking(9, 0, green=ALL) == ([(1, "Ana"), (2, "Ben")], ["Ana"])


def test_a_tie_goes_to_the_one_who_used_fewer_abilities() -> None:
    assert ranking(3, 2, 0, green=ALL) == ([(1, "Ben"), (2, "Ana"), (3, "Cleo")], ["Ben"])


def test_a_tie_in_abilities_too_is_a_shared_victory() -> None:
    assert ranking(2, 2, 0, green=ALL) == ([(1, "Ana"), (1, "Ben"), (3, "Cleo")], ["Ana", "Ben"])


@pytest.mark.parametrize(
    ("objective", "target", "boxes"),
    [
        # Boxes of yellow, orange, red, pink, blue and purple; green is empty, so no column is complete or empty.
        ("easy", 55, (14, 14, 14, 13, 0, 0)),
        ("normal", 60, (14, 14, 14, 9, 9, 0)),
        ("difficult", 65, (14, 14, 14, 14, 9, 0)),
        ("impossible", 70, (14, 14, 14, 14, 7, 7)),
    ],
)
def test_alone_one_wins_by_exceeding_the_objective(objective: str, target: int, boxes: tuple[int, ...]) -> None:
    def card(*more: int) -> Json:
        counts = [count + extra for count, extra in zip(boxes, more, strict=True)]
        fruits = {colour: ALL[:count] for colour, count in zip(ROWS_CROSSED, counts, strict=True)}
        return scorecard(sheets({"Ana": paper((15, 15), **fruits)}, setup(players="Ana", objective=objective)))

    reached = card(0, 0, 0, 0, 0, 0)
    assert (totals(reached), reached["objective_met"], reached["winners"]) == ({"Ana": target}, False, [])
    exceeded = card(0, 0, 0, 1, 0, 0) if boxes[3] < 14 else card(0, 0, 0, 0, 1, 0)
    assert (totals(exceeded), exceeded["objective_met"], exceeded["winners"]) == ({"Ana": target + 1}, True, ["Ana"])


def test_a_game_of_more_players_has_no_objective() -> None:
    assert "objective_met" not in play(*QUICK, sheet=QUICK_PAD)["score"]


def test_points_of_a_game_that_goes_on_are_provisional_and_count_what_is_on_the_papers() -> None:
    # Ana has crossed yellow-1 and Ben red-3, so that seven of eight columns are empty on each paper.
    score = play(*turn("Ana", "Ben", "round"))["score"]
    assert (score["provisional"], totals(score)) == (True, {"Ana": -14, "Ben": -14})
