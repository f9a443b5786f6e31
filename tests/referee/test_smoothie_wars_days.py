"""A day of Smoothie Wars in the order of the rulebook: the die, the cards, the sales; numbers are worked by hand."""

from __future__ import annotations

import pytest

from tests.referee.tables import faults, verdict
from tests.referee.weekdays import (
    ALL,
    BOARD,
    cards,
    cash,
    codes,
    day,
    judged,
    loan,
    record,
    refused,
    roll,
    rows,
    setup,
    told,
    used,
)

TABLE = setup()
THREE = setup("Val Max Ida")
FACES = ["sun", "rain", "blank", "chance"]
NOTHING = "- 0 1"
IDLE = {"Val": NOTHING, "Max": NOTHING}
TO_THURSDAY = [*day("Val", **IDLE), *day("Max", **IDLE), *day("Val", **IDLE)]


def demand(*moves: object, table: object = TABLE) -> dict[str, int]:
    return dict(judged(table, *moves)["state"]["demand"])


# The die


def test_the_first_player_rolls_on_monday_and_the_next_clockwise_on_tuesday() -> None:
    assert judged(THREE)["expect"] == [{"player": "Val", "types": ["roll"]}]
    monday = day("Val", Val=NOTHING, Max=NOTHING, Ida=NOTHING)
    found = judged(THREE, monday)
    assert (found["state"]["day"], found["state"]["roller"]) == ("tuesday", "Max")
    assert refused(THREE, monday, roll("Ida")) == [
        ("out-of-turn", "/player", "SW:94", {"player": "Ida", "expected": ["Max"]}, ["Max"])
    ]


def test_the_roll_comes_round_to_the_first_player_again() -> None:
    found = judged(TABLE, day("Val", **IDLE), day("Max", **IDLE))
    assert (found["state"]["day"], found["state"]["roller"]) == ("wednesday", "Val")


def test_the_weather_changes_every_location() -> None:
    assert demand(roll("Val", "blank")) == {"city": 30, "beach": 60}
    assert demand(roll("Val", "sun")) == {"city": 60, "beach": 120}
    assert demand(roll("Val", "rain")) == {"city": 15, "beach": 30}


def test_half_of_an_odd_demand_is_rounded_down_or_up() -> None:
    rain = [*day("Val", **IDLE), roll("Max", "rain")]
    assert demand(*rain) == {"city": 15, "beach": 30}  # of 31 and 61
    assert demand(*rain, table=setup(SW_03="up")) == {"city": 16, "beach": 31}
    assert used(judged(TABLE, *rain)) == ["SW-03"]
    assert used(judged(TABLE, roll("Val", "rain"))) == []  # Monday's are even


def test_a_chance_card_changes_one_location_and_never_below_zero() -> None:
    assert demand(roll("Val", "chance", location="beach", demand=-20)) == {"city": 30, "beach": 40}
    assert demand(roll("Val", "chance", location="city", demand=45)) == {"city": 75, "beach": 60}
    assert demand(roll("Val", "chance", location="city", demand=-31)) == {"city": 0, "beach": 60}


def test_a_chance_card_for_a_location_without_demand_changes_nothing() -> None:
    assert demand(roll("Val", "chance", location="residential", demand=-20)) == {"city": 30, "beach": 60}


def test_a_chance_card_lasts_one_day() -> None:
    monday = [roll("Val", "chance", location="beach", demand=-20), cards("Val", NOTHING), cards("Max", NOTHING)]
    assert demand(*monday, roll("Max")) == {"city": 31, "beach": 61}


