"""How the second scorers refuse a move; no rule of a game stands here."""

from __future__ import annotations


class RefusedError(Exception):
    """A reason for which a move is not legal, and the number of the move once it is known."""

    def __init__(self, code: str) -> None:
        """Keep the code, without the game's prefix."""
        super().__init__(code)
        self.code = code
        self.move = -1


def need(holds: object, code: str) -> None:
    """Refuse the move with this code unless the condition holds."""
    if not holds:
        raise RefusedError(code)
