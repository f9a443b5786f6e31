"""All legal next moves of Smoothies, lazily and in order: fewest abilities first.

The lists are drawn up by trying: `resolve` says which choices stand, which stars ask and what is offered, so that
there is no second rulebook here. A die whose face is free is given as `{"min": 1, "max": 6}`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, permutations, product
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from referee.core import Step
from referee.games.smoothies.board import COLOUR_CHANGE, EXTRA_DIE, MODIFIER_1, MODIFIER_3, REROLL, STAR, bits
from referee.games.smoothies.codes import Code
from referee.games.smoothies.pick import BONUS, totals_of
from referee.games.smoothies.resolve import FEWEST, MOST, SAVERS, resolve
from referee.games.smoothies.setup import ALL_COLOURS
from referee.games.smoothies.state import Phase, State
from referee.games.smoothies.wire import Blend, Colour, Dice, Die, Pick

ANY_FACE = {"min": 1, "max": 6}
Modifier = Literal[-3, -1, 1, 3]
Starred = TypeVar("Starred", Blend, Pick)
MOST_BONUS = max(BONUS.values())
MODIFIERS: Mapping[Modifier, int] = {1: MODIFIER_1, -1: MODIFIER_1, 3: MODIFIER_3, -3: MODIFIER_3}


def legal_moves(state: State) -> Iterator[Any]:
    """Every legal next move, for each player who may move."""
    for seat in state.to_move:
        if state.phase is Phase.ROLL:
            player = state.table.players[seat]
            yield from ({"type": "roll", "player": player, **dice} for dice in _throws())
        elif state.phase is Phase.BLEND:
            yield from _blend_phase(state, seat)
        else:
            yield from map(msgspec.to_builtins, _picks(state, seat))


def _throws() -> Iterator[dict[str, Any]]:
    """All splits of seven dice that stand (SM:20, SM-42), their faces free."""
    for count in range(FEWEST, MOST + 1):
        for round_ in combinations(ALL_COLOURS, count):
            square = [colour for colour in ALL_COLOURS if colour not in round_]
            yield {"round": dict.fromkeys(round_, ANY_FACE), "square": dict.fromkeys(square, ANY_FACE)}


def _blend_phase(state: State, seat: int) -> Iterator[Any]:
    """Blends and re-rolls, by the number of abilities that they spend."""
    paper = state.papers[seat]
    for cost in range(MOST + 1):
        for blender, kind in SAVERS.items():
            if cost <= paper.gained[kind] - paper.spent[kind]:
                blend = Blend(state.table.players[seat], blender, cost)
                yield from map(msgspec.to_builtins, _with_stars(state, blend))
        if cost == 1 and paper.gained[REROLL] > paper.spent[REROLL]:
            yield from _rerolls(state, seat)


def _rerolls(state: State, seat: int) -> Iterator[dict[str, Any]]:
    start = {"type": "reroll", "player": state.table.players[seat]}
    yield {**start, "blender": "round", "round": dict.fromkeys(state.round, ANY_FACE)}
    yield {**start, "blender": "square", "square": dict.fromkeys(state.square, ANY_FACE)}
    yield from ({**start, "blender": "both", **dice} for dice in _throws())


def _with_stars(state: State, move: Starred) -> Iterator[Starred]:
    """The move with every way to answer the stars that it crosses; none where it breaks another rule."""
    waiting: list[Starred] = [move]  # not by recursion: a chain of stars can be longer than Python's stack is deep
    while waiting:
        tried: Starred = waiting.pop()
        step = resolve(state, tried)
        if not step.violations:
            yield tried
        answers = reversed(_open_answers(step))
        waiting.extend(replace(tried, stars=[*tried.stars, answer]) for answer in answers)


def _open_answers(step: Step[State]) -> Sequence[str | None]:
    """What a step asks next of its stars: an answer that is all it misses, or one that may be declined."""
    if step.violations:
        is_all = len(step.violations) == 1 and step.violations[0].code == Code.STAR_MISSING
        return step.violations[0].alternatives if is_all else ()
    return next(([*offer.options, None] for offer in step.offers if offer.kind == "star"), ())


def _picks(state: State, seat: int) -> Iterator[Pick]:
    """Picks by the number of abilities that they spend; then fewer dice first."""
    is_passive = state.phase is Phase.PASSIVE
    there = _dice_for(state)
    if not is_passive:
        yield from _with_stars(state, Pick(state.table.players[seat], []))
    modifiers_ready = sum(_ready(state, seat, kind) for kind in (MODIFIER_1, MODIFIER_3))
    most_extra = _ready(state, seat, EXTRA_DIE) if is_passive else 0
    for cost in range(len(there) + modifiers_ready + most_extra + 1):
        for count in range(1, len(there) + 1):
            extra = count - 1 if is_passive else 0
            if extra <= min(cost, most_extra):
                for changes in range(min(cost - extra, count) + 1):
                    yield from _picks_of(state, seat, count, changes, cost - extra - changes)


def _dice_for(state: State) -> Dice:
    """The dice that may be picked now: the chosen blender's for the active player, the others' for a passive one."""
    is_square = (state.chosen == "round") == (state.phase is Phase.PASSIVE)
    return state.square if is_square else state.round


def _ready(state: State, seat: int, kind: int) -> int:
    return state.papers[seat].gained[kind] - state.papers[seat].spent[kind]


def _picks_of(state: State, seat: int, count: int, changes: int, modified: int) -> Iterator[Pick]:
    """Picks of so many dice in every order, with so many colour changes and modifiers."""
    for order in permutations(_dice_for(state), count):
        for modifiers in _modifiers(state, seat, modified):
            plain = Pick(state.table.players[seat], [Die(die) for die in order], list(modifiers))
            if _is_column_refused(state, plain) or changes > _most_changes(state, seat, plain):
                continue
            for dice in _changed(order, changes):
                yield from _with_bonus(state, replace(plain, dice=dice))


def _is_column_refused(state: State, plain: Pick) -> bool:
    """Whether the totals are refused whatever colours the dice take (SM-01 `illegal`)."""
    if state.table.readings.SM_01 == "void":
        return False
    return any(violation.code == Code.NO_COLUMN for violation in resolve(state, plain).violations)


def _most_changes(state: State, seat: int, plain: Pick) -> int:
    """At most the colour changes at hand and, under SM-21 `immediate`, those that the pick's columns can give."""
    ready = _ready(state, seat, COLOUR_CHANGE)
    if state.table.readings.SM_21 == "next-step":
        return ready
    board = state.table.board
    free = ~state.papers[seat].crossed
    gains = [bit for bit in bits(free & board.known) if board.effects[bit] == COLOUR_CHANGE]
    faces = [_dice_for(state)[die.die] for die in plain.dice]
    columns = [board.column_masks.get(total, 0) & free for total in totals_of(state, faces, plain.modifiers)]
    if any(board.effects[bit] == STAR for column in columns for bit in bits(column)):
        return ready + len(gains)
    return ready + sum(column >> bit & 1 for column in columns for bit in gains)


