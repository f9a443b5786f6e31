"""What only the lines of an audit together show; critical values of chi-square as they are printed in tables."""

import json
import time
from collections import Counter

import pytest
from msgspec.structs import replace

from referee.core import Severity
from tests.hostile.pace import slowness
from tests.service.client import example
from workers.checks import chi_square, findings, is_near, survival
from workers.judging import judge
from workers.results import LineResult
from workers.upload import Item


def game(line: int, name: str, fingerprint: str = "", **totals: int) -> LineResult:
    return LineResult(line, "confirmed", (), totals, id=name, fingerprint=fingerprint or f"f{line}")


def told(results: list[LineResult]) -> list[tuple[str, str, list[int]]]:
    return [(str(each.severity), each.code, list(each.lines)) for each in findings(results)]


def test_an_id_that_stands_twice_is_an_error() -> None:
    results = [game(1, "a", Ana=1), game(2, "b", Ana=1), game(3, "a", Ana=2)]
    assert told(results) == [("error", "audit/duplicate-id", [1, 3])]


def test_one_game_under_two_ids_is_a_warning() -> None:
    results = [game(1, "a", "same", Ana=1), game(2, "b", "same", Ana=1), game(3, "c", "other", Ana=1)]
    assert told(results) == [("warning", "audit/duplicate-game", [1, 2])]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("José", "Jose"),
        ("Lauren", "Laurne"),
        ("Lauren", "Laurn"),
        ("Lauren", "Laurem"),
        ("Li Wei", "LiWei"),
    ],
)
def test_names_that_are_nearly_one(one: str, other: str) -> None:
    assert is_near(one, other)
    assert is_near(other, one)
    results = [game(1, "a", **{one: 1}), game(2, "b", **{one: 1}), game(3, "c", **{other: 1})]
    assert told(results) == [("warning", "audit/similar-names", [3])]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Eva"),
        ("Player 1", "Player 2"),
        ("Ana", "Anna"),
        ("Max 11", "Max 1"),
        ("Team A", "Team B"),
        ("🦊", "🐻"),
        ("रवि", "रवी"),
    ],
)
def test_names_that_are_not(one: str, other: str) -> None:
    assert not is_near(one, other)
    assert told([game(1, "a", **{one: 1}), game(2, "b", **{other: 1})]) == []


def test_who_sits_at_one_table_is_not_one_person() -> None:
    assert told([game(1, "a", Marta=1, Marte=2), game(2, "b", Marta=1)]) == []


def test_many_names_are_compared_in_little_time() -> None:
    names = [f"{chr(97 + i % 26)}{chr(97 + i // 26 % 26)}{chr(97 + i // 676 % 26)}xyzuvw{i % 7}" for i in range(5_000)]
    started = time.monotonic()
    findings([game(i, str(i), **{name: 1}) for i, name in enumerate(names, 1)])
    assert time.monotonic() - started < 10 * slowness()


# Abramowitz and Stegun, table 26.8: the value that is exceeded with the probability.
@pytest.mark.parametrize(
    ("freedom", "value", "probability"),
    [(1, 3.841, 0.05), (2, 5.991, 0.05), (3, 7.815, 0.05), (4, 9.488, 0.05), (5, 11.070, 0.05), (5, 20.515, 0.001),
     (6, 12.592, 0.05), (7, 24.322, 0.001)],
)  # fmt: skip
def test_the_probabilities_are_those_of_the_tables(freedom: int, value: float, probability: float) -> None:
    assert survival(value, freedom) == pytest.approx(probability, rel=2e-3)


def thrown(line: int, player: str, counts: list[int]) -> LineResult:
    faces = {str(face): count for face, count in enumerate(counts, 1)}
    return LineResult(line, "confirmed", id=str(line), rules="smoothies@1", dice={player: {"d6": faces}})


def test_dice_that_fall_too_often_on_one_face_are_a_warning() -> None:
    """60 dice, 10 expected a face: (30 - 10)² / 10 + 5 · (6 - 10)² / 10 = 40 + 8 = 48."""
    (found,) = findings([thrown(1, "Ana", [30, 6, 6, 6, 6, 6])])
    assert (found.severity, found.code) == (Severity.WARNING, "audit/odd-dice")
    assert (found.facts["statistic"], found.facts["dice"]) == ("48.0", 60)


def test_dice_are_added_up_over_the_lines_and_few_prove_nothing() -> None:
    assert findings([thrown(1, "Ana", [29, 0, 0, 0, 0, 0])]) == [], "under five dice a face"
    assert len(findings([thrown(1, "Ana", [29, 0, 0, 0, 0, 0]), thrown(2, "Ana", [29, 0, 0, 0, 0, 0])])) == 1
    assert findings([thrown(1, "Ana", [10, 12, 9, 11, 8, 10])]) == []


def test_one_game_under_three_ids_has_one_fall_of_the_dice() -> None:
    """20 dice of a copied game would be 60 with three times the statistic."""
    copies = [replace(thrown(line, "Ana", [9, 3, 2, 2, 2, 12]), fingerprint="same") for line in (1, 2, 3)]
    assert [each.code for each in findings(copies)] == ["audit/duplicate-game"]


def test_a_face_that_a_die_has_twice_is_expected_twice() -> None:
    """40 dice of four sides, 20 expected of the two alike, 10 of each other: 6² / 20 + 2 · 3² / 10 = 3.6."""
    statistic, _ = chi_square(Counter(a=26, b=7, c=7), Counter(a=2, b=1, c=1))
    assert statistic == pytest.approx(3.6)


def test_the_more_players_the_less_likely_it_has_to_be() -> None:
    """21.4 is past the 20.515 of p = 0.001 with five degrees of freedom: odd alone, not among a hundred."""
    odd = [21, 15, 7, 7, 5, 5]
    assert sum((count - 10) ** 2 for count in odd) / 10 == 21.4
    assert len(findings([thrown(1, "Ana", odd)])) == 1
    others = [thrown(number, f"Nr {number}", [10] * 6) for number in range(2, 102)]
    assert findings([thrown(1, "Ana", odd), *others]) == []


def test_the_dice_of_a_judged_record_are_counted() -> None:
    """The first moves of the printed two-player game: one roll of seven dice, each face as it is written there."""
    record = example("two-players.record")
    roll = record["moves"][0]
    record["moves"] = record["moves"][:1]
    result = judge(Item(1, json.dumps(record).encode()), 5)
    fell = Counter(str(face) for blender in ("round", "square") for face in roll[blender].values())
    assert sum(fell.values()) == 7
    assert result.dice == {roll["player"]: {"d6": fell}}
