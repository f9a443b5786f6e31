"""Smoothie Wars for the laws: random boards and tables, moves that a person would try, and near misses."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from referee.core import Event, Offer, Step, Violation
from referee.games import GAMES
from referee.games.smoothie_wars.state import State, borrowers, waiting
from referee.games.smoothie_wars.wire import Setup

LOCATIONS = ("city", "residential", "beach", "national_park")
FACES = ("sun", "rain", "blank", "chance")
ADVANCED = ("late_events", "extra_cards", "go_early")
NAMES = tuple(f"Player-{letter}" for letter in "ABCDEFGH")  # unlike every word of the game
AFTER_THE_END = ("loan",)  # on Sunday, by SW-33
MARK, EXTRA_CARD, LOAN = 1, 2, 4  # how late in a list a move with it comes
START = 100

Json = Any
Ask = Callable[[Json], Step[State]]  # what a move would do
MOST_ON_A_CARD = 1_000_000  # what can be written there; on credit somebody may own more


def setup(random: Random, players: int, board: int) -> Json:
    """A table of so many players with a board, advanced rules and readings of its own."""
    readings = GAMES["smoothie-wars"].readings
    share = random.choice((0.0, 0.3, 0.6))
    rulings = {ruling: random.choice(keys[1:]) for ruling, keys in readings.items() if random.random() < share}
    if random.random() < 0.5:
        rulings["SW-01"] = "credit"  # nobody falls below zero otherwise
    return {
        "players": list(NAMES[:players]),
        "board": demand(random, board),
        "advanced": {name: random.random() < 0.5 for name in ADVANCED},
        "rulings": rulings,
    }


def demand(random: Random, board: int) -> Json:
    """A preset, or one to four locations whose demand grows with the size of the board."""
    if random.random() < 0.2:
        return random.choice(("printed", "prerelease"))
    places = random.sample(LOCATIONS, random.randint(1, 4))
    most = 5 + 20 * board
    return {"id": "drawn", "demand": {place: [random.randint(0, most) for _ in range(7)] for place in places}}


def attempt(random: Random, state: State, _ask: Ask) -> Json:
    """A move that a person would try here; who is short of cash mostly borrows."""
    lenders = [seat for seat in borrowers(state) if random.random() < (0.7 if state.accounts[seat].cash < 20 else 0.05)]
    if lenders:
        return {"type": "loan", "player": state.table.players[random.choice(lenders)]}
    seat = random.choice(waiting(state))
    start = {"type": state.phase.value, "player": state.table.players[seat]}
    return start | (roll(random) if state.phase.value == "roll" else {"cards": hand(random, state, seat)})


def roll(random: Random) -> Json:
    """The die, with a chance card where it calls for one."""
    face = random.choice(FACES)
    card = {"location": random.choice(LOCATIONS), "demand": random.randint(-60, 60)}
    return {"face": face, "card": card} if face == "chance" else {"face": face}


def hand(random: Random, state: State, seat: int) -> Json:
    """A card or two that the cash pays for, and now and then more on credit."""
    table, account = state.table, state.accounts[seat]
    count = 2 if table.advanced.extra_cards and random.random() < 0.5 else 1
    is_reckless = table.readings.SW_01 == "credit" and random.random() < 0.3
    purse = 300 if is_reckless else max(0, account.cash - 20 * (count - 1))
    cards = []
    for _ in range(count):
        made = random.randint(0, random.choice((min(purse, MOST_ON_A_CARD), min(purse, 20))))
        purse -= made
        place = None if not made and random.random() < 0.5 else random.choice(list(table.printed))
        cards.append({"location": place, "made": made, "price": random.choice((1, 2, 2, 3, 4))})
    if table.advanced.go_early and not account.is_early_spent and cards[0]["location"] and random.random() < 0.4:
        cards[0]["go_early"] = True
    return cards


def spoil(random: Random, state: State, move: Json) -> Json:
    """A near miss: the same move with one to three small changes, which may happen to be legal."""
    move = copy.deepcopy(move)
    for _ in range(random.randint(1, 3)):
        random.choice((spoil_player, *SPOILERS[move["type"]]))(random, state, move)
    return move


def spoil_player(random: Random, state: State, move: Json) -> None:
    """Somebody moves, perhaps the wrong one."""
    move["player"] = random.choice(state.table.players)


def spoil_type(random: Random, _state: State, move: Json) -> None:
    """A loan in the place of what was due."""
    if random.random() < 0.5:
        player = move["player"]
        move.clear()
        move.update({"type": "loan", "player": player})


def spoil_roll(random: Random, _state: State, move: Json) -> None:
    """Another face, or a chance card more, fewer or for nowhere."""
    if move["type"] != "roll":
        return
    change = random.randrange(3)
    if change == 0:
        move["face"] = random.choice((*FACES, "hail"))
    elif change == 1:
        move.pop("card", None)
    else:
        move["card"] = {"location": random.choice((*LOCATIONS, "harbour")), "demand": random.randint(-9, 9)}


def spoil_cards(random: Random, _state: State, move: Json) -> None:
    """A card lost or doubled, or one of its fields changed."""
    if move["type"] != "cards":
        return
    cards = move["cards"]
    change = random.randrange(6)
    if change == 0:
        del cards[1:]
    elif change == 1 and len(cards) < 8:
        cards.append(dict(random.choice(cards)))
    else:
        fields = {
            "location": random.choice((*LOCATIONS, "harbour", None)),
            "made": random.choice((0, 1, 80, 100, 101, 120, 500)),
            "price": random.choice((0, 1, 4, 5)),
            "go_early": random.random() < 0.7,
        }
        name = random.choice(list(fields))
        random.choice(cards)[name] = fields[name]


SPOILERS: Mapping[str, Sequence[Callable[[Random, State, Json], None]]] = {
    "roll": (spoil_roll, spoil_roll, spoil_type),
    "cards": (spoil_cards, spoil_cards, spoil_cards, spoil_type),
    "loan": (spoil_player,),
}


def bound(setup: Setup) -> int:
    """The most moves of a week: each day a roll and everybody's cards, and once everybody's loan."""
    players = len(setup.players)
    return 7 * (1 + players) + players


def check_state(state: State) -> None:
    """Each line adds up and begins where the last one ended; one loan each; only who had to is out."""
    for account in state.accounts:
        cash, has_loan = START, False
        for day, row in enumerate(account.rows):
            assert row.start == cash
            result = row.start + row.sales - row.costs + row.bonus
            assert row.end == result + 100 * row.loan
            must_go = result < -100 or (result < 0 and has_loan)
            assert must_go == (account.out == day)
            assert not (row.loan and (has_loan or must_go))
            has_loan, cash = has_loan or row.loan, row.end
        assert account.out is None or account.out == len(account.rows) - 1


def check_step(before: State, step: Step[State]) -> None:
    """Nothing is sold that is not wanted or not made, and the events tell all that the lines gained."""
    wanted = {event.item: event.facts["demand"] for event in step.events if event.verb == "demand"}
    sold: Counter[str] = Counter()
    sales: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for event in told(step, "sold"):
        facts = event.facts
        assert 0 <= number(facts["sold"]) <= number(facts["made"])
        sold[event.item] += number(facts["sold"])
        sales[event.player] += number(facts["sales"])
    for event in told(step, "tier"):
        lost[event.item] += number(event.facts["wasted"]) + number(event.facts["unserved"])
    assert all(sold[place] + count == number(wanted[place]) for place, count in lost.items())
    for player, old, new in zip(before.table.players, before.accounts, step.after.accounts, strict=True):
        gained = new.rows[len(old.rows) :]
        assert sum(row.sales for row in gained) == sales[player]
        assert [row.end for row in gained] == [event.facts["end"] for event in told(step, "day", player)]


def told(step: Step[State], verb: str, player: str | None = None) -> list[Event]:
    """The events of a kind, all of them or one player's."""
    return [event for event in step.events if event.verb == verb and player in (None, event.player)]


