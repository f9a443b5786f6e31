"""SMARTish: a race round the board by answering questions, with tiles to steal points and to swap categories.

Sources: ST:n is line n of the rulebook text, ST-n a ruling of the registry (`referee/rulings/smartish.py`).
Teams: 2-4. Units: spaces of the board, which are the points.
Not covered: the questions and whether an answer is right (ST-28), which the table decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.core import AnyMove, Fault, Game
from referee.games.smartish.codes import FINDINGS, Code
from referee.games.smartish.legal import legal_moves
from referee.games.smartish.paper import score_sheets, sheet_faults
from referee.games.smartish.presets import BOARDS
from referee.games.smartish.resolve import resolve
from referee.games.smartish.scoring import RECORD_SECTIONS, SECTIONS, SHEET_SECTIONS, score
from referee.games.smartish.setup import setup_faults
from referee.games.smartish.state import State, expect, initial_state, is_over, view
from referee.games.smartish.wire import Question, SmartishRecord, SmartishSheets, Swap
from referee.readings import reread
from referee.rulings.smartish import RULINGS

Document = SmartishRecord | SmartishSheets


def faults(document: Document) -> Iterator[Fault]:
    """What decodes but cannot be."""
    yield from setup_faults(document.setup)
    if isinstance(document, SmartishSheets):
        yield from sheet_faults(document)


def canonical(document: Document) -> Document:
    """The same document with the teams that were right in a tie-break as they sit, and a swap's lower end first."""
    seats = {player: seat for seat, player in enumerate(document.setup.players)}
    if isinstance(document, SmartishSheets):
        return replace(document, tie_break=[sorted(right, key=seats.__getitem__) for right in document.tie_break])
    return replace(document, moves=[_canonical_move(move, seats) for move in document.moves])


def _canonical_move(move: AnyMove, seats: Mapping[str, int]) -> AnyMove:
    if not isinstance(move, Swap):
        return move
    one, other = sorted((move.a, move.b), key=lambda place: (seats[place.player], place.slot))
    return replace(move, a=one, b=other)


def other_names(document: Document) -> Iterator[tuple[str, str]]:
    """The teams of steals and swaps, and those that were right in a tie-break on paper."""
    if isinstance(document, SmartishSheets):
        for number, right in enumerate(document.tie_break):
            yield from ((f"/tie_break/{number}/{place}", player) for place, player in enumerate(right))
        return
    for number, move in enumerate(document.moves):
        if isinstance(move, Question):
            steals = enumerate(move.steals)
            yield from ((f"/moves/{number}/steals/{place}/player", steal.player) for place, steal in steals)
        elif isinstance(move, Swap):
            yield f"/moves/{number}/a/player", move.a.player
            yield f"/moves/{number}/b/player", move.b.player


def sections_of(document: Document) -> Sequence[str]:
    """The sections of a record, or those of final positions."""
    return RECORD_SECTIONS if isinstance(document, SmartishRecord) else SHEET_SECTIONS


GAME: Game[State] = Game(
    id="smartish",
    title="SMARTish",
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
    record=SmartishRecord,
    sheets=SmartishSheets,
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
    sections_of=sections_of,
)
