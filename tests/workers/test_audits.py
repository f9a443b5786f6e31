"""Audits from end to end over a real Redis: what goes in, what comes out, and what is left when they are gone."""

import gzip
import json
import time
from typing import Any

import pytest

from tests.hostile.pace import slowness
from tests.service.client import Client, assert_problem, example
from tests.workers.answers import AUDIT, NDJSON, results
from tests.workers.farm import Farm, corpus, wait_until
from workers.store import Name


def put(client: Client, body: bytes, status: int = 202, path: str = AUDIT, **headers: str) -> Any:
    response = client.call("PUT", path, data=body, content_type=NDJSON, headers=headers)
    assert response.status_code == status, response.data
    return response


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_every_line_has_one_result_in_its_place(client: Client, farm: Farm) -> None:
    """Ana's 46 and 47 are worked in `examples/`; the other lines are broken by hand."""
    claimed = {**example("antonio.sheets"), "id": "printed"}
    disputed = {**example("antonio-46.sheets"), "id": "claimed-46"}
    illegal = {**example("two-players-wrong-star.record"), "id": "wrong-star"}
    lines = [
        b"\xef\xbb\xbf" + json.dumps(claimed).encode() + b"\r",
        b"",
        json.dumps(disputed).encode(),
        b"   \t\r",
        json.dumps(illegal).encode(),
        b'{"rules": "smoothies@1", "id": "no-setup", "moves": []}',
        b'{"rules": "chess@1", "setup": {}, "moves": [], "id": "chess"}',
        b'{"rules": "smoothies@1", "id": "cut off", "moves": [',
    ]
    put(client, b"\n".join(lines))
    farm.start(1)
    farm.wait("spring-open")
    found = results(client)
    assert [(each["line"], each["status"]) for each in found] == [
        (1, "confirmed"), (3, "disputed"), (5, "illegal"), (6, "invalid"), (7, "invalid"), (8, "invalid"),
    ]  # fmt: skip
    assert found[0]["totals"]["Antonio"] == 47
    assert found[1]["differences"] == [{"item": "total", "claimed": 46, "computed": 47, "player": "Antonio"}]
    assert [each["code"] for each in found[2]["violations"]] == ["smoothies/star-not-adjacent"]
    assert [(each["pointer"], each["code"]) for each in found[3]["errors"]] == [("/setup", "required")]
    assert [each["code"] for each in found[4]["errors"]] == ["unknown-version"]
    assert [each["code"] for each in found[5]["errors"]] == ["not-json"]
    assert [each.get("id") for each in found[3:]] == ["no-setup", "chess", None]
    state = client.get(AUDIT).json
    assert state["lines"] == {"done": 6, "total": 6}
    assert {name: number for name, number in state["counts"].items() if number} == {
        "confirmed": 1, "disputed": 1, "illegal": 1, "invalid": 3,
    }  # fmt: skip
    assert [each["line"] for each in results(client, "?status=invalid&after=6")] == [7, 8]
    assert [each["line"] for each in results(client, "?status=invalid,illegal&limit=2")] == [5, 6]


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_two_runs_are_the_same_byte_for_byte(farm: Farm) -> None:
    lines = corpus()
    farm.start(2)
    first, second = farm.put("first", lines), farm.put("second", lines, REFEREE_AUDIT_CHUNK="7")
    farm.wait("first")
    farm.wait("second")
    assert farm.results(first) == farm.results(second)
    assert len(farm.results(first).splitlines()) == len(lines)


@pytest.mark.usefixtures("farm")
def test_an_upload_may_be_sent_again_and_not_replaced(client: Client) -> None:
    line = b'{"rules": "smoothies@1"}\n'
    first = put(client, line)
    assert first.location == AUDIT
    again = put(client, gzip.compress(line), **{"Content-Encoding": "gzip"})
    assert again.json == {**first.json, "rate": again.json["rate"]}
    assert_problem(put(client, line * 2, 409), 409, "audit-differs")
    assert client.get(AUDIT).json["lines"] == {"done": 0, "total": 1}


def test_an_upload_that_is_being_written_is_left_alone(client: Client, farm: Farm) -> None:
    farm.store.begin(Name("local", "spring-open"), {"sha256": "0" * 64})
    response = put(client, b"{}", 409)
    assert_problem(response, 409, "audit-receiving")
    assert response.headers["Retry-After"] == "2"
    assert client.get(AUDIT).json["state"] == "receiving"


