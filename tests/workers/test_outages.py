"""Closed audits, a Redis that is away or full, uploads that break off: each has its answer, and refereeing goes on."""

import gzip
import http.client
import json
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.app import create_app
from service.settings import SettingsError, read_settings
from tests.hostile.pace import slowness
from tests.service.client import SMOOTHIES, Client, assert_problem, example
from tests.workers.farm import Farm, corpus, wait_until
from workers.server import Server
from workers.store import Name

NDJSON = "application/x-ndjson"
AUDIT = "/v1/audits/spring-open"
CALLS = [
    ("PUT", AUDIT),
    ("GET", AUDIT),
    ("DELETE", AUDIT),
    ("GET", f"{AUDIT}/results"),
    ("GET", f"{AUDIT}/events"),
    ("GET", f"{AUDIT}/standings"),
    ("GET", f"{AUDIT}/findings"),
    ("GET", f"{AUDIT}/lines/1"),
    ("POST", f"{AUDIT}/lines/1"),
]


@pytest.fixture
def own() -> Iterator[Server]:
    """A Redis that a test may stop."""
    with tempfile.TemporaryDirectory(prefix="referee-") as folder:
        server = Server(Path(folder))
        server.start()
        yield server
        server.stop()


def open_client(server: Server, **environ: str) -> Client:
    return Client(create_app(read_settings({"REFEREE_AUDITS": "open", "REDIS_URL": server.url, **environ})))


def send(client: Client, method: str, path: str) -> object:
    if method == "PUT":
        return client.call("PUT", path, data=b"{}", content_type=NDJSON)
    return client.post(path, example("antonio.sheets")) if method == "POST" else client.call(method, path)


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_closed_audits_say_how_they_are_opened(method: str, path: str) -> None:
    client = Client(create_app(read_settings({})))
    assert_problem(send(client, method, path), 403, "audits-closed")
    assert client.get("/readyz").json == {"status": "ok", "audits": "closed"}


def test_open_audits_need_a_redis() -> None:
    with pytest.raises(SettingsError, match="REDIS_URL"):
        create_app(read_settings({"REFEREE_AUDITS": "open"}))


def test_without_redis_audits_are_unavailable_and_refereeing_goes_on(own: Server) -> None:
    client = open_client(own)
    assert client.get("/readyz").json == {"status": "ok", "audits": "ok"}
    client.call("PUT", AUDIT, data=b"{}", content_type=NDJSON)
    own.stop()
    for method, path in CALLS:
        response = send(client, method, path)
        assert_problem(response, 503, "audits-unavailable")
        assert int(response.headers["Retry-After"]) > 0
    assert client.get("/readyz").json == {"status": "degraded", "audits": "unavailable"}
    assert client.post(f"{SMOOTHIES}/score", example("antonio.sheets")).status_code == 200
    own.start()
    assert client.get(AUDIT).json["lines"]["total"] == 1, "what was accepted is there again"
    assert client.get("/readyz").json == {"status": "ok", "audits": "ok"}


def test_a_redis_without_room_takes_nothing_of_an_upload(own: Server) -> None:
    client = open_client(own)
    farm = Farm(own)
    farm.redis.config_set("maxmemory", str(int(farm.redis.info("memory")["used_memory"]) + 200_000))
    line = os.urandom(300_000).hex().encode()
    response = client.call("PUT", AUDIT, data=b'{"x": "' + line + b'"}', content_type=NDJSON)
    assert_problem(response, 503, "audits-full")
    farm.redis.config_set("maxmemory", "0")
    assert farm.leftovers() == []
    assert_problem(client.get(AUDIT), 404, "unknown-audit")


@pytest.mark.usefixtures("farm")
@pytest.mark.parametrize(
    ("environ", "body", "kind", "code"),
    [
        ({"REFEREE_AUDIT_LINES": "3"}, b"{}\n{}\n\n{}\n", "audit-too-many-lines", "limit-lines"),
        ({"REFEREE_AUDIT_BYTES": "8"}, b"{}\n{}\n{}\n", "audit-too-large", "limit-bytes"),
    ],
)
def test_what_is_too_much_is_refused_with_the_limit(
    server: Server, environ: dict[str, str], body: bytes, kind: str, code: str
) -> None:
    (limit,) = map(int, environ.values())
    client = open_client(server, **environ)
    for data, headers in ((body, {}), (gzip.compress(body), {"Content-Encoding": "gzip"})):
        problem = assert_problem(
            client.call("PUT", AUDIT, data=data, content_type=NDJSON, headers=headers), 413, kind, code
        )
        assert problem["errors"][0]["facts"] == {"limit": limit}
    assert_problem(client.get(AUDIT), 404, "unknown-audit")


@pytest.mark.usefixtures("farm")
def test_a_bomb_is_refused_before_it_is_unpacked(client: Client) -> None:
    bomb = gzip.compress(b"\n" * (32 << 20))
    assert len(bomb) < 64_000
    response = client.call("PUT", AUDIT, data=bomb, content_type=NDJSON, headers={"Content-Encoding": "gzip"})
    assert_problem(response, 413, "audit-too-packed", "limit-ratio")


