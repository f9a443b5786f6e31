"""Documents of Smoothie Wars with every field, words that may stand in them, and edits that break them."""

from typing import Any

BOARD: dict[str, Any] = {
    "id": "my-board",
    "title": "Typed in from my own board",
    "provenance": "transcribed",
    "demand": {
        "city": [100, 100, 100, 100, 50, 30, 30],
        "residential": [70, 80, 80, 150, 150, 150, 150],
        "beach": [60, 60, 60, 120, 240, 360, 300],
        "national_park": [40, 20, 40, 40, 40, 80, 80],
    },
}
HEAD: dict[str, Any] = {
    "rules": "smoothie-wars@1",
    "id": "table-7",
    "tags": {"event": "Spring Open", "round": "2"},
    "setup": {
        "players": ["Val", "Max"],
        "board": BOARD,
        "advanced": {"late_events": True, "extra_cards": True, "go_early": True},
        "rulings": {"SW-01": "credit", "SW-20": "separate", "SW-33": "no"},
    },
}
CLAIM: dict[str, Any] = {
    "totals": {"Val": 147, "Max": -2},
    "sections": {"Val": {"cash": 147}},
    "winners": ["Val"],
}
RECORD: dict[str, Any] = {
    **HEAD,
    "moves": [
        {
            "type": "roll",
            "player": "Val",
            "face": "chance",
            "card": {"location": "residential", "demand": -20, "title": "Road works"},
        },
        {
            "type": "cards",
            "player": "Max",
            "cards": [
                {"location": "beach", "made": 20, "price": 2, "go_early": True},
                {"location": None, "made": 0, "price": 1},
            ],
        },
        {"type": "loan", "player": "Val"},
    ],
    "claim": CLAIM,
}
SHEETS: dict[str, Any] = {
    **HEAD,
    "sheets": {
        "Val": {
            "days": [
                {
                    "start": 100,
                    "sales": 20,
                    "costs": 10,
                    "go_early": True,
                    "extra_card": True,
                    "loan": True,
                    "end": 260,
                },
                {"start": 260, "sales": 0, "costs": 300, "end": -40},
            ]
        },
        "Max": {"days": []},
    },
    "claim": CLAIM,
}

WORDS = (
    "beach", "harbour", "sun", "chance", "roll", "cards", "loan", "cash", "credit", "no", "yes", "separate",
    "printed", "prerelease", -1_000_001, -1_000_000, 100_000, 100_001, 1_000_000, 1_000_001, 1_000_000_000,
    1_000_000_001, [1] * 7, [1] * 6, ["beach"], {"beach": [1] * 7}, {"harbour": [1] * 7}, {"type": "roll"},
    {"type": "loan", "player": "Val"}, {"location": "beach", "made": 1, "price": 1}, {"days": []},
)  # fmt: skip
BOUNDED = ()
NAMES = ("beach", "harbour", "go_early", "SW-05", "SW-03")