def test_nothing_is_left_of_an_audit_that_was_deleted(client: Client, farm: Farm) -> None:
    put(client, b"\n".join(corpus()))
    assert farm.leftovers()
    assert client.call("DELETE", AUDIT).status_code == 204
    assert farm.leftovers() == []
    assert_problem(client.get(AUDIT), 404, "unknown-audit")
    assert_problem(client.call("DELETE", AUDIT), 404, "unknown-audit")


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_running_audit_stops_within_two_seconds_and_leaves_nothing(client: Client, farm: Farm) -> None:
    put(client, b"\n".join(corpus() * 40))
    farm.start(2)
    wait_until(lambda: farm.state("spring-open") == "running")
    assert client.call("DELETE", AUDIT).status_code == 204
    time.sleep(2 * slowness())
    assert farm.leftovers() == []


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_nothing_of_a_deleted_audit_appears_in_one_of_the_same_name(farm: Farm, client: Client) -> None:
    """The old jobs are still on the queue and in the workers' hands when the new upload is taken."""
    old = farm.put("spring-open", corpus() * 10)
    farm.start(2)
    wait_until(lambda: farm.state("spring-open") == "running")
    farm.store.forget(old)  # only the head and its parts; the jobs stay, as when a service dies in the middle of it
    put(client, b'{"rules": "smoothies@1", "id": "alone"}')
    farm.wait("spring-open")
    assert [(each["line"], each["status"], each["id"]) for each in results(client)] == [(1, "invalid", "alone")]
    assert farm.store.chunks(old) == []


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_correction_counts_at_once_and_keeps_what_was_before(client: Client, farm: Farm) -> None:
    """47 is the printed total; 46 is what was claimed at first."""
    put(client, b"\n\n" + json.dumps({**example("antonio-46.sheets"), "id": "table-3"}).encode())
    assert_problem(client.get(f"{AUDIT}/lines/3"), 409, "no-result-yet")
    assert_problem(client.post(f"{AUDIT}/lines/3", example("antonio.sheets")), 409, "no-result-yet")
    farm.start(1)
    farm.wait("spring-open")
    for line in ("1", "4", "0", "03", "x", "9" * 10):
        assert_problem(client.get(f"{AUDIT}/lines/{line}"), 404, "unknown-line")
    fixed = client.post(f"{AUDIT}/lines/3", {**example("antonio.sheets"), "id": "table-3"})
    assert fixed.json["result"]["status"] == "confirmed"
    assert fixed.json["result"]["corrections"] == 1
    assert [each["status"] for each in fixed.json["history"]] == ["disputed"]
    assert client.get(f"{AUDIT}/lines/3").json == fixed.json
    state = client.get(AUDIT).json
    assert (state["counts"]["confirmed"], state["counts"]["disputed"], state["corrections"]) == (1, 0, 1)
    assert [each["status"] for each in results(client)] == ["confirmed"]
    assert_problem(client.post(f"{AUDIT}/lines/3", b'{"rules": "smoothies@1"}'), 422, "shape")
    assert client.get(f"{AUDIT}/lines/3").json == fixed.json
    back = client.post(f"{AUDIT}/lines/3", {**example("antonio-46.sheets"), "id": "table-3"})
    assert [each["status"] for each in back.json["history"]] == ["disputed", "confirmed"]
    assert client.get(AUDIT).json["counts"]["disputed"] == 1


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_standings_and_findings_follow_a_correction(client: Client, farm: Farm) -> None:
    """Antonio has 47 points (printed), of which 46 were claimed in the second line, and Hannah 39."""
    right, wrong = example("antonio.sheets"), example("antonio-46.sheets")
    lines = [{**right, "id": "one"}, {**wrong, "id": "two"}, {**right, "id": "two"}]
    put(client, b"\n".join(json.dumps(each).encode() for each in lines))
    farm.start(1)
    farm.wait("spring-open")
    found = client.get(f"{AUDIT}/standings?scheme=places=3,1&disputes=matter").json
    assert [(row["player"], row["points"]) for row in found["rows"]] == [("Antonio", "3"), ("Hannah", "1")]
    assert [(each["line"], each["status"]) for each in found["open"]] == [(2, "disputed"), (3, "confirmed")]
    assert [each["effect"] for each in found["disputes"]["lines"]] == ["none", "none"]
    client.post(f"{AUDIT}/lines/2", {**right, "id": "two"})
    found = client.get(f"{AUDIT}/standings").json
    assert [(row["player"], row["points"]) for row in found["rows"]] == [("Antonio", "94"), ("Hannah", "78")]
    found = client.get(f"{AUDIT}/findings", headers={"Accept-Language": "es"}).json
    assert [(each["code"], each["lines"]) for each in found["findings"]] == [
        ("audit/duplicate-id", [2, 3]),
        ("audit/duplicate-game", [1, 2, 3]),
    ]
    assert found["findings"][0]["message"].startswith("El identificador «two»")
    for query in (
        "scheme=best",
        "scheme=places=a",
        "tag=round",
        "tag==2",
        "tie_break=age",
        "game=chess",
        "disputes=all",
        "x=1",
    ):
        assert_problem(client.get(f"{AUDIT}/standings?{query}"), 422, "query")


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_the_events_end_with_the_audit(client: Client, farm: Farm) -> None:
    put(client, b"\n".join(corpus()))
    farm.start(1)
    events = client.get(f"{AUDIT}/events")
    assert events.content_type.startswith("text/event-stream")
    told = [line for line in events.data.decode().splitlines() if line.startswith("event: ")]
    assert told[-1] == "event: done"
    assert set(told[:-1]) <= {"event: progress"}


def test_audits_are_kept_for_some_days_and_then_gone(farm: Farm) -> None:
    run = farm.put("spring-open", [b"{}"], REFEREE_AUDIT_DAYS="1")
    keys = [key for key in farm.redis.keys("referee:*") if key != b"referee:active"]
    assert len(keys) == 4
    assert all(86_000 < farm.redis.ttl(key) <= 86_400 for key in keys)
    for key in keys:
        farm.redis.delete(key)
    assert farm.store.active() == []
    assert farm.store.head(Name("local", "spring-open")) is None
    assert not farm.store.finish(run, "1-1", [])