def test_what_is_wrong_with_a_roll_is_said() -> None:
    assert refused(TABLE, roll("Val", "hail")) == [("face", "/face", "SW:96", {"sent": "hail", "faces": FACES}, FACES)]
    assert refused(TABLE, roll("Val", "chance")) == [("card-missing", "", "SW:100", {}, [])]
    unexpected = refused(TABLE, roll("Val", "sun", location="beach", demand=5))
    assert unexpected == [("card-unexpected", "/card", "SW:100", {"face": "sun"}, [])]
    nowhere = refused(TABLE, roll("Val", "rain", location="harbour", demand=5))
    places = ["city", "residential", "beach", "national_park"]
    facts = {"sent": "harbour", "locations": places}
    assert nowhere[0] == ("location-unknown", "/card/location", "SW:74", facts, places)
    assert [code for code, *_ in nowhere] == ["location-unknown", "card-unexpected"]  # SW:74, SW:100


# Whose turn it is


def test_cards_wait_for_the_roll_and_the_roll_for_the_next_day() -> None:
    facts = {"sent": "cards", "expected": ["roll"]}
    assert refused(TABLE, cards("Val", "B 1 1")) == [("not-now", "/type", "SW:86", facts, ["roll"])]
    assert codes(TABLE, cards("Max", "B 1 1")) == ["out-of-turn"]
    assert codes(TABLE, roll("Val"), roll("Val")) == ["not-now"]


def test_each_player_places_once_in_any_order() -> None:
    found = judged(THREE, roll("Val"), cards("Ida", "B 5 1"))
    assert [each["player"] for each in found["expect"]] == ["Val", "Max"]
    assert (found["state"]["placed"], found["state"]["waiting"]) == (["Ida"], ["Val", "Max"])
    again = refused(THREE, roll("Val"), cards("Ida", "B 5 1"), cards("Ida", "B 6 1"))
    assert again == [("cards-twice", "", "SW:144", {"player": "Ida"}, [])]


def test_nobody_learns_what_waits_for_the_others() -> None:
    marked = setup(advanced="go_early")
    found = judged(marked, roll("Val"), cards("Max", "B 37 3!"))
    assert told(found) == [("placed", "Max", "", "", {})]
    assert found["state"]["players"]["Max"] == {
        "cash": 100, "loan": False, "go_early_spent": False, "out": None, "days": [],
    }  # fmt: skip
    assert "37" not in str(found["state"])


def test_with_late_events_the_cards_come_before_the_roll() -> None:
    late = setup(advanced="late_events")
    assert [each["types"] for each in judged(late)["expect"]] == [["cards"], ["cards"]]
    assert refused(late, roll("Val")) == [
        ("not-now", "/type", "SW:206", {"sent": "roll", "expected": ["cards"]}, ["cards"])
    ]
    placed = [cards("Val", "B 20 2"), cards("Max", "B 20 2")]
    assert judged(late, *placed)["expect"] == [{"player": "Val", "types": ["roll"]}]
    assert codes(late, *placed, cards("Val", "B 1 1")) == ["cards-twice"]
    found = judged(late, *placed, roll("Val", "rain"))  # 30 are wanted: 15 each
    assert rows(found, "Val") == [(100, 30, 20, 0, 110)]
    assert found["state"]["day"] == "tuesday"
    verbs = [verb for verb, *_ in told(found)]
    assert verbs == ["rolled", "demand", "demand", "tier", "sold", "sold", "day", "day"]


# A strategy card


def test_the_printed_example_of_a_day() -> None:
    found = judged(TABLE, day("Val", Val="B 10 2", Max=NOTHING))
    assert rows(found, "Val") == [(100, 20, 10, 0, 110)]  # SW:154


def test_a_place_must_be_on_the_board_and_its_demand_known() -> None:
    known = ["city", "beach"]
    assert refused(TABLE, roll("Val"), cards("Val", "harbour 1 1")) == [
        ("location-unknown", "/cards/0/location", "SW:74", {"sent": "harbour", "locations": known}, known)
    ]
    assert refused(TABLE, roll("Val"), cards("Val", "R 0 1")) == [
        ("demand-unknown", "/cards/0/location", "SW:78", {"location": "residential"}, known)
    ]


