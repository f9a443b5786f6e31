"""A game of Smoothies at one moment: the papers, the phase, the dice, and who must move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.core import Expectation
from referee.games.smoothies.board import ABILITIES, REROLL
from referee.games.smoothies.setup import STARTING_ABILITIES, Table, build_table, reread_table
from referee.games.smoothies.wire import Setup


class Phase(StrEnum):
    """Where a turn stands (SM:17-29)."""

    ROLL = "roll"
    BLEND = "blend"
    PICK = "pick"
    PASSIVE = "passive"
    OVER = "over"


class Paper(Struct, frozen=True, gc=False):
    """One player's sheet: crossed boxes as a mask, half-crosses and full crosses by ability."""

    crossed: int
    gained: tuple[int, ...]
    spent: tuple[int, ...]

    @property
    def abilities_used(self) -> int:
        """How many abilities were used, for the tie-break (SM:62)."""
        return sum(self.spent)


class State(Struct, frozen=True):
    """What later rules need: `to_move` are the seats that may move now, `chosen` the active player's blender."""

    table: Table
    papers: tuple[Paper, ...]
    active: int
    phase: Phase
    to_move: tuple[int, ...]
    round: Mapping[str, int] = {}
    square: Mapping[str, int] = {}
    chosen: str = ""


START = Paper(
    crossed=0,
    gained=tuple(int(ability in STARTING_ABILITIES) for ability in ABILITIES),
    spent=(0,) * len(ABILITIES),
)


def initial_state(setup: Setup) -> State:
    """Empty papers with the three starting abilities (SM:44); the first player rolls."""
    table = build_table(setup)
    return State(table, (START,) * len(table.players), 0, Phase.ROLL, (0,))


def reread(state: State, ruling: str, reading: str) -> State:
    """The same moment under another reading of one ruling."""
    return replace(state, table=reread_table(state.table, ruling, reading))


def is_over(state: State) -> bool:
    """Whether the game has ended (SM:56)."""
    return state.phase is Phase.OVER


def has_finished(state: State, seat: int) -> bool:
    """Whether a player has crossed both black boxes and is only passive from now on (SM:54, SM-35)."""
    blacks = state.table.board.blacks
    return state.papers[seat].crossed & blacks == blacks


def with_paper(state: State, seat: int, paper: Paper) -> tuple[Paper, ...]:
    """The papers of a state with one of them changed."""
    papers = state.papers
    return (*papers[:seat], paper, *papers[seat + 1 :])


def next_phase(state: State, seat: int, papers: tuple[Paper, ...]) -> State:
    """The state after a seat's pick: the passives' picks, then the next player's roll (SM:16, SM:33)."""
    moved = State(state.table, papers, state.active, Phase.PASSIVE, (), state.round, state.square, state.chosen)
    if state.phase is Phase.PICK:
        if state.table.readings.SM_34 == "at-once" and is_last_limit_reached(moved):
            return _turn_over(moved)
        return replace(moved, to_move=_passives(state))
    waiting = tuple(other for other in state.to_move if other != seat)
    return replace(moved, to_move=waiting) if waiting else _turn_over(moved)


def is_last_limit_reached(state: State) -> bool:
    """Whether everybody has crossed both black boxes (SM:56)."""
    return all(has_finished(state, seat) for seat in range(len(state.papers)))


def _passives(state: State) -> tuple[int, ...]:
    """The other seats clockwise; alone, the same player picks again (SM:65, SM-40)."""
    count = len(state.papers)
    return tuple((state.active + step) % count for step in range(1, count)) or (state.active,)


def _turn_over(state: State) -> State:
    """The next player clockwise with a limit still to reach rolls; nobody left ends the game (SM:54-56, SM-33)."""
    count = len(state.papers)
    for step in range(1, count + 1):
        seat = (state.active + step) % count
        if not has_finished(state, seat):
            return State(state.table, state.papers, seat, Phase.ROLL, (seat,))
    return State(state.table, state.papers, state.active, Phase.OVER, ())


def expect(state: State) -> Sequence[Expectation]:
    """Who may move now, and with which types."""
    types: Sequence[str] = {Phase.ROLL: ("roll",), Phase.OVER: ()}.get(state.phase, ("pick",))
    if state.phase is Phase.BLEND:
        paper = state.papers[state.active]
        has_reroll = paper.gained[REROLL] > paper.spent[REROLL]
        types = ("reroll", "blend") if has_reroll else ("blend",)
    return [Expectation(state.table.players[seat], types) for seat in state.to_move]


def view(state: State) -> Any:
    """The state as it goes over the wire: plain words and whole numbers."""
    names = state.table.players
    return {
        "phase": state.phase.value,
        "active": names[state.active],
        "waiting": [names[seat] for seat in state.to_move],
        "round": dict(state.round),
        "square": dict(state.square),
        "blender": state.chosen or None,
        "players": {name: _paper_view(state.table, paper) for name, paper in zip(names, state.papers, strict=True)},
    }


def _paper_view(table: Table, paper: Paper) -> Any:
    slots = table.board.slots
    return {
        "crossed": table.board.boxes(paper.crossed),
        "abilities": {
            ability: {"ready": paper.gained[kind] - paper.spent[kind], "used": paper.spent[kind], "slots": slots[kind]}
            for kind, ability in enumerate(ABILITIES)
        },
        "abilities_used": paper.abilities_used,
    }
