"""SMARTish for the laws: random boards and tables, moves that a person would try, and near misses."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from referee.core import Offer, Step, Violation
from referee.games import GAMES
from referee.games.smartish.setup import STEAL_POINTS
from referee.games.smartish.state import Phase, State
from referee.games.smartish.wire import Setup

NAMES = ("Player-A", "Player-B", "Player-C", "Player-D")  # unlike every word of the game
CHANCE_RIGHT = 0.6
STRANGE_TILES = ("cooking", "film", "circle", "three-dots")
LOST = ("steal_failed", "steal_blocked")  # what costs a STEAL tile
USED = (*LOST, "steal_won")

Json = Any
Ask = Callable[[Json], Step[State]]  # what a move would do


def setup(random: Random, players: int, board: int) -> Json:
    """A table of so many teams with a board of its own and readings of its own."""
    readings = GAMES["smartish"].readings
    share = random.choice((0.0, 0.3, 0.6))
    spaces = 6 + 3 * board
    return {
        "players": list(NAMES[:players]),
        "board": {"spaces": spaces, "home_stretch": random.choice((0, 1, spaces // 3, spaces - 1))},
        "app_tiles": random.random() < 0.5,
        "rulings": {ruling: random.choice(keys[1:]) for ruling, keys in readings.items() if random.random() < share},
    }


def attempt(random: Random, state: State, _ask: Ask) -> Json:
    """A move that a person would try here."""
    if state.phase is Phase.ASSIGN:
        waiting = [seat for seat, team in enumerate(state.teams) if not team.tiles]
        return {"type": "assign", "player": name_of(state, random.choice(waiting)), "tiles": free_tiles(random, state)}
    if state.phase is Phase.TIE_BREAK and state.duel is not None:
        player = name_of(state, state.duel.contenders[len(state.duel.answers)])
        tile = random.choice([*free_tiles(random, state), *state.duel.earlier])
        return {"type": "tie_break", "player": player, "tile": tile, "correct": is_right(random)}
    return swap(random, state) if random.random() < 0.2 else question(random, state)


def name_of(state: State, seat: int) -> str:
    return state.table.players[seat]


def is_right(random: Random) -> bool:
    return random.random() < CHANCE_RIGHT


def free_tiles(random: Random, state: State) -> list[str]:
    """Up to four tiles that are neither on the table nor drawn."""
    gone = {tile for team in state.teams for tile in team.tiles}
    if state.duel is not None:
        gone.update(state.duel.drawn, state.duel.earlier)
    free = [tile for tile in state.table.tiles if tile not in gone]
    return random.sample(free, min(4, len(free)))


def swap(random: Random, state: State) -> Json:
    """Two tiles, mostly of slots that are still to come."""
    slots = [*range(min(state.slot + 1, 4), 5), random.randint(1, 4)]
    places = [(name, slot) for name in state.table.players for slot in slots]
    one, other = ({"player": name, "slot": slot} for name, slot in random.sample(places, 2))
    return {"type": "swap", "player": name_of(state, state.defender), "a": one, "b": other}


def question(random: Random, state: State) -> Json:
    """An answer, and steals of some of the teams that have a tile, the reader's before the reading."""
    correct = is_right(random)
    count = len(state.teams)
    order = [(state.defender + step) % count for step in range(1, count)]
    able = [seat for seat in order if state.teams[seat].steals]
    most = min(1, len(able)) if state.table.readings.ST_01 == "first" else len(able)
    chosen = random.sample(able, random.randint(0, most))
    steals, has_reader = [], False
    for seat in order:
        when = random.choice(tuple(STEAL_POINTS)) if has_reader else "before"
        has_reader = has_reader or seat not in chosen
        if seat in chosen:
            steals.append(steal(random, state, name_of(state, seat), when, correct=correct))
    return {"type": "question", "player": name_of(state, state.defender), "correct": correct, "steals": steals}


