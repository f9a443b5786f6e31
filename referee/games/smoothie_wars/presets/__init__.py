"""Boards to start from, read once when the package is imported; each says where it comes from.

`printed` is the one sign of the rulebook (SW:78). `prerelease` adds the other locations from an unfinished calculator
that was published before the game (github.com/markolive/smoothiewars, branch `dev`, commit 78e67e4, February 2024);
nobody has checked its numbers against the box, and where it parts from SW:78, on Sunday, the rulebook stands.
"""

from collections.abc import Mapping
from pkgutil import get_data

import msgspec

from referee.games.smoothie_wars.wire import Board

NAMES = ("printed", "prerelease")


def _read(name: str) -> Board:
    data = get_data(__name__, f"{name}.json")
    if data is None:
        raise FileNotFoundError(name)
    return msgspec.json.decode(data, type=Board)


BOARDS: Mapping[str, Board] = {name: _read(name) for name in NAMES}
