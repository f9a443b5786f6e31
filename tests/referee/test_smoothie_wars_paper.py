"""Paper scorecards of Smoothie Wars: one slip of the pen is one finding, and the points follow the true sums."""

from __future__ import annotations

from typing import Any

from referee import sensitivity
from tests.referee.tables import Json, read, scorecard, sent, totals
from tests.referee.weekdays import setup

CREDIT = setup(SW_01="credit")


def row(start: int, sales: int, costs: int, end: int, *boxes: str) -> Json:
    """A written row with the boxes that are marked."""
    return {"start": start, "sales": sales, "costs": costs, "end": end, **dict.fromkeys(boxes, True)}


def week(*rows: Json, cash: int | None = None) -> list[Json]:
    """Rows, and then idle days up to Sunday."""
    evening = rows[-1]["end"] if rows else 100
    cash = evening if cash is None else cash
    return [*rows, *([row(cash, 0, 0, cash)] * (7 - len(rows)))]


IDLE = week()


def papers(val: list[Json], others: list[Json] | None = None, table: Json = None, **more: Json) -> Json:
    """Val's and Max's scorecards."""
    days = {"Val": val, "Max": IDLE if others is None else others}
    sheets = {name: {"days": rows} for name, rows in days.items()}
    return {"rules": "smoothie-wars@1", "setup": table or setup(), "sheets": sheets, **more}


def findings(*args: Any, **more: Any) -> list[tuple[str, str, str, Json]]:
    """Code, pointer, rule and facts of all that is found, without the player."""
    card = scorecard(papers(*args, **more))
    return [
        (
            each["code"],
            each["pointer"].removeprefix("/sheets/Val/days"),
            each["rule"],
            {name: value for name, value in each["facts"].items() if name != "player"},
        )
        for each in card["findings"]
    ]


def found(*args: Any, **more: Any) -> list[tuple[str, str]]:
    """Code and pointer of all that is found."""
    return [each[:2] for each in findings(*args, **more)]


# The chain of sums (SW:168-170)


def test_a_week_that_adds_up_has_no_findings() -> None:
    card = scorecard(papers(week(row(100, 20, 10, 110), row(110, 80, 40, 150)), claim={"winners": ["Val"]}))
    assert (card["findings"], card["status"]) == ([], "confirmed")
    assert totals(card) == {"Val": 150, "Max": 100}


def test_a_wrong_sum_is_one_finding_and_the_true_chain_goes_on() -> None:
    val = week(row(100, 20, 10, 120), row(120, 30, 10, 140))
    chain = {"day": "monday", "written": 120, "computed": 110, "corrected": 110, "carried": 0}
    cells = {"start": 100, "sales": 20, "costs": 10, "bonus": 0, "loan": 0}
    assert findings(val) == [("sheet/sum", "/0/end", "SW:168", {**chain, "slip": "none", **cells})]
    card = scorecard(papers(val))
    assert totals(card)["Val"] == 130
    days = [line["facts"] for line in card["players"]["Val"]["lines"] if line["item"] == "day"]
    assert [(facts["start"], facts["end"]) for facts in days[:3]] == [(100, 110), (110, 130), (130, 130)]
    assert card["status"] == "disputed"


def test_a_second_slip_is_told_with_what_stands_beside_it_and_what_is_true() -> None:
    val = week(row(100, 20, 10, 120), row(120, 30, 10, 150))
    chain = {"day": "tuesday", "written": 150, "computed": 140, "corrected": 130, "carried": 10, "slip": "none"}
    cells = {"start": 120, "sales": 30, "costs": 10, "bonus": 0, "loan": 0}
    assert findings(val)[1] == ("sheet/sum", "/1/end", "SW:168", {**chain, **cells})


def test_each_morning_begins_with_the_evening_before_and_monday_with_a_hundred() -> None:
    val = [row(200, 0, 0, 200), row(200, 0, 0, 200), *[row(210, 0, 0, 210)] * 5]
    first = {"written": 200, "corrected": 100, "carried": 0, "slip": "none"}
    third = {"written": 210, "corrected": 100, "carried": 100, "slip": "none"}
    assert findings(val) == [
        ("sheet/start", "/0/start", "SW:124", {"day": "monday", "computed": 100, **first}),
        ("sheet/carry", "/2/start", "SW:170", {"day": "wednesday", "computed": 200, **third}),
    ]
    assert totals(scorecard(papers(val)))["Val"] == 100


