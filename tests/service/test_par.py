"""Par over HTTP and on the command line; what is searched is shown in `tests/referee/test_par.py`."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from service import cli
from tests.service.client import EXAMPLES, Client, assert_problem, example, written

PATH = "/v1/games/smile-rush/par"
FILE = str(EXAMPLES / "classic.par.json")
MOST_SECONDS = 6.0  # of computing, for the largest budget; some two on a machine that does nothing else


def position(**changes: Any) -> dict[str, Any]:
    """The example with a small budget and some parts changed."""
    return {**example("classic.par"), "nodes": 300, **changes}


def with_setup(**changes: Any) -> dict[str, Any]:
    return position(setup={**example("classic.par")["setup"], **changes})


def test_a_deck_has_its_best_game(client: Client) -> None:
    found = client.post(PATH, position()).json
    assert (found["legal"], found["accepted"], found["violations"]) == (True, 0, [])
    assert found["nodes"] <= 300
    record = {**position(moves=found["best"]["moves"]), "claim": {"totals": {"Mara": found["best"]["total"]}}}
    del record["nodes"]
    verdict = client.post("/v1/games/smile-rush/referee", record).json
    assert (verdict["status"], verdict["finished"]) == ("confirmed", True)


def test_the_default_budget_is_ten_thousand(client: Client) -> None:
    body = position()
    del body["nodes"]
    assert client.post(PATH, body).json == client.post(PATH, position(nodes=10_000)).json


@pytest.mark.slow
def test_the_largest_budget_takes_a_few_seconds(client: Client) -> None:
    start = time.process_time()
    found = client.post(PATH, position(nodes=50_000)).json
    assert time.process_time() - start < MOST_SECONDS
    assert (found["best"]["total"], found["proven"]) == (17, True)


def test_a_position_that_is_not_legal_is_told_why(client: Client) -> None:
    move = {"type": "penalty", "player": "Mara", "cell": 0}
    answer = client.post(PATH, position(moves=[move]), headers={"Accept-Language": "it"}).json
    assert (answer["legal"], answer["best"], answer["bound"], answer["proven"]) == (False, None, None, False)
    (violation,) = answer["violations"]
    assert (violation["pointer"], violation["code"]) == ("/moves/0/type", "smile-rush/penalty-pair-left")
    assert violation["message"].startswith("Nelle caselle")


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_memory_has_no_par_and_is_told_why(client: Client, language: str) -> None:
    body = with_setup(mode="memory", deck=[kind for kind in range(1, 11) for _ in range(2)])
    response = client.post(PATH, body, headers={"Accept-Language": language})
    (error,) = assert_problem(response, 422, "shape", "par-of-memory")["errors"]
    assert (error["pointer"], error["allowed"]) == ("/setup/mode", ["rush", "classic"])


@pytest.mark.parametrize("game", ["smoothies", "smoothie-wars", "smartish", "relajarse", "chess"])
def test_other_games_have_no_par(client: Client, game: str) -> None:
    response = client.call("POST", f"/v1/games/{game}/par", data=b"{}", content_type="application/json")
    assert_problem(response, 404, "not-found")


@pytest.mark.parametrize(
    ("body", "kind", "pointer", "code"),
    [
        (position(rules="smoothies@1"), "shape", "/rules", "enum"),
        (position(nodes=199), "shape", "/nodes", "minimum"),
        (position(nodes=50_001), "shape", "/nodes", "maximum"),
        (position(claim={}), "shape", "/claim", "unknown-field"),
        (
            position(moves=[{"type": "take", "player": "Ben", "cells": [0, 1]}]),
            "shape",
            "/moves/0/player",
            "unknown-player",
        ),
        (with_setup(players=[" Mara"]), "shape", "/setup/players/0", "blank-around"),
    ],
)
def test_what_cannot_be_read_is_told_at_its_place(
    client: Client, body: dict[str, Any], kind: str, pointer: str, code: str
) -> None:
    (error,) = assert_problem(client.post(PATH, body), 422, kind, code)["errors"]
    assert error["pointer"] == pointer


def test_bodies_and_queries_are_refused_as_everywhere(client: Client) -> None:
    assert_problem(client.post(PATH, b"{"), 400, "not-json")
    assert_problem(client.post(PATH, b'{"rules":"smile-rush@1","rules":"smile-rush@1"}'), 400, "duplicate-key")
    assert_problem(client.post(PATH, b"[]"), 422, "shape", "type")
    assert_problem(client.post(PATH, b"{}", media_type="text/plain"), 415, "media-type")
    assert_problem(client.get(PATH), 405, "method")
    assert_problem(client.post(f"{PATH}?nodes=5", position()), 422, "query")
    many = [{"type": "stop", "player": "Mara"}] * 5001
    assert_problem(client.post(PATH, position(moves=many)), 413, "too-many-moves")


def test_a_name_is_the_same_in_both_its_spellings(client: Client) -> None:
    move = {"type": "penalty", "player": "Zoe\u0308", "cell": 0}
    setup = {**example("classic.par")["setup"], "players": ["Zo\u00eb"]}
    assert client.post(PATH, position(setup=setup, moves=[move])).json["accepted"] == 0


# The command


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "No way to play on brings more than 30 points."),
        ("es", "Ninguna continuación da más de 30 puntos."),
        ("it", "Nessun seguito dà più di 30 punti."),
    ],
)
def test_the_command_tells_moves_points_and_bound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    file = written(tmp_path, position())
    assert cli.main(["par", file, "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert json.loads(lines[0])["type"] == "take"
    assert told in lines


def test_the_command_answers_machines_as_the_service_does(
    client: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["par", "--json", written(tmp_path, position())]) == 0
    assert json.loads(capsys.readouterr().out) == client.post(PATH, position()).json


def test_the_command_tells_what_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    move = {"type": "take", "player": "Mara", "cells": [0, 15]}
    assert cli.main(["par", written(tmp_path, position(moves=[move]))]) == 1
    told = capsys.readouterr().out
    assert "smile-rush/not-adjacent" in told
    assert "best" not in told


def test_the_command_refuses_what_is_no_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["par", str(EXAMPLES / "rush.sheets.json")]) == 2
    assert "/sheets: unknown-field" in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_says_when_nothing_better_is_possible(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["par", FILE]) == 0
    told = capsys.readouterr().out
    assert "The best way found to play on takes 13 moves and ends with 17 points." in told
    assert "Nothing better is possible." in told
    assert "The rulebook calls this an excellent score." in told
