"""One move of ¡Relajarse!, walked once: what it breaks, or what it does.

Sources: RE:n is line n of the rulebook text, RE-n a ruling of the registry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.core import AnyMove, Event, Facts, Step, Violation
from referee.games.relajarse.codes import Code
from referee.games.relajarse.refusals import (
    berry_violations,
    pass_violations,
    sow_violations,
    steal_violations,
    take_all_violations,
)
from referee.games.relajarse.setup import FACES, STEAL, WILD
from referee.games.relajarse.sowing import Sowing
from referee.games.relajarse.state import (
    Phase,
    State,
    can_do_something,
    full_trays,
    open_types,
)
from referee.games.relajarse.wire import Pass, Roll, Sow, Steal, TakeAll, TakeBlueberry


def resolve(state: State, move: AnyMove) -> Step[State]:
    """Walk one move; `move` is a Struct of the contract whose player sits at the table."""
    seat = state.table.seats[move.player]
    is_roll = isinstance(move, Roll)
    if state.phase is Phase.OVER or seat != state.turn or is_roll is not (state.phase is Phase.ROLL):
        return Step(state, (_untimely(state, seat, move),))
    refuse, handle = HANDLERS[type(move)]
    violations = list(refuse(state, move))
    return Step(state, violations) if violations else handle(state, move)


def _untimely(state: State, seat: int, move: AnyMove) -> Violation:
    """The one reason why this player cannot make this type of move now."""
    if state.phase is Phase.OVER:
        return Violation("", Code.GAME_OVER.value, "RE:35")
    if seat != state.turn:
        expected = [state.table.players[state.turn]]
        facts: Facts = {"player": move.player, "expected": expected}
        return Violation("/player", Code.OUT_OF_TURN.value, "RE:14", facts, expected)
    types = open_types(state)
    facts = {"sent": str(type(move).__struct_config__.tag), "expected": types}
    return Violation("/type", Code.NOT_NOW.value, "RE:15", facts, types)


def _face_violations(_state: State, move: Roll) -> Iterator[Violation]:
    if move.face not in FACES:
        yield Violation("/face", Code.FACE.value, "RE:15", {"face": move.face}, FACES)


def _roll(state: State, move: Roll) -> Step[State]:
    """What was rolled; where it lets nothing be done, the turn is over (RE:31)."""
    rolled = replace(state, phase=Phase.ACT, face=move.face)
    event = Event("rolled", move.player, move.face)
    if can_do_something(rolled):
        return Step(rolled, (), (event,))
    return Step(_next_turn(rolled), (), (event, Event("nothing_to_do", move.player)))


def _next_turn(state: State) -> State:
    """The next player's roll (RE:14), or the end of the game (RE:35, RE-01)."""
    is_bare = not any(state.trays) and (state.table.readings.RE_01 == "cubes" or not any(state.berries))
    phase = Phase.OVER if is_bare else Phase.ROLL
    return replace(state, phase=phase, face=None, turn=(state.turn + 1) % len(state.cups))


def _ended(before: State, after: State, events: Sequence[Event], unsure: Sequence[str] = ()) -> Step[State]:
    """The step of an action that ends the turn."""
    following = _next_turn(after)
    if following.phase is Phase.OVER:
        events = [*events, Event("game_ended")]
    empties = any(before.trays) and not any(after.trays)
    used = ["RE-01"] if empties and any(after.berries) else []
    return Step(following, (), events, used=used, leaned_on=unsure)


def _sow(state: State, move: Sow) -> Step[State]:
    table = state.table
    sowing = Sowing(table.corners[state.turn], table.capacity, table.readings.RE_10 == "next-tray")
    sown = sowing.walk(state.trays, move.tray, move.direction)
    facts: Facts = {
        "tray": move.tray,
        "colour": table.colours[move.tray],
        "cubes": state.trays[move.tray],
        "direction": move.direction,
        "places": sown.places,
        "own": sown.own,
    }
    after = _with_cubes(replace(state, trays=sown.trays), {state.turn: sown.own})
    unsure = ["RE-10"] if sown.met_full else []
    if state.phase is Phase.ACT:
        unsure += _last_cubes_rulings(state)
    return _ended(state, after, [Event("sown", move.player, facts=facts)], unsure)


def _last_cubes_rulings(state: State) -> list[str]:
    """The rulings under which the last cubes of one tray could have been taken, or would have had to be."""
    if len(full_trays(state)) != 1:
        return []
    return ["RE-16" if state.face == WILD else "RE-15", "RE-17"]


def _with_cubes(state: State, gained: Mapping[int, int]) -> State:
    return replace(state, cups=tuple([cubes + gained.get(seat, 0) for seat, cubes in enumerate(state.cups)]))


def _take_blueberry(state: State, move: TakeBlueberry) -> Step[State]:
    """A blueberry into the cup; where it comes on top, the other tray of its colour has to be sown (RE-03)."""
    table = state.table
    berries = tuple([there and berry != table.berry_at[move.tray] for berry, there in enumerate(state.berries)])
    won = tuple([count + (seat == state.turn) for seat, count in enumerate(state.won)])
    after = replace(state, berries=berries, won=won)
    event = Event("took_blueberry", move.player, facts={"tray": move.tray, "colour": table.colours[move.tray]})
    if not full_trays(state):
        return _ended(state, after, [event])
    if table.readings.RE_03 == "extra":
        return Step(replace(after, phase=Phase.SOW), (), (event,), used=["RE-03"])
    step = _ended(state, after, [event])
    return replace(step, used=[*step.used, "RE-03"])


def _take_all(state: State, move: TakeAll) -> Step[State]:
    cubes = state.trays[move.tray]
    trays = tuple([0 if tray == move.tray else count for tray, count in enumerate(state.trays)])
    after = _with_cubes(replace(state, trays=trays), {state.turn: cubes})
    facts: Facts = {"tray": move.tray, "colour": state.table.colours[move.tray], "cubes": cubes}
    return _ended(state, after, [Event("took_all", move.player, facts=facts)], _last_cubes_rulings(state))


def _steal(state: State, move: Steal) -> Step[State]:
    after = _with_cubes(state, {state.turn: 1, state.table.seats[move.from_]: -1})
    events = [Event("stole", move.player, by=move.from_), Event("robbed", move.from_, by=move.player)]
    return _ended(state, after, events)


def _pass(state: State, move: Pass) -> Step[State]:
    choice = "RE-19" if state.face == STEAL else "RE-06"
    step = _ended(state, state, [Event("passed", move.player)], _last_cubes_rulings(state))
    return replace(step, used=[*step.used, choice])


Refuse = Callable[[State, Any], Iterator[Violation]]
Handle = Callable[[State, Any], Step[State]]
HANDLERS: Mapping[type, tuple[Refuse, Handle]] = {
    Roll: (_face_violations, _roll),
    Sow: (sow_violations, _sow),
    TakeBlueberry: (berry_violations, _take_blueberry),
    TakeAll: (take_all_violations, _take_all),
    Steal: (steal_violations, _steal),
    Pass: (pass_violations, _pass),
}