# What a row can hold


def test_costs_are_paid_from_the_cash_of_the_morning_as_written() -> None:
    facts = {"day": "monday", "costs": 101, "cash": 100}
    assert findings(week(row(100, 101, 101, 100))) == [("sheet/costs-over-cash", "/0/costs", "SW:128", facts)]
    over = week(row(100, 0, 50, 50), row(50, 60, 60, 50))
    facts = {"day": "tuesday", "costs": 60, "cash": 50}
    assert findings(over) == [("sheet/costs-over-cash", "/1/costs", "SW-01", facts)]
    assert found(over, table=CREDIT) == []
    assert found(week(row(100, 101, 101, 100)), table=CREDIT) == [("sheet/costs-over-cash", "/0/costs")]
    slip = week(row(100, 20, 10, 210), row(210, 0, 200, 10))  # 200 of 110, but 210 stand there
    assert found(slip) == [("sheet/sum", "/0/end")]


def test_no_more_is_sold_than_four_times_what_was_made() -> None:
    assert found(week(row(100, 40, 10, 130))) == []
    facts = {"day": "monday", "sales": 41, "made": 10, "most": 40}
    assert findings(week(row(100, 41, 10, 131))) == [("sheet/sales-over-stock", "/0/sales", "SW:134", facts)]
    facts = {"day": "monday", "sales": 1, "made": 0, "most": 0}  # no price brings anything then
    assert findings(week(row(100, 1, 0, 101))) == [("sheet/sales-over-stock", "/0/sales", "SW:150", facts)]


def thursday(*boxes: str, sales: int = 0, costs: int = 20) -> list[Json]:
    return week(*IDLE[:3], row(100, sales, costs, 100 + sales - costs, *boxes))


def test_an_extra_card_is_bought_from_thursday_on_for_twenty() -> None:
    table = setup(advanced="extra_cards")
    assert found(thursday("extra_card"), table=table) == []
    assert found(thursday("extra_card")) == [("sheet/extra-card-off", "/3/extra_card")]
    facts = {"day": "monday", "days": ["thursday", "friday", "saturday", "sunday"]}
    early = findings(week(row(100, 0, 20, 80, "extra_card")), table=table)
    assert early == [("sheet/extra-card-day", "/0/extra_card", "SW:212", facts)]
    facts = {"day": "thursday", "costs": 19, "least": 20}
    cheap = findings(thursday("extra_card", sales=40, costs=19), table=table)
    assert cheap == [("sheet/extra-card-cost", "/3/costs", "SW:214", facts)]
    facts = {"day": "thursday", "sales": 41, "made": 10, "most": 40}
    stock = findings(thursday("extra_card", sales=41, costs=30), table=table)
    assert stock == [("sheet/sales-over-stock", "/3/sales", "SW:134", facts)]


def test_the_extra_card_is_paid_from_the_cash_of_the_morning() -> None:
    table = setup(advanced="extra_cards")
    poor = [row(100, 0, 85, 15), *[row(15, 0, 0, 15)] * 2, row(15, 0, 20, -5, "extra_card")]
    facts = {"day": "thursday", "costs": 20, "cash": 15}
    assert findings(week(*poor), table=table) == [("sheet/costs-over-cash", "/3/costs", "SW-19", facts)]


# Going early


def test_the_bonus_of_going_early_is_written_once_where_the_table_plays_so() -> None:
    table = setup(advanced="go_early")
    once = row(100, 10, 10, 150, "go_early")
    assert found(week(once), table=table) == []
    assert totals(scorecard(papers(week(once), table=table)))["Val"] == 150
    assert findings(week(once)) == [("sheet/go-early-off", "/0/go_early", "SW:200", {"day": "monday"})]
    assert totals(scorecard(papers(week(once))))["Val"] == 100
    twice = week(once, row(150, 10, 10, 200, "go_early"))
    assert findings(twice, table=table) == [("sheet/go-early-twice", "/1/go_early", "SW:222", {"day": "tuesday"})]
    assert totals(scorecard(papers(twice, table=table)))["Val"] == 150


