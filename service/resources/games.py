"""The catalogue: the games, how they are read, and the sheets to start from."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from flask import Blueprint, Response, request

from intake.problems import ProblemError
from referee.core import Game
from referee.games import GAMES
from service.catalogue import describe_game, describe_whole_game
from service.schemas.catalogue import GameSchema, GamesSchema
from texts import negotiate

CATALOGUE = Blueprint("games", __name__, url_prefix="/v1/games")
SECONDS = 300  # that an answer may be kept; only a new release changes one


# Any: the values of an address, as Flask gives them.
def find_game(_endpoint: str | None, values: dict[str, Any] | None) -> None:
    """Put a game in the place of its id among an address's values, before anything else is looked at.

    Raises: ProblemError when there is no such game.
    """
    if values and "game" in values:
        if values["game"] not in GAMES:
            raise ProblemError("unknown-game")
        values["game"] = GAMES[values["game"]]


CATALOGUE.url_value_preprocessor(find_game)


@CATALOGUE.get("")
def list_games() -> Response:
    """The games that are refereed."""
    return _kept(_games())


@CATALOGUE.get("/<game>")
def show_game(game: Game[Any]) -> Response:
    """One game with everything that verdicts refer to."""
    language = negotiate(request.headers.get("Accept-Language"))
    response = _kept(_game(game.id, language))
    response.content_language.add(language)
    response.vary.add("Accept-Language")
    return response


@CATALOGUE.get("/<game>/presets/<preset>")
def show_preset(game: Game[Any], preset: str) -> Response:
    """A board or sheet to start from."""
    if preset not in game.presets:
        raise ProblemError("unknown-preset")
    return _kept(msgspec.json.encode(game.presets[preset]))


@cache
def _games() -> bytes:
    return msgspec.json.encode(GamesSchema().dump({"games": [describe_game(game) for game in GAMES.values()]}))


@cache
def _game(game: str, language: str) -> bytes:
    return msgspec.json.encode(GameSchema().dump(describe_whole_game(GAMES[game], language)))


def _kept(data: bytes) -> Response:
    """An answer in JSON that may be kept for a while."""
    headers = {"Cache-Control": f"public, max-age={SECONDS}"}
    return Response(data, mimetype="application/json", headers=headers)
