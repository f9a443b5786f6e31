"""The messages of each language, read once when first needed, and how one becomes a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from texts.words import Items, functions_for

LANGUAGES = ("en", "es", "it")
FALLBACK = "en"

# Any: facts come from several packages as words, whole numbers and lists of them; what is not is a TextError.
Facts = Mapping[str, Any]


class TextError(LookupError):
    """A message that is not there, or that asks for a fact it was not given."""


def render(name: str, facts: Facts, language: str) -> str:
    """The sentence of a message (`fault-enum`) or of one of its attributes (`problem-internal.title`).

    What the language cannot say is said in English, and what English cannot say is the name itself: a missing
    text must not take a verdict with it.
    """
    for tongue in (language, FALLBACK):
        try:
            return render_strictly(name, facts, tongue)
        except TextError:
            continue
    return name


def render_strictly(name: str, facts: Facts, language: str) -> str:
    """The sentence of a message or attribute.

    Raises: TextError when the language, the message or one of its facts is missing.
    """
    if language not in LANGUAGES:
        raise TextError(f"no texts in {language!r}")
    bundle = bundle_of(language)
    message_name, _, attribute = name.partition(".")
    if not bundle.has_message(message_name):
        raise TextError(f"{language}: no message {message_name!r}")
    message = bundle.get_message(message_name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise TextError(f"{language}: {name!r} has no text")
    text, errors = bundle.format_pattern(pattern, {key: _argument(value) for key, value in facts.items()})
    if errors:
        raise TextError(f"{language}: {name!r}: {'; '.join(map(str, errors))}")
    return cast(str, text)


@lru_cache(maxsize=len(LANGUAGES))
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language, those of every game included."""
    functions = functions_for(lambda: bundle_of(language))
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for text in sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def sources(language: str) -> list[str]:
    """The text of each Fluent file of a language: the common one first, then the games'."""
    here = resources.files("texts")
    files = [file for file in here.iterdir() if file.name.endswith(f".{language}.ftl")]
    ordered = [here / f"{language}.ftl", *sorted(files, key=lambda file: file.name)]
    return [file.read_text(encoding="utf-8") for file in ordered]


def _argument(value: object) -> object:
    return Items(value) if isinstance(value, list | tuple) else value
