"""All legal next moves of Smoothies, lazily and in order: fewest abilities first.

The lists are drawn up by trying: `resolve` says which choices stand, which stars ask and what is offered, so that
there is no second rulebook here. A die whose face is free is given as `{"min": 1, "max": 6}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, permutations, product
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from referee.core import Offer, OutOfPatienceError, Step
from referee.games.smoothies.board import COLOUR_CHANGE, EXTRA_DIE, MODIFIER_1, MODIFIER_3, REROLL, STAR, bits
from referee.games.smoothies.bonus import BONUS
from referee.games.smoothies.codes import Code
from referee.games.smoothies.pick import totals_of
from referee.games.smoothies.resolve import FEWEST, MOST, SAVERS, resolve
from referee.games.smoothies.setup import ALL_COLOURS
from referee.games.smoothies.state import Phase, State
from referee.games.smoothies.wire import Blend, Colour, Die, Pick

ANY_FACE = {"min": 1, "max": 6}
Modifier = Literal[-3, -1, 1, 3]
Starred = TypeVar("Starred", Blend, Pick)
MOST_BONUS = max(BONUS.values())
MODIFIERS: Mapping[Modifier, int] = {1: MODIFIER_1, -1: MODIFIER_1, 3: MODIFIER_3, -3: MODIFIER_3}


def legal_moves(state: State, patience: int | None = None) -> Iterator[Any]:
    """Every legal next move, for each player who may move.

    Raises: OutOfPatienceError when finding the next ones takes more than so many tries, each star answered in a try
    counting as one more; sheets full of stars have more ways through them than anybody can wait for.
    """
    effort = Effort(patience)
    for seat in state.to_move:
        yield from Lister(state, seat, effort).moves()


class Effort:
    """What the tries of one list have cost so far, and how much that may be."""

    def __init__(self, patience: int | None) -> None:
        self.patience = patience
        self.spent = 0

    def add(self, cost: int) -> None:
        """Note the cost of a try.

        Raises: OutOfPatienceError when it is too much.
        """
        self.spent += cost
        if self.patience is not None and self.spent > self.patience:
            raise OutOfPatienceError(self.patience)


class Lister:
    """The legal moves of one player at one moment."""

    def __init__(self, state: State, seat: int, effort: Effort) -> None:
        self.state = state
        self.player = state.table.players[seat]
        self.paper = state.papers[seat]
        self.effort = effort
        self.is_passive = state.phase is Phase.PASSIVE
        is_square = (state.chosen == "round") == self.is_passive
        self.dice = state.square if is_square else state.round  # those of a pick

    def moves(self) -> Iterator[Any]:
        """All of them, as they go over the wire."""
        if self.state.phase is Phase.ROLL:
            yield from ({"type": "roll", "player": self.player, **dice} for dice in _throws())
        elif self.state.phase is Phase.BLEND:
            yield from self._blend_phase()
        else:
            yield from map(msgspec.to_builtins, self._picks())

    def _try(self, move: Blend | Pick) -> Step[State]:
        self.effort.add(1 + len(move.stars))
        return resolve(self.state, move)

    def _ready(self, kind: int) -> int:
        return self.paper.gained[kind] - self.paper.spent[kind]

    def _blend_phase(self) -> Iterator[Any]:
        """Blends and re-rolls, by the number of abilities that they spend."""
        for cost in range(MOST + 1):
            for blender, kind in SAVERS.items():
                if cost <= self._ready(kind):
                    yield from map(msgspec.to_builtins, self._with_stars(Blend(self.player, blender, cost)))
            if cost == 1 and self._ready(REROLL):
                yield from self._rerolls()

    def _rerolls(self) -> Iterator[dict[str, Any]]:
        start = {"type": "reroll", "player": self.player}
        yield {**start, "blender": "round", "round": dict.fromkeys(self.state.round, ANY_FACE)}
        yield {**start, "blender": "square", "square": dict.fromkeys(self.state.square, ANY_FACE)}
        yield from ({**start, "blender": "both", **dice} for dice in _throws())

    def _with_stars(self, move: Starred) -> Iterator[Starred]:
        """The move with every way to answer the stars that it crosses; none where it breaks another rule."""
        waiting: list[Starred] = [move]  # not by recursion: a chain of stars can be longer than Python's stack is deep
        while waiting:
            tried: Starred = waiting.pop()
            step = self._try(tried)
            if not step.violations:
                yield tried
            for answer in reversed(_open_answers(step)):
                waiting.append(replace(tried, stars=[*tried.stars, answer]))  # noqa: PERF401  mypy cannot type it so

    def _picks(self) -> Iterator[Pick]:
        """Picks by the number of abilities that they spend; then fewer dice first."""
        if not self.is_passive:
            yield from self._with_stars(Pick(self.player, []))
        modifiers_ready = self._ready(MODIFIER_1) + self._ready(MODIFIER_3)
        most_extra = self._ready(EXTRA_DIE) if self.is_passive else 0
        for cost in range(len(self.dice) + modifiers_ready + most_extra + 1):
            for count in range(1, len(self.dice) + 1):
                extra = count - 1 if self.is_passive else 0
                if extra <= min(cost, most_extra):
                    for changes in range(min(cost - extra, count) + 1):
                        yield from self._picks_of(count, changes, cost - extra - changes)

    def _picks_of(self, count: int, changes: int, modified: int) -> Iterator[Pick]:
        """Picks of so many dice in every order, with so many colour changes and modifiers."""
        for order in permutations(self.dice, count):
            for modifiers in self._modifiers(modified):
                plain = Pick(self.player, [Die(die) for die in order], list(modifiers))
                if self._is_column_refused(plain) or changes > self._most_changes(plain):
                    continue
                for dice in _changed(order, changes):
                    yield from self._with_bonus(replace(plain, dice=dice))

    def _is_column_refused(self, plain: Pick) -> bool:
        """Whether the totals are refused whatever colours the dice take (SM-01 `illegal`)."""
        if self.state.table.readings.SM_01 == "void":
            return False
        return any(violation.code == Code.NO_COLUMN for violation in self._try(plain).violations)

    def _totals(self, move: Pick) -> list[int]:
        return totals_of(self.state, [self.dice[die.die] for die in move.dice], move.modifiers)

    def _most_changes(self, plain: Pick) -> int:
        """At most the colour changes at hand and, under SM-21 `immediate`, those that the pick's columns can give."""
        ready = self._ready(COLOUR_CHANGE)
        if self.state.table.readings.SM_21 == "next-step":
            return ready
        board = self.state.table.board
        free = board.known & ~self.paper.crossed
        gains = [bit for bit in bits(free) if board.effects[bit] == COLOUR_CHANGE]
        columns = [board.column_masks.get(total, 0) & free for total in self._totals(plain)]
        if any(board.effects[bit] == STAR for column in columns for bit in bits(column)):
            return ready + len(gains)
        return ready + sum(column >> bit & 1 for column in columns for bit in gains)

    def _modifiers(self, count: int) -> Iterator[Sequence[Modifier]]:
        """All sequences of so many modifiers that the player can pay."""
        if count > 1 and self.state.table.readings.SM_07 == "single":
            return
        ready = {kind: self._ready(kind) for kind in (MODIFIER_1, MODIFIER_3)}
        sizes = [size for size, kind in MODIFIERS.items() if ready[kind]]
        for sequence in product(sizes, repeat=count):
            if all(sum(MODIFIERS[size] == kind for size in sequence) <= most for kind, most in ready.items()):
                yield sequence

    def _with_bonus(self, move: Pick) -> Iterator[Pick]:
        """A pick with every way to answer its stars and to take its bonus or a part of it."""
        if self.state.table.readings.SM_20 == "bonus-last":
            return self._with_bonus_last(move)
        if BONUS.keys().isdisjoint(self._totals(move)):
            return self._with_stars(move)
        offers = self._bonus_first(move)
        return chain.from_iterable(self._with_stars(replace(move, bonus=list(boxes))) for boxes in offers)

    def _with_bonus_last(self, move: Pick) -> Iterator[Pick]:
        for answered in self._with_stars(move):
            yield answered
            for offer in self._try(answered).offers:
                if offer.kind == "bonus":
                    yield from self._taking(answered, offer)

    def _taking(self, move: Pick, offer: Offer) -> Iterator[Pick]:
        for taken in range(1, offer.count + 1):
            for boxes in permutations(offer.options, taken):
                bonus = replace(move, bonus=list(boxes))
                if not self._try(bonus).violations:
                    yield bonus

    def _bonus_first(self, move: Pick) -> Iterator[Sequence[str]]:
        """Under SM-20 `bonus-first` the stars depend on the bonus: all choices of boxes free before the pick."""
        yield ()
        board = self.state.table.board
        free = board.boxes(board.plain_fruit & ~self.paper.crossed)
        for count in range(1, MOST_BONUS + 1):
            step = self._try(replace(move, bonus=free[:count]))
            codes = {violation.code for violation in step.violations}
            if len(free) < count or codes & {Code.BONUS_NOT_EARNED, Code.BONUS_TOO_MANY}:
                return
            yield from permutations(free, count)


