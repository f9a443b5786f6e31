"""Whole games in, verdicts out; each exchange is held to the contract by the client."""

import json
from typing import Any

import pytest

from tests.service.client import EXAMPLES, ROLL, SMOOTHIES, Client, example, record

# The final score that the rulebook prints for Antonio (SM:63).
PRINTED = {"fruits": 44, "customers": 8, "blenders": -5}

# Worked by hand in examples/README.md.
ANA, BEN = 35, 52


def roll(**changes: Any) -> dict[str, Any]:
    return ROLL | changes


def test_the_printed_game_scores_as_printed(client: Client) -> None:
    card = client.post(f"{SMOOTHIES}/score", example("antonio.sheets")).json
    assert card["players"]["Antonio"]["total"] == 47
    assert card["players"]["Antonio"]["sections"] == PRINTED
    assert card["status"] == "confirmed"


def test_a_claim_of_one_point_less_is_disputed(client: Client) -> None:
    card = client.post(f"{SMOOTHIES}/score", example("antonio-46.sheets")).json
    assert card["status"] == "disputed"
    (difference,) = card["claim"]["differences"]
    assert difference == {"player": "Antonio", "item": "total", "claimed": 46, "computed": 47}


def test_a_whole_game_is_legal_and_finished(client: Client) -> None:
    verdict = client.post(f"{SMOOTHIES}/referee", example("two-players.record")).json
    assert (verdict["legal"], verdict["finished"], verdict["status"]) == (True, True, "confirmed")
    assert {name: score["total"] for name, score in verdict["score"]["players"].items()} == {"Ana": ANA, "Ben": BEN}


def test_a_wrong_star_is_refused_where_it_stands(client: Client) -> None:
    response = client.post(f"{SMOOTHIES}/referee", example("two-players-wrong-star.record"))
    (violation,) = response.json["violations"]
    assert violation["pointer"] == "/moves/10/stars/1"
    assert violation["code"] == "smoothies/star-not-adjacent"
    assert violation["rule"] == "SM:41"
    assert violation["alternatives"] == ["blue-10", "blue-12"]
    assert response.content_language.to_header() == "en"


@pytest.mark.parametrize(("accepted", "language"), [("es-MX, en;q=0.5", "es"), ("it", "it"), ("fr", "en")])
def test_only_the_messages_follow_the_language(client: Client, accepted: str, language: str) -> None:
    path, document = f"{SMOOTHIES}/referee", example("two-players-wrong-star.record")
    english = client.post(path, document).json
    response = client.post(path, document, headers={"Accept-Language": accepted})
    other = response.json
    assert response.content_language.to_header() == language
    assert "Accept-Language" in response.vary
    messages = [verdict["violations"][0].pop("message") for verdict in (english, other)]
    assert (messages[0] == messages[1]) is (language == "en")
    assert other == english


@pytest.mark.parametrize(
    ("query", "parts"),
    [
        ("", {"state"}),
        ("?include=state", {"state"}),
        ("?include=none", set()),
        ("?include=trace", {"state", "trace"}),
        ("?include=none,trace", {"trace"}),
        ("?include=trace&include=legal_moves", {"state", "trace", "legal_moves"}),
    ],
)
def test_a_verdict_holds_the_parts_asked_for(client: Client, query: str, parts: set[str]) -> None:
    verdict = client.post(f"{SMOOTHIES}/referee{query}", record(roll())).json
    assert verdict.keys() & {"state", "trace", "legal_moves"} == parts


def test_the_list_of_legal_moves_ends_at_the_limit(client: Client) -> None:
    verdict = client.post(f"{SMOOTHIES}/referee?include=legal_moves&limit=3", record(roll())).json
    assert len(verdict["legal_moves"]["moves"]) == 3
    assert verdict["legal_moves"]["more"] is True


def test_id_and_tags_come_back(client: Client) -> None:
    verdict = client.post(f"{SMOOTHIES}/referee", record(id="table-12", tags={"round": "2"})).json
    assert (verdict["id"], verdict["tags"]) == ("table-12", {"round": "2"})


@pytest.mark.parametrize("name", ["antonio.sheets", "two-players.record"])
def test_sensitivity_takes_both_forms(client: Client, name: str) -> None:
    answer = client.post(f"{SMOOTHIES}/sensitivity", example(name)).json
    assert answer["complete"] is True
    assert len(answer["baseline"]["winners"]) == 1


def test_two_logs_part_where_they_differ(client: Client) -> None:
    one, other = record(roll()), record(roll(round={"blue": 3, "pink": 6, "purple": 7}))
    answer = client.post(f"{SMOOTHIES}/compare", {"records": [one, other]}, headers={"Accept-Language": "es"}).json
    assert answer["parts_at"] == {"move": 0, "pointer": "/moves/0"}
    refused = answer["records"][1]
    assert [violation["code"] for violation in refused["violations"]] == ["smoothies/face"]
    assert all(violation["message"] for violation in refused["violations"])
    assert refused["after_parting"]["violations"] == refused["violations"]


def test_a_log_is_the_same_as_itself(client: Client) -> None:
    answer = client.post(f"{SMOOTHIES}/compare", {"records": [record(roll()), record(roll())]}).json
    assert (answer["same"], answer["parts_at"]) == (True, None)


def test_a_byte_order_mark_is_ignored(client: Client) -> None:
    plain = (EXAMPLES / "antonio.sheets.json").read_bytes()
    answers = [client.post(f"{SMOOTHIES}/score", body).data for body in (plain, b"\xef\xbb\xbf" + plain)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("media_type", ["application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'])
def test_json_is_json_however_its_type_is_written(client: Client, media_type: str) -> None:
    data = json.dumps(record()).encode()
    assert client.flask.post(f"{SMOOTHIES}/referee", data=data, content_type=media_type).status_code == 200


def test_a_body_that_is_not_encoded_may_say_so(client: Client) -> None:
    response = client.post(f"{SMOOTHIES}/referee", record(), headers={"Content-Encoding": "identity"})
    assert response.status_code == 200


def test_a_body_without_a_length_is_read_to_its_end(client: Client) -> None:
    environ = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}
    headers = {"Content-Length": ""}
    response = client.post(f"{SMOOTHIES}/referee", record(), environ_overrides=environ, headers=headers)
    assert response.status_code == 200
