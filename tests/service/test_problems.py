"""Everything that is not served is one problem of the one shape, and says what would be right."""

import json
import logging
import time
from typing import Any
from uuid import UUID

import msgspec
import pytest

from intake.problems import ProblemError, build_problem
from referee.core import Fault
from service.app import create_app
from service.settings import read_settings
from tests.hostile.pace import slowness
from tests.service.client import MOST_BYTES, ROLL, SMOOTHIES, Client, assert_problem, example, record

REFEREE, SCORE, COMPARE = (f"{SMOOTHIES}/{call}" for call in ("referee", "score", "compare"))
CALLS = [REFEREE, SCORE, f"{SMOOTHIES}/sensitivity", COMPARE]


def places(problem: dict[str, Any]) -> list[tuple[str, str]]:
    return [(error["pointer"], error["code"]) for error in problem["errors"]]


@pytest.mark.parametrize("path", ["/", "/v1", "/v1/games/", "/v1//games", "/docs/nothing.js", "/v1/games/smoothies/x"])
def test_an_unknown_address(client: Client, path: str) -> None:
    problem = assert_problem(client.get(path), 404, "not-found")
    assert problem["instance"] == path


@pytest.mark.parametrize("call", ["", "/presets/reference-14"])
def test_an_unknown_game_of_the_catalogue(client: Client, call: str) -> None:
    assert_problem(client.get(f"/v1/games/chess{call}"), 404, "unknown-game")


@pytest.mark.parametrize("call", ["referee", "score", "sensitivity", "compare"])
def test_an_unknown_game_is_told_before_the_body_is_looked_at(client: Client, call: str) -> None:
    assert_problem(client.post(f"/v1/games/chess/{call}", b"", media_type=None), 404, "unknown-game")


def test_an_unknown_preset(client: Client) -> None:
    assert_problem(client.get(f"{SMOOTHIES}/presets/nothing"), 404, "unknown-preset")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("GET", REFEREE, "OPTIONS, POST"), ("DELETE", "/v1/games", "GET, HEAD, OPTIONS"), ("PUT", SCORE, "OPTIONS, POST")],
)
def test_a_wrong_method(client: Client, method: str, path: str, allowed: str) -> None:
    response = client.call(method, path)
    assert_problem(response, 405, "method")
    assert response.headers["Allow"] == allowed


@pytest.mark.parametrize(
    "media_type", [None, "text/plain", "application/json; charset=latin-1", "application/x-ndjson"]
)
@pytest.mark.parametrize("path", CALLS)
def test_a_wrong_media_type(client: Client, path: str, media_type: str | None) -> None:
    assert_problem(client.post(path, record(), media_type=media_type), 415, "media-type")


@pytest.mark.parametrize("path", CALLS)
def test_an_encoded_body(client: Client, path: str) -> None:
    response = client.post(path, b"\x1f\x8b", headers={"Content-Encoding": "gzip"})
    assert_problem(response, 415, "content-encoding")


@pytest.mark.parametrize("path", CALLS)
def test_a_body_over_a_mebibyte(client: Client, path: str) -> None:
    assert_problem(client.post(path, b" " * ((1 << 20) + 1)), 413, "body-too-large")


def test_a_body_over_a_mebibyte_that_does_not_tell_its_length(client: Client) -> None:
    body = json.dumps(record()).encode().ljust((1 << 20) + 1)
    environ = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}
    response = client.post(REFEREE, body, environ_overrides=environ, headers={"Content-Length": ""})
    assert_problem(response, 413, "body-too-large")


def test_a_body_of_just_a_mebibyte_is_read(client: Client) -> None:
    assert client.post(REFEREE, json.dumps(record()).encode().ljust(1 << 20)).status_code == 200


def test_a_body_that_breaks_off_is_not_judged_by_the_part_that_came(client: Client) -> None:
    body = json.dumps(record()).encode()
    environ = {"CONTENT_LENGTH": str(len(body) + 1)}
    assert_problem(client.post(REFEREE, body, environ_overrides=environ), 400, "not-json")


def test_a_record_of_too_many_moves(client: Client) -> None:
    problem = assert_problem(client.post(REFEREE, record(*[ROLL] * 5001)), 413, "too-many-moves", "max-items")
    assert places(problem) == [("/moves", "max-items")]


