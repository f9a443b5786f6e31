"""The pick of dice, active or passive: pay, add up, cross the dice's boxes with their stars, take the bonus.

Readings that change the walk: SM-01, SM-02, SM-05, SM-07, SM-10, SM-20, SM-21.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from referee.core import Offer, Step
from referee.games.smoothies.board import COLOUR_CHANGE, EXTRA_DIE, MODIFIER_1, MODIFIER_3
from referee.games.smoothies.codes import Code
from referee.games.smoothies.pencil import Pencil
from referee.games.smoothies.state import Phase, State, is_last_limit_reached, next_phase, with_paper
from referee.games.smoothies.wire import Die, Pick

Dice = Mapping[str, int]
BONUS = {7: 1, 14: 2}  # free boxes by total, SM:35
Group = tuple[int, Sequence[Die]]  # a total and the dice whose boxes it crosses


def pick(state: State, seat: int, move: Pick) -> Step[State]:
    """Walk a pick of the active player (SM:25) or of a passive one (SM:29)."""
    is_passive = state.phase is Phase.PASSIVE
    is_square = (state.chosen == "round") == is_passive
    there = state.square if is_square else state.round
    pencil = Pencil(state.table, seat, state.papers[seat], move.stars, is_passive=is_passive)
    _judge_dice(pencil, move, there, "square" if is_square else "round")
    can_walk = not pencil.violations
    changes_unpaid = _pay(pencil, move)
    if can_walk and move.dice:
        _walk(pencil, move, there, changes_unpaid)
    if pencil.violations:
        return Step(state, pencil.violations)
    after = next_phase(state, seat, with_paper(state, seat, pencil.paper()))
    if not is_passive and is_last_limit_reached(after):
        pencil.leaned_on.append("SM-34")
    return Step(after, (), pencil.events, pencil.offers, pencil.leaned_on)


def _judge_dice(pencil: Pencil, move: Pick, there: Dice, blender: str) -> None:
    """The dice must lie in the blender, each once, and not be more than the player may take."""
    dice = move.dice
    if not dice:
        _judge_no_dice(pencil, move, there)
        return
    rule = "SM:29" if pencil.is_passive else "SM:25"
    for number, die in enumerate(dice):
        name = die.die
        if name not in there:
            facts = {"die": name, "blender": blender, "there": list(there)}
            pencil.refuse(f"/dice/{number}/die", Code.DIE_NOT_THERE, rule, facts, list(there))
        if number and any(earlier.die == name for earlier in dice[:number]):
            pencil.refuse(f"/dice/{number}/die", Code.DIE_TWICE, "SM-04", {"die": name})
    if pencil.is_passive and len(dice) > 1:
        allowed = 1 + pencil.ready(EXTRA_DIE)
        if len(dice) > allowed:
            facts = {"sent": len(dice), "allowed": allowed}
            pencil.refuse(f"/dice/{allowed}", Code.TOO_MANY_DICE, "SM:48", facts)


def _judge_no_dice(pencil: Pencil, move: Pick, there: Dice) -> None:
    """Nobody picks nothing, but the active player under SM-02 `zero`, with nothing else in the pick."""
    is_bare = not (move.modifiers or move.stars or move.bonus)
    if not pencil.is_passive and pencil.readings.SM_02 == "zero" and is_bare:
        pencil.leaned_on.append("SM-02")
        return
    rule = "SM-03" if pencil.is_passive else "SM-02"
    pencil.refuse("/dice", Code.NO_DICE, rule, {}, [{"die": name} for name in there])


def _pay(pencil: Pencil, move: Pick) -> int:
    """Spend the pick's abilities; gives how many colour changes wait for one gained on the way (SM-21)."""
    dice = move.dice
    waiting = 0
    if pencil.is_passive and 1 < len(dice) <= 1 + pencil.ready(EXTRA_DIE):
        pencil.spend(EXTRA_DIE, len(dice) - 1, "/dice")
        pencil.leaned_on.append("SM-05")
    changes = sum(die.as_ is not UNSET for die in dice)
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
        times = sum(abs(modifier) == size for modifier in modifiers)
        if times:
            pencil.spend(kind, times, "/modifiers")


