"""Weeks of Smoothie Wars in few words, so that a test shows only what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.referee.tables import verdict

LOCATIONS = {"B": "beach", "C": "city", "R": "residential", "N": "national_park", "-": None}
ALL = {"late_events": True, "extra_cards": True, "go_early": True}
BOARD = {  # round numbers that a test can work with; Tuesday's demand is odd
    "city": [30, 31, 30, 30, 30, 30, 30],
    "beach": [60, 61, 60, 60, 60, 60, 60],
}

Json = Any


def setup(players: str = "Val Max", board: Json = None, advanced: str = "", **rulings: str) -> Json:
    """A set-up of players and advanced rules that are words, on the board above if nothing else is said."""
    return {
        "players": players.split(),
        "board": {"demand": BOARD} if board is None else board,
        "advanced": dict.fromkeys(advanced.split(), True),
        "rulings": {ruling.replace("_", "-"): reading for ruling, reading in rulings.items()},
    }


def roll(player: str, face: str = "blank", **card: Json) -> Json:
    """A roll of the die, with what the chance card says."""
    return {"type": "roll", "player": player, "face": face, **({"card": card} if card else {})}


def cards(player: str, *written: str) -> Json:
    """Cards such as `B 20 2!`: twenty smoothies for 2 at the beach, marked to go early."""
    return {"type": "cards", "player": player, "cards": [card(words) for words in written]}


def card(words: str) -> Json:
    """One card."""
    place, made, price = words.split()
    mark = {"go_early": True} if price.endswith("!") else {}
    return {"location": LOCATIONS.get(place, place), "made": int(made), "price": int(price.strip("!")), **mark}


def loan(player: str) -> Json:
    """A loan."""
    return {"type": "loan", "player": player}


def day(roller: str, face: str = "blank", **hands: str | Sequence[str]) -> list[Json]:
    """A basic day: the roll, and everybody's card or cards."""
    return [
        roll(roller, face),
        *(cards(name, *([one] if isinstance(one, str) else one)) for name, one in hands.items()),
    ]


def record(table: Json, *moves: Json) -> Json:
    """A record of moves and of days, which are lists of moves."""
    flat = [move for part in moves for move in (part if isinstance(part, list) else [part])]
    return {"rules": "smoothie-wars@1", "setup": table, "moves": flat}


def judged(table: Json, *moves: Json) -> Json:
    """The verdict on a legal record, with its state and trace."""
    found = verdict(record(table, *moves), "state", "trace")
    assert found["legal"], found["violations"]
    return found


def refused(table: Json, *moves: Json) -> list[tuple[str, str, str, Json, list[Json]]]:
    """Code, pointer from the move, rule, facts and alternatives of all that the last move breaks."""
    document = record(table, *moves)
    found = verdict(document)
    last = len(document["moves"]) - 1
    assert found["accepted"] == last, found["violations"]
    where = f"/moves/{last}"
    return [
        (
            each["code"].removeprefix("smoothie-wars/"),
            each["pointer"].removeprefix(where),
            each["rule"],
            each["facts"],
            each["alternatives"],
        )
        for each in found["violations"]
    ]


def codes(table: Json, *moves: Json) -> list[str]:
    """The codes of all that the last move breaks."""
    return [code for code, *_ in refused(table, *moves)]


def cash(found: Json) -> dict[str, int]:
    """Everybody's cash."""
    return {name: player["cash"] for name, player in found["state"]["players"].items()}


def rows(found: Json, player: str) -> list[tuple[int, int, int, int, int]]:
    """A player's lines: start, sales, costs, bonus and end."""
    lines = found["state"]["players"][player]["days"]
    return [(line["start"], line["sales"], line["costs"], line["bonus"], line["end"]) for line in lines]


def told(found: Json, *verbs: str) -> list[tuple[str, str, str, str, Mapping[str, Json]]]:
    """The events of the last move: verb, player, item, means and facts, all of them or those of some verbs."""
    return [
        (each["verb"], each.get("player", ""), each.get("item", ""), each.get("by", ""), each.get("facts", {}))
        for each in found["trace"][-1]["events"]
        if not verbs or each["verb"] in verbs
    ]


def used(found: Json) -> list[str]:
    """The rulings that were used."""
    return list(found["rulings_used"])
