"""Holds requests and responses to `openapi.yaml`; the shared test client calls it for every exchange."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import jsonschema_rs

from intake.contract import document

PROBLEM = "application/problem+json"


def resolve(node: Any) -> Any:
    """A node of the document, or the one that it refers to."""
    while isinstance(node, dict) and "$ref" in node:
        found: Any = document()
        for step in node["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        node = found
    return node


@cache
def validator(component: str) -> jsonschema_rs.Validator:
    """The compiled schema of a component."""
    schema = {"$ref": f"#/components/schemas/{component}", "components": document()["components"]}
    return jsonschema_rs.validator_for(schema, offline=True)


def assert_obeys(value: Any, schema: Mapping[str, Any], where: str) -> None:
    """Assert that a value obeys a schema of the document, and tell what does not."""
    compiled = (
        validator(schema["$ref"].rpartition("/")[2])
        if "$ref" in schema
        else jsonschema_rs.validator_for({**schema, "components": document()["components"]}, offline=True)
    )
    errors = [f"{list(error.instance_path)}: {error.message}"[:300] for error in compiled.iter_errors(value)]
    assert not errors, f"{where} does not obey the contract: {errors[:5]}"


def operation(method: str, path: str) -> tuple[str, Any] | None:
    """The template of a path and its operation, or None where the document has none."""
    methods = {
        template: item
        for template, item in document()["paths"].items()
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path)
    }
    for template, item in methods.items():
        if method.lower() in item:
            return template, item[method.lower()]
    return None


def assert_request(method: str, path: str, content_type: str | None, body: Any) -> None:
    """Assert that a body, decoded, is one that the document describes for this call."""
    found = operation(method, path)
    assert found, f"{method} {path} is not in the contract"
    template, described = found
    if "requestBody" not in described:
        assert body is None, f"{method} {template} takes no body"
        return
    content = resolve(described["requestBody"])["content"]
    media_type = (content_type or "").partition(";")[0].strip()
    assert media_type in content, f"{method} {template} takes {list(content)}, not {content_type}"
    assert_obeys(body, content[media_type]["schema"], f"the body of {method} {template}")


def assert_response(method: str, path: str, status: int, content_type: str | None, body: Any) -> None:
    """Assert that an answer, its JSON decoded, is one that the document describes.

    What the document does not have (an address, a method) is answered 404 or 405 with a problem.
    """
    media_type = (content_type or "").partition(";")[0].strip()
    if status >= 400:
        assert media_type == PROBLEM, f"{status} of {method} {path} is {content_type}, not {PROBLEM}"
        assert_obeys(body, {"$ref": "#/components/schemas/Problem"}, f"{status} of {method} {path}")
        assert body["status"] == status
    found = operation(method, path)
    if found is None:
        assert status in (404, 405) or method in ("HEAD", "OPTIONS"), f"{method} {path}: {status}"
        return
    template, described = found
    responses = described["responses"]
    assert str(status) in responses, f"{method} {template} may not answer {status}"
    content = resolve(responses[str(status)]).get("content")
    if content is None:
        assert not body, f"{status} of {method} {template} has no body"
        return
    assert media_type in content, f"{status} of {method} {template} is {list(content)}, not {content_type}"
    assert_obeys(body, content[media_type]["schema"], f"{status} of {method} {template}")
