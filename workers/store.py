"""Audits in Redis: every key and every step on them.

An audit has a head, `referee:audit:<owner>:<id>`, that says which run of it holds: a word made anew whenever an upload
is taken. Everything else hangs on the run, `referee:run:<run>:<part>`:

    data       chunk -> its lines, until it has results
    chunks     chunks by their first line, in order
    undone     chunks without results: what is still due, whatever the queue says
    leases     chunks being judged -> until when nobody else may
    holders    chunks being judged -> by whom
    lost       chunks -> how often their holder fell
    results    chunk -> its results
    corrected  line -> its result since it was corrected, and those before

A chunk is named by its first and last line. `referee:active` has the runs that are not done.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar
from uuid import uuid4

import msgspec
import redis
from msgspec import Struct
from redis import Redis

from intake.problems import ProblemError
from workers import scripts
from workers.results import RESULT_LISTS, STATUSES, LineResult
from workers.upload import Item, pack, unpack

P = ParamSpec("P")
R = TypeVar("R")
PREFIX = "referee"
ACTIVE = f"{PREFIX}:active"
PARTS = ("data", "chunks", "undone", "leases", "holders", "lost", "results", "corrected")
RECEIVING_SECONDS = 60  # after the last chunk of an upload that broke off, what came of it is forgotten
LEASE_SECONDS = 10
DAY = 86_400
OWNER = "local"  # of every audit, until there are keys
GONE = (redis.ConnectionError, redis.TimeoutError, redis.BusyLoadingError, redis.ReadOnlyError)


class Name(NamedTuple):
    """What a user calls an audit by."""

    owner: str
    id: str


class Run(NamedTuple):
    """One run of an audit, and the key of its head."""

    head: str
    id: str

    def key(self, part: str) -> str:
        """The key of a part."""
        return f"{PREFIX}:run:{self.id}:{part}"

    def keys(self, *parts: str) -> list[str]:
        """The head and some parts; `active` is that of all runs."""
        return [self.head, *(ACTIVE if part == "active" else self.key(part) for part in parts)]


class Head(Struct, frozen=True):
    """How an audit stands: everything in it holds at one moment. Times are milliseconds since 1970."""

    run: str
    state: str
    sha256: str
    created: int
    total: int
    done: int
    started: int | None
    finished: int | None
    expires: int | None
    corrections: int
    counts: Mapping[str, int]


class Lease(NamedTuple):
    """A chunk in somebody's hands: its items, and how often it has been lost."""

    run: Run
    chunk: str
    holder: str
    items: list[Item]
    lost: int


class Corrected(Struct, frozen=True):
    """A line that was corrected: its result now, and those before, the oldest first."""

    result: LineResult
    history: Sequence[LineResult]


CORRECTED = msgspec.json.Decoder(Corrected)


