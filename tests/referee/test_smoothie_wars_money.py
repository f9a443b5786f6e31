"""Loans, going out of business and the end of a week of Smoothie Wars; numbers are worked by hand."""

from __future__ import annotations

import pytest

from referee import sensitivity
from tests.referee.tables import Json, read, sent, totals, verdict
from tests.referee.weekdays import cards, cash, codes, day, judged, loan, record, refused, roll, rows, setup, told, used

CREDIT = setup(SW_01="credit")
TABLE = setup()
NOTHING = "- 0 1"
ORDER = ("Val", "Max", "Val", "Max", "Val", "Max", "Val")  # who rolls from Monday to Sunday
MONDAY = day("Val", Val=NOTHING, Max=NOTHING)


def idle(first: int, last: int) -> list[Json]:
    """Days on which nobody does anything, counted from 0."""
    return [move for number in range(first, last + 1) for move in day(ORDER[number], Val=NOTHING, Max=NOTHING)]


def losing(amount: int) -> list[Json]:
    """Tuesday, on which Val makes so many and sells none: nobody wants any of the city's."""
    rainy = [roll("Max", "chance", location="city", demand=-31), cards("Val", f"C {amount} 1"), cards("Max", NOTHING)]
    return [*MONDAY, *rainy]


# The loan (SW:180-184)


@pytest.mark.parametrize(("spent", "before", "after"), [(140, -40, 60), (200, -100, 0), (70, 30, 130)])
def test_a_loan_adds_a_hundred_to_the_evening(spent: int, before: int, after: int) -> None:
    found = judged(CREDIT, losing(spent), loan("Val"))
    assert told(found) == [("borrowed", "Val", "", "", {"before": before, "cash": after})]
    assert rows(found, "Val")[1] == (100, 0, spent, 0, after)
    wednesday = judged(CREDIT, losing(spent), loan("Val"), roll("Val"), cards("Val", NOTHING), cards("Max", NOTHING))
    assert rows(wednesday, "Val")[2] == (after, 0, 0, 0, after)


def test_loans_are_offered_after_a_result_until_the_next_day_begins() -> None:
    offers = [
        {"kind": "loan", "player": name, "count": 1, "options": ["loan"], "rule": "SW:182"} for name in ("Val", "Max")
    ]
    assert judged(TABLE, MONDAY)["offers"] == offers
    borrowed = judged(TABLE, MONDAY, loan("Val"))
    assert borrowed["offers"] == offers[1:]
    assert borrowed["expect"] == [{"player": "Max", "types": ["roll", "loan"]}]
    assert borrowed["state"]["loans_open"]
    begun = judged(TABLE, MONDAY, roll("Max"))
    assert (begun["offers"], begun["state"]["loans_open"]) == ([], False)
    late = refused(TABLE, MONDAY, roll("Max"), loan("Val"))
    assert late == [("loan-too-late", "", "SW:182", {"kind": "begun", "day": "tuesday"}, [])]


def test_with_late_events_the_first_cards_end_the_evening() -> None:
    late = setup(advanced="late_events")
    monday = [*MONDAY[1:], roll("Val")]
    assert judged(late, monday, loan("Max"))["state"]["players"]["Max"]["cash"] == 200
    assert codes(late, monday, cards("Val", NOTHING), loan("Max")) == ["loan-too-late"]


def test_a_loan_is_taken_once() -> None:
    twice = refused(TABLE, MONDAY, loan("Val"), loan("Val"))
    assert twice == [("loan-twice", "", "SW:180", {"player": "Val"}, [])]
    assert codes(TABLE, MONDAY, loan("Val"), roll("Max"), loan("Val")) == ["loan-twice", "loan-too-late"]


def test_below_zero_one_may_go_on_or_must_borrow_first() -> None:
    for table in (CREDIT, setup(SW_01="credit", SW_02="must-borrow")):
        assert cash(judged(table, losing(140)))["Val"] == -40
    must = setup(SW_01="credit", SW_02="must-borrow")
    assert judged(must, losing(140))["expect"] == [
        {"player": "Val", "types": ["loan"]},
        {"player": "Max", "types": ["loan"]},
    ]
    held_up = refused(must, losing(140), roll("Val"))
    assert held_up == [("must-borrow", "", "SW-02", {"players": ["Val"]}, [{"type": "loan", "player": "Val"}])]
    assert codes(must, losing(140), roll("Max")) == ["out-of-turn"]
    assert judged(must, losing(140), loan("Max"), loan("Val"), roll("Val"))
    assert used(judged(CREDIT, losing(140), roll("Val"))) == ["SW-01", "SW-02"]
    assert used(judged(CREDIT, losing(140), loan("Val"), roll("Val"))) == ["SW-01"]


