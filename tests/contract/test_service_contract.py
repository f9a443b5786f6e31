"""The application and `openapi.yaml` agree, both ways: calls, schemas, and the problems that it shows."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from marshmallow import Schema, fields, validate

from intake.contract import document
from intake.problems import STATUSES, URN, ProblemError, build_problem
from referee.core import Fault
from service.app import create_app
from service.schemas import audits, catalogue
from service.schemas.queries import QuerySchema, RefereeQuerySchema
from service.schemas.standings import ReportQuerySchema, StandingsQuerySchema
from service.settings import read_settings
from tests.contract.validate import resolve

METHODS = ("GET", "PUT", "POST", "DELETE", "PATCH")
FILES_OF_A_PAGE = {"/docs/{asset}"}  # What the docs page is made of is not a call of the service.
SCHEMAS = document()["components"]["schemas"]
DUMPED = {
    "PlayerRange": catalogue.PlayerRangeSchema,
    "PresetEntry": catalogue.PresetEntrySchema,
    "GameEntry": catalogue.GameEntrySchema,
    "Games": catalogue.GamesSchema,
    "CodeEntry": catalogue.CodeEntrySchema,
    "FindingEntry": catalogue.FindingEntrySchema,
    "ReadingEntry": catalogue.ReadingEntrySchema,
    "RulingEntry": catalogue.RulingEntrySchema,
    "CitationEntry": catalogue.CitationEntrySchema,
    "Game": catalogue.GameSchema,
    "LineCounts": audits.CountsSchema,
    "AuditProgress": audits.ProgressSchema,
    "Audit": audits.AuditSchema,
}
QUERIES = {
    "referee_record": RefereeQuerySchema,
    "list_results": audits.ResultsQuerySchema,
    "show_standings": StandingsQuerySchema,
    "show_report": ReportQuerySchema,
}
TYPES = {fields.String: "string", fields.Integer: "integer", fields.Boolean: "boolean", fields.List: "array"}


def served() -> Iterator[tuple[str, str, str]]:
    for rule in create_app(read_settings({})).url_map.iter_rules():
        path = re.sub(r"<(\w+)>", r"{\1}", rule.rule)
        for method in set(METHODS) & (rule.methods or set()):
            if path not in FILES_OF_A_PAGE:
                yield method, path, rule.endpoint.rpartition(".")[2]


def documented() -> Iterator[tuple[str, str, str]]:
    for path, item in document()["paths"].items():
        for method in METHODS:
            if method.lower() in item:
                yield method, path, item[method.lower()]["operationId"]


def test_what_is_served_is_what_is_documented_and_views_are_named_after_it() -> None:
    assert sorted(served()) == sorted(documented())


def test_no_path_has_parameters_of_its_own() -> None:
    """Swagger UI does not show those that are references."""
    assert [path for path, item in document()["paths"].items() if "parameters" in item] == []


def kind_of(field: fields.Field[Any]) -> str:
    if isinstance(field, fields.Nested):
        return "object"
    return next(kind for base, kind in TYPES.items() if isinstance(field, base))


def bounds(field: fields.Field[Any]) -> dict[str, Any]:
    """A field's limits in the words of JSON Schema."""
    found: dict[str, Any] = {}
    for rule in field.validators:
        if isinstance(rule, validate.OneOf):
            found["enum"] = list(rule.choices)
        elif isinstance(rule, validate.Length):
            unit = "Items" if isinstance(field, fields.List) else "Length"
            found |= {f"min{unit}": rule.min, f"max{unit}": rule.max}
        elif isinstance(rule, validate.Range):
            limits = {"minimum": rule.min, "maximum": rule.max}
            found |= {key: value for key, value in limits.items() if value is not None}
    return {key: value for key, value in found.items() if value is not None}


def assert_same(field: fields.Field[Any], schema: Any, where: str) -> None:
    """Assert that a field takes just what a schema allows; another component is compared on its own."""
    name = schema.get("$ref", "").rpartition("/")[2]
    schema = resolve(schema)
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    assert types == [kind_of(field), *(["null"] if field.allow_none else [])], where
    if isinstance(field, fields.Nested):
        assert isinstance(field.schema, DUMPED[name]), where
        return
    if name != "GameId":  # Which games there are is compared with the list of games.
        keywords = ("enum", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems")
        assert bounds(field) == {key: schema[key] for key in keywords if key in schema}, where
    if isinstance(field, fields.List):
        assert_same(field.inner, schema["items"], f"{where}[]")


@pytest.mark.parametrize("name", DUMPED)
def test_resources_are_dumped_as_documented(name: str) -> None:
    schema: Schema = DUMPED[name]()
    described = SCHEMAS[name]
    assert list(schema.fields) == list(described["properties"])
    assert [key for key, field in schema.fields.items() if field.required] == described["required"]
    for key, field in schema.fields.items():
        assert_same(field, described["properties"][key], f"{name}.{key}")


def query_parameters(operation: str) -> dict[str, Any]:
    (described,) = (
        item[method.lower()]
        for item in document()["paths"].values()
        for method in METHODS
        if item.get(method.lower(), {}).get("operationId") == operation
    )
    parameters = [resolve(parameter) for parameter in described.get("parameters", [])]
    return {each["name"]: each for each in parameters if each["in"] == "query"}


@pytest.mark.parametrize("operation", QUERIES)
def test_each_query_is_loaded_as_documented(operation: str) -> None:
    schema, described = QUERIES[operation](), query_parameters(operation)
    assert list(schema.fields) == list(described)
    for name, field in schema.fields.items():
        assert field.required is described[name]["required"]
        assert field.load_default == described[name]["schema"].get("default")
        assert_same(field, described[name]["schema"], name)


@pytest.mark.parametrize("operation", [each for _, _, each in documented() if each not in QUERIES])
def test_no_other_call_documents_a_query(operation: str) -> None:
    assert list(QuerySchema().fields) == list(query_parameters(operation)) == []


def shown_problems() -> Iterator[tuple[str, Any]]:
    for name, response in document()["components"]["responses"].items():
        content = response["content"]["application/problem+json"]
        yield name, content["example"]


@pytest.mark.parametrize(("name", "shown"), list(shown_problems()))
def test_the_problems_that_the_document_shows_are_the_real_ones(name: str, shown: Any) -> None:
    kind = shown["type"].removeprefix(URN)
    assert STATUSES[kind] == shown["status"], name
    faults = [
        Fault(
            each.get("pointer") or each.get("parameter"), each["code"], each.get("allowed", ()), each.get("facts", {})
        )
        for each in shown.get("errors", [])
    ]
    assert build_problem(ProblemError(kind, faults), "en", shown["instance"]) == shown
