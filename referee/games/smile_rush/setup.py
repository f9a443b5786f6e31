"""What is fixed before the first move: the player, the mode with its numbers, the deck, the readings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET, Struct

from referee.core import Facts, Violation
from referee.games.smile_rush.codes import Code
from referee.games.smile_rush.grid import Card
from referee.games.smile_rush.wire import Mode, PaperSetup, Rulings, Setup

KINDS = range(1, 11)  # colours, and smiles, SR:17
PAIR, TRIS, PENALTY = 1, 3, -3  # points of each, SR:48-49, SR:96-97, SR-14
MOST_NAMED = 8  # wrong kinds of a deck that a refusal names


class Numbers(Struct, frozen=True):
    """What a mode counts with, and the lines of the rulebook that say so."""

    copies: int  # of each colour in the deck
    columns: int
    dealt: int
    excellent: int | None
    lines: Mapping[str, str]

    @property
    def cards(self) -> int:
        """How many cards the deck has."""
        return self.copies * len(KINDS)

    @property
    def pile(self) -> int:
        """How many cards the draw pile has when the grid has been dealt."""
        return self.cards - self.dealt


MODES: Mapping[Mode, Numbers] = {
    "rush": Numbers(
        copies=6,
        columns=4,
        dealt=16,
        excellent=30,
        lines={
            "count": "SR:21",
            "kinds": "SR:17",
            "grid": "SR:22",
            "match": "SR:34",
            "touch": "SR:35",
            "take": "SR:39",
            "place": "SR:39",
            "hole": "SR:41",
            "no_pair": "SR-05",
            "penalty": "SR:9",
            "end": "SR:11",
            "pairs": "SR:48",
            "tris": "SR:48",
            "penalties": "SR:49",
        },
    ),
    "classic": Numbers(
        copies=4,
        columns=4,
        dealt=16,
        excellent=15,
        lines={
            "count": "SR:61",
            "kinds": "SR:60",
            "grid": "SR:62",
            "match": "SR:74",
            "touch": "SR:75",
            "take": "SR:73",
            "no_pair": "SR:82",
            "penalty": "SR:83",
            "end": "SR:85",
            "pairs": "SR:96",
            "tris": "SR:96",
            "penalties": "SR:97",
        },
    ),
    "memory": Numbers(
        copies=2,
        columns=5,
        dealt=20,
        excellent=None,
        lines={
            "count": "SR:55",
            "kinds": "SR:54",
            "grid": "SR:56",
            "match": "SR:67",
            "take": "SR:67",
            "end": "SR:69",
            "attempts": "SR:88",
        },
    ),
}


class Table(Struct, frozen=True):
    """The player, the mode, the deck in dealing order and the readings."""

    player: str
    mode: Mode
    deck: tuple[Card, ...]
    readings: Rulings

    @property
    def numbers(self) -> Numbers:
        """What the mode counts with."""
        return MODES[self.mode]


def build_table(setup: Setup) -> Table:
    """The table of a set-up."""
    return Table(setup.players[0], setup.mode, tuple(map(card_of, setup.deck)), setup.rulings)


def card_of(written: int | str) -> Card:
    """A card as it is written: by its kind, or by its colour and its smile.

    >>> card_of(3), card_of("3/7")
    ((3, 3), (3, 7))
    """
    if isinstance(written, int):
        return written, written
    colour, _, smile = written.partition("/")
    return int(colour), int(smile)


def written(card: Card) -> int | str:
    """A card as the contract writes it, by its kind where colour and smile are one.

    >>> written((3, 3)), written((3, 7))
    (3, '3/7')
    """
    colour, smile = card
    return colour if colour == smile else f"{colour}/{smile}"


def setup_violations(setup: Setup | PaperSetup) -> Iterator[Violation]:
    """What the rules refuse of a deck: its number of cards, and how many there are of each kind (SR:17, SR-00)."""
    if setup.deck is UNSET:
        return
    numbers, deck = MODES[setup.mode], [card_of(card) for card in setup.deck]
    if len(deck) != numbers.cards:
        facts: Facts = {"sent": len(deck), "cards": numbers.cards}
        yield Violation("/deck", Code.DECK_COUNT.value, numbers.lines["count"], facts)
    if strange := _strange(deck, setup.rulings.SR_00):
        rule = "SR-00" if all(map(_is_known, strange)) else numbers.lines["kinds"]
        yield _kinds(rule, strange, numbers)
        return
    colours = Counter(colour for colour, _ in deck)
    if wrong := [(kind, kind) for kind in KINDS if colours[kind] != numbers.copies]:
        yield _kinds(numbers.lines["kinds"], wrong, numbers)


def _is_known(card: Card) -> bool:
    return card[0] in KINDS and card[1] in KINDS


def _strange(deck: Sequence[Card], reading: str) -> list[Card]:
    """The cards that the box does not have: other kinds, or another smile than the colour's where they are one."""
    return [card for card in deck if not _is_known(card) or (reading == "one" and card[0] != card[1])]


def _kinds(rule: str, wrong: Sequence[Card], numbers: Numbers) -> Violation:
    facts: Facts = {"kinds": [str(written(card)) for card in dict.fromkeys(wrong)][:MOST_NAMED], "each": numbers.copies}
    return Violation("/deck", Code.DECK_KINDS.value, rule, facts)
