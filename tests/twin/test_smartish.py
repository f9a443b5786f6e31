"""The referee of SMARTish beside the slow, obvious race of `smartish.py`."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.twin import races
from tests.twin.beside import follow, scorecard, verdict
from tests.twin.refusing import RefusedError
from tests.twin.smartish import Race, paper_winners

ROOT = Path(__file__).parents[2]
PLAYOUTS = int(os.environ.get("REFEREE_PLAYOUTS", "60"))
SECTIONS = ("answers", "steals_won", "steals_lost", "pushes")
EXAMPLES = {path.name: json.loads(path.read_text()) for path in sorted((ROOT / "examples").glob("*.json"))}
RACES = {name: document for name, document in EXAMPLES.items() if document["rules"] == "smartish@1"}
REFUSALS = 21  # the game's codes
Json = dict[str, Any]


def assert_same_record(document: Json) -> None:
    """Both follow a record equally far, and then say the same of it."""
    found = verdict(document)
    race = follow(Race, document)
    if isinstance(race, RefusedError):
        codes = {violation["code"].removeprefix("smartish/") for violation in found["violations"]}
        assert (found["legal"], found["accepted"]) == (False, race.move), (race, codes)
        assert race.code in codes, (race, codes)
        return
    assert found["legal"], found["violations"]
    assert found["finished"] == (race.phase == "over")
    assert_same_table(found["state"], race)
    assert_same_points(found["score"], race)
    if race.phase == "over":
        assert found["score"]["winners"] == [race.winner]
        assert [place["player"] for place in found["score"]["ranking"] if place["rank"] == 1] == [race.winner]


def assert_same_table(state: Json, race: Race) -> None:
    """The same markers, tiles and turns."""
    for name, team in race.teams.items():
        seen = state["players"][name]
        assert seen["position"] == team.position
        assert seen["in_home_stretch"] == (race.spaces - race.stretch <= team.position < race.spaces)
        if race.phase != "over":
            assert (seen["steals"], seen["swap"]) == (team.steals, team.has_swap)
            slots = [{"tile": tile, "face_up": slot in team.face_up} for slot, tile in sorted(team.tiles.items())]
            assert seen["tiles"] == slots
    assert state["phase"] == race.phase
    if race.phase in ("question", "tie_break"):
        assert state["waiting"][0] == race.waiting[0]
    elif race.phase == "assign":
        assert state["waiting"] == race.waiting


def assert_same_points(card: Json, race: Race) -> None:
    """Section by section the same points, each with the moves that brought them."""
    for name, team in race.teams.items():
        score = card["players"][name]
        assert score["total"] == team.position
        for section in SECTIONS:
            moved = [each for each in team.moved if each.section == section]
            lines = [line for line in score["lines"] if line["section"] == section]
            assert score["sections"][section] == sum(each.points for each in moved)
            told = Counter(move for line in lines for move in line["moves"])
            assert told == Counter(each.move for each in moved), section
            for line in lines:
                by_move = [each.points for each in moved if each.move in line["moves"]]
                assert section == "pushes" or line["points"] == sum(by_move), line


@pytest.mark.parametrize("name", [name for name in RACES if "moves" in RACES[name]])
def test_both_follow_the_example_races(name: str) -> None:
    assert_same_record(RACES[name])


@pytest.mark.parametrize("name", [name for name in RACES if "sheets" in RACES[name]])
def test_both_name_the_winners_of_the_example_positions(name: str) -> None:
    assert_same_paper(RACES[name])


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_follow_random_races_and_refuse_the_same_moves(seed: int) -> None:
    for document in races.random_records(Random(seed)):  # noqa: S311  no secret
        assert_same_record(document)


def test_the_random_races_end_in_every_way() -> None:
    """What the races would not show, the comparison would not prove."""
    refused, ends = Counter[str](), Counter[str]()
    for seed in range(200):
        for document in races.random_records(Random(seed)):  # noqa: S311  no secret
            race = follow(Race, document)
            if isinstance(race, RefusedError):
                refused[race.code] += 1
            else:
                ends[race.phase] += 1
                ends["tie-break"] += any(move["type"] == "tie_break" for move in document["moves"])
                ends["pushed"] += any(each.section == "pushes" for team in race.teams.values() for each in team.moved)
    assert len(refused) == REFUSALS, sorted(refused.items())
    assert min(ends["over"], ends["tie-break"], ends["pushed"]) > 10, ends


def assert_same_paper(document: Json) -> None:
    card = scorecard(document)
    assert card["winners"] == paper_winners(document), document
    for name, sheet in document["sheets"].items():
        assert card["players"][name]["total"] == sheet["position"]
        assert sum(line["points"] for line in card["players"][name]["lines"]) == sheet["position"]


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_name_the_winner_of_random_final_positions(seed: int) -> None:
    for document in papers(Random(seed)):  # noqa: S311  no secret
        assert_same_paper(document)


def papers(random: Random) -> Iterator[Json]:
    """The positions after a random race, with the tie-break that it had and without."""
    *_, record = races.random_records(random)
    race, rounds = races.rounds_of(record)
    sheets = {name: {"position": team.position} for name, team in race.teams.items()}
    document = {"rules": record["rules"], "setup": record["setup"], "sheets": sheets}
    yield document
    yield document | {"tie_break": rounds}
