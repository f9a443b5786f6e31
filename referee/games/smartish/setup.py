"""What is fixed before the first tiles: the teams, the board, the box, the readings; and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from referee.core import Fault
from referee.games.smartish.presets import BOARDS
from referee.games.smartish.wire import Board, Rulings, Setup

SLOTS = 4  # of a team, each worth its dots, ST:20
STEALS = 2  # STEAL tiles of a team, ST:9
STEAL_POINTS: Mapping[str, int] = {"before": 3, "after": 1}  # ST:29, ST:31
CATEGORIES = (  # ST:14
    "geography",
    "film",
    "language",
    "food-drink",
    "design",
    "art-stage",
    "architecture",
    "nature",
    "tv",
    "sports-games",
    "communities",
    "technology",
    "science",
    "music",
    "politics",
    "traditions-beliefs",
    "business",
    "humans",
    "literature",
    "history",
)
SHAPES = ("circle", "plus", "square", "star", "triangle", "diamond", "four-squares", "three-dots")  # ST:16


class Table(Struct, frozen=True):
    """The teams clockwise, the lap and its home stretch, the tiles in the box and the readings."""

    players: tuple[str, ...]
    seats: Mapping[str, int]
    spaces: int
    stretch: int
    tiles: Sequence[str]
    readings: Rulings

    def is_in_stretch(self, position: int) -> bool:
        """Whether a position is in the home stretch, the last spaces before Start (ST:32, ST-12)."""
        return self.spaces - self.stretch <= position < self.spaces


def build_table(setup: Setup) -> Table:
    """The table of a set-up that has no faults."""
    board = BOARDS[setup.board] if isinstance(setup.board, str) else setup.board
    return Table(
        players=tuple(setup.players),
        seats={player: seat for seat, player in enumerate(setup.players)},
        spaces=board.spaces,
        stretch=board.home_stretch,
        tiles=CATEGORIES + SHAPES if setup.app_tiles else CATEGORIES,
        readings=setup.rulings,
    )


def setup_faults(setup: Setup) -> Iterator[Fault]:
    """What cannot be in a set-up, in document order; names are the reader's."""
    board = setup.board
    if isinstance(board, Board):
        if board.home_stretch >= board.spaces:
            facts = {"limit": board.spaces - 1, "sent": board.home_stretch}
            yield Fault("/setup/board/home_stretch", "maximum", (), facts)
    elif board not in BOARDS:
        yield Fault("/setup/board", "unknown-preset", tuple(BOARDS), {"sent": board})
