"""The service's own pages."""

import re
from importlib import metadata
from pathlib import Path

import pytest

from tests.service.client import Client

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_service_says_that_it_is_well(client: Client) -> None:
    assert client.get("/healthz").json == {"status": "ok", "version": metadata.version("tabletop-referee")}


def test_the_contract_is_served_as_it_stands(client: Client) -> None:
    response = client.get("/openapi.yaml")
    assert response.mimetype == "application/yaml"
    assert response.data == (ROOT / "openapi.yaml").read_bytes()


def test_the_docs_page_is_made_of_files_that_are_here(client: Client) -> None:
    page = client.get("/docs").text
    files = re.findall(r"""(?:src|href)="([^"]+)\"""", page)
    assert "docs/swagger-ui-bundle.js" in files
    for file in files:
        assert client.flask.get(f"/{file}").status_code == 200, file


def test_the_docs_page_may_load_nothing_from_elsewhere(client: Client) -> None:
    policy = client.get("/docs").headers["Content-Security-Policy"]
    sources = [source for rule in policy.split(";") for source in rule.split()[1:]]
    assert set(sources) == {"'self'", "'unsafe-inline'", "data:", "'none'"}
    assert "script-src" not in policy
    assert policy.startswith("default-src 'self'")


def test_the_docs_page_does_not_send_the_contract_to_a_validator(client: Client) -> None:
    script = client.flask.get("/docs/start.js").text
    assert "validatorUrl: null" in script
    assert "://" not in script


def test_a_file_of_the_page_is_sent_once(client: Client) -> None:
    first = client.flask.get("/docs/swagger-ui.css")
    again = client.flask.get("/docs/swagger-ui.css", headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code, again.data) == (200, 304, b"")


@pytest.mark.parametrize("name", ["index.html", "../app.py", "..%2Fapp.py", "LICENSE", "swagger-ui.js"])
def test_only_the_files_of_the_page_are_served(client: Client, name: str) -> None:
    assert client.flask.get(f"/docs/{name}").status_code == 404


@pytest.mark.parametrize("path", ["/healthz", "/v1/games", "/v1/games/smoothies", "/openapi.yaml", "/docs"])
def test_head_is_get_without_the_body(client: Client, path: str) -> None:
    head, get = client.call("HEAD", path), client.get(path)
    assert head.data == b""
    assert (head.status_code, head.content_type) == (get.status_code, get.content_type)
