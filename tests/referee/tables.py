"""A small pad, short documents and moves in few words, so that a test shows only what it is about.

Documents are copies of what goes into them, so that a test may change its own.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from referee import judge, reader
from referee.core import DocumentError

COLOURS = ("yellow", "orange", "red", "pink", "purple", "blue", "green")
COLUMNS = (1, 2, 3, 4, 5, 6, 7, 14)
ABILITIES = ("reroll", "extra_die", "colour_change", "modifier_1", "modifier_3", "round_blender", "square_blender")

Json = Any


def pad(
    special: Mapping[str, str | None] | None = None,
    *,
    columns: Sequence[int] = COLUMNS,
    blenders: Sequence[str] = ("plain black", "plain black"),
    touches: Sequence[str] = (),
    slots: Mapping[str, int] | None = None,
) -> Json:
    """A sheet of plain boxes but for the special ones; blenders and touches are words with blanks between."""
    special = special or {}
    rows = [
        {"colour": colour, "boxes": [special.get(f"{colour}-{column}", "plain") for column in columns]}
        for colour in COLOURS
    ]
    return {
        "id": "table-pad",
        "provenance": "transcribed",
        "columns": list(columns),
        "rows": rows,
        "blenders": dict(zip(("round", "square"), map(str.split, blenders), strict=True)),
        "abilities": {**dict.fromkeys(ABILITIES, 3), **(slots or {})},
        "touches": [pair.split() for pair in touches],
    }


def setup(sheet: Json = "reference-14", players: str = "Ana Ben", **more: Json) -> Json:
    """The set-up of players whose names are words."""
    return copy.deepcopy({"players": players.split(), "sheet": sheet, **more})


def record(moves: Json = (), table: Json = None, **more: Json) -> Json:
    """A record of moves, on the reference sheet if nothing else is said."""
    return copy.deepcopy({"rules": "smoothies@1", "setup": table or setup(), "moves": list(moves), **more})


def sheets(papers: Json, table: Json = None, **more: Json) -> Json:
    """Final sheets, on the reference sheet if nothing else is said."""
    return copy.deepcopy({"rules": "smoothies@1", "setup": table or setup(), "sheets": papers, **more})


def paper(blenders: Sequence[Json], used: int = 0, **fruits: Sequence[int]) -> Json:
    """One player's final sheet."""
    crossed = {colour: list(columns) for colour, columns in fruits.items()}
    return {"fruits": crossed, "blenders": {"round": blenders[0], "square": blenders[1]}, "abilities_used": used}


def faces(words: str) -> dict[str, int]:
    """Dice such as `red-3 blue-4`."""
    return {die.partition("-")[0]: int(die.partition("-")[2]) for die in words.split()}


def roll(player: str, round_: str, square: str) -> Json:
    """A throw."""
    return {"type": "roll", "player": player, "round": faces(round_), "square": faces(square)}


def blend(player: str, blender: str, *stars: str, **more: Json) -> Json:
    """A choice of blender with the answers to its stars."""
    return {"type": "blend", "player": player, "blender": blender, **({"stars": list(stars)} if stars else {}), **more}


def pick(player: str, dice: str, **more: Json) -> Json:
    """A pick of dice such as `red blue:green`, where the blue one is taken as green."""
    split = [die.partition(":") for die in dice.split()]
    return {
        "type": "pick",
        "player": player,
        "dice": [{"die": die, "as": other} if other else {"die": die} for die, _, other in split],
        **more,
    }


def read(document: Json) -> Any:
    """The document as the referee reads it."""
    return reader.read(json.dumps(document).encode())


def faults(document: Json) -> list[tuple[str, str, tuple[str | int, ...]]]:
    """Pointer, code and allowed values of all that cannot be in a document."""
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    try:
        reader.read(data)
    except DocumentError as error:
        return [(fault.pointer, fault.code, tuple(fault.allowed)) for fault in error.faults]
    return []


def sent(result: Any) -> Json:
    """A result as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(result))


def verdict(document: Json, *include: str, limit: int = 200) -> Json:
    """The verdict on a record as it goes over the wire."""
    return sent(judge.verdict(judge.replay(read(document)), frozenset(include), limit))


def scorecard(document: Json) -> Json:
    """The scorecard of final sheets as it goes over the wire."""
    return sent(judge.scorecard(read(document)))


def totals(card: Json) -> dict[str, int]:
    """Everybody's points on a scorecard."""
    return {player: score["total"] for player, score in card["players"].items()}


# A game of one turn each: the star round-1 crosses the other row's black box. It is worked out in test_judge.py.
QUICK_PAD = pad(blenders=("star black grey:-2", "plain black"), touches=["round-1 square-2"])
QUICK = (
    roll("Ana", "yellow-1 orange-2", "red-3 pink-4 purple-5 blue-6 green-1"),
    blend("Ana", "round", "square-2"),
    pick("Ana", "yellow orange"),
    pick("Ben", "red"),
    roll("Ben", "red-1 pink-1 blue-5", "yellow-2 orange-3 purple-4 green-6"),
    blend("Ben", "round", "square-2"),
    pick("Ben", "red pink blue", bonus=["green-14"]),
    pick("Ana", "orange"),
)
