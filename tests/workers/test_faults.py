"""Whatever dies while an audit runs, every line has exactly one result, the same as if nothing had happened."""

import os
import random
import signal
import time
from contextlib import suppress

import pytest
import redis

from tests.hostile.pace import slowness
from tests.workers.farm import Farm, corpus, wait_until
from workers.results import RESULTS
from workers.store import LEASE_SECONDS, Name, Run

SEED = 20261201


def killed_holder(farm: Farm, run: Run, chance: random.Random, *, with_worker: bool) -> bool:
    """Kill a process that holds a lease, now and then with the worker that started it; whether there was one."""
    try:
        holders = farm.redis.hvals(run.key("holders"))
    except redis.RedisError:
        return False
    if not holders:
        return False
    pid = int(chance.choice(holders).split(b":")[1])
    with suppress(ProcessLookupError):
        parent = parent_of(pid)
        os.kill(pid, signal.SIGKILL)
        if with_worker:
            os.kill(parent, signal.SIGKILL)
        return True
    return False


def parent_of(pid: int) -> int:
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:  # noqa: PTH123  it is no file of anybody's
            return int(file.read().rpartition(")")[2].split()[1])
    except FileNotFoundError:
        raise ProcessLookupError from None


def disturb(farm: Farm, run: Run, kills: int, outages: int, seconds: float) -> tuple[int, int]:
    """Kill holders every 0.2 to 0.5 s until the audit is done, and Redis some times; how often each was done."""
    chance = random.Random(SEED)  # noqa: S311  it chooses whom to kill
    killed = fallen = 0
    until = time.monotonic() + seconds
    next_outage = kills // (outages + 1)
    while farm.state("disturbed") != "done":
        assert time.monotonic() < until, f"not done after {killed} kills and {fallen} outages"
        if killed_holder(farm, run, chance, with_worker=killed % 7 == 3):
            killed += 1
        if fallen < outages and killed >= next_outage * (fallen + 1):
            assert farm.server.process is not None
            farm.server.process.kill()
            farm.server.process.wait()
            time.sleep(chance.uniform(0.2, 1))
            farm.server.start()
            fallen += 1
        time.sleep(chance.uniform(0.2, 0.5))
    return killed, fallen


def assert_undisturbed(farm: Farm, lines: int, kills: int, outages: int, seconds: float) -> None:
    documents = (corpus() * (lines // len(corpus()) + 1))[:lines]
    farm.start(2)
    calm = farm.put("calm", documents)
    farm.wait("calm", seconds)
    run = farm.put("disturbed", documents, REFEREE_AUDIT_CHUNK="25")
    killed, fallen = disturb(farm, run, kills, outages, seconds)
    assert killed >= kills
    assert fallen == outages
    assert farm.results(run) == farm.results(calm)
    found = [RESULTS.decode(line).line for line in farm.results(run).splitlines()]
    assert found == list(range(1, lines + 1))
    head = farm.store.head(Name("local", "disturbed"))
    assert head is not None
    assert sum(head.counts.values()) == head.done == head.total == lines
    print(f"{lines} lines, {killed} processes killed, Redis killed {fallen} times")  # noqa: T201  for docs/testing.md


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_small_audit_survives_killed_workers_and_a_killed_redis(farm: Farm) -> None:
    assert_undisturbed(farm, lines=1_500, kills=4, outages=1, seconds=120 * slowness())


@pytest.mark.long
@pytest.mark.xdist_group("farm")
def test_an_audit_of_20_000_lines_survives_thirty_killed_workers_and_a_redis_killed_twice(farm: Farm) -> None:
    assert_undisturbed(farm, lines=20_000, kills=30, outages=2, seconds=900 * slowness())


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_line_that_kills_its_worker_fails_alone(farm: Farm) -> None:
    lines = [line.replace(b'"relajarse-0001"', b'"poison"') for line in corpus()[:40]]
    assert sum(b'"poison"' in line for line in lines) == 1
    farm.start(2, REFEREE_TEST_POISON='"poison"')
    run = farm.put("poisoned", lines)
    farm.wait("poisoned", 90 * slowness())
    found = [RESULTS.decode(line) for line in farm.results(run).splitlines()]
    assert [each.line for each in found] == list(range(1, 41))
    (failed,) = [each for each in found if each.status == "failed"]
    assert failed.id == "poison"
    assert [error.code for error in failed.errors or ()] == ["audit/line-kills-worker"]
    calm = farm.put("calm", [line for line in lines if b'"poison"' not in line])
    farm.wait("calm")
    statuses = [RESULTS.decode(line).status for line in farm.results(calm).splitlines()]
    assert [each.status for each in found if each.status != "failed"] == statuses


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_chunk_whose_worker_vanished_is_taken_up_after_its_lease(farm: Farm) -> None:
    """As when a machine goes dark: nobody gives the lease back."""
    run = farm.put("dark", corpus()[:5])
    farm.redis.delete("rq:queue:audits")
    lease = farm.store.take(run, "1-5", "elsewhere:1:x")
    assert lease is not None
    farm.start(1)
    time.sleep(1)
    assert farm.state("dark") == "running"
    wait_until(lambda: farm.state("dark") == "done", LEASE_SECONDS + 15 * slowness())
    assert not farm.store.finish(run, "1-5", []), "whoever was thought dead comes too late"
    assert len(farm.results(run).splitlines()) == 5
