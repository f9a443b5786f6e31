"""Smile Rush: what a move tells of itself, counts that a mode does not have, fingerprints, and patience."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee import judge
from referee.core import DocumentError, OutOfPatienceError
from referee.games import GAMES
from referee.games.smile_rush.grid import tris
from tests.referee.tables import read, scorecard, verdict

EXAMPLES = Path(__file__).parents[2] / "examples"
Json = Any


def first(mode: str, moves: int) -> Json:
    """The first moves of a recorded game, without its claim."""
    document = json.loads((EXAMPLES / f"{mode}.record.json").read_text())
    return {"rules": document["rules"], "setup": document["setup"], "moves": document["moves"][:moves]}


def events(mode: str, moves: int) -> list[tuple[str, str, Json]]:
    """What the last of the first moves did."""
    trace = verdict(first(mode, moves), "trace")["trace"]
    return [(event["verb"], event["player"], event["facts"]) for event in trace[-1]["events"]]


def test_a_card_that_is_placed_is_told_with_its_cell() -> None:
    """The deck of Rush deals 16 cards; the first of its pile is a 7, and Mara puts it into the hole in cell 13."""
    assert events("rush", 2) == [("placed", "Mara", {"cell": 13, "card": "7"})]


def test_cards_that_fill_the_holes_are_counted() -> None:
    """Two pairs have left four holes, and the second left no pair behind (SR:78)."""
    assert events("classic", 2)[1:] == [("refilled", "Mara", {"cards": 4})]


def test_a_penalty_tells_what_went_and_what_came() -> None:
    """Cell 1 holds the deck's second card, a 1; twenty cards are dealt by then, and the next is an 8 (SR:82-85)."""
    assert events("classic", 3) == [
        ("penalty_taken", "Mara", {"cells": ["1"], "cards": ["1"]}),
        ("placed", "Mara", {"cell": 1, "card": "8"}),
    ]


def fingerprint(document: Json) -> str:
    return judge.verdict(judge.replay(read(document))).fingerprint


def test_a_take_has_its_cells_in_any_order() -> None:
    one = first("classic", 1)
    other = {**one, "moves": [{**one["moves"][0], "cells": one["moves"][0]["cells"][::-1]}]}
    assert fingerprint(one) == fingerprint(other)


def test_a_move_more_is_another_game() -> None:
    assert len({fingerprint(first("classic", moves)) for moves in (1, 2, 3)}) == 3


def counts(mode: str, **fields: int) -> Json:
    return {"rules": "smile-rush@1", "setup": {"players": ["Mara"], "mode": mode}, "sheets": {"Mara": fields}}


def faults(document: Json) -> list[tuple[str, str, tuple[Any, ...], Json]]:
    with pytest.raises(DocumentError) as caught:
        read(document)
    return [(fault.pointer, fault.code, tuple(fault.allowed), dict(fault.facts)) for fault in caught.value.faults]


def test_a_count_of_another_mode_is_named_with_those_of_this_one() -> None:
    """Memory counts attempts and nothing else (SR:88)."""
    facts = {"field": "pairs", "mode": "memory"}
    assert faults(counts("memory", attempts=12, pairs=10)) == [
        ("/sheets/Mara/pairs", "other-mode", ("attempts",), facts)
    ]


def test_a_count_that_the_mode_needs_is_named() -> None:
    """Rush counts pairs, tris and penalty cards (SR:48, SR:49)."""
    facts = {"field": "tris", "mode": "rush"}
    assert faults(counts("rush", pairs=10, penalties=0)) == [
        ("/sheets/Mara/tris", "missing-in-mode", ("pairs", "tris", "penalties"), facts)
    ]


def bounds(document: Json) -> list[tuple[str, str]]:
    """Each finding with its facts as they are written, for 20 and 20.0 are one number to Python."""
    return [(finding["code"], json.dumps(finding["facts"])) for finding in scorecard(document)["findings"]]


def test_bounds_on_paper_are_whole_numbers() -> None:
    """Memory has 20 cards (SR:55), so at least 10 attempts; 40 cards of any kind (SR:61) make at most 13 tris."""
    assert bounds(counts("memory", attempts=9)) == [("sheet/attempts-too-few", '{"attempts": 9, "least": 10}')]
    free = counts("classic", pairs=0, tris=14, penalties=0)
    free["setup"]["rulings"] = {"SR-00": "independent"}
    assert ("sheet/tris-too-many", '{"tris": 14, "pairs": 0, "most": 13}') in bounds(free)


def test_as_many_tries_as_there_are_moves_are_enough() -> None:
    game = GAMES["smile-rush"]
    state = judge.replay(read(first("classic", 1))).state
    count = len(list(game.legal_moves(state, None)))
    assert count > 1
    assert len(list(game.legal_moves(state, count))) == count
    with pytest.raises(OutOfPatienceError):
        list(game.legal_moves(state, count - 1))


def test_a_tris_shares_its_colour_or_its_smile() -> None:
    """Cells 0, 1 and 2 of the first row: three of colour 1, three of smile 1, and three of neither (SR-00)."""
    for cards, found in (
        (((1, 2), (1, 3), (1, 4)), [(0, 1, 2)]),
        (((2, 1), (3, 1), (4, 1)), [(0, 1, 2)]),
        (((1, 2), (1, 3), (4, 3)), []),
    ):
        assert list(tris((*cards, *[None] * 13), "line")) == found
