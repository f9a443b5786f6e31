"""One move of Smile Rush, walked once: what it breaks, or what it does.

Sources: SR:n is line n of the rulebook text, SR-n a ruling of the registry. What a take or a flip may name is judged in
`naming.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.core import AnyMove, Event, Facts, Step, Violation
from referee.games.smile_rush.codes import Code
from referee.games.smile_rush.grid import Card, Grid, match, pairs
from referee.games.smile_rush.naming import cell_violations, flip_violations, take_violations
from referee.games.smile_rush.setup import written
from referee.games.smile_rush.state import (
    Phase,
    State,
    has_match,
    has_pair,
    holes,
    is_pair_in_the_way,
    on_table,
    types,
)
from referee.games.smile_rush.wire import Flip, Mode, Penalty, Place, Stop, Take

Events = list[Event]


def resolve(state: State, move: AnyMove) -> Step[State]:
    """Walk one move; `move` is a Struct of the contract whose player sits at the table."""
    modes, phase, handler = HANDLERS[type(move)]
    if state.phase is not phase or state.table.mode not in modes:
        return Step(state, (_untimely(state, move, modes),))
    return handler(state, move)


def _untimely(state: State, move: AnyMove, modes: Sequence[Mode]) -> Violation:
    """The one reason why this type of move cannot be made now."""
    lines = state.table.numbers.lines
    if state.phase is Phase.OVER:
        return Violation("", Code.GAME_OVER.value, lines["end"])
    sent, expected = str(type(move).__struct_config__.tag), types(state)
    facts: Facts = {"sent": sent, "mode": state.table.mode, "expected": expected}
    if state.table.mode not in modes:
        return Violation("/type", Code.MODE.value, "SR:5", facts, expected)
    if state.phase is Phase.PLACE:
        waiting: Facts = {"holes": [str(cell) for cell in holes(state)]}
        return Violation("/type", Code.PLACE_FIRST.value, lines["place"], waiting, expected)
    return Violation("/type", Code.NOT_NOW.value, lines["take"], facts, expected)


def _take(state: State, move: Take) -> Step[State]:
    """Two equal neighbours, or three equal cards that lie as a tris does (SR:34-39, SR-02, SR-03)."""
    violations = list(take_violations(state, move.cells))
    if violations:
        return Step(state, violations)
    is_tris = len(move.cells) == 3
    gone = _without(state.grid, move.cells)
    events = [_told("tris_taken" if is_tris else "pair_taken", state, move.cells)]
    after = State(
        state.table,
        state.phase,
        gone,
        state.dealt,
        state.pairs + (not is_tris),
        state.tris + is_tris,
        state.penalties,
    )
    used = ["SR-12"] if is_tris and not state.pile else []
    return Step(_follow(after, events), (), events, used=used, leaned_on=["SR-03"] if is_tris else ())


def _without(grid: Grid, cells: Sequence[int]) -> Grid:
    return tuple([None if cell in cells else card for cell, card in enumerate(grid)])


def _told(verb: str, state: State, cells: Sequence[int]) -> Event:
    """An event with the cells and the cards in them."""
    names = [str(written(card)) for cell in cells if (card := state.grid[cell]) is not None]
    return Event(verb, state.table.player, facts={"cells": [str(cell) for cell in cells], "cards": names})


def _follow(state: State, events: Events) -> State:
    """What the game does by itself after a take: in Rush it waits for cards, in Classic it refills (SR-07, SR-09)."""
    if state.table.mode == "rush":
        return replace(state, phase=Phase.PLACE) if state.pile else _settled(state, events)
    return state if has_pair(state) else _settled(_refilled(state, events), events)


def _refilled(state: State, events: Events) -> State:
    """The holes filled in reading order, as far as the pile goes (SR:78-81, SR-10, SR-11)."""
    grid, dealt = list(state.grid), state.dealt
    for cell, card in zip(holes(state), state.table.deck[dealt:], strict=False):
        grid[cell] = card
        dealt += 1
    if dealt == state.dealt:
        return state
    events.append(Event("refilled", state.table.player, facts={"cards": dealt - state.dealt}))
    return replace(state, grid=tuple(grid), dealt=dealt)


def _settled(state: State, events: Events) -> State:
    """The next take, or the end where the pile is empty and no pair lies (SR:11-13, SR:85-87, SR-12)."""
    if state.pile or has_pair(state):
        return state if state.phase is Phase.TAKE else replace(state, phase=Phase.TAKE)
    events.append(_ended(state))
    return replace(state, phase=Phase.OVER)


def _ended(state: State) -> Event:
    """The end, with how many cards are left."""
    return Event("ended", state.table.player, facts={"left": len(on_table(state))})


def _place(state: State, move: Place) -> Step[State]:
    """The next card of the pile into any hole (SR:41, SR-07)."""
    free = holes(state)
    lines = state.table.numbers.lines
    if not 0 <= move.cell < len(state.grid):
        return Step(state, tuple(cell_violations(state, {"/cell": move.cell}, free)))
    if move.cell not in free:
        facts: Facts = {"cell": move.cell, "holes": [str(cell) for cell in free]}
        return Step(state, (Violation("/cell", Code.HOLE_TAKEN.value, lines["hole"], facts, free),))
    card = state.table.deck[state.dealt]
    events = [Event("placed", state.table.player, facts={"cell": move.cell, "card": str(written(card))})]
    after = _with(state, move.cell, card)
    if len(free) > 1 and after.pile:
        return Step(after, (), events)
    return Step(_settled(after, events), (), events)


def _with(state: State, cell: int, card: Card) -> State:
    """The state with the next card of the pile in a cell."""
    grid = (*state.grid[:cell], card, *state.grid[cell + 1 :])
    return State(state.table, state.phase, grid, state.dealt + 1, state.pairs, state.tris, state.penalties)


def _penalty(state: State, move: Penalty) -> Step[State]:
    """A card taken as a penalty, and the next one of the pile in its place (SR:8-11, SR:82-85, SR-05, SR-06)."""
    violations = [*cell_violations(state, {"/cell": move.cell}, on_table(state)), *_penalty_violations(state)]
    if violations:
        return Step(state, violations)
    events = [_told("penalty_taken", state, [move.cell])]
    card = state.table.deck[state.dealt]
    events.append(Event("placed", state.table.player, facts={"cell": move.cell, "card": str(written(card))}))
    after = replace(_with(state, move.cell, card), penalties=state.penalties + 1)
    return Step(_settled(after, events), (), events, used=["SR-05"] if has_pair(state) else ())


def _penalty_violations(state: State) -> Iterator[Violation]:
    lines = state.table.numbers.lines
    expected = types(state)
    if is_pair_in_the_way(state):
        facts: Facts = {"cells": [str(cell) for cell in next(pairs(state.grid))]}
        yield Violation("/type", Code.PENALTY_PAIR_LEFT.value, lines["no_pair"], facts, expected)
    if not state.pile:
        yield Violation("/type", Code.PENALTY_PILE_EMPTY.value, lines["penalty"], {}, expected)


def _flip(state: State, move: Flip) -> Step[State]:
    """Two cards turned over: an attempt, and if they match they are gone (SR:67-70, SR:88, SR-16, SR-17)."""
    violations = list(flip_violations(state, move.cells))
    if violations:
        return Step(state, violations)
    cards = [card for cell in move.cells if (card := state.grid[cell]) is not None]
    after = replace(state, attempts=state.attempts + 1)
    if not match(cards):
        return Step(after, (), (_told("flipped_different", state, move.cells),))
    events = [_told("flipped_equal", state, move.cells)]
    after = replace(after, grid=_without(state.grid, move.cells), pairs=state.pairs + 1)
    if not has_match(after):
        events.append(_ended(after))
        after = replace(after, phase=Phase.OVER)
    return Step(after, (), events)


def _stop(state: State, _move: Stop) -> Step[State]:
    """The last pairs are left where they lie; only once the pile is empty (SR:11-13, SR:85-87)."""
    if state.pile:
        line = state.table.numbers.lines["end"]
        return Step(state, (Violation("/type", Code.STOP_PILE_LEFT.value, line, {"pile": state.pile}, types(state)),))
    events = (Event("stopped", state.table.player), _ended(state))
    return Step(replace(state, phase=Phase.OVER), (), events)


Handler = Callable[[State, Any], Step[State]]
HANDLERS: Mapping[type, tuple[Sequence[Mode], Phase, Handler]] = {
    Take: (("rush", "classic"), Phase.TAKE, _take),
    Place: (("rush",), Phase.PLACE, _place),
    Penalty: (("rush", "classic"), Phase.TAKE, _penalty),
    Flip: (("memory",), Phase.FLIP, _flip),
    Stop: (("rush", "classic"), Phase.TAKE, _stop),
}
