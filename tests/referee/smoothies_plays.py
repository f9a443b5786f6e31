"""Short plays of Smoothies and what came of them, for the rule-by-rule tests."""

from __future__ import annotations

from tests.referee.tables import Json, pad, record, roll, setup, verdict

LONG = "plain plain plain plain plain plain plain plain black"  # a blender row that one blend does not fill
SQUARE = "red-3 pink-4 purple-5 blue-6 green-1"
THROW = roll("Ana", "yellow-1 orange-2", SQUARE)

Refusal = tuple[str, str, str, Json, Json]


def play(*moves: Json, sheet: Json = None, players: str = "Ana Ben", objective: Json = None, **rulings: str) -> Json:
    """The verdict, with state and trace, on moves by a table whose readings are written as SM_01."""
    readings = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    table = setup(sheet or pad(), players, rulings=readings, objective=objective)
    return verdict(record(moves, table), "state", "trace")


def refused(*moves: Json, **table: Json) -> list[Refusal]:
    """Why the last of the moves is refused: code, place in the move, rule, facts and alternatives."""
    done = play(*moves, **table)
    last = len(moves) - 1
    assert done["accepted"] == last, done["violations"]
    return [
        (
            violation["code"].removeprefix("smoothies/"),
            violation["pointer"].removeprefix(f"/moves/{last}"),
            violation["rule"],
            violation["facts"],
            violation["alternatives"],
        )
        for violation in done["violations"]
    ]


def crossed(done: Json, player: str = "Ana") -> set[str]:
    """The boxes on a player's paper; every move must have been legal."""
    assert done["legal"], done["violations"]
    return set(done["state"]["players"][player]["crossed"])


def abilities(done: Json, ability: str, player: str = "Ana") -> tuple[int, int]:
    """How many of an ability a player has ready, and has used; every move must have been legal."""
    assert done["legal"], done["violations"]
    paper = done["state"]["players"][player]["abilities"][ability]
    return paper["ready"], paper["used"]
