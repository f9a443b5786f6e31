"""Smoothie Wars: a week of selling smoothies in secret, where, how many and at which price.

Sources: SW:n is line n of the rulebook text, SW-n a ruling of the registry (`referee/rulings/smoothie_wars.py`).
Players: 2-8. Units: dollars; smoothies are counted.
Not covered: the order of the chance cards (SW:69) and what players promise one another (SW:140).
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.core import Fault, Game
from referee.games.smoothie_wars.codes import FINDINGS, Code
from referee.games.smoothie_wars.legal import legal_moves
from referee.games.smoothie_wars.paper import score_sheets
from referee.games.smoothie_wars.presets import BOARDS
from referee.games.smoothie_wars.resolve import resolve
from referee.games.smoothie_wars.scoring import SECTIONS, score
from referee.games.smoothie_wars.setup import setup_faults
from referee.games.smoothie_wars.state import State, expect, initial_state, is_over, view
from referee.games.smoothie_wars.wire import SmoothieWarsRecord, SmoothieWarsSheets
from referee.readings import reread
from referee.rulings.smoothie_wars import RULINGS


def faults(document: SmoothieWarsRecord | SmoothieWarsSheets) -> Iterator[Fault]:
    """What decodes but cannot be; whatever stands on a scorecard can be read."""
    return setup_faults(document.setup)


GAME: Game[State] = Game(
    id="smoothie-wars",
    title="Smoothie Wars",
    version=1,
    languages=("en", "es", "it"),
    players=(2, 8),
    modes=("table",),
    sections=SECTIONS,
    codes=tuple(code.value for code in Code),
    findings=FINDINGS,
    rulings=RULINGS,
    readings={ruling.id: ruling.readings for ruling in RULINGS if ruling.readings},
    presets=BOARDS,
    record=SmoothieWarsRecord,
    sheets=SmoothieWarsSheets,
    faults=faults,
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
