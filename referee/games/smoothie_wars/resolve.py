"""One move of Smoothie Wars, walked once: what it breaks, or what it does.

Sources: SW:n is line n of the rulebook text, SW-n a ruling of the registry. The day is worked out in `day.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from referee.core import AnyMove, Event, Facts, Step, Violation
from referee.games.smoothie_wars.codes import Code
from referee.games.smoothie_wars.day import Day, loan_offers
from referee.games.smoothie_wars.placing import card_violations, decides_placing
from referee.games.smoothie_wars.setup import DAYS, LIMIT, LOAN, LOCATIONS, SUNDAY
from referee.games.smoothie_wars.state import (
    Account,
    Phase,
    State,
    debtors,
    is_held_up,
    waiting,
    with_account,
)
from referee.games.smoothie_wars.wire import Cards, Loan, Roll

SUN, RAIN, BLANK, CHANCE = "sun", "rain", "blank", "chance"
FACES = (SUN, RAIN, BLANK, CHANCE)  # SW:100, SW:110, SW:112


def resolve(state: State, move: AnyMove) -> Step[State]:
    """Walk one move; `move` is a Struct of the contract whose player sits at the table."""
    seat = state.table.seats[move.player]
    return HANDLERS[type(move)](state, seat, move)


def _untimely(state: State, seat: int, move: Roll | Cards) -> Violation | None:
    """The one reason why this player cannot make this type of move now, if there is one."""
    if state.phase is Phase.OVER:
        return _game_over(state)
    if state.accounts[seat].out is not None:
        return _player_out(state, seat)
    if isinstance(move, Cards) and state.placed[seat] is not None:
        return Violation("", Code.CARDS_TWICE.value, "SW:144", {"player": move.player})
    due = waiting(state)
    names = state.table.players
    if seat not in due:
        players = [names[other] for other in due]
        rule = "SW:94" if state.phase is Phase.ROLL else "SW:144"
        return Violation("/player", Code.OUT_OF_TURN.value, rule, {"player": move.player, "expected": players}, players)
    if _tag(move) != state.phase.value:
        types = [state.phase.value]
        rule = "SW:206" if state.table.advanced.late_events else "SW:86"
        return Violation("/type", Code.NOT_NOW.value, rule, {"sent": _tag(move), "expected": types}, types)
    return _debts(state) if is_held_up(state) else None


def _tag(move: AnyMove) -> str:
    return str(type(move).__struct_config__.tag)


def _game_over(state: State) -> Violation:
    return Violation("", Code.GAME_OVER.value, "SW:192" if state.day == SUNDAY else "SW:196")


def _player_out(state: State, seat: int) -> Violation:
    account = state.accounts[seat]
    facts: Facts = {"player": state.table.players[seat], "cash": account.cash, "day": DAYS[account.out or 0]}
    rule = "SW:186" if account.cash < LIMIT else "SW:188"
    return Violation("/player", Code.PLAYER_OUT.value, rule, facts)


def _debts(state: State) -> Violation:
    """Under SW-02 `must-borrow` no day begins before everybody below zero has borrowed."""
    owing = [state.table.players[seat] for seat in debtors(state)]
    return Violation("", Code.MUST_BORROW.value, "SW-02", {"players": owing}, [{"type": "loan", "player": owing[0]}])


def _used_morning(state: State) -> Sequence[str]:
    """SW-02, where a day begins with somebody below zero."""
    return ("SW-02",) if debtors(state) else ()


def _roll(state: State, seat: int, move: Roll) -> Step[State]:
    """The die settles the day's demand (SW:94-112)."""
    violations = [violation for violation in (_untimely(state, seat, move),) if violation] or _roll_violations(move)
    if violations:
        return Step(state, violations)
    demand = _demand(state, move)
    rolled = list(_rolled(move))
    used = _used_morning(state)
    is_rounded = move.face == RAIN and any(week[state.day] % 2 for week in state.table.printed.values())
    after = replace(state, phase=Phase.CARDS, demand=demand, face=move.face, is_evening=False)
    if state.table.advanced.late_events:
        step = Day(after, demand).work_out()
        leaned_on = (*step.leaned_on, "SW-03") if is_rounded else step.leaned_on
        return replace(step, events=[*rolled, *step.events], used=used, leaned_on=leaned_on)
    return Step(after, (), rolled, used=(*used, "SW-03") if is_rounded else used)


def _rolled(move: Roll) -> Iterator[Event]:
    yield Event("rolled", move.player, move.face)
    if move.card is not UNSET:
        yield Event("turned", "", move.card.location, facts={"change": move.card.demand})


