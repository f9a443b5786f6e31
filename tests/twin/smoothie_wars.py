"""A slow, obvious second scorer of Smoothie Wars that shares no code with the referee.

It was written from the rulebook alone: the market is the loop that SW:156-164 describes, smoothie by smoothie
where that is what is said, and the week is a list of day lines. It knows every reading that a table may choose.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.twin.refusing import RefusedError

PRESETS = Path(__file__).parents[2] / "referee" / "games" / "smoothie_wars" / "presets"
BOARDS = {path.stem: json.loads(path.read_text()) for path in PRESETS.glob("*.json")}
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
EXTRA_CARD_DAYS = DAYS[3:]  # SW:212
LOCATIONS = ("city", "residential", "beach", "national_park")  # SW:74
FACES = ("chance", "sun", "rain", "blank")
OURS = {
    "SW-01": "cash",
    "SW-02": "stay",
    "SW-03": "down",
    "SW-09": "level",
    "SW-11": "wasted",
    "SW-12": "no",
    "SW-20": "pooled",
    "SW-24": "any",
    "SW-33": "sunday-ok",
}

Json = Mapping[str, Any]


@dataclass
class Seller:
    """One seller at a location: a card, or a player's two cards at one price together (SW-20)."""

    seat: int
    price: int
    stock: int
    sold: int = 0


@dataclass
class Tier:
    """What happened at one price: who sold, what the islanders still wanted, what of it was lost, what nobody met."""

    price: int
    demand: int
    sellers: list[Seller]
    wasted: int = 0
    unserved: int = 0


def sell(demand: int, sellers: Sequence[Seller], readings: Json, order: Sequence[int]) -> list[Tier]:
    """A location's day: the cheapest first, each dearer price with what is left (SW:156); `order` is clockwise."""
    tiers = []
    for price in sorted({seller.price for seller in sellers if seller.stock}):
        tier = Tier(price, demand, [seller for seller in sellers if seller.price == price and seller.stock])
        left = share(demand, tier.sellers, readings, order)
        sold_out = all(seller.sold == seller.stock for seller in tier.sellers)
        tier.wasted = 0 if sold_out else left
        demand = left if sold_out or readings["SW-12"] == "yes" else 0
        tiers.append(tier)
    for tier, dearer in zip(tiers, [*tiers, None][1:], strict=True):
        handed_on = dearer.demand if dearer else 0
        if dearer and readings["SW-12"] == "yes":  # a dearer seller can have it, so that it is not lost
            tier.wasted = 0
        tier.unserved = tier.demand - sum(one.sold for one in tier.sellers) - tier.wasted - handed_on
    return tiers


def share(demand: int, sellers: Sequence[Seller], readings: Json, order: Sequence[int]) -> int:
    """The loop of SW:158-162 at one price; gives the demand that goes on to dearer sellers or is wasted.

    Where the sharing stops at the first sell-out (SW-09), what is left is nobody's: neither wasted nor for others.
    """
    while demand:
        open_stalls = [seller for seller in sellers if seller.sold < seller.stock]
        if not open_stalls:
            break
        if len(open_stalls) == 1:
            [last] = open_stalls
            more = min(demand, last.stock - last.sold)
            last.sold += more
            return demand - more
        if readings["SW-09"] == "one-pass" and len(open_stalls) < len(sellers):
            return 0
        rounds = min(seller.stock - seller.sold for seller in open_stalls)
        while rounds and demand >= len(open_stalls):
            for seller in open_stalls:
                seller.sold += 1
            demand -= len(open_stalls)
            rounds -= 1
        if rounds:
            return leftover(demand, open_stalls, readings, order)
    return demand


def leftover(demand: int, stalls: Sequence[Seller], readings: Json, order: Sequence[int]) -> int:
    """What cannot be shared evenly: lost (SW-10), or handed round clockwise where there are two or more (SW-11)."""
    if demand < 2 or readings["SW-11"] == "wasted":
        return demand
    for seller in sorted(stalls, key=lambda stall: order.index(stall.seat))[:demand]:
        seller.sold += 1
    return 0


@dataclass
class Line:
    """A day's line on a scorecard."""

    day: str
    start: int
    sales: int
    costs: int
    bonus: int
    extra_card: bool
    loan: bool = False

    @property
    def end(self) -> int:
        """Ending Cash (SW:168, SW:182, SW:232)."""
        return self.start + self.sales - self.costs + self.bonus + (100 if self.loan else 0)


@dataclass
class Player:
    """A player's scorecard."""

    name: str
    lines: list[Line] = field(default_factory=list)
    loan: bool = False
    marked: bool = False
    out: str | None = None

    @property
    def cash(self) -> int:
        """Cash now; everybody begins with 100 (SW:124)."""
        return self.lines[-1].end if self.lines else 100


