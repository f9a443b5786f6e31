"""The counts of a finished game of Smile Rush: its score, and what no game can have left."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from referee.core import Facts, Fault, Finding, Scored
from referee.games.smile_rush.codes import FINDINGS, FindingCode
from referee.games.smile_rush.scoring import Counted, build_scorecard, sections_of_mode
from referee.games.smile_rush.setup import MODES, Numbers, setup_violations
from referee.games.smile_rush.wire import FinalSheet, PaperSetup, SmileRushSheets
from referee.pointers import escape

FIELDS = FinalSheet.__struct_fields__
FINDING_RULINGS = ("SR-00",)  # the reading that findings lean on


def sheet_faults(document: SmileRushSheets) -> Iterator[Fault]:
    """Counts that the mode does not have, and those that it needs."""
    mode = document.setup.mode
    needed = tuple(sections_of_mode(mode))
    for player, sheet in document.sheets.items():
        for field in FIELDS:
            is_given = getattr(sheet, field) is not UNSET
            where = f"/sheets/{escape(player)}/{field}"
            if is_given and field not in needed:
                yield Fault(where, "other-mode", needed, {"field": field, "mode": mode})
            elif not is_given and field in needed:
                yield Fault(where, "missing-in-mode", needed, {"field": field, "mode": mode})


def score_sheets(document: SmileRushSheets) -> Scored:
    """The scorecard of final counts."""
    setup, player = document.setup, document.setup.players[0]
    counts = {section: getattr(document.sheets[player], section) for section in sections_of_mode(document.setup.mode)}
    where = f"/sheets/{escape(player)}"
    findings = list(_deck_findings(setup))
    for code, field, facts, rule in _impossible(setup, counts):
        findings.append(Finding(FINDINGS[code], code.value, f"{where}{field}", facts, rule))
    counted = {section: Counted(count) for section, count in counts.items()}
    card = build_scorecard(player, setup.mode, counted, is_over=True, findings=findings)
    return Scored(card, (), FINDING_RULINGS)


def _deck_findings(setup: PaperSetup) -> Iterator[Finding]:
    """What the rules refuse of a deck that was sent along."""
    for violation in setup_violations(setup):
        code = FindingCode(f"setup/{violation.code.partition('/')[2]}")
        yield Finding(FINDINGS[code], code.value, f"/setup{violation.pointer}", violation.facts, violation.rule)


Impossible = tuple[FindingCode, str, Facts, str]  # with the place on the sheet, the facts and the rule


def _impossible(setup: PaperSetup, counts: dict[str, int]) -> Iterator[Impossible]:
    numbers = MODES[setup.mode]
    is_one = setup.rulings.SR_00 == "one"
    if setup.mode != "memory":
        yield from _card_findings(numbers, counts, is_one=is_one)
    elif is_one and counts["attempts"] < numbers.cards // 2:
        facts: Facts = {"attempts": counts["attempts"], "least": numbers.cards // 2}
        yield FindingCode.ATTEMPTS_TOO_FEW, "/attempts", facts, "SR-16"


def _card_findings(numbers: Numbers, counts: dict[str, int], *, is_one: bool) -> Iterator[Impossible]:
    """More cards than the deck has, fewer than a game takes, more tris or penalty cards than there can be."""
    pairs, tris, penalties = counts["pairs"], counts["tris"], counts["penalties"]
    cards = 2 * pairs + 3 * tris + penalties
    if cards > numbers.cards:
        yield FindingCode.CARDS_TOO_MANY, "", {"cards": cards, "most": numbers.cards}, numbers.lines["count"]
    if cards < numbers.pile:
        yield FindingCode.CARDS_TOO_FEW, "", {"cards": cards, "least": numbers.pile}, numbers.lines["end"]
    most = _most_tris(numbers, pairs, is_one=is_one)
    if tris > most:
        facts: Facts = {"tris": tris, "pairs": pairs, "most": most}
        yield FindingCode.TRIS_TOO_MANY, "/tris", facts, "SR-00" if is_one else numbers.lines["count"]
    if penalties > numbers.pile:
        facts = {"penalties": penalties, "most": numbers.pile}
        yield FindingCode.PENALTIES_TOO_MANY, "/penalties", facts, numbers.lines["penalty"]


def _most_tris(numbers: Numbers, pairs: int, *, is_one: bool) -> int:
    """The most tris beside so many pairs.

    Of four equal cards a tris leaves one that nothing matches, so that it costs all four; six are just two tris.
    """
    if is_one and numbers.copies == 4:
        return max(0, numbers.cards - 2 * pairs) // 4
    return numbers.cards // 3
