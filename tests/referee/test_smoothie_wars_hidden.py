"""Cards that wait for others are nobody's business: no answer tells what is on them, whatever is asked for."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from referee.games import GAMES
from referee.games.smoothie_wars.wire import Card
from referee.judge import replay, verdict
from tests.referee import playouts
from tests.referee.playouts import PLAYOUTS, Size
from tests.referee.weekdays import cards, day, record, roll, setup
from texts import LANGUAGES, dress

GAME = GAMES["smoothie-wars"]
BLANK = Card(location=None, made=0, price=1)


@settings(max_examples=max(20, PLAYOUTS // 5), deadline=None)
@given(playouts.sizes(GAME))
def test_what_waits_on_the_table_is_told_as_a_blank_card_would_be(size: Size) -> None:
    document = playouts.record(GAME, size)
    compared = 0
    for state, move, step in playouts.steps(GAME, document):
        is_worked_out = any(event.verb == "day" for event in step.events)
        if playouts.tag_of(move) != "cards" or is_worked_out:
            continue
        other = GAME.resolve(state, replace(move, cards=[BLANK]))
        assert list(other.violations) == []
        assert GAME.view(other.after) == GAME.view(step.after)
        assert list(other.events) == list(step.events)
        assert list(GAME.expect(other.after)) == list(GAME.expect(step.after))
        compared += 1
    assert compared >= len(document.setup.players) - 1


@settings(max_examples=max(20, PLAYOUTS // 5), deadline=None)
@given(playouts.sizes(GAME))
def test_a_refusal_tells_nothing_of_what_waits_on_the_table(size: Size) -> None:
    random = Random(size.seed)  # noqa: S311  no secret
    for state, move, step in playouts.steps(GAME, playouts.record(GAME, size)):
        if playouts.tag_of(move) != "cards" or any(event.verb == "day" for event in step.events):
            continue
        other = GAME.resolve(state, replace(move, cards=[BLANK]))
        wrong = playouts.near_miss(random, GAME, step.after)
        assert list(GAME.resolve(other.after, wrong).violations) == list(GAME.resolve(step.after, wrong).violations)


# The rest of an answer. Its fingerprint and its rulings are those of the whole record, as the contract says.

OF_THE_RECORD = ("fingerprint", "rulings_used")
IDLE = {"Val": "- 0 1", "Max": "- 0 1"}
TO_THURSDAY = [move for roller in ("Val", "Max", "Val") for move in day(roller, **IDLE)]
LATE_TO_THURSDAY = [move for place in (0, 3, 6) for move in (*TO_THURSDAY[place + 1 : place + 3], TO_THURSDAY[place])]
HANDS = (["B 40 2!", "B 40 2"], ["C 80 4"], ["R 1 1", "- 0 1"])


def answer(moves: list[Any], language: str, *, late: bool) -> Any:
    """All that an answer can hold, with its sentences, less what is said to be of the whole record."""
    table = setup("Val Max", "prerelease", "late_events extra_cards go_early" if late else "extra_cards go_early")
    document = msgspec.convert(record(table, *moves), GAME.record)
    found = dress(verdict(replay(document), frozenset({"state", "trace", "legal_moves"}), 1000), language)
    return {name: value for name, value in msgspec.to_builtins(found).items() if name not in OF_THE_RECORD}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("late", [False, True])
def test_no_answer_tells_one_hand_from_another_before_all_are_placed(language: str, late: bool) -> None:  # noqa: FBT001  pytest gives it by name
    start = LATE_TO_THURSDAY if late else [*TO_THURSDAY, roll("Max")]
    answers = [answer([*start, cards("Val", *hand)], language, late=late) for hand in (["- 0 1"], *HANDS)]
    assert answers[0]["legal"]
    assert answers[0]["state"]["placed"] == ["Val"]
    assert answers[0]["legal_moves"]["moves"]
    assert all(found == answers[0] for found in answers)
    again = [answer([*start, cards("Val", *hand), cards("Val", "B 1 1")], language, late=late) for hand in HANDS]
    assert [each["code"] for each in again[0]["violations"]] == ["smoothie-wars/cards-twice"]
    assert all(found == again[0] for found in again)