def test_a_record_of_too_many_moves_in_a_pair(client: Client) -> None:
    pair = {"records": [record(), record(*[ROLL] * 5001)]}
    assert places(assert_problem(client.post(COMPARE, pair), 413, "too-many-moves")) == [
        ("/records/1/moves", "max-items")
    ]


@pytest.mark.parametrize(
    ("body", "kind", "pointer"),
    [
        (b"", "not-json", None),
        (b'{"rules": ', "not-json", None),
        (b'{"rules": 1,}', "not-json", None),
        (b"'x'", "not-json", None),
        (b"{} {}", "not-json", None),
        (b'"\xff"', "not-json", None),
        ('{"rules": "smoothies@1"}'.encode("utf-16"), "not-json", None),
        (b'{"moves": [{"a": 1, "b": 2, "a": 1}]}', "duplicate-key", "/moves/0"),
        (b'{"a": 1, "\\u0061": 1}', "duplicate-key", ""),
        (b'{"a": [0, NaN]}', "not-finite", "/a/1"),
        (b'{"a": -Infinity}', "not-finite", "/a"),
        (b'{"a/b": {"~": 9007199254740992}}', "integer-too-large", "/a~1b/~0"),
        (b'{"a": -9007199254740992}', "integer-too-large", "/a"),
        (b'{"a": ' + b"9" * 5000 + b"}", "integer-too-large", "/a"),
        (b"[" * 33 + b"]" * 33, "too-deep", "/0" * 32),
        (b'{"a":' * 33 + b"1" + b"}" * 33, "too-deep", "/a" * 32),
        (b"[" * 500 + b"]" * 500, "too-deep", "/0" * 32),
        (b"[" * 100_000, "too-deep", None),
    ],
)
@pytest.mark.parametrize("path", CALLS)
def test_what_is_no_json_that_can_be_read_safely(
    client: Client, path: str, body: bytes, kind: str, pointer: str | None
) -> None:
    problem = assert_problem(client.post(path, body), 400, kind)
    assert [error["pointer"] for error in problem.get("errors", ())] == ([] if pointer is None else [pointer])


def test_thirty_two_levels_are_no_problem_by_themselves(client: Client) -> None:
    response = client.post(REFEREE, b"[" * 32 + b"]" * 32)
    assert places(assert_problem(response, 422, "shape")) == [("", "type")]


def test_half_of_a_character_is_told_with_its_place(client: Client) -> None:
    body = json.dumps(record()).replace('"Ana"', '"\\ud800"').encode()
    problem = assert_problem(client.post(REFEREE, body), 422, "shape")
    assert places(problem) == [("/setup/players/0", "control-character")]


def test_half_of_a_character_in_a_name_is_told_at_its_object(client: Client) -> None:
    body = json.dumps(record(tags={"a": "b"})).replace('"a"', '"\\udc00"').encode()
    problem = assert_problem(client.post(REFEREE, body), 422, "shape")
    assert places(problem) == [("/tags", "control-character")]


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"{}," * 340_000 + b"0]",
        b"[" + b"1," * 500_000 + b"0]",
        b"[" + b"{}," * 340_000 + b'{"a":1,"a":2}]',
        b"[" * 31 + b"1," * 500_000 + b"0" + b"]" * 31,
        b"[" + b"{}," * 340_000,
        b'{"rules":"smoothies@1","moves":[' + b'{"type":"pick","dice":[{},{},{}]},' * 30_000 + b"0]}",
        b"[" + b",".join([b"9" * 4000] * 250) + b"]",
    ],
    ids=["objects", "numbers", "duplicate", "deep", "cut", "moves", "digits"],
)
@pytest.mark.parametrize("path", CALLS)
def test_a_mebibyte_of_faults_is_told_within_a_second(client: Client, path: str, body: bytes) -> None:
    assert len(body) <= 1 << 20
    # The best of three and at the usual pace, since neighbours slow a core.
    assert min(_seconds_to_refuse(client, path, body) / slowness() for _ in range(3)) < 1


def _seconds_to_refuse(client: Client, path: str, body: bytes) -> float:
    start = time.process_time()
    response = client.post(path, body)
    assert response.status_code in (400, 413, 422)
    assert len(response.data) <= MOST_BYTES
    return time.process_time() - start


def test_a_byte_order_mark_hides_no_fault(client: Client) -> None:
    body = b"\xef\xbb\xbf" + json.dumps(record({"type": "fly"})).encode()
    assert places(assert_problem(client.post(REFEREE, body), 422, "shape")) == [("/moves/0/type", "enum")]