def test_a_bonus_with_nothing_made_hangs_on_the_reading() -> None:
    empty = week(row(100, 0, 0, 150, "go_early"))
    table, strict = setup(advanced="go_early"), setup(advanced="go_early", SW_24="needs-stock")
    assert found(empty, table=table) == []
    assert findings(empty, table=strict) == [("sheet/go-early-stock", "/0/go_early", "SW-24", {"day": "monday"})]
    assert totals(scorecard(papers(empty, table=strict)))["Val"] == 100
    assert scorecard(papers(empty, table=table))["rulings_used"] == ["SW-24"]
    assert scorecard(papers(empty, table=strict))["rulings_used"] == ["SW-24"]


# The loan


def test_a_loan_brings_a_hundred_and_takes_a_hundred_and_thirty() -> None:
    card = scorecard(papers(week(row(100, 0, 0, 200, "loan"))))
    assert (card["findings"], totals(card)["Val"]) == ([], 70)
    lines = [(line["item"], line["points"]) for line in card["players"]["Val"]["lines"] if line["points"]]
    assert lines == [("start", 100), ("loan", 100), ("repayment", -130)]


def test_a_second_loan_is_a_finding_and_does_not_count() -> None:
    twice = week(row(100, 0, 0, 200, "loan"), row(200, 0, 0, 300, "loan"))
    assert findings(twice) == [("sheet/loan-twice", "/1/loan", "SW:180", {"day": "tuesday"})]
    assert totals(scorecard(papers(twice)))["Val"] == 70


def test_a_loan_on_sunday_hangs_on_the_reading() -> None:
    late = [*IDLE[:6], row(100, 0, 0, 200, "loan")]
    assert (found(late), totals(scorecard(papers(late)))["Val"]) == ([], 70)
    strict = setup(SW_33="no")
    assert findings(late, table=strict) == [("sheet/loan-sunday", "/6/loan", "SW-33", {"day": "sunday"})]
    card = scorecard(papers(late, table=strict))
    assert (totals(card)["Val"], card["rulings_used"]) == (100, ["SW-33"])


def test_no_loan_below_minus_a_hundred() -> None:
    at_the_limit = week(IDLE[0], row(100, 0, 200, 0, "loan"))
    assert found(at_the_limit, table=CREDIT) == []
    below = [IDLE[0], row(100, 0, 201, -1, "loan")]
    facts = {"day": "tuesday", "cash": -101, "limit": -100}
    assert findings(below, IDLE[:2], CREDIT) == [("sheet/loan-below-limit", "/1/loan", "SW:186", facts)]
    assert totals(scorecard(papers(below, IDLE[:2], CREDIT)))["Val"] == -101


def test_a_day_begun_below_zero_hangs_on_the_reading() -> None:
    debt = week(IDLE[0], row(100, 0, 140, -40))
    must = setup(SW_01="credit", SW_02="must-borrow")
    assert found(debt, table=CREDIT) == []
    assert findings(debt, table=must)[0] == (
        "sheet/must-borrow",
        "/2/start",
        "SW-02",
        {"day": "wednesday", "cash": -40},
    )
    assert scorecard(papers(debt, table=CREDIT))["rulings_used"] == ["SW-01", "SW-02"]


# The end of the week


def test_rows_after_the_fall_do_not_count() -> None:
    val = [IDLE[0], row(100, 0, 201, -101), row(-101, 500, 200, 199)]
    three = setup("Val Max Ida", SW_01="credit")
    document = papers(val, table=three)
    document["sheets"]["Ida"] = {"days": IDLE}
    card = scorecard(document)
    [finding] = card["findings"]
    assert (finding["code"], finding["pointer"], finding["rule"]) == (
        "sheet/out-of-business", "/sheets/Val/days/2", "SW:186",
    )  # fmt: skip
    assert finding["facts"] == {"player": "Val", "day": "tuesday", "cash": -101}
    assert (totals(card)["Val"], card["winners"], card["provisional"]) == (-101, ["Max", "Ida"], False)


