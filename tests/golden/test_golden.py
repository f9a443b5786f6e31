"""Every golden case, answered as was worked out by hand. The format stands in README.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from referee import judge, reader
from referee.games import GAMES
from tests.golden.cases import CASES

PLAIN = ("status", "legal", "accepted", "finished", "rulings_used", "expect")
SCORED = ("provisional", "objective_met", "winners", "excellent", "better")


def answer(document: Mapping[str, Any]) -> dict[str, Any]:
    """The whole answer to a document as plain JSON values, a scorecard's fields beside the verdict's."""
    read = reader.read(json.dumps(document).encode())
    if "sheets" in document:
        return as_sent(judge.scorecard(read))
    verdict = as_sent(judge.verdict(judge.replay(read), include=frozenset({"state"})))
    return {**verdict["score"], **verdict}


def as_sent(result: object) -> dict[str, Any]:
    """A result as it goes over the wire."""
    return dict(msgspec.json.decode(msgspec.json.encode(result)))


def without_order(value: Any) -> Any:
    """The same value with every list in it sorted."""
    if isinstance(value, dict):
        return {key: without_order(item) for key, item in sorted(value.items())}
    return sorted((without_order(item) for item in value), key=str) if isinstance(value, list) else value


def holds(expected: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
    """Whether everything expected stands in what was found, dictionaries inside alike; an empty one is empty."""
    return all(
        key in found
        and (
            holds(value, found[key])
            if isinstance(value, dict) and value
            else without_order(value) == without_order(found[key])
        )
        for key, value in expected.items()
    )


def assert_each(expected: list[dict[str, Any]], found: list[dict[str, Any]]) -> None:
    """As many as expected, in their order, each with the expected fields."""
    assert len(expected) == len(found), found
    for one, other in zip(expected, found, strict=True):
        assert holds(one, other), other


def assert_state(expected: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    assert holds({key: value for key, value in expected.items() if key != "players"}, found), found
    for player, fields in expected.get("players", {}).items():
        for field, value in fields.items():
            assert has(found["players"][player], field, value), (player, field, found["players"][player])


def has(seen: Mapping[str, Any], field: str, value: Any) -> bool:
    """Whether a player's part of the state has what a case says of one of its fields, as README.md tells."""
    if field.startswith("not_"):
        return not [item for item in value if item in seen[field.removeprefix("not_")]]
    if field.endswith("_exactly"):
        return bool(without_order(value) == without_order(seen[field.removesuffix("_exactly")]))
    if field.endswith("_in_order"):
        return bool(value == seen[field.removesuffix("_in_order")])
    if isinstance(value, list):
        return all(value.count(item) <= seen[field].count(item) for item in value)
    return holds({field: value}, seen)


def assert_players(expected: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    players = found["players"]
    for player, total in expected.get("totals", {}).items():
        assert total == players[player]["total"], players[player]
    for player, sections in expected.get("sections", {}).items():
        assert holds(sections, players[player]["sections"]), players[player]
    for player, lines in expected.get("lines", {}).items():
        for line in lines:
            matching = [other for other in players[player]["lines"] if holds(line, other)]
            assert len(matching) == 1, (line, players[player]["lines"])


def assert_findings(expected: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    listed = GAMES[found["rules"].partition("@")[0]].findings
    assert all(listed[finding["code"]] == finding["severity"] for finding in found["findings"])
    if "findings" not in expected:
        return
    written = expected["findings"]
    for finding in written:
        assert any(holds(finding, other) for other in found["findings"]), found["findings"]
    for other in found["findings"]:
        is_beside_the_point = bool(written) and other["severity"] == "warning"
        assert is_beside_the_point or any(holds(finding, other) for finding in written), other


@pytest.mark.parametrize("name", sorted(CASES))
def test_the_referee_says_what_was_worked_out_by_hand(name: str) -> None:
    expected = CASES[name]["expect"]
    found = answer(CASES[name]["document"])

    for key in (*PLAIN, *SCORED):
        if key in expected:
            assert expected[key] == found[key], (key, found.get("violations"), found.get("findings"))
    if "violations" in expected or expected.get("legal"):
        assert_each(expected.get("violations", []), found["violations"])
    for violation in found.get("violations", ()):
        assert violation["pointer"].startswith((f"/moves/{found['accepted']}", "/setup"))
    if "ranking" in expected:
        assert_each(expected["ranking"], found["ranking"])
    assert holds(expected.get("claim", {}), found["claim"]), found["claim"]
    assert_players(expected, found)
    assert_findings(expected, found)
    assert_state(expected.get("state", {}), found.get("state", {}))


def test_every_case_is_complete_and_named_for_its_source() -> None:
    for name, case in CASES.items():
        stem = name.partition("/")[2]
        assert case.keys() == {"title", "sources", "worked_by_hand", "document", "expect"}, name
        assert all(case.values()), name
        number = stem[1:].partition("_")[0]
        key = f":{int(number)}" if stem.startswith("L") else f"-{number}"
        assert any(source.endswith(key) for source in case["sources"]), name
