"""¡Relajarse!: ice cubes sown round a board into cups, with blueberries to pick up at empty trays.

Sources: RE:n is line n of the rulebook text, RE-n a ruling of the registry (`referee/rulings/relajarse.py`).
Players: 2-4. Units: cubes and blueberries; points are one a cube and two a blueberry.
Not covered: who begins (RE:14), which the table decides by the order of the players.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from referee.core import Fault, Game
from referee.games.relajarse.codes import FINDINGS, Code
from referee.games.relajarse.legal import legal_moves
from referee.games.relajarse.paper import score_sheets
from referee.games.relajarse.presets import BOARDS
from referee.games.relajarse.resolve import resolve
from referee.games.relajarse.scoring import SECTIONS, score
from referee.games.relajarse.setup import corners_of, setup_faults
from referee.games.relajarse.state import State, expect, initial_state, is_over, view
from referee.games.relajarse.wire import RelajarseRecord, RelajarseSheets, Steal
from referee.readings import reread
from referee.rulings.relajarse import RULINGS

Document = RelajarseRecord | RelajarseSheets


def faults(document: Document) -> Iterator[Fault]:
    """What decodes but cannot be."""
    yield from setup_faults(document.setup)


def canonical(document: Document) -> Document:
    """The same document without the corners that everybody has who names none."""
    setup = document.setup
    if corners_of(setup) != tuple(range(len(setup.players))):
        return document
    return replace(document, setup=replace(setup, cups=UNSET))


def other_names(document: Document) -> Iterator[tuple[str, str]]:
    """The players who are stolen from."""
    if isinstance(document, RelajarseRecord):
        for number, move in enumerate(document.moves):
            if isinstance(move, Steal):
                yield f"/moves/{number}/from", move.from_


GAME: Game[State] = Game(
    id="relajarse",
    title="¡Relajarse!",
    version=1,
    languages=("en", "es", "it"),
    players=(2, 4),
    modes=("table",),
    sections=SECTIONS,
    codes=tuple(code.value for code in Code),
    findings=FINDINGS,
    rulings=RULINGS,
    readings={ruling.id: ruling.readings for ruling in RULINGS if ruling.readings},
    presets=BOARDS,
    record=RelajarseRecord,
    sheets=RelajarseSheets,
    faults=faults,
    canonical=canonical,
    initial_state=initial_state,
    resolve=resolve,
    is_over=is_over,
    expect=expect,
    view=view,
    score=score,
    score_sheets=score_sheets,
    legal_moves=legal_moves,
    reread=reread,
    other_names=other_names,
)
