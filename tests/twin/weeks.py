"""Random weeks of Smoothie Wars made by the twin itself: boards, readings, and moves of which some break a rule."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from tests.twin.refusing import RefusedError
from tests.twin.smoothie_wars import DAYS, EXTRA_CARD_DAYS, LOCATIONS, Week

Move = dict[str, Any]
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hal")
READINGS = {
    "SW-01": ("credit",),
    "SW-02": ("must-borrow",),
    "SW-03": ("up",),
    "SW-09": ("one-pass",),
    "SW-11": ("clockwise",),
    "SW-12": ("yes",),
    "SW-20": ("separate", "different-location"),
    "SW-24": ("needs-stock",),
    "SW-33": ("no",),
}
FAULT = 0.08  # how often a move is spoiled


def random_setup(random: Random) -> Move:
    """Two to eight players with a board, advanced rules and readings of their own."""
    share = random.choice((0.0, 0.3, 0.6))
    rulings = {ruling: random.choice(others) for ruling, others in READINGS.items() if random.random() < share}
    if random.random() < 0.5:
        rulings["SW-01"] = "credit"  # Nobody falls below zero otherwise.
    return {
        "players": list(NAMES[: random.randint(2, 8)]),
        "board": random_board(random),
        "advanced": {name: random.random() < 0.5 for name in ("late_events", "extra_cards", "go_early")},
        "rulings": rulings,
    }


def random_board(random: Random) -> Move | str:
    """A preset, or some locations with much or little demand."""
    if random.random() < 0.2:
        return random.choice(("printed", "prerelease"))
    most = random.choice((5, 30, 200))
    some = random.sample(LOCATIONS, random.randint(1, 4))
    return {"id": "drawn", "demand": {place: [random.randint(0, most) for _ in DAYS] for place in some}}


def market_setup(random: Random) -> Move:
    """A table at which many sellers meet at few places for all seven days."""
    setup = random_setup(random)
    most = random.choice((3, 12, 60))
    places = random.sample(LOCATIONS, random.randint(1, 2))
    setup["players"] = list(NAMES[: random.randint(3, 8)])
    setup["board"] = {"demand": {place: [random.randint(0, most) for _ in DAYS] for place in places}}
    setup["advanced"]["extra_cards"] = True
    setup["rulings"] = setup["rulings"] | {"SW-02": "stay"}
    return setup


def market_moves(random: Random, setup: Move) -> list[Move]:
    """A legal week in which everybody who can sells a few smoothies, mostly at the same prices."""
    table = Week(setup)
    moves: list[Move] = []
    while not table.over:
        seat = table.roller if table.wants_roll else random.choice(sorted(set(table.still_in) - set(table.placed)))
        move = roll(random, table, seat) if table.wants_roll else cards(random, table, seat, random.choice((3, 8, 20)))
        table.play(move)
        moves.append(move)
    return moves


def random_records(random: Random) -> Iterator[Move]:
    """Records of one random week: each that ends in a refused move, and last the whole week."""
    setup = random_setup(random)
    table = Week(setup)
    moves: list[Move] = []
    head = {"rules": "smoothie-wars@1", "setup": setup}
    while not table.over or random.random() < 0.6:
        move = random_move(random, table)
        if random.random() < FAULT:
            spoil(random, move)
        trial = deepcopy(table)
        try:
            trial.play(move)
        except RefusedError:
            yield {**head, "moves": [*moves, move]}
            continue
        table = trial
        moves.append(move)
    yield {**head, "moves": moves}


def random_move(random: Random, table: Week) -> Move:
    """What somebody does next, now and then somebody whose turn it is not."""
    debtors = [seat for seat in table.still_in if table.players[seat].cash < 0 and not table.players[seat].loan]
    if random.random() < 0.05 or (debtors and random.random() < 0.7) or table.over:
        seat = random.choice(debtors or range(len(table.players)))
        return {"type": "loan", "player": table.players[seat].name}
    if table.wants_roll or random.random() < 0.02:
        return roll(random, table, table.roller if random.random() < 0.97 else random.randrange(len(table.players)))
    ready = sorted(set(table.still_in) - set(table.placed))
    seat = random.choice(ready) if random.random() < 0.97 else random.randrange(len(table.players))
    return cards(random, table, seat, random.choice((5, 40, 150)))


def roll(random: Random, table: Week, seat: int) -> Move:
    """The die, with a chance card where it calls for one."""
    face = random.choice(("sun", "rain", "blank", "chance"))
    move: Move = {"type": "roll", "player": table.players[seat].name, "face": face}
    if face == "chance":
        move["card"] = {"location": random.choice(LOCATIONS), "demand": random.randint(-40, 40)}
    return move


def cards(random: Random, table: Week, seat: int, most: int) -> Move:
    """A card, or two where they are allowed, that the player can pay for."""
    player = table.players[seat]
    purse = player.cash
    count = 1
    if table.advanced["extra_cards"] and DAYS[table.day] in EXTRA_CARD_DAYS and purse >= 20 and random.random() < 0.5:
        count = 2
        purse -= 20
    placed = []
    for _ in range(count):
        made = random.randint(0, max(0, min(most, purse)))
        if table.readings["SW-01"] == "credit" and table.day and random.random() < 0.3:
            made = random.randint(0, most)
        purse -= made
        place = random.choice(sorted(table.board))
        placed.append({"location": place, "made": made, "price": random.choice((1, 2, 2, 2, 3, 4))})
    if count == 2 and table.readings["SW-20"] == "different-location" and len({c["location"] for c in placed}) == 1:
        placed[1] |= {"location": None, "made": 0}
    if table.advanced["go_early"] and not player.marked and random.random() < 0.3 and placed[0]["location"]:
        placed[0]["go_early"] = True
    return {"type": "cards", "player": player.name, "cards": placed}


def spoil(random: Random, move: Move) -> None:
    """One thing that is nearly right."""
    if move["type"] == "roll":
        change = random.choice(
            (
                {"face": random.choice(("sun", "snow", "chance"))},
                {"card": {"location": random.choice((*LOCATIONS, "moon")), "demand": random.randint(-20, 20)}},
            )
        )
        move.update(change)
    elif move["type"] == "cards":
        card = random.choice(move["cards"])
        changes = (
            {"location": random.choice((*LOCATIONS, "moon", None))},
            {"made": card["made"] + random.choice((1, 20, 100))},
            {"price": random.choice((0, 5, -1))},
            {"go_early": True},
        )
        if random.random() < 0.3:
            move["cards"].append(dict(card))
        else:
            card.update(random.choice(changes))
