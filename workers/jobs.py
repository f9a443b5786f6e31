"""Audits on RQ: a job is only a hint that a chunk is due; the chunks without results are the truth.

Whatever dies (a process, a machine, Redis) leaves chunks without results. Every worker looks for them when it starts
and every few seconds, and puts those that nobody holds back on the queue. A second run of a chunk changes nothing.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Iterable, Sequence
from functools import cache
from uuid import uuid4

from redis import Redis
from redis.backoff import ExponentialBackoff
from redis.retry import Retry
from rq import Queue, get_current_job
from rq.exceptions import NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

from workers.judging import failed, judge
from workers.results import LineResult
from workers.store import GONE, PREFIX, Lease, Run, Store

LOG = logging.getLogger("workers")
QUEUE = "audits"
SWEEP = f"{PREFIX}:sweep"
SWEEP_SECONDS = 5
RENEW_SECONDS = 0.5  # between two looks whether a chunk is still ours; a cancelled audit stops as fast
MOST_LOSSES = 3
FAILURE_SECONDS = 60  # that RQ remembers a job whose process fell; nobody reads it
OUTAGE_TRIES = 120  # of a worker while Redis is away, a second apart at most
LINE_SECONDS = 5


def connect(url: str) -> Redis:
    """A connection that waits for a Redis that is away, for workers; whoever answers requests does not wait."""
    retry = Retry(ExponentialBackoff(cap=1, base=0.05), OUTAGE_TRIES)
    return Redis.from_url(url, retry=retry, retry_on_error=list(GONE), socket_connect_timeout=2)


def queue_on(connection: Redis) -> Queue:
    """The queue of chunks."""
    return Queue(QUEUE, connection=connection, serializer=JSONSerializer)


def job_id(run: Run, chunk: str) -> str:
    """The id of a chunk's job."""
    return f"{run.id}-{chunk}"


def enqueue(connection: Redis, run: Run, chunks: Iterable[str]) -> None:
    """Put chunks on the queue."""
    queue = queue_on(connection)
    jobs = [
        Queue.prepare_data(
            "workers.jobs.work_on",
            kwargs={"head": run.head, "run": run.id, "chunk": chunk},
            timeout=-1,
            job_id=job_id(run, chunk),
            result_ttl=0,
            failure_ttl=FAILURE_SECONDS,
            description=chunk,
        )
        for chunk in chunks
    ]
    queue.enqueue_many(jobs)


def sweep(store: Store) -> None:
    """Put every chunk back on the queue that is due and neither held nor queued; once for all workers at a time."""
    if not store.redis.set(SWEEP, "1", nx=True, px=1000 * SWEEP_SECONDS - 500):
        return
    queued = set(queue_on(store.redis).get_job_ids())
    for run in store.active():
        due = [chunk for chunk in store.due(run) if job_id(run, chunk) not in queued]
        if due:
            enqueue(store.redis, run, due)


def withdraw(connection: Redis, run: Run, chunks: Sequence[str]) -> None:
    """Take a run's jobs off the queue; those that are in a worker's hands find nothing to do and end by themselves."""
    queue = queue_on(connection)
    names = [job_id(run, chunk) for chunk in chunks]
    with connection.pipeline() as pipeline:
        for name in names:
            pipeline.lrem(queue.key, 0, name)
        taken = pipeline.execute()
        for name, number in zip(names, taken, strict=True):
            if number:
                pipeline.delete(Job.key_for(name))
            # Where RQ notes what a worker has in hand, and since when; both would outlive the audit by a day.
            pipeline.lrem(queue.intermediate_queue_key, 0, name)
            pipeline.delete(queue.intermediate_queue.get_first_seen_key(name))
        pipeline.execute()


def holder_prefix(pid: int) -> str:
    """How the name of a holder begins that is a process of this machine."""
    return f"{socket.gethostname()}:{pid}:"


def work_on(head: str, run: str, chunk: str) -> None:
    """Judge a chunk and keep its results: the job."""
    job = get_current_job()
    if job is None:
        raise NoSuchJobError(chunk)
    store = Store(job.connection)
    lease = store.take(Run(head, run), chunk, f"{holder_prefix(os.getpid())}{uuid4().hex}")
    if lease is None:
        return
    if lease.lost >= MOST_LOSSES:
        set_apart(store, lease)
    elif (results := judge_lease(store, lease)) is not None:
        store.finish(lease.run, chunk, results)


def set_apart(store: Store, lease: Lease) -> None:
    """Halve a chunk that has been lost too often; a line by itself has failed."""
    if len(lease.items) > 1:
        enqueue(store.redis, lease.run, store.split(lease))
    else:
        store.finish(lease.run, lease.chunk, [failed(lease.items[0], "audit/line-kills-worker")])


def judge_lease(store: Store, lease: Lease) -> list[LineResult] | None:
    """The results of a chunk; None when it is no longer ours."""
    results = []
    renewed = time.monotonic()
    for item in lease.items:
        if time.monotonic() - renewed > RENEW_SECONDS:
            if not store.renew(lease):
                return None
            renewed = time.monotonic()
        results.append(judge(item, line_seconds()))
    return results


@cache
def line_seconds() -> int:
    """Seconds of computing that a line may take in this process."""
    return int(os.environ.get("REFEREE_LINE_SECONDS") or LINE_SECONDS)
