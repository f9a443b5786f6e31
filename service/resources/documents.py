"""Whole games in, verdicts out: the stateless calls that everything else is built on."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request

from intake.reading import read_document, read_pair
from referee.compare import compare
from referee.core import Game
from referee.judge import replay, scorecard, verdict
from referee.sensitivity import sensitivity
from service.body import body_bytes
from service.resources.answers import answer
from service.resources.games import find_game
from service.schemas.queries import no_query, referee_query

DOCUMENTS = Blueprint("documents", __name__, url_prefix="/v1/games/<game>")
DOCUMENTS.url_value_preprocessor(find_game)


@DOCUMENTS.post("/referee")
def referee_record(game: Game[Any]) -> Response:
    """The verdict on a record."""
    query = referee_query(request.query_string)
    record = read_document(body_bytes(), game.id, "record")
    return answer(verdict(replay(record), query.include, query.limit))


@DOCUMENTS.post("/score")
def score_sheets(game: Game[Any]) -> Response:
    """The scorecard of final sheets."""
    no_query(request.query_string)
    sheets = read_document(body_bytes(), game.id, "sheets")
    return answer(scorecard(sheets))


@DOCUMENTS.post("/sensitivity")
def measure_sensitivity(game: Game[Any]) -> Response:
    """The outcome under the other readings of the rulings that were used."""
    no_query(request.query_string)
    document = read_document(body_bytes(), game.id)
    return answer(sensitivity(document))


@DOCUMENTS.post("/compare")
def compare_records(game: Game[Any]) -> Response:
    """Where two records of one game part."""
    no_query(request.query_string)
    one, other = read_pair(body_bytes(), game.id)
    return answer(compare(one, other))
