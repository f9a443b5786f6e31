"""Boards to start from, read once when the package is imported; each says where it comes from.

`reference` is assumed: of all orders of the colours that fit the printed examples (RE:23, RE:24, RE:28, RE:32) it is
the only one that looks the same from opposite sides.
"""

from collections.abc import Mapping

from referee.games.relajarse.wire import Board
from referee.presets import read_presets

NAMES = ("reference",)


BOARDS: Mapping[str, Board] = read_presets(__name__, NAMES, Board)
