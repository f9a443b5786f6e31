"""The service under the default settings, and its client; an environment that asks for no language."""

import pytest
from flask import Flask

from service.app import create_app
from service.settings import read_settings
from tests.service.client import Client


@pytest.fixture(scope="session")
def app() -> Flask:
    return create_app(read_settings({}))


@pytest.fixture(scope="session")
def client(app: Flask) -> Client:
    return Client(app)


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment without a language, in which the command line speaks English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
