"""`openapi.yaml` keeps its own rules, and each of its examples obeys its schema."""

import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import openapi_spec_validator
import pytest

from intake.contract import document
from referee.games import GAMES
from tests.contract.validate import assert_obeys, assert_request, assert_response, operation, resolve, validator
from tools.wire import closure

REF = "#/components/schemas/"
SCHEMAS = document()["components"]["schemas"]
REQUESTS = closure(SCHEMAS, ["Record", "Sheets", "Document", "RecordPair", "SmileRushPar"])
METHODS = ("get", "put", "post", "delete", "patch")
CALLS = {
    ("get", "/v1/games"),
    ("get", "/v1/games/{game}"),
    ("get", "/v1/games/{game}/presets/{preset}"),
    ("post", "/v1/games/{game}/referee"),
    ("post", "/v1/games/{game}/score"),
    ("post", "/v1/games/{game}/sensitivity"),
    ("post", "/v1/games/{game}/compare"),
    ("post", "/v1/games/smile-rush/par"),
    ("put", "/v1/audits/{audit}"),
    ("get", "/v1/audits/{audit}"),
    ("delete", "/v1/audits/{audit}"),
    ("get", "/v1/audits/{audit}/results"),
    ("get", "/v1/audits/{audit}/standings"),
    ("get", "/v1/audits/{audit}/report"),
    ("get", "/v1/audits/{audit}/findings"),
    ("get", "/v1/audits/{audit}/events"),
    ("get", "/v1/audits/{audit}/lines/{line}"),
    ("post", "/v1/audits/{audit}/lines/{line}"),
    ("get", "/healthz"),
    ("get", "/readyz"),
    ("get", "/openapi.yaml"),
    ("get", "/docs"),
}


def operations() -> Iterator[tuple[str, str, Any]]:
    for path, item in document()["paths"].items():
        for method in METHODS:
            if method in item:
                yield method, path, item[method]


def media() -> Iterator[tuple[str, Any]]:
    """Every body of the document with its media type."""
    for method, path, described in operations():
        bodies = {"request": resolve(described["requestBody"])} if "requestBody" in described else {}
        bodies |= {status: resolve(response) for status, response in described["responses"].items()}
        for name, body in bodies.items():
            for media_type, content in body.get("content", {}).items():
                yield f"{method} {path} {name} {media_type}", content


def examples(content: Any) -> list[Any]:
    named = [resolve(example)["value"] for example in content.get("examples", {}).values()]
    return [*named, *([content["example"]] if "example" in content else [])]


