"""A day worked out: the market of each location, who went early, each player's line, who goes out of business.

The events tell it in the order in which a table checks it on paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.core import Event, Offer, Step
from referee.games.smoothie_wars.market import Stand, Tier, sell
from referee.games.smoothie_wars.setup import BONUS, DAYS, EXTRA_CARD_COST, LIMIT, LOCATIONS, SUNDAY
from referee.games.smoothie_wars.state import Account, Phase, Row, State, borrowers, first_phase, still_in
from referee.games.smoothie_wars.wire import Card

UNCHANGED = "none"  # what changed a location's demand, where nothing did


def loan_offers(state: State) -> list[Offer]:
    """The loans that can be announced now, after Sunday by a ruling alone (SW:182, SW-33)."""
    names = state.table.players
    rule = "SW-33" if state.phase is Phase.OVER else "SW:182"
    return [Offer("loan", names[seat], 1, ("loan",), rule) for seat in borrowers(state)]


class Day:
    """A state in which the die is rolled and everybody's cards are placed, being worked out."""

    def __init__(self, state: State, demand: Mapping[str, int]) -> None:
        self.state = state
        self.demand = demand
        self.sales = [0] * len(state.accounts)
        self.bonus = [0] * len(state.accounts)
        self.events: list[Event] = []
        self.leaned_on: set[str] = set()

    def work_out(self) -> Step[State]:
        """The evening of the day, and the next one's morning or the end of the week."""
        for location in LOCATIONS:
            self._sell_at(location)
        for location in LOCATIONS:
            self._open_early_at(location)
        accounts = tuple(self._closed(seat, account) for seat, account in enumerate(self.state.accounts))
        after = self._next_day(accounts)
        if after.phase is Phase.OVER:
            self.events.append(Event("finished"))
        return Step(after, (), self.events, loan_offers(after), leaned_on=sorted(self.leaned_on))

    def _cards_at(self, location: str) -> Iterator[tuple[int, Card]]:
        for seat, cards in enumerate(self.state.placed):
            yield from ((seat, card) for card in cards or () if card.location == location)

    def _sell_at(self, location: str) -> None:
        """One location's market; a place without cards is told of only where something changed its demand."""
        table = self.state.table
        if location not in table.printed:
            return
        printed, demand = table.printed[location][self.state.day], self.demand[location]
        stands = [Stand(seat, card.price, card.made) for seat, card in self._cards_at(location)]
        if not stands and demand == printed:
            return
        cause = self.state.face if demand != printed else UNCHANGED
        self.events.append(Event("demand", "", location, cause, {"printed": printed, "demand": demand}))
        market = sell(stands, demand, table.readings, self.state.roller)
        self.leaned_on.update(market.leaned_on)
        for tier in market.tiers:
            self._tell_tier(location, tier)

    def _tell_tier(self, location: str, tier: Tier) -> None:
        facts = {
            "price": tier.price,
            "demand": tier.demand,
            "offered": tier.offered,
            "sold": sum(tier.sold),
            "wasted": tier.wasted,
            "unserved": tier.unserved,
        }
        self.events.append(Event("tier", item=location, facts=facts))
        for stand, sold in zip(tier.stands, tier.sold, strict=True):
            sales = sold * tier.price
            self.sales[stand.seat] += sales
            facts = {"price": tier.price, "made": stand.made, "sold": sold, "sales": sales}
            self.events.append(Event("sold", self.state.table.players[stand.seat], location, facts=facts))

    def _open_early_at(self, location: str) -> None:
        """50 to the only player who marked a location (SW:224); where marks clash nobody gains (SW:226, SW-22)."""
        marks = [(seat, card) for seat, card in self._cards_at(location) if card.go_early]
        names = self.state.table.players
        for seat, card in marks:
            if not card.made:
                self.leaned_on.add("SW-24")
            if len(marks) > 1:
                self.events.append(Event("clashed", names[seat], location))
            elif card.made or self.state.table.readings.SW_24 == "any":
                self.bonus[seat] = BONUS
                self.events.append(Event("went_early", names[seat], location, facts={"bonus": BONUS}))
            else:
                self.events.append(Event("early_in_vain", names[seat], location))

    def _closed(self, seat: int, account: Account) -> Account:
        """A player's account with the day's line, and the fall of one who cannot go on (SW:186, SW:188, SW-25)."""
        cards = self.state.placed[seat]
        if cards is None:
            return account
        player = self.state.table.players[seat]
        extra = len(cards) - 1
        costs = sum(card.made for card in cards) + EXTRA_CARD_COST * extra
        end = account.cash + self.sales[seat] - costs + self.bonus[seat]
        row = Row(account.cash, self.sales[seat], costs, self.bonus[seat], end, extra_card=bool(extra))
        facts = {"start": row.start, "sales": row.sales, "costs": row.costs, "bonus": row.bonus, "end": row.end}
        self.events.append(Event("day", player, DAYS[self.state.day], facts=facts))
        is_out = end < LIMIT or (end < 0 and account.has_loan)
        if is_out:
            self.events.append(Event("out", player, DAYS[self.state.day], facts={"cash": end}))
        return Account(
            rows=(*account.rows, row),
            out=self.state.day if is_out else None,
            is_early_spent=account.is_early_spent or any(card.go_early for card in cards),
        )

    def _next_day(self, accounts: tuple[Account, ...]) -> State:
        """The next morning, or the end: after Sunday (SW:192) or when at most one is left (SW:196, SW-35)."""
        nobody = (None,) * len(accounts)
        evening = replace(self.state, accounts=accounts, placed=nobody, demand=None, face="", is_evening=True)
        remaining = still_in(evening)
        if self.state.day == SUNDAY or len(remaining) <= 1:
            return replace(evening, phase=Phase.OVER)
        return replace(
            evening,
            day=self.state.day + 1,
            phase=first_phase(self.state.table),
            roller=_next_roller(self.state.roller, remaining),
        )


def _next_roller(roller: int, remaining: Sequence[int]) -> int:
    """The next seat clockwise that is still in business (SW:94, SW-37)."""
    return next((seat for seat in remaining if seat > roller), remaining[0])
