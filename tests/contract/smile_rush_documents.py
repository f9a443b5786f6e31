"""Documents of Smile Rush with every field, words that may stand in them, and edits that break them."""

from typing import Any, NamedTuple

from referee.games.smile_rush.wire import SmileRushPar

HEAD: dict[str, Any] = {
    "rules": "smile-rush@1",
    "id": "table-12",
    "tags": {"event": "Spring Open", "round": "2"},
    "setup": {
        "players": ["Mara"],
        "mode": "rush",
        "deck": [1, "3/7", 10, 2, 2, "10/10"],
        "rulings": {"SR-00": "independent", "SR-03": "line", "SR-05": "any-time", "SR-12": "pairs-only"},
    },
}
CLAIM: dict[str, Any] = {"totals": {"Mara": 27}, "winners": ["Mara"]}
RECORD: dict[str, Any] = {
    **HEAD,
    "moves": [
        {"type": "take", "player": "Mara", "cells": [0, 5, 1]},
        {"type": "place", "player": "Mara", "cell": 5},
        {"type": "penalty", "player": "Mara", "cell": 7},
        {"type": "flip", "player": "Mara", "cells": [3, 17]},
        {"type": "stop", "player": "Mara"},
    ],
    "claim": CLAIM | {"sections": {"Mara": {"pairs": 18, "penalties": -6}}},
}
SHEETS: dict[str, Any] = {
    **HEAD,
    "sheets": {"Mara": {"pairs": 18, "tris": 5, "penalties": 2, "attempts": 17}},
    "claim": CLAIM | {"sections": {"Mara": {"tris": 15}}},
}
POSITION: dict[str, Any] = {
    "rules": "smile-rush@1",
    "setup": HEAD["setup"],
    "moves": RECORD["moves"],
    "nodes": 5000,
}


class Other(NamedTuple):
    """What a call of this game alone takes."""

    call: str
    shape: type
    document: Any


OTHERS = {"SmileRushPar": Other("par", SmileRushPar, POSITION)}

WORDS = (
    "rush", "classic", "memory", "one", "independent", "connected", "line", "mutual", "any-time", "pairs-only",
    "take", "place", "penalty", "flip", "stop", "3/7", "10/10", "99/99", "0/1", "3/", "3/7/1", "03/7", "100/1", "3/7\n",
    ["3/7"], [3], [0, 1], [0] * 8, [0] * 9, ["3/7"] * 100, [1] * 101, ["Mara"], ["Mara", "Ben"], 10, 16, 40,
    {"pairs": 1}, {"attempts": 17}, {"type": "stop"}, {"type": "stop", "player": "Mara"},
)  # fmt: skip
NAMES = ("deck", "mode", "cell", "cells", "tris", "attempts", "nodes", "SR-03", "SR-04")
BOUNDED = ()

