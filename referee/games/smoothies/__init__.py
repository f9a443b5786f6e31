"""Smoothies: roll seven dice into two blenders, cross boxes of fruit by colour and total, serve the columns.

Sources: SM:n is line n of the rulebook text, SM-n a ruling of the registry (`referee/rulings/smoothies.py`).
Players: 1-4; one plays against a target. Units: points; abilities and boxes are counted.
Not covered: who starts (SM:16) and whether dice fell outside (SM:20) are settled at the table before a throw counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.core import Fault, Game, Throw
from referee.games.smoothies.codes import FINDINGS, Code
from referee.games.smoothies.legal import legal_moves
from referee.games.smoothies.paper import canonical, score_sheets, sheet_faults
from referee.games.smoothies.presets import SHEETS
from referee.games.smoothies.resolve import FACES, resolve
from referee.games.smoothies.scoring import SECTIONS, score
from referee.games.smoothies.setup import setup_faults
from referee.games.smoothies.state import State, expect, initial_state, is_over, view
from referee.games.smoothies.wire import Move, Reroll, Roll, SmoothiesRecord, SmoothiesSheets
from referee.readings import reread
from referee.rulings.smoothies import RULINGS

DIE = "d6"


def faults(document: SmoothiesRecord | SmoothiesSheets) -> Iterator[Fault]:
    """What decodes but cannot be; the sheets are read only on a set-up without faults."""
    found = False
    for fault in setup_faults(document.setup):
        found = True
        yield fault
    if not found and isinstance(document, SmoothiesSheets):
        yield from sheet_faults(document)


def throws(moves: Sequence[Move]) -> Iterator[Throw]:
    """The seven dice of each roll, and those that a re-roll threw again (SM:6)."""
    for move in moves:
        if isinstance(move, Roll | Reroll):
            for thrown in (move.round, move.square):
                for face in thrown.values() if isinstance(thrown, Mapping) else ():
                    yield Throw(move.player, DIE, str(face))


GAME: Game[State] = Game(
    id="smoothies",
    title="Smoothies",
    version=1,
    languages=("en", "es", "it"),
    players=(1, 4),
    modes=("solo", "table"),
    sections=SECTIONS,
    codes=tuple(code.value for code in Code),
    findings=FINDINGS,
    rulings=RULINGS,
    readings={ruling.id: ruling.readings for ruling in RULINGS if ruling.readings},
    presets=SHEETS,
    record=SmoothiesRecord,
    sheets=SmoothiesSheets,
    faults=faults,
    canonical=canonical,
    dice={DIE: tuple(str(face) for face in sorted(FACES))},
    throws=throws,
    initial_state=initial_state,
    resolve=resolve,
    is_over=is_over,
    expect=expect,
    view=view,
    score=score,
    score_sheets=score_sheets,
    legal_moves=legal_moves,
    reread=reread,
)
