"""Documents of Smoothies with every field, words that may stand in them, and edits that break them."""

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

WORDS = (
    "yellow", "teal", "round", "both", "plain", "black", "reroll", "grey:-1", "grey:-100", "grey:-0", "yellow-1",
    "yellow-1\n", "yellow-0", "yellow-0001", "round-999", "xyellow-1", "void", "exceed", "no-chain", "easy", "roll",
    "pick", ["yellow-1"], ["yellow-1", "round-2"], {"yellow": 1}, {"teal": 1}, {"type": "roll"}, {"die": "red"},
)  # fmt: skip
NAMES = ("yellow", "yellow\n", "as", "SM-05", "SM-03")
BOUNDED = (r"/setup/sheet/columns/[0-9]+$",)  # a box has three digits

# Each line is an edit of the full record, or below `sheets:` of the full papers: `place = value` puts a JSON value
# there, `- place` drops what is there. The fault is expected at that place, or at the one after `->`.
BROKEN = {
    "type": """
        /rules = 3
        /id = 12
        /tags = null
        /tags/round = null
        /setup = "reference-14"
        /setup = []
        /setup/players = "Ana"
        /setup/players = {}
        /setup/players/1 = ["Ben"]
        /setup/sheet = 14
        /setup/sheet = null
        /setup/sheet = ["reference-14"]
        /setup/sheet/id = 7
        /setup/sheet/title = false
        /setup/sheet/columns = "1-14"
        /setup/sheet/columns/1 = "7"
        /setup/sheet/columns/2 = 14.5
        /setup/sheet/columns/0 = 1.0
        /setup/sheet/rows = {}
        /setup/sheet/rows/0 = []
        /setup/sheet/rows/1/boxes = "plain"
        /setup/sheet/rows/1/boxes/0 = 4
        /setup/sheet/rows/0/boxes/1 = {}
        /setup/sheet/rows/0/boxes/2 = false
        /setup/sheet/blenders = []
        /setup/sheet/blenders/round = 17
        /setup/sheet/blenders/square/0 = null
        /setup/sheet/abilities = 4
        /setup/sheet/abilities/reroll = "4"
        /setup/sheet/abilities/modifier_1 = null
        /setup/sheet/touches = {}
        /setup/sheet/touches/0 = "round-1"
        /setup/sheet/touches/1/0 = 2
        /setup/objective = 55
        /setup/objective = false
        /setup/rulings = null
        /setup/rulings = ["SM-01"]
        /setup/rulings/SM-01 = true
        /setup/rulings/SM-05 = null
        /moves = null
        /moves/0 = "roll"
        /moves/2 = []
        /moves/0/player = 1
        /moves/0/round = [3, 6]
        /moves/0/round/blue = "3"
        /moves/0/square/red = null
        /moves/0/square/yellow = true
        /moves/1/round = null
        /moves/1/square = 5
        /moves/1/square/red = 5.5
        /moves/2/save = "1"
        /moves/2/save = null
        /moves/2/stars = "round-9"
        /moves/2/stars/0 = 9
        /moves/2/stars/1 = false
        /moves/3/dice = "blue"
        /moves/3/dice/0 = "blue"
        /moves/3/dice/1 = null
        /moves/3/dice/0/die = 1
        /moves/3/dice/1/as = null
        /moves/3/modifiers = 1
        /moves/3/modifiers/0 = "+1"
        /moves/3/bonus = null
        /moves/3/bonus/1 = 7
        /claim = 47
        /claim = null
        /claim/totals/Ana = "47"
        /claim/sections/Ana = 44
        /claim/sections/Ana/fruits = null
        /claim/winners = "Ana"
        /claim/winners/0 = 1
        sheets:
        /sheets/Ana = 47
        /sheets/Ana/fruits = []
        /sheets/Ana/fruits/yellow = 10
        /sheets/Ana/fruits/green/0 = "7"
        /sheets/Ana/blenders = [17, 2]
        /sheets/Ana/blenders/round = "17"
        /sheets/Ana/blenders/round = null
        /sheets/Ana/blenders/square/1 = null
        /sheets/Ben/abilities_used = []
        /sheets/Ben/abilities_used = 0.0
    """,
    "required": """
        - /setup/sheet
        - /setup/sheet/id
        - /setup/sheet/provenance
        - /setup/sheet/columns
        - /setup/sheet/rows
        - /setup/sheet/blenders
        - /setup/sheet/abilities
        - /setup/sheet/rows/0/colour
        - /setup/sheet/rows/1/boxes
        - /setup/sheet/blenders/round
        - /setup/sheet/blenders/square
        - /setup/sheet/abilities/reroll
        - /setup/sheet/abilities/colour_change
        - /setup/sheet/abilities/square_blender
        - /moves/0/round
        - /moves/0/square
        - /moves/1/type
        - /moves/1/player
        - /moves/1/blender
        - /moves/2/player
        - /moves/2/blender
        - /moves/3/player
        - /moves/3/dice
        - /moves/3/dice/0/die
        - /moves/3/dice/1/die
        /moves/4 = {} -> /moves/4/type
        sheets:
        - /sheets/Ana/fruits
        - /sheets/Ana/blenders
        - /sheets/Ben/abilities_used
        - /sheets/Ben/blenders/round
        - /sheets/Ben/blenders/square
    """,
    "unknown-field": """
        /Moves = []
        /a~1b~0c = 1
        /setup/board = "reference-14"
        /setup/sheet/name = "pad"
        /setup/sheet/rows/0/color = "yellow"
        /setup/sheet/blenders/triangle = []
        /setup/sheet/abilities/modifier_2 = 3
        /setup/rulings/SM-03 = "must"
        /setup/rulings/sm-01 = "void"
        /moves/0/blender = "round"
        /moves/0/round/teal = 3
        /moves/0/square/Red = 4
        /moves/0/square/round = 4
        /moves/1/save = 1
        /moves/1/round/brown = 1
        /moves/2/dice = []
        /moves/3/blender = "round"
        /moves/3/star = "green-11"
        /moves/3/dice/0/colour = "blue"
        /moves/3/dice/1/ = "blue"
        /claim/total = 47
        sheets:
        /sheets/Ana/total = 47
        /sheets/Ana/fruits/teal = [1]
        /sheets/Ana/fruits/round = [1]
        /sheets/Ben/blenders/oval = 1
    """,
    "enum": """
        /rules = "smoothies@2"
        /rules = "smoothie-wars@1"
        /rules = "smoothies"
        /rules = ""
        /setup/sheet/provenance = "guessed"
        /setup/sheet/rows/0/colour = "teal"
        /setup/sheet/rows/0/colour = "Yellow"
        /setup/sheet/rows/0/boxes/0 = "black"
        /setup/sheet/rows/1/boxes/2 = "modifier_2"
        /setup/objective = "hard"
        /setup/rulings/SM-01 = "maybe"
        /setup/rulings/SM-02 = "two"
        /setup/rulings/SM-36 = "exceeds"
        /moves/0/type = "throw"
        /moves/1/type = "re-roll"
        /moves/2/type = 3
        /moves/3/type = ["pick"]
        /moves/0/type = null
        /moves/1/blender = "oval"
        /moves/2/blender = "both"
        /moves/3/dice/0/die = "cyan"
        /moves/3/dice/1/as = "white"
        /moves/3/modifiers/0 = 2
        /moves/3/modifiers/1 = 0
    """,
    "pattern": """
        /setup/sheet/blenders/round/0 = "plane"
        /setup/sheet/blenders/round/3 = "grey:-0"
        /setup/sheet/blenders/round/3 = "grey:1"
        /setup/sheet/blenders/square/2 = "grey:-100"
        /setup/sheet/blenders/square/1 = "black\\n"
        /setup/sheet/touches/0/0 = "round"
        /setup/sheet/touches/1/1 = "teal-3"
        /moves/2/stars/0 = "round-0"
        /moves/2/stars/0 = "round-9\\n"
        /moves/2/stars/0 = " round-9"
        /moves/3/stars/0 = "green 11"
        /moves/3/bonus/0 = "orange-04"
        /moves/3/bonus/1 = "yellow-1000"
        /moves/3/bonus/1 = ""
    """,
    "min-length": """
        /setup/sheet = ""
        /setup/sheet/id = ""
        /setup/sheet/title = ""
        /moves/2/player = ""
    """,
    "max-length": """
        /setup/players/1 = LONG
        /setup/sheet = LONG
        /setup/sheet/id = LONG
        /setup/sheet/title = LONGLONGLONGLONG
        /moves/3/player = LONG
        /claim/winners/0 = LONG
    """,
    "min-items": """
        /setup/sheet/columns = []
        /setup/sheet/rows = []
        /setup/sheet/rows/1/boxes = []
        /setup/sheet/blenders/round = []
        /setup/sheet/blenders/square = ["black"]
        /setup/sheet/touches/0 = ["round-1"]
    """,
    "max-items": """
        /setup/players = ["A", "B", "C", "D", "E"]
        /setup/sheet/touches/0 = ["round-1", "red-7", "red-1"]
    """,
    "minimum": """
        /setup/sheet/columns/0 = -9007199254740992
        /setup/sheet/abilities/reroll = -1
        /moves/0/round/blue = -9007199254740992
        /moves/2/save = -1
        /claim/totals/Ben = -9007199254740992
        sheets:
        /sheets/Ana/blenders/round = -1
        /sheets/Ana/abilities_used = -5
    """,
    "maximum": """
        /setup/sheet/columns/2 = 9007199254740992
        /setup/sheet/abilities/square_blender = 100
        /moves/0/square/red = 9007199254740992
        /moves/2/save = 9007199254740992
        /claim/sections/Ana/fruits = 9007199254740992
        sheets:
        /sheets/Ana/fruits/green/0 = 9007199254740992
        /sheets/Ben/blenders/square = 9007199254740992
    """,
    "property-names": """
        /claim/totals/LONG = 1 -> /claim/totals
        /claim/sections/ = {}
        /claim/sections/Ana/ = 1
        sheets:
        /sheets/ = {}
    """,
    "min-properties": """
        /moves/1/round = {}
        /moves/1/square = {}
    """,
}