def test_nobody_must_borrow_on_sunday() -> None:
    must = setup(SW_01="credit", SW_02="must-borrow")
    sunday = [
        *idle(0, 5),
        roll("Val", "chance", location="city", demand=-30),
        cards("Val", "C 140 1"),
        cards("Max", NOTHING),
    ]
    found = judged(must, sunday)
    assert (found["finished"], totals(found["score"])) == (True, {"Val": -40, "Max": 100})
    assert codes(must, sunday, roll("Max")) == ["game-over"]


# Going out of business (SW:186-188)


def test_below_minus_a_hundred_one_is_out_without_a_loan() -> None:
    found = judged(CREDIT, losing(201))
    assert told(found, "out", "finished") == [
        ("out", "Val", "tuesday", "", {"cash": -101}),
        ("finished", "", "", "", {}),
    ]
    three = setup("Val Max Ida", SW_01="credit")
    monday = day("Val", Val=NOTHING, Max=NOTHING, Ida=NOTHING)
    tuesday = [roll("Max", "rain"), cards("Val", "C 226 1"), cards("Max", NOTHING), cards("Ida", NOTHING)]
    fallen = [*monday, *tuesday]  # 15 of 226 are sold: 100 + 15 - 226 = -111
    assert judged(three, fallen)["state"]["players"]["Val"]["out"] == "tuesday"
    facts = {"player": "Val", "cash": -111}
    assert refused(three, fallen, loan("Val")) == [
        ("loan-below-limit", "", "SW:186", {**facts, "limit": -100}, []),
        ("player-out", "/player", "SW:186", {**facts, "day": "tuesday"}, []),
    ]
    assert refused(three, fallen, roll("Ida"), cards("Val", NOTHING)) == [
        ("player-out", "/player", "SW:186", {**facts, "day": "tuesday"}, [])
    ]
    assert [each["player"] for each in judged(three, fallen, roll("Ida"))["expect"]] == ["Max", "Ida"]


def test_below_zero_with_the_loan_taken_one_is_out() -> None:
    three = setup("Val Max Ida", SW_01="credit")
    monday = [*day("Val", Val=NOTHING, Max=NOTHING, Ida=NOTHING), loan("Max")]
    no_demand = roll("Max", "chance", location="city", demand=-31)
    idlers = [cards("Val", NOTHING), cards("Ida", NOTHING)]
    zero = judged(three, monday, no_demand, cards("Max", "C 200 1"), *idlers)
    assert (cash(zero)["Max"], zero["state"]["players"]["Max"]["out"]) == (0, None)  # just nothing is still in
    below = [*monday, no_demand, cards("Max", "C 201 1"), *idlers]
    assert told(judged(three, below), "out") == [("out", "Max", "tuesday", "", {"cash": -1})]
    facts = {"player": "Max", "cash": -1, "day": "tuesday"}
    assert refused(three, below, loan("Max")) == [
        ("loan-twice", "", "SW:180", {"player": "Max"}, []),
        ("player-out", "/player", "SW:188", facts, []),
    ]


def test_the_bonus_of_going_early_counts_before_the_fall() -> None:
    table = setup(advanced="go_early", SW_01="credit")
    no_demand = roll("Max", "chance", location="city", demand=-31)
    saved = judged(table, MONDAY, no_demand, cards("Val", "C 240 1!"), cards("Max", NOTHING))
    assert (cash(saved)["Val"], saved["finished"]) == (-90, False)  # 100 - 240 + 50


def test_the_die_passes_over_who_is_out() -> None:
    three = setup("Val Max Ida", SW_01="credit")
    monday = day("Val", Val=NOTHING, Max=NOTHING, Ida=NOTHING)
    tuesday = [roll("Max", "rain"), cards("Ida", "C 226 1"), cards("Val", NOTHING), cards("Max", NOTHING)]
    found = judged(three, monday, tuesday)
    assert (found["state"]["day"], found["state"]["roller"]) == ("wednesday", "Val")


