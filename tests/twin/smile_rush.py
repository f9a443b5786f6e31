"""A slow, obvious second scorer of Smile Rush that shares no code with the referee.

It was written from the rulebook alone: the grid is a table of rows, cards are taken off it one by one, and what was
taken lies in heaps. It knows every reading that a table may choose, and stops at the first illegal move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

from tests.twin.refusing import need

ROWS = 4
COLUMNS = {"rush": 4, "classic": 4, "memory": 5}  # SR:22, SR:62, SR:56
OF_EACH = {"rush": 6, "classic": 4, "memory": 2}  # SR:21, SR:60, SR:54
OURS = {"SR-00": "one", "SR-03": "connected", "SR-05": "no-pair", "SR-12": "pairs-and-tris"}

Json = Mapping[str, Any]
Place = tuple[int, int]  # row and column


class Card(NamedTuple):
    """A card's two sides of the face."""

    colour: int
    smile: int


def card_of(text: Any) -> Card:
    """A card as it stands in a deck."""
    words = str(text).split("/")
    return Card(int(words[0]), int(words[-1]))


def share(cards: list[Card]) -> bool:
    """Whether all these cards have one colour, or all have one smile."""
    return len({card.colour for card in cards}) == 1 or len({card.smile for card in cards}) == 1


def near(one: Place, other: Place) -> bool:
    """Whether two places are neighbours, corners included."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


class Solitaire:
    """A game from the shuffled deck to the last card that can be taken."""

    def __init__(self, setup: Json) -> None:
        """Lay out the first cards row by row."""
        self.mode: str = setup["mode"]
        self.rulings = {**OURS, **setup.get("rulings", {})}
        self.cards = [card_of(text) for text in setup["deck"]]
        self.check_deck()
        self.columns = COLUMNS[self.mode]
        self.places = [(row, column) for row in range(ROWS) for column in range(self.columns)]
        self.pile = list(self.cards)
        self.table: dict[Place, Card] = {place: self.pile.pop(0) for place in self.places}
        self.heaps: dict[str, list[list[Card]]] = {"pairs": [], "tris": [], "penalties": []}
        self.attempts = 0
        self.is_filling = self.is_over = False
        self.earned: list[tuple[str, int]] = []  # the section and number of each move that counts
        self.made = 0

    def check_deck(self) -> None:
        """The right number of cards, and the right number of each (SR:17)."""
        copies = OF_EACH[self.mode]
        need(len(self.cards) == 10 * copies, "deck-count")
        need(Counter(card.colour for card in self.cards) == dict.fromkeys(range(1, 11), copies), "deck-kinds")
        need(all(1 <= card.smile <= 10 for card in self.cards), "deck-kinds")
        if self.rulings["SR-00"] == "one":
            need(all(card.colour == card.smile for card in self.cards), "deck-kinds")

    def pairs_lie(self) -> bool:
        """Whether two neighbours match."""
        return any(near(a, b) and share([self.table[a], self.table[b]]) for a, b in combinations(self.table, 2))

    def place(self, cell: int) -> Place:
        """The place of a cell's number."""
        need(0 <= cell < len(self.places), "cell-unknown")
        return self.places[cell]

    def play(self, move: Json) -> None:
        """Make a move, or refuse it and leave everything as it was."""
        need(not self.is_over, "game-over")
        kind = move["type"]
        kinds = {"rush": ("take", "place", "penalty", "stop"), "classic": ("take", "penalty", "stop")}
        need(kind in kinds.get(self.mode, ("flip",)), "mode")
        if self.is_filling:
            need(kind == "place", "place-first")
        else:
            need(kind != "place", "not-now")
        {"take": self.take, "place": self.fill, "penalty": self.penalty, "flip": self.flip, "stop": self.stop}[kind](
            move
        )
        self.made += 1

    def named(self, cells: list[int]) -> list[Place]:
        """The places of different cells in which cards lie."""
        places = [self.place(cell) for cell in cells]
        need(all(place in self.table for place in places), "cell-empty")
        need(len(set(places)) == len(places), "cells-repeated")
        return places

    def take(self, move: Json) -> None:
        """Two equal neighbours or three equal cards (SR:34-39)."""
        need(len(move["cells"]) in (2, 3), "cells-count")
        places = self.named(move["cells"])
        cards = [self.table[place] for place in places]
        need(share(cards), "not-equal")
        if len(places) == 2:
            need(near(*places), "not-adjacent")
        else:
            need(self.lie_as_tris(sorted(places)), "tris-shape")
            need(self.pile or self.rulings["SR-12"] == "pairs-and-tris", "tris-after-pile")
        for place in places:
            del self.table[place]
        heap = "pairs" if len(cards) == 2 else "tris"
        self.heaps[heap].append(cards)
        self.earned.append((heap, self.made))
        if self.mode == "rush":
            self.is_filling = bool(self.pile)
        elif not self.pairs_lie():
            for place in self.places:
                if place not in self.table and self.pile:
                    self.table[place] = self.pile.pop(0)
        self.look_for_the_end()

    def lie_as_tris(self, places: list[Place]) -> bool:
        """Whether three places in reading order lie as the table wants it (SR-03)."""
        first, middle, last = places
        if self.rulings["SR-03"] == "line":
            steps = {(b[0] - a[0], b[1] - a[1]) for a, b in ((first, middle), (middle, last))}
            return len(steps) == 1 and near(first, middle)
        touching = sum(near(a, b) for a, b in combinations(places, 2))
        return touching == 3 or (touching == 2 and self.rulings["SR-03"] == "connected")

    def fill(self, move: Json) -> None:
        """A card of the pile into a hole (SR:41)."""
        place = self.place(move["cell"])
        need(place not in self.table, "hole-taken")
        self.table[place] = self.pile.pop(0)
        self.is_filling = bool(self.pile) and len(self.table) < len(self.places)
        self.look_for_the_end()

    def penalty(self, move: Json) -> None:
        """A card that costs points, and another one in its place (SR:8-11, SR:82-85)."""
        [place] = self.named([move["cell"]])
        need(self.pile, "penalty-pile-empty")
        is_free = self.mode == "rush" and self.rulings["SR-05"] == "any-time"
        need(is_free or not self.pairs_lie(), "penalty-pair-left")
        self.heaps["penalties"].append([self.table[place]])
        self.earned.append(("penalties", self.made))
        self.table[place] = self.pile.pop(0)
        self.look_for_the_end()

    def stop(self, _move: Json) -> None:
        """The player has had enough (SR:12, SR:86)."""
        need(not self.pile, "stop-pile-left")
        self.is_over = True

    def flip(self, move: Json) -> None:
        """Two cards of Memory (SR:67)."""
        need(len(move["cells"]) == 2, "cells-count")
        places = self.named(move["cells"])
        self.attempts += 1
        self.earned.append(("attempts", self.made))
        if share([self.table[place] for place in places]):
            self.heaps["pairs"].append([self.table.pop(place) for place in places])
        self.is_over = not any(share([self.table[a], self.table[b]]) for a, b in combinations(self.table, 2))

    def look_for_the_end(self) -> None:
        """Over when the pile is empty and no pair lies."""
        self.is_over = not self.pile and not self.pairs_lie()

    def points(self) -> dict[str, int]:
        """The points of each section (SR:48, SR:88, SR:96)."""
        if self.mode == "memory":
            return {"attempts": self.attempts}
        worth = {"pairs": 1, "tris": 3, "penalties": -3}
        return {section: worth[section] * len(heap) for section, heap in self.heaps.items()}

    def count_cards(self) -> int:
        """All cards, wherever they are."""
        taken = sum(len(cards) for heap in self.heaps.values() for cards in heap)
        return taken + len(self.table) + len(self.pile)
