"""A game of ¡Relajarse! at one moment: what lies in trays and cups, what was rolled, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from referee.core import AnyJson, Expectation
from referee.games.relajarse.setup import BLUEBERRIES, CUBES_A_TRAY, STEAL, TRAYS, WILD, Table, build_table
from referee.games.relajarse.wire import Setup


class Phase(StrEnum):
    """What the game waits for; SOW follows a blueberry that is taken on top of sowing (RE-03)."""

    ROLL = "roll"
    ACT = "act"
    SOW = "sow"
    OVER = "over"


class State(Struct, frozen=True, gc=False):
    """Cubes by tray, blueberries still on the board, cubes and blueberries by seat, the seat on turn and its roll."""

    table: Table
    trays: tuple[int, ...]
    berries: tuple[bool, ...]
    cups: tuple[int, ...]
    won: tuple[int, ...]
    turn: int = 0
    phase: Phase = Phase.ROLL
    face: str | None = None

    def has_berry(self, tray: int) -> bool:
        """Whether the blueberry of a tray is still on the board."""
        return self.berries[self.table.berry_at[tray]]


def initial_state(setup: Setup) -> State:
    """Three cubes in every tray, all blueberries on the board, empty cups (RE:12)."""
    table = build_table(setup)
    nothing = (0,) * len(table.players)
    return State(table, (CUBES_A_TRAY,) * len(TRAYS), (True,) * BLUEBERRIES, nothing, nothing)


def is_over(state: State) -> bool:
    """Whether the board is empty, or its trays are where that is enough (RE:35, RE-01)."""
    return state.phase is Phase.OVER


def matching(state: State) -> list[int]:
    """The trays that match what was rolled."""
    return [] if state.face is None else state.table.matching(state.face)


def full_trays(state: State) -> list[int]:
    """The matching trays that have cubes, which can be sown (RE:16, RE-13)."""
    return [tray for tray in matching(state) if state.trays[tray]]


def berry_trays(state: State) -> list[int]:
    """The empty trays of the rolled colour whose blueberry can be taken; none on wild (RE:27, RE-14)."""
    if state.face == WILD or state.phase is Phase.SOW:
        return []
    return [tray for tray in matching(state) if not state.trays[tray] and state.has_berry(tray)]


def blocking_berries(state: State, tray: int) -> list[int]:
    """The trays whose blueberries stand in the way of taking all cubes of the last tray (RE:30, RE-15, RE-16)."""
    readings = state.table.readings
    if state.face != WILD:
        asked = matching(state) if readings.RE_15 == "both" else [other for other in matching(state) if other != tray]
    elif readings.RE_16 == "ignore":
        asked = []
    else:
        asked = [tray] if readings.RE_16 == "full-tray" else list(TRAYS)
    return [other for other in asked if state.has_berry(other)]


def last_tray(state: State) -> int | None:
    """The one matching tray with cubes, where all of them may be taken at once (RE:30); None where none is."""
    full = full_trays(state)
    if state.phase is not Phase.ACT or len(full) != 1 or blocking_berries(state, full[0]):
        return None
    return full[0]


def victims(state: State) -> list[int]:
    """The seats whose cup a cube can be stolen from, clockwise (RE:22, RE-18)."""
    count = len(state.cups)
    return [seat for step in range(1, count) if state.cups[seat := (state.turn + step) % count]]


def can_do_something(state: State) -> bool:
    """Whether what was rolled lets its player do anything at all (RE:31, RE-07)."""
    if state.face == STEAL:
        return bool(victims(state))
    return bool(full_trays(state) or berry_trays(state))


def may_pass(state: State) -> bool:
    """Whether this table lets its player do nothing here (RE-06, RE-19); never against a compulsory last tray."""
    readings = state.table.readings
    if state.phase is not Phase.ACT:
        return False
    if state.face == STEAL:
        return readings.RE_19 == "may"
    is_forced = readings.RE_17 == "must" and last_tray(state) is not None
    return readings.RE_06 == "may-pass" and not is_forced


def open_types(state: State) -> list[str]:
    """The types of move that are open to the player on turn."""
    if state.phase is Phase.OVER:
        return []
    if state.phase is not Phase.ACT:
        return [state.phase.value]
    last = last_tray(state)
    is_forced = last is not None and state.table.readings.RE_17 == "must"
    open_now = {
        "sow": bool(full_trays(state)) and not is_forced,
        "take_blueberry": bool(berry_trays(state)),
        "take_all": last is not None,
        "steal": state.face == STEAL,
        "pass": may_pass(state),
    }
    return [name for name, is_open in open_now.items() if is_open]


def expect(state: State) -> Sequence[Expectation]:
    """Who may move now, and with which types."""
    types = open_types(state)
    return [Expectation(state.table.players[state.turn], types)] if types else []


def view(state: State) -> AnyJson:
    """The state as it goes over the wire: plain words and whole numbers."""
    table = state.table
    return {
        "phase": state.phase.value,
        "face": state.face,
        "waiting": [] if state.phase is Phase.OVER else [table.players[state.turn]],
        "trays": [
            {
                "tray": tray,
                "colour": table.colours[tray],
                "cubes": state.trays[tray],
                "blueberry": state.has_berry(tray),
            }
            for tray in TRAYS
        ],
        "players": {
            name: {"corner": table.corners[seat], "cubes": state.cups[seat], "blueberries": state.won[seat]}
            for seat, name in enumerate(table.players)
        },
    }
