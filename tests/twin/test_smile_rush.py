"""The referee of Smile Rush beside the slow, obvious game of `smile_rush.py`."""

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

from tests.twin import solitaires
from tests.twin.beside import follow, verdict
from tests.twin.refusing import RefusedError
from tests.twin.smile_rush import Solitaire

ROOT = Path(__file__).parents[2]
PLAYOUTS = int(os.environ.get("REFEREE_PLAYOUTS", "60"))
EXAMPLES = {path.name: json.loads(path.read_text()) for path in sorted((ROOT / "examples").glob("*.json"))}
GAMES = {name: document for name, document in EXAMPLES.items() if document["rules"] == "smile-rush@1"}
REFUSALS = 18  # the game's codes
Json = dict[str, Any]


def assert_same_record(document: Json) -> None:
    """Both follow a record equally far, and then say the same of it."""
    found, game = verdict(document), follow(Solitaire, document)
    if isinstance(game, RefusedError):
        codes = {violation["code"].removeprefix("smile-rush/") for violation in found["violations"]}
        assert (found["legal"], found["accepted"]) == (False, game.move), (game, codes)
        assert game.code in codes
        return
    assert found["legal"], found["violations"]
    assert found["finished"] == game.is_over
    assert game.count_cards() == len(document["setup"]["deck"])
    assert_same_table(found["state"], game)
    assert_same_points(found["score"], game)


def assert_same_table(state: Json, game: Solitaire) -> None:
    """The same cards in the same cells, in the pile and taken."""
    grid = [game.table.get(place) for place in game.places]
    assert [written(card) for card in grid] == state["grid"]
    assert (state["pile"], state["columns"]) == (len(game.pile), game.columns)
    assert state["next"] == (written(game.pile[0]) if game.pile and game.mode == "rush" else None)
    assert [state[heap] for heap in game.heaps] == [len(heap) for heap in game.heaps.values()]
    assert (state["attempts"], state["left"]) == (game.attempts, len(game.table))
    assert state["unsolved"] == (game.mode == "memory" and game.is_over and bool(game.table))
    assert (state["phase"] == "place") == game.is_filling


def written(card: Any) -> Any:
    if card is None:
        return None
    return card.colour if card.colour == card.smile else f"{card.colour}/{card.smile}"


def assert_same_points(card: Json, game: Solitaire) -> None:
    """Section by section the same points, each with the moves that brought them."""
    [score] = card["players"].values()
    assert score["sections"] == game.points()
    assert score["total"] == sum(game.points().values())
    for line in score["lines"]:
        assert line["moves"] == [move for section, move in game.earned if section == line["section"]]
    assert card["better"] == ("lower" if game.mode == "memory" else "higher")
    if game.is_over and game.mode != "memory":
        assert card["excellent"] == (score["total"] >= {"rush": 30, "classic": 15}[game.mode])


@pytest.mark.parametrize("name", [name for name in GAMES if "moves" in GAMES[name]])
def test_both_follow_the_example_games(name: str) -> None:
    assert_same_record(GAMES[name])


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_follow_random_games_and_refuse_the_same_moves(seed: int) -> None:
    for document in solitaires.random_records(Random(seed)):  # noqa: S311  no secret
        assert_same_record(document)


def test_the_random_games_end_in_every_way() -> None:
    """What the games would not show, the comparison would not prove."""
    refused, ends = Counter[str](), Counter[str]()
    for seed in range(120):
        for document in solitaires.random_records(Random(seed)):  # noqa: S311  no secret
            game = follow(Solitaire, document)
            if isinstance(game, RefusedError):
                refused[game.code] += 1
            elif game.is_over:
                ends[game.mode] += 1
                ends["unsolved"] += game.mode == "memory" and bool(game.table)
                ends["tris"] += bool(game.heaps["tris"])
                ends["penalty"] += bool(game.heaps["penalties"])
    assert len(refused) == REFUSALS, sorted(refused.items())
    assert min(ends[way] for way in ("rush", "classic", "memory", "unsolved", "tris", "penalty")) > 5, ends