def test_a_borrower_who_falls_is_out_below_zero_and_pays_nothing_back() -> None:
    val = [row(100, 0, 0, 200, "loan"), row(200, 0, 201, -1)]
    card = scorecard(papers(val, IDLE[:2], CREDIT))
    assert (card["findings"], totals(card)["Val"], card["winners"], card["provisional"]) == ([], -1, ["Max"], False)
    assert found([*val, IDLE[0]], IDLE[:2], CREDIT) == [("sheet/out-of-business", "/2")]


def test_the_last_one_in_needs_no_further_rows() -> None:
    fallen = [IDLE[0], row(100, 0, 201, -101)]
    card = scorecard(papers(fallen, IDLE[:2], CREDIT))
    assert (card["findings"], card["provisional"], card["winners"]) == ([], False, ["Max"])
    more = scorecard(papers(fallen, IDLE[:4], CREDIT))
    assert [(each["code"], each["pointer"], each["facts"]) for each in more["findings"]] == [
        ("sheet/week-over", "/sheets/Max/days/2", {"player": "Max", "day": "tuesday"})
    ]
    assert more["winners"] == ["Max"]


def test_who_falls_after_the_end_has_won_before() -> None:
    fallen = [IDLE[0], row(100, 0, 201, -101)]
    winner = [*IDLE[:2], row(100, 0, 300, -200)]
    card = scorecard(papers(fallen, winner, CREDIT))
    assert (card["winners"], totals(card)) == (["Max"], {"Val": -101, "Max": 100})
    assert [each["code"] for each in card["findings"]] == ["sheet/week-over"]


def test_a_loan_after_the_end_does_not_count() -> None:
    fallen = [IDLE[0], row(100, 0, 201, -101)]
    card = scorecard(papers(fallen, [IDLE[0], row(100, 0, 0, 200, "loan")], CREDIT))
    assert [(each["code"], each["pointer"], each["rule"]) for each in card["findings"]] == [
        ("sheet/loan-after-end", "/sheets/Max/days/1/loan", "SW:196")
    ]
    assert totals(card)["Max"] == 100


def test_missing_days_make_it_provisional_and_nobody_pays_back() -> None:
    card = scorecard(papers([row(100, 0, 0, 200, "loan")], week(row(100, 0, 0, 200, "loan"))))
    assert (card["provisional"], card["status"], totals(card)) == (True, "incomplete", {"Val": 200, "Max": 200})
    [finding] = card["findings"]
    assert finding == {
        "severity": "warning",
        "code": "sheet/days-missing",
        "pointer": "/sheets/Val/days",
        "facts": {"player": "Val", "days": 1, "needed": 7},
        "rule": "SW:174",
    }


def test_all_out_on_one_day_is_nobody_s_victory() -> None:
    card = scorecard(papers([IDLE[0], row(100, 0, 210, -110)], [IDLE[0], row(100, 0, 205, -105)], CREDIT))
    assert (card["winners"], card["provisional"]) == ([], False)
    assert [each["code"] for each in card["findings"]] == ["table/no-winner"]


def test_a_name_is_escaped_in_pointers() -> None:
    document = papers(week(row(100, 0, 0, 90)), table=setup("V/l Max"))
    document["sheets"] = {"V/l": document["sheets"]["Val"], "Max": document["sheets"]["Max"]}
    assert [each["pointer"] for each in scorecard(document)["findings"]] == ["/sheets/V~1l/days/0/end"]


def test_sensitivity_of_paper() -> None:
    late = [*IDLE[:6], row(100, 0, 0, 200, "loan")]
    result = sent(sensitivity.sensitivity(read(papers(late))))
    assert (result["baseline"]["winners"], result["same_winners"]) == (["Max"], False)
    assert [(each["reading"], each["winners"], each["totals"]) for each in result["readings"]] == [
        ("no", ["Val", "Max"], {"Val": 100, "Max": 100})
    ]
