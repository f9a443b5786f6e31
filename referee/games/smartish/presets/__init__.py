"""Boards to start from, read once when the package is imported; each says where it comes from."""

from collections.abc import Mapping

from referee.games.smartish.wire import Board
from referee.presets import read_presets

NAMES = ("reference-40",)


BOARDS: Mapping[str, Board] = read_presets(__name__, NAMES, Board)
