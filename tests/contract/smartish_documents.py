"""Documents of SMARTish with every field, words that may stand in them, and edits that break them."""

from typing import Any

BOARD: dict[str, Any] = {
    "id": "my-board",
    "title": "Counted on my own board",
    "provenance": "transcribed",
    "spaces": 40,
    "home_stretch": 6,
}
HEAD: dict[str, Any] = {
    "rules": "smartish@1",
    "id": "table-12",
    "tags": {"event": "Spring Open", "round": "2"},
    "setup": {
        "players": ["Red", "Blue", "Green"],
        "board": BOARD,
        "app_tiles": True,
        "rulings": {"ST-01": "first", "ST-09": "split", "ST-23": "all-repeat"},
    },
}
CLAIM: dict[str, Any] = {"totals": {"Red": 41, "Blue": -2}, "winners": ["Red"]}
RECORD: dict[str, Any] = {
    **HEAD,
    "moves": [
        {"type": "assign", "player": "Red", "tiles": ["film", "food-drink", "circle", "humans"]},
        {"type": "swap", "player": "Red", "a": {"player": "Red", "slot": 2}, "b": {"player": "Blue", "slot": 4}},
        {
            "type": "question",
            "player": "Red",
            "correct": False,
            "steals": [
                {"player": "Blue", "when": "before", "correct": True, "use": {"advance": 1, "push_back": 2}},
                {"player": "Green", "when": "after", "correct": True, "use": "push_back"},
            ],
        },
        {"type": "tie_break", "player": "Green", "tile": "design", "correct": True},
    ],
    "claim": CLAIM | {"sections": {"Red": {"answers": 37, "steals_won": 4}}},
}
SHEETS: dict[str, Any] = {
    **HEAD,
    "sheets": {"Red": {"position": 41}, "Blue": {"position": -2}, "Green": {"position": 41}},
    "tie_break": [["Red", "Green"], [], ["Red"]],
    "claim": CLAIM | {"sections": {"Red": {"position": 41}}},
}

WORDS = (
    "film", "cooking", "before", "after", "advance", "push_back", "split", "debt", "first", "locked", "all-repeat",
    "assign", "swap", "question", "tie_break", "reference-40", ["film"], ["Red"], [["Red"]], ["film"] * 8, ["x"] * 9,
    {"player": "Red", "slot": 1}, {"advance": 1, "push_back": 2}, {"position": 4}, {"type": "swap"}, 4, 5, 6, 200, 201,
)  # fmt: skip
NAMES = ("slot", "use", "tiles", "tie_break", "ST-09", "ST-03")
BOUNDED = (r"/setup/board/home_stretch$",)  # shorter than the lap

