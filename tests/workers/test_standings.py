"""Standings and the disputes that matter, each worked by hand."""

import time
from fractions import Fraction
from typing import Any

import pytest

from intake.problems import ProblemError
from referee.core import Difference
from tests.hostile.pace import slowness
from workers.disputes import disputes
from workers.results import LineResult
from workers.standings import Query, place_points, standings

PLACES = tuple(map(Fraction, (10, 6, 3, 1)))


def line(number: int, status: str = "confirmed", better: str = "higher", **totals: int) -> LineResult:
    """A game with its points, ranked by them."""
    sign = -1 if better == "higher" else 1
    ranks = {
        player: 1 + sum(sign * other < sign * total for other in totals.values()) for player, total in totals.items()
    }
    winners = [player for player, rank in ranks.items() if rank == 1]
    return LineResult(
        number, status, winners, totals, id=f"t{number}", rules="relajarse@1", ranks=ranks, better=better
    )  # fmt: skip


def claimed(result: LineResult, **totals: int) -> LineResult:
    """The same game, disputed, with other points claimed."""
    differences = [Difference("total", points, result.totals[player], player) for player, points in totals.items()]
    return LineResult(
        result.line, "disputed", result.winners, result.totals, (), differences,
        id=result.id, rules=result.rules, ranks=result.ranks, better=result.better,
    )  # fmt: skip


def table(results: list[LineResult], **query: Any) -> list[tuple[int, str, str]]:
    return [(row.rank, row.player, row.points) for row in standings(results, Query(**query)).rows]


def test_points_are_added_up() -> None:
    """Ana 17 + 10 = 27, Ben 15 + 12 = 27, Eva 20."""
    games = [line(1, Ana=17, Ben=15), line(2, Ana=10, Ben=12, Eva=20)]
    assert table(games) == [(1, "Ana", "27"), (1, "Ben", "27"), (3, "Eva", "20")]


def test_who_shares_places_shares_what_they_are_worth() -> None:
    """Ben and Eva share second and third: (6 + 3) / 2 each. All four level: (10 + 6 + 3 + 1) / 4."""
    assert table([line(1, Ana=9, Ben=5, Eva=5, Leo=1)], places=PLACES) == [
        (1, "Ana", "10"),
        (2, "Ben", "9/2"),
        (2, "Eva", "9/2"),
        (4, "Leo", "1"),
    ]
    level = {"Ana": 1, "Ben": 1, "Eva": 1, "Leo": 1}
    assert place_points(PLACES, level, 1) == 5
    assert place_points(PLACES[:1], {"Ana": 1, "Ben": 1, "Eva": 3}, 1) == 5, "a second place is worth nothing here"
    assert place_points(PLACES[:1], {"Ana": 1, "Ben": 2}, 2) == 0


def test_where_fewer_points_are_better_the_lowest_sum_is_first() -> None:
    games = [line(1, better="lower", Ana=9, Ben=5), line(2, better="lower", Ana=2, Ben=7)]
    assert table(games) == [(1, "Ana", "11"), (2, "Ben", "12")]
    assert table(games, places=PLACES) == [(1, "Ana", "16"), (1, "Ben", "16")]


def test_points_that_are_good_and_points_that_are_bad_are_not_added() -> None:
    games = [line(1, Ana=9), line(2, better="lower", Ana=2)]
    with pytest.raises(ProblemError) as caught:
        standings(games, Query())
    assert [fault.code for fault in caught.value.faults] == ["mixed-directions"]
    assert table(games, places=PLACES) == [(1, "Ana", "20")]


def test_only_what_is_settled_counts_and_the_rest_stands_open() -> None:
    games = [
        line(1, Ana=3, Ben=1),
        line(2, "unclaimed", Ana=3, Ben=1),
        line(3, "disputed", Ana=0, Ben=9),
        line(4, "illegal", Ana=0, Ben=9),
        *(line(number, status, Ana=0, Ben=9) for number, status in enumerate(("incomplete", "invalid", "failed"), 5)),
    ]
    found = standings(games, Query())
    assert [(row.player, row.points) for row in found.rows] == [("Ana", "6"), ("Ben", "2")]
    assert found.counted == 2
    assert [(each.line, each.status, each.id) for each in found.open] == [(3, "disputed", "t3"), (4, "illegal", "t4")]


def test_a_second_line_of_one_id_does_not_count() -> None:
    again = LineResult(
        2, "confirmed", ["Ana"], {"Ana": 5}, id="t1", rules="relajarse@1", ranks={"Ana": 1}, better="higher"
    )
    found = standings([line(1, Ana=3), again], Query())
    assert [(row.points, row.games) for row in found.rows] == [("3", 1)]
    assert [each.line for each in found.open] == [2]