def _roll_violations(move: Roll) -> list[Violation]:
    violations = []
    if move.face not in FACES:
        facts: Facts = {"sent": move.face, "faces": FACES}
        violations.append(Violation("/face", Code.FACE.value, "SW:96", facts, FACES))
    if move.face == CHANCE and move.card is UNSET:
        violations.append(Violation("", Code.CARD_MISSING.value, "SW:100"))
    if move.face != CHANCE and move.card is not UNSET:
        violations.append(Violation("/card", Code.CARD_UNEXPECTED.value, "SW:100", {"face": move.face}))
    if move.card is not UNSET and move.card.location not in LOCATIONS:
        facts = {"sent": move.card.location, "locations": LOCATIONS}
        violations.append(Violation("/card/location", Code.LOCATION_UNKNOWN.value, "SW:74", facts, LOCATIONS))
    return violations


def _demand(state: State, move: Roll) -> Mapping[str, int]:
    """The day's demand by location, after the weather or the chance card (SW:102-112, SW-03, SW-05)."""
    demand = {location: week[state.day] for location, week in state.table.printed.items()}
    if move.face == SUN:
        return {location: 2 * wanted for location, wanted in demand.items()}
    if move.face == RAIN:
        extra = int(state.table.readings.SW_03 == "up")
        return {location: (wanted + extra) // 2 for location, wanted in demand.items()}
    if move.card is not UNSET and move.card.location in demand:
        demand[move.card.location] = max(0, demand[move.card.location] + move.card.demand)
    return demand


def _cards(state: State, seat: int, move: Cards) -> Step[State]:
    """A player's cards; the last ones work out the day, unless the die comes after them (SW:144, SW:206)."""
    untimely = _untimely(state, seat, move)
    violations = [untimely] if untimely else card_violations(state, seat, move)
    if violations:
        return Step(state, violations)
    used = (*_used_morning(state), *decides_placing(state, seat, move))
    placed = (*state.placed[:seat], move.cards, *state.placed[seat + 1 :])
    event = Event("placed", move.player)
    after = replace(state, placed=placed, is_evening=False)
    if waiting(after):
        return Step(after, (), (event,), used=used)
    if state.demand is None:
        return Step(replace(after, phase=Phase.ROLL), (), (event,), used=used)
    step = Day(after, state.demand).work_out()
    return replace(step, events=[event, *step.events], used=used)


def _loan(state: State, seat: int, move: Loan) -> Step[State]:
    """100 more in the evening (SW:182); of all that forbids it each rule is named."""
    violations = _loan_violations(state, seat)
    if violations:
        return Step(state, violations)
    account = state.accounts[seat]
    last = account.rows[-1]
    lent = replace(account, rows=(*account.rows[:-1], replace(last, loan=True, end=last.end + LOAN)))
    event = Event("borrowed", move.player, facts={"before": last.end, "cash": lent.cash})
    used = ("SW-33",) if state.phase is Phase.OVER else ()
    after = replace(state, accounts=with_account(state, seat, lent))
    return Step(after, (), (event,), loan_offers(after), used)


def _loan_violations(state: State, seat: int) -> list[Violation]:
    """After the end only Sunday's evening is left to ask in, for those still in business (SW-33)."""
    account = state.accounts[seat]
    if state.phase is Phase.OVER and (state.day != SUNDAY or account.out is not None):
        return [_game_over(state)]
    if not account.rows:
        types = [state.phase.value]
        return [Violation("/type", Code.NOT_NOW.value, "SW:182", {"sent": "loan", "expected": types}, types)]
    return list(_loan_refusals(state, seat, account))


def _loan_refusals(state: State, seat: int, account: Account) -> Iterator[Violation]:
    player = state.table.players[seat]
    if account.has_loan:
        yield Violation("", Code.LOAN_TWICE.value, "SW:180", {"player": player})
    if account.out is not None:
        if account.cash < LIMIT:
            facts: Facts = {"player": player, "cash": account.cash, "limit": LIMIT}
            yield Violation("", Code.LOAN_BELOW_LIMIT.value, "SW:186", facts)
        yield _player_out(state, seat)
    elif not state.is_evening:
        yield Violation("", Code.LOAN_TOO_LATE.value, "SW:182", {"kind": "begun", "day": DAYS[state.day]})
    elif state.phase is Phase.OVER and state.table.readings.SW_33 == "no":
        yield Violation("", Code.LOAN_TOO_LATE.value, "SW-33", {"kind": "sunday", "day": DAYS[SUNDAY]})


Handler = Callable[[State, int, Any], Step[State]]
HANDLERS: Mapping[type, Handler] = {Roll: _roll, Cards: _cards, Loan: _loan}
