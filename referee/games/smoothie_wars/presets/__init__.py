"""Boards to start from, read once when the package is imported; each says where it comes from.

`printed` is the one sign of the rulebook (SW:78). `prerelease` adds the other locations from an unfinished calculator
that was published before the game (github.com/markolive/smoothiewars, branch `dev`, commit 78e67e4, February 2024);
nobody has checked its numbers against the box, and where it parts from SW:78, on Sunday, the rulebook stands.
"""

from collections.abc import Mapping

from referee.games.smoothie_wars.wire import Board
from referee.presets import read_presets

NAMES = ("printed", "prerelease")


BOARDS: Mapping[str, Board] = read_presets(__name__, NAMES, Board)