# Each line is an edit of the full record, or below `sheets:` of the full papers: `place = value` puts a JSON value
# there, `- place` drops what is there. The fault is expected at that place, or at the one after `->`.
BROKEN = {
    "type": """
        /rules = 3
        /setup = "printed"
        /setup/players = "Val"
        /setup/players/1 = ["Max"]
        /setup/board = 4
        /setup/board = null
        /setup/board = ["printed"]
        /setup/board/id = 7
        /setup/board/title = false
        /setup/board/demand = []
        /setup/board/demand/city = 100
        /setup/board/demand/beach = null
        /setup/board/demand/beach/0 = "60"
        /setup/board/demand/beach/6 = 300.5
        /setup/advanced = null
        /setup/advanced = ["late_events"]
        /setup/advanced/late_events = 0
        /setup/advanced/extra_cards = "yes"
        /setup/advanced/go_early = null
        /setup/rulings = null
        /setup/rulings = ["SW-01"]
        /setup/rulings/SW-01 = true
        /setup/rulings/SW-12 = false
        /setup/rulings/SW-33 = null
        /moves = null
        /moves/0 = "roll"
        /moves/2 = []
        /moves/0/player = 1
        /moves/0/face = 6
        /moves/0/face = null
        /moves/0/card = null
        /moves/0/card = "road works"
        /moves/0/card/location = null
        /moves/0/card/demand = "-20"
        /moves/0/card/demand = -20.5
        /moves/0/card/title = 12
        /moves/1/cards = {}
        /moves/1/cards/0 = "beach"
        /moves/1/cards/1 = null
        /moves/1/cards/0/location = 3
        /moves/1/cards/0/made = "20"
        /moves/1/cards/0/made = null
        /moves/1/cards/0/price = 2.5
        /moves/1/cards/0/go_early = 1
        /moves/2/player = null
        /claim = 47
        /claim/totals/Val = "147"
        /claim/sections/Val = 147
        /claim/sections/Val/cash = null
        /claim/winners = "Val"
        sheets:
        /sheets/Val = 147
        /sheets/Val/days = {}
        /sheets/Val/days/0 = []
        /sheets/Val/days/0/start = "100"
        /sheets/Val/days/0/sales = null
        /sheets/Val/days/0/costs = 10.5
        /sheets/Val/days/0/go_early = 1
        /sheets/Val/days/0/extra_card = "x"
        /sheets/Val/days/0/loan = null
        /sheets/Val/days/1/end = true
        /sheets/Max/days = null
    """,
    "required": """
        - /setup/board/demand
        - /moves/0/face
        - /moves/0/card/location
        - /moves/0/card/demand
        - /moves/1/type
        - /moves/1/player
        - /moves/1/cards
        - /moves/1/cards/0/location
        - /moves/1/cards/0/made
        - /moves/1/cards/1/price
        - /moves/2/player
        /moves/3 = {} -> /moves/3/type
        sheets:
        - /sheets/Max/days
        - /sheets/Val/days/0/start
        - /sheets/Val/days/0/sales
        - /sheets/Val/days/1/costs
        - /sheets/Val/days/1/end
    """,
    "unknown-field": """
        /setup/sheet = "printed"
        /setup/board/days = 7
        /setup/board/demand/harbour = [1, 1, 1, 1, 1, 1, 1]
        /setup/advanced/late_event = true
        /setup/rulings/SW-05 = "clamp"
        /setup/rulings/sw-01 = "cash"
        /moves/0/cards = []
        /moves/0/card/text = "Road works"
        /moves/1/face = "sun"
        /moves/1/cards/0/place = "beach"
        /moves/2/amount = 100
        /claim/total = 47
        sheets:
        /sheets/Val/total = 147
        /sheets/Val/days/0/profit = 10
        /sheets/Val/days/1/bonus = 50
    """,
    "enum": """
        /rules = "smoothie-wars@2"
        /rules = "smoothies@1"
        /rules = "smoothie_wars@1"
        /setup/board/provenance = "guessed"
        /setup/rulings/SW-01 = "owe"
        /setup/rulings/SW-02 = "must"
        /setup/rulings/SW-03 = "nearest"
        /setup/rulings/SW-20 = "apart"
        /setup/rulings/SW-33 = "yes"
        /moves/0/type = "throw"
        /moves/1/type = "card"
        /moves/2/type = 3
        /moves/2/type = null
    """,
    "min-length": """
        /setup/board = ""
        /setup/board/id = ""
        /setup/board/title = ""
        /moves/0/face = ""
        /moves/0/card/location = ""
        /moves/0/card/title = ""
        /moves/1/cards/0/location = ""
        /moves/2/player = ""
    """,
    "max-length": """
        /setup/players/1 = LONG
        /setup/board = LONG
        /setup/board/id = LONG
        /setup/board/title = LONGLONGLONGLONG
        /moves/0/face = LONG
        /moves/0/card/location = LONG
        /moves/0/card/title = LONGLONGLONGLONG
        /moves/1/cards/1/location = LONG
        /claim/winners/0 = LONG
    """,
    "min-items": """
        /setup/players = ["Val"]
        /setup/board/demand/city = []
        /setup/board/demand/beach = [60, 60, 60, 120, 240, 360]
        /moves/1/cards = []
    """,
    "max-items": """
        /setup/players = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
        /setup/board/demand/beach = [60, 60, 60, 120, 240, 360, 300, 60]
    """,
    "minimum": """
        /setup/board/demand/city/0 = -1
        /moves/0/card/demand = -1000001
        /moves/1/cards/0/made = -1
        /moves/1/cards/0/price = -9007199254740992
        /claim/totals/Max = -9007199254740992
        sheets:
        /sheets/Val/days/0/start = -1000000001
        /sheets/Val/days/0/sales = -1
        /sheets/Val/days/1/costs = -300
        /sheets/Val/days/1/end = -1000000001
    """,
    "maximum": """
        /setup/board/demand/beach/6 = 100001
        /moves/0/card/demand = 1000001
        /moves/1/cards/0/made = 1000001
        /moves/1/cards/1/price = 9007199254740992
        /claim/sections/Val/cash = 9007199254740992
        sheets:
        /sheets/Val/days/0/start = 1000000001
        /sheets/Val/days/0/sales = 1000000001
        /sheets/Val/days/1/costs = 1000000001
        /sheets/Val/days/1/end = 1000000001
    """,
    "property-names": """
        /claim/sections/ = {}
        /claim/sections/Val/ = 1
        sheets:
        /sheets/ = {"days": []}
    """,
}
