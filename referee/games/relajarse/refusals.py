"""Every rule that a move of ¡Relajarse! breaks once it is the player's turn to act.

Sources: RE:n is line n of the rulebook text, RE-n a ruling of the registry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core import Facts, Violation
from referee.games.relajarse.codes import Code
from referee.games.relajarse.setup import STEAL, TRAYS, WILD
from referee.games.relajarse.sowing import STEPS
from referee.games.relajarse.state import (
    Phase,
    State,
    berry_trays,
    blocking_berries,
    full_trays,
    last_tray,
    matching,
    open_types,
    victims,
)
from referee.games.relajarse.wire import Pass, Sow, Steal, TakeAll, TakeBlueberry


def sow_violations(state: State, move: Sow) -> Iterator[Violation]:
    """A tray with cubes that matches, and a direction (RE:16, RE:17); not where the last cubes have to be taken."""
    if state.face == STEAL:
        yield _wrong_face(state)
        return
    yield from _unmatched(state, move.tray, full_trays(state))
    if move.tray in TRAYS and not state.trays[move.tray]:
        facts: Facts = {"tray": move.tray, "colour": state.table.colours[move.tray]}
        yield Violation("/tray", Code.TRAY_EMPTY.value, "RE:16", facts, full_trays(state))
    if move.direction not in STEPS:
        yield Violation("/direction", Code.DIRECTION.value, "RE:16", {"direction": move.direction}, tuple(STEPS))
    last = last_tray(state)
    if last is not None and state.table.readings.RE_17 == "must":
        facts = {"tray": last, "colour": state.table.colours[last], "cubes": state.trays[last]}
        yield Violation("/type", Code.LAST_CUBES_COMPULSORY.value, "RE-17", facts, open_types(state))


def _wrong_face(state: State) -> Violation:
    """A cube has to be stolen on the steal face, and can be on no other (RE:22)."""
    return Violation("/type", Code.STEAL_FACE.value, "RE:22", {"face": state.face or ""}, open_types(state))


def _unmatched(state: State, tray: int, others: Sequence[int]) -> Iterator[Violation]:
    """A tray that is none, or not of the rolled colour."""
    if tray not in TRAYS:
        yield Violation("/tray", Code.TRAY_UNKNOWN.value, "RE:12", {"tray": tray, "last": len(TRAYS) - 1}, others)
    elif tray not in matching(state):
        facts: Facts = {"tray": tray, "colour": state.table.colours[tray], "face": state.face or ""}
        yield Violation("/tray", Code.TRAY_COLOUR.value, "RE:16", facts, others)


def berry_violations(state: State, move: TakeBlueberry) -> Iterator[Violation]:
    """The blueberry at an empty tray of the rolled colour (RE:27), one a turn (RE-03)."""
    if state.face == STEAL:
        yield _wrong_face(state)
        return
    if state.phase is Phase.SOW:
        yield _berry_done(state)
        return
    free = berry_trays(state)
    if state.face == WILD:
        yield Violation("/type", Code.BLUEBERRY_ON_WILD.value, "RE:20", {}, open_types(state))
    yield from _unmatched(state, move.tray, free)
    if move.tray not in TRAYS:
        return
    facts: Facts = {"tray": move.tray, "colour": state.table.colours[move.tray]}
    if state.trays[move.tray]:
        full = {**facts, "cubes": state.trays[move.tray]}
        yield Violation("/tray", Code.BLUEBERRY_TRAY_NOT_EMPTY.value, "RE:27", full, free)
    if not state.has_berry(move.tray):
        yield Violation("/tray", Code.BLUEBERRY_GONE.value, "RE:27", facts, free)


def _berry_done(state: State) -> Violation:
    """After a blueberry on top only the other tray of its colour can be sown (RE-03)."""
    tray = full_trays(state)[0]
    facts: Facts = {"tray": tray, "colour": state.table.colours[tray]}
    return Violation("/type", Code.BERRY_FIRST_DONE.value, "RE-03", facts, open_types(state))


def take_all_violations(state: State, move: TakeAll) -> Iterator[Violation]:
    """All cubes of the only matching tray that has some, once the blueberries are gone (RE:30)."""
    if state.face == STEAL:
        yield _wrong_face(state)
        return
    if state.phase is Phase.SOW:
        yield _berry_done(state)
        return
    last = last_tray(state)
    legal = [] if last is None else [last]
    yield from _unmatched(state, move.tray, legal)
    if move.tray not in TRAYS:
        return
    facts: Facts = {"tray": move.tray, "colour": state.table.colours[move.tray]}
    if not state.trays[move.tray]:
        yield Violation("/tray", Code.TRAY_EMPTY.value, "RE:30", facts, legal)
    elif move.tray in matching(state):
        yield from _not_the_last(state, move.tray)


def _not_the_last(state: State, tray: int) -> Iterator[Violation]:
    others = [str(other) for other in full_trays(state) if other != tray]
    if others:
        yield Violation("/tray", Code.LAST_CUBES_OTHER_TRAY.value, "RE:30", {"tray": tray, "others": others})
    blocking = [str(other) for other in blocking_berries(state, tray)]
    if blocking:
        rule = "RE-16" if state.face == WILD else "RE-15"
        yield Violation("/tray", Code.LAST_CUBES_BLUEBERRY.value, rule, {"tray": tray, "trays": blocking})


def steal_violations(state: State, move: Steal) -> Iterator[Violation]:
    """A cube from another player's cup that has one, on the steal face (RE:22, RE-18)."""
    if state.face != STEAL:
        yield _wrong_face(state)
        return
    names = state.table.players
    able = [names[seat] for seat in victims(state)]
    seat = state.table.seats[move.from_]
    if seat == state.turn:
        yield Violation("/from", Code.STEAL_SELF.value, "RE:22", {"player": move.player}, able)
    elif not state.cups[seat]:
        yield Violation("/from", Code.STEAL_EMPTY_CUP.value, "RE:22", {"player": move.from_}, able)


def pass_violations(state: State, _move: Pass) -> Iterator[Violation]:
    """Doing nothing where something can be done (RE:15), unless the table plays that one may (RE-06, RE-19)."""
    types = open_types(state)
    if "pass" in types:
        return
    rule = "RE-19" if state.face == STEAL else "RE-06"
    if state.phase is Phase.SOW:
        rule = "RE-03"
    elif state.face != STEAL and state.table.readings.RE_06 == "may-pass":
        rule = "RE-17"  # only a compulsory last tray keeps such a table from passing
    yield Violation("/type", Code.PASS_NOT_ALLOWED.value, rule, {"expected": types}, types)
