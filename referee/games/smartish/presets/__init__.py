"""Boards to start from, read once when the package is imported; each says where it comes from."""

from collections.abc import Mapping
from pkgutil import get_data

import msgspec

from referee.games.smartish.wire import Board

NAMES = ("reference-40",)


def _read(name: str) -> Board:
    data = get_data(__name__, f"{name}.json")
    if data is None:
        raise FileNotFoundError(name)
    return msgspec.json.decode(data, type=Board)


BOARDS: Mapping[str, Board] = {name: _read(name) for name in NAMES}
