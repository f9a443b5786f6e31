"""Boards to start from, read once when the package is imported; each says where it comes from.

`reference` is assumed: of all orders of the colours that fit the printed examples (RE:23, RE:24, RE:28, RE:32) it is
the only one that looks the same from opposite sides.
"""

from collections.abc import Mapping
from pkgutil import get_data

import msgspec

from referee.games.relajarse.wire import Board

NAMES = ("reference",)


def _read(name: str) -> Board:
    data = get_data(__name__, f"{name}.json")
    if data is None:
        raise FileNotFoundError(name)
    return msgspec.json.decode(data, type=Board)


BOARDS: Mapping[str, Board] = {name: _read(name) for name in NAMES}
