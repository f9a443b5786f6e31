"""Messages are added on the way out, and nothing else changes."""

import json
from typing import Any

import msgspec
import pytest

from referee.compare import compare
from referee.core import Finding, Scorecard, Severity
from referee.judge import replay, verdict
from referee.reader import read
from texts import dress

ROLL = {"type": "roll", "round": {"yellow": 1, "orange": 2, "red": 3}}
ROLL["square"] = {"pink": 4, "purple": 5, "blue": 6, "green": 1}


def document(*players: str) -> Any:
    setup = {"players": ["blue", "Ana"], "sheet": "reference-14"}
    moves = [{**ROLL, "player": player} for player in players]
    return read(msgspec.json.encode({"rules": "smoothies@1", "setup": setup, "moves": moves}))


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Ana cannot move now; it is up to blue."),
        ("es", "Ana no puede jugar ahora; le toca a blue."),
        ("it", "Ana non può giocare adesso; tocca a blue."),
    ],
)
def test_a_refusal_gets_its_message_and_keeps_the_rest(language: str, message: str) -> None:
    plain = verdict(replay(document("Ana")))
    dressed = dress(plain, language)
    assert [violation.message for violation in dressed.violations] == [message]
    bare = json.loads(msgspec.json.encode(dressed))
    del bare["violations"][0]["message"]
    assert bare == json.loads(msgspec.json.encode(plain))


def test_a_verdict_without_refusals_and_findings_is_not_copied() -> None:
    plain = verdict(replay(document("blue")))
    assert dress(plain, "es") is plain


def test_findings_get_their_message_inside_a_scorecard() -> None:
    finding = Finding(Severity.WARNING, "sheet/twins", "/sheets/red", {"players": ["Ana", "red"]}, "SM:10")
    card = Scorecard("smoothies@1", False, {}, [], [], "higher", [finding])
    assert dress(card, "es").findings[0].message == "Las hojas de Ana y red son iguales, casilla por casilla."


def test_both_sides_of_a_comparison_get_their_messages() -> None:
    dressed = dress(compare(document("blue"), document("Ana")), "it")
    second = dressed.records[1]
    assert second.violations[0].message == "Ana non può giocare adesso; tocca a blue."
    assert second.after_parting.violations[0].message == "Ana non può giocare adesso; tocca a blue."
