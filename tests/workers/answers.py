"""What an audit answers, held to the contract."""

import json
from typing import Any

from tests.contract.validate import assert_obeys
from tests.service.client import Client

NDJSON = "application/x-ndjson"
AUDIT = "/v1/audits/spring-open"


def results(client: Client, query: str = "") -> list[Any]:
    """The results of the audit `spring-open`."""
    response = client.get(f"{AUDIT}/results{query}")
    assert response.status_code == 200
    assert response.content_type == NDJSON
    found = [json.loads(line) for line in response.data.splitlines()]
    for each in found:
        assert_obeys(each, {"$ref": "#/components/schemas/LineResult"}, f"line {each['line']}")
    return found
