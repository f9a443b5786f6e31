"""The referee beside the slow, obvious market and week of `smoothie_wars.py`."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.games import GAMES
from tests.twin import weeks
from tests.twin.beside import follow, verdict
from tests.twin.refusing import RefusedError
from tests.twin.smoothie_wars import Player, Week

ROOT = Path(__file__).parents[2]
GAME = GAMES["smoothie-wars"]
EXAMPLES = {path.name: json.loads(path.read_text()) for path in sorted((ROOT / "examples").glob("*.record.json"))}
RECORDS = {name: document for name, document in EXAMPLES.items() if document["rules"] == GAME.rules}
PLAYOUTS = int(os.environ.get("REFEREE_PLAYOUTS", "60"))
MARKETS, MANY_MARKETS = 5_000, 200_000
Json = dict[str, Any]


def assert_same_record(document: Json) -> None:
    """Both follow a record equally far, and then say the same of it."""
    found = verdict(document)
    table = follow(Week, document)
    if isinstance(table, RefusedError):
        assert (found["legal"], found["accepted"]) == (False, table.move), table
        assert f"smoothie-wars/{table.code}" in [violation["code"] for violation in found["violations"]]
        return
    assert found["legal"], found["violations"]
    assert_same_state(found["state"], table)
    assert_same_score(found, table)


def assert_same_state(state: Json, table: Week) -> None:
    """The same days stand on the scorecards."""
    for player in table.players:
        seen = state["players"][player.name]
        assert seen["days"] == [{**asdict(line), "end": line.end} for line in player.lines]
        assert (seen["cash"], seen["loan"], seen["out"]) == (player.cash, player.loan, player.out)
        assert seen["go_early_spent"] == (player.marked and lies_open(table, player))


def lies_open(table: Week, player: Player) -> bool:
    """Whether none of a player's marks is on a card that still waits for others, which is nobody's business."""
    return not any(card.get("go_early") for card in table.placed.get(table.players.index(player), ()))


def assert_same_score(found: Json, table: Week) -> None:
    """The same points, line by line, and in the end the same order of the players."""
    score = found["score"]
    assert found["finished"] == table.over
    assert score["provisional"] == (not table.over)
    for seat, player in enumerate(table.players):
        card = score["players"][player.name]
        points = [(line["item"], line["points"]) for line in card["lines"] if line["points"]]
        days = [("day", line.sales - line.costs + line.bonus) for line in player.lines]
        expected = [("start", 100), *(each for each in days if each[1]), *([("loan", 100)] if player.loan else [])]
        repays = table.over and player.loan and player.out is None
        assert sorted(points) == sorted([*expected, *([("repayment", -130)] if repays else [])])
        assert card["total"] == table.final(seat)
    if table.over:
        ranks = [(rank["rank"], rank["player"]) for rank in score["ranking"]]
        assert sorted(ranks) == table.ranking()
        assert score["winners"] == table.winners()


def assert_same_markets(setup: Json, moves: list[Json]) -> int:
    """Every price at every location of every day is worked out alike; gives how many prices were compared."""
    document = msgspec.convert({"rules": GAME.rules, "setup": setup, "moves": moves}, GAME.record)
    state, table, compared = GAME.initial_state(document.setup), Week(setup), 0
    for sent, move in zip(moves, document.moves, strict=True):
        step = GAME.resolve(state, move)
        assert not step.violations
        table.tiers = {}
        table.play(sent)
        told = Counter(
            (event.verb, event.player, event.item, *event.facts.values())
            for event in step.events
            if event.verb in ("tier", "sold") and 0 not in (event.facts.get("made"), event.facts.get("offered"))
        )
        expected = Counter(told_of_the_day(table))
        assert told == expected
        state = step.after
        compared += sum(each[0] == "tier" for each in expected)
    assert_same_state(msgspec.to_builtins(GAME.view(state)), table)
    return compared


def told_of_the_day(table: Week) -> Iterator[tuple[str | int, ...]]:
    """What the trace tells of each price and of each seller when a day is over."""
    for location, tiers in table.tiers.items():
        for tier in tiers:
            offered, sold = sum(one.stock for one in tier.sellers), sum(one.sold for one in tier.sellers)
            yield "tier", "", location, tier.price, tier.demand, offered, sold, tier.wasted, tier.unserved
            for one in tier.sellers:
                name = table.players[one.seat].name
                yield "sold", name, location, one.price, one.stock, one.sold, one.sold * one.price


def compare_markets(random: Random, count: int) -> None:
    while count > 0:
        setup = weeks.market_setup(random)
        count -= assert_same_markets(setup, weeks.market_moves(random, setup))


def test_both_work_out_the_same_markets() -> None:
    compare_markets(Random(1), MARKETS)  # noqa: S311  no secret


@pytest.mark.long
def test_both_work_out_the_same_markets_very_often() -> None:
    compare_markets(Random(2), MANY_MARKETS)  # noqa: S311  no secret


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_follow_random_weeks_and_refuse_the_same_moves(seed: int) -> None:
    for document in weeks.random_records(Random(seed)):  # noqa: S311  no secret
        assert_same_record(document)


@pytest.mark.slow
def test_random_weeks_meet_every_reason_for_a_refusal() -> None:
    met = set()
    for document in chain.from_iterable(weeks.random_records(Random(seed)) for seed in range(300)):  # noqa: S311
        table = follow(Week, document)
        if isinstance(table, RefusedError):
            met.add(f"smoothie-wars/{table.code}")
    # A player who fell below -100 is told first of being out.
    assert set(GAME.codes) - met == {"smoothie-wars/loan-below-limit"}


@pytest.mark.parametrize("name", RECORDS)
def test_both_follow_the_example_records(name: str) -> None:
    assert_same_record(RECORDS[name])
