"""What final papers of Smoothies show that no legal game can have left (errors), or that is unlikely (warnings).

Each error is a necessary condition of legal play; the proofs stand in `docs/plausibility.md`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.core import Facts, Finding
from referee.games.smoothies.board import (
    ABILITIES,
    BLENDERS,
    EXTRA_DIE,
    ROUND_BLENDER,
    SQUARE_BLENDER,
    STAR,
    Board,
    bits,
)
from referee.games.smoothies.codes import FINDINGS, FindingCode
from referee.games.smoothies.setup import Table
from referee.games.smoothies.state import START
from referee.pointers import escape

FEWEST_DICE, MOST_DICE = 2, 5  # in a blender, SM:20


def is_unfinished(table: Table, crossed: Sequence[int]) -> bool:
    """Whether somebody has a black box open, so that the game cannot have ended (SM:56)."""
    blacks = table.board.blacks
    return any(mask & blacks != blacks for mask in crossed)


def find_implausible(table: Table, crossed: Sequence[int], used: Sequence[int]) -> Iterator[Finding]:
    """All findings on papers given as masks and counts of abilities used, by seat."""
    bounds = _fruit_bounds(table, crossed, used)
    for seat, player in enumerate(table.players):
        mask = crossed[seat]
        for blender in BLENDERS:
            yield from _blender_findings(table, player, blender, mask)
        yield from _star_findings(table, player, mask)
        yield from _count_findings(table, player, mask, used[seat], bounds[seat])
    yield from _twin_findings(table, crossed)


def _finding(code: FindingCode, pointer: str, facts: Facts, rule: str) -> Finding:
    return Finding(FINDINGS[code], code.value, pointer, facts, rule)


def _count_findings(table: Table, player: str, mask: int, used: int, most: int) -> Iterator[Finding]:
    """Abilities used and fruit boxes crossed, beside what can have been had."""
    where = f"/sheets/{escape(player)}"
    possible = sum(_gained(table, mask))
    crosses = (mask & table.board.fruit).bit_count()
    turns = _fewest_turns(table.board, mask)
    facts: Facts
    if used > possible:
        facts = {"player": player, "used": used, "possible": possible}
        yield _finding(FindingCode.ABILITIES_OVER, f"{where}/abilities_used", facts, "SM:43")
    if crosses > most:
        facts = {"player": player, "crosses": crosses, "possible": most}
        yield _finding(FindingCode.TOO_MANY_CROSSES, f"{where}/fruits", facts, "SM:22")
    if crosses < turns:
        facts = {"player": player, "crosses": crosses, "turns": turns}
        yield _finding(FindingCode.FEW_CROSSES, f"{where}/fruits", facts, "SM:25")


def _gained(table: Table, mask: int) -> list[int]:
    """The most abilities of each kind that the paper can have given (SM:43-44, SM-24)."""
    board = table.board
    gained = list(START.gained)
    for bit in bits(mask):
        if board.effects[bit] >= 0:
            gained[board.effects[bit]] += 1
    if table.readings.SM_24 == "unlimited":
        return gained
    return [min(gained[kind], board.slots[kind]) for kind in range(len(ABILITIES))]


def _blender_findings(table: Table, player: str, blender: str, mask: int) -> Iterator[Finding]:
    board = table.board
    row = board.blenders[blender]
    pointer = f"/sheets/{escape(player)}/blenders/{blender}"
    if not mask & row & board.blacks:
        facts = {"player": player, "blender": blender}
        yield _finding(FindingCode.BLACK_OPEN, pointer, facts, "SM:56")
    free = row & ~mask
    if not free:
        return
    first_free = free & -free
    beyond = mask & row & ~(first_free - 1)
    stars = _stars(board, mask)
    if table.readings.SM_14 == "no-chain":
        stars &= ~beyond
    unexplained = _unmatched(beyond, {bit: board.neighbours[bit] & stars for bit in bits(beyond)})
    if unexplained is not None:
        facts = {
            "player": player,
            "blender": blender,
            "box": board.names[unexplained],
            "free": board.names[first_free.bit_length() - 1],
        }
        yield _finding(FindingCode.BLENDER_GAP, pointer, facts, "SM:22")


def _star_findings(table: Table, player: str, mask: int) -> Iterator[Finding]:
    """A star that still has a free neighbour must have crossed another one (SM:41), each star its own."""
    board = table.board
    if table.readings.SM_16 == "may":
        return
    stars = _stars(board, mask)
    asked = 0
    for bit in bits(stars):
        open_to_all = board.neighbours[bit] & ~mask
        if board.fruit >> bit & 1:
            open_to_all &= board.fruit
        may_be_silent = table.readings.SM_14 == "no-chain" and board.neighbours[bit] & stars
        if open_to_all and not may_be_silent:
            asked |= 1 << bit
    unanswered = _unmatched(asked, {bit: board.neighbours[bit] & mask for bit in bits(asked)})
    if unanswered is not None:
        name = board.names[unanswered]
        row = name.partition("-")[0]
        part = "blenders" if row in BLENDERS else "fruits"
        pointer = f"/sheets/{escape(player)}/{part}/{row}"
        facts = {"player": player, "star": name}
        yield _finding(FindingCode.STAR_UNANSWERED, pointer, facts, "SM:41")


def _stars(board: Board, mask: int) -> int:
    return sum(1 << bit for bit in bits(mask) if board.effects[bit] == STAR)


def _unmatched(wanting: int, choices: Mapping[int, int]) -> int | None:
    """The first box that gets no partner of its own when each takes one of its choices; None if all do."""
    taken: dict[int, int] = {}

    def place(bit: int, tried: set[int]) -> bool:
        for partner in bits(choices[bit]):
            if partner in tried:
                continue
            tried.add(partner)
            if partner not in taken or place(taken[partner], tried):
                taken[partner] = bit
                return True
        return False

    return next((bit for bit in bits(wanting) if not place(bit, set())), None)


def _fruit_bounds(table: Table, crossed: Sequence[int], used: Sequence[int]) -> list[int]:
    """The most fruit boxes that each player can have crossed, from everybody's blender rows."""
    dice = [_most_dice(table, mask, used[seat]) for seat, mask in enumerate(crossed)]
    turns = [number // FEWEST_DICE for number in dice]
    bounds = []
    for seat, mask in enumerate(crossed):
        passive = turns[seat] if table.is_solo else sum(turns) - turns[seat]
        extra = min(used[seat], _gained(table, mask)[EXTRA_DIE])
        bonus = 2 * turns[seat] + min(2 * passive, used[seat])
        stars = _stars(table.board, mask).bit_count()
        bounds.append(dice[seat] + passive + extra + bonus + stars)
    return bounds


def _most_dice(table: Table, mask: int, used: int) -> int:
    """The most dice that a player's blends can have counted: boxes, saved ones, and those past a row's end."""
    board = table.board
    gained = _gained(table, mask)
    saved = min(used, gained[ROUND_BLENDER] + gained[SQUARE_BLENDER])
    rows = board.blenders.values()
    boxes = sum((mask & row).bit_count() for row in rows)
    full_rows = sum(mask & row == row for row in rows)
    return boxes + saved + (MOST_DICE - 1) * full_rows


def _fewest_turns(board: Board, mask: int) -> int:
    """How many blends these blender rows take if each counts as many dice as can be."""
    return sum(-(-(mask & row).bit_count() // MOST_DICE) for row in board.blenders.values())


def _twin_findings(table: Table, crossed: Sequence[int]) -> Iterator[Finding]:
    """Two players with the same boxes crossed: one paper may have been typed in twice."""
    for seat, mask in enumerate(crossed):
        if mask and mask in crossed[:seat]:
            twins = [table.players[crossed.index(mask)], table.players[seat]]
            pointer = f"/sheets/{escape(table.players[seat])}"
            yield _finding(FindingCode.TWINS, pointer, {"players": twins}, "SM:10")
