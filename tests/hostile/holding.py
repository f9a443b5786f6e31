"""What must hold of the answer to any request: no 500, no flood, no second of work, and the service goes on."""

import json
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from urllib.parse import urlsplit

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from intake.problems import STATUSES, URN
from tests.contract.validate import PROBLEM, assert_obeys
from tests.hostile.corpus import JSON, REFEREE, Request, bytes_of
from tests.hostile.pace import slowness
from tests.service.client import MOST_BYTES, ROLL, record

MOST_SECONDS = 1.0  # of a core at its usual pace
TRIES = 3  # the best of so many counts: a neighbour slows a core
PATIENCE = 20.0  # seconds until a request that does not end is given up


class GivenUpError(BaseException):
    """A computation that was ended; no `Exception`, which the service would answer with a 500 of its own."""


@contextmanager
def given_up_after(seconds: float) -> Iterator[None]:
    """End a computation that goes on for too long."""

    def give_up(_signal: int, _frame: FrameType | None) -> None:
        raise GivenUpError

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def send(client: FlaskClient, request: Request) -> tuple[TestResponse, float]:
    """The answer, and the seconds of the processor that it took: the machine may be busy with something else."""
    address = urlsplit(request.path) if not request.path.startswith("//") else None
    headers = {name: value for name, value in request.headers.items() if value is not None}
    start = time.process_time()
    with given_up_after(PATIENCE):
        response = client.open(
            request.path if address is None else address.path,
            query_string="" if address is None else address.query,
            method=request.method,
            data=request.body,
            headers=headers,
            environ_overrides={"wsgi.input_terminated": True},
        )
    return response, time.process_time() - start


def hold(client: FlaskClient, request: Request) -> list[str]:
    """What does not hold of the answer to a request, in words; nothing where all does."""
    try:
        response, seconds = send(client, request)
        for _ in range(TRIES - 1):
            if seconds > MOST_SECONDS:
                seconds = min(seconds, send(client, request)[1] / slowness())
    except GivenUpError:
        return [f"{request.name}: no answer within {PATIENCE} s"]
    wrong = []
    if response.status_code >= 500:
        wrong.append(f"{request.name}: {response.status_code}")
    if request.allowed is not None and response.status_code not in request.allowed:
        wrong.append(f"{request.name}: {response.status_code}, not {request.allowed}: {response.data[:300]!r}")
    if seconds > MOST_SECONDS:
        wrong.append(f"{request.name}: {seconds:.2f} s of the processor at best")
    if response.status_code >= 400:
        wrong += [f"{request.name}: {what}" for what in problem_faults(response)]
    return wrong


def problem_faults(response: TestResponse) -> list[str]:
    """What is wrong with a refusal: its size, media type, shape, kind or sentences."""
    if len(response.data) > MOST_BYTES:
        return [f"a refusal of {len(response.data)} bytes"]
    if response.content_type != PROBLEM:
        return [f"refused as {response.content_type}"]
    problem = json.loads(response.data)
    try:
        assert_obeys(problem, {"$ref": "#/components/schemas/Problem"}, "the problem")
        assert problem["status"] == response.status_code == STATUSES[problem["type"].removeprefix(URN)]
    except (AssertionError, KeyError) as error:
        return [f"no documented problem: {error}"]
    sentences = [problem["title"], problem["detail"], *(error["detail"] for error in problem.get("errors", ()))]
    return [f"no sentence: {text}" for text in sentences if text.startswith(("problem-", "fault-"))]


def assert_serves(client: FlaskClient) -> None:
    """Assert that a legal request is answered as ever."""
    response, _ = send(client, Request("a legal record", bytes_of(record(ROLL)), headers={"Content-Type": JSON}))
    assert response.status_code == 200
    assert response.json == client.post(REFEREE, json=record(ROLL)).json
    assert response.json["legal"] is True
