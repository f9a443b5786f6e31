"""The games, in the order in which they are listed everywhere. A new game is a package and two lines here."""

from collections.abc import Mapping
from typing import Any

from referee.core import Game
from referee.games.relajarse import GAME as RELAJARSE
from referee.games.smartish import GAME as SMARTISH
from referee.games.smile_rush import GAME as SMILE_RUSH
from referee.games.smoothie_wars import GAME as SMOOTHIE_WARS
from referee.games.smoothies import GAME as SMOOTHIES

GAMES: Mapping[str, Game[Any]] = {
    game.id: game
    for game in (
        SMOOTHIES,
        SMOOTHIE_WARS,
        SMARTISH,
        RELAJARSE,
        SMILE_RUSH,
    )
}  # Any: each game has its own state
