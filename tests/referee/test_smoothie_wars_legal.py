"""The list of legal next moves in Smoothie Wars: whole lists for small positions, their order and their ranges."""

from __future__ import annotations

from tests.referee.tables import Json, verdict
from tests.referee.weekdays import ALL, cards, day, loan, record, roll, setup

NOTHING = "- 0 1"
ANY_PRICE = {"min": 1, "max": 4}
MOST = 1_000_000
ONE_PLACE = {"demand": {"beach": [60] * 7}}


def listed(table: Json, *moves: Json, limit: int = 1000) -> list[Json]:
    """The whole list of what may follow some moves."""
    found = verdict(record(table, *moves), "legal_moves", limit=limit)
    assert found["legal"], found["violations"]
    assert not found["legal_moves"]["more"]
    return list(found["legal_moves"]["moves"])


def at(place: str | None, made: Json, **mark: bool) -> Json:
    return {"location": place, "made": made, "price": ANY_PRICE, **mark}


def up_to(most: int) -> Json:
    return {"min": 0, "max": most}


def thursday(table: Json, spent: int = 0) -> list[Json]:
    """Everything before Thursday's first cards of Val, who has spent so much on Monday."""
    late = table["advanced"].get("late_events")
    moves = []
    for number, roller in enumerate(("Val", "Max", "Val")):
        first, *hands = day(roller, Val=f"B {spent if not number else 0} 4", Max="B 60 1" if not number else NOTHING)
        moves += [*hands, first] if late else [first, *hands]
    return moves if late else [*moves, roll("Max")]


def hands(moves: list[Json], player: str = "Val") -> list[list[Json]]:
    return [move["cards"] for move in moves if move["type"] == "cards" and move["player"] == player]


def test_a_roll_has_each_face_and_a_chance_card_each_place() -> None:
    change = {"min": -MOST, "max": MOST}
    places = ("city", "residential", "beach", "national_park")
    start = {"type": "roll", "player": "Val"}
    assert listed(setup()) == [
        {**start, "face": "sun"},
        {**start, "face": "rain"},
        {**start, "face": "blank"},
        *({**start, "face": "chance", "card": {"location": place, "demand": change}} for place in places),
    ]


def test_one_card_has_each_known_place_and_what_can_be_paid_for() -> None:
    start = {"type": "cards", "player": "Max"}
    assert listed(setup(), roll("Val"), cards("Val", "B 1 1")) == [
        {**start, "cards": [at("city", up_to(100))]},
        {**start, "cards": [at("beach", up_to(100))]},
        {**start, "cards": [at(None, 0)]},
    ]


def test_a_mark_to_go_early_comes_after_and_is_gone_once_spent() -> None:
    early = setup(board=ONE_PLACE, advanced="go_early")
    marked = hands(listed(early, roll("Val")))
    assert marked == [[at("beach", up_to(100))], [at(None, 0)], [at("beach", up_to(100), go_early=True)]]
    spent = [*day("Val", Val="B 0 1!", Max=NOTHING), roll("Max")]
    assert hands(listed(early, spent)) == [[at("beach", up_to(150))], [at(None, 0)]]


def test_two_cards_share_what_can_be_paid_for_less_twenty() -> None:
    table = setup(board=ONE_PLACE, advanced="extra_cards")
    found = hands(listed(table, thursday(table, spent=78)))  # 22 are left, 2 beside the card
    both = [(0, 2), (1, 1), (2, 0)]
    assert found == [
        [at("beach", up_to(22))],
        [at(None, 0)],
        *(
            [one, other]
            for made, left in both
            for one in ([at("beach", made), at(None, 0)] if made == 0 else [at("beach", made)])
            for other in [at("beach", up_to(left)), at(None, 0)]
        ),
    ]


def test_no_second_card_without_twenty() -> None:
    table = setup(board=ONE_PLACE, advanced="extra_cards")
    assert hands(listed(table, thursday(table, spent=81))) == [[at("beach", up_to(19))], [at(None, 0)]]


def test_no_second_card_at_the_same_place_where_the_table_reads_so() -> None:
    table = setup(board=ONE_PLACE, advanced="extra_cards", SW_20="different-location")
    found = hands(listed(table, thursday(table, spent=79)))  # 21: one can be made
    assert found == [
        [at("beach", up_to(21))],
        [at(None, 0)],
        [at("beach", 0), at(None, 0)],
        [at(None, 0), at("beach", up_to(1))],
        [at(None, 0), at(None, 0)],
        [at("beach", 1), at(None, 0)],
    ]


def test_on_credit_nothing_binds_two_cards() -> None:
    table = setup(board=ONE_PLACE, advanced="extra_cards", SW_01="credit")
    anywhere = [at("beach", up_to(MOST)), at(None, 0)]
    found = hands(listed(table, thursday(table, spent=90)))
    assert found == [*([card] for card in anywhere), *([one, other] for one in anywhere for other in anywhere)]


def test_one_of_two_cards_may_be_marked() -> None:
    table = setup(board=ONE_PLACE, advanced=" ".join(ALL), SW_01="credit")
    marks = [[card.get("go_early", False) for card in hand] for hand in hands(listed(table, thursday(table)))]
    assert marks == [[False]] * 2 + [[True]] + [[False] * 2] * 4 + [[True, False]] * 2 + [[False, True]] * 2


def test_loans_come_last_and_alone_where_one_must_borrow() -> None:
    monday = day("Val", Val=NOTHING, Max=NOTHING)
    assert listed(setup(), monday)[7:] == [{"type": "loan", "player": "Val"}, {"type": "loan", "player": "Max"}]
    assert listed(setup(), monday, loan("Val"))[7:] == [{"type": "loan", "player": "Max"}]
    must = setup(SW_01="credit", SW_02="must-borrow")
    debt = [*monday, roll("Max"), cards("Val", "B 250 1"), cards("Max", NOTHING)]  # 100 + 61 - 250 = -89
    assert listed(must, debt) == [{"type": "loan", "player": "Val"}, {"type": "loan", "player": "Max"}]


def test_after_sunday_only_loans_are_left() -> None:
    week = [move for number in range(7) for move in day(("Val", "Max")[number % 2], Val=NOTHING, Max=NOTHING)]
    assert listed(setup(), week) == [{"type": "loan", "player": "Val"}, {"type": "loan", "player": "Max"}]
    assert listed(setup(SW_33="no"), week) == []


def test_a_long_list_of_two_cards_is_cut() -> None:
    table = setup(board="prerelease", advanced="extra_cards")
    rich = [*day("Val", Val="B 60 4", Max=NOTHING), *day("Max", Val="B 60 4", Max=NOTHING)]  # 100 + 180 + 180
    later = [*day("Val", Val=NOTHING, Max=NOTHING), roll("Max")]
    found = verdict(record(table, rich, later), "legal_moves", limit=1000)
    assert (len(found["legal_moves"]["moves"]), found["legal_moves"]["more"]) == (1000, True)
