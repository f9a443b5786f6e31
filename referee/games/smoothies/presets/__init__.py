"""Sheets to start from, read once when the package is imported; each says where it comes from."""

from collections.abc import Mapping

from referee.games.smoothies.wire import Sheet
from referee.presets import read_presets

NAMES = ("reference-14",)


SHEETS: Mapping[str, Sheet] = read_presets(__name__, NAMES, Sheet)
