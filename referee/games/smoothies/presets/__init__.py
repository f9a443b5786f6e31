"""Sheets to start from, read once when the package is imported; each says where it comes from."""

from collections.abc import Mapping
from pkgutil import get_data

import msgspec

from referee.games.smoothies.wire import Sheet

NAMES = ("reference-14",)


def _read(name: str) -> Sheet:
    data = get_data(__name__, f"{name}.json")
    if data is None:
        raise FileNotFoundError(name)
    return msgspec.json.decode(data, type=Sheet)


SHEETS: Mapping[str, Sheet] = {name: _read(name) for name in NAMES}
