"""Smile Rush: three games of cards for one, which lie in a grid and are taken off it in pairs and threes.

Sources: SR:n is line n of the rulebook text, SR-n a ruling of the registry (`referee/rulings/smile_rush.py`). The two
columns of the printed sheet are interleaved there: Rush is lines 20-50 and 8-13, Memory 53-57, 67-70 and 88-90,
Classic 58-66, 73-87 and 95-98.
Player: 1. Units: points, and in Memory attempts, of which fewer are better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from referee.core import AnyMove, Fault, Game, Violation
from referee.games.smile_rush.codes import FINDINGS, Code
from referee.games.smile_rush.legal import legal_moves
from referee.games.smile_rush.paper import score_sheets, sheet_faults
from referee.games.smile_rush.resolve import resolve
from referee.games.smile_rush.scoring import SECTIONS, score, sections_of_mode
from referee.games.smile_rush.setup import MODES, card_of, written
from referee.games.smile_rush.setup import setup_violations as deck_violations
from referee.games.smile_rush.state import State, expect, initial_state, is_over, view
from referee.games.smile_rush.wire import Flip, Setup, SmileRushRecord, SmileRushSheets, Take
from referee.readings import reread
from referee.rulings.smile_rush import RULINGS

Document = SmileRushRecord | SmileRushSheets


def faults(document: Document) -> Iterator[Fault]:
    """What decodes but cannot be."""
    if isinstance(document, SmileRushSheets):
        yield from sheet_faults(document)


def canonical(document: Document) -> Document:
    """The same document with cells in ascending order, and each card written in the shortest way."""
    if document.setup.deck is not UNSET:
        deck = [written(card_of(card)) for card in document.setup.deck]
        document = replace(document, setup=replace(document.setup, deck=deck))
    if isinstance(document, SmileRushRecord):
        document = replace(document, moves=list(map(_canonical_move, document.moves)))
    return document


def _canonical_move(move: AnyMove) -> AnyMove:
    return replace(move, cells=sorted(move.cells)) if isinstance(move, Take | Flip) else move


def setup_violations(setup: Setup) -> Sequence[Violation]:
    """What the rules refuse of a record's deck."""
    return list(deck_violations(setup))


def sections_of(document: Document) -> Sequence[str]:
    """The sections of the document's mode."""
    return sections_of_mode(document.setup.mode)


GAME: Game[State] = Game(
    id="smile-rush",
    title="Smile Rush",
    version=1,
    languages=("en", "es", "it"),
    players=(1, 1),
    modes=tuple(MODES),
    sections=SECTIONS,
    codes=tuple(code.value for code in Code),
    findings=FINDINGS,
    rulings=RULINGS,
    readings={ruling.id: ruling.readings for ruling in RULINGS if ruling.readings},
    presets={},
    record=SmileRushRecord,
    sheets=SmileRushSheets,
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
    canonical=canonical,
    setup_violations=setup_violations,
    sections_of=sections_of,
)