def test_who_falls_competes_on_that_day() -> None:
    found = judged(CREDIT, MONDAY, roll("Max"), cards("Val", "B 250 1"), cards("Max", "B 40 2"))
    assert cash(found) == {"Val": 100 + 61 - 250, "Max": 60}  # Val takes all 61 (SW-38)


# The end (SW:192-196)


def test_the_most_cash_on_sunday_wins_after_the_loans() -> None:
    week = [*idle(0, 5), *day("Val", Val="B 30 2", Max="B 20 2")]
    found = judged(TABLE, week)
    assert (found["finished"], found["state"]["phase"], found["expect"]) == (True, "over", [
        {"player": "Val", "types": ["loan"]}, {"player": "Max", "types": ["loan"]},
    ])  # fmt: skip
    assert found["score"]["ranking"] == [
        {"rank": 1, "player": "Val", "total": 130, "tie_break": {}},
        {"rank": 2, "player": "Max", "total": 120, "tie_break": {}},
    ]
    borrowed = judged(TABLE, MONDAY, loan("Val"), *idle(1, 5), *day("Val", Val="B 30 2", Max="B 20 2"))
    assert totals(borrowed["score"]) == {"Val": 100, "Max": 120}  # 100 + 100 + 30 - 130
    assert borrowed["score"]["winners"] == ["Max"]


def test_the_lines_tell_where_the_cash_comes_from_and_which_moves_made_it() -> None:
    week = [*MONDAY, loan("Val"), *idle(1, 5), *day("Val", Val="B 30 2", Max="B 20 2")]
    lines = judged(TABLE, week)["score"]["players"]["Val"]["lines"]
    assert [(line["item"], line["points"], line["rule"], line["moves"]) for line in lines if line["points"]] == [
        ("start", 100, "SW:124", []),
        ("loan", 100, "SW:182", [3]),
        ("day", 30, "SW:168", [19, 20]),
        ("repayment", -130, "SW:180", [3]),
    ]
    sunday = {"day": "sunday", "start": 200, "sales": 60, "costs": 30, "bonus": 0, "end": 230}
    assert [line["facts"] for line in lines if line["item"] == "day"][-1] == sunday
    assert len([line for line in lines if line["item"] == "day"]) == 7


def test_nothing_is_paid_back_before_the_end() -> None:
    found = judged(TABLE, MONDAY, loan("Val"))
    assert (found["score"]["provisional"], totals(found["score"])) == (True, {"Val": 200, "Max": 100})


def test_a_tie_is_shared() -> None:
    found = judged(TABLE, idle(0, 6))
    assert found["score"]["winners"] == ["Val", "Max"]
    assert [rank["rank"] for rank in found["score"]["ranking"]] == [1, 1]


def test_a_loan_on_sunday_costs_thirty_or_is_refused() -> None:
    found = judged(TABLE, idle(0, 6), loan("Val"))
    assert totals(found["score"]) == {"Val": 70, "Max": 100}
    assert used(found) == ["SW-33"]
    lines = found["score"]["players"]["Val"]["lines"]
    assert [(line["item"], line["rule"], line["moves"]) for line in lines if line["item"] in ("loan", "repayment")] == [
        ("loan", "SW-33", [21]), ("repayment", "SW:180", [21]),
    ]  # fmt: skip
    assert {offer["rule"] for offer in judged(TABLE, idle(0, 6))["offers"]} == {"SW-33"}
    strict = setup(SW_33="no")
    assert refused(strict, idle(0, 6), loan("Val")) == [
        ("loan-too-late", "", "SW-33", {"kind": "sunday", "day": "sunday"}, [])
    ]
    assert (judged(strict, idle(0, 6))["offers"], judged(strict, idle(0, 6))["expect"]) == ([], [])


def test_after_the_end_nothing_else_is_played() -> None:
    for move in (roll("Max"), cards("Val", NOTHING)):
        assert refused(TABLE, idle(0, 6), move) == [("game-over", "", "SW:192", {}, [])]


