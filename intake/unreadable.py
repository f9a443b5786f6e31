"""Why some bytes are no JSON that can be read safely; only called when reading them has failed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from intake.problems import ProblemError
from referee.core import AnyJson, Fault
from referee.pointers import escape

MOST_LEVELS = 32
LARGEST = (1 << 53) - 1  # the largest whole number that every JSON reader holds exactly
MOST_DIGITS = 17  # enough for any whole number within LARGEST, with its sign


class _Members(list[tuple[str, AnyJson]]):
    """An object's members as they stand, the same name twice if it was written twice."""


class _Unreadable:
    """Stands in a parsed value where something cannot be read."""

    def __init__(self, code: str) -> None:
        self.code = code


NOT_FINITE: Final = _Unreadable("not-finite")
TOO_LARGE: Final = _Unreadable("integer-too-large")

Path = tuple["Path", "str | int"] | None  # a chain of steps, the last first; a pointer only once one is needed


def explain_bytes(data: bytes) -> ProblemError:
    """The problem of bytes that a JSON reader has refused."""
    try:
        value = json.loads(
            data.decode("utf-8"),
            object_pairs_hook=_Members,
            parse_int=_whole,
            parse_constant=lambda _: NOT_FINITE,
        )
    except RecursionError:
        return ProblemError("too-deep")
    except ValueError:
        return ProblemError("not-json")
    return explain_value(value) or ProblemError("not-json")


def _whole(digits: str) -> int | _Unreadable:
    return int(digits) if len(digits) <= MOST_DIGITS else TOO_LARGE


def explain_value(value: AnyJson) -> ProblemError | None:
    """A thing in a parsed value that no document may hold, or None; in time that grows only with the value."""
    waiting: list[tuple[AnyJson, Path, int]] = [((value,), None, 0)]
    while waiting:
        holder, path, level = waiting.pop()
        if unnamed := _names_problem(holder, path):
            return unnamed
        for step, item in _children(holder):
            if isinstance(item, (dict, list)):
                if level == MOST_LEVELS:
                    return _problem("too-deep", (path, step))
                if item:
                    waiting.append((item, (path, step), level + 1))
            elif code := _code_of(item):
                return _problem(code, (path, step))
    return None


def _children(holder: AnyJson) -> Iterable[tuple[str | int, AnyJson]]:
    if isinstance(holder, dict):
        return holder.items()
    return holder if isinstance(holder, _Members) else enumerate(holder)


def _names_problem(holder: AnyJson, path: Path) -> ProblemError | None:
    """What is wrong with the names of an object's members."""
    if isinstance(holder, _Members):
        if twice := _twice(holder):
            return _problem("duplicate-key", path, {"field": twice})
        names: Iterable[str] = (name for name, _ in holder)
    elif isinstance(holder, dict):
        names = holder
    else:
        return None
    return _problem("control-character", path) if any(map(_is_broken, names)) else None


def _twice(members: _Members) -> str | None:
    """The first name that is written twice."""
    seen: set[str] = set()
    for name, _ in members:
        if name in seen:
            return name
        seen.add(name)
    return None


def _code_of(item: object) -> str | None:
    """What is wrong with a value by itself."""
    if isinstance(item, int):
        return None if -LARGEST <= item <= LARGEST else "integer-too-large"
    if isinstance(item, str):
        return "control-character" if _is_broken(item) else None
    return item.code if isinstance(item, _Unreadable) else None


def _is_broken(text: str) -> bool:
    """Whether a text holds half of a surrogate pair, which no UTF-8 can."""
    return not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)


def _problem(code: str, path: Path, facts: dict[str, str] | None = None) -> ProblemError:
    steps: list[str] = []
    while path:
        path, step = path
        steps.append(f"/{escape(str(step))}")
    fault = Fault("".join(reversed(steps[:-1])), code, (), facts or {})  # The last step is into the value itself.
    return ProblemError("shape" if code == "control-character" else code, [fault])
