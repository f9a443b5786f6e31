"""The client of all service tests: each exchange is held to `openapi.yaml`."""

import json
from pathlib import Path
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from intake.problems import URN
from tests.contract.validate import PROBLEM, assert_request, assert_response

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
JSON = "application/json"
SMOOTHIES = "/v1/games/smoothies"
MOST_BYTES = 16_000


class Client:
    """Flask's test client, which fails a test whose request or response is not in the contract."""

    def __init__(self, app: Flask) -> None:
        self.flask = app.test_client()

    def get(self, path: str, **options: Any) -> TestResponse:
        return self.call("GET", path, **options)

    def post(self, path: str, body: Any, *, media_type: str | None = JSON, **options: Any) -> TestResponse:
        """Send a body: bytes as they are, anything else as JSON."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.call("POST", path, data=data, content_type=media_type, **options)

    def call(self, method: str, path: str, **options: Any) -> TestResponse:
        response = self.flask.open(path, method=method, **options)
        address = path.partition("?")[0]
        if response.status_code < 400 and method in ("GET", "POST"):
            data = options.get("data")
            body = json.loads(data.decode("utf-8-sig")) if data else None
            assert_request(method, address, options.get("content_type"), body)
        if method not in ("HEAD", "OPTIONS"):
            is_json = response.mimetype in (JSON, PROBLEM)
            body = json.loads(response.data) if is_json else response.data.decode()
            assert_response(method, address, response.status_code, response.content_type, body)
        return response


def assert_problem(response: TestResponse, status: int, kind: str, *codes: str) -> dict[str, Any]:
    """Assert that an answer is one problem of a kind with faults of these codes, and give it."""
    assert response.status_code == status, response.data[:500]
    assert response.content_type == PROBLEM
    assert len(response.data) <= MOST_BYTES
    assert "Accept-Language" in response.vary
    (language,) = response.content_language
    assert language in ("en", "es", "it")
    problem: dict[str, Any] = json.loads(response.data)
    assert problem["type"] == URN + kind
    assert problem["status"] == status
    assert not problem["title"].startswith("problem-")
    assert not problem["detail"].startswith("problem-")
    errors = problem.get("errors", [])
    assert len(errors) <= 20
    assert [error["detail"] for error in errors if error["detail"].startswith(("problem-", "fault-"))] == []
    if codes:
        assert [error["code"] for error in errors] == list(codes)
    return problem


def example(name: str) -> dict[str, Any]:
    """A document of the examples."""
    document: dict[str, Any] = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
    return document


def record(*moves: Any, **more: Any) -> dict[str, Any]:
    """A record of two players on the reference sheet."""
    setup = {"players": ["Ana", "Ben"], "sheet": "reference-14"}
    return {"rules": "smoothies@1", "setup": setup, "moves": list(moves), **more}


ROLL = {
    "type": "roll",
    "player": "Ana",
    "round": {"blue": 3, "pink": 6, "purple": 5},
    "square": {"red": 4, "yellow": 1, "orange": 2, "green": 2},
}


def written(folder: Path, document: Any, name: str = "document.json") -> str:
    """A file that holds a document, bytes as they are."""
    path = folder / name
    path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
    return str(path)