def test_the_last_one_in_wins_at_the_end_of_that_day() -> None:
    found = judged(CREDIT, losing(201))
    assert (found["finished"], found["score"]["winners"]) == (True, ["Max"])
    assert (found["expect"], found["offers"]) == ([], [])
    for move in (loan("Max"), loan("Val"), roll("Max")):
        assert refused(CREDIT, losing(201), move) == [("game-over", "", "SW:196", {}, [])]


def test_the_last_one_in_pays_back_and_wins_even_with_less() -> None:
    table = setup(SW_01="credit")
    monday = [*day("Val", Val=NOTHING, Max="C 90 1"), loan("Max")]  # Max: 100 + 30 - 90 + 100 = 140
    fall = [roll("Max", "chance", location="city", demand=-31), cards("Val", "C 201 1"), cards("Max", "C 130 1")]
    found = judged(table, monday, fall)
    assert totals(found["score"]) == {"Val": -101, "Max": 10 - 130}
    assert found["score"]["winners"] == ["Max"]
    assert [(rank["rank"], rank["player"]) for rank in found["score"]["ranking"]] == [(1, "Max"), (2, "Val")]


def test_who_fell_later_ranks_higher_and_then_by_cash() -> None:
    four = setup("Val Max Ida Sol", SW_01="credit")
    names = ("Val", "Max", "Ida", "Sol")

    def cheerless(roller: str, **hands: str) -> list[Json]:
        placed = [cards(name, hand) for name, hand in hands.items()]
        return [roll(roller, "chance", location="city", demand=-60), *placed]

    monday = day("Val", **dict.fromkeys(names, NOTHING))
    tuesday = cheerless("Max", Val="C 201 1", Max=NOTHING, Ida=NOTHING, Sol=NOTHING)
    wednesday = cheerless("Ida", Max="C 301 1", Ida="C 250 1", Sol="C 90 1")
    found = judged(four, monday, tuesday, wednesday)
    assert found["score"]["ranking"] == [
        {"rank": 1, "player": "Sol", "total": 10, "tie_break": {}},
        {"rank": 2, "player": "Ida", "total": -150, "tie_break": {"day_of_fall": 3}},
        {"rank": 3, "player": "Max", "total": -201, "tie_break": {"day_of_fall": 3}},
        {"rank": 4, "player": "Val", "total": -101, "tie_break": {"day_of_fall": 2}},
    ]


def test_where_all_fall_on_one_day_nobody_wins_and_the_table_is_asked() -> None:
    both = [roll("Max", "chance", location="city", demand=-31), cards("Val", "C 210 1"), cards("Max", "C 205 1")]
    found = judged(CREDIT, MONDAY, both)
    assert (found["finished"], found["score"]["winners"]) == (True, [])
    assert [(rank["rank"], rank["player"], rank["total"]) for rank in found["score"]["ranking"]] == [
        (1, "Max", -105), (2, "Val", -110),
    ]  # fmt: skip
    assert found["score"]["findings"] == [
        {
            "severity": "warning",
            "code": "table/no-winner",
            "pointer": "",
            "facts": {"players": ["Max"]},
            "rule": "SW-34",
        }
    ]
    assert found["status"] == "unclaimed"
    claimed = record(CREDIT, MONDAY, both) | {"claim": {"totals": {"Max": -105}, "winners": []}}
    assert verdict(claimed)["status"] == "confirmed"


def test_a_borrower_who_fell_pays_nothing_back() -> None:
    found = judged(CREDIT, [*MONDAY, loan("Val"), *losing(201)[3:]])
    assert totals(found["score"]) == {"Val": -1, "Max": 100}
    items = [line["item"] for line in found["score"]["players"]["Val"]["lines"]]
    assert items == ["start", "day", "loan", "day"]


# Other readings of a whole week


def test_sensitivity_tells_what_the_winner_hangs_on() -> None:
    early = setup(advanced="go_early")
    week = [*idle(0, 5), *day("Val", Val="B 0 1!", Max="B 30 2")]  # Val: 150 by the mark alone; Max: 130
    found = sent(sensitivity.sensitivity(read(record(early, week))))
    assert (found["baseline"]["winners"], found["same_winners"]) == (["Val"], False)
    assert found["readings"] == [
        {
            "ruling": "SW-24",
            "reading": "needs-stock",
            "effect": "winners",
            "winners": ["Max"],
            "totals": {"Val": 100, "Max": 130},
            "first_illegal": None,
            "finished": True,
        }
    ]