def nodes(node: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """Every schema node below one, with its place."""
    if isinstance(node, dict):
        yield where, node
        for key, value in node.items():
            if key not in ("default", "example", "examples", "enum", "const"):
                yield from nodes(value, f"{where}/{key}")
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from nodes(value, f"{where}/{number}")


def schema_nodes(names: Any) -> list[tuple[str, Any]]:
    return [found for name in names for found in nodes(SCHEMAS[name], name)]


def types(schema: Any) -> list[str]:
    found = resolve(schema)
    declared = found.get("type", [])
    return [declared] if isinstance(declared, str) else declared


def test_the_document_is_valid_openapi() -> None:
    openapi_spec_validator.validate(dict(document()))


def test_the_calls_are_the_ones_of_the_contract() -> None:
    assert {(method, path) for method, path, _ in operations()} == CALLS


def test_every_operation_has_an_id_a_summary_and_a_known_tag() -> None:
    tags = {tag["name"] for tag in document()["tags"]}
    ids = [described["operationId"] for _, _, described in operations()]
    assert len(set(ids)) == len(ids)
    for _, _, described in operations():
        assert described["summary"]
        assert set(described["tags"]) <= tags


def test_every_call_with_a_body_names_every_refusal() -> None:
    for method, path, described in operations():
        statuses = set(described["responses"])
        assert {"405", "500"} <= statuses, path
        assert len(statuses & {"200", "202", "204"}) == 1, path
        if method in ("post", "put"):
            assert {"400", "404", "413", "415", "422"} <= statuses, path
        if "{" in path:
            assert "404" in statuses, path


@pytest.mark.parametrize(("where", "content"), list(media()))
def test_every_body_has_examples_that_obey_it(where: str, content: Any) -> None:
    assert examples(content), where
    for example in examples(content):
        assert_obeys(example, content["schema"], where)


def test_every_example_of_the_components_is_used() -> None:
    used = {
        example["$ref"].rpartition("/")[2]
        for _, content in media()
        for example in content.get("examples", {}).values()
        if "$ref" in example
    }
    assert used == set(document()["components"]["examples"])


def test_every_component_schema_is_described_and_used() -> None:
    mentioned = {
        node["$ref"].removeprefix(REF)
        for _, node in nodes(dict(document()))
        if str(node.get("$ref", "")).startswith(REF)
    }
    assert mentioned == set(SCHEMAS)
    for name, schema in SCHEMAS.items():
        assert schema["description"].endswith((".", ":")), name


def test_every_field_is_described() -> None:
    bare = [
        f"{where}/{name}"
        for where, node in schema_nodes(SCHEMAS)
        if isinstance(node.get("properties"), dict)
        for name, field in node["properties"].items()
        if not {"$ref", "const", "description"} & set(field)
    ]
    assert bare == []


@pytest.mark.parametrize(("where", "node"), schema_nodes(REQUESTS))
def test_every_object_of_a_request_is_closed(where: str, node: Any) -> None:
    if "object" in types(node) and "$ref" not in node:
        is_map = isinstance(node.get("additionalProperties"), dict) and "propertyNames" in node
        assert is_map or node["additionalProperties"] is False, where
        assert not (is_map and "properties" in node), where


def test_every_union_of_a_request_says_which_branch_is_meant() -> None:
    unions = [(where, node) for where, node in schema_nodes(REQUESTS) if "oneOf" in node]
    assert len(unions) > 5
    for where, node in unions:
        if "discriminator" in node:
            mapping = node["discriminator"]["mapping"]
            assert list(mapping.values()) == [branch["$ref"] for branch in node["oneOf"]], where
            for value, ref in mapping.items():
                assert_tagged(ref, node["discriminator"]["propertyName"], value)
            continue
        kinds = [kind for branch in node["oneOf"] for kind in types(branch)]
        if len(kinds) != len(set(kinds)):
            assert_told_by_own_member([resolve(branch) for branch in node["oneOf"]])
    assert not [where for where, node in schema_nodes(REQUESTS) if {"anyOf", "allOf", "not", "if"} & set(node)]


def assert_tagged(ref: str, tag: str, value: str) -> None:
    """The branch (or each branch of the union that it is) allows its own tag only."""
    schema = resolve({"$ref": ref})
    for branch in schema.get("oneOf", [schema]):
        shape = resolve(branch)
        declared = resolve(shape["properties"][tag])
        assert tag in shape["required"]
        assert declared.get("enum", [declared.get("const")]) == [value]


def assert_told_by_own_member(branches: list[Any]) -> None:
    """Each branch requires a member that no other branch has."""
    for branch in branches:
        others = {name for other in branches if other is not branch for name in other["properties"]}
        assert set(branch["required"]) - others


def test_every_pattern_ends_where_the_text_ends() -> None:
    patterns = [node["pattern"] for _, node in schema_nodes(SCHEMAS) if isinstance(node.get("pattern"), str)]
    assert patterns
    for pattern in patterns:
        assert pattern.startswith("^")
        assert pattern.endswith(r"(?![\s\S])")


def test_every_pattern_of_a_request_has_examples_for_who_misses_it() -> None:
    patterns = [node for _, node in schema_nodes(REQUESTS) if isinstance(node.get("pattern"), str)]
    assert patterns
    for node in patterns:
        assert 1 <= len(node["examples"]) <= 5
        assert all(re.search(node["pattern"], example) for example in node["examples"])


def test_requests_use_only_what_both_readers_enforce() -> None:
    known = {
        "$ref", "additionalProperties", "const", "default", "description", "discriminator", "enum", "examples", "items",
        "maxItems", "maxLength", "maxProperties", "maximum", "minItems", "minLength", "minProperties",
        "minimum", "oneOf",
        "pattern", "properties", "propertyNames", "required", "type",
    }  # fmt: skip

    def keywords(schema: Any) -> Iterator[str]:
        yield from schema
        subschemas = [*schema.get("properties", {}).values(), *schema.get("oneOf", [])]
        subschemas += [schema[key] for key in ("items", "propertyNames", "additionalProperties") if key in schema]
        for node in subschemas:
            if isinstance(node, dict):
                yield from keywords(node)

    assert {keyword for name in REQUESTS for keyword in keywords(SCHEMAS[name])} <= known
    limits = [node for _, node in schema_nodes(REQUESTS) if node.get("type") == "integer" and "enum" not in node]
    assert all({"minimum", "maximum"} <= set(node) for node in limits)


def test_answers_are_open() -> None:
    answers = set(SCHEMAS) - set(REQUESTS)
    closed = [where for where, node in schema_nodes(answers) if node.get("additionalProperties") is False]
    assert closed == []


def test_the_games_of_the_contract_are_the_games_of_the_referee() -> None:
    assert SCHEMAS["GameId"]["enum"] == list(GAMES)
    served = [game.rules for game in GAMES.values()]
    for union in ("Record", "Sheets", "Document"):
        assert list(SCHEMAS[union]["discriminator"]["mapping"]) == served


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_of_the_contract_are_the_selectable_ones(game: str) -> None:
    prefix = "".join(word.capitalize() for word in game.split("-"))
    declared = {
        name: (tuple(field["enum"]), field["default"])
        for name, field in SCHEMAS[f"{prefix}Rulings"]["properties"].items()
    }
    assert declared == {
        ruling.id: (ruling.readings, ruling.default) for ruling in GAMES[game].rulings if ruling.readings
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_obeys_the_contract(game: str) -> None:
    for preset in GAMES[game].presets.values():
        assert_obeys(msgspec.to_builtins(preset), SCHEMAS["Preset"], preset.id)


def test_the_printed_case_is_the_example() -> None:
    card = document()["components"]["examples"]["SmoothiesScorecard"]["value"]["players"]["Antonio"]
    assert card["sections"] == {"fruits": 44, "customers": 8, "blenders": -5}
    assert card["total"] == 47


def test_the_points_of_each_example_add_up() -> None:
    for example in document()["components"]["examples"].values():
        card = example["value"].get("score", example["value"])
        for player in card.get("players", {}).values() if "ranking" in card else ():
            assert sum(player["sections"].values()) == player["total"]
            for section, points in player["sections"].items():
                assert points == sum(line["points"] for line in player["lines"] if line["section"] == section)


def test_the_helper_finds_a_templated_call() -> None:
    found = operation("GET", "/v1/games/smoothies/presets/reference-14")
    assert found
    assert found[1]["operationId"] == "show_preset"
    assert operation("GET", "/v1/games/smoothies/presets/a/b") is None
    assert operation("PUT", "/v1/games") is None


def test_the_helper_takes_what_obeys_and_refuses_what_does_not() -> None:
    parts = document()["components"]["examples"]
    record, verdict = parts["SmoothiesRecord"]["value"], parts["SmoothiesVerdict"]["value"]
    path = "/v1/games/smoothies/referee"
    assert_request("POST", path, "application/json; charset=utf-8", record)
    assert_response("POST", path, 200, "application/json", verdict)
    problem = {"type": "about:blank", "title": "t", "status": 404, "detail": "d", "instance": "/x"}
    assert_response("GET", "/x", 404, "application/problem+json", problem)
    for broken in (
        lambda: assert_request("POST", path, "text/plain", record),
        lambda: assert_request("POST", path, "application/json", {**record, "extra": 1}),
        lambda: assert_response("POST", path, 200, "text/html", verdict),
        lambda: assert_response("POST", path, 200, "application/json", {**verdict, "accepted": "12"}),
        lambda: assert_response("POST", path, 402, "application/problem+json", {**problem, "status": 402}),
        lambda: assert_response("GET", "/x", 404, "application/json", problem),
        lambda: assert_response("GET", "/x", 404, "application/problem+json", {**problem, "status": 400}),
        lambda: assert_response("GET", "/x", 200, "application/json", {}),
    ):
        with pytest.raises(AssertionError):
            broken()


def test_the_validators_are_compiled_offline() -> None:
    assert isinstance(validator("Record"), jsonschema_rs.Validator)
