"""What is fixed before the first roll: the players and their cups, the board, the readings; and what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import UNSET, Struct

from referee.core import Fault, Finding
from referee.games.relajarse.codes import FINDINGS, FindingCode
from referee.games.relajarse.presets import BOARDS
from referee.games.relajarse.wire import Board, Rulings, Setup

TRAYS = range(8)  # RE:12
CUBES_A_TRAY = 3  # RE:12
CUBES = len(TRAYS) * CUBES_A_TRAY  # RE:4
BLUEBERRIES = 4  # RE:5
CORNERS = 4  # RE:9
TRAYS_A_COLOUR = 2  # RE:16
COLOURS = ("blue", "orange", "pink", "yellow")  # RE:23, RE:24, RE:28, RE:32
WILD, STEAL = "wild", "steal"  # RE:20, RE:22
FACES = (*COLOURS, WILD, STEAL)


class Table(Struct, frozen=True):
    """The players by turn, the corner of each one's cup, the trays by colour and blueberry, and the readings."""

    players: tuple[str, ...]
    seats: Mapping[str, int]
    corners: tuple[int, ...]
    colours: tuple[str, ...]
    berry_at: tuple[int, ...]
    capacity: int | None
    readings: Rulings

    def matching(self, face: str) -> list[int]:
        """The trays that a face lets its player choose from: two of a colour, all on wild, none on steal."""
        return [tray for tray in TRAYS if face in (WILD, self.colours[tray])]


def corners_of(setup: Setup) -> tuple[int, ...]:
    """The corner of each player's cup."""
    return tuple(range(len(setup.players))) if setup.cups is UNSET else tuple(setup.cups)


def build_table(setup: Setup) -> Table:
    """The table of a set-up that has no faults."""
    board = BOARDS[setup.board] if isinstance(setup.board, str) else setup.board
    berry_at = {tray: berry for berry, pair in enumerate(board.blueberries) for tray in pair}
    return Table(
        players=tuple(setup.players),
        seats={player: seat for seat, player in enumerate(setup.players)},
        corners=corners_of(setup),
        colours=tuple(board.trays),
        berry_at=tuple(berry_at[tray] for tray in TRAYS),
        capacity=board.capacity,
        readings=setup.rulings,
    )


def setup_faults(setup: Setup) -> Iterator[Fault]:
    """What cannot be in a set-up, in document order; names are the reader's."""
    if setup.cups is not UNSET:
        yield from _cup_faults(setup.cups, len(setup.players))
    if isinstance(setup.board, Board):
        yield from _board_faults(setup.board)
    elif setup.board not in BOARDS:
        yield Fault("/setup/board", "unknown-preset", tuple(BOARDS), {"sent": setup.board})


def _cup_faults(cups: list[int], players: int) -> Iterator[Fault]:
    if len(cups) != players:
        yield Fault("/setup/cups", "cups-count", (), {"sent": len(cups), "players": players})
    for seat, corner in enumerate(cups):
        if corner in cups[:seat]:
            free = tuple(other for other in range(CORNERS) if other not in cups)
            yield Fault(f"/setup/cups/{seat}", "cup-taken", free, {"corner": corner})


def _board_faults(board: Board) -> Iterator[Fault]:
    trays = Counter[str](board.trays)
    few = tuple(colour for colour in COLOURS if trays[colour] < TRAYS_A_COLOUR)
    for place, colour in enumerate(board.trays):
        if board.trays[:place].count(colour) >= TRAYS_A_COLOUR:
            yield Fault(f"/setup/board/trays/{place}", "tray-colour-count", few, {"colour": colour})
    placed: list[int] = []
    used = {tray for pair in board.blueberries for tray in pair}
    for berry, pair in enumerate(board.blueberries):
        where = f"/setup/board/blueberries/{berry}"
        for end, tray in enumerate(pair):
            if tray in placed:
                free = tuple(other for other in TRAYS if other not in used)
                yield Fault(f"{where}/{end}", "tray-two-blueberries", free, {"tray": tray})
            placed.append(tray)
        one, other = pair
        if one != other and board.trays[one] == board.trays[other]:
            facts = {"one": one, "other": other, "colour": board.trays[one]}
            yield Fault(where, "blueberry-one-colour", (), facts)


def seating_findings(table: Table) -> list[Finding]:
    """Cups that do not run clockwise in turn (RE:14), or two players across the board (RE:11, RE-21)."""
    corners = table.corners
    steps = [(after - before) % CORNERS for before, after in zip(corners, (*corners[1:], corners[0]), strict=True)]
    if len(corners) == 2 and steps[0] == 2:
        return [_seating(FindingCode.CUPS_NOT_NEIGHBOURS, "RE:11", corners)]
    return [_seating(FindingCode.CUPS_NOT_CLOCKWISE, "RE:14", corners)] if sum(steps) > CORNERS else []


def _seating(code: FindingCode, rule: str, corners: tuple[int, ...]) -> Finding:
    return Finding(FINDINGS[code], code.value, "/setup/cups", {"corners": [str(corner) for corner in corners]}, rule)