def reachable(step: Callable[P, R]) -> Callable[P, R]:
    """A step on the store that says so when there is no store, or no more room in it."""

    @wraps(step)
    def tried(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return step(*args, **kwargs)
        except GONE:
            raise ProblemError("audits-unavailable") from None
        except redis.ResponseError as error:
            if str(error).startswith(("OOM", "MISCONF", "-OOM")):
                raise ProblemError("audits-full") from None
            raise

    return tried


class Store:
    """The audits of one Redis."""

    def __init__(self, connection: Redis) -> None:
        """Know the steps; nothing is asked of Redis yet."""
        self.redis: Any = connection  # Its own types do not know whether a client decodes what comes back.
        self.steps: Mapping[str, Any] = {
            name: connection.register_script(getattr(scripts, name))
            for name in ("BEGIN", "ADD", "ACCEPT", "TAKE", "RENEW", "RELEASE", "FINISH", "SPLIT", "CORRECT", "FORGET")
        }

    def ping(self) -> bool:
        """Whether Redis answers."""
        try:
            return bool(self.redis.ping())
        except redis.RedisError:
            return False

    def free_bytes(self) -> int | None:
        """How much more Redis may hold, or None where it has no limit."""
        info = self.redis.info("memory")
        most = int(info.get("maxmemory", 0))
        return max(0, most - int(info["used_memory"])) if most else None

    # ---- uploads

    def begin(self, name: Name, fields: Mapping[str, str]) -> tuple[Run, bool, Mapping[str, str]]:
        """A run that may be filled, or the one that there is: the run, whether it is new, and what it is."""
        run = Run(head_key(name), uuid4().hex)
        pairs = [part for pair in fields.items() for part in pair]
        old = self.steps["BEGIN"](keys=[run.head], args=[run.id, RECEIVING_SECONDS, *pairs])
        if not old:
            return run, True, {}
        known, *told = (value.decode() if value else "" for value in old)
        return Run(run.head, known), False, dict(zip(("state", "sha256", "media_type"), told, strict=True))

    def add(self, run: Run, items: Sequence[Item]) -> bool:
        """Keep a chunk of an upload; whether the run still exists."""
        args = [run.id, RECEIVING_SECONDS, chunk_name(items), items[0].line, pack(list(items))]
        return bool(self.steps["ADD"](keys=run.keys("data", "chunks"), args=args))

    def accept(self, run: Run, items: int, days: int) -> bool:
        """Have every chunk judged from now on; whether the run still exists."""
        keys = run.keys("data", "chunks", "undone", "active")
        return bool(self.steps["ACCEPT"](keys=keys, args=[run.id, days * DAY, items]))

    # ---- judging

    def take(self, run: Run, chunk: str, holder: str) -> Lease | None:
        """A chunk to judge; None when it is done, in other hands or no more wanted."""
        keys = run.keys("data", "undone", "leases", "holders", "lost")
        found = self.steps["TAKE"](keys=keys, args=[run.id, chunk, holder, LEASE_SECONDS * 1000])
        return Lease(run, chunk, holder, unpack(found[0]), int(found[1])) if found else None

    def renew(self, lease: Lease) -> bool:
        """Keep a chunk for longer; False when it is no longer ours, or no more wanted."""
        args = [lease.run.id, lease.chunk, lease.holder, LEASE_SECONDS * 1000]
        return bool(self.steps["RENEW"](keys=lease.run.keys("leases", "holders"), args=args))

    def release(self, run: Run, chunk: str, holder: str) -> bool:
        """Give a chunk back that was lost with its holder, whose name begins so; whether it was in such hands."""
        args = [run.id, chunk, holder]
        return bool(self.steps["RELEASE"](keys=run.keys("leases", "holders", "lost"), args=args))

    def finish(self, run: Run, chunk: str, results: Sequence[LineResult]) -> bool:
        """Keep a chunk's results with their counts; False when somebody was first, or they are no more wanted."""
        counts = [part for pair in Counter(result.status for result in results).items() for part in pair]
        keys = run.keys("data", "undone", "leases", "holders", "lost", "results", "active")
        args = [run.id, chunk, zlib.compress(msgspec.json.encode(results), 1), len(results), *counts]
        return bool(self.steps["FINISH"](keys=keys, args=args))

    def split(self, lease: Lease) -> Sequence[str]:
        """Two chunks in place of one, by name; none when it is no longer ours."""
        middle = len(lease.items) // 2
        halves = (lease.items[:middle], lease.items[middle:])
        names = [chunk_name(half) for half in halves]
        parts = [part for half in halves for part in (chunk_name(half), half[0].line, pack(half))]
        keys = lease.run.keys("data", "chunks", "undone", "leases", "holders", "lost")
        done = self.steps["SPLIT"](keys=keys, args=[lease.run.id, lease.chunk, lease.holder, *parts])
        return names if done else ()

    def active(self) -> list[Run]:
        """The runs that are not done."""
        runs = []
        for run, head in self.redis.hgetall(ACTIVE).items():
            found = Run(head.decode(), run.decode())
            if self.redis.hget(found.head, "run") == run:
                runs.append(found)
            else:
                self.redis.hdel(ACTIVE, run)
        return runs

    def due(self, run: Run) -> list[str]:
        """The chunks without results that nobody holds, in order."""
        undone = self.redis.smembers(run.key("undone"))
        held = self.redis.zrangebyscore(run.key("leases"), self.now(), "+inf")
        return sorted((chunk.decode() for chunk in undone - set(held)), key=first_line)

    # ---- answers

    def head(self, name: Name) -> Head | None:
        """How an audit stands."""
        found = {key.decode(): value.decode() for key, value in self.redis.hgetall(head_key(name)).items()}
        return head_of(found) if found else None

    def now(self) -> int:
        """The time by Redis's clock, in milliseconds since 1970."""
        seconds, micros = self.redis.time()
        return int(seconds) * 1000 + int(micros) // 1000

    def chunks(self, run: Run) -> list[str]:
        """The names of all chunks, in order."""
        return [chunk.decode() for chunk in self.redis.zrange(run.key("chunks"), 0, -1)]

    def results(self, run: Run, after: int = 0) -> Iterator[list[LineResult]]:
        """The results after a line in input order, chunk by chunk, up to the first chunk that has none."""
        corrected = {int(line): value for line, value in self.redis.hgetall(run.key("corrected")).items()}
        for chunk in self.chunks(run):
            if last_line(chunk) <= after:
                continue
            blob = self.redis.hget(run.key("results"), chunk)
            if blob is None:
                return
            found = [result for result in RESULT_LISTS.decode(zlib.decompress(blob)) if result.line > after]
            yield [CORRECTED.decode(corrected[each.line]).result if each.line in corrected else each for each in found]

    def line(self, run: Run, line: int) -> Corrected | None:
        """The result of a line with those before it; None while it has none.

        Raises: LookupError when there is no such line, or nothing in it.
        """
        if known := self.redis.hget(run.key("corrected"), str(line)):
            return CORRECTED.decode(known)
        chunk = next((chunk for chunk in self.chunks(run) if first_line(chunk) <= line <= last_line(chunk)), None)
        if chunk is None:
            raise LookupError(line)
        blob = self.redis.hget(run.key("results"), chunk)
        if blob is None:
            return None
        results = {result.line: result for result in RESULT_LISTS.decode(zlib.decompress(blob))}
        return Corrected(results[line], ())

    def histories(self, run: Run) -> Mapping[int, Corrected]:
        """The lines that were corrected."""
        found = self.redis.hgetall(run.key("corrected"))
        return {int(line): CORRECTED.decode(value) for line, value in found.items()}

    def correct(self, run: Run, before: Corrected, result: LineResult) -> bool:
        """Put a result in the place of a line's last one; False when another correction was faster."""
        known = msgspec.json.encode(before) if before.history else b""
        now = msgspec.json.encode(Corrected(result, [*before.history, before.result]))
        args = [run.id, result.line, known, now, before.result.status, result.status]
        return bool(self.steps["CORRECT"](keys=run.keys("corrected"), args=args))

    def forget(self, run: Run) -> bool:
        """Let nothing of an audit be left; whether there was something."""
        return bool(self.steps["FORGET"](keys=run.keys("active", *PARTS), args=[run.id]))


def head_key(name: Name) -> str:
    """The key of an audit's head."""
    return f"{PREFIX}:audit:{name.owner}:{name.id}"


def head_of(fields: Mapping[str, str]) -> Head:
    """How an audit stands, from the fields of its head."""

    def number(field: str) -> int | None:
        return int(fields[field]) if field in fields else None

    return Head(
        fields["run"],
        fields["state"],
        fields["sha256"],
        int(fields["created"]),
        number("total") or 0,
        number("done") or 0,
        number("started"),
        number("finished"),
        number("expires"),
        number("corrections") or 0,
        {status: number(f"n:{status}") or 0 for status in STATUSES},
    )


def chunk_name(items: Sequence[Item]) -> str:
    """A chunk's name, by its first and last line."""
    return f"{items[0].line}-{items[-1].line}"


def first_line(chunk: str) -> int:
    """The first line of a chunk."""
    return int(chunk.partition("-")[0])


def last_line(chunk: str) -> int:
    """The last line of a chunk."""
    return int(chunk.partition("-")[2])
