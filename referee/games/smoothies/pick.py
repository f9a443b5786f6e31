"""The pick of dice, active or passive: pay, add up, cross the dice's boxes with their stars, take the bonus.

Readings that change the walk: SM-01, SM-02, SM-05, SM-07, SM-10, SM-20, SM-21.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat

from msgspec import UNSET

from referee.core import Offer, Step
from referee.games.smoothies.board import COLOUR_CHANGE, EXTRA_DIE, MODIFIER_1, MODIFIER_3
from referee.games.smoothies.codes import Code
from referee.games.smoothies.pencil import Pencil
from referee.games.smoothies.state import Phase, State, is_last_limit_reached, next_phase
from referee.games.smoothies.wire import Colour, Pick

Dice = Mapping[Colour, int]
BONUS = {7: 1, 14: 2}  # free boxes by total, SM:35


def pick(state: State, seat: int, move: Pick) -> Step[State]:
    """Walk a pick of the active player (SM:25) or of a passive one (SM:29)."""
    is_passive = state.phase is Phase.PASSIVE
    is_square = (state.chosen == "round") == is_passive
    there = state.square if is_square else state.round
    pencil = Pencil(state.table, seat, state.papers[seat], move.stars, is_passive=is_passive)
    _judge_dice(pencil, move, there, "square" if is_square else "round")
    can_walk = not pencil.violations
    waiting = _pay(pencil, move)
    if can_walk and move.dice:
        _walk(pencil, move, there, waiting)
    if pencil.violations:
        return Step(state, pencil.violations)
    after = next_phase(state, seat, pencil.paper())
    if not is_passive and is_last_limit_reached(state, seat, after.papers):
        pencil.leaned_on.append("SM-34")
    return Step(after, (), pencil.events, pencil.offers, pencil.leaned_on)


def _judge_dice(pencil: Pencil, move: Pick, there: Dice, blender: str) -> None:
    """The dice must lie in the blender, each once, and not be more than the player may take."""
    names = [die.die for die in move.dice]
    if not names:
        _judge_no_dice(pencil, move, there)
        return
    different = set(names)
    if len(different) != len(names) or not different <= there.keys():
        _refuse_dice(pencil, names, there, blender)
    if pencil.is_passive and len(names) > 1:
        allowed = 1 + pencil.ready(EXTRA_DIE)
        if len(names) > allowed:
            facts = {"sent": len(names), "allowed": allowed}
            pencil.refuse(f"/dice/{allowed}", Code.TOO_MANY_DICE, "SM:48", facts)


def _judge_no_dice(pencil: Pencil, move: Pick, there: Dice) -> None:
    """Nobody picks nothing, but the active player under SM-02 `zero`, with nothing else in the pick."""
    is_bare = not (move.modifiers or move.stars or move.bonus)
    if not pencil.is_passive and pencil.readings.SM_02 == "zero" and is_bare:
        pencil.leaned_on.append("SM-02")
        return
    rule = "SM-03" if pencil.is_passive else "SM-02"
    pencil.refuse("/dice", Code.NO_DICE, rule, {}, [{"die": name} for name in there])


def _refuse_dice(pencil: Pencil, names: Sequence[Colour], there: Dice, blender: str) -> None:
    for number, name in enumerate(names):
        pointer = f"/dice/{number}/die"
        if name not in there:
            rule = "SM:29" if pencil.is_passive else "SM:25"
            facts = {"die": name, "blender": blender, "there": list(there)}
            pencil.refuse(pointer, Code.DIE_NOT_THERE, rule, facts, list(there))
        if name in names[:number]:
            pencil.refuse(pointer, Code.DIE_TWICE, "SM-04", {"die": name})


def _pay(pencil: Pencil, move: Pick) -> int:
    """Spend the pick's abilities; gives how many colour changes wait for one gained on the way (SM-21)."""
    waiting = 0
    extra = len(move.dice) - 1
    if pencil.is_passive and 0 < extra <= pencil.ready(EXTRA_DIE):
        pencil.spend(EXTRA_DIE, extra, "/dice")
        pencil.leaned_on.append("SM-05")
    changes = len([die for die in move.dice if die.as_ is not UNSET])
    if changes:
        if pencil.readings.SM_21 == "immediate":
            waiting = max(0, changes - pencil.ready(COLOUR_CHANGE))
        if changes > waiting:
            pencil.spend(COLOUR_CHANGE, changes - waiting, "/dice")
    if move.modifiers:
        _pay_modifiers(pencil, move.modifiers)
    return waiting