@pytest.mark.usefixtures("farm")
@pytest.mark.parametrize(
    ("body", "headers", "status", "kind"),
    [
        (b"\n \r\n", {}, 422, "no-lines"),
        (b"", {}, 422, "no-lines"),
        (b"{}", {"Content-Encoding": "gzip"}, 400, "broken-gzip"),
        (gzip.compress(b"{}" * 500, mtime=0)[:-9], {"Content-Encoding": "gzip"}, 400, "broken-gzip"),
        (b"{}", {"Content-Encoding": "br"}, 415, "audit-encoding"),
        (b"{}", {"Content-Type": "application/json"}, 415, "audit-media-type"),
        (b"{}", {"Content-Type": "application/x-ndjson; charset=latin-1"}, 415, "audit-media-type"),
    ],
)
def test_an_upload_that_cannot_be_taken(
    client: Client, body: bytes, headers: dict[str, str], status: int, kind: str
) -> None:
    media_type = headers.pop("Content-Type", NDJSON) if "Content-Type" in headers else NDJSON
    assert_problem(client.call("PUT", AUDIT, data=body, content_type=media_type, headers=headers), status, kind)


@pytest.mark.usefixtures("farm")
@pytest.mark.parametrize("audit", ["-x", ".x", "a" * 65, "a b", "é", "a/../b", "a%0A"])
def test_what_is_no_id_of_an_audit_is_not_found(client: Client, audit: str) -> None:
    assert client.call("PUT", f"/v1/audits/{audit}", data=b"{}", content_type=NDJSON).status_code == 404


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
@pytest.mark.parametrize("is_chunked", [True, False])
def test_nothing_is_kept_of_an_upload_that_breaks_off(farm: Farm, serving: str, *, is_chunked: bool) -> None:
    host, port = serving.removeprefix("http://").split(":")
    head = f"PUT {AUDIT} HTTP/1.1\r\nHost: x\r\nContent-Type: {NDJSON}\r\n"
    data = b"\n".join(corpus())
    body = f"{len(data):x}\r\n".encode() + data + b"\r\n" if is_chunked else data
    head += "Transfer-Encoding: chunked\r\n\r\n" if is_chunked else f"Content-Length: {len(data) + 9}\r\n\r\n"
    with socket.create_connection((host, int(port))) as client:
        client.sendall(head.encode() + body)
    time.sleep(0.5 * slowness())
    assert farm.leftovers() == []
    assert farm.store.head(Name("local", "spring-open")) is None


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
@pytest.mark.usefixtures("farm")
def test_an_upload_without_its_length_is_refused(serving: str) -> None:
    connection = http.client.HTTPConnection(serving.removeprefix("http://"), timeout=30)
    connection.request("PUT", AUDIT, iter([b"{}"]), {"Content-Type": NDJSON}, encode_chunked=True)
    assert connection.getresponse().status == 411
    connection.close()


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_results_and_events_flow_while_the_audit_runs(farm: Farm, serving: str) -> None:
    lines = corpus() * 20
    farm.put("spring-open", lines, REFEREE_AUDIT_CHUNK="50")
    connection = http.client.HTTPConnection(serving.removeprefix("http://"), timeout=60 * slowness())
    connection.request("GET", f"{AUDIT}/events")
    events = connection.getresponse()
    assert events.readline() == b"event: progress\n"
    farm.start(2)
    seen: list[int] = []
    other = http.client.HTTPConnection(serving.removeprefix("http://"), timeout=60 * slowness())
    while len(seen) < len(lines):
        other.request("GET", f"{AUDIT}/results?after={seen[-1] if seen else 0}")
        seen += [json.loads(line)["line"] for line in other.getresponse().read().splitlines()]
        time.sleep(0.05)
    assert seen == list(range(1, len(lines) + 1))
    told = events.read().decode()
    assert told.rstrip().splitlines()[-3] == "event: done"
    connection.close()
    other.close()


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_watched_audit_that_is_deleted_says_so(farm: Farm, serving: str) -> None:
    farm.put("spring-open", corpus())
    connection = http.client.HTTPConnection(serving.removeprefix("http://"), timeout=30)
    connection.request("GET", f"{AUDIT}/events")
    events = connection.getresponse()
    assert events.readline() == b"event: progress\n"
    other = http.client.HTTPConnection(serving.removeprefix("http://"), timeout=30)
    other.request("DELETE", AUDIT)
    assert other.getresponse().status == 204
    assert b"event: cancelled" in events.read()
    connection.close()
    other.close()


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_redis_that_comes_back_is_found_again_by_all(own: Server) -> None:
    with Farm(own) as farm:
        farm.start(1)
        run = farm.put("spring-open", corpus() * 5)
        wait_until(lambda: farm.state("spring-open") == "running")
        assert own.process is not None
        own.process.kill()
        own.process.wait()
        time.sleep(1)
        own.start()
        farm.wait("spring-open", 60 * slowness())
        assert len(farm.results(run).splitlines()) == len(corpus()) * 5
