"""Which pages of other origins may call, and that browsers are told so."""

import pytest

from service.app import create_app
from service.settings import read_settings
from tests.service.client import SMOOTHIES, Client, record

PAGE = "https://table.example"
PREFLIGHT = {"Origin": PAGE, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}


@pytest.fixture
def narrowed() -> Client:
    return Client(create_app(read_settings({"REFEREE_ORIGINS": f"https://other.example,{PAGE}"})))


def test_any_page_may_call_without_credentials(client: Client) -> None:
    response = client.post(f"{SMOOTHIES}/referee", record(), headers={"Origin": PAGE})
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in response.headers


@pytest.mark.parametrize("path", [SMOOTHIES, "/v1/games", f"{SMOOTHIES}/presets/reference-14", "/openapi.yaml"])
def test_any_page_may_read_the_catalogue(client: Client, path: str) -> None:
    assert client.get(path, headers={"Origin": PAGE}).headers["Access-Control-Allow-Origin"] == "*"


def test_a_page_may_read_problems_too(client: Client) -> None:
    response = client.post(f"{SMOOTHIES}/referee", b"{", headers={"Origin": PAGE})
    assert response.status_code == 400
    assert response.headers["Access-Control-Allow-Origin"] == "*"


def test_a_browser_that_asks_first_is_told_what_it_may_send(client: Client) -> None:
    response = client.call("OPTIONS", f"{SMOOTHIES}/referee", headers=PREFLIGHT)
    assert response.status_code == 200
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "POST" in response.headers["Access-Control-Allow-Methods"].split(", ")
    assert response.headers["Access-Control-Allow-Headers"] == "Content-Type, Accept-Language"
    assert int(response.headers["Access-Control-Max-Age"]) > 0


def test_a_listed_origin_is_named_and_caches_are_told(narrowed: Client) -> None:
    response = narrowed.get("/v1/games", headers={"Origin": PAGE})
    assert response.headers["Access-Control-Allow-Origin"] == PAGE
    assert "Origin" in response.vary


@pytest.mark.parametrize("headers", [{}, {"Origin": "https://stranger.example"}, {"Origin": f"{PAGE}.evil.example"}])
def test_no_other_origin_is_let_in(narrowed: Client, headers: dict[str, str]) -> None:
    for response in (
        narrowed.get("/v1/games", headers=headers),
        narrowed.call("OPTIONS", f"{SMOOTHIES}/referee", headers=PREFLIGHT | {"Origin": ""} | headers),
    ):
        assert "Access-Control-Allow-Origin" not in response.headers
        assert "Access-Control-Allow-Methods" not in response.headers
        assert "Origin" in response.vary


@pytest.mark.parametrize("path", ["/docs", "/docs/start.js", "/v1/audits/x", "/"])
def test_nothing_else_is_open_to_pages(client: Client, path: str) -> None:
    assert "Access-Control-Allow-Origin" not in client.flask.get(path, headers={"Origin": PAGE}).headers
