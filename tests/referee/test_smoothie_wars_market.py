"""The market of one location and day in Smoothie Wars, price by price; each number is worked by hand beside it."""

from __future__ import annotations

import pytest

from referee.games.smoothie_wars.market import Stand, Tier, sell
from referee.games.smoothie_wars.wire import Rulings

OURS = Rulings()


def stands(words: str) -> list[Stand]:
    """Sellers such as `10@2 30@2`, one a seat; `1:30@2` sits at seat 1."""
    found = []
    for place, word in enumerate(words.split()):
        seat, _, rest = word.rpartition(":")
        made, _, price = rest.partition("@")
        found.append(Stand(int(seat) if seat else place, int(price), int(made)))
    return found


def tiers(words: str, demand: int, readings: Rulings = OURS, first_seat: int = 0) -> list[Tier]:
    return list(sell(stands(words), demand, readings, first_seat).tiers)


def sold(words: str, demand: int, readings: Rulings = OURS, first_seat: int = 0) -> list[list[int]]:
    """What each seller of each price sells."""
    return [list(tier.sold) for tier in tiers(words, demand, readings, first_seat)]


def wasted(words: str, demand: int, readings: Rulings = OURS) -> list[int]:
    return [tier.wasted for tier in tiers(words, demand, readings)]


def unserved(words: str, demand: int, readings: Rulings = OURS) -> list[int]:
    return [tier.unserved for tier in tiers(words, demand, readings)]


# The cheapest first (SW:156)


def test_one_seller_sells_what_is_wanted_and_what_there_is() -> None:
    assert sold("10@2", 60) == [[10]]
    assert sold("80@4", 60) == [[60]]


def test_a_dearer_seller_gets_what_the_cheaper_one_cannot_serve() -> None:
    assert sold("40@3 50@1", 60) == [[50], [10]]  # 60 - 50 = 10 are left for the dearer
    assert [tier.demand for tier in tiers("40@3 50@1", 60)] == [60, 10]


def test_each_price_is_looked_at_even_when_nothing_is_wanted_any_more() -> None:
    assert sold("60@1 10@2 10@3", 60) == [[60], [0], [0]]


def test_what_the_dearest_seller_cannot_serve_is_unserved() -> None:
    assert unserved("10@2", 60) == [50]
    assert unserved("40@3 10@1", 60) == [0, 10]  # 50 go on to the dearer, who has 40
    assert unserved("80@4", 60) == [0]
    assert unserved("10@1 0@3", 60) == [50, 0]  # nothing made is no dearer seller (SW-14)


# The same price (SW:158-162)


@pytest.mark.parametrize(
    ("demand", "shares", "waste"),
    [
        (60, [10, 25, 25], 0),  # 10 each, then 60 - 30 = 30 between two
        (61, [10, 25, 25], 1),  # 31 between two: 15 each and one over
        (69, [10, 29, 29], 1),  # 39 between two: 19 each and one over
        (80, [10, 30, 30], 0),  # all 70 are sold
    ],
)
def test_what_the_smallest_leaves_is_shared_again(demand: int, shares: list[int], waste: int) -> None:
    assert sold("10@2 30@2 30@2", demand) == [shares]
    assert wasted("10@2 30@2 30@2", demand) == [waste]


def test_a_remainder_that_cannot_be_shared_evenly_is_wasted() -> None:
    assert (sold("30@1 30@1 30@1", 20), wasted("30@1 30@1 30@1", 20)) == ([[6, 6, 6]], [2])
    assert (sold("5@1 5@1", 1), wasted("5@1 5@1", 1)) == ([[0, 0]], [1])  # SW-13


def test_the_last_seller_at_a_price_takes_all_that_is_left() -> None:
    assert sold("10@2 40@2", 35) == [[10, 25]]  # 10 each, then 15 to the one who remains (SW:160)


def test_who_has_made_nothing_has_no_share() -> None:
    assert sold("0@2 30@2", 20) == [[0, 20]]  # SW-14


def test_wasted_demand_does_not_reach_a_dearer_seller() -> None:
    assert sold("30@1 30@1 9@4", 41) == [[20, 20], [0]]
    assert (wasted("30@1 30@1 9@4", 41), unserved("30@1 30@1 9@4", 41)) == ([1, 0], [0, 0])
    yes = Rulings(SW_12="yes")
    assert sold("30@1 30@1 9@4", 41, yes) == [[20, 20], [1]]
    assert (wasted("30@1 30@1 9@4", 41, yes), wasted("30@1 30@1 0@4", 41, yes)) == ([0, 0], [1, 0])


def test_demand_left_by_a_price_that_is_sold_out_does() -> None:
    assert sold("10@1 10@1 9@4", 41) == [[10, 10], [9]]


# Other readings


def test_the_sharing_may_stop_with_the_first_who_sells_out() -> None:
    one_pass = Rulings(SW_09="one-pass")
    assert sold("10@2 30@2 30@2", 60, one_pass) == [[10, 10, 10]]
    assert wasted("10@2 30@2 30@2", 60, one_pass) == [0]  # no remainder: nobody was tried for the other 30
    assert unserved("10@2 30@2 30@2", 60, one_pass) == [30]
    assert unserved("10@2 30@2 30@2", 60) == [0]
    assert sold("10@2 10@2 30@2", 60, one_pass) == [[10, 10, 30]]  # a single last seller goes on (SW:160)
    assert sold("30@2 30@2 30@2", 20, one_pass) == [[6, 6, 6]]  # nobody sells out


def test_what_stays_unserved_reaches_no_dearer_seller_either() -> None:
    both = Rulings(SW_09="one-pass", SW_12="yes")
    assert sold("10@2 30@2 30@2 9@3", 60, both) == [[10, 10, 10], [0]]
    assert unserved("10@2 30@2 30@2 9@3", 60, both) == [30, 0]


@pytest.mark.parametrize(
    ("first_seat", "shares"),
    [(0, [7, 7, 6]), (1, [6, 7, 7]), (2, [7, 6, 7]), (5, [7, 7, 6])],
)
def test_a_remainder_of_two_may_go_round_from_the_roller_on(first_seat: int, shares: list[int]) -> None:
    assert sold("30@1 30@1 30@1", 20, Rulings(SW_11="clockwise"), first_seat) == [shares]


def test_a_remainder_of_one_is_wasted_by_every_reading() -> None:
    assert sold("30@1 30@1 30@1", 19, Rulings(SW_11="clockwise")) == [[6, 6, 6]]


def test_a_remainder_that_went_round_leaves_none_for_a_dearer_seller() -> None:
    both = Rulings(SW_11="clockwise", SW_12="yes")
    assert sold("30@1 30@1 30@1 9@2", 20, both) == [[7, 7, 6], [0]]


def test_two_cards_of_one_player_at_one_price_sell_as_one() -> None:
    two = "0:30@2 0:30@2 1:60@2"
    assert sold(two, 60) == [[30, 30]]
    assert sold(two, 60, Rulings(SW_20="separate")) == [[20, 20, 20]]


def test_two_cards_of_one_player_at_two_prices_are_two_prices() -> None:
    assert sold("0:30@1 0:30@2 1:30@2", 50) == [[30], [10, 10]]  # SW-21


def test_a_remainder_goes_round_card_by_card_where_each_card_is_a_seller() -> None:
    readings = Rulings(SW_11="clockwise", SW_20="separate")
    assert sold("0:30@2 0:30@2 1:30@2", 20, readings, 1) == [[7, 6, 7]]  # first seat 1, then one of seat 0
