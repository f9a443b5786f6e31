"""The strategy cards of one player and day: where, how many, at which price, and the mark to go early."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core import Facts, Violation
from referee.games.smoothie_wars.codes import Code
from referee.games.smoothie_wars.setup import DAYS, EXTRA_CARD_COST, EXTRA_CARD_DAYS, LOCATIONS, MAKING, PRICES
from referee.games.smoothie_wars.state import State
from referee.games.smoothie_wars.wire import Card, Cards


def card_violations(state: State, seat: int, move: Cards) -> list[Violation]:
    """Every rule that a player's cards break."""
    return [
        *_count_violations(state, move.cards),
        *(violation for number, card in enumerate(move.cards) for violation in _one_card(state, number, card)),
        *_cash_violations(state, seat, move.cards),
        *_early_violations(state, seat, move.cards),
    ]


def _count_violations(state: State, cards: Sequence[Card]) -> Iterator[Violation]:
    """One card a day; from Thursday on a second may be bought, where the table plays so (SW:212)."""
    count = len(cards)
    if count == 1:
        return
    has_extra = state.table.advanced.extra_cards
    most = 2 if has_extra and state.day in EXTRA_CARD_DAYS else 1
    if count > 2:
        facts: Facts = {"sent": count, "most": most}
        yield Violation(f"/cards/{most}", Code.TOO_MANY_CARDS.value, "SW:212", facts)
    if not has_extra:
        yield Violation("/cards/1", Code.EXTRA_CARD_OFF.value, "SW:200")
    elif state.day not in EXTRA_CARD_DAYS:
        days = [DAYS[day] for day in EXTRA_CARD_DAYS]
        yield Violation("/cards/1", Code.EXTRA_CARD_DAY.value, "SW:212", {"day": DAYS[state.day], "days": days})
    if state.table.readings.SW_20 == "different-location":
        yield from _same_places(state, cards)


def _same_places(state: State, cards: Sequence[Card]) -> Iterator[Violation]:
    places = [card.location for card in cards]
    for number, place in enumerate(places):
        if place is not None and place in places[:number]:
            others = [location for location in state.table.printed if location not in places]
            yield Violation(
                f"/cards/{number}/location", Code.EXTRA_CARD_LOCATION.value, "SW-20", {"location": place}, others
            )


def _one_card(state: State, number: int, card: Card) -> Iterator[Violation]:
    """A place on the board with a known demand (SW:74, SW:120) and one of the four prices (SW:134)."""
    known = list(state.table.printed)
    where = f"/cards/{number}/location"
    if card.location is None:
        if card.made or card.go_early:
            yield Violation(where, Code.LOCATION_UNKNOWN.value, "SW-17", {"sent": "none", "locations": known}, known)
    elif card.location not in LOCATIONS:
        facts: Facts = {"sent": card.location, "locations": known}
        yield Violation(where, Code.LOCATION_UNKNOWN.value, "SW:74", facts, known)
    elif card.location not in known:
        yield Violation(where, Code.DEMAND_UNKNOWN.value, "SW:78", {"location": card.location}, known)
    if card.price not in PRICES:
        facts = {"sent": card.price}
        yield Violation(f"/cards/{number}/price", Code.PRICE.value, "SW:134", facts, PRICES)


def most_made(state: State, seat: int, cards: int) -> int | None:
    """How many smoothies a player can pay for, None without a limit (SW-01, SW:128); below 0 not even the card."""
    if state.table.readings.SW_01 == "credit" and state.day:
        return None
    return _cap(state, seat, cards)


def _cap(state: State, seat: int, cards: int) -> int:
    left = state.accounts[seat].cash - EXTRA_CARD_COST * (cards - 1)
    return max(0, left) if cards == 1 else left


def _cash_violations(state: State, seat: int, cards: Sequence[Card]) -> Iterator[Violation]:
    """What is made must be paid from the cash of the morning, the extra card with it (SW-01, SW:128, SW-19)."""
    cap = most_made(state, seat, len(cards))
    made = sum(card.made for card in cards)
    if cap is None or made <= cap:
        return
    rule = "SW-19" if cap < 0 else "SW-01" if state.day else "SW:128"
    is_one = len(cards) == 1
    facts: Facts = {
        "kind": "smoothies" if is_one else "extra_card" if cap < 0 else "both",
        "cash": state.accounts[seat].cash,
        "made": made,
        "cap": max(0, cap),
        "price": MAKING,
        "extra": 0 if is_one else EXTRA_CARD_COST,
    }
    yield Violation(
        "/cards/0/made" if is_one else "/cards", Code.MADE_OVER_CASH.value, rule, facts, [cap] if is_one else []
    )


def _early_violations(state: State, seat: int, cards: Sequence[Card]) -> Iterator[Violation]:
    """One mark in the whole week, on one card (SW:222)."""
    marks = [number for number, card in enumerate(cards) if card.go_early]
    if not marks:
        return
    where = f"/cards/{marks[0]}/go_early"
    if not state.table.advanced.go_early:
        yield Violation(where, Code.GO_EARLY_OFF.value, "SW:200", {}, [False])
    if state.accounts[seat].is_early_spent:
        yield Violation(where, Code.GO_EARLY_SPENT.value, "SW:222", {"player": state.table.players[seat]}, [False])
    if len(marks) > 1:
        yield Violation(f"/cards/{marks[1]}/go_early", Code.GO_EARLY_TWICE.value, "SW:222", {}, [False])


def decides_placing(state: State, seat: int, move: Cards) -> Iterator[str]:
    """The rulings whose other readings would have refused these cards: SW-01 on owing, SW-20 on two at one place."""
    if sum(card.made for card in move.cards) > _cap(state, seat, len(move.cards)):
        yield "SW-01"
    places = [card.location for card in move.cards if card.location is not None]
    if len(set(places)) < len(places):
        yield "SW-20"