def number(fact: Any) -> int:
    """A fact that is a whole number."""
    assert isinstance(fact, int)
    return fact


def spent(step: Step[State]) -> int:
    """The extras of a move: a mark to go early, an extra card, a loan."""
    if told(step, "borrowed"):
        return LOAN
    players = [event.player for event in told(step, "placed")]
    if not players:
        return 0
    [player] = players
    seat = step.after.table.seats[player]
    cards = step.after.placed[seat]
    if cards is None:  # The day is worked out.
        has_mark = any(told(step, verb, player) for verb in ("went_early", "clashed", "early_in_vain"))
        has_extra = step.after.accounts[seat].rows[-1].extra_card
    else:
        has_mark, has_extra = any(card.go_early for card in cards), len(cards) > 1
    return MARK * has_mark + EXTRA_CARD * has_extra


def take(_state: State, _move: Any, _offer: Offer, _option: str) -> Any | None:
    """Nothing: a loan is a move of its own, not a part of the one before it."""
    return None


def sheets(view: Json) -> Json:
    """The scorecards of a state as somebody would type them in."""
    boxes = ("start", "sales", "costs", "end", "extra_card", "loan")
    return {
        player: {"days": [{box: row[box] for box in boxes} | {"go_early": row["bonus"] > 0} for row in written["days"]]}
        for player, written in view["players"].items()
    }


def amended(move: Json, violation: Violation, alternative: Any) -> Json | None:
    """The move with an alternative in the place that was refused."""
    if not violation.pointer:
        return dict(alternative)
    *path, last = violation.pointer.split("/")[1:]
    amended = copy.deepcopy(move)
    place = amended
    for step in path:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[last] = alternative
    return amended


def spoil_sheets(random: Random, papers: Json) -> None:
    """Scorecards with rows lost, numbers written wrong and boxes marked."""
    for paper in papers.values():
        if random.random() < 0.3:
            del paper["days"][random.randint(0, len(paper["days"])) :]
        for row in paper["days"]:
            if random.random() < 0.2:
                row[random.choice(("sales", "costs"))] += random.choice((1, 10, 100))
            if random.random() < 0.2:
                row[random.choice(("start", "end"))] += random.choice((-100, -1, 1, 100))
            if random.random() < 0.1:
                row[random.choice(("go_early", "extra_card", "loan"))] = True
