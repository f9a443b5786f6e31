"""A race of SMARTish at one moment: positions, tiles, what can still be played this round, and who must move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from referee.core import AnyJson, Expectation
from referee.games.smartish.setup import SLOTS, STEALS, Table, build_table
from referee.games.smartish.wire import Setup


class Phase(StrEnum):
    """What the race waits for."""

    ASSIGN = "assign"
    QUESTION = "question"
    TIE_BREAK = "tie_break"
    OVER = "over"


class Team(Struct, frozen=True, gc=False):
    """One team: its position, its tiles by slot, and the STEAL and SWAP tiles that it can still play this round."""

    position: int = 0
    tiles: tuple[str, ...] = ()
    steals: int = STEALS
    has_swap: bool = True


class Duel(Struct, frozen=True, gc=False):
    """A tie-break: who still contends, what each answered this round, and the tiles of this and of earlier rounds."""

    contenders: tuple[int, ...]
    answers: tuple[bool, ...] = ()
    drawn: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()


class State(Struct, frozen=True, gc=False):
    """What later rules need: `asked` counts the questions of the round, from which slot and turn follow."""

    table: Table
    teams: tuple[Team, ...]
    round: int
    phase: Phase
    asked: int = 0
    duel: Duel | None = None
    winner: int | None = None

    @property
    def first(self) -> int:
        """The seat that begins this round; the right moves clockwise (ST:38, ST-26)."""
        return (self.round - 1) % len(self.teams)

    @property
    def slot(self) -> int:
        """The slot that is asked, 1 to 4 (ST:21, ST:25)."""
        return self.asked // len(self.teams) + 1

    @property
    def defender(self) -> int:
        """The seat whose question it is."""
        return (self.first + self.asked) % len(self.teams)


def initial_state(setup: Setup) -> State:
    """All teams on Start, and no tile assigned yet (ST:10, ST:20)."""
    table = build_table(setup)
    return State(table, (Team(),) * len(table.players), 1, Phase.ASSIGN)


def is_over(state: State) -> bool:
    """Whether somebody has won."""
    return state.phase is Phase.OVER


def with_team(teams: tuple[Team, ...], seat: int, team: Team) -> tuple[Team, ...]:
    """The teams with one of them changed."""
    return (*teams[:seat], team, *teams[seat + 1 :])


def is_face_up(state: State, seat: int, slot: int) -> bool:
    """Whether the question of a team's slot is still to come in this round (ST:24)."""
    turn = (seat - state.first) % len(state.teams)
    return state.phase is Phase.QUESTION and state.asked <= (slot - 1) * len(state.teams) + turn


def clockwise(state: State, seat: int) -> list[int]:
    """The other seats in their order, the one to the left first (ST:22)."""
    count = len(state.teams)
    return [(seat + step) % count for step in range(1, count)]


def due(state: State) -> list[int]:
    """The seats whose move is awaited."""
    if state.phase is Phase.ASSIGN:
        return [seat for seat, team in enumerate(state.teams) if not team.tiles]
    if state.phase is Phase.QUESTION:
        return [state.defender]
    if state.duel is not None and state.phase is Phase.TIE_BREAK:
        return [state.duel.contenders[len(state.duel.answers)]]
    return []


def drawable(state: State) -> list[str]:
    """The tiles that a tied team can draw: neither on the table nor drawn in this tie-break (ST:42).

    Where none is left, the tiles of the tie-break's earlier rounds go back into the box first (ST-25).
    """
    duel = state.duel or Duel(())
    on_table = {tile for team in state.teams for tile in team.tiles}
    gone = on_table.union(duel.drawn)
    fresh = [tile for tile in state.table.tiles if tile not in gone and tile not in duel.earlier]
    return fresh or [tile for tile in state.table.tiles if tile not in gone]


def leaders(state: State) -> list[int]:
    """The seats that are home and have moved farthest (ST:40, ST:41, ST-22)."""
    farthest = max(team.position for team in state.teams)
    if farthest < state.table.spaces:
        return []
    return [seat for seat, team in enumerate(state.teams) if team.position == farthest]


def in_turn(state: State, seats: Sequence[int]) -> tuple[int, ...]:
    """Seats in the order of the round."""
    count = len(state.teams)
    return tuple(sorted(seats, key=lambda seat: (seat - state.first) % count))


def expect(state: State) -> Sequence[Expectation]:
    """Who may move now, and with which types."""
    names = state.table.players
    types: Sequence[str] = (state.phase.value,)
    if state.phase is Phase.QUESTION and state.teams[state.defender].has_swap and _can_swap(state):
        types = ("swap", "question")
    return [Expectation(names[seat], types) for seat in due(state)]


def _can_swap(state: State) -> bool:
    return sum(1 for _ in zip(face_up(state), range(2), strict=False)) == 2


def face_up(state: State) -> Iterator[tuple[int, int]]:
    """The seats and slots of all tiles that lie face up."""
    for seat in range(len(state.teams)):
        for slot in range(1, SLOTS + 1):
            if is_face_up(state, seat, slot):
                yield seat, slot


def view(state: State) -> AnyJson:
    """The state as it goes over the wire: plain words and whole numbers."""
    names = state.table.players
    return {
        "phase": state.phase.value,
        "round": state.round,
        "slot": state.slot if state.phase is Phase.QUESTION else None,
        "first": names[state.first],
        "waiting": [names[seat] for seat in due(state)],
        "contenders": [names[seat] for seat in state.duel.contenders] if state.duel is not None else [],
        "players": {name: _team_view(state, seat) for seat, name in enumerate(names)},
    }


def _team_view(state: State, seat: int) -> AnyJson:
    team = state.teams[seat]
    tiles = [
        {"tile": tile, "face_up": is_face_up(state, seat, slot) or state.phase is Phase.ASSIGN}
        for slot, tile in enumerate(team.tiles, start=1)
    ]
    return {
        "position": team.position,
        "in_home_stretch": state.table.is_in_stretch(team.position),
        "tiles": tiles,
        "steals": team.steals,
        "swap": team.has_swap,
    }
