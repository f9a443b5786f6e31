"""¡Relajarse! for the laws: random boards and cups, moves that a person would try, and near misses."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from referee.core import Offer, Step, Violation
from referee.games import GAMES
from referee.games.relajarse.setup import COLOURS, FACES
from referee.games.relajarse.state import Phase, State
from referee.games.relajarse.wire import Setup

NAMES = ("Player-A", "Player-B", "Player-C", "Player-D")  # unlike every word of the game
WAYS = ("clockwise", "counterclockwise")
CAPACITIES = (4, 4, 5, 6, 8, 12, 24, None)
POINTS = 32  # 24 cubes and twice four blueberries

Json = Any
Ask = Callable[[Json], Step[State]]  # what a move would do


def setup(random: Random, players: int, board: int) -> Json:
    """A table of so many players with a board, corners and readings of its own."""
    readings = GAMES["relajarse"].readings
    share = random.choice((0.0, 0.3, 0.6))
    return {
        "players": list(NAMES[:players]),
        "cups": random.sample(range(4), players),
        "board": "reference" if board == 0 else random_board(random),
        "rulings": {ruling: random.choice(keys[1:]) for ruling, keys in readings.items() if random.random() < share},
    }


def random_board(random: Random) -> Json:
    """Two trays a colour in any order, and pairs of trays of different colours."""
    trays = random.sample(COLOURS * 2, 8)
    while True:
        order = random.sample(range(8), 8)
        pairs = [sorted(order[start : start + 2]) for start in range(0, 8, 2)]
        if all(trays[one] != trays[other] for one, other in pairs):
            return {"trays": trays, "capacity": random.choice(CAPACITIES), "blueberries": pairs}


def attempt(random: Random, state: State, _ask: Ask) -> Json:
    """A move that a person would try here."""
    player = state.table.players[state.turn]
    if state.phase is Phase.ROLL:
        return {"type": "roll", "player": player, "face": random.choice(FACES)}
    tray = random.choice(state.table.matching(state.face or "") or [0])
    others = [name for name in state.table.players if name != player]
    moves = (
        {"type": "sow", "player": player, "tray": tray, "direction": random.choice(WAYS)},
        {"type": "take_blueberry", "player": player, "tray": tray},
        {"type": "take_all", "player": player, "tray": tray},
        {"type": "steal", "player": player, "from": random.choice(others)},
        {"type": "pass", "player": player},
    )
    return random.choice(moves)


def spoil(random: Random, state: State, move: Json) -> Json:
    """The move with something changed, mostly for the worse."""
    move = copy.deepcopy(move)
    if random.random() < 0.15:
        move["player"] = random.choice(state.table.players)
        return move
    if random.random() < 0.2:
        return attempt(random, state, _nobody)
    random.choice(SPOILERS[move["type"]])(random, state, move)
    return move


def _nobody(_move: Json) -> Step[State]:
    raise AssertionError("an attempt at this game asks nothing")


def spoil_face(random: Random, _state: State, move: Json) -> None:
    """Another face, or one that the die does not have."""
    move["face"] = random.choice((*FACES, "green", "Blue"))


def spoil_tray(random: Random, _state: State, move: Json) -> None:
    """Another tray, or one that the board does not have."""
    move["tray"] = random.choice((*range(8), 8, -1))


def spoil_direction(random: Random, _state: State, move: Json) -> None:
    """Another direction, or none."""
    move["direction"] = random.choice((*WAYS, "left"))


def spoil_victim(random: Random, state: State, move: Json) -> None:
    """Another player to steal from, perhaps the thief."""
    move["from"] = random.choice(state.table.players)


def change_type(random: Random, state: State, move: Json) -> None:
    """A pass made something else."""
    move.update(attempt(random, state, _nobody))


SPOILERS: Mapping[str, Sequence[Callable[[Random, State, Json], None]]] = {
    "roll": (spoil_face,),
    "sow": (spoil_tray, spoil_direction),
    "take_blueberry": (spoil_tray,),
    "take_all": (spoil_tray,),
    "steal": (spoil_victim,),
    "pass": (change_type,),
}


def bound(_setup: Setup) -> int:
    """More moves than a playout has; no rule ends a game in which every roll is passed."""
    return 4000


def check_state(state: State) -> None:
    """All 24 cubes and 4 blueberries are somewhere, and no tray holds more than it can."""
    assert sum(state.trays) + sum(state.cups) == 24
    assert sum(state.berries) + sum(state.won) == 4
    assert min((*state.trays, *state.cups, *state.won)) >= 0
    assert state.table.capacity is None or max(state.trays) <= state.table.capacity
    if state.phase is Phase.OVER:
        assert not any(state.trays)
        is_whole = state.table.readings.RE_01 == "all"
        points = sum(state.cups) + 2 * sum(state.won)
        assert points == POINTS if is_whole else points == POINTS - 2 * sum(state.berries)


def check_step(before: State, step: Step[State]) -> None:
    """The events tell what came into each cup and what left it."""
    table = before.table
    for seat, player in enumerate(table.players):
        told = [event for event in step.events if event.player == player]
        gained = sum(int(str(event.facts.get("own", 0))) for event in told)
        gained += sum(int(str(event.facts["cubes"])) for event in told if event.verb == "took_all")
        gained += sum({"stole": 1, "robbed": -1}.get(event.verb, 0) for event in told)
        assert step.after.cups[seat] == before.cups[seat] + gained
        berries = sum(event.verb == "took_blueberry" for event in told)
        assert step.after.won[seat] == before.won[seat] + berries


def spent(_step: Step[State]) -> int:
    """Nothing is ever spent in this game."""
    return 0


def take(_state: State, _move: Any, _offer: Offer, _option: str) -> None:
    """Nothing is offered in this game."""


def sheets(view: Json) -> Json:
    """The cups of a state as somebody would count them."""
    return {
        player: {"cubes": cup["cubes"], "blueberries": cup["blueberries"]} for player, cup in view["players"].items()
    }


def amended(move: Json, violation: Violation, alternative: Any) -> Json | None:
    """The move with an alternative in the place that was refused; None for another type, which needs more."""
    field = violation.pointer.removeprefix("/")
    return None if field == "type" else {**move, field: alternative}


def spoil_sheets(random: Random, papers: Json) -> None:
    """Cups with more or fewer cubes and blueberries than there were, or level with another."""
    for paper in papers.values():
        if random.random() < 0.4:
            paper[random.choice(("cubes", "blueberries"))] = random.choice((0, 1, 4, 5, 24, 25))
    first, second = list(papers.values())[:2]
    if random.random() < 0.3:
        second.update(first)
