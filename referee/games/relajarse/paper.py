"""The cups of ¡Relajarse! as they were counted at the end, and what cannot be in them together."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core import Finding, Scored
from referee.games.relajarse.codes import FINDINGS, FindingCode
from referee.games.relajarse.scoring import build_scorecard, count_cup
from referee.games.relajarse.setup import BLUEBERRIES, CUBES, Table, build_table, seating_findings
from referee.games.relajarse.wire import RelajarseSheets


def score_sheets(document: RelajarseSheets) -> Scored:
    """The scorecard of counted cups; whether a missing blueberry is worth a look hangs on the end of the game."""
    table = build_table(document.setup)
    sheets = [document.sheets[player] for player in table.players]
    cubes = sum(sheet.cubes for sheet in sheets)
    berries = sum(sheet.blueberries for sheet in sheets)
    cards = {
        player: count_cup(sheet.cubes, sheet.blueberries) for player, sheet in zip(table.players, sheets, strict=True)
    }
    findings = [*_cube_findings(cubes), *_berry_findings(table, berries), *seating_findings(table)]
    return Scored(build_scorecard(table, cards, findings, provisional=False), leaned_on=("RE-01",))


def _cube_findings(cubes: int) -> Iterator[Finding]:
    """All cubes are in cups when the game ends, and there are no more (RE:4, RE:35)."""
    if cubes > CUBES:
        yield _finding(FindingCode.CUBES_TOO_MANY, "RE:4", cubes, CUBES)
    elif cubes < CUBES:
        yield _finding(FindingCode.CUBES_MISSING, "RE:35", cubes, CUBES)


def _berry_findings(table: Table, berries: int) -> Iterator[Finding]:
    """There are four blueberries, and all are taken where the game goes on until they are (RE:5, RE-01)."""
    if berries > BLUEBERRIES:
        yield _finding(FindingCode.BLUEBERRIES_TOO_MANY, "RE:5", berries, BLUEBERRIES)
    elif berries < BLUEBERRIES and table.readings.RE_01 == "all":
        yield _finding(FindingCode.BLUEBERRIES_MISSING, "RE-01", berries, BLUEBERRIES)


def _finding(code: FindingCode, rule: str, counted: int, exist: int) -> Finding:
    return Finding(FINDINGS[code], code.value, "/sheets", {"counted": counted, "exist": exist}, rule)
