"""Two records of one game: where they part, and what each says of it.

The game is the quick one of the tables: Ana ends at -14, Ben at -12, as worked out in test_judge.py.
"""

from __future__ import annotations

import pytest

from referee.compare import compare
from referee.fingerprint import fingerprint
from tests.referee.tables import QUICK, QUICK_PAD, Json, pick, read, record, roll, sent, setup

TABLE = setup(QUICK_PAD)
WHOLE = record(QUICK, TABLE)


def compared(one: Json, other: Json) -> Json:
    """The comparison as it goes over the wire."""
    return sent(compare(read(one), read(other)))


def with_move(number: int, move: Json) -> Json:
    """The quick game with another move in one place."""
    return record([*QUICK[:number], move, *QUICK[number + 1 :]], TABLE)


def test_the_same_game_is_the_same() -> None:
    found = compared(WHOLE, WHOLE)
    assert (found["same"], found["parts_at"], found["setup_differences"]) == (True, None, [])
    side = {
        "move": None,
        "after_parting": {"accepted": 8, "violations": [], "expect": [], "totals": {"Ana": -14, "Ben": -12}},
        "status": "unclaimed",
        "accepted": 8,
        "violations": [],
        "winners": ["Ben"],
        "totals": {"Ana": -14, "Ben": -12},
        "fingerprint": fingerprint(read(WHOLE)),
    }
    assert found["records"] == [side, side]


def test_what_is_not_the_game_may_differ() -> None:
    found = compared({**WHOLE, "id": "a", "claim": {"totals": {"Ben": -12}}}, {**WHOLE, "tags": {"by": "Cid"}})
    assert (found["same"], found["parts_at"], found["setup_differences"]) == (True, None, [])
    assert [side["status"] for side in found["records"]] == ["confirmed", "unclaimed"]


@pytest.mark.parametrize("rulings", [{}, {"SM-16": "must"}])
def test_defaults_spelled_out_are_no_difference(rulings: Json) -> None:
    table = {**TABLE, "rulings": rulings, "objective": None}
    moves = [{**move, "bonus": [], "modifiers": [], "stars": [], **move} if "dice" in move else move for move in QUICK]
    for found in (compared(WHOLE, record(moves, table)), compared(record(moves, table), WHOLE)):
        assert (found["same"], found["parts_at"], found["setup_differences"]) == (True, None, [])


def test_records_part_at_the_first_move_that_differs() -> None:
    # In the last move Ana takes the yellow 2 instead of the orange 3, whose box she has already: column 2 is
    # empty no more, -12 in place of -14.
    other = with_move(7, pick("Ana", "yellow"))
    found = compared(WHOLE, other)
    assert (found["same"], found["parts_at"]) == (False, {"move": 7, "pointer": "/moves/7"})
    assert [side["move"] for side in found["records"]] == [pick("Ana", "orange"), pick("Ana", "yellow")]
    assert [side["totals"] for side in found["records"]] == [{"Ana": -14, "Ben": -12}, {"Ana": -12, "Ben": -12}]
    assert [side["winners"] for side in found["records"]] == [["Ben"], ["Ana", "Ben"]]
    assert found["records"][0]["fingerprint"] != found["records"][1]["fingerprint"]


def test_what_follows_the_parting_is_told_of_that_move_only() -> None:
    # After move 3 both have one column begun on a sheet of eight: -14 each, whether Ben took the red 3 or the pink 4.
    found = compared(WHOLE, with_move(3, pick("Ben", "pink")))
    assert found["parts_at"] == {"move": 3, "pointer": "/moves/3"}
    after = {"accepted": 4, "violations": [], "totals": {"Ana": -14, "Ben": -14}}
    expect = [{"player": "Ben", "types": ["roll"]}]
    assert [side["after_parting"] for side in found["records"]] == [{**after, "expect": expect}] * 2
    # At the end Ben has columns 3, 7 and 14 in one record and 4, 7 and 14 in the other: no difference in points.
    assert [side["totals"] for side in found["records"]] == [{"Ana": -14, "Ben": -12}] * 2
    assert [side["accepted"] for side in found["records"]] == [8, 8]


def test_a_refused_move_at_the_parting_is_told_on_its_side() -> None:
    found = compared(WHOLE, with_move(3, pick("Ben", "yellow")))  # The yellow die lies in the chosen blender.
    right, wrong = found["records"]
    assert (right["status"], wrong["status"]) == ("unclaimed", "illegal")
    assert (right["after_parting"]["accepted"], wrong["after_parting"]["accepted"]) == (4, 3)
    assert (right["accepted"], wrong["accepted"]) == (8, 3)
    for part in (wrong, wrong["after_parting"]):
        assert [(found["pointer"], found["code"]) for found in part["violations"]] == [
            ("/moves/3/dice/0/die", "smoothies/die-not-there")
        ]
    assert wrong["after_parting"]["expect"] == [{"player": "Ben", "types": ["pick"]}]


