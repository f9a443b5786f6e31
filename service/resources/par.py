"""Par: the best way found to play on, for the one game whose hidden part is in the record."""

from __future__ import annotations

from flask import Blueprint, Response, request

from intake.reading import read_par
from referee.games.smile_rush.par import par
from service.body import body_bytes
from service.resources.answers import answer
from service.schemas.queries import no_query

PAR = Blueprint("par", __name__, url_prefix="/v1/games/smile-rush")


@PAR.post("/par")
def find_par() -> Response:
    """The best game that can be found from a position."""
    no_query(request.query_string)
    return answer(par(read_par(body_bytes())))