def steal(random: Random, state: State, player: str, when: str, *, correct: bool) -> Json:
    """A steal, with a push where one may be made."""
    played = {"player": player, "when": when, "correct": is_right(random)}
    is_won = played["correct"] and not correct
    if is_won and state.table.is_in_stretch(state.teams[state.defender].position) and random.random() < 0.7:
        return played | {"use": push(random, state, STEAL_POINTS[when])}
    return played


def push(random: Random, state: State, won: int) -> Json:
    """All points back, or some where they may be split."""
    if state.table.readings.ST_09 == "whole" or random.random() < 0.4:
        return "push_back"
    back = random.randint(0, won)
    return {"advance": won - back, "push_back": back}


def spoil(random: Random, state: State, move: Json) -> Json:
    """The move with something changed, mostly for the worse."""
    move = copy.deepcopy(move)
    if random.random() < 0.15:
        move["player"] = random.choice(state.table.players)
        return move
    if random.random() < 0.1:
        return another_type(random, state, move)
    random.choice(SPOILERS[move["type"]])(random, state, move)
    return move


def another_type(random: Random, state: State, move: Json) -> Json:
    """A move of another type."""
    player = move["player"]
    others = [
        {"type": "assign", "player": player, "tiles": ["film", "music", "tv", "humans"]},
        swap(random, state),
        {"type": "question", "player": player, "correct": True},
        {"type": "tie_break", "player": player, "tile": "design", "correct": True},
    ]
    return random.choice([other for other in others if other["type"] != move["type"]])


def spoil_tiles(random: Random, state: State, move: Json) -> None:
    """A tile lost, doubled, or another one in its place."""
    tiles = move["tiles"]
    place = random.randrange(len(tiles)) if tiles else 0
    tiles[place : place + 1] = random.choice(([], tiles[place : place + 1] * 2, [any_tile(random, state)]))


def any_tile(random: Random, state: State) -> str:
    return random.choice((*random.sample(list(state.table.tiles), 4), *STRANGE_TILES))


def spoil_ends(random: Random, state: State, move: Json) -> None:
    """Another end of a swap, or the same one twice."""
    place = {"player": random.choice(state.table.players), "slot": random.randint(1, 4)}
    move["a"] = random.choice((place, dict(move["b"])))


def spoil_answer(_random: Random, _state: State, move: Json) -> None:
    """The other answer, so that a push has nothing to push with."""
    move["correct"] = not move["correct"]


def spoil_steals(random: Random, state: State, move: Json) -> None:
    """A steal more, fewer, doubled or turned round."""
    steals = move["steals"] = list(move.get("steals", ()))
    player, when = random.choice(state.table.players), random.choice(tuple(STEAL_POINTS))
    more = {"player": player, "when": when, "correct": is_right(random)}
    change = random.randrange(4)
    if change == 0:
        steals.insert(random.randint(0, len(steals)), more)
    elif change == 1:
        steals[:1] = []
    elif change == 2:
        steals[:0] = copy.deepcopy(steals[:1])
    else:
        steals.reverse()


def spoil_steal(random: Random, state: State, move: Json) -> None:
    """One steal played at another time, answered otherwise or used otherwise."""
    steals = move["steals"] = list(move.get("steals", ()))
    if not steals:
        spoil_steals(random, state, move)
        return
    one = random.choice(steals)
    split = {"advance": random.randint(0, 3), "push_back": random.randint(0, 3)}
    changes = ({"when": random.choice(tuple(STEAL_POINTS))}, {"correct": is_right(random)})
    one.update(random.choice((*changes, {"use": random.choice(("push_back", "advance", split))})))


def spoil_tile(random: Random, state: State, move: Json) -> None:
    """Another tile drawn."""
    move["tile"] = any_tile(random, state)


