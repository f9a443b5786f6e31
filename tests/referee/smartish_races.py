"""Records and final positions of SMARTish for the tests beside, written in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.referee.tables import verdict

Json = dict[str, Any]
NAMES = ("Red", "Blue", "Green", "Yellow")
TILES = {
    "Red": ["film", "music", "tv", "humans"],
    "Blue": ["design", "nature", "science", "history"],
    "Green": ["geography", "language", "politics", "business"],
    "Yellow": ["food-drink", "art-stage", "sports-games", "literature"],
}


def setup(teams: int = 2, spaces: int = 40, stretch: int = 6, **readings: str) -> Json:
    """A table of so many teams; `ST_09="split"` reads ST-09 so."""
    rulings = {ruling.replace("_", "-"): reading for ruling, reading in readings.items()}
    board = {"spaces": spaces, "home_stretch": stretch}
    return {"players": list(NAMES[:teams]), "board": board, "rulings": rulings}


def assigned(table: Json) -> list[Json]:
    """Everybody's tiles for a round."""
    return [{"type": "assign", "player": name, "tiles": TILES[name]} for name in table["players"]]


def steal(player: str, answer: str, when: str = "before", use: Any = None) -> Json:
    """A STEAL tile; the answer is `right` or `wrong`."""
    played = {"player": player, "when": when, "correct": answer == "right"}
    return played if use is None else played | {"use": use}


def question(player: str, answer: str, *steals: Json) -> Json:
    bare = {"type": "question", "player": player, "correct": answer == "right"}
    return bare | {"steals": list(steals)} if steals else bare


def asked(answers: Sequence[str]) -> Iterator[Json]:
    """Questions in turn, `R+` for one that Red gets right and `B-` for one that Blue gets wrong."""
    names = {name[0]: name for name in NAMES}
    return (question(names[answer[0]], "right" if answer[1] == "+" else "wrong") for answer in answers)


def swap(player: str, one: tuple[str, int], other: tuple[str, int]) -> Json:
    ends = [{"player": name, "slot": slot} for name, slot in (one, other)]
    return {"type": "swap", "player": player, "a": ends[0], "b": ends[1]}


def tie_break(player: str, tile: str, answer: str) -> Json:
    return {"type": "tie_break", "player": player, "tile": tile, "correct": answer == "right"}


def record(table: Json, *moves: Json) -> Json:
    return {"rules": "smartish@1", "setup": table, "moves": list(moves)}


def played(table: Json, *moves: Json) -> Json:
    """The state after moves that are all legal, the first tiles before them."""
    found = verdict(record(table, *assigned(table), *moves), "state")
    assert found["legal"], found["violations"]
    state: Json = found["state"]
    return state


def positions(table: Json, *moves: Json) -> list[int]:
    return [team["position"] for team in played(table, *moves)["players"].values()]


def refused(table: Json, *moves: Json) -> list[Json]:
    """What is wrong with the last move, the first tiles before them all."""
    start = assigned(table)
    found = verdict(record(table, *start, *moves))
    assert found["accepted"] == len(start) + len(moves) - 1
    violations: list[Json] = found["violations"]
    return violations


def told(violation: Json) -> tuple[str, str, Json, list[Any]]:
    """A refusal by code, rule, facts and alternatives."""
    code = violation["code"].removeprefix("smartish/")
    return code, violation["rule"], violation.get("facts", {}), violation.get("alternatives", [])


def listed(table: Json, *moves: Json) -> list[Json]:
    """The whole list of what may follow, the first tiles before."""
    found = verdict(record(table, *assigned(table), *moves), "legal_moves", limit=1000)
    assert found["legal"], found["violations"]
    assert not found["legal_moves"]["more"]
    return list(found["legal_moves"]["moves"])
