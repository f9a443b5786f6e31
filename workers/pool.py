"""Workers: processes that judge chunks, as many as wanted, replaced when they die."""

from __future__ import annotations

import gc
import logging
import os
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
from rq import Worker
from rq.job import Job
from rq.serializers import JSONSerializer
from rq.worker_pool import WorkerPool

from intake import contract
from workers.jobs import QUEUE, SWEEP_SECONDS, connect, enqueue, holder_prefix, queue_on, sweep
from workers.judging import judge
from workers.store import Run, Store
from workers.upload import Item

LOG = logging.getLogger("workers")
# Seconds. RQ's own take a killed worker's job for lost after a quarter of an hour; the leases of chunks tell it sooner.
WORKER_TTL = 20  # RQ waits 15 less for a job before it looks around
MONITORING = 2


class AuditWorker(Worker):
    """RQ's worker, which looks for chunks that are due whenever it looks around."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  RQ's own arguments
        """Look around every few seconds."""
        kwargs |= {
            "worker_ttl": WORKER_TTL,
            "maintenance_interval": SWEEP_SECONDS,
            "job_monitoring_interval": MONITORING,
            "log_job_description": False,
        }
        super().__init__(*args, **kwargs)
        self.store = Store(self.connection)
        self.fallen = 0  # the process that was killed while it judged

    def run_maintenance_tasks(self) -> None:
        """Put back what is due, beside what RQ does."""
        super().run_maintenance_tasks()  # type: ignore[no-untyped-call]  # RQ has no type for it
        sweep(self.store)

    def maintain_heartbeats(self, job: Job, execution: Any) -> None:  # noqa: ANN401  RQ's own
        """Look around while a chunk is being judged as well."""
        super().maintain_heartbeats(job, execution)
        sweep(self.store)

    def handle_work_horse_killed(self, job: Job, retpid: int, ret_val: int, rusage: Any) -> None:  # noqa: ANN401
        """Remember whose chunk it was."""
        super().handle_work_horse_killed(job, retpid, ret_val, rusage)  # type: ignore[no-untyped-call]  # as above
        self.fallen = retpid

    def handle_job_failure(self, job: Job, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        """Give a chunk back at once whose process fell, so that nobody waits for its lease to end."""
        super().handle_job_failure(job, *args, **kwargs)
        run, chunk = Run(job.kwargs["head"], job.kwargs["run"]), job.kwargs["chunk"]
        if self.store.release(run, chunk, holder_prefix(self.fallen or os.getpid())):
            enqueue(self.connection, run, [chunk])
        self.fallen = 0


class AuditPool(WorkerPool):
    """RQ's pool of workers, each with a connection of its own that waits for a Redis that is away."""

    def __init__(self, url: str, count: int) -> None:
        """Know where Redis is and how many workers there are to be."""
        super().__init__([QUEUE], connect(url), count, worker_class=AuditWorker, serializer=JSONSerializer)
        self.url = url

    def get_worker_process(self, name: str, *_: object, **__: object) -> BaseProcess:
        """A process that works until it is told to stop."""
        return get_context("fork").Process(target=work, args=(self.url, name), name=f"audit worker {name}")


def warm_up() -> None:
    """Judge what the contract shows, so that no job, each in a process of its own, has to work out what is kept."""
    for example in contract.document()["components"]["examples"].values():
        judge(Item(1, msgspec.json.encode(example["value"])), None)
    gc.freeze()  # What is there now is shared with the jobs' processes as long as nobody touches it.


def work(url: str, name: str) -> None:
    """Work as one worker until told to stop."""
    warm_up()
    connection = connect(url)
    worker = AuditWorker([queue_on(connection)], name=name, connection=connection, serializer=JSONSerializer)
    worker.work(logging_level="WARNING")


def run(url: str, count: int) -> None:
    """Keep so many workers until told to stop (SIGINT or SIGTERM)."""
    LOG.info("%d workers, pool %d", count, os.getpid())
    AuditPool(url, count).start(logging_level="WARNING")
