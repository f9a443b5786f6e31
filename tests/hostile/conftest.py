"""The service under the default settings, in the process and running."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.settings import read_settings
from tests.contract.server import Server, served


@pytest.fixture(scope="session")
def client() -> FlaskClient:
    return create_app(read_settings({})).test_client()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with served() as running:
        yield running
