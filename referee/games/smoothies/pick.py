"""The pick of dice, active or passive: pay, add up, cross the dice's boxes with their stars, take the bonus.

Readings that change the walk: SM-01, SM-02, SM-05, SM-07, SM-10, SM-20, SM-21.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import UNSET

from referee.core import Facts, Step
from referee.games.smoothies.board import COLOUR_CHANGE, EXTRA_DIE, MODIFIER_1, MODIFIER_3, MOST_ALTERNATIVES
from referee.games.smoothies.bonus import BONUS, cross_bonus, earned_bonus, is_near_star, offer_bonus, take_bonus
from referee.games.smoothies.codes import Code
from referee.games.smoothies.pencil import Pencil
from referee.games.smoothies.state import Phase, State, is_last_limit_reached, next_phase
from referee.games.smoothies.wire import Colour, Pick

Dice = Mapping[Colour, int]
Cells = Mapping[Colour, int]
Group = tuple[int, Cells, Sequence[Colour]]  # a total, its column's boxes by colour, the colours to cross there
NO_CELLS: Cells = {}  # of a total without a column, SM-01


def pick(state: State, seat: int, move: Pick) -> Step[State]:
    """Walk a pick of the active player (SM:25) or of a passive one (SM:29)."""
    is_passive = state.phase is Phase.PASSIVE
    is_square = (state.chosen == "round") == is_passive
    there = state.square if is_square else state.round
    names = [die.die for die in move.dice]
    changes = [die.as_ for die in move.dice]
    unchanged = changes.count(UNSET)
    pencil = Pencil(state.table, seat, state.papers[seat], move.stars, is_passive=is_passive)
    faces = _read_faces(pencil, move, names, there, "square" if is_square else "round")
    waiting = 0
    if unchanged < len(names) or move.modifiers or (is_passive and len(names) > 1):
        waiting = _pay(pencil, move, len(names) - unchanged)
    if faces:
        colours = names if unchanged == len(names) else [die.die if die.as_ is UNSET else die.as_ for die in move.dice]
        _walk(pencil, move, _groups(state, move, faces, colours), there, waiting)
    elif pencil.violations:  # What the dice would cross cannot be known; what is wrong in any case can.
        cross_bonus(pencil, move.bonus)
    if move.stars:
        pencil.refuse_unknown_answers()
    if pencil.violations:
        return Step(state, pencil.violations, offers=pencil.offers)
    after = next_phase(state, seat, pencil.paper())
    if not is_passive and is_last_limit_reached(state, seat, after.papers):
        pencil.used = (*pencil.used, "SM-34")
    return Step(after, (), pencil.events, pencil.offers, pencil.used, pencil.leaned_on)


def _read_faces(pencil: Pencil, move: Pick, names: list[Colour], there: Dice, blender: str) -> list[int] | None:
    """The faces of the dice; None unless they lie in the blender, each once, and are as many as the player may take."""
    if not names:
        _judge_no_dice(pencil, move, there)
        return None
    different = set(names)
    if len(different) < len(names) or not different <= there.keys():
        _refuse_dice(pencil, names, there, blender)
    if pencil.is_passive and len(names) > 1:
        allowed = 1 + pencil.ready(EXTRA_DIE)
        if len(names) > allowed:
            facts = {"sent": len(names), "allowed": allowed}
            pencil.refuse(f"/dice/{allowed}", Code.TOO_MANY_DICE, "SM:48", facts)
    return None if pencil.violations else [there[name] for name in names]


def _judge_no_dice(pencil: Pencil, move: Pick, there: Dice) -> None:
    """Nobody picks nothing, but the active player under SM-02 `zero`, with nothing else in the pick."""
    is_bare = not (move.modifiers or move.stars or move.bonus)
    if not pencil.is_passive and pencil.readings.SM_02 == "zero" and is_bare:
        pencil.used = (*pencil.used, "SM-02")
        return
    rule = "SM-03" if pencil.is_passive else "SM-02"
    pencil.refuse("/dice", Code.NO_DICE, rule, {}, [[{"die": name}] for name in there])


def _refuse_dice(pencil: Pencil, names: Sequence[Colour], there: Dice, blender: str) -> None:
    unused = [die for die in there if die not in names]
    for number, name in enumerate(names):
        pointer = f"/dice/{number}/die"
        if name not in there:
            rule = "SM:29" if pencil.is_passive else "SM:25"
            facts = {"die": name, "blender": blender, "there": list(there)}
            pencil.refuse(pointer, Code.DIE_NOT_THERE, rule, facts, unused)
        if name in names[:number]:
            pencil.refuse(pointer, Code.DIE_TWICE, "SM-04", {"die": name}, unused)


def _pay(pencil: Pencil, move: Pick, changes: int) -> int:
    """Spend the pick's abilities; gives how many colour changes wait for one gained on the way (SM-21)."""
    waiting = 0
    extra = len(move.dice) - 1
    if pencil.is_passive and 0 < extra <= pencil.ready(EXTRA_DIE):
        pencil.spend(EXTRA_DIE, extra, "/dice")
        pencil.leaned_on = (*pencil.leaned_on, "SM-05")
    if changes:
        if pencil.readings.SM_21 == "immediate":
            waiting = max(0, changes - pencil.ready(COLOUR_CHANGE))
        if changes > waiting:
            have = pencil.ready(COLOUR_CHANGE)
            unpaid = _changed(move)[have] if changes - waiting > have else 0
            pencil.spend(COLOUR_CHANGE, changes - waiting, f"/dice/{unpaid}/as")
    if move.modifiers:
        _pay_modifiers(pencil, move.modifiers)
    return waiting


