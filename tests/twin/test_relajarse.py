"""The referee of ¡Relajarse! beside the slow, obvious game of `relajarse.py`."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.twin import trays
from tests.twin.beside import follow, scorecard, verdict
from tests.twin.refusing import RefusedError
from tests.twin.relajarse import IceGame, winners

ROOT = Path(__file__).parents[2]
PLAYOUTS = int(os.environ.get("REFEREE_PLAYOUTS", "60"))
EXAMPLES = {path.name: json.loads(path.read_text()) for path in sorted((ROOT / "examples").glob("*.json"))}
GAMES = {name: document for name, document in EXAMPLES.items() if document["rules"] == "relajarse@1"}
REFUSALS = 19  # the game's codes
Json = dict[str, Any]


def assert_same_record(document: Json) -> None:
    """Both follow a record equally far, and then say the same of it."""
    found, game = verdict(document), follow(IceGame, document)
    if isinstance(game, RefusedError):
        codes = {violation["code"].removeprefix("relajarse/") for violation in found["violations"]}
        assert (found["legal"], found["accepted"]) == (False, game.move), (game, codes)
        assert game.code in codes, (game, codes)
        return
    assert found["legal"], found["violations"]
    assert found["finished"] == game.over
    for tray in found["state"]["trays"]:
        name = f"tray {tray['tray']}"
        assert tray["cubes"] == game.cubes[name]
        assert tray["colour"] == game.colour[name]
        assert tray["blueberry"] == (game.berry_of(name) is not None)
    assert found["state"]["waiting"] == ([] if game.over else [game.on_turn])
    assert_same_points(found["score"], game)


def assert_same_points(card: Json, game: IceGame) -> None:
    """Line by line the same points, each with the moves that brought them."""
    assert card["winners"] == game.winners()
    for name, cup in game.cups.items():
        score = card["players"][name]
        assert score["sections"] == {"cubes": cup.cubes, "blueberries": 2 * cup.berries}
        told = Counter((line["section"], line["item"], move) for line in score["lines"] for move in line["moves"])
        assert told == Counter((gain.section, gain.item, gain.move) for gain in cup.gains)
        for line in score["lines"]:
            gains = [gain.points for gain in cup.gains if (gain.section, gain.item) == (line["section"], line["item"])]
            assert line["points"] == sum(gains)


def test_both_follow_the_examples() -> None:
    records = [document for document in GAMES.values() if "moves" in document]
    assert records
    for document in records:
        assert_same_record(document)


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_follow_random_games_and_refuse_the_same_moves(seed: int) -> None:
    for document in trays.random_records(Random(seed)):  # noqa: S311  no secret
        assert_same_record(document)


def test_the_random_games_end_in_every_way() -> None:
    """What the games would not show, the comparison would not prove."""
    refused, ends = Counter[str](), Counter[str]()
    for seed in range(200):
        for document in trays.random_records(Random(seed)):  # noqa: S311  no secret
            game = follow(IceGame, document)
            if isinstance(game, RefusedError):
                refused[game.code] += 1
            else:
                ends["over"] += game.over
                ends["berries left"] += game.over and bool(game.pairs)
                ends["stolen"] += any(gain.item == "stolen" for cup in game.cups.values() for gain in cup.gains)
                ends["last cubes"] += any(gain.item == "last_cubes" for cup in game.cups.values() for gain in cup.gains)
    assert len(refused) == REFUSALS, sorted(refused.items())
    assert len(ends) == 4
    assert min(ends.values()) > 5, ends


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_name_the_winners_of_random_cups(seed: int) -> None:
    random = Random(seed)  # noqa: S311  no secret
    setup = trays.random_setup(random)
    cups = {name: (random.randint(0, 9), random.randint(0, 2)) for name in setup["players"]}
    sheets = {name: {"cubes": cubes, "blueberries": berries} for name, (cubes, berries) in cups.items()}
    document = {"rules": "relajarse@1", "setup": setup, "sheets": sheets}
    card = scorecard(document)
    assert card["winners"] == winners(cups)
    for name, (cubes, berries) in cups.items():
        assert card["players"][name]["total"] == cubes + 2 * berries
