"""schemathesis against the service: every call, every check, no failure.

Three runs. What schemathesis draws from the contract by itself, in the process; legal games with one field changed,
which a hook puts in the place of drawn bodies, in the process; and both again, fewer, over HTTP on `referee serve`.

What is suppressed, and why (each as narrow as schemathesis lets it be):
- `positive_data_acceptance` takes 422 on the calls with a body: a schema cannot say that a name sits at the
  table or that a board is drawable, and it holds 4.0 to be a whole number. `refused_for_what_no_schema_says` holds
  these 422 to just such faults.
- `negative_data_rejection` takes 413 on those with moves: more than 5,000 moves break `maxItems`, and 413 is what the
  contract has for it.
- `response_schema_conformance` is off for `/openapi.yaml` alone: schemathesis parses YAML and then asks for a string.
  The service's own tests hold that answer to the document, letter by letter.
- For changed games both of them are replaced by `answered_as_the_contract_says`, which is stricter: schemathesis
  believes every body in the positive mode to be valid, and here the contract's own schema decides which one is.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CheckContext
from schemathesis.config import SchemathesisConfig
from schemathesis.core.transport import Response
from schemathesis.generation.case import Case
from schemathesis.hooks import HookContext
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from intake.contract import CODES, document
from referee.games import GAMES
from service.app import create_app
from service.settings import read_settings
from tests.contract.documents import MODULES, at
from tests.contract.playout_bodies import FORMS, TALLY, bodies, game_named, obeys
from tests.contract.server import Server, served
from tests.service.client import MOST_BYTES

# A long run (`--hypothesis-profile=long`) draws anew each time; every other run draws the same.
IS_LONG = settings.get_current_profile_name() == "long"
DRAWN_BODIES = 250 if IS_LONG else 40  # for each call, besides those that cover each keyword
LONGER = 4 if IS_LONG else 1
# Of each game; more where one costs less.
PLAYOUTS = {"referee": 900, "score": 900, "sensitivity": 300, "compare": 450}
PLAYOUTS_OVER_HTTP = 50
LEAST_SHARE = 0.5  # of the playouts of each call, and of all bodies of a run
SHAPE_CODES = {*CODES, "unknown-version", "wrong-game"}  # of the `rules` that are served, which a schema lists
MOST_SECONDS = 5.0  # in the middle of a busy run; the hostile corpus measures the real limit


def config(examples: int, *, covers: bool = True) -> SchemathesisConfig:
    """The settings of a run; only one of them need cover every keyword."""
    refused = ["400", "404", "405", "415", "422"]
    taken = {"positive_data_acceptance": {"expected-statuses": ["2xx", "404", "422"]}}
    too_many = {"negative_data_rejection": {"expected-statuses": [*refused, "413"]}}
    return SchemathesisConfig.from_dict(
        ({} if IS_LONG else {"seed": 1})
        | {
            "generation": {"max-examples": examples, "deterministic": not IS_LONG},
            "phases": {"coverage": {"enabled": covers}},
            "checks": {
                "max_response_time": MOST_SECONDS,
                "negative_data_rejection": {"expected-statuses": refused},
                "positive_data_acceptance": {"expected-statuses": ["2xx", "404"]},
            },
            "operations": [
                {"include-path-regex": "/(referee|sensitivity|compare|par)$", "checks": taken | too_many},
                {"include-path-regex": "/score$", "checks": taken},
                # Their shapes are those of `referee` and `score`, each keyword of which is covered there.
                {
                    "include-path-regex": "/(sensitivity|compare)$",
                    "phases": {"coverage": {"enabled": covers and IS_LONG}},
                },
                {"include-path": "/openapi.yaml", "checks": {"response_schema_conformance": {"enabled": False}}},
            ],
        }
    )


SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]  # whole games are large


def load(settings_of_run: SchemathesisConfig, app: Flask | None = None) -> OpenApiSchema:
    """The contract, with the application to call in the process if there is one."""
    schema = schemathesis.openapi.from_dict(dict(document()), config=settings_of_run)
    schema.app = app
    return schema


def fed(schema: OpenApiSchema) -> OpenApiSchema:
    """The schema with changed games in the place of the bodies that it would draw."""

    def before_generate_body(context: HookContext, _drawn: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return bodies(call_of(context.operation))

    schema.hook(before_generate_body)
    return schema


def aimed(case: Case) -> Case:
    """The same case at the address of the game that its body names, where it was drawn with that of another game."""
    if call_of(case.operation) in FORMS and case.path_parameters.get("game") in GAMES:
        case.path_parameters["game"] = game_named(case.body) or case.path_parameters["game"]
    return case


def call_of(operation: APIOperation) -> str:
    return str(operation.path).rpartition("/")[2]


APP = create_app(read_settings({}))
DRAWN, DRAWN_OVER_HTTP = load(config(DRAWN_BODIES), APP), load(config(DRAWN_BODIES // 4, covers=False))
FED, FED_OVER_HTTP = fed(load(config(1), APP)), fed(load(config(1)))
# One process sends them all, so that it can hold the share of a whole run to its limit.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("schemathesis")]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served() as running:
        yield running


@pytest.fixture(scope="module", autouse=True)
def share_of_bodies() -> Iterator[None]:
    """Hold the share of a whole run to its limit, in whatever order its tests come."""
    yield
    if TALLY.is_whole():
        assert TALLY.share(*FORMS) >= LEAST_SHARE, TALLY.lines()


def small_problem(_: CheckContext, response: Response, __: Case) -> None:
    """No refusal is longer than the contract says."""
    assert response.status_code < 400 or len(response.content) <= MOST_BYTES


def refused_for_what_no_schema_says(_: CheckContext, response: Response, case: Case) -> None:
    """What the contract's schemas take is refused only for what they cannot say."""
    if response.status_code == 422 and case.meta and case.meta.generation.mode.is_positive:
        assert not shape_codes(response, case.body), "a body that obeys the contract is refused for its shape"


