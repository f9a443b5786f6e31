"""A game of Smoothies at one moment: the papers, the phase, the dice, and who must move."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from referee.core import AnyJson, Expectation
from referee.games.smoothies.board import ABILITIES, REROLL
from referee.games.smoothies.setup import STARTING_ABILITIES, Table, build_table
from referee.games.smoothies.wire import Dice, Setup


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


class State(Struct, frozen=True, gc=False):
    """What later rules need: `to_move` are the seats that may move now, `chosen` the active player's blender."""

    table: Table
    papers: tuple[Paper, ...]
    active: int
    phase: Phase
    to_move: tuple[int, ...]
    round: Dice = {}
    square: Dice = {}
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


def is_over(state: State) -> bool:
    """Whether the game has ended (SM:56)."""
    return state.phase is Phase.OVER


def with_paper(state: State, seat: int, paper: Paper) -> tuple[Paper, ...]:
    """The papers of a state with one of them changed."""
    papers = state.papers
    return (*papers[:seat], paper, *papers[seat + 1 :])


def next_phase(state: State, seat: int, paper: Paper) -> State:
    """The state after a seat's pick: the passives' picks, then the next player's roll (SM:16, SM:33)."""
    table = state.table
    papers = with_paper(state, seat, paper)
    if state.phase is Phase.PICK:
        waiting = table.passives[seat]
        if table.readings.SM_34 == "at-once" and is_last_limit_reached(state, seat, papers):
            waiting = ()
    else:
        waiting = tuple([other for other in state.to_move if other != seat])
    if not waiting:
        return _next_turn(state, papers)
    return State(table, papers, state.active, Phase.PASSIVE, waiting, state.round, state.square, state.chosen)


def is_last_limit_reached(state: State, seat: int, papers: tuple[Paper, ...]) -> bool:
    """Whether with a seat's pick everybody has crossed both black boxes (SM:56)."""
    blacks = state.table.board.blacks
    return papers[seat].crossed & blacks == blacks and all(paper.crossed & blacks == blacks for paper in papers)


def _next_turn(state: State, papers: tuple[Paper, ...]) -> State:
    """The next player clockwise with a limit still to reach rolls; nobody left ends the game (SM:54-56, SM-33)."""
    table = state.table
    blacks = table.board.blacks
    for seat in (*table.passives[state.active], state.active):
        if papers[seat].crossed & blacks != blacks:  # only passive from then on: SM:54, SM-35
            return State(table, papers, seat, Phase.ROLL, (seat,))
    return State(table, papers, state.active, Phase.OVER, ())


def expect(state: State) -> Sequence[Expectation]:
    """Who may move now, and with which types."""
    types: Sequence[str] = {Phase.ROLL: ("roll",), Phase.OVER: ()}.get(state.phase, ("pick",))
    if state.phase is Phase.BLEND:
        paper = state.papers[state.active]
        has_reroll = paper.gained[REROLL] > paper.spent[REROLL]
        types = ("reroll", "blend") if has_reroll else ("blend",)
    return [Expectation(state.table.players[seat], types) for seat in state.to_move]


def view(state: State) -> AnyJson:
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


def _paper_view(table: Table, paper: Paper) -> AnyJson:
    slots = table.board.slots
    return {
        "crossed": table.board.boxes(paper.crossed),
        "abilities": {
            ability: {"ready": paper.gained[kind] - paper.spent[kind], "used": paper.spent[kind], "slots": slots[kind]}
            for kind, ability in enumerate(ABILITIES)
        },
        "abilities_used": paper.abilities_used,
    }
