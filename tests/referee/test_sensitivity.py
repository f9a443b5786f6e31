"""What the outcome hangs on: one other reading at a time, then several at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee import judge
from referee import sensitivity as module
from referee.games import GAMES
from referee.readings import reread_document
from referee.sensitivity import Combination, Outcome, sensitivity
from tests.referee import playouts
from tests.referee.tables import (
    COLOURS,
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
    sent,
    setup,
    sheets,
    totals,
    verdict,
)

GOLDEN = Path(__file__).parents[1] / "golden"
OVER = (2, 2)  # both blender rows of the plain pad, up to their black boxes
SEVEN = [1, 2, 3, 4, 5, 6, 7]
SIX = SEVEN[:6]


def hangs_on(document: Json) -> Json:
    """The sensitivity as it goes over the wire, without `finished`, which has tests of its own."""
    found = sent(sensitivity(read(document)))
    for outcome in (found["baseline"], *found["readings"], *found["combinations"]):
        del outcome["finished"]
    return found


def reading(ruling: str, key: str, effect: str, winners: str, points: dict[str, int]) -> Json:
    return {
        "ruling": ruling,
        "reading": key,
        "effect": effect,
        "winners": winners.split(),
        "totals": points,
        "first_illegal": None,
    }


def two_papers(ana: Json, ben: Json, **rulings: str) -> Json:
    readings = {name.replace("_", "-"): key for name, key in rulings.items()}
    return sheets({"Ana": ana, "Ben": ben}, setup(pad(), rulings=readings))


def test_a_record_that_used_no_ruling_hangs_on_none() -> None:
    # Eight empty columns each: -16.
    assert hangs_on(record(table=setup(pad()))) == {
        "baseline": {"winners": ["Ana", "Ben"], "totals": {"Ana": -16, "Ben": -16}, "first_illegal": None},
        "readings": [],
        "combinations": [],
        "settle": [],
        "same_winners": True,
        "complete": True,
    }


def test_sheets_that_used_no_ruling_hang_on_none() -> None:
    # Ana: 7 red, 14 empty: 7 - 2. Ben: 7 blue, 14 empty, the same.
    found = hangs_on(two_papers(paper(OVER, red=SEVEN), paper(OVER, blue=SEVEN)))
    assert found["baseline"]["totals"] == {"Ana": 5, "Ben": 5}
    assert (found["readings"], found["same_winners"], found["complete"]) == ([], True, True)


# SM-36 on final sheets. A row of 6 is worth nothing, or 6; column 14 is empty for all, so -2.

# Ana: orange 7, the most of them 3, -2: 8. Her six yellow: 6 + 3 more where six are enough.
LEADER = paper(OVER, orange=SEVEN, yellow=SIX)
# Ana: twelve boxes in columns 1 to 6, 7 and 14 empty: -4. Where six are enough 6 + 3 for yellow and for orange: 14.
HOPEFUL = paper(OVER, yellow=SIX, orange=SIX)
SOLID = paper(OVER, red=SEVEN)  # 7 - 2 = 5


def test_a_reading_may_change_a_total_and_not_the_winner() -> None:
    found = hangs_on(two_papers(LEADER, SOLID))
    assert found["baseline"] == {"winners": ["Ana"], "totals": {"Ana": 8, "Ben": 5}, "first_illegal": None}
    assert found["readings"] == [reading("SM-36", "reach", "totals", "Ana", {"Ana": 17, "Ben": 5})]
    assert (found["combinations"], found["same_winners"], found["complete"]) == ([], True, True)


def test_a_reading_may_change_the_winner() -> None:
    found = hangs_on(two_papers(HOPEFUL, SOLID))
    assert found["baseline"] == {"winners": ["Ben"], "totals": {"Ana": -4, "Ben": 5}, "first_illegal": None}
    assert found["readings"] == [reading("SM-36", "reach", "winners", "Ana", {"Ana": 14, "Ben": 5})]
    assert (found["combinations"], found["same_winners"], found["complete"]) == ([], False, True)


def test_a_shared_victory_is_another_winner() -> None:
    # One row of six: 6 + 3 - 4 = 5, as much as Ben has.
    found = hangs_on(two_papers(paper(OVER, yellow=SIX), SOLID))
    assert found["readings"] == [reading("SM-36", "reach", "winners", "Ana Ben", {"Ana": 5, "Ben": 5})]
    assert found["same_winners"] is False


def test_the_other_reading_is_the_one_that_the_table_has_not_chosen() -> None:
    found = hangs_on(two_papers(HOPEFUL, SOLID, SM_36="reach"))
    assert found["baseline"] == {"winners": ["Ana"], "totals": {"Ana": 14, "Ben": 5}, "first_illegal": None}
    assert found["readings"] == [reading("SM-36", "exceed", "winners", "Ben", {"Ana": -4, "Ben": 5})]


def test_a_reading_may_change_a_finding_only() -> None:
    # Three stars side by side and nothing else: each of the outer two wants the middle one, unless stars are silent.
    sheet = pad({"yellow-3": "star", "yellow-4": "star", "yellow-5": "star"})
    papers = {"Ana": paper(OVER, yellow=[3, 4, 5]), "Ben": SOLID}
    found = hangs_on(sheets(papers, setup(sheet)))
    points = {"Ana": -10, "Ben": 5}
    assert found["readings"] == [
        reading("SM-14", "no-chain", "none", "Ben", points),
        reading("SM-16", "may", "none", "Ben", points),
    ]
    assert (found["combinations"], found["same_winners"], found["complete"]) == ([], True, True)


# Records


def test_a_game_that_ends_earlier_with_the_same_result_hangs_on_nothing() -> None:
    # Worked out in test_judge.py: -14 and -12. At once, Ana's last pick is too late; it crosses nothing anyway.
    found = hangs_on(record(QUICK, setup(QUICK_PAD)))
    assert found == {
        "baseline": {"winners": ["Ben"], "totals": {"Ana": -14, "Ben": -12}, "first_illegal": None},
        "readings": [
            {
                "ruling": "SM-34",
                "reading": "at-once",
                "effect": "none",
                "winners": ["Ben"],
                "totals": {"Ana": -14, "Ben": -12},
                "first_illegal": "/moves/7",
            }
        ],
        "combinations": [],
        "settle": [],
        "same_winners": True,
        "complete": True,
    }


def test_a_record_that_is_illegal_anyway_is_not_made_so_by_a_reading() -> None:
    # Ana's 8 has no column and crosses nothing, though 1, 2, 6 and 7 were free; Ben's red die lies in her blender.
    moves = [
        roll("Ana", "yellow-1 orange-1 red-6", "pink-1 purple-2 blue-3 green-4"),
        blend("Ana", "round"),
        pick("Ana", "yellow orange red"),
        pick("Ben", "red"),
    ]
    found = hangs_on(record(moves, setup(pad(blenders=("plain plain plain black", "plain black")))))
    assert found["baseline"]["first_illegal"] == "/moves/3/dice/0/die"
    points = {"Ana": -16, "Ben": -16}
    assert found["readings"] == [
        {**reading("SM-01", "illegal", "illegal", "", points), "first_illegal": "/moves/2/dice"},
    ]
    assert found["same_winners"] is None


def together() -> Json:
    """A record whose winner changes only under two other readings at once.

    Green has stars in 1 to 5, red in 2 to 6; column 7 has red and blue only. Ana crosses green-1 to green-6 by a chain:
    columns 7 and 14 empty, -4. Ben crosses red-1, then red-2 to red-7 by a chain: 7 points, column 14 empty, 5. Then
    Ana takes blue 6 and red 1: each for itself they cross blue-6 and red-1, -4 still.

    As a sum they cross column 7, which is then complete: 5 instead of -2, so 3. Where six boxes are enough: -4 + 6 = 2.
    Both: 3 + 6 = 9, more than Ben's 5. Without chains Ana's first pick has answers too many.
    """
    special: dict[str, str | None] = {f"green-{column}": "star" for column in (1, 2, 3, 4, 5)}
    special |= {f"red-{column}": "star" for column in (2, 3, 4, 5, 6)}
    special |= {f"{colour}-7": None for colour in COLOURS if colour not in ("red", "blue")}
    moves = [
        roll("Ana", "green-1 orange-3", "yellow-2 pink-4 purple-5 blue-2 red-1"),
        blend("Ana", "round"),
        pick("Ana", "green", stars=["green-2", "green-3", "green-4", "green-5", "green-6"]),
        pick("Ben", "red"),
        roll("Ben", "pink-2 orange-3", "yellow-2 red-1 purple-5 blue-6 green-1"),
        blend("Ben", "round"),
        pick("Ben", "pink:red", stars=["red-3", "red-4", "red-5", "red-6", "red-7"]),
        pick("Ana", "blue red"),
    ]
    sheet = pad(special, blenders=("plain plain plain black", "plain black"))
    return record(moves, setup(sheet, rulings={"SM-05": "separate"}))


def test_two_readings_may_change_the_winner_together_only() -> None:
    found = hangs_on(together())
    assert found["baseline"] == {"winners": ["Ben"], "totals": {"Ana": -4, "Ben": 5}, "first_illegal": None}
    start = {"Ana": -16, "Ben": -16}
    assert found["readings"] == [
        reading("SM-05", "sum", "totals", "Ben", {"Ana": 3, "Ben": 5}),
        {**reading("SM-14", "no-chain", "illegal", "", start), "first_illegal": "/moves/2/stars/1"},
        reading("SM-36", "reach", "totals", "Ben", {"Ana": 2, "Ben": 5}),
    ]
    assert found["combinations"] == [
        {
            "readings": {"SM-05": "sum", "SM-36": "reach"},
            "effect": "winners",
            "winners": ["Ana"],
            "totals": {"Ana": 9, "Ben": 5},
            "first_illegal": None,
        }
    ]
    # Neither of the two changes the winner alone; together they do.
    assert found["settle"] == [
        {"ruling": "SM-05", "effect": "winners"},
        {"ruling": "SM-36", "effect": "winners"},
        {"ruling": "SM-14", "effect": "illegal"},
    ]
    assert (found["same_winners"], found["complete"]) == (False, True)


@pytest.mark.parametrize(
    ("most", "same_winners", "complete"),
    [
        (3, None, False),  # no replay left for the four combinations of three readings
        (6, False, False),
        (7, False, True),
        (64, False, True),
    ],
)
def test_more_combinations_than_replays_are_not_complete(
    monkeypatch: pytest.MonkeyPatch, most: int, *, same_winners: bool | None, complete: bool
) -> None:
    monkeypatch.setattr(module, "MOST_REPLAYS", most)
    found = hangs_on(together())
    assert len(found["readings"]) == 3
    assert (found["same_winners"], found["complete"]) == (same_winners, complete)


def test_at_most_64_readings_are_replayed() -> None:
    assert module.MOST_REPLAYS == 64


# The baseline is the verdict


@pytest.mark.parametrize("length", range(len(QUICK) + 1))
def test_a_records_baseline_is_its_verdict(length: int) -> None:
    document = record(QUICK[:length], setup(QUICK_PAD))
    assert baseline_of(document) == expected_of(verdict(document)["score"], verdict(document)["violations"])


def test_an_illegal_records_baseline_names_the_move() -> None:
    document = record([*QUICK, QUICK[0]], setup(QUICK_PAD))
    assert baseline_of(document)["first_illegal"] == "/moves/8"
    assert baseline_of(document) == expected_of(verdict(document)["score"], verdict(document)["violations"])


@pytest.mark.parametrize("document", [two_papers(LEADER, SOLID), two_papers(HOPEFUL, SOLID, SM_36="reach")])
def test_a_sheets_baseline_is_its_scorecard(document: Json) -> None:
    assert baseline_of(document) == expected_of(scorecard(document), [])


def baseline_of(document: Json) -> Any:
    return hangs_on(document)["baseline"]


def expected_of(card: Json, violations: Json) -> Json:
    first = violations[0]["pointer"] if violations else None
    return {"winners": card["winners"], "totals": totals(card), "first_illegal": first}


# A game that ends earlier under another reading (the example of ¡Relajarse!, worked out in examples/README.md).

TWO_CUPS: Json = json.loads((Path(__file__).parents[2] / "examples" / "two-cups.record.json").read_text())


def test_a_game_that_ends_earlier_has_its_own_winner() -> None:
    found = sent(sensitivity(read(TWO_CUPS)))
    assert found["baseline"] == {
        "winners": ["Julia"],
        "totals": {"Lauren": 14, "Julia": 18},
        "first_illegal": None,
        "finished": True,
    }
    assert found["readings"] == [
        {
            "ruling": "RE-01",
            "reading": "cubes",
            "effect": "winners",
            "winners": ["Lauren"],
            "totals": {"Lauren": 13, "Julia": 11},
            "first_illegal": "/moves/50",
            "finished": True,
        }
    ]
    assert found["settle"] == [{"ruling": "RE-01", "effect": "winners"}]
    assert found["same_winners"] is False


def test_a_move_that_is_refused_before_the_end_leaves_no_winner() -> None:
    # Julia sows the last cubes, which a table that has to take them refuses at move 10.
    julia = json.loads((GOLDEN / "relajarse" / "R17_may.json").read_text())["document"]
    (other,) = (each for each in sensitivity(read(julia)).readings if each.ruling == "RE-17")
    stop = "/moves/10/type"
    assert (other.effect, other.winners, other.first_illegal, other.finished) == ("illegal", (), stop, False)
    assert sensitivity(read(julia)).same_winners is None


def test_what_decides_the_winner_is_to_be_settled_first() -> None:
    # Ana's six yellow decide who wins where six are enough; nothing else matters.
    found = hangs_on(two_papers(HOPEFUL, SOLID))
    assert found["settle"] == [{"ruling": "SM-36", "effect": "winners"}]
    julia = json.loads((GOLDEN / "relajarse" / "R17_may.json").read_text())["document"]
    assert [(each.ruling, each.effect) for each in sensitivity(read(julia)).settle] == [
        ("RE-03", "illegal"),
        ("RE-17", "illegal"),
    ]


# The short way, from the first move that a ruling decides, beside the long one.


def at_length(document: Any, readings: dict[str, str]) -> Outcome:
    """The outcome of the whole document, replayed from its first move under other readings."""
    judged = judge.verdict(judge.replay(reread_document(document, readings)), frozenset())
    illegal = judged.violations[0].pointer if judged.violations else None
    totals = {player: score.total for player, score in judged.score.players.items()}
    winners = judged.score.winners if illegal is None or judged.finished else ()
    return Outcome(winners, totals, illegal, judged.finished)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_reading_has_the_outcome_of_a_whole_replay(game: str) -> None:
    least, most = GAMES[game].players
    for seed in range(12):
        size = playouts.Size(least + seed % (most - least + 1), seed % 10, seed)
        document = playouts.record(GAMES[game], size)
        found = sensitivity(document)
        for item in (*found.readings, *found.combinations):
            readings = dict(item.readings) if isinstance(item, Combination) else {item.ruling: item.reading}
            outcome = Outcome(item.winners, item.totals, item.first_illegal, item.finished)
            assert outcome == at_length(document, readings), (seed, readings)
