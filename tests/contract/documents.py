"""Valid documents that hold every field of the requests, and edits of them by JSON Pointer."""

import copy
from collections.abc import Iterator
from typing import Any

SHEET: dict[str, Any] = {
    "id": "my-pad",
    "title": "Typed in from my own pad",
    "provenance": "transcribed",
    "columns": [1, 7, 14],
    "rows": [
        {"colour": "yellow", "boxes": ["plain", "star", None]},
        {"colour": "red", "boxes": ["reroll", "plain", "modifier_3"]},
    ],
    "blenders": {"round": ["plain", "star", "black", "grey:-1"], "square": ["extra_die", "black", "grey:-12"]},
    "abilities": {
        "reroll": 4,
        "extra_die": 4,
        "colour_change": 4,
        "modifier_1": 3,
        "modifier_3": 3,
        "round_blender": 3,
        "square_blender": 0,
    },
    "touches": [["round-1", "red-7"], ["square-2", "round-2"]],
}
HEAD: dict[str, Any] = {
    "rules": "smoothies@1",
    "id": "table-12",
    "tags": {"event": "Spring Open", "round": "2"},
    "setup": {
        "players": ["Ana", "Ben"],
        "sheet": SHEET,
        "objective": "easy",
        "rulings": {"SM-01": "illegal", "SM-14": "no-chain", "SM-36": "reach"},
    },
}
CLAIM: dict[str, Any] = {
    "totals": {"Ana": 47, "Ben": -2},
    "sections": {"Ana": {"fruits": 44, "customers": 8}},
    "winners": ["Ana"],
}
RECORD: dict[str, Any] = {
    **HEAD,
    "moves": [
        {"type": "roll", "player": "Ana", "round": {"blue": 3, "pink": 6}, "square": {"red": 4, "yellow": 1}},
        {"type": "reroll", "player": "Ana", "blender": "both", "round": {"blue": 2}, "square": {"red": 5}},
        {"type": "blend", "player": "Ana", "blender": "round", "save": 1, "stars": ["round-9", None]},
        {
            "type": "pick",
            "player": "Ben",
            "dice": [{"die": "blue"}, {"die": "pink", "as": "purple"}],
            "modifiers": [1, -3],
            "stars": ["green-11"],
            "bonus": ["orange-4", "yellow-7"],
        },
    ],
    "claim": CLAIM,
}
SHEETS: dict[str, Any] = {
    **HEAD,
    "sheets": {
        "Ana": {
            "fruits": {"yellow": [1, 2, 3], "green": [7]},
            "blenders": {"round": 17, "square": [1, 2]},
            "abilities_used": 5,
        },
        "Ben": {"fruits": {}, "blenders": {"round": [1, 3], "square": 0}, "abilities_used": 0},
    },
    "claim": CLAIM,
}
BASES = {"SmoothiesRecord": RECORD, "SmoothiesSheets": SHEETS}


def tokens(pointer: str) -> list[str]:
    """The unescaped tokens of a JSON Pointer."""
    return [token.replace("~1", "/").replace("~0", "~") for token in pointer.split("/")[1:]]


def places(value: Any, pointer: str = "") -> Iterator[str]:
    """The pointer of every value below one, and its own."""
    yield pointer
    members = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    for key, member in members:
        token = str(key).replace("~", "~0").replace("/", "~1")
        yield from places(member, f"{pointer}/{token}")


def at(value: Any, pointer: str) -> Any:
    """The value at a pointer."""
    for token in tokens(pointer):
        value = value[int(token)] if isinstance(value, list) else value[token]
    return value


def with_value(value: Any, pointer: str, new: Any) -> Any:
    """A copy with another value at a pointer, which may be a new member or the next item."""
    if not pointer:
        return copy.deepcopy(new)
    changed = copy.deepcopy(value)
    above, _, _ = pointer.rpartition("/")
    last = tokens(pointer)[-1]
    parent = at(changed, above)
    if isinstance(parent, dict):
        parent[last] = new
    elif int(last) == len(parent):
        parent.append(new)
    else:
        parent[int(last)] = new
    return changed


def without(value: Any, pointer: str) -> Any:
    """A copy without the member or item at a pointer."""
    changed = copy.deepcopy(value)
    above, _, _ = pointer.rpartition("/")
    parent = at(changed, above)
    last = tokens(pointer)[-1]
    if isinstance(parent, list):
        del parent[int(last)]
    else:
        del parent[last]
    return changed
