"""The audits of an application: its store, and an upload taken into it."""

from __future__ import annotations

import re
from contextlib import suppress
from tempfile import SpooledTemporaryFile
from typing import IO, Literal

import redis
from flask import Flask, current_app, request
from redis import Redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from werkzeug.http import parse_options_header

from intake.problems import ProblemError
from service.body import BROKEN_OFF, GIVEN_UP
from service.settings import Settings, SettingsError
from workers.jobs import enqueue, withdraw
from workers.media import NDJSON, READERS
from workers.store import OWNER, Name, Run, Store, head_key, reachable
from workers.upload import Inspection, Unpacked, cut, inspect, too_much

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
EXTENSION = "audits"
ANSWER_SECONDS = 5  # that Redis has for an answer before audits are called unavailable
BLOCK = 1 << 16
MARGIN = 3  # times the bytes of an upload that Redis should have free: the lines, their results, and room to write


class Audits:
    """What the calls on audits need: how much is allowed, and the store."""

    def __init__(self, settings: Settings) -> None:
        """Know the store; it is asked nothing before the first call.

        Raises: SettingsError when audits are open and nobody says where Redis is.
        """
        if not settings.redis_url:
            raise SettingsError("REDIS_URL", "", "the address of a Redis where REFEREE_AUDITS is open")
        self.settings = settings
        self.redis: Redis = Redis.from_url(
            settings.redis_url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=1,
            retry=Retry(NoBackoff(), 1),  # A connection that was lost since the last request is made anew.
        )
        self.store = Store(self.redis)

    @reachable
    def put(self, name: Name, file: IO[bytes], *, packed: bool, media_type: str = NDJSON) -> Run:
        """Take an upload, or nothing of it.

        Raises: ProblemError when it cannot be taken.
        """
        limits, read = self.settings.limits, READERS[media_type]
        found = inspect(file, limits, packed=packed, read=read)
        run, is_new, old = self.store.begin(name, {"sha256": found.sha256, "media_type": media_type})
        if not is_new:
            if old["state"] == "receiving":
                raise ProblemError("audit-receiving")
            if (old["sha256"], old["media_type"]) != (found.sha256, media_type):
                raise ProblemError("audit-differs")
            return run
        try:
            self._make_room(found)
            for items in cut(read(Unpacked(file, limits, packed=packed)), self.settings.audit_chunk):
                self.store.add(run, items)
            is_kept = self.store.accept(run, found.items, self.settings.audit_days)
        except BaseException:
            self._drop(run)
            raise
        if is_kept:  # Otherwise it was deleted meanwhile, as its caller wished.
            enqueue(self.redis, run, self.store.chunks(run))
        return run

    def _make_room(self, found: Inspection) -> None:
        free = self.store.free_bytes()
        if free is not None and free < MARGIN * found.bytes:
            raise ProblemError("audits-full")

    def _drop(self, run: Run) -> None:
        with suppress(redis.RedisError):  # If it is gone, what came of the upload ends by itself within a minute.
            self.store.forget(run)

    @reachable
    def delete(self, name: Name) -> bool:
        """Stop an audit and let nothing of it be left; whether there was one."""
        head = self.store.head(name)
        if head is None:
            return False
        run = self.run(name, head.run)
        chunks = self.store.chunks(run)
        self.store.forget(run)
        withdraw(self.redis, run, chunks)
        return True

    def run(self, name: Name, run: str) -> Run:
        """A run by the word of an audit's head."""
        return Run(head_key(name), run)


def register(app: Flask, settings: Settings) -> None:
    """Give an application its audits, where they are open."""
    app.extensions[EXTENSION] = Audits(settings) if settings.audits else None


def audits() -> Audits:
    """The audits of the application being called.

    Raises: ProblemError when they are closed.
    """
    found: Audits | None = current_app.extensions[EXTENSION]
    if found is None:
        raise ProblemError("audits-closed")
    return found


def audits_state() -> Literal["ok", "unavailable", "closed"]:
    """Whether audits can be served."""
    found: Audits | None = current_app.extensions[EXTENSION]
    if found is None:
        return "closed"
    return "ok" if found.store.ping() else "unavailable"


def named(audit: str) -> Name:
    """The audit of an address.

    Raises: ProblemError when no audit can be called so.
    """
    if not ID.fullmatch(audit):
        raise ProblemError("unknown-audit")
    return Name(OWNER, audit)


def uploaded(most: int) -> tuple[IO[bytes], str, bool]:
    """The body of the request being served as a file, its media type, and whether it is packed.

    Raises: ProblemError when it is nothing that can be audited, or not all there.
    """
    media_type, options = parse_options_header(request.content_type)
    encoding = request.headers.get("Content-Encoding", "identity").strip().lower()
    if media_type.lower() not in READERS or options.get("charset", "utf-8").lower() not in ("utf-8", "utf8"):
        raise ProblemError("audit-media-type")
    if encoding not in ("identity", "gzip"):
        raise ProblemError("audit-encoding")
    if request.environ.get(GIVEN_UP):
        raise ProblemError("body-too-slow")
    length = request.content_length
    if length is None and "Transfer-Encoding" in request.headers:  # One that breaks off could pass for whole.
        raise ProblemError("audit-length")
    length = length or 0
    if length > most:
        raise too_much("audit-too-large", "limit-bytes", most)
    file, size = _spooled(request.environ["wsgi.input"], most)
    if size > most:
        raise too_much("audit-too-large", "limit-bytes", most)
    if request.environ.get(BROKEN_OFF) or size < length:
        raise ProblemError("broken-upload")
    return file, media_type.lower(), encoding == "gzip"


def _spooled(stream: IO[bytes], most: int) -> tuple[IO[bytes], int]:
    """A stream as a file that can be read twice, and its size; it is one already where the gateway made it."""
    if stream.seekable():
        size = stream.seek(0, 2)
        stream.seek(0)
        return stream, size
    file = SpooledTemporaryFile(BLOCK)  # noqa: SIM115  whoever reads it last closes it
    size = 0
    while size <= most and (block := stream.read(BLOCK)):
        size += file.write(block)
    file.seek(0)
    return file, size
