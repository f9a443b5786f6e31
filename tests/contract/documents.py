"""Valid documents of every game that hold every field of the requests, and edits of them by JSON Pointer.

A game's own documents stand in a module named for it, such as `smoothies_documents`: `RECORD` and `SHEETS` with every
field, `OTHERS` with what a call of its own takes, `WORDS` and `NAMES` that may stand in them, the places whose numbers
have bounds that no schema says (`BOUNDED`), and the edits that break them (`BROKEN`).
"""

import copy
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Protocol

from intake.contract import component_of
from referee.games import GAMES


class Other(Protocol):
    """What else a game can be sent: the call, the Struct and a document with every field."""

    call: str
    shape: type
    document: Any


# Any: a module has no type that says what it holds.
MODULES: Mapping[str, Any] = {
    game: import_module(f"tests.contract.{game.replace('-', '_')}_documents") for game in GAMES
}
RECORDS = {component_of(game, "record"): module.RECORD for game, module in MODULES.items()}
SHEETS = {component_of(game, "sheets"): module.SHEETS for game, module in MODULES.items()}
OTHERS: Mapping[str, Other] = {
    name: other for module in MODULES.values() for name, other in getattr(module, "OTHERS", {}).items()
}
BASES = RECORDS | SHEETS | {name: other.document for name, other in OTHERS.items()}
SHAPES: Mapping[str, type] = {
    component_of(game.id, form): shape
    for game in GAMES.values()
    for form, shape in (("record", game.record), ("sheets", game.sheets))
} | {name: other.shape for name, other in OTHERS.items()}
GAME_OF = {component_of(game, form): game for game in GAMES for form in ("record", "sheets", "document")} | {
    name: game for game, module in MODULES.items() for name in getattr(module, "OTHERS", {})
}
CALL_OF = (
    dict.fromkeys(RECORDS, "referee")
    | dict.fromkeys(SHEETS, "score")
    | {name: other.call for name, other in OTHERS.items()}
)

# Edits that break the documents of every game, written as those of each game are.
BROKEN: Mapping[str, str] = {
    "type": """
        /id = null
        /tags = []
        /tags/event = 5
        /setup = null
        /setup/players/0 = 1
        /moves = {}
        /moves/1 = null
        /claim/totals = []
        sheets:
        /sheets = []
    """,
    "required": """
        - /rules
        - /setup
        - /moves
        - /setup/players
        - /moves/0/type
        - /moves/0/player
        sheets:
        - /sheets
    """,
    "unknown-field": """
        /version = 1
        /sheets = {}
        sheets:
        /moves = []
    """,
    "min-length": """
        /id = ""
        /tags/event = ""
        /setup/players/0 = ""
        /claim/winners/0 = ""
    """,
    "max-length": """
        /id = LONG
        /tags/round = LONG
    """,
    "min-items": """
        /setup/players = []
    """,
    "property-names": """
        /tags/ = "x"
        /tags/LONG = "x" -> /tags
        /claim/totals/ = 1
    """,
    "max-properties": """
        /tags = {"a": "x", "b": "x", "c": "x", "d": "x", "e": "x", "f": "x", "g": "x", "h": "x", "i": "x"}
    """,
}


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
