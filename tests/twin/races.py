"""Random races of SMARTish for the twin: moves that are mostly legal, and each kind of them spoiled now and then."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.twin.refusing import RefusedError
from tests.twin.smartish import CATEGORIES, SHAPES, WON, Race

FAULT = {"assign": 0.1, "swap": 0.2, "question": 0.06, "tie_break": 0.3}  # how often a move is spoiled
MOST_MOVES = 160  # a race in which nobody gets home is left there
READINGS = {
    "ST-01": "first",
    "ST-08": "debt",
    "ST-09": "split",
    "ST-11": "stop-at-stretch",
    "ST-18": "each-round",
    "ST-21": "locked",
    "ST-23": "all-repeat",
}

Move = dict[str, Any]


def random_setup(random: Random) -> Move:
    """Two to four teams on a short board, some of the rulings read the other way."""
    spaces = random.randint(6, 24)
    board = {"spaces": spaces, "home_stretch": random.choice((0, spaces // 3, spaces - 1))}
    share = random.choice((0.0, 0.3, 1.0))
    return {
        "players": ["Red", "Blue", "Green", "Yellow"][: random.randint(2, 4)],
        "board": board if random.random() < 0.9 else "reference-40",
        "app_tiles": random.random() < 0.3,
        "rulings": {ruling: reading for ruling, reading in READINGS.items() if random.random() < share},
    }


def random_records(random: Random) -> Iterator[Move]:
    """Records of one random race: each that ends in a refused move, and last the whole race."""
    setup = random_setup(random)
    race, moves = Race(setup), list[Move]()
    knows = random.choice((0.3, 0.5, 0.8))  # how often an answer is right
    while race.phase != "over" and len(moves) < MOST_MOVES:
        move = likely_move(random, race, knows)
        if random.random() < FAULT[move["type"]]:
            move = spoiled(random, race, move)
        after = copy.deepcopy(race)
        try:
            after.play(move)
        except RefusedError:
            yield {"rules": "smartish@1", "setup": setup, "moves": [*moves, move]}
        else:
            race = after
            moves.append(move)
    if race.phase == "over":
        yield {"rules": "smartish@1", "setup": setup, "moves": [*moves, spoiled(random, race, moves[-1])]}
    yield {"rules": "smartish@1", "setup": setup, "moves": moves}


def likely_move(random: Random, race: Race, knows: float) -> Move:
    """A move that may be made now, as far as one can see without counting."""
    if race.phase == "assign":
        held = [tile for team in race.teams.values() for tile in team.tiles.values()]
        free = [tile for tile in race.box if tile not in held]
        return {"type": "assign", "player": random.choice(race.waiting), "tiles": random.sample(free, 4)}
    if race.phase == "tie_break":
        tile, correct = random.choice(race.in_the_box()), random.random() < knows
        return {"type": "tie_break", "player": race.waiting[0], "tile": tile, "correct": correct}
    if random.random() < (0.2 if race.teams[race.waiting[0]].has_swap else 0.01):
        return likely_swap(random, race)
    correct = random.random() < knows
    move: Move = {"type": "question", "player": race.waiting[0], "correct": correct}
    steals = [likely_steal(random, race, move, name, knows) for name in attackers(random, race)]
    if random.random() < 0.9:
        steals = without_reader(race, move["player"], steals)
    return move | ({"steals": steals} if steals else {})


def likely_swap(random: Random, race: Race) -> Move:
    """Two tiles, mostly of those that lie face up."""
    up = [(name, slot) for name, team in race.teams.items() for slot in sorted(team.face_up)]
    everywhere = [(name, slot) for name in race.names for slot in (1, 2, 3, 4)]
    ends = random.sample(up if len(up) > 1 and random.random() < 0.9 else everywhere, 2)
    one, other = ({"player": name, "slot": slot} for name, slot in ends)
    return {"type": "swap", "player": race.waiting[0], "a": one, "b": other}


def attackers(random: Random, race: Race) -> list[str]:
    """Some of the other teams that have a STEAL tile, clockwise."""
    others = [name for name in race.from_team(race.waiting[0])[1:] if race.teams[name].steals]
    most = 1 if race.rulings["ST-01"] == "first" else len(others)
    chosen = random.sample(others, random.randint(0, min(most, len(others))))
    return sorted(chosen, key=others.index)


def likely_steal(random: Random, race: Race, move: Move, name: str, knows: float) -> Move:
    """A steal, and a push where one may be made as the markers stand before the question."""
    steal: Move = {"player": name, "when": random.choice(("before", "after")), "correct": random.random() < knows}
    stands = race.teams[move["player"]].position
    is_in_stretch = race.spaces - race.stretch <= stands < race.spaces
    if steal["correct"] and not move["correct"] and is_in_stretch and random.random() < 0.6:
        won = WON[steal["when"]]
        back = random.randint(1, won)
        split = {"advance": won - back, "push_back": back}
        return steal | {"use": split if race.rulings["ST-09"] == "split" and random.random() < 0.5 else "push_back"}
    return steal | ({"use": "advance"} if random.random() < 0.1 else {})


def without_reader(race: Race, defender: str, steals: list[Move]) -> list[Move]:
    """The steals without one that the reader may not make after it has seen the question."""
    before = {steal["player"] for steal in steals if steal["when"] == "before"}
    for name in race.from_team(defender)[1:]:
        if name not in before:
            return [steal for steal in steals if steal["player"] != name]
    return steals


def spoiled(random: Random, race: Race, move: Move) -> Move:
    """The same move with one part changed, so that it may break a rule."""
    words = [*CATEGORIES, *SHAPES, "cooking"]
    name = random.choice(race.names)
    steal = {"player": name, "when": random.choice(("before", "after")), "correct": random.random() < 0.5}
    uses: list[Any] = ["push_back", {"advance": 1, "push_back": 2}, {"advance": 1, "push_back": 1}]
    by_type: dict[str, list[Move]] = {
        "assign": [
            {"tiles": random.choices(words, k=random.choice((3, 4, 4, 4, 5)))},
            {"tiles": [*move.get("tiles", ["film"])[:3], random.choice(words)]},
        ],
        "swap": [
            {random.choice("ab"): {"player": name, "slot": random.randint(1, 4)}},
            {"a": move.get("b"), "b": move.get("b")},
        ],
        "question": [
            {"steals": [*move.get("steals", []), steal]},
            {"steals": [steal, steal]},
            {"correct": False, "steals": [steal | {"correct": True, "use": random.choice(uses)}]},
            {"steals": [steal | {"use": random.choice(uses)}]},
            {"steals": [{**each, "use": random.choice(uses)} for each in move.get("steals", [])]},
            {"steals": move.get("steals", [])[::-1]},
        ],
        "tie_break": [{"tile": random.choice(words)}, {"player": name}],
    }
    others: list[Move] = [
        {"type": "assign", "player": name, "tiles": ["film", "music", "tv", "humans"]},
        {"type": "question", "player": name, "correct": True},
        {"type": "tie_break", "player": name, "tile": "design", "correct": True},
        move | {"player": name},
    ]
    kinds = by_type[move["type"]]
    return move | random.choice(kinds) if random.random() < 0.8 else random.choice(others)


def rounds_of(record: Move) -> tuple[Race, list[list[str]]]:
    """The race after a record, and who was right in each round of its tie-break."""
    race, rounds = Race(record["setup"]), list[list[str]]()
    for move in record["moves"]:
        is_new = race.phase == "tie_break" and race.waiting == race.contenders
        race.play(move)
        if move["type"] == "tie_break":
            rounds += [[]] if is_new else []
            rounds[-1] += [move["player"]] if move["correct"] else []
    return race, rounds
