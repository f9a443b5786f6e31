"""A week of Smoothie Wars at one moment: the day, what it waits for, the cards on the table, each player's line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from referee.core import AnyJson, Expectation
from referee.games.smoothie_wars.setup import DAYS, START, SUNDAY, Table, build_table
from referee.games.smoothie_wars.wire import Card, Setup


class Phase(StrEnum):
    """What a day waits for; with late events the cards come before the roll (SW:206)."""

    ROLL = "roll"
    CARDS = "cards"
    OVER = "over"


class Row(Struct, frozen=True, gc=False):
    """One day's line of a scorecard, boxes included; `end` holds the loan that was taken after the day."""

    start: int
    sales: int
    costs: int
    bonus: int
    end: int
    extra_card: bool = False
    loan: bool = False

    @property
    def profit(self) -> int:
        """Sales less costs, with the bonus of going early (SW:232)."""
        return self.sales - self.costs + self.bonus


class Account(Struct, frozen=True, gc=False):
    """One player's week: the lines so far, the day of the fall, and whether the mark to go early is spent."""

    rows: tuple[Row, ...] = ()
    out: int | None = None
    is_early_spent: bool = False

    @property
    def cash(self) -> int:
        """The cash at hand."""
        return self.rows[-1].end if self.rows else START

    @property
    def has_loan(self) -> bool:
        """Whether the loan was taken."""
        return any(row.loan for row in self.rows)


class State(Struct, frozen=True, gc=False):
    """What later rules need: `placed` holds by seat the cards of the day, `demand` is None before the roll.

    `face` is the day's roll, for the trace. `is_evening` is true from a day's result to the next day's first move,
    while loans can be announced (SW:182).
    """

    table: Table
    day: int
    phase: Phase
    roller: int
    accounts: tuple[Account, ...]
    placed: tuple[Sequence[Card] | None, ...]
    demand: Mapping[str, int] | None = None
    face: str = ""
    is_evening: bool = False


def initial_state(setup: Setup) -> State:
    """Monday; the first player rolls (SW:94), everybody has 100 in cash."""
    table = build_table(setup)
    seats = len(table.players)
    return State(table, 0, first_phase(table), 0, (Account(),) * seats, (None,) * seats)


def first_phase(table: Table) -> Phase:
    """What a day begins with (SW:86, SW:206)."""
    return Phase.CARDS if table.advanced.late_events else Phase.ROLL


def is_over(state: State) -> bool:
    """Whether the week has ended (SW:192, SW:196); a loan may still follow on Sunday."""
    return state.phase is Phase.OVER


def still_in(state: State) -> list[int]:
    """The seats of those in business."""
    return [seat for seat, account in enumerate(state.accounts) if account.out is None]


def waiting(state: State) -> list[int]:
    """The seats whose roll or cards the day waits for."""
    if state.phase is Phase.ROLL:
        return [state.roller]
    if state.phase is Phase.CARDS:
        return [seat for seat in still_in(state) if state.placed[seat] is None]
    return []


def borrowers(state: State) -> list[int]:
    """The seats that may announce a loan now (SW:182-186); on Sunday by SW-33, after an earlier end never."""
    if not state.is_evening or (state.phase is Phase.OVER and not _is_sunday_loan(state)):
        return []
    return [seat for seat in still_in(state) if not state.accounts[seat].has_loan]


def _is_sunday_loan(state: State) -> bool:
    return state.day == SUNDAY and state.table.readings.SW_33 == "sunday-ok"


def debtors(state: State) -> list[int]:
    """The seats below zero before whose loan by SW-02 no day begins."""
    if not state.is_evening or state.phase is Phase.OVER:
        return []
    accounts = state.accounts
    return [seat for seat in still_in(state) if accounts[seat].cash < 0 and not accounts[seat].has_loan]


def is_held_up(state: State) -> bool:
    """Whether the day cannot begin before a loan is taken (SW-02)."""
    return state.table.readings.SW_02 == "must-borrow" and bool(debtors(state))


def with_account(state: State, seat: int, account: Account) -> tuple[Account, ...]:
    """The accounts of a state with one of them changed."""
    accounts = state.accounts
    return (*accounts[:seat], account, *accounts[seat + 1 :])


def expect(state: State) -> Sequence[Expectation]:
    """Who may move now, and with which types."""
    due = [] if is_held_up(state) else waiting(state)
    may_borrow = borrowers(state)
    expected = []
    for seat, player in enumerate(state.table.players):
        types = [state.phase.value] if seat in due else []
        if seat in may_borrow:
            types.append("loan")
        if types:
            expected.append(Expectation(player, types))
    return expected


def view(state: State) -> AnyJson:
    """The state as it goes over the wire; of placed cards only whose they are."""
    names = state.table.players
    return {
        "phase": state.phase.value,
        "day": DAYS[state.day],
        "roller": names[state.roller],
        "demand": None if state.demand is None else dict(state.demand),
        "placed": [names[seat] for seat, cards in enumerate(state.placed) if cards is not None],
        "waiting": [names[seat] for seat in waiting(state)],
        "loans_open": bool(borrowers(state)),
        "players": {name: _account_view(account) for name, account in zip(names, state.accounts, strict=True)},
    }


def _account_view(account: Account) -> AnyJson:
    return {
        "cash": account.cash,
        "loan": account.has_loan,
        "go_early_spent": account.is_early_spent,
        "out": None if account.out is None else DAYS[account.out],
        "days": [
            {
                "day": DAYS[day],
                "start": row.start,
                "sales": row.sales,
                "costs": row.costs,
                "bonus": row.bonus,
                "extra_card": row.extra_card,
                "loan": row.loan,
                "end": row.end,
            }
            for day, row in enumerate(account.rows)
        ],
    }