SPOILERS: Mapping[str, Sequence[Callable[[Random, State, Json], None]]] = {
    "assign": (spoil_tiles,),
    "swap": (spoil_ends,),
    "question": (spoil_answer, spoil_steals, spoil_steals, spoil_steal, spoil_steal),
    "tie_break": (spoil_tile,),
}


def bound(setup: Setup) -> int:
    """More moves than a playout has whose teams are right in most of their questions.

    No rule ends a race in which nobody is ever right.
    """
    return 400 * len(setup.players)


def check_state(state: State) -> None:
    """Nobody is behind Start but in debt (ST-08); each tile lies once; the tied stand equally far past Start."""
    positions = [team.position for team in state.teams]
    assert min(positions) >= 0 or state.table.readings.ST_08 == "debt"
    lying = [tile for team in state.teams for tile in team.tiles]
    assert len(lying) == len(set(lying))
    assert set(lying) <= set(state.table.tiles)
    assert {len(team.tiles) for team in state.teams} <= {0, 4}
    assert all(0 <= team.steals <= 2 for team in state.teams)
    if state.phase is Phase.TIE_BREAK and state.duel is not None:
        assert {positions[seat] for seat in state.duel.contenders} == {max(positions)}
        assert max(positions) >= state.table.spaces
        assert not set(state.duel.drawn) & {*lying, *state.duel.earlier}
    if state.winner is not None:
        assert positions[state.winner] == max(positions) >= state.table.spaces


def check_step(before: State, step: Step[State]) -> None:
    """The events tell each marker's way and each STEAL tile lost; a swap only moves tiles about."""
    lost = Counter(event.player for event in step.events if event.verb in LOST)
    is_new_round = step.after.round > before.round
    for player, old, new in zip(before.table.players, before.teams, step.after.teams, strict=True):
        position = old.position
        for event in step.events:
            if event.player == player and "to" in event.facts:
                assert event.facts["from"] == position
                position = int(str(event.facts["to"]))
        assert position == new.position
        assert new.steals == (2 if is_new_round else old.steals - lost[player])
    if any(event.verb == "swapped" for event in step.events):
        assert lying(before) == lying(step.after)
        assert sum(team.has_swap for team in before.teams) == 1 + sum(team.has_swap for team in step.after.teams)


def lying(state: State) -> Counter[str]:
    """The tiles on the table."""
    return Counter(tile for team in state.teams for tile in team.tiles)


def spent(step: Step[State]) -> int:
    """How many SWAP and STEAL tiles a move plays."""
    attackers = {event.player for event in step.events if event.verb in USED}
    pushing = {event.by for event in step.events if event.verb == "pushed_back"}
    return len(attackers | pushing) + sum(event.verb == "swapped" for event in step.events)


def take(_state: State, _move: Any, _offer: Offer, _option: str) -> None:
    """Nothing is offered in this game."""


def sheets(view: Json) -> Json:
    """The positions of a state as somebody would type them in."""
    return {player: {"position": team["position"]} for player, team in view["players"].items()}


def beside(state: State) -> Json:
    """Who won the tie-break, in one round, if there was one."""
    top = max(team.position for team in state.teams)
    is_tied = sum(team.position == top for team in state.teams) > 1
    return {"tie_break": [[name_of(state, state.winner)]]} if is_tied and state.winner is not None else {}


def amended(move: Json, violation: Violation, alternative: Any) -> Json | None:
    """The move with an alternative in the place that was refused; None where it is no value for that place."""
    amended = copy.deepcopy(move)
    place = amended
    *path, last = violation.pointer.split("/")[1:]
    for step in path:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = alternative
    else:
        place[last] = alternative
    return amended


def spoil_sheets(random: Random, papers: Json) -> None:
    """Positions behind Start, too far or level with another."""
    for paper in papers.values():
        if random.random() < 0.4:
            paper["position"] = random.choice((-1, 0, random.randint(-3, 90)))
    first, second = list(papers.values())[:2]
    if random.random() < 0.3:
        first["position"] = second["position"]
