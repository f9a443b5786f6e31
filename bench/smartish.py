"""SMARTish as people might play it: half of the answers right, a steal on every fourth question, few swaps."""

import random
from typing import Any

PLAYERS = 4
SLOTS = (1, 2, 3, 4)


def setup(names: list[str]) -> dict[str, Any]:
    """Teams on the preset board."""
    return {"players": names, "board": "reference-40"}


def move(chance: random.Random, game: Any, state: Any) -> dict[str, Any]:
    """The next team's tiles, its swap, its question or its answer in a tie-break."""
    race = game.view(state)
    team = race["waiting"][0]
    if race["phase"] == "assign":
        return {"type": "assign", "player": team, "tiles": _drawn(chance, state, race, len(SLOTS))}
    if race["phase"] == "tie_break":
        tile = chance.choice([move["tile"] for move in game.legal_moves(state)])
        return {"type": "tie_break", "player": team, "tile": tile, "correct": chance.random() < 0.5}
    if race["slot"] == 1 and race["players"][team]["swap"] and chance.random() < 0.1:
        return {"type": "swap", "player": team, "a": _slot(team, 2), "b": _slot(team, 3)}
    question = {"type": "question", "player": team, "correct": chance.random() < 0.5}
    return {**question, "steals": _steals(chance, race, team)}


def _drawn(chance: random.Random, state: Any, race: dict[str, Any], count: int) -> list[str]:
    held = {slot["tile"] for team in race["players"].values() for slot in team["tiles"]}
    return chance.sample([tile for tile in state.table.tiles if tile not in held], count)


def _slot(team: str, slot: int) -> dict[str, Any]:
    return {"player": team, "slot": slot}


def _steals(chance: random.Random, race: dict[str, Any], team: str) -> list[dict[str, Any]]:
    thieves = [name for name, other in race["players"].items() if name != team and other["steals"]]
    if not thieves or chance.random() < 0.75:
        return []
    return [{"player": chance.choice(thieves), "when": "before", "correct": chance.random() < 0.5}]