# Each line is an edit of the full record, or below `sheets:` of the full papers: `place = value` puts a JSON value
# there, `- place` drops what is there. The fault is expected at that place, or at the one after `->`.
BROKEN = {
    "type": """
        /rules = 1
        /setup = "reference-40"
        /setup/players = "Red"
        /setup/board = 40
        /setup/board = null
        /setup/board = ["reference-40"]
        /setup/board/id = 7
        /setup/board/title = false
        /setup/board/spaces = "40"
        /setup/board/spaces = 40.5
        /setup/board/spaces = 40.0
        /setup/board/home_stretch = null
        /setup/app_tiles = 1
        /setup/app_tiles = "true"
        /setup/app_tiles = null
        /setup/rulings = ["ST-01"]
        /setup/rulings/ST-01 = true
        /setup/rulings/ST-18 = null
        /moves/0 = "assign"
        /moves/0/player = ["Red"]
        /moves/0/tiles = "film"
        /moves/0/tiles = {"1": "film"}
        /moves/0/tiles/1 = 2
        /moves/0/tiles/3 = null
        /moves/1/a = "Red"
        /moves/1/b = ["Blue", 4]
        /moves/1/a/player = 0
        /moves/1/b/slot = "4"
        /moves/1/b/slot = 1.5
        /moves/2/correct = "no"
        /moves/2/correct = 0
        /moves/2/correct = null
        /moves/2/steals = {}
        /moves/2/steals = null
        /moves/2/steals/0 = "Blue"
        /moves/2/steals/0/player = null
        /moves/2/steals/0/correct = 1
        /moves/2/steals/0/use = 3
        /moves/2/steals/0/use = null
        /moves/2/steals/1/use = ["push_back"]
        /moves/2/steals/0/use/advance = "1"
        /moves/2/steals/0/use/push_back = 1.5
        /moves/2/steals/1/when = 1
        /moves/3/tile = ["design"]
        /moves/3/correct = "yes"
        /claim = 41
        /claim/totals/Red = "41"
        /claim/sections/Red = 41
        /claim/winners = "Red"
        sheets:
        /sheets/Red = 41
        /sheets/Red/position = "41"
        /sheets/Blue/position = null
        /sheets/Green/position = 41.0
        /tie_break = {}
        /tie_break = null
        /tie_break/0 = "Red"
        /tie_break/0/1 = 3
    """,
    "required": """
        - /setup/board
        - /setup/board/spaces
        - /setup/board/home_stretch
        - /moves/0/tiles
        - /moves/1/a
        - /moves/1/b
        - /moves/1/a/player
        - /moves/1/b/slot
        - /moves/2/correct
        - /moves/2/steals/0/player
        - /moves/2/steals/0/when
        - /moves/2/steals/1/correct
        - /moves/2/steals/0/use/advance
        - /moves/2/steals/0/use/push_back
        - /moves/3/tile
        - /moves/3/correct
        /moves/4 = {} -> /moves/4/type
        sheets:
        - /sheets/Red/position
    """,
    "unknown-field": """
        /tie_break = []
        /setup/sheet = "reference-40"
        /setup/board/name = "board"
        /setup/rulings/ST-03 = "ours"
        /setup/rulings/st-01 = "many"
        /moves/0/tile = "film"
        /moves/1/c = {}
        /moves/1/a/tile = "film"
        /moves/2/steals/0/points = 3
        /moves/2/steals/0/use/stay = 1
        /moves/3/steals = []
        /claim/total = 41
        sheets:
        /sheets/Red/total = 41
        /sheets/Red/answers = 10
    """,
    "enum": """
        /rules = "smartish@2"
        /rules = "smoothies@1"
        /rules = ""
        /setup/board/provenance = "guessed"
        /setup/rulings/ST-01 = "one"
        /setup/rulings/ST-08 = "zero"
        /setup/rulings/ST-09 = "half"
        /setup/rulings/ST-11 = "stop"
        /setup/rulings/ST-18 = "pass"
        /setup/rulings/ST-21 = "lock"
        /setup/rulings/ST-23 = "repeat"
        /moves/0/type = "draw"
        /moves/1/type = "swop"
        /moves/2/type = 3
        /moves/3/type = null
        /moves/2/steals/0/when = "during"
        /moves/2/steals/1/use = "push"
        /moves/2/steals/1/use = ""
    """,
    "min-length": """
        /setup/board = ""
        /setup/board/id = ""
        /setup/board/title = ""
        /moves/0/player = ""
        /moves/0/tiles/0 = ""
        /moves/3/tile = ""
        sheets:
        /tie_break/2/0 = ""
    """,
    "max-length": """
        /setup/players/1 = LONG
        /setup/board = LONG
        /setup/board/id = LONG
        /setup/board/title = LONGLONGLONGLONG
        /moves/0/tiles/2 = LONG
        /moves/2/steals/1/player = LONG
        /moves/3/tile = LONG
    """,
    "min-items": """
        /setup/players = ["Red"]
    """,
    "max-items": """
        /setup/players = ["A", "B", "C", "D", "E"]
        /moves/0/tiles = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
        sheets:
        /tie_break/0 = ["A", "B", "C", "D", "E"]
    """,
    "minimum": """
        /setup/board/spaces = 5
        /setup/board/home_stretch = -1
        /moves/1/a/slot = 0
        /moves/2/steals/0/use/advance = -1
        /claim/totals/Red = -9007199254740992
        sheets:
        /sheets/Blue/position = -9007199254740992
    """,
    "maximum": """
        /setup/board/spaces = 201
        /setup/board/home_stretch = 200
        /moves/1/b/slot = 5
        /moves/2/steals/0/use/push_back = 9007199254740992
        sheets:
        /sheets/Red/position = 9007199254740992
    """,
    "property-names": """
        /claim/sections/LONG = {} -> /claim/sections
        sheets:
        /sheets/ = {"position": 1}
    """,
}