def answered_as_the_contract_says(_: CheckContext, response: Response, case: Case) -> None:
    """Judged or refused for what no schema says where the body obeys the contract, else refused for its shape."""
    if obeys(call_of(case.operation), case.body):
        assert response.status_code == 200 or not shape_codes(response, case.body)
    else:
        assert response.status_code == 422
        codes = {error["code"] for error in response.json()["errors"]}
        assert codes & SHAPE_CODES, "refused, but not for its shape"


def shape_codes(response: Response, body: Any) -> set[str]:
    """The faults of an answer that the contract's schema has as well.

    Some are ours alone: a schema holds 4.0 to be a whole number, the numbers at a game's `BOUNDED` places, such as
    the home stretch of a board, have bounds that follow from others, and no schema can say that two records are of one
    game.
    """
    assert response.status_code == 422
    errors = response.json()["errors"]
    assert errors, "a refusal that does not say why"
    return {error["code"] for error in errors if not is_ours(error, body)} & SHAPE_CODES


def is_ours(error: Mapping[str, Any], body: Any) -> bool:
    pointer = error.get("pointer")
    if error["code"] == "wrong-game":
        return pointer == "/records/1/rules"
    if error["code"] in ("minimum", "maximum"):
        return any(re.search(place, pointer or "") for module in MODULES.values() for place in module.BOUNDED)
    return error["code"] == "type" and pointer is not None and is_whole_float(body, pointer)


def is_whole_float(body: Any, pointer: str) -> bool:
    try:
        value = at(body, pointer)
    except (LookupError, TypeError, ValueError):
        return False
    return isinstance(value, float) and value.is_integer()


def held(case: Case, **how: Any) -> None:
    """Send what schemathesis drew, and hold the answer to every check."""
    response = aimed(case).call(**how)
    call = call_of(case.operation)
    if call in FORMS:
        TALLY.add(call, response.status_code, is_playout=False)
    ours = [small_problem, refused_for_what_no_schema_says]
    case.validate_response(response, additional_checks=ours, transport_kwargs=how)


@DRAWN.parametrize()
def test_what_is_drawn_from_the_contract(case: Case) -> None:
    held(case)


@DRAWN_OVER_HTTP.parametrize()
def test_what_is_drawn_from_the_contract_over_http(case: Case, server: Server) -> None:
    held(case, base_url=server.url)


def feed(call: str, schema: OpenApiSchema, count: int, **how: Any) -> None:
    """Send many changed games to a call, and hold each answer to every check and their share to its limit."""
    operation = schema[f"/v1/games/{{game}}/{call}"]["POST"]

    @settings(max_examples=count, derandomize=not IS_LONG, deadline=None, database=None, suppress_health_check=SLOW)
    @given(case=operation.as_strategy())
    def send(case: Case) -> None:
        response = aimed(case).call(**how)
        TALLY.add(call, response.status_code, is_playout=True)
        case.validate_response(
            response,
            additional_checks=[small_problem, answered_as_the_contract_says],
            excluded_checks=[positive_data_acceptance, negative_data_rejection],
            transport_kwargs=how,
        )

    send()
    assert TALLY.share(call, playouts_only=True) >= LEAST_SHARE, TALLY.lines()


@pytest.mark.parametrize("call", FORMS)
def test_games_with_one_field_changed(call: str) -> None:
    feed(call, FED, LONGER * PLAYOUTS[call] * len(GAMES))


@pytest.mark.parametrize("call", FORMS)
def test_games_with_one_field_changed_over_http(call: str, server: Server) -> None:
    feed(call, FED_OVER_HTTP, LONGER * PLAYOUTS_OVER_HTTP, base_url=server.url)
