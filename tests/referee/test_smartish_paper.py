"""Final positions of SMARTish: who wins, and what no race can have left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.smartish_races import Json, setup
from tests.referee.tables import scorecard


def paper(table: Json, *positions: int, tie_break: list[list[str]] | None = None) -> Json:
    sheets = {name: {"position": at} for name, at in zip(table["players"], positions, strict=True)}
    beside = {} if tie_break is None else {"tie_break": tie_break}
    card: Json = scorecard({"rules": "smartish@1", "setup": table, "sheets": sheets, **beside})
    return card


def findings(card: Json) -> list[tuple[str, str, str, Json]]:
    return [(each["code"], each["pointer"], each["rule"], each["facts"]) for each in card.get("findings", ())]


@pytest.mark.parametrize(
    ("positions", "winners", "provisional"),
    [
        ((44, 39), ["Red"], False),
        ((40, 41), ["Blue"], False),  # ST:41
        ((39, 12), [], True),  # nobody is home
        ((43, 43), ["Red", "Blue"], True),  # a tie that is not broken
    ],
)
def test_who_wins(positions: tuple[int, int], winners: list[str], provisional: bool) -> None:  # noqa: FBT001  a column of the table
    card = paper(setup(), *positions)
    assert (card["winners"], card["provisional"], findings(card)) == (winners, provisional, [])


@pytest.mark.parametrize(
    ("rounds", "winners"),
    [
        ([["Blue"]], ["Blue"]),
        ([[], ["Red", "Blue", "Green"], ["Green"]], ["Green"]),
        ([["Red", "Green"]], ["Red", "Green"]),  # ST-23: Blue is out, the others go on
        ([["Red", "Green"], ["Green"]], ["Green"]),
    ],
)
def test_the_rounds_of_a_tie_break(rounds: list[list[str]], winners: list[str]) -> None:
    card = paper(setup(3), 42, 42, 42, tie_break=rounds)
    assert (card["winners"], card["provisional"], findings(card)) == (winners, len(winners) > 1, [])


# 39 is the last space that nobody wins on. In the last pass at most 4 for the own answer, and 3 from each other team:
# two teams 39+4+3 = 46, four 39+4+9 = 52; in a whole round of two 39+(1+2+3+4)+4·3 = 61 (ST:23, ST:29, ST-18).
@pytest.mark.parametrize(("teams", "readings", "most"), [(2, {}, 46), (4, {}, 52), (2, {"ST_18": "each-round"}, 61)])
def test_how_far_a_race_can_lead(teams: int, readings: dict[str, Any], most: int) -> None:
    others = [0] * (teams - 1)
    table = setup(teams, **readings)
    assert findings(paper(table, most, *others)) == []
    facts = {"player": "Red", "position": most + 1, "most": most}
    found = findings(paper(table, most + 1, *others))
    assert found == [("sheet/position-too-far", "/sheets/Red/position", "ST:40", facts)]


def test_behind_start_only_with_a_debt() -> None:
    facts = {"player": "Blue", "position": -1}
    found = findings(paper(setup(), 44, -1))
    assert found == [("sheet/position-negative", "/sheets/Blue/position", "ST-08", facts)]
    assert findings(paper(setup(ST_08="debt"), 44, -1)) == []


def test_a_round_names_only_who_contends() -> None:
    found = findings(paper(setup(3), 42, 42, 30, tie_break=[["Red", "Green"]]))
    facts = {"player": "Green", "tied": ["Red", "Blue"]}
    assert found == [("sheet/tie-break-not-tied", "/tie_break/0/1", "ST:42", facts)]


@pytest.mark.parametrize(
    ("positions", "rounds", "number"),
    [((44, 43), [["Red"]], 1), ((43, 43), [["Red"], ["Blue"]], 2), ((39, 39), [["Red"]], 1)],
)
def test_a_round_with_nothing_to_settle(positions: tuple[int, int], rounds: list[list[str]], number: int) -> None:
    found = findings(paper(setup(), *positions, tie_break=rounds))
    assert found == [("sheet/tie-break-over", f"/tie_break/{number - 1}", "ST:42", {"round": number})]
