"""The functions that a message may call on its facts: words in the reader's language, and joined lists."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType

IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")
WORDS = "word"  # the kind of words that a message need not name
BOX = re.compile(r"([a-z_]+)-([1-9][0-9]{0,2})\Z")


class Items(FluentType):
    """A fact that is a list; shown without a function it is its items as they stand, with commas."""

    def __init__(self, items: Iterable[object]) -> None:
        """Keep the items in their order."""
        self.items = tuple(items)

    def format(self, locale: object) -> str:  # noqa: ARG002  # the resolver gives it
        """The items as they stand."""
        return ", ".join(map(str, self.items))


# Any: a Fluent function takes and gives whatever the resolver holds.
FluentFunction = Callable[..., Any]


def functions_for(bundle_of: Callable[[], FluentBundle]) -> dict[str, FluentFunction]:
    """WORD, WORDS, NAMES and COUNT for a bundle, which need not be there before one of them is called."""

    def word(fact: object, of: str = WORDS) -> str:
        return _word(bundle_of(), _given(fact), of)

    def words(fact: object, join: str = "and", of: str = WORDS) -> str:
        return _joined(bundle_of(), [_word(bundle_of(), item, of) for item in _items(fact)], join)

    def names(fact: object, join: str = "and") -> str:
        return _joined(bundle_of(), [str(item) for item in _items(fact)], join)

    def count(fact: object) -> int:
        return len(_items(fact))

    return {"WORD": word, "WORDS": words, "NAMES": names, "COUNT": count}


def _given(fact: object) -> object:
    if isinstance(fact, FluentNone):
        raise TypeError(f"no fact {fact.name!r}")
    return fact


def _items(fact: object) -> tuple[object, ...]:
    given = _given(fact)
    return given.items if isinstance(given, Items) else (given,)


def _word(bundle: FluentBundle, item: object, of: str) -> str:
    """A word in the reader's language, of the kind that the message names: `word-round`, `tile-square`."""
    text = str(item)
    if not IDENTIFIER.match(text):
        return text
    if bundle.has_message(f"{of}-{text}"):
        return _say(bundle, f"{of}-{text}", {})
    box = BOX.match(text)
    if box and bundle.has_message(f"box-{box[1]}"):
        return _say(bundle, f"box-{box[1]}", {"number": box[2]})
    return text


def _joined(bundle: FluentBundle, items: list[str], join: str) -> str:
    if not items:
        return _say(bundle, "list-empty", {})
    *rest, last = items
    if not rest:
        return last
    return _say(bundle, f"list-{join}", {"rest": ", ".join(rest), "last": last, "sound": _first_sound(last)})


def _first_sound(word: str) -> str:
    """The vowel that a word begins with, for languages whose `and` and `or` depend on it; else nothing."""
    plain = unicodedata.normalize("NFD", word.casefold()).removeprefix("h")
    first, second = plain[:1], plain[1:2]
    is_glide = first in ("i", "u") and second in tuple("aeiou")
    return first if first in tuple("aeiou") and not is_glide else "none"


def _say(bundle: FluentBundle, name: str, facts: dict[str, str]) -> str:
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise LookupError(name)
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise errors[0]
    return str(text)