def _pay_modifiers(pencil: Pencil, modifiers: Sequence[int]) -> None:
    """One ability each, any number and mix (SM:50, SM-07)."""
    if len(modifiers) > 1:
        pencil.leaned_on.append("SM-07")
        if pencil.readings.SM_07 == "single":
            pencil.refuse("/modifiers/1", Code.MODIFIER_TWICE, "SM-07", {"sent": len(modifiers)})
    for kind, size in ((MODIFIER_1, 1), (MODIFIER_3, 3)):
        times = modifiers.count(size) + modifiers.count(-size)
        if times:
            pencil.spend(kind, times, "/modifiers")


def _walk(pencil: Pencil, move: Pick, there: Dice, waiting: int) -> None:
    """Cross the boxes of the dice in their order, and the bonus after them or before (SM-20)."""
    totals = _totals(pencil, move, there)
    targets = _targets(pencil, move, totals)
    _judge_totals(pencil, totals, there)
    allowed = 0
    if not BONUS.keys().isdisjoint(totals):
        allowed = _bonus_earned(pencil, move, totals, targets)
    is_bonus_first = pencil.readings.SM_20 == "bonus-first"
    before = pencil.crossed
    if is_bonus_first:
        _take_bonus(pencil, move.bonus, allowed, totals)
        before = pencil.crossed
    _cross_dice(pencil, move, targets, waiting)
    if not is_bonus_first:
        _take_bonus(pencil, move.bonus, allowed, totals)
        before = pencil.crossed
    if move.bonus and (is_bonus_first or pencil.met_star):
        pencil.leaned_on.append("SM-20")
    if allowed > len(move.bonus):
        _offer_bonus(pencil, allowed - len(move.bonus), pencil.board.plain_fruit & ~before)


def _totals(pencil: Pencil, move: Pick, there: Dice) -> list[int]:
    """One sum for all dice, or each die of a passive player for itself, the first one modified (SM-05)."""
    faces = [there[die.die] for die in move.dice]
    change = sum(move.modifiers)
    if pencil.is_passive and pencil.readings.SM_05 == "separate":
        return [faces[0] + change, *faces[1:]]
    return [sum(faces) + change]


def _targets(pencil: Pencil, move: Pick, totals: Sequence[int]) -> list[int | None]:
    """Each die's box, None where the sheet has no such colour and column."""
    cells = pencil.board.cells
    columns = totals if len(totals) == len(move.dice) else repeat(totals[0])
    return [
        cells[die.die if die.as_ is UNSET else die.as_].get(column)
        for die, column in zip(move.dice, columns, strict=False)
    ]


def _judge_totals(pencil: Pencil, totals: Sequence[int], there: Dice) -> None:
    """A total without a column crosses nothing, or is refused while one with a column is free (SM-01)."""
    columns = pencil.board.column_masks
    for total in totals:
        if total not in columns:
            pencil.leaned_on.append("SM-01")
            if pencil.readings.SM_01 == "illegal" and (free := _free_totals(pencil, there)):
                pencil.refuse("/dice", Code.NO_COLUMN, "SM-01", {"total": total}, free)
            return


def _free_totals(pencil: Pencil, there: Dice) -> list[int]:
    """The totals with a column that need no ability: any dice of the active player, one die of a passive one."""
    sums = set(there.values())
    if not pencil.is_passive:
        sums = {0}
        for face in there.values():
            sums |= {total + face for total in sums}
    return sorted(total for total in sums if total in pencil.board.column_masks)