def test_every_fault_of_a_shape_is_told_at_once(client: Client) -> None:
    document = record({**ROLL, "round": {"blue": 4.0, "mauve": 1}}, {"type": "fly"}, stray=1)
    problem = assert_problem(client.post(REFEREE, document), 422, "shape")
    assert places(problem) == [
        ("/moves/0/round/blue", "type"),
        ("/moves/0/round/mauve", "unknown-field"),
        ("/moves/1/type", "enum"),
        ("/stray", "unknown-field"),
    ]
    assert problem["errors"][2]["allowed"] == ["roll", "reroll", "blend", "pick"]


def test_faults_of_what_decodes_have_the_same_shape(client: Client) -> None:
    problem = assert_problem(client.post(REFEREE, record({**ROLL, "player": "Eve"})), 422, "shape", "unknown-player")
    assert places(problem) == [("/moves/0/player", "unknown-player")]
    assert problem["errors"][0]["allowed"] == ["Ana", "Ben"]


def test_a_document_without_rules_is_explained_all_the_same(client: Client) -> None:
    document = record({"type": "fly"})
    del document["rules"]
    problem = assert_problem(client.post(REFEREE, document), 422, "shape")
    assert set(places(problem)) == {("/rules", "required"), ("/moves/0/type", "enum")}


@pytest.mark.parametrize(("path", "name"), [(SCORE, "two-players.record"), (REFEREE, "antonio.sheets")])
def test_the_other_form_of_document(client: Client, path: str, name: str) -> None:
    assert_problem(client.post(path, example(name)), 422, "shape", "unknown-field", "required")


@pytest.mark.parametrize("path", [REFEREE, SCORE, f"{SMOOTHIES}/sensitivity"])
def test_an_unknown_version_is_told_with_those_served(client: Client, path: str) -> None:
    document = example("antonio.sheets" if path == SCORE else "two-players.record") | {"rules": "smoothies@2"}
    problem = assert_problem(client.post(path, document), 422, "unknown-version", "unknown-version")
    assert places(problem) == [("/rules", "unknown-version")]
    assert problem["errors"][0]["allowed"] == ["smoothies@1"]


def test_an_unknown_preset_in_a_setup_is_a_fault_of_the_document(client: Client) -> None:
    document = record()
    document["setup"]["sheet"] = "nothing"
    problem = assert_problem(client.post(REFEREE, document), 422, "shape", "unknown-preset")
    assert problem["errors"][0]["pointer"] == "/setup/sheet"
    assert problem["errors"][0]["allowed"] == ["reference-14"]


@pytest.mark.parametrize("document", [{}, record(sheets={})])
def test_a_document_is_a_record_or_sheets(client: Client, document: dict[str, Any]) -> None:
    body = {"rules": "smoothies@1", "setup": record()["setup"]} | document
    problem = assert_problem(client.post(f"{SMOOTHIES}/sensitivity", body), 422, "shape")
    assert ("", "one-of-moves-and-sheets") in places(problem)


def test_both_records_of_a_pair_are_explained(client: Client) -> None:
    pair = {"records": [record({"type": "fly"}), record({**ROLL, "player": "Eve"})]}
    assert places(assert_problem(client.post(COMPARE, pair), 422, "shape")) == [
        ("/records/0/moves/0/type", "enum"),
        ("/records/1/moves/0/player", "unknown-player"),
    ]


@pytest.mark.parametrize(
    "pair", [[], {"records": [record()]}, {"records": [1, 2]}, {"records": [record()] * 2, "a": 1}]
)
def test_a_pair_has_just_two_records(client: Client, pair: Any) -> None:
    assert_problem(client.post(COMPARE, pair), 422, "shape")


@pytest.mark.parametrize(
    ("query", "parameter", "code"),
    [
        ("include=everything", "include", "enum"),
        ("include=", "include", "enum"),
        ("include=state,", "include", "enum"),
        ("limit=0", "limit", "minimum"),
        ("limit=1001", "limit", "maximum"),
        ("limit=1_0", "limit", "type"),
        ("limit=%D9%A3", "limit", "type"),
        ("limit=1.0", "limit", "type"),
        ("limit=1&limit=2", "limit", "type"),
        ("limit=" + "9" * 5000, "limit", "type"),
        ("language=es", "language", "unknown-field"),
    ],
)
def test_a_parameter_that_the_call_does_not_take(client: Client, query: str, parameter: str, code: str) -> None:
    problem = assert_problem(client.post(f"{REFEREE}?{query}", record()), 422, "query", code)
    assert problem["errors"][0]["parameter"] == parameter


