"""One move of Smoothies, walked once: what it breaks, or what it does.

Sources: SM:n is line n of the rulebook text, SM-n a ruling of the registry. A pick is walked in `pick.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.core import AnyMove, Event, Facts, Step, Violation
from referee.games.smoothies.board import REROLL, ROUND_BLENDER, SQUARE_BLENDER
from referee.games.smoothies.codes import Code
from referee.games.smoothies.pencil import Pencil
from referee.games.smoothies.pick import pick
from referee.games.smoothies.setup import ALL_COLOURS
from referee.games.smoothies.state import Phase, State, expect, with_paper
from referee.games.smoothies.wire import Blend, Blender, Dice, Pick, Reroll, Roll

FACES = frozenset(range(1, 7))  # SM:6; no face is printed, every example fits 1-6
FEWEST, MOST = 2, 5  # dice in a blender, SM:20 and SM-42
SAVERS: Mapping[Blender, int] = {"round": ROUND_BLENDER, "square": SQUARE_BLENDER}


def resolve(state: State, move: AnyMove) -> Step[State]:
    """Walk one move; `move` is a Struct of the contract whose player sits at the table."""
    seat = state.table.seats[move.player]
    phases, handler = HANDLERS[type(move)]
    if state.phase not in phases or seat not in state.to_move:
        return Step(state, (_untimely(state, seat, move),))
    return handler(state, seat, move)


def _untimely(state: State, seat: int, move: AnyMove) -> Violation:
    """The one reason why this player cannot make this type of move now."""
    if state.phase is Phase.OVER:
        return Violation("", Code.GAME_OVER.value, "SM:56")
    expected = expect(state)
    if seat not in state.to_move:
        players = [expectation.player for expectation in expected]
        rule = "SM:29" if state.phase is Phase.PASSIVE else "SM:16"
        facts = {"player": move.player, "expected": players}
        return Violation("/player", Code.OUT_OF_TURN.value, rule, facts, players)
    types = list(expected[0].types)
    facts = {"sent": type(move).__struct_config__.tag, "expected": types}
    return Violation("/type", Code.NOT_NOW.value, "SM:16", facts, types)


def _roll(state: State, _seat: int, move: Roll) -> Step[State]:
    """All seven dice, at least two in each blender (SM:20)."""
    violations = _throw_violations(move.round, move.square)
    if violations:
        return Step(state, violations)
    after = State(state.table, state.papers, state.active, Phase.BLEND, state.to_move, move.round, move.square)
    return Step(after, events=(Event("rolled", move.player),))


def _throw_violations(round_: Dice, square: Dice) -> list[Violation]:
    """What is wrong with seven dice in two blenders, colours and split and faces."""
    if (
        len(round_) + len(square) == len(ALL_COLOURS)
        and FEWEST <= len(round_) <= MOST
        and round_.keys().isdisjoint(square)
        and FACES.issuperset(round_.values())
        and FACES.issuperset(square.values())
    ):
        return []
    violations = []
    twice = [colour for colour in ALL_COLOURS if colour in round_ and colour in square]
    missing = [colour for colour in ALL_COLOURS if colour not in round_ and colour not in square]
    if twice or missing:
        violations.append(Violation("", Code.DICE_SET.value, "SM:20", {"missing": missing, "twice": twice}))
    if not FEWEST <= len(round_) <= MOST or not FEWEST <= len(square) <= MOST:
        violations += _split_violations(round_, square)
    return violations + _face_violations("round", round_) + _face_violations("square", square)


def _split_violations(round_: Dice, square: Dice) -> list[Violation]:
    return [Violation("", Code.DICE_SPLIT.value, "SM:20", {"round": len(round_), "square": len(square)})]


def _face_violations(blender: str, dice: Dice) -> list[Violation]:
    return [
        Violation(f"/{blender}/{die}", Code.FACE.value, "SM:6", {"die": die, "face": face}, sorted(FACES))
        for die, face in dice.items()
        if face not in FACES
    ]


def _reroll(state: State, seat: int, move: Reroll) -> Step[State]:
    """Throw one blender's dice or all again for a Re-roll, before a blender is chosen (SM:47, SM-25, SM-26)."""
    round_ = move.round if isinstance(move.round, dict) else None
    square = move.square if isinstance(move.square, dict) else None
    violations = _reroll_violations(state, move, round_, square)
    pencil = Pencil(state.table, seat, state.papers[seat], (), is_passive=False)
    pencil.spend(REROLL, 1, "/type", ["blend"])
    violations.extend(pencil.violations)
    if violations:
        return Step(state, violations)
    after = State(
        state.table,
        with_paper(state, seat, pencil.paper()),
        state.active,
        Phase.BLEND,
        state.to_move,
        state.round if round_ is None else round_,
        state.square if square is None else square,
    )
    return Step(after, events=(*pencil.events, Event("rerolled", move.player, move.blender)))