def test_a_card_without_a_place_has_nothing_made_and_no_mark() -> None:
    assert rows(judged(TABLE, day("Val", **IDLE)), "Val") == [(100, 0, 0, 0, 100)]
    early = setup(advanced="go_early")
    for words in ("- 1 1", "- 0 1!"):
        found = refused(early, roll("Val"), cards("Val", words))
        facts = {"sent": "none", "locations": ["city", "beach"]}
        assert found == [("location-unknown", "/cards/0/location", "SW-17", facts, ["city", "beach"])]


@pytest.mark.parametrize("price", [0, 5, -1])
def test_prices_are_one_to_four(price: int) -> None:
    found = refused(TABLE, roll("Val"), cards("Val", f"B 1 {price}"))
    assert found == [("price", "/cards/0/price", "SW:134", {"sent": price}, [1, 2, 3, 4])]


def test_a_hundred_can_be_made_on_monday_by_every_reading() -> None:
    for table in (TABLE, setup(SW_01="credit")):
        assert judged(table, roll("Val"), cards("Val", "B 100 1"))
        over = refused(table, roll("Val"), cards("Val", "B 101 1"))
        facts = {"kind": "smoothies", "cash": 100, "made": 101, "cap": 100, "price": 1, "extra": 0}
        assert over == [("made-over-cash", "/cards/0/made", "SW:128", facts, [100])]


def test_later_the_cash_of_the_morning_is_the_limit_unless_on_credit() -> None:
    monday = day("Val", Val="B 60 1", Max="B 10 4")  # Val sells 60 and has 100, Max sells none and has 90
    over = [*monday, roll("Max"), cards("Max", "B 91 1")]
    facts = {"kind": "smoothies", "cash": 90, "made": 91, "cap": 90, "price": 1, "extra": 0}
    assert refused(TABLE, *over) == [("made-over-cash", "/cards/0/made", "SW-01", facts, [90])]
    assert used(verdict(record(TABLE, *over))) == ["SW-01"]
    found = judged(setup(SW_01="credit"), *over)
    assert used(found) == ["SW-01"]
    assert used(judged(TABLE, *monday, roll("Max"), cards("Max", "B 90 1"))) == []


def test_everything_wrong_with_the_cards_is_named_in_the_order_of_the_rulebook() -> None:
    found = codes(TABLE, roll("Val"), cards("Val", "harbour 200 9!", "R 1 1"))
    assert found == [
        "location-unknown",  # SW:74
        "demand-unknown",  # SW:78
        "made-over-cash",  # SW:128
        "price",  # SW:134
        "extra-card-off",  # SW:200
        "go-early-off",  # SW:200
    ]


# The sales


def test_a_day_is_told_so_that_it_can_be_checked_on_paper() -> None:
    found = judged(THREE, day("Val", "sun", Val="C 20 1", Max="C 50 2", Ida="C 30 2"))
    assert told(found) == [
        ("placed", "Ida", "", "", {}),
        ("demand", "", "city", "sun", {"printed": 30, "demand": 60}),
        ("tier", "", "city", "", {"price": 1, "demand": 60, "offered": 20, "sold": 20, "wasted": 0, "unserved": 0}),
        ("sold", "Val", "city", "", {"price": 1, "made": 20, "sold": 20, "sales": 20}),
        ("tier", "", "city", "", {"price": 2, "demand": 40, "offered": 80, "sold": 40, "wasted": 0, "unserved": 0}),
        ("sold", "Max", "city", "", {"price": 2, "made": 50, "sold": 20, "sales": 40}),
        ("sold", "Ida", "city", "", {"price": 2, "made": 30, "sold": 20, "sales": 40}),
        ("demand", "", "beach", "sun", {"printed": 60, "demand": 120}),
        ("day", "Val", "monday", "", {"start": 100, "sales": 20, "costs": 20, "bonus": 0, "end": 100}),
        ("day", "Max", "monday", "", {"start": 100, "sales": 40, "costs": 50, "bonus": 0, "end": 90}),
        ("day", "Ida", "monday", "", {"start": 100, "sales": 40, "costs": 30, "bonus": 0, "end": 110}),
    ]


