"""Each refusal, finding, kind of score line, ruling and reading of a game has a golden case that shows it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from referee import judge, reader
from referee.games import GAMES
from referee.readings import reread_document
from tests.completeness.lacking import nothing_lacks
from tests.golden.cases import of_game
from tests.texts.samples import patterns
from texts.catalogue import FALLBACK

# What an answer says besides the verdict itself: which rulings mattered, and for which document it stands.
BESIDE_THE_VERDICT = ("rulings_used", "fingerprint", "setup")

Games = pytest.mark.parametrize("game", GAMES)


def belongs(game: str) -> str:
    return f"add one to tests/golden/{game}/"


@Games
def test_every_refusal_has_a_case(game: str) -> None:
    met = {violation["code"] for case in of_game(game) for violation in case["expect"].get("violations", ())}
    nothing_lacks(
        f"{game}: no golden case for refusal `{code}` - {belongs(game)}" for code in set(GAMES[game].codes) - met
    )


@Games
def test_every_finding_has_a_case(game: str) -> None:
    met = {finding.get("code") for case in of_game(game) for finding in case["expect"].get("findings", ())}
    nothing_lacks(
        f"{game}: no golden case for finding `{code}` - {belongs(game)}" for code in set(GAMES[game].findings) - met
    )


@Games
def test_every_kind_of_score_line_has_a_case(game: str) -> None:
    prefix = f"item-{game}-"
    kinds = {name.removeprefix(prefix) for name, _ in patterns(FALLBACK) if name.startswith(prefix)}
    lines = (line for case in of_game(game) for each in case["expect"].get("lines", {}).values() for line in each)
    met = {f"{line['section']}-{line['item']}" for line in lines}
    assert kinds, f"{game}: texts/{game}.en.ftl has no text for a kind of score line (`{prefix}<section>-<item>`)"
    nothing_lacks(f"{game}: no golden case with the score line `{kind}` - {belongs(game)}" for kind in kinds - met)


@Games
def test_every_ruling_has_a_case(game: str) -> None:
    cited = {source for case in of_game(game) for source in case["sources"]}
    nothing_lacks(
        f"{game}: no golden case has {ruling.id} among its sources - {belongs(game)}"
        for ruling in GAMES[game].rulings
        if ruling.id not in cited
    )


def answered(document: Any) -> dict[str, Any]:
    """The whole answer to a document that was read, without what it says beside the verdict."""
    if hasattr(document, "sheets"):
        answer: Any = judge.scorecard(document)
    else:
        answer = judge.verdict(judge.replay(document), include=frozenset({"state", "trace"}))
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(answer))
    return {name: part for name, part in told.items() if name not in BESIDE_THE_VERDICT}


def decides(case: dict[str, Any], ruling: str, others: tuple[str, ...]) -> bool:
    """Whether some other reading of a ruling gives another answer to a case's document."""
    document = reader.read(json.dumps(case["document"]).encode())
    ours = answered(document)
    return any(answered(reread_document(document, {ruling: other})) != ours for other in others)


@pytest.mark.parametrize(
    ("game", "ruling", "reading"),
    [
        (game.id, ruling.id, reading)
        for game in GAMES.values()
        for ruling in game.rulings
        for reading in ruling.readings
    ],
)
def test_every_reading_has_a_case_that_another_reading_would_answer_otherwise(
    game: str, ruling: str, reading: str
) -> None:
    readings = GAMES[game].readings[ruling]
    others = tuple(other for other in readings if other != reading)
    shown = (
        case
        for case in of_game(game)
        if case["document"]["setup"].get("rulings", {}).get(ruling, readings[0]) == reading
        and ruling in case["expect"].get("rulings_used", ())
    )
    assert any(decides(case, ruling, others) for case in shown), (
        f"{game}: no golden case with {ruling} read as `{reading}` among its `rulings_used` "
        f"whose answer another reading changes - {belongs(game)}"
    )
