"""Documents of ¡Relajarse! with every field, words that may stand in them, and edits that break them."""

from typing import Any

BOARD: dict[str, Any] = {
    "id": "my-board",
    "title": "Copied from my own box",
    "provenance": "transcribed",
    "trays": ["orange", "pink", "yellow", "blue", "orange", "pink", "yellow", "blue"],
    "capacity": 6,
    "blueberries": [[0, 1], [2, 3], [4, 5], [6, 7]],
}
HEAD: dict[str, Any] = {
    "rules": "relajarse@1",
    "id": "table-12",
    "tags": {"event": "Spring Open", "round": "2"},
    "setup": {
        "players": ["Lauren", "Julia", "Jonathan"],
        "cups": [0, 1, 3],
        "board": BOARD,
        "rulings": {"RE-01": "cubes", "RE-03": "extra", "RE-16": "ignore"},
    },
}
CLAIM: dict[str, Any] = {"totals": {"Lauren": 12, "Julia": -2}, "winners": ["Lauren"]}
RECORD: dict[str, Any] = {
    **HEAD,
    "moves": [
        {"type": "roll", "player": "Lauren", "face": "blue"},
        {"type": "sow", "player": "Lauren", "tray": 7, "direction": "clockwise"},
        {"type": "take_blueberry", "player": "Julia", "tray": 3},
        {"type": "take_all", "player": "Jonathan", "tray": 6},
        {"type": "steal", "player": "Lauren", "from": "Julia"},
        {"type": "pass", "player": "Julia"},
    ],
    "claim": CLAIM | {"sections": {"Lauren": {"cubes": 10, "blueberries": 2}}},
}
SHEETS: dict[str, Any] = {
    **HEAD,
    "sheets": {
        "Lauren": {"cubes": 10, "blueberries": 1},
        "Julia": {"cubes": 8, "blueberries": 3},
        "Jonathan": {"cubes": 6, "blueberries": 0},
    },
    "claim": CLAIM | {"sections": {"Lauren": {"cubes": 10}}},
}

WORDS = (
    "blue", "wild", "steal", "green", "clockwise", "left", "all", "extra", "may-pass", "roll", "sow", "take_all",
    "pass", "reference", ["blue"], [0, 1], [0, 1, 2, 3, 0], ["blue"] * 8, ["blue"] * 9, [[0, 1]], [[0, 1]] * 4,
    [[0, 1, 2]] * 4, {"cubes": 4}, {"cubes": 4, "blueberries": 1}, {"type": "pass"}, {"type": "sow"}, 7, 8, 24, 25,
)  # fmt: skip
NAMES = ("tray", "from", "face", "cups", "capacity", "RE-03", "RE-04")
BOUNDED = (
    r"/setup/cups(/\d)?$",  # one a player, all different
    r"/setup/board/(trays|blueberries)",  # two trays a colour, two colours a blueberry, each tray once
)