def _changed(move: Pick) -> list[int]:
    """The places of the dice whose colour is changed."""
    return [place for place, die in enumerate(move.dice) if die.as_ is not UNSET]


def _pay_modifiers(pencil: Pencil, modifiers: Sequence[int]) -> None:
    """One ability each, any number and mix (SM:50, SM-07)."""
    if len(modifiers) > 1:
        pencil.used = (*pencil.used, "SM-07")
        if pencil.readings.SM_07 == "single":
            pencil.refuse("/modifiers/1", Code.MODIFIER_TWICE, "SM-07", {"sent": len(modifiers)})
    for kind, size in ((MODIFIER_1, 1), (MODIFIER_3, 3)):
        places = [place for place, modifier in enumerate(modifiers) if abs(modifier) == size]
        if places:
            have = pencil.ready(kind)
            pencil.spend(kind, len(places), f"/modifiers/{places[have] if len(places) > have else 0}")


def totals_of(state: State, faces: Sequence[int], modifiers: Sequence[int]) -> list[int]:
    """The totals of a pick: one sum, or each die of a passive player for itself, the first modified (SM-05)."""
    change = sum(modifiers)
    if len(faces) > 1 and state.phase is Phase.PASSIVE and state.table.readings.SM_05 == "separate":
        return [faces[0] + change, *faces[1:]]
    return [sum(faces) + change]


def _groups(state: State, move: Pick, faces: Sequence[int], colours: Sequence[Colour]) -> list[Group]:
    """The pick's totals with the boxes of their columns and the colours that are crossed there."""
    cells = state.table.board.cells
    totals = totals_of(state, faces, move.modifiers)
    if len(totals) == 1:
        return [(totals[0], cells.get(totals[0], NO_CELLS), colours)]
    return [(total, cells.get(total, NO_CELLS), [colour]) for total, colour in zip(totals, colours, strict=True)]


