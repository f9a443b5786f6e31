"""The catalogue: the games, how they are read, and the sheets to start from."""

from __future__ import annotations

from typing import Any

from referee.games import GAMES
from service.problems import ProblemError


# Any: the values of an address, as Flask gives them.
def find_game(_endpoint: str | None, values: dict[str, Any] | None) -> None:
    """Put a game in the place of its id among an address's values, before anything else is looked at.

    Raises: ProblemError when there is no such game.
    """
    if values and "game" in values:
        if values["game"] not in GAMES:
            raise ProblemError("unknown-game")
        values["game"] = GAMES[values["game"]]
