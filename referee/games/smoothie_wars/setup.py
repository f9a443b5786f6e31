"""What is fixed before Monday: who plays, what the board prints, which advanced rules; and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET, Struct

from referee.core import Fault
from referee.games.smoothie_wars.presets import BOARDS
from referee.games.smoothie_wars.wire import Advanced, Board, Rulings, Setup

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
SUNDAY = len(DAYS) - 1
EXTRA_CARD_DAYS = range(DAYS.index("thursday"), len(DAYS))  # SW:212
LOCATIONS = ("city", "residential", "beach", "national_park")  # SW:74
START = 100  # SW:124
MAKING = 1  # what a smoothie costs to make, SW:126
EXTRA_CARD_COST = 20  # SW:212
BONUS = 50  # of going early, SW:224
LOAN = 100  # SW:180
REPAYMENT = 130  # SW:180
LIMIT = -100  # below it a player is out of business, SW:186
PRICES = (1, 2, 3, 4)  # SW:134


class Table(Struct, frozen=True):
    """The seating, the demand that the board prints by location, and how the week is played."""

    players: tuple[str, ...]
    seats: Mapping[str, int]
    printed: Mapping[str, Sequence[int]]
    advanced: Advanced
    readings: Rulings


def build_table(setup: Setup) -> Table:
    """The table of a set-up that has no faults."""
    board = BOARDS[setup.board] if isinstance(setup.board, str) else setup.board
    weeks = {location: getattr(board.demand, location) for location in LOCATIONS}
    return Table(
        players=tuple(setup.players),
        seats={player: seat for seat, player in enumerate(setup.players)},
        printed={location: week for location, week in weeks.items() if week is not UNSET},
        advanced=setup.advanced,
        readings=setup.rulings,
    )


def setup_faults(setup: Setup) -> Iterator[Fault]:
    """What cannot be in a set-up, in document order; names are the reader's."""
    if isinstance(setup.board, Board):
        if all(getattr(setup.board.demand, location) is UNSET for location in LOCATIONS):
            yield Fault("/setup/board/demand", "demand-missing", LOCATIONS, {"locations": LOCATIONS})
    elif setup.board not in BOARDS:
        yield Fault("/setup/board", "unknown-preset", tuple(BOARDS), {"sent": setup.board})