def _modifiers(state: State, seat: int, count: int) -> Iterable[Sequence[Modifier]]:
    """All sequences of so many modifiers that the player can pay."""
    if count > 1 and state.table.readings.SM_07 == "single":
        return
    ready = {kind: _ready(state, seat, kind) for kind in (MODIFIER_1, MODIFIER_3)}
    sizes = [size for size, kind in MODIFIERS.items() if ready[kind]]
    for sequence in product(sizes, repeat=count):
        if all(sum(MODIFIERS[size] == kind for size in sequence) <= most for kind, most in ready.items()):
            yield sequence


def _changed(order: Sequence[Colour], changes: int) -> Iterator[list[Die]]:
    """The dice in an order, with so many of them changed to any colour, their own included (SM-28)."""
    for places in combinations(range(len(order)), changes):
        for colours in product(ALL_COLOURS, repeat=changes):
            change = dict(zip(places, colours, strict=True))
            yield [Die(die, change.get(place, UNSET)) for place, die in enumerate(order)]


def _with_bonus(state: State, move: Pick) -> Iterator[Pick]:
    """A pick with every way to answer its stars and to take its bonus or a part of it."""
    if state.table.readings.SM_20 == "bonus-last":
        return _with_bonus_last(state, move)
    faces = [_dice_for(state)[die.die] for die in move.dice]
    if BONUS.keys().isdisjoint(totals_of(state, faces, move.modifiers)):
        return _with_stars(state, move)
    offers = _bonus_offers(state, move)
    return chain.from_iterable(_with_stars(state, replace(move, bonus=list(boxes))) for boxes in offers)


def _with_bonus_last(state: State, move: Pick) -> Iterator[Pick]:
    for answered in _with_stars(state, move):
        yield answered
        for offer in resolve(state, answered).offers:
            if offer.kind == "bonus":
                yield from _taking(state, answered, offer.options, offer.count)


def _bonus_offers(state: State, move: Pick) -> Iterator[Sequence[str]]:
    """Under SM-20 `bonus-first` the stars depend on the bonus: all choices of boxes free before the pick."""
    yield ()
    board = state.table.board
    free = board.boxes(board.plain_fruit & ~state.papers[state.table.seats[move.player]].crossed)
    for count in range(1, MOST_BONUS + 1):
        step = resolve(state, replace(move, bonus=free[:count]))
        codes = {violation.code for violation in step.violations}
        if len(free) < count or codes & {Code.BONUS_NOT_EARNED, Code.BONUS_TOO_MANY}:
            return
        yield from permutations(free, count)


def _taking(state: State, move: Pick, options: Sequence[str], count: int) -> Iterator[Pick]:
    for taken in range(1, count + 1):
        for boxes in permutations(options, taken):
            bonus = replace(move, bonus=list(boxes))
            if not resolve(state, bonus).violations:
                yield bonus
