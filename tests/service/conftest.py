"""The service under the default settings, and its client."""

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
