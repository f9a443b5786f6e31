"""Final sheets of Smoothies, typed in from paper: what cannot be read, what they score, what does not add up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.core import Fault, Scored
from referee.games.smoothies.board import BLENDERS, Board
from referee.games.smoothies.plausibility import find_implausible, is_unfinished
from referee.games.smoothies.scoring import score_papers
from referee.games.smoothies.setup import Table, build_table
from referee.games.smoothies.wire import FinalBlenders, FinalSheet, SmoothiesRecord, SmoothiesSheets
from referee.pointers import escape

FINDING_RULINGS = ("SM-14", "SM-16", "SM-24")  # the readings that the findings lean on, beside SM-36 of the score


def sheet_faults(document: SmoothiesSheets) -> Iterator[Fault]:
    """Columns and positions that the sheet does not have or that are named twice; the set-up has no faults."""
    board = build_table(document.setup).board
    for player, sheet in document.sheets.items():
        where = f"/sheets/{escape(player)}"
        for colour, columns in sheet.fruits.items():
            known = [column for column in board.columns if colour in board.cells[column]]
            yield from _list_faults(f"{where}/fruits/{colour}", "column", columns, known)
        for blender in BLENDERS:
            yield from _blender_faults(f"{where}/blenders/{blender}", board, blender, getattr(sheet.blenders, blender))


def _blender_faults(where: str, board: Board, blender: str, crossed: int | list[int]) -> Iterator[Fault]:
    length = board.blenders[blender].bit_count()
    if isinstance(crossed, list):
        yield from _list_faults(where, "position", crossed, list(range(1, length + 1)))
    elif crossed > length:
        yield Fault(where, "count-too-large", (length,), {"sent": crossed, "most": length})


def _list_faults(where: str, what: str, sent: Sequence[int], known: Sequence[int]) -> Iterator[Fault]:
    for place, number in enumerate(sent):
        if number not in known:
            yield Fault(f"{where}/{place}", f"{what}-unknown", tuple(known), {"sent": number})
        elif number in sent[:place]:
            yield Fault(f"{where}/{place}", f"{what}-twice", (), {"sent": number})


def canonical(document: SmoothiesRecord | SmoothiesSheets) -> SmoothiesRecord | SmoothiesSheets:
    """The same papers written in one way: lists ascend, counts are lists, colours without a cross are left out."""
    if isinstance(document, SmoothiesRecord):
        return document
    return replace(document, sheets={player: _canonical(sheet) for player, sheet in document.sheets.items()})


def _canonical(sheet: FinalSheet) -> FinalSheet:
    fruits = {colour: sorted(columns) for colour, columns in sheet.fruits.items() if columns}
    blenders = FinalBlenders(*(_positions(getattr(sheet.blenders, blender)) for blender in BLENDERS))
    return replace(sheet, fruits=fruits, blenders=blenders)


def _positions(crossed: int | list[int]) -> list[int]:
    """The crossed positions of a blender row; a count is that many boxes from the left."""
    return sorted(crossed) if isinstance(crossed, list) else list(range(1, crossed + 1))


def score_sheets(document: SmoothiesSheets) -> Scored:
    """The scorecard of final papers, with what is implausible; provisional while a black box is open."""
    table = build_table(document.setup)
    papers = [document.sheets[player] for player in table.players]
    crossed = [_crossed(table, paper) for paper in papers]
    used = [paper.abilities_used for paper in papers]
    findings = list(find_implausible(table, crossed, used))
    scored = score_papers(
        table,
        crossed=crossed,
        used=used,
        crossings=[{}] * len(papers),
        is_over=not is_unfinished(table, crossed),
    )
    return Scored(replace(scored.scorecard, findings=findings), scored.used, FINDING_RULINGS)


def _crossed(table: Table, sheet: FinalSheet) -> int:
    board = table.board
    boxes = [board.cells[column][colour] for colour, columns in sheet.fruits.items() for column in columns]
    for blender in BLENDERS:
        positions = _positions(getattr(sheet.blenders, blender))
        boxes += [board.index[f"{blender}-{position}"] for position in positions]
    return sum(1 << bit for bit in boxes)