def test_a_refusal_after_the_parting_is_not_told_of_it() -> None:
    # With 2 and 3 in the first move's round blender, all is legal until Ana's pick of a die that is not there.
    moves = [roll("Ana", "yellow-2 orange-3", "red-3 pink-4 purple-5 blue-6 green-1"), QUICK[1], pick("Ana", "red")]
    found = compared(WHOLE, record([*moves, *QUICK[3:]], TABLE))
    assert found["parts_at"] == {"move": 0, "pointer": "/moves/0"}
    other = found["records"][1]
    assert other["after_parting"] == {
        "accepted": 1,
        "violations": [],
        "expect": [{"player": "Ana", "types": ["reroll", "blend"]}],
        "totals": {"Ana": -16, "Ben": -16},
    }
    assert (other["accepted"], other["status"]) == (2, "illegal")


@pytest.mark.parametrize("shorter_first", [True, False])
@pytest.mark.parametrize("length", [0, 3, 7])
def test_a_record_that_ends_earlier_has_no_move_there(length: int, *, shorter_first: bool) -> None:
    short = record(QUICK[:length], TABLE)
    found = compared(short, WHOLE) if shorter_first else compared(WHOLE, short)
    assert (found["same"], found["parts_at"]) == (False, {"move": length, "pointer": f"/moves/{length}"})
    ended, going_on = found["records"] if shorter_first else reversed(found["records"])
    assert (ended["move"], going_on["move"]) == (None, QUICK[length])
    assert (ended["status"], going_on["status"]) == ("incomplete", "unclaimed")
    assert (ended["after_parting"]["accepted"], going_on["after_parting"]["accepted"]) == (length, length + 1)


def differing(**changes: Json) -> list[str]:
    """The differences in the set-up after some changes to it, the same in both directions."""
    one, other = record(table=TABLE), record(table={**TABLE, **changes})
    there, back = compared(one, other), compared(other, one)
    assert there["same"] is back["same"] is False
    assert sorted(there["setup_differences"]) == sorted(back["setup_differences"])
    return list(there["setup_differences"])


def test_set_ups_are_compared_part_by_part() -> None:
    assert differing(players=["Ana", "Bea"]) == ["/setup/players/1"]
    assert differing(players=["Ben", "Ana"]) == ["/setup/players/0", "/setup/players/1"]
    assert differing(players=["Ana", "Ben", "Cid"]) == ["/setup/players"]
    assert differing(sheet="reference-14") == ["/setup/sheet"]
    assert differing(sheet={**QUICK_PAD, "id": "b", "title": "B"}) == ["/setup/sheet/id", "/setup/sheet/title"]


def test_a_box_of_the_sheet_is_pointed_to() -> None:
    sheet = sent(read(record(table=TABLE)).setup.sheet)
    sheet["rows"][2]["boxes"][4] = "star"
    sheet["blenders"]["square"] = ["star", "black"]
    sheet["abilities"]["reroll"] = 2
    sheet["touches"] = []
    assert sorted(differing(sheet=sheet)) == [
        "/setup/sheet/abilities/reroll",
        "/setup/sheet/blenders/square/0",
        "/setup/sheet/rows/2/boxes/4",
        "/setup/sheet/touches",
    ]


def test_readings_are_pointed_to_one_by_one() -> None:
    assert differing(rulings={"SM-16": "may", "SM-36": "reach"}) == ["/setup/rulings/SM-16", "/setup/rulings/SM-36"]


def test_a_reading_that_only_one_record_names_is_a_difference() -> None:
    one = record(table={**TABLE, "rulings": {"SM-16": "may"}})
    other = record(table={**TABLE, "rulings": {"SM-36": "reach"}})
    assert compared(one, other)["setup_differences"] == ["/setup/rulings/SM-16", "/setup/rulings/SM-36"]


def test_the_same_moves_by_other_readings_are_told_with_what_they_score() -> None:
    # At once: the game is over with Ben's pick, so that Ana's last one is refused.
    other = record(QUICK, {**TABLE, "rulings": {"SM-34": "at-once"}})
    found = compared(WHOLE, other)
    assert (found["same"], found["parts_at"]) == (False, None)
    assert found["setup_differences"] == ["/setup/rulings/SM-34"]
    assert [side["status"] for side in found["records"]] == ["unclaimed", "illegal"]
    assert found["records"][1]["violations"][0]["pointer"] == "/moves/7"


def test_at_most_twenty_differences_are_told() -> None:
    sheet = sent(read(record(table=TABLE)).setup.sheet)
    for row in sheet["rows"][:3]:
        row["boxes"] = ["star"] * 8
    rows = [f"/setup/sheet/rows/{row}/boxes/{place}" for row in range(3) for place in range(8)]
    assert differing(sheet=sheet) == rows[:20]