def test_a_location_is_told_of_where_it_has_cards_or_another_demand() -> None:
    chance = judged(
        TABLE, roll("Val", "chance", location="city", demand=-40), cards("Val", "B 1 1"), cards("Max", NOTHING)
    )
    assert told(chance, "demand") == [
        ("demand", "", "city", "chance", {"printed": 30, "demand": 0}),
        ("demand", "", "beach", "none", {"printed": 60, "demand": 60}),
    ]
    assert told(judged(TABLE, day("Val", **IDLE)), "demand") == []


def test_who_falls_short_at_the_same_price_is_said_as_waste() -> None:
    found = judged(THREE, day("Val", Val="B 90 1", Max="B 90 1", Ida="B 2 1"))
    # 2 each, then 54 between two: 27 each
    served = {"price": 1, "demand": 60, "offered": 182, "sold": 60, "wasted": 0, "unserved": 0}
    assert told(found, "tier")[0][4] == served
    odd = judged(THREE, day("Val", Val="B 90 1", Max="B 90 1", Ida="B 1 1"))  # 1 each, 57 between two: 28 and one over
    assert told(odd, "tier")[0][4] == {"price": 1, "demand": 60, "offered": 181, "sold": 59, "wasted": 1, "unserved": 0}
    assert cash(odd) == {"Val": 100 + 29 - 90, "Max": 100 + 29 - 90, "Ida": 100}


def test_demand_that_nobody_served_is_told_apart_from_waste() -> None:
    five = setup("Val Max Ida Zoe Uma", {"demand": {"beach": [90] * 7}}, SW_09="one-pass")
    # Rain leaves 45. Val sells 5 and 40 go on; 10 each and Max is sold out, so that the other 10 stay with nobody.
    found = judged(five, day("Val", "rain", Val="B 5 1", Max="B 10 2", Ida="B 30 2", Zoe="B 30 2", Uma="B 7 3"))
    assert [event[4] for event in told(found, "demand")] == [{"printed": 90, "demand": 45}]
    assert [event[4] for event in told(found, "tier")] == [
        {"price": 1, "demand": 45, "offered": 5, "sold": 5, "wasted": 0, "unserved": 0},
        {"price": 2, "demand": 40, "offered": 70, "sold": 30, "wasted": 0, "unserved": 10},
        {"price": 3, "demand": 0, "offered": 7, "sold": 0, "wasted": 0, "unserved": 0},
    ]


def test_a_remainder_goes_round_from_the_day_s_roller_on() -> None:
    table = setup("Val Max Ida", {"demand": {"beach": [20] * 7}}, SW_11="clockwise")
    idle = dict.fromkeys(("Val", "Max", "Ida"), NOTHING)
    busy = dict.fromkeys(("Val", "Max", "Ida"), "B 9 1")  # 20 between three: 6 each and two over
    monday = judged(table, day("Val", **busy))
    assert cash(monday) == {"Val": 98, "Max": 98, "Ida": 97}
    tuesday = judged(table, day("Val", **idle), day("Max", **busy))
    assert cash(tuesday) == {"Val": 97, "Max": 98, "Ida": 98}
    wednesday = judged(table, day("Val", **idle), day("Max", **idle), day("Ida", **busy))
    assert cash(wednesday) == {"Val": 98, "Max": 97, "Ida": 98}
    assert used(wednesday) == ["SW-11"]


# The extra card (SW:212)


def test_an_extra_card_costs_twenty_whatever_it_sells() -> None:
    table = setup(advanced="extra_cards")
    found = judged(table, TO_THURSDAY, day("Max", Max=["B 30 2", "C 40 1"], Val=["B 0 1", NOTHING]))
    assert rows(found, "Max")[3] == (100, 90, 90, 0, 100)  # 30 x 2 + 30 x 1; 30 + 40 + 20
    assert rows(found, "Val")[3] == (100, 0, 20, 0, 80)
    assert [line["extra_card"] for line in found["state"]["players"]["Val"]["days"]] == [False, False, False, True]