# Each line is an edit of the full record, below `sheets:` of the full papers, below `SmileRushPar:` of the position:
# `place = value` puts a JSON value there, `- place` drops what is there. The fault is expected at that place, or at the
# one after `->`.
BROKEN = {
    "type": """
        /rules = 1
        /setup = "rush"
        /setup/players = "Mara"
        /setup/mode = 1
        /setup/mode = null
        /setup/deck = "random"
        /setup/deck = null
        /setup/deck = {"0": 1}
        /setup/deck/0 = 1.5
        /setup/deck/0 = 1.0
        /setup/deck/1 = null
        /setup/deck/1 = [3, 7]
        /setup/deck/2 = {"colour": 3, "smile": 7}
        /setup/rulings = ["SR-00"]
        /setup/rulings/SR-00 = true
        /setup/rulings/SR-12 = null
        /moves/0 = "take"
        /moves/0/player = ["Mara"]
        /moves/0/cells = "0"
        /moves/0/cells = 0
        /moves/0/cells = {"0": 1}
        /moves/0/cells/1 = "5"
        /moves/0/cells/2 = null
        /moves/1/cell = "5"
        /moves/1/cell = [5]
        /moves/1/cell = null
        /moves/2/cell = 7.5
        /moves/3/cells/0 = true
        /claim = 41
        /claim/totals/Mara = "27"
        /claim/sections/Mara = 27
        /claim/winners = "Mara"
        sheets:
        /sheets/Mara = 41
        /sheets/Mara/pairs = "18"
        /sheets/Mara/tris = null
        /sheets/Mara/penalties = 2.0
        /sheets/Mara/attempts = [17]
        SmileRushPar:
        /nodes = "5000"
        /nodes = 5000.0
        /nodes = null
        /moves = null
        /setup/deck = 60
    """,
    "required": """
        - /setup/mode
        - /setup/deck
        - /moves/0/cells
        - /moves/1/cell
        - /moves/2/cell
        - /moves/3/cells
        - /moves/4/player
        /moves/5 = {} -> /moves/5/type
        sheets:
        - /setup/players
        - /setup/mode
        SmileRushPar:
        - /rules
        - /setup
        - /setup/deck
    """,
    "unknown-field": """
        /nodes = 10
        /setup/board = "grid"
        /setup/rulings/SR-04 = "three"
        /setup/rulings/sr-00 = "one"
        /moves/0/cell = 1
        /moves/1/cells = [1]
        /moves/2/card = 3
        /moves/4/cell = 1
        /claim/total = 41
        sheets:
        /sheets/Mara/total = 41
        /sheets/Mara/trios = 5
        SmileRushPar:
        /claim = {}
        /id = "table-12"
        /sheets = {}
        /budget = 5000
    """,
    "enum": """
        /rules = "smile-rush@2"
        /rules = "smoothies@1"
        /rules = ""
        /setup/mode = "Rush"
        /setup/mode = "solitaire"
        /setup/rulings/SR-00 = "two"
        /setup/rulings/SR-03 = "row"
        /setup/rulings/SR-05 = "always"
        /setup/rulings/SR-12 = "tris-only"
        /moves/0/type = "draw"
        /moves/1/type = "put"
        /moves/2/type = 3
        /moves/3/type = null
    """,
    "pattern": """
        /setup/deck/0 = ""
        /setup/deck/0 = "3"
        /setup/deck/1 = "3/"
        /setup/deck/1 = "/7"
        /setup/deck/1 = "3-7"
        /setup/deck/1 = "0/7"
        /setup/deck/1 = "3/100"
        /setup/deck/2 = "red/7"
        /setup/deck/2 = "3/7 "
    """,
    "min-length": """
        /moves/0/player = ""
        /moves/4/player = ""
    """,
    "max-length": """
        /setup/players/0 = LONG
        /moves/3/player = LONG
    """,
    "min-items": """
        sheets:
        /setup/players = []
    """,
    "max-items": """
        /setup/players = ["A", "B"]
        /moves/0/cells = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        /moves/3/cells = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    """,
    "minimum": """
        /setup/deck/0 = -9007199254740992
        /moves/0/cells/0 = -9007199254740992
        /moves/1/cell = -9007199254740992
        /claim/totals/Mara = -9007199254740992
        sheets:
        /sheets/Mara/pairs = -1
        /sheets/Mara/tris = -1
        /sheets/Mara/penalties = -1
        /sheets/Mara/attempts = -1
        SmileRushPar:
        /nodes = 199
        /nodes = 0
    """,
    "maximum": """
        /setup/deck/0 = 9007199254740992
        /moves/2/cell = 9007199254740992
        /moves/3/cells/1 = 9007199254740992
        sheets:
        /sheets/Mara/pairs = 9007199254740992
        /sheets/Mara/attempts = 9007199254740992
        SmileRushPar:
        /nodes = 50001
    """,
    "property-names": """
        /claim/sections/LONG = {} -> /claim/sections
        sheets:
        /sheets/ = {"pairs": 1}
    """,
}