def test_a_game_and_tags_choose_the_lines() -> None:
    tagged = LineResult(
        2, "confirmed", ["Eva"], {"Eva": 4}, id="t2", rules="smartish@1", ranks={"Eva": 1}, better="higher",
        tags={"round": "2", "table": "1"},
    )  # fmt: skip
    games = [line(1, Ana=3), tagged]
    assert table(games, game="smartish") == [(1, "Eva", "4")]
    assert table(games, tags={"round": "2"}) == [(1, "Eva", "4")]
    assert table(games, tags={"round": "2", "table": "2"}) == []


def test_ties_are_broken_in_order_and_the_rows_say_how() -> None:
    """All have 10 points. Wins: Ana 2, Ben 1, Eva 1. Ben's best game is 9, Eva's 8."""
    games = [line(1, Ana=5, Ben=1), line(2, Ana=5, Eva=2), line(3, Ben=9), line(4, Eva=8)]
    rows = standings(games, Query(tie_breaks=("wins", "best"))).rows
    assert [(row.rank, row.player, dict(row.tie_breaks)) for row in rows] == [
        (1, "Ana", {"wins": "2"}),
        (2, "Ben", {"wins": "1", "best": "9"}),
        (3, "Eva", {"wins": "1", "best": "8"}),
    ]


def test_head_to_head_looks_only_at_those_who_are_level() -> None:
    """Ana and Ben have 6 each and met once, where Ben was ahead; Leo, who beat Ben, has fewer points."""
    games = [line(1, Ana=2, Ben=4), line(2, Ana=4), line(3, Ben=2, Leo=3)]
    rows = standings(games, Query(tie_breaks=("head-to-head",))).rows
    assert [(row.rank, row.player) for row in rows] == [(1, "Ben"), (2, "Ana"), (3, "Leo")]
    assert rows[0].tie_breaks == {"head-to-head": "1"}
    rows = standings([line(1, Ana=3), line(2, Ana=3), line(3, Ben=6)], Query(tie_breaks=("fewer-games",))).rows
    assert [row.player for row in rows] == ["Ben", "Ana"]


def test_a_dispute_matters_only_between_those_it_could_turn() -> None:
    """Ana 20, Ben 18, Eva 2 count. Line 2 gives Ben 1 or, as claimed, 3 (21, past Ana); line 3 gives Eva 1 or 2 (4)."""
    games = [
        line(1, Ana=20, Ben=18, Eva=2),
        claimed(line(2, Ben=1), Ben=3),
        claimed(line(3, Eva=1), Eva=2),
    ]
    found = disputes(games, Query())
    assert [(each.line, each.effect, list(each.pairs)) for each in found.lines] == [
        (2, "order", [("Ana", "Ben")]),
        (3, "none", []),
    ]
    assert found.settle == [2]
    assert found.complete


def test_disputes_may_matter_only_together() -> None:
    """Ana 20, Ben 17; each line gives Ben at most 2, which alone leaves him behind (19), both put him ahead (21)."""
    games = [line(1, Ana=20, Ben=17), claimed(line(2, Ben=1), Ben=2), claimed(line(3, Ben=1), Ben=2)]
    found = disputes(games, Query())
    assert [each.effect for each in found.lines] == ["none", "none"]
    assert found.settle == [2, 3], "2 + 1 makes level with Ana, so neither alone settles it"


def test_an_illegal_game_is_always_to_be_settled() -> None:
    found = disputes([line(1, Ana=20, Ben=17), line(2, "illegal", Ana=0, Ben=0)], Query())
    assert [(each.line, each.effect) for each in found.lines] == [(2, "unknown")]
    assert found.settle == [2]


def test_directions_of_open_lines_count_as_well() -> None:
    games = [line(1, Ana=9), line(2, "disputed", better="lower", Ana=2)]
    for ask in (standings, disputes):
        with pytest.raises(ProblemError):
            ask(games, Query())
    with pytest.raises(ProblemError):
        standings(games, Query(places=PLACES, tie_breaks=("best",)))


def test_disputes_of_a_large_event_are_told_within_seconds() -> None:
    crowd = [line(number, **{f"P{2 * number}": 2, f"P{2 * number + 1}": 1}) for number in range(1, 1001)]
    open_lines = [claimed(line(2000 + number, **{f"P{number}": 1}), **{f"P{number}": 9}) for number in range(2, 40)]
    started = time.monotonic()
    found = disputes([*crowd, *open_lines], Query())
    assert time.monotonic() - started < 5 * slowness()
    assert not found.complete
    assert {each.effect for each in found.lines} <= {"order", "unknown"}


def test_too_many_disputes_are_tried_one_by_one() -> None:
    games = [line(1, Ana=20, Ben=17), *(claimed(line(number, Ben=1), Ben=9) for number in range(2, 11))]
    found = disputes(games, Query())
    assert not found.complete
    assert found.settle == list(range(2, 11))
