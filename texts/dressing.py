"""Sentences added on the way out to what the referee says in codes and facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from texts.catalogue import render
from texts.citations import cite

T = TypeVar("T")
TOLD = ("violations", "findings")  # fields whose items have a code, facts and a message
NESTED = ("score", "after_parting")  # fields that hold another result
LISTED = ("records",)  # fields that hold several


def message_id(code: str) -> str:
    """The message of a code: `smoothies/star-taken` is `smoothies-star-taken`."""
    return code.replace("/", "-")


def dress(result: T, language: str) -> T:
    """A result whose violations, findings and open rulings, however deep, have a message; the same without any."""
    # Any: the results are the referee's, which this package does not import.
    changes: dict[str, Any] = {}
    for field in TOLD:
        if items := getattr(result, field, ()):
            changes[field] = _dressed(items, language)
    for field in NESTED:
        inner = getattr(result, field, None)
        if inner is not None and (outer := dress(inner, language)) is not inner:
            changes[field] = outer
    for field in LISTED:
        if inners := getattr(result, field, ()):
            changes[field] = tuple(dress(inner, language) for inner in inners)
    if rulings := getattr(result, "settle", ()):
        changes["settle"] = tuple(
            replace(each, message=unsettled(each.ruling, each.effect, language)) for each in rulings
        )
    return replace(result, **changes) if changes else result  # type: ignore[type-var]  # only Structs have changes


def unsettled(ruling: str, effect: str, language: str) -> str:
    """What another reading of a ruling changes, and the question that a table should settle."""
    return render(f"settle-{effect}", {"ruling": ruling, "question": cite(ruling, language).section}, language)


def _dressed(items: Sequence[Any], language: str) -> tuple[Any, ...]:
    return tuple(replace(item, message=render(message_id(item.code), item.facts, language)) for item in items)