def _reroll_violations(state: State, move: Reroll, round_: Dice | None, square: Dice | None) -> list[Violation]:
    """The dice of the named blender and no others; both blenders make a whole new throw."""
    if move.blender == "both":
        return _new_throw_violations(round_, square)
    violations = []
    for blender, before, sent in (("round", state.round, round_ or {}), ("square", state.square, square or {})):
        expected = before if move.blender == blender else {}
        if sent.keys() != expected.keys():
            facts = {"blender": blender, "expected": list(expected), "sent": list(sent)}
            violations.append(Violation(f"/{blender}", Code.REROLL_DICE.value, "SM:47", facts))
        violations += _face_violations(blender, sent)
    return violations


def _new_throw_violations(round_: Dice | None, square: Dice | None) -> list[Violation]:
    """What is wrong with a re-roll of all dice, of which the throw of a blender may be missing."""
    if round_ is not None and square is not None:
        return _throw_violations(round_, square)
    sent = round_ or square or {}
    violations = []
    for blender, dice in (("round", round_), ("square", square)):
        if dice is None:
            expected = [colour for colour in ALL_COLOURS if colour not in sent]
            facts: Facts = {"blender": "both", "expected": expected, "sent": list(sent)}
            violations.append(Violation(f"/{blender}", Code.REROLL_DICE.value, "SM:47", facts))
        else:
            violations += _split_violations(round_ or {}, square or {}) if not FEWEST <= len(dice) <= MOST else []
            violations += _face_violations(blender, dice)
    return violations


def _blend(state: State, seat: int, move: Blend) -> Step[State]:
    """Cross as many boxes of one blender row as it holds dice, less those saved (SM:22, SM:51, SM-22, SM-23)."""
    dice = state.round if move.blender == "round" else state.square
    pencil = Pencil(state.table, seat, state.papers[seat], move.stars, is_passive=False)
    row = state.table.board.blenders[move.blender]
    is_full = not row & ~pencil.crossed
    if is_full:
        other = "square" if move.blender == "round" else "round"
        pencil.refuse("/blender", Code.BLENDER_FULL, "SM:22", {"blender": move.blender}, [other])
    _save(pencil, move, len(dice))
    if not pencil.violations:
        for _ in range(len(dice) - move.save):
            free = row & ~pencil.crossed
            if not free or pencil.is_stuck:
                break
            pencil.cross((free & -free).bit_length() - 1, "blend")
        pencil.refuse_unasked_answers()
    pencil.refuse_unknown_answers()
    if pencil.violations:
        return Step(state, pencil.violations)
    after = State(
        state.table,
        with_paper(state, seat, pencil.paper()),
        state.active,
        Phase.PICK,
        state.to_move,
        state.round,
        state.square,
        move.blender,
    )
    return Step(after, (), pencil.events, pencil.offers, pencil.used, pencil.leaned_on)


def _save(pencil: Pencil, move: Blend, dice: int) -> None:
    if not move.save:
        return
    kind = SAVERS[move.blender]
    possible = list(range(min(dice, pencil.ready(kind)) + 1))
    if move.save > dice:
        facts = {"save": move.save, "dice": dice}
        pencil.refuse("/save", Code.SAVE_TOO_MANY, "SM-23", facts, possible)
    pencil.spend(kind, move.save, "/save", possible)


Handler = Callable[[State, int, Any], Step[State]]
HANDLERS: Mapping[type, tuple[tuple[Phase, ...], Handler]] = {
    Roll: ((Phase.ROLL,), _roll),
    Reroll: ((Phase.BLEND,), _reroll),
    Blend: ((Phase.BLEND,), _blend),
    Pick: ((Phase.PICK, Phase.PASSIVE), pick),
}