def _walk(pencil: Pencil, move: Pick, groups: Sequence[Group], there: Dice, waiting: int) -> None:
    """Cross the boxes of the dice in their order, and the bonus after them or before (SM-20)."""
    allowed = 0
    for number, group in enumerate(groups):
        if group[1] is NO_CELLS:
            _judge_void(pencil, move, group[0], there, None if len(groups) == 1 else number)
        elif group[0] in BONUS:
            allowed += earned_bonus(pencil, *group, is_taken=bool(move.bonus))
    totals = [group[0] for group in groups]
    is_bonus_first = pencil.readings.SM_20 == "bonus-first"
    free = 0
    if is_bonus_first:
        take_bonus(pencil, move.bonus, allowed, totals)
        free = ~pencil.crossed
    if waiting:
        _cross_waiting(pencil, move, groups, waiting)
    else:
        _cross_groups(pencil, groups)
    if move.stars:
        pencil.refuse_unasked_answers()
    if not is_bonus_first:
        take_bonus(pencil, move.bonus, allowed, totals)
        free = ~pencil.crossed
    if move.bonus and (is_bonus_first or is_near_star(pencil, move.bonus)):
        pencil.leaned_on = (*pencil.leaned_on, "SM-20")
    if allowed > len(move.bonus):
        offer_bonus(pencil, allowed - len(move.bonus), pencil.board.plain_fruit & free)


def _judge_void(pencil: Pencil, move: Pick, total: int, there: Dice, place: int | None) -> None:
    """A total without a column crosses nothing, or is refused while one with a column is free (SM-01).

    `place` is that of the die where each die has a total of its own (SM-05).
    """
    if not _is_column_free(pencil, there):
        return
    pencil.used = (*pencil.used, "SM-01")
    if pencil.readings.SM_01 == "void":
        return
    nearest = _nearest_picks(pencil, move, total, there, place)
    if place is None:
        pencil.refuse("/dice", Code.NO_COLUMN, "SM-01", {"total": total}, nearest)
    else:
        pencil.refuse(f"/dice/{place}", Code.NO_COLUMN, "SM-01", {"total": total}, [die for [die] in nearest])


def _nearest_picks(
    pencil: Pencil, move: Pick, total: int, there: Dice, place: int | None
) -> list[list[dict[str, Colour]]]:
    """Dice that with the pick's modifiers reach a column, those whose total is nearest to a total first."""
    most = len(there) if place is None and not pencil.is_passive else 1
    choices = [some for count in range(1, most + 1) for some in combinations(there, count)]
    if place is not None:
        picked = [die.die for die in move.dice]
        choices = [some for some in choices if some[0] not in picked]
    change = 0 if place else sum(move.modifiers)
    reached = {some: sum(there[name] for name in some) + change for some in choices}
    nearest = sorted(
        (some for some in choices if reached[some] in pencil.board.column_masks),
        key=lambda some: abs(reached[some] - total),
    )
    return [[{"die": name} for name in some] for some in nearest[:MOST_ALTERNATIVES]]


def _is_column_free(pencil: Pencil, there: Dice) -> bool:
    """Whether a total with a column needs no ability: any dice of the active player, one die of a passive one."""
    sums = set(there.values())
    if not pencil.is_passive:
        sums = {0}
        for face in there.values():
            sums |= {total + face for total in sums}
    return not sums.isdisjoint(pencil.board.column_masks)


def _cross_groups(pencil: Pencil, groups: Sequence[Group]) -> None:
    """Cross each die's box that exists and is free; the rest is ignored (SM:26, SM:30, SM-29)."""
    for _, cells, colours in groups:
        for colour in colours:
            bit = cells.get(colour)
            if bit is not None and not pencil.crossed >> bit & 1:
                pencil.cross(bit, "die")
                if pencil.is_stuck:
                    return


def _cross_waiting(pencil: Pencil, move: Pick, groups: Sequence[Group], waiting: int) -> None:
    """The same where the last colour changes are paid with ones gained on the way (SM-21 `immediate`)."""
    changed = _changed(move)
    unpaid = changed[-waiting:]
    dice = [(total, cells, [colour]) for total, cells, colours in groups for colour in colours]
    for place, group in enumerate(dice):
        if place in unpaid and not pencil.ready(COLOUR_CHANGE):
            facts: Facts = {"which": "colour_change", "have": changed.index(place), "need": len(changed)}
            pencil.refuse(f"/dice/{place}/as", Code.NO_ABILITY, "SM:46", facts)
            pencil.is_stuck = True
            return
        if place in unpaid:
            pencil.used = (*pencil.used, "SM-21")
            pencil.spend(COLOUR_CHANGE, 1, f"/dice/{place}/as")
        _cross_groups(pencil, [group])
        if pencil.is_stuck:
            return