def test_an_extra_card_is_bought_from_thursday_on_where_the_table_plays_so() -> None:
    two = ("B 1 1", "C 1 1")
    assert refused(TABLE, TO_THURSDAY, roll("Max"), cards("Val", *two)) == [
        ("extra-card-off", "/cards/1", "SW:200", {}, [])
    ]
    table = setup(advanced="extra_cards")
    days = ["thursday", "friday", "saturday", "sunday"]
    facts = {"day": "monday", "days": days}
    assert refused(table, roll("Val"), cards("Val", *two)) == [("extra-card-day", "/cards/1", "SW:212", facts, [])]
    assert judged(table, TO_THURSDAY, roll("Max"), cards("Val", *two))
    three = refused(table, TO_THURSDAY, roll("Max"), cards("Val", *two, "B 1 2"))
    assert three == [("too-many-cards", "/cards/2", "SW:212", {"sent": 3, "most": 2}, [])]


def test_twenty_less_can_be_made_with_an_extra_card() -> None:
    table = setup(advanced="extra_cards")
    assert judged(table, TO_THURSDAY, roll("Max"), cards("Val", "B 40 1", "C 40 1"))
    over = refused(table, TO_THURSDAY, roll("Max"), cards("Val", "B 40 1", "C 41 1"))
    facts = {"kind": "both", "cash": 100, "made": 81, "cap": 80, "price": 1, "extra": 20}
    assert over == [("made-over-cash", "/cards", "SW-01", facts, [])]


def test_an_extra_card_needs_twenty_at_hand_unless_on_credit() -> None:
    poor = [*day("Val", Val="C 85 4", Max="C 30 1"), *TO_THURSDAY[3:6], *TO_THURSDAY[:3]]  # Max sells all 30
    start = [*poor, roll("Max"), cards("Val", "B 0 1", NOTHING)]  # Val has 100 - 85 = 15
    facts = {"kind": "extra_card", "cash": 15, "made": 0, "cap": 0, "price": 1, "extra": 20}
    table = setup(advanced="extra_cards")
    assert refused(table, *start) == [("made-over-cash", "/cards", "SW-19", facts, [])]
    credit = judged(setup(advanced="extra_cards", SW_01="credit"), *start)
    assert used(credit) == ["SW-01"]


def test_both_cards_may_stand_at_one_place_by_two_of_three_readings() -> None:
    thursday = [*TO_THURSDAY, roll("Max"), cards("Val", "B 30 2", "B 30 2")]
    after = [*thursday, cards("Max", "B 60 2")]
    pooled = judged(setup(advanced="extra_cards"), *after)
    assert cash(pooled) == {"Val": 100 + 60 - 80, "Max": 100 + 60 - 60}  # 30 and 30
    separate = judged(setup(advanced="extra_cards", SW_20="separate"), *after)
    assert cash(separate) == {"Val": 100 + 80 - 80, "Max": 100 + 40 - 60}  # 20 a card
    assert used(pooled) == used(separate) == ["SW-20"]
    apart = setup(advanced="extra_cards", SW_20="different-location")
    assert refused(apart, *thursday) == [
        ("extra-card-location", "/cards/1/location", "SW-20", {"location": "beach"}, ["city"])
    ]
    assert judged(apart, TO_THURSDAY, roll("Max"), cards("Val", NOTHING, NOTHING))


# Going early (SW:222)


def test_going_early_alone_brings_fifty() -> None:
    early = setup(advanced="go_early")
    found = judged(early, day("Val", Val="B 10 1!", Max="B 10 1"))
    assert rows(found, "Val") == [(100, 10, 10, 50, 150)]
    assert told(found, "went_early") == [("went_early", "Val", "beach", "", {"bonus": 50})]
    assert found["state"]["players"]["Val"]["go_early_spent"]
    rules = {name: found["score"]["players"][name]["lines"][1]["rule"] for name in ("Val", "Max")}
    assert rules == {"Val": "SW:232", "Max": "SW:168"}