# Each line is an edit of the full record, or below `sheets:` of the full papers: `place = value` puts a JSON value
# there, `- place` drops what is there. The fault is expected at that place, or at the one after `->`.
BROKEN = {
    "type": """
        /rules = 1
        /setup = "reference"
        /setup/players = "Lauren"
        /setup/cups = 0
        /setup/cups = null
        /setup/cups/1 = "1"
        /setup/cups/2 = 1.5
        /setup/board = 40
        /setup/board = null
        /setup/board = ["reference"]
        /setup/board/id = 7
        /setup/board/title = false
        /setup/board/trays = "orange"
        /setup/board/trays = {"0": "orange"}
        /setup/board/trays/3 = null
        /setup/board/capacity = "6"
        /setup/board/capacity = 6.5
        /setup/board/blueberries = null
        /setup/board/blueberries/0 = 1
        /setup/board/blueberries/1/0 = "2"
        /setup/board/blueberries/1/1 = 3.0
        /setup/rulings = ["RE-01"]
        /setup/rulings/RE-01 = true
        /setup/rulings/RE-19 = null
        /moves/0 = "roll"
        /moves/0/player = ["Lauren"]
        /moves/0/face = 1
        /moves/0/face = null
        /moves/1/tray = "7"
        /moves/1/tray = 7.5
        /moves/1/direction = 1
        /moves/2/tray = [3]
        /moves/3/tray = null
        /moves/4/from = 2
        /moves/4/from = ["Julia"]
        /moves/5/player = null
        /claim = 12
        /claim/totals/Lauren = "12"
        /claim/sections/Lauren = 12
        /claim/winners = "Lauren"
        sheets:
        /sheets/Lauren = 12
        /sheets/Lauren/cubes = "10"
        /sheets/Julia/blueberries = null
        /sheets/Jonathan/cubes = 6.0
    """,
    "required": """
        - /setup/board/trays
        - /setup/board/blueberries
        - /moves/0/face
        - /moves/1/tray
        - /moves/1/direction
        - /moves/2/tray
        - /moves/3/tray
        - /moves/4/from
        - /moves/5/player
        /moves/6 = {} -> /moves/6/type
        sheets:
        - /sheets/Lauren/cubes
        - /sheets/Julia/blueberries
    """,
    "unknown-field": """
        /setup/sheet = "reference"
        /setup/board/name = "board"
        /setup/board/colours = []
        /setup/rulings/RE-04 = "ours"
        /setup/rulings/re-01 = "all"
        /moves/0/colour = "blue"
        /moves/1/from = "Julia"
        /moves/2/direction = "clockwise"
        /moves/5/tray = 1
        /claim/total = 12
        sheets:
        /sheets/Lauren/total = 12
        /sheets/Lauren/berries = 1
    """,
    "enum": """
        /rules = "relajarse@2"
        /rules = "smoothies@1"
        /rules = ""
        /setup/board/provenance = "guessed"
        /setup/board/trays/0 = "green"
        /setup/board/trays/7 = ""
        /setup/rulings/RE-01 = "berries"
        /setup/rulings/RE-03 = "on-top"
        /setup/rulings/RE-06 = "may"
        /setup/rulings/RE-10 = "cup"
        /setup/rulings/RE-15 = "one"
        /setup/rulings/RE-16 = "none"
        /setup/rulings/RE-17 = "shall"
        /setup/rulings/RE-19 = "may-pass"
        /moves/0/type = "throw"
        /moves/1/type = "Sow"
        /moves/2/type = 3
        /moves/3/type = null
    """,
    "min-length": """
        /setup/board = ""
        /setup/board/id = ""
        /setup/board/title = ""
        /moves/0/player = ""
        /moves/0/face = ""
        /moves/1/direction = ""
        /moves/4/from = ""
    """,
    "max-length": """
        /setup/players/1 = LONG
        /setup/board = LONG
        /setup/board/id = LONG
        /setup/board/title = LONGLONGLONGLONG
        /moves/0/face = LONG
        /moves/1/direction = LONG
        /moves/4/from = LONG
    """,
    "min-items": """
        /setup/players = ["Lauren"]
        /setup/cups = []
        /setup/cups = [0]
        /setup/board/trays = ["blue"]
        /setup/board/blueberries = [[0, 1]]
        /setup/board/blueberries/0 = [0]
    """,
    "max-items": """
        /setup/players = ["A", "B", "C", "D", "E"]
        /setup/cups = [0, 1, 2, 3, 0]
        /setup/board/trays = ["blue", "blue", "pink", "pink", "orange", "orange", "yellow", "yellow", "blue"]
        /setup/board/blueberries = [[0, 1], [2, 3], [4, 5], [6, 7], [0, 2]]
        /setup/board/blueberries/3 = [5, 6, 7]
    """,
    "minimum": """
        /setup/cups/0 = -1
        /setup/board/capacity = 3
        /setup/board/blueberries/0/0 = -1
        /moves/1/tray = -9007199254740992
        /claim/totals/Lauren = -9007199254740992
        sheets:
        /sheets/Julia/cubes = -1
        /sheets/Julia/blueberries = -1
    """,
    "maximum": """
        /setup/cups/2 = 4
        /setup/board/capacity = 25
        /setup/board/blueberries/3/1 = 8
        /moves/2/tray = 9007199254740992
        sheets:
        /sheets/Lauren/cubes = 9007199254740992
    """,
    "property-names": """
        /claim/sections/LONG = {} -> /claim/sections
        sheets:
        /sheets/ = {"cubes": 1, "blueberries": 1}
    """,
}
