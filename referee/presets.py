"""Boards and sheets to start from, which lie as JSON in a game's `presets` package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pkgutil import get_data
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_presets(package: str, names: Sequence[str], shape: type[T]) -> Mapping[str, T]:
    """The presets of a package by name, each of the game's own shape.

    Raises: FileNotFoundError when the package holds no such file.
    """
    return {name: msgspec.json.decode(_data(package, name), type=shape) for name in names}


def _data(package: str, name: str) -> bytes:
    data = get_data(package, f"{name}.json")
    if data is None:
        raise FileNotFoundError(name)
    return data
