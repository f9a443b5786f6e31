"""An audit in this process's own workers, without a store: the same lines, the same judge, the same results."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from workers.judging import failed, judge
from workers.results import LineResult
from workers.upload import Item

AHEAD = 3  # chunks for each process that are read before their turn; bounds what is held in memory

Chunk = Sequence[Item]


def judge_all(chunks: Iterable[Chunk], processes: int, seconds: float) -> Iterator[Sequence[LineResult]]:
    """The results of each chunk, in order; a line that takes its process down has failed, and the others go on."""
    waiting: deque[tuple[Chunk, Future[Sequence[LineResult]]]] = deque()
    source = iter(chunks)
    pool = _pool(processes)
    try:
        while True:
            for chunk in islice(source, AHEAD * processes - len(waiting)):
                waiting.append((chunk, pool.submit(_judge_chunk, chunk, seconds)))
            if not waiting:
                return
            chunk, future = waiting.popleft()
            try:
                results = future.result()
            except BrokenProcessPool:
                # All that was handed out is lost with the pool. The first chunk is judged by itself, line by line.
                pool.shutdown()
                results = [_judge_alone(item, seconds) for item in chunk]
                pool = _pool(processes)
                waiting = deque((each, pool.submit(_judge_chunk, each, seconds)) for each, _ in waiting)
            yield results
    finally:
        pool.shutdown(cancel_futures=True)


def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    """Ctrl-C goes to every process of the group; the first one hears it and stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _judge_chunk(chunk: Chunk, seconds: float) -> Sequence[LineResult]:
    return [judge(item, seconds) for item in chunk]


def _judge_alone(item: Item, seconds: float) -> LineResult:
    """The result of a line judged in a process of its own."""
    with _pool(1) as pool:
        try:
            return pool.submit(judge, item, seconds).result()
        except BrokenProcessPool:
            return failed(item, "audit/line-kills-worker")
