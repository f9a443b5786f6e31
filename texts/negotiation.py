"""The language that suits a reader best, from an Accept-Language header (RFC 9110, 12.5.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from texts.catalogue import FALLBACK, LANGUAGES

RANGE = re.compile(
    r"[ \t]*(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)"
    r"(?:[ \t]*;[ \t]*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?[ \t]*",
    re.IGNORECASE,
)


class Range(NamedTuple):
    """One language range of the header: its tag in lower case, its weight in thousandths, and its place."""

    tag: str
    weight: int
    place: int


def negotiate(accept_language: str | None) -> str:
    """One of LANGUAGES: the heaviest that the header accepts, the earlier of two as heavy; else English.

    A regional range (`es-MX`) accepts its language, `*` every language that the header does not name; a
    weight of 0 refuses the language it names. What is no language range is passed over.
    """
    ranges = tuple(_ranges(accept_language or ""))
    accepted = {language: best for language in LANGUAGES if (best := _range_for(language, ranges))}
    return min(accepted, key=lambda language: _preference(accepted[language]), default=FALLBACK)


def _ranges(header: str) -> Iterator[Range]:
    for place, part in enumerate(header.split(",")):
        if match := RANGE.fullmatch(part):
            yield Range(match[1].lower(), round(float(match[2] or 1) * 1000), place)


def _range_for(language: str, ranges: tuple[Range, ...]) -> Range | None:
    """The range that speaks for a language, or None when nothing accepts it."""
    named = [each for each in ranges if each.tag == language]
    if any(each.weight == 0 for each in named):
        return None
    regional = [each for each in ranges if each.tag.startswith(f"{language}-") and each.weight]
    fitting = named + regional or [each for each in ranges if each.tag == "*" and each.weight]
    return min(fitting, key=_preference, default=None)


def _preference(each: Range) -> tuple[int, int]:
    return (-each.weight, each.place)
