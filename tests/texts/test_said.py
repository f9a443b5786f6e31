"""Whatever is said of a game has its sentence with all the facts that it asks for, and cites a rule that there is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from referee.core import Event, Finding, Offer, Scorecard, ScoreLine, Violation
from referee.games import GAMES
from referee.judge import TRACE, replay, scorecard, verdict
from referee.reader import read
from tests.referee import playouts
from texts import cite, message_id, render_strictly

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
CASES = {f"{path.parent.name}/{path.stem}": path for path in sorted(GOLDEN.glob("*/*.json"))}
GAMES_PLAYED = 12  # of each game, with a near miss at every move
BETTER = ("higher", "lower")


def assert_cited(rule: str) -> None:
    citation = cite(rule, "en")
    assert citation.section, rule
    assert not citation.text.startswith(("cite-", "ruling-")), rule


def assert_told(game: str, said: Any) -> None:
    """Assert that one thing that was said can be told."""
    if isinstance(said, Violation):
        assert isinstance(said.alternatives, list | tuple), said
    if isinstance(said, Violation | Finding):
        render_strictly(message_id(said.code), said.facts, "en")
    elif isinstance(said, Event):
        facts = {"player": said.player, "item": said.item, "by": said.by, **said.facts}
        render_strictly(f"event-{game}-{said.verb}", facts, "en")
    elif isinstance(said, ScoreLine):
        render_strictly(f"item-{game}-{said.section}-{said.item}", said.facts, "en")
    elif isinstance(said, Offer):
        facts = {"player": said.player, "count": said.count}
        render_strictly(f"offer-{game}-{said.kind}", facts, "en")
    if not isinstance(said, Event):
        assert_cited(said.rule)


def said_on(card: Scorecard) -> Iterator[Any]:
    assert card.better in BETTER
    for player in card.players.values():
        yield from player.lines
    yield from card.findings


def said_of(document: Any) -> Iterator[Any]:
    """Everything that is said of a document."""
    if not hasattr(document, "moves"):
        yield from said_on(scorecard(document))
        return
    judged = verdict(replay(document), frozenset({TRACE}))
    yield from said_on(judged.score)
    yield from judged.violations
    yield from judged.offers
    for move in judged.trace:
        yield from move.events


@pytest.mark.parametrize("name", CASES)
def test_what_is_said_of_a_golden_case_can_be_told(name: str) -> None:
    document = read(json.dumps(json.loads(CASES[name].read_text())["document"]).encode())
    for said in said_of(document):
        assert_told(name.partition("/")[0], said)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_random_games_and_of_moves_that_miss_can_be_told(game: str) -> None:
    rules = GAMES[game]
    least, most = rules.players
    for seed in range(GAMES_PLAYED):
        size = playouts.Size(least + seed % (most - least + 1), seed % 10, seed)
        record = playouts.record(rules, size)
        for said in said_of(record):
            assert_told(game, said)
        random = Random(seed)  # noqa: S311  no secret
        for state in playouts.states(rules, record)[:-1]:
            step = rules.resolve(state, playouts.near_miss(random, rules, state))
            for said in (*step.violations, *step.offers, *step.events):
                assert_told(game, said)