def _throws() -> Iterator[dict[str, Any]]:
    """All splits of seven dice that stand (SM:20, SM-42), their faces free."""
    for count in range(FEWEST, MOST + 1):
        for round_ in combinations(ALL_COLOURS, count):
            square = [colour for colour in ALL_COLOURS if colour not in round_]
            yield {"round": dict.fromkeys(round_, ANY_FACE), "square": dict.fromkeys(square, ANY_FACE)}


def _open_answers(step: Step[State]) -> Sequence[str | None]:
    """What a step asks next of its stars: an answer that is all it misses, or one that may be declined.

    Where only an ability is missing, a star that was declined may still give it (SM-16 `may`, SM-21 `immediate`).
    """
    codes = [violation.code for violation in step.violations]
    if codes == [Code.STAR_MISSING]:
        return step.violations[0].alternatives
    if codes not in ([], [Code.NO_ABILITY]):
        return ()
    return next(([*offer.options, None] for offer in step.offers if offer.kind == "star"), ())


def _changed(order: Sequence[Colour], changes: int) -> Iterator[list[Die]]:
    """The dice in an order, with so many of them changed to any colour, their own included (SM-28)."""
    for places in combinations(range(len(order)), changes):
        for colours in product(ALL_COLOURS, repeat=changes):
            change = dict(zip(places, colours, strict=True))
            yield [Die(die, change.get(place, UNSET)) for place, die in enumerate(order)]