def _bonus_earned(pencil: Pencil, move: Pick, totals: Sequence[int], targets: Sequence[int | None]) -> int:
    """How many free boxes the totals give (SM:35, SM-08, SM-09), whatever the boxes were (SM-10)."""
    earned = 0
    needs_new_cross = pencil.readings.SM_10 == "new-cross"
    for number, total in enumerate(totals):
        boxes = targets if len(totals) == 1 else targets[number : number + 1]
        has_new_cross = any(bit is not None and not pencil.crossed >> bit & 1 for bit in boxes)
        if total in BONUS and not has_new_cross and (move.bonus or needs_new_cross):
            pencil.leaned_on.append("SM-10")
        if has_new_cross or not needs_new_cross:
            earned += BONUS.get(total, 0)
    return earned


def _cross_dice(pencil: Pencil, move: Pick, targets: Sequence[int | None], waiting: int) -> None:
    """Cross each die's box that exists and is free; the rest is ignored (SM:26, SM:30, SM-29)."""
    unpaid = _unpaid_places(move, waiting) if waiting else ()
    for place, bit in enumerate(targets):
        if place in unpaid and not _pay_late(pencil):
            return
        if bit is not None and not pencil.crossed >> bit & 1:
            pencil.cross(bit, "die")
            if pencil.is_stuck:
                return
    pencil.refuse_unasked_answers()


def _unpaid_places(move: Pick, count: int) -> Sequence[int]:
    """The last dice with a colour change: those that one gained on the way has to pay (SM-21)."""
    changed = [place for place, die in enumerate(move.dice) if die.as_ is not UNSET]
    return changed[-count:]


def _pay_late(pencil: Pencil) -> bool:
    """Pay a colour change with one that an earlier die's box has just given (SM-21 `immediate`)."""
    pencil.leaned_on.append("SM-21")
    if not pencil.ready(COLOUR_CHANGE):
        pencil.is_stuck = True
    pencil.spend(COLOUR_CHANGE, 1, "/dice")
    return not pencil.is_stuck


def _take_bonus(pencil: Pencil, boxes: Sequence[str], allowed: int, totals: Sequence[int]) -> None:
    """Cross the chosen plain fruit boxes (SM:35-36, SM-11, SM-12)."""
    if len(boxes) > allowed:
        _refuse_bonus_count(pencil, len(boxes), allowed, totals)
    board = pencil.board
    for number, name in enumerate(boxes):
        bit = board.index.get(name)
        pointer = f"/bonus/{number}"
        if bit is None:
            pencil.refuse(pointer, Code.BOX_UNKNOWN, "SM:10", {"sent": name})
        elif not board.plain_fruit >> bit & 1:
            pencil.refuse(pointer, Code.BONUS_SPECIAL_BOX, "SM:36", {"sent": name})
        elif pencil.crossed >> bit & 1:
            pencil.refuse(pointer, Code.BONUS_TAKEN, "SM-11", {"sent": name})
        else:
            pencil.cross(bit, "bonus")


def _refuse_bonus_count(pencil: Pencil, sent: int, allowed: int, totals: Sequence[int]) -> None:
    total = sum(totals)
    if allowed:
        facts = {"sent": sent, "allowed": allowed, "total": total}
        pencil.refuse(f"/bonus/{allowed}", Code.BONUS_TOO_MANY, "SM:35", facts)
        return
    rule = "SM:35" if BONUS.keys().isdisjoint(totals) else "SM-10"
    pencil.refuse("/bonus", Code.BONUS_NOT_EARNED, rule, {"total": total})


def _offer_bonus(pencil: Pencil, count: int, free: int) -> None:
    if free:
        options = pencil.board.boxes(free)
        pencil.offers.append(Offer("bonus", pencil.player, min(count, len(options)), options, "SM:35"))