def test_marks_at_one_place_clash_and_are_spent() -> None:
    early = setup("Val Max Ida", advanced="go_early")
    clash = day("Val", Val="B 10 1!", Max="B 10 2!", Ida="C 10 1!")
    found = judged(early, clash)
    assert {name: row[3] for name in ("Val", "Max", "Ida") for row in rows(found, name)} == {
        "Val": 0, "Max": 0, "Ida": 50,
    }  # fmt: skip
    assert [event[:3] for event in told(found, "went_early", "clashed")] == [
        ("went_early", "Ida", "city"),
        ("clashed", "Val", "beach"),
        ("clashed", "Max", "beach"),
    ]
    again = refused(early, clash, roll("Max"), cards("Val", "B 10 1!"))
    assert again == [("go-early-spent", "/cards/0/go_early", "SW:222", {"player": "Val"}, [False])]


def test_going_early_is_for_tables_that_play_so_and_for_one_card() -> None:
    off = refused(TABLE, roll("Val"), cards("Val", "B 1 1!"))
    assert off == [("go-early-off", "/cards/0/go_early", "SW:200", {}, [False])]
    table = setup(advanced=" ".join(ALL), SW_24="any")
    late = [move for roller in ("Val", "Max", "Val") for move in [*day(roller, **IDLE)[1:], roll(roller)]]
    two = refused(table, *late, cards("Val", "B 1 1!", "C 1 1!"))
    assert two == [("go-early-twice", "/cards/1/go_early", "SW:222", {}, [False])]


def test_going_early_with_nothing_to_sell_hangs_on_the_reading() -> None:
    table, strict = setup(advanced="go_early"), setup(advanced="go_early", SW_24="needs-stock")
    alone = day("Val", Val="B 0 1!", Max="B 10 1")
    assert (cash(judged(table, alone))["Val"], cash(judged(strict, alone))["Val"]) == (150, 100)
    assert told(judged(strict, alone), "early_in_vain") == [("early_in_vain", "Val", "beach", "", {})]
    assert judged(strict, alone)["state"]["players"]["Val"]["go_early_spent"]
    assert used(judged(table, alone)) == used(judged(strict, alone)) == ["SW-24"]
    clash = day("Val", Val="B 0 1!", Max="B 10 1!")
    assert cash(judged(strict, clash)) == {"Val": 100, "Max": 100}  # the empty card clashes all the same
    assert used(judged(table, clash)) == []


# The board


def test_the_presets_are_what_they_say() -> None:
    printed = judged(setup(board="printed"), roll("Val"))["state"]["demand"]
    assert printed == {"beach": 60}  # SW:78
    everywhere = judged(setup(board="prerelease"), roll("Val"))["state"]["demand"]
    assert everywhere == {"city": 100, "residential": 70, "beach": 60, "national_park": 40}
    week = [{"demand": {"beach": [60, 60, 60, 120, 240, 360, 300]}}]
    assert all(judged(setup(board=board), roll("Val"))["state"]["demand"] == printed for board in week)


def test_a_board_needs_the_demand_of_a_location_and_seven_days() -> None:
    assert [fault[:2] for fault in faults(record(setup(board={"demand": {}})))] == [
        ("/setup/board/demand", "demand-missing")
    ]
    assert [fault[:2] for fault in faults(record(setup(board="boxed")))] == [("/setup/board", "unknown-preset")]
    assert faults(record(setup(board={"demand": {"beach": BOARD["beach"][:6]}})))
    assert judged(setup(board={"demand": {"beach": [0] * 7}}), day("Val", Val="B 1 1", Max=NOTHING))


def test_a_loan_is_no_move_of_the_morning_before_any_result() -> None:
    for moves in ([loan("Val")], [roll("Val"), loan("Val")]):
        [(code, pointer, rule, facts, alternatives)] = refused(TABLE, *moves)
        assert (code, pointer, rule, facts["sent"]) == ("not-now", "/type", "SW:182", "loan")
        assert alternatives == facts["expected"] == (["roll"] if len(moves) == 1 else ["cards"])
