"""The bonus of a total of 7 or 14: more boxes of the player's choice, all of them plain fruit boxes (SM:35-36)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.core import Offer
from referee.games.smoothies.codes import Code
from referee.games.smoothies.pencil import Pencil
from referee.games.smoothies.wire import Colour

BONUS = {7: 1, 14: 2}  # free boxes by total, SM:35


def earned_bonus(
    pencil: Pencil, total: int, cells: Mapping[Colour, int], colours: Sequence[Colour], *, is_taken: bool
) -> int:
    """How many free boxes a total of 7 or 14 gives (SM:35, SM-08, SM-09), whatever its column's boxes were (SM-10)."""
    for colour in colours:
        bit = cells.get(colour)
        if bit is not None and not pencil.crossed >> bit & 1:
            return BONUS[total]
    needs_new_cross = pencil.readings.SM_10 == "new-cross"
    if is_taken or needs_new_cross:
        pencil.leaned_on = (*pencil.leaned_on, "SM-10")
    return 0 if needs_new_cross else BONUS[total]


def take_bonus(pencil: Pencil, boxes: Sequence[str], allowed: int, totals: Sequence[int]) -> None:
    """Cross as many of the chosen boxes as the totals have earned (SM:35)."""
    if len(boxes) > allowed:
        _refuse_count(pencil, len(boxes), allowed, totals)
    cross_bonus(pencil, boxes)


def cross_bonus(pencil: Pencil, boxes: Sequence[str]) -> None:
    """Cross the chosen boxes, free plain fruit boxes and no others (SM:36, SM-11, SM-12)."""
    board = pencil.board
    for number, name in enumerate(boxes):
        bit = board.index.get(name)
        if bit is not None and board.plain_fruit & ~pencil.crossed & board.masks[bit]:
            pencil.cross(bit, "bonus")
        else:
            _refuse_box(pencil, number, name)


def _refuse_box(pencil: Pencil, number: int, name: str) -> None:
    pointer, facts = f"/bonus/{number}", {"sent": name}
    bit = pencil.board.index.get(name)
    free = pencil.board.nearest(name, pencil.board.plain_fruit & ~pencil.crossed)
    if bit is None:
        pencil.refuse(pointer, Code.BOX_UNKNOWN, "SM:10", facts, free)
    elif not pencil.board.plain_fruit >> bit & 1:
        pencil.refuse(pointer, Code.BONUS_SPECIAL_BOX, "SM:36", facts, free)
    else:
        pencil.refuse(pointer, Code.BONUS_TAKEN, "SM-11", facts, free)


def _refuse_count(pencil: Pencil, sent: int, allowed: int, totals: Sequence[int]) -> None:
    if allowed:
        total = next(total for total in totals if total in BONUS)
        facts = {"sent": sent, "allowed": allowed, "total": total}
        pencil.refuse(f"/bonus/{allowed}", Code.BONUS_TOO_MANY, "SM:35", facts)
        return
    total = next((total for total in totals if total in BONUS), totals[0])
    rule = "SM-10" if total in BONUS else "SM:35"  # A 7 or 14 that earns nothing lacks a new cross.
    pencil.refuse("/bonus", Code.BONUS_NOT_EARNED, rule, {"total": total})


def offer_bonus(pencil: Pencil, count: int, free: int) -> None:
    """Note that some more boxes of a mask may be crossed."""
    if free:
        options = pencil.board.boxes(free)
        pencil.offers = (*pencil.offers, Offer("bonus", pencil.player, min(count, len(options)), options, "SM:35"))


def is_near_star(pencil: Pencil, boxes: Sequence[str]) -> bool:
    """Whether a bonus box lies next to a star of this pick, so that crossing it sooner or later can matter."""
    board = pencil.board
    return bool(pencil.star_reach) and any(
        name in board.index and pencil.star_reach & board.masks[board.index[name]] for name in boxes
    )