class Week:
    """A table in the middle of a week; `play` makes a move or raises a RefusedError."""

    def __init__(self, setup: Json) -> None:
        """Lay out the board."""
        self.readings = OURS | dict(setup.get("rulings", {}))
        self.advanced = {"late_events": False, "extra_cards": False, "go_early": False} | dict(
            setup.get("advanced", {})
        )
        board = setup.get("board", "printed")
        if isinstance(board, str):
            board = BOARDS[board]
        self.board: Json = board["demand"]
        self.players = [Player(name) for name in setup["players"]]
        self.day = 0
        self.roller = 0
        self.demand: dict[str, int] | None = None
        self.placed: dict[int, list[Json]] = {}
        self.over = False
        self.tiers: dict[str, list[Tier]] = {}

    @property
    def still_in(self) -> list[int]:
        """The seats of those who are not out of business."""
        return [seat for seat, player in enumerate(self.players) if player.out is None]

    @property
    def wants_roll(self) -> bool:
        """Whether the die is next; with late events the cards come first (SW:86, SW:206)."""
        if self.advanced["late_events"]:
            return set(self.placed) == set(self.still_in)
        return self.demand is None

    @property
    def waiting(self) -> set[int]:
        """The seats that the day waits for."""
        return {self.roller} if self.wants_roll else set(self.still_in) - set(self.placed)

    @property
    def is_dawn(self) -> bool:
        """Whether nothing of the day has happened yet."""
        return self.demand is None and not self.placed

    def play(self, move: Json) -> None:
        """Make a move."""
        seat = next(seat for seat, player in enumerate(self.players) if player.name == move["player"])
        if move["type"] == "loan":
            self.borrow(seat)
            return
        if self.over:
            raise RefusedError("game-over")
        if self.players[seat].out is not None:
            raise RefusedError("player-out")
        if move["type"] == "cards" and seat in self.placed:
            raise RefusedError("cards-twice")
        if seat not in self.waiting:
            raise RefusedError("out-of-turn")
        if (move["type"] == "roll") != self.wants_roll:
            raise RefusedError("not-now")
        self.refuse_until_borrowed()
        if move["type"] == "roll":
            self.roll(move)
        else:
            self.place(seat, move["cards"])
        if self.demand is not None and set(self.placed) == set(self.still_in):
            self.close_day()

    def borrow(self, seat: int) -> None:
        """The loan, announced at the end of a day (SW:182)."""
        player = self.players[seat]
        if self.over and (self.day != len(DAYS) - 1 or player.out is not None):
            raise RefusedError("game-over")
        if player.out is not None:
            raise RefusedError("player-out")
        if player.loan:
            raise RefusedError("loan-twice")
        if not player.lines:
            raise RefusedError("not-now")
        if not self.over and not self.is_dawn:
            raise RefusedError("loan-too-late")
        if self.over and self.readings["SW-33"] == "no":
            raise RefusedError("loan-too-late")
        player.loan = True
        player.lines[-1].loan = True

    def refuse_until_borrowed(self) -> None:
        """Where a player below zero must borrow, the next day waits for it (SW-02)."""
        if not self.is_dawn or self.readings["SW-02"] == "stay":
            return
        if any(self.players[seat].cash < 0 and not self.players[seat].loan for seat in self.still_in):
            raise RefusedError("must-borrow")

    def roll(self, move: Json) -> None:
        """The day's die (SW:94-112)."""
        face, card = move["face"], move.get("card")
        if face not in FACES:
            raise RefusedError("face")
        if face == "chance" and card is None:
            raise RefusedError("card-missing")
        if face != "chance" and card is not None:
            raise RefusedError("card-unexpected")
        if card is not None and card["location"] not in LOCATIONS:
            raise RefusedError("location-unknown")
        self.demand = {}
        for location, week in self.board.items():
            wanted = week[self.day]
            if face == "sun":
                wanted *= 2
            if face == "rain":
                wanted = (wanted + 1) // 2 if self.readings["SW-03"] == "up" else wanted // 2
            if card is not None and card["location"] == location:
                wanted = max(0, wanted + card["demand"])
            self.demand[location] = wanted

    def place(self, seat: int, cards: Sequence[Json]) -> None:
        """A player's cards (SW:116-134, SW:212, SW:222)."""
        self.check_extra_card(cards)
        for card in cards:
            self.check_card(card)
        self.check_purse(self.players[seat], cards)
        self.check_marks(self.players[seat], cards)
        if any(card.get("go_early") for card in cards):
            self.players[seat].marked = True
        self.placed[seat] = list(cards)

    def check_extra_card(self, cards: Sequence[Json]) -> None:
        """One card more, from Thursday on, where the table plays so (SW:212)."""
        if len(cards) > 2:
            raise RefusedError("too-many-cards")
        if len(cards) == 1:
            return
        if not self.advanced["extra_cards"]:
            raise RefusedError("extra-card-off")
        if DAYS[self.day] not in EXTRA_CARD_DAYS:
            raise RefusedError("extra-card-day")
        first, second = (card["location"] for card in cards)
        if self.readings["SW-20"] == "different-location" and first is not None and first == second:
            raise RefusedError("extra-card-location")

    def check_card(self, card: Json) -> None:
        """Where and at which price (SW:120, SW:134); a blank card sells nothing (SW-17)."""
        if card["location"] is None:
            if card["made"] or card.get("go_early"):
                raise RefusedError("location-unknown")
        elif card["location"] not in LOCATIONS:
            raise RefusedError("location-unknown")
        elif card["location"] not in self.board:
            raise RefusedError("demand-unknown")
        if card["price"] not in (1, 2, 3, 4):
            raise RefusedError("price")

    def check_purse(self, player: Player, cards: Sequence[Json]) -> None:
        """What is made is paid from the cash at hand, or from Tuesday on may be owed (SW-01, SW-19)."""
        if self.readings["SW-01"] == "credit" and self.day > 0:
            return
        made = sum(card["made"] for card in cards)
        at_hand = player.cash - 20 * (len(cards) - 1)
        if made > max(0, at_hand) or (len(cards) > 1 and player.cash < 20):
            raise RefusedError("made-over-cash")

    def check_marks(self, player: Player, cards: Sequence[Json]) -> None:
        """Going early, once a game and with one card (SW:222)."""
        marks = sum(bool(card.get("go_early")) for card in cards)
        if not marks:
            return
        if not self.advanced["go_early"]:
            raise RefusedError("go-early-off")
        if player.marked:
            raise RefusedError("go-early-spent")
        if marks > 1:
            raise RefusedError("go-early-twice")

    def sellers(self, location: str) -> list[Seller]:
        """Who sells at a location (SW:158, SW-20)."""
        found: list[Seller] = []
        for seat in self.clockwise():
            for card in self.placed.get(seat, ()):
                if card["location"] != location:
                    continue
                same = [one for one in found if (one.seat, one.price) == (seat, card["price"])]
                if same and self.readings["SW-20"] == "pooled":
                    same[0].stock += card["made"]
                else:
                    found.append(Seller(seat, card["price"], card["made"]))
        return found

    def clockwise(self) -> list[int]:
        """All seats from the day's roller on."""
        seats = list(range(len(self.players)))
        return seats[self.roller :] + seats[: self.roller]

    def close_day(self) -> None:
        """Work out everybody's line, see who is out, and go on to the next day or to the end."""
        assert self.demand is not None
        self.tiers = {
            location: sell(wanted, self.sellers(location), self.readings, self.clockwise())
            for location, wanted in self.demand.items()
        }
        sales = dict.fromkeys(self.placed, 0)
        for tiers in self.tiers.values():
            for tier in tiers:
                for seller in tier.sellers:
                    sales[seller.seat] += seller.sold * seller.price
        for seat, cards in self.placed.items():
            player = self.players[seat]
            has_extra = len(cards) > 1
            costs = sum(card["made"] for card in cards) + (20 if has_extra else 0)
            player.lines.append(Line(DAYS[self.day], player.cash, sales[seat], costs, self.bonus(seat), has_extra))
        for seat in self.placed:
            player = self.players[seat]
            if player.cash < -100 or (player.loan and player.cash < 0):  # SW:186, SW:188
                player.out = DAYS[self.day]
        self.next_day()

    def bonus(self, seat: int) -> int:
        """The 50 of going early alone (SW:224-226, SW-24)."""
        marked = [
            (other, card) for other, cards in self.placed.items() for card in cards if card.get("go_early", False)
        ]
        mine = [card for other, card in marked if other == seat]
        if not mine or [card["location"] for _, card in marked].count(mine[0]["location"]) > 1:
            return 0
        return 0 if self.readings["SW-24"] == "needs-stock" and not mine[0]["made"] else 50

    def next_day(self) -> None:
        """Sunday's end, or one player left, or nobody (SW:192, SW:196); the die goes on clockwise (SW-37)."""
        self.placed, self.demand = {}, None
        if self.day == len(DAYS) - 1 or len(self.still_in) < 2:
            self.over = True
            return
        self.day += 1
        self.roller = next(seat for seat in [*self.clockwise()[1:], self.roller] if seat in self.still_in)

    def final(self, seat: int) -> int:
        """What a player has in the end: a borrower who is still in pays back 130 (SW:180)."""
        player = self.players[seat]
        return player.cash - (130 if self.over and player.loan and player.out is None else 0)

    def ranking(self) -> list[tuple[int, str]]:
        """Ranks and names: those still in by cash, then the fallen, the last to fall first."""
        keys = {}
        for seat, player in enumerate(self.players):
            fell = len(DAYS) if player.out is None else DAYS.index(player.out)
            keys[player.name] = (fell, self.final(seat))
        return sorted((1 + sum(other > key for other in keys.values()), name) for name, key in keys.items())

    def winners(self) -> list[str]:
        """Who wins, in the order of the seats; nobody where all are out."""
        if not self.still_in:
            return []
        best = max(self.final(seat) for seat in self.still_in)
        return [self.players[seat].name for seat in self.still_in if self.final(seat) == best]