def _walk(pencil: Pencil, move: Pick, there: Dice, changes_unpaid: int) -> None:
    """Cross the boxes of the dice in their order, and the bonus after them (SM-20)."""
    groups = _groups(pencil, move, there)
    totals = [total for total, _ in groups]
    _judge_totals(pencil, totals, there)
    allowed = _bonus_earned(pencil, move, groups)
    is_bonus_first = pencil.readings.SM_20 == "bonus-first"
    offered = pencil.crossed
    if is_bonus_first:
        _take_bonus(pencil, move.bonus, allowed, totals)
        offered = pencil.crossed
    _cross_dice(pencil, groups, changes_unpaid)
    pencil.refuse_unasked_answers()
    if not is_bonus_first:
        _take_bonus(pencil, move.bonus, allowed, totals)
        offered = pencil.crossed
    if move.bonus and (is_bonus_first or pencil.met_star):
        pencil.leaned_on.append("SM-20")
    if allowed > len(move.bonus):
        _offer_bonus(pencil, allowed - len(move.bonus), pencil.board.plain_fruit & ~offered)


def _groups(pencil: Pencil, move: Pick, there: Dice) -> list[Group]:
    """The totals of the pick: one sum, or each die of a passive player for itself (SM-05)."""
    change = sum(move.modifiers)
    if pencil.is_passive and pencil.readings.SM_05 == "separate":
        return [(there[die.die] + (0 if number else change), (die,)) for number, die in enumerate(move.dice)]
    return [(sum([there[die.die] for die in move.dice]) + change, move.dice)]


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


def _bonus_earned(pencil: Pencil, move: Pick, groups: Sequence[Group]) -> int:
    """How many free boxes the totals give (SM:35, SM-08, SM-09), whatever the boxes were (SM-10)."""
    earned = 0
    for total, dice in groups:
        bonus = BONUS.get(total, 0)
        if bonus and (move.bonus or pencil.readings.SM_10 == "new-cross"):
            if not _has_free_box(pencil, total, dice):
                pencil.leaned_on.append("SM-10")
                if pencil.readings.SM_10 == "new-cross":
                    continue
        earned += bonus
    return earned


def _has_free_box(pencil: Pencil, total: int, dice: Sequence[Die]) -> bool:
    """Whether a box of these dice is still free before anything is crossed."""
    boxes = [pencil.board.cells[_colour(die)].get(total) for die in dice]
    return any(bit is not None and not pencil.crossed >> bit & 1 for bit in boxes)


def _colour(die: Die) -> str:
    return die.die if die.as_ is UNSET else die.as_


def _cross_dice(pencil: Pencil, groups: Sequence[Group], changes_unpaid: int) -> None:
    """Cross each die's box that exists and is free; the rest is ignored (SM:26, SM:30, SM-29)."""
    cells = pencil.board.cells
    unpaid = _unpaid_dice(groups, changes_unpaid) if changes_unpaid else ()
    for total, dice in groups:
        for die in dice:
            if die in unpaid and not _pay_late(pencil):
                return
            bit = cells[_colour(die)].get(total)
            if bit is not None and not pencil.crossed >> bit & 1:
                pencil.cross(bit, "die")
                if pencil.is_stuck:
                    return


def _unpaid_dice(groups: Sequence[Group], count: int) -> Sequence[Die]:
    """The last dice with a colour change: those that one gained on the way has to pay (SM-21)."""
    changed = [die for _, dice in groups for die in dice if die.as_ is not UNSET]
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
    board = pencil.board
    if len(boxes) > allowed:
        _refuse_bonus_count(pencil, len(boxes), allowed, totals)
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
    total = totals[0] if len(totals) == 1 else sum(totals)
    if allowed:
        facts = {"sent": sent, "allowed": allowed, "total": total}
        pencil.refuse(f"/bonus/{allowed}", Code.BONUS_TOO_MANY, "SM:35", facts)
        return
    is_old_cross = any(total in BONUS for total in totals)
    rule = "SM-10" if is_old_cross else "SM:35"
    pencil.refuse("/bonus", Code.BONUS_NOT_EARNED, rule, {"total": total})


def _offer_bonus(pencil: Pencil, count: int, free: int) -> None:
    if free:
        options = pencil.board.boxes(free)
        pencil.offers.append(Offer("bonus", pencil.player, min(count, len(options)), options, "SM:35"))
