"""The referee beside a second scorer that was written from the rulebook alone."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.twin import smoothies, tables
from tests.twin.beside import scorecard, verdict

ROOT = Path(__file__).parents[2]
PLAYOUTS = int(os.environ.get("REFEREE_PLAYOUTS", "60"))
Json = dict[str, Any]


def examples(form: str) -> dict[str, Json]:
    """The examples of this game in a form."""
    files = {path.name: json.loads(path.read_text()) for path in (ROOT / "examples").glob(f"*.{form}.json")}
    return {name: document for name, document in files.items() if document["rules"] == "smoothies@1"}


RECORDS, SHEETS = examples("record"), examples("sheets")


def referee_says(document: Json) -> Json:
    """The verdict with the state, or the scorecard."""
    return scorecard(document) if "sheets" in document else verdict(document)


def assert_same_points(card: Json, lines: dict[str, list[Json]]) -> None:
    """Line by line, in order: the section, what it is about, the points and the moves that earned them."""
    for player, expected in lines.items():
        found = card["players"][player]
        assert [
            {
                "section": line["section"],
                "about": next(line["facts"][key] for key in ("colour", "column", "box") if key in line["facts"]),
                "points": line["points"],
                "moves": line["moves"],
            }
            for line in found["lines"]
        ] == expected
        assert found["total"] == sum(line["points"] for line in expected)


def assert_same_record(document: Json) -> None:
    """Both follow a record equally far, and then say the same of it."""
    found = referee_says(document)
    table = followed(document)
    if isinstance(table, smoothies.RefusedError):
        assert_same_refusal(found, table)
        return
    assert found["legal"], found["violations"]
    assert found["finished"] == (table.phase == "over")
    for player, paper in table.papers.items():
        assert_same_paper(found["state"]["players"][player], paper)
    lines = smoothies.score_record(document)
    assert_same_points(found["score"], lines)
    if table.phase == "over":
        used = {player: sum(paper.used.values()) for player, paper in table.papers.items()}
        objective = document["setup"].get("objective")
        assert found["score"]["winners"] == smoothies.winners(smoothies.totals(lines), used, objective)


def followed(document: Json) -> smoothies.Table | smoothies.RefusedError:
    """How far the twin follows a record: to the table after the last move, or to a refusal."""
    try:
        return smoothies.play(document)
    except smoothies.RefusedError as refused:
        return refused


def assert_same_refusal(verdict: Json, refused: smoothies.RefusedError) -> None:
    """The same move is refused, the twin's reason is among the referee's, and a star has the same neighbours."""
    found = [one for one in verdict["violations"] if one["code"] == f"smoothies/{refused.code}"]
    assert (verdict["legal"], verdict["accepted"]) == (False, refused.move), refused
    assert found, (refused, verdict["violations"])
    if refused.free:
        assert set(found[0]["alternatives"]) == refused.free or len(refused.free) > 8


def assert_same_paper(seen: Json, paper: smoothies.Paper) -> None:
    """The same boxes are crossed, and the same abilities ready and used."""
    assert set(seen["crossed"]) == set(paper.crossed)
    assert seen["abilities_used"] == sum(paper.used.values())
    assert {ability: (have["ready"], have["used"]) for ability, have in seen["abilities"].items()} == {
        ability: (paper.ready(ability), paper.used[ability]) for ability in paper.used
    }


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_both_follow_the_example_records(name: str) -> None:
    assert_same_record(RECORDS[name])


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_both_score_the_example_papers(name: str) -> None:
    document = SHEETS[name]

    assert_same_points(referee_says(document), smoothies.score_sheets(document))


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_follow_random_games_and_refuse_the_same_moves(seed: int) -> None:
    for document in tables.random_records(Random(seed)):  # noqa: S311  no secret
        assert_same_record(document)


@pytest.mark.slow
@settings(max_examples=PLAYOUTS)
@given(st.integers(0, 2**32 - 1))
def test_both_score_random_final_papers(seed: int) -> None:
    *_, record = tables.random_records(Random(seed))  # noqa: S311  no secret
    document = {"rules": record["rules"], "setup": record["setup"], "sheets": tables.papers_after(record)}

    lines = smoothies.score_sheets(document)

    assert_same_points(referee_says(document), lines)
    assert smoothies.totals(lines) == smoothies.totals(smoothies.score_record(record))
