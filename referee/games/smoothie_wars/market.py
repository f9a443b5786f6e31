"""What is sold at one location on one day, price by price (SW:156-164).

Readings: SW-09 how long the sharing at one price goes on, SW-11 and SW-12 what becomes of demand that cannot be
shared evenly, SW-20 whether a player's two cards at one price are one seller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.games.smoothie_wars.wire import Rulings


class Stand(Struct, frozen=True, gc=False):
    """A seller's smoothies at one location and price."""

    seat: int
    price: int
    made: int


class Tier(Struct, frozen=True):
    """What happened at one price: the demand that reached it, each stand's sales, and what became of the rest.

    `wasted` could not be shared evenly (SW:162), `unserved` finds no smoothie; what neither of them holds of the
    demand, nor the sales, reaches the next dearer price. After the dearest who has something to sell none is left.
    """

    price: int
    demand: int
    stands: Sequence[Stand]
    sold: Sequence[int]
    wasted: int
    unserved: int

    @property
    def offered(self) -> int:
        """All smoothies at this price."""
        return sum(stand.made for stand in self.stands)


class Market(Struct, frozen=True):
    """A location's tiers from the cheapest on, and the rulings whose other readings may have sold otherwise."""

    tiers: Sequence[Tier]
    leaned_on: frozenset[str]


def sell(stands: Sequence[Stand], demand: int, readings: Rulings, first_seat: int) -> Market:
    """Sell at one location, the cheapest first (SW:156, SW-07).

    Args:
        stands: the cards at the location, in the order of the seats.
        demand: how many smoothies are wanted.
        readings: the table's readings of the rulings.
        first_seat: the seat of the day's roller, from which a remainder goes round (SW-11).

    """
    tiers: list[Tier] = []
    leaned_on: set[str] = set()
    dearest = max((stand.price for stand in stands if stand.made), default=0)
    for price in sorted({stand.price for stand in stands}):
        alike = [stand for stand in stands if stand.price == price]
        sharing = Sharing(_pooled(alike) if readings.SW_20 == "pooled" else alike, demand)
        tier = sharing.share(price, readings, first_seat)
        leaned_on.update(sharing.leaned_on)
        demand = 0
        if price < dearest:
            if tier.wasted:
                leaned_on.add("SW-12")
            tier, demand = _passed_on(tier, readings)
        tiers.append(tier)
    return Market(tiers, frozenset(leaned_on))


def _passed_on(tier: Tier, readings: Rulings) -> tuple[Tier, int]:
    """The tier without the demand that reaches the next dearer price, and that demand (SW:156, SW-07, SW-12)."""
    if sum(tier.sold) == tier.offered:
        return replace(tier, unserved=0), tier.unserved
    if readings.SW_12 == "yes":
        return replace(tier, wasted=0), tier.wasted
    return tier, 0


def _pooled(stands: Sequence[Stand]) -> list[Stand]:
    """The stands with the cards of one player taken together (SW-20)."""
    made: dict[int, int] = {}
    for stand in stands:
        made[stand.seat] = made.get(stand.seat, 0) + stand.made
    return [Stand(seat, stands[0].price, total) for seat, total in made.items()]


class Sharing:
    """Demand distributed evenly among the stands of one price (SW:158)."""

    def __init__(self, stands: Sequence[Stand], demand: int) -> None:
        self.stands = stands
        self.demand = demand
        self.leaned_on: set[str] = set()
        self.sold = [0] * len(stands)

    def share(self, price: int, readings: Rulings, first_seat: int) -> Tier:
        """The tier after all rounds of sharing."""
        left = self.demand
        waiting = self._unsold()
        while waiting and left >= len(waiting):
            least = min(self.stands[place].made - self.sold[place] for place in waiting)
            each = min(least, left // len(waiting))
            for place in waiting:
                self.sold[place] += each
            left -= each * len(waiting)
            still = self._unsold()
            if 1 < len(still) < len(waiting) and left:
                self.leaned_on.add("SW-09")
                if readings.SW_09 == "one-pass":  # what is left is nobody's, and no remainder
                    return Tier(price, self.demand, self.stands, self.sold, wasted=0, unserved=left)
            waiting = still
        wasted = self._hand_out(waiting, left, readings, first_seat)
        unserved = 0 if waiting else left
        return Tier(price, self.demand, self.stands, self.sold, wasted, unserved)

    def _unsold(self) -> list[int]:
        return [place for place, stand in enumerate(self.stands) if stand.made > self.sold[place]]

    def _hand_out(self, waiting: Sequence[int], left: int, readings: Rulings, first_seat: int) -> int:
        """The demand that is wasted: what cannot be shared evenly (SW:162), unless it goes round one by one (SW-11)."""
        if not waiting:
            return 0
        if left > 1:
            self.leaned_on.add("SW-11")
            if readings.SW_11 == "clockwise":
                for place in list(_clockwise(self.stands, waiting, first_seat))[:left]:
                    self.sold[place] += 1
                return 0
        return left


def _clockwise(stands: Sequence[Stand], places: Sequence[int], first_seat: int) -> Iterator[int]:
    """Places in the order of their seats, from a seat on."""
    yield from (place for place in places if stands[place].seat >= first_seat)
    yield from (place for place in places if stands[place].seat < first_seat)
