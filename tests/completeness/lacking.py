"""How the tests of completeness tell what a game has not: what it is, and where it belongs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from referee.core import Game

ROOT = Path(__file__).resolve().parents[2]


def nothing_lacks(told: Iterable[str]) -> None:
    """Fail with one line for each thing that a game lacks."""
    lines = sorted(set(told))
    assert not lines, "\n" + "\n".join(lines)


def package_of(game: str) -> str:
    """The name of a game's Python modules."""
    return game.replace("-", "_")


def prefix_of(game: Game[Any]) -> str:
    """The two letters of a game's citation keys."""
    return game.rulings[0].id[:2]


def keys_in(text: str, prefix: str) -> set[frozenset[str]]:
    """The places of a rulebook that a text cites, each as its lines: one, or all of a range (`SM:12-14`)."""
    spans = re.findall(rf"\b{prefix}:([1-9][0-9]*)(?:-([1-9][0-9]*))?", text)
    return {
        frozenset(f"{prefix}:{line}" for line in range(int(first), int(last or first) + 1)) for first, last in spans
    }
