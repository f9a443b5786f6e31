"""All legal next moves of ¡Relajarse!, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.games.relajarse.setup import FACES
from referee.games.relajarse.sowing import STEPS
from referee.games.relajarse.state import State, berry_trays, full_trays, last_tray, open_types, victims

Listed = dict[str, Any]


def legal_moves(state: State, patience: int | None = None) -> Iterator[Listed]:  # noqa: ARG001  few moves, none tried
    """Every legal next move of the player on turn, two dozen at most."""
    for kind in open_types(state):
        start: Listed = {"type": kind, "player": state.table.players[state.turn]}
        for choice in _choices(state, kind):
            yield start | choice


def _choices(state: State, kind: str) -> Iterator[Listed]:
    if kind == "roll":
        yield from ({"face": face} for face in FACES)
    elif kind == "sow":
        yield from ({"tray": tray, "direction": way} for tray in full_trays(state) for way in STEPS)
    elif kind == "take_blueberry":
        yield from ({"tray": tray} for tray in berry_trays(state))
    elif kind == "take_all":
        yield {"tray": last_tray(state)}
    elif kind == "steal":
        yield from ({"from": state.table.players[seat]} for seat in victims(state))
    else:
        yield {}