def test_an_unknown_part_is_told_with_those_there_are(client: Client) -> None:
    problem = assert_problem(client.post(f"{REFEREE}?include=state,cards", record()), 422, "query", "enum")
    assert problem["errors"][0]["allowed"] == ["state", "trace", "legal_moves", "none"]


@pytest.mark.parametrize("path", [SCORE, f"{SMOOTHIES}/sensitivity", COMPARE])
def test_a_call_without_parameters_refuses_one(client: Client, path: str) -> None:
    assert_problem(client.post(f"{path}?include=none", record()), 422, "query", "unknown-field")


def test_a_query_of_very_many_parameters(client: Client) -> None:
    query = "&".join(f"p{number}=1" for number in range(1000))
    assert_problem(client.post(f"{REFEREE}?{query}", record()), 422, "query")


@pytest.mark.parametrize(
    ("language", "title"),
    [("es", "Cuerpo codificado"), ("it-CH, es;q=0.9", "Corpo codificato"), ("fr", "Encoded body")],
)
def test_a_problem_speaks_the_readers_language(client: Client, language: str, title: str) -> None:
    headers = {"Content-Encoding": "gzip", "Accept-Language": language}
    assert assert_problem(client.post(REFEREE, b"", headers=headers), 415, "content-encoding")["title"] == title


@pytest.mark.parametrize(
    "document",
    [
        record(**{"x" * 500_000: 1}),
        record(rules="x" * 500_000),
        record(*[{"type": "x" * 1000}] * 500),
        record(**{f"\x01/~{number}é{'y' * 60}": 1 for number in range(5000)}),
        record(claim={"winners": ["\u0007" * 40] * 100}),
        {**record(), "setup": {"players": ["\u0007/~" * 13] * 4, "sheet": "reference-14"}},
    ],
)
def test_a_problem_never_gives_back_a_flood(client: Client, document: dict[str, Any]) -> None:
    assert client.post(REFEREE, document).status_code == 422
    assert len(client.post(REFEREE, document).data) <= 16_000


def test_an_answer_holds_as_many_faults_as_fit() -> None:
    allowed = tuple(f"{number:02}{'w' * 100}" for number in range(100))
    facts = {"field": "f" * 100_000, "sent": ["s" * 1000] * 1000}
    fault = Fault(f"/claim/{'p' * 300}", "unknown-field", allowed, facts)
    body = msgspec.json.encode(build_problem(ProblemError("shape", [fault] * 100), "en", "/"))
    assert 8000 < len(body) <= MOST_BYTES
    errors = json.loads(body)["errors"]
    assert errors
    assert {error["pointer"] for error in errors} == {"/claim"}
    assert all(len(value) <= 65 for error in errors for value in (*error["allowed"], error["facts"]["field"]))


def test_an_answer_holds_twenty_faults_at_most() -> None:
    problem = build_problem(ProblemError("shape", [Fault("/id", "type")] * 100), "en", "/")
    assert len(problem["errors"]) == 20


def test_a_long_address_is_not_given_back(client: Client) -> None:
    assert len(client.get("/" + "é" * 10_000).data) < 2000


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Client:
    """A service with a fault in one of its views."""
    app = create_app(read_settings({}))

    def fail(**_: Any) -> None:
        raise RuntimeError("the secret of the house")

    monkeypatch.setitem(app.view_functions, "documents.referee_record", fail)
    return Client(app)


def test_a_fault_of_ours_is_an_incident_without_its_text(broken: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        response = broken.post(REFEREE, record())
    problem = assert_problem(response, 500, "internal")
    assert b"secret" not in response.data
    incident = problem["instance"].removeprefix("urn:uuid:")
    assert UUID(incident).version == 4
    (logged,) = [entry for entry in caplog.records if incident in entry.getMessage()]
    assert logged.exc_info is not None
    assert "the secret of the house" in str(logged.exc_info[1])


def test_a_fault_of_ours_speaks_the_readers_language(broken: Client) -> None:
    response = broken.post(REFEREE, record(), headers={"Accept-Language": "es"})
    assert response.content_language.to_header() == "es"
    assert_problem(response, 500, "internal")
