"""What can be set from the environment; `docs/settings.md` has the same table for people."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata

from workers.upload import Limits

MEBIBYTE = 1 << 20
ANY_ORIGIN = "*"
OPEN, CLOSED = "open", "closed"


class SettingsError(ValueError):
    """A setting whose value cannot be used; `name` is the variable."""

    def __init__(self, name: str, value: str, wanted: str) -> None:
        """Say which variable has what, and what it takes."""
        super().__init__(f"{name} is {value!r}; it takes {wanted}")
        self.name = name


@dataclass(frozen=True)
class Setting:
    """One variable of the environment: its name, the value that holds without it, and what it sets."""

    name: str
    default: str
    purpose: str


SETTINGS = (
    Setting("HOST", "127.0.0.1", "The address that `referee serve` listens on."),
    Setting("PORT", "8000", "The port that `referee serve` listens on; 1 to 65535."),
    Setting("REFEREE_WORKERS", "0", "Processes that serve; 0 means one for each core."),
    Setting(
        "REFEREE_MAX_BODY", str(MEBIBYTE), "The largest body of a request, in bytes; a larger one is answered 413."
    ),
    Setting(
        "REFEREE_BODY_SECONDS",
        "10",
        "Seconds that the head of a request may take, and again its body; a later body is answered 408.",
    ),
    Setting(
        "REFEREE_ORIGINS",
        ANY_ORIGIN,
        "The web origins whose pages may call the service, with commas between them; `*` is any.",
    ),
    Setting(
        "REFEREE_AUDITS",
        CLOSED,
        "`open` serves audits to whoever reaches the service; `closed` answers them 403. `referee up` opens them where "
        "`HOST` is this machine's own.",
    ),
    Setting("REDIS_URL", "", "The Redis of audits; without it `referee up` starts one of its own under `var/`."),
    Setting("REFEREE_AUDIT_LINES", "100000", "The most lines of an upload."),
    Setting("REFEREE_AUDIT_BYTES", str(64 * MEBIBYTE), "The most bytes of an upload, unpacked."),
    Setting("REFEREE_AUDIT_LINE_BYTES", str(MEBIBYTE), "The most bytes of a line; a longer one is `invalid`."),
    Setting("REFEREE_AUDIT_RATIO", "500", "The most bytes that each byte of a packed upload may become."),
    Setting("REFEREE_AUDIT_SECONDS", "600", "Seconds that an upload may take."),
    Setting("REFEREE_AUDIT_CHUNK", "500", "The most lines that are judged as one job."),
    Setting("REFEREE_AUDIT_DAYS", "7", "Days after which an audit is forgotten."),
    Setting("REFEREE_LINE_SECONDS", "5", "Seconds of computing that a line may take; a slower one is `failed`."),
)
DEFAULTS: Mapping[str, str] = {setting.name: setting.default for setting in SETTINGS}


@dataclass(frozen=True)
class Settings:
    """The settings as they are used."""

    host: str
    port: int
    workers: int
    max_body: int
    body_seconds: int
    origins: frozenset[str]
    audits: bool
    redis_url: str
    limits: Limits
    audit_seconds: int
    audit_chunk: int
    audit_days: int
    line_seconds: int


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings of an environment, of this process's own when none is given.

    Raises: SettingsError when a value cannot be used.
    """
    given = os.environ if environ is None else environ
    values = {name: given.get(name) or default for name, default in DEFAULTS.items()}
    origins = (origin.strip().rstrip("/") for origin in values["REFEREE_ORIGINS"].split(","))
    return Settings(
        host=values["HOST"],
        port=_whole(values, "PORT", 1, 65535),
        workers=_whole(values, "REFEREE_WORKERS", 0, 256) or core_count(),
        max_body=_whole(values, "REFEREE_MAX_BODY", 1, 64 * MEBIBYTE),
        body_seconds=_whole(values, "REFEREE_BODY_SECONDS", 1, 600),
        origins=frozenset(origin for origin in origins if origin),
        audits=_word(values, "REFEREE_AUDITS", (OPEN, CLOSED)) == OPEN,
        redis_url=values["REDIS_URL"],
        limits=Limits(
            lines=_whole(values, "REFEREE_AUDIT_LINES", 1, 10_000_000),
            bytes=_whole(values, "REFEREE_AUDIT_BYTES", 1, 4096 * MEBIBYTE),
            line_bytes=_whole(values, "REFEREE_AUDIT_LINE_BYTES", 1, 64 * MEBIBYTE),
            ratio=_whole(values, "REFEREE_AUDIT_RATIO", 1, 2000),
        ),
        audit_seconds=_whole(values, "REFEREE_AUDIT_SECONDS", 1, 86_400),
        audit_chunk=_whole(values, "REFEREE_AUDIT_CHUNK", 1, 5000),
        audit_days=_whole(values, "REFEREE_AUDIT_DAYS", 1, 365),
        line_seconds=_whole(values, "REFEREE_LINE_SECONDS", 1, 8),
    )


def _whole(values: Mapping[str, str], name: str, least: int, most: int) -> int:
    text = values[name]
    if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
        raise SettingsError(name, text, f"a whole number from {least} to {most}")
    return int(text)


def _word(values: Mapping[str, str], name: str, words: Sequence[str]) -> str:
    if values[name] not in words:
        raise SettingsError(name, values[name], " or ".join(words))
    return values[name]


def core_count() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def version() -> str:
    """The version of the distribution that is installed."""
    return metadata.version("tabletop-referee")
