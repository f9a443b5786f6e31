"""What the Fluent files hold, read with Fluent's own parser, and facts to try every message with."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from texts.catalogue import sources

# A number takes each value for which some message has a sentence of its own.
NUMBERS = (0, 1, 2, 7, 14)
LISTS = (("red",), ("red", "orange"), ("blue", "green", "yellow"), ())
VALUES: Mapping[str, Sequence[Any]] = {
    "ability": ("extra_die",),
    "blender": ("round", "square", "both"),
    "box": ("round-9", "purple-11"),
    "boxes": NUMBERS,
    "by": ("die", "blend", "star", "bonus"),
    "colour": ("yellow", "orange", "red", "pink", "purple", "blue", "green"),
    "colours": LISTS,
    "day": ("monday", "sunday"),
    "days": (*NUMBERS, ("thursday", "sunday")),
    "die": ("purple",),
    "examples": (("purple-11", "round-5"),),
    "expected": LISTS,
    "face": ("sun", "rain", "blank"),
    "faces": (("sun", "rain", "blank", "chance"),),
    "field": ("round",),
    "free": (("green-11", "purple-10", "square-3"),),
    "item": ("round", "square", "both", "purple-11", "round-9", "extra_die", "national_park", "monday", "chance"),
    "kind": ("begun", "sunday", "smoothies", "both", "extra_card"),
    "last": ("Irene", "Elena", "Óscar", "Ben"),
    "location": ("city", "residential"),
    "locations": (("beach",), ("city", "residential", "national_park")),
    "missing": LISTS,
    "number": ("11",),
    "player": ("Ana",),
    "players": (("Ana", "Ben"),),
    "place": ("Move 11 (/moves/10)",),
    "pointer": ("/moves/10",),
    "pointers": (("/setup/players", "/setup/sheet"),),
    "rest": ("Ana",),
    "sent": ("blend", 2),
    "slip": ("none", "swapped", "put_right", "loan_unmarked"),
    "sound": ("a", "e", "i", "o", "u", "none"),
    "star": ("purple-11",),
    "there": LISTS,
    "twice": LISTS,
    "types": (("roll",), ("reroll", "blend")),
    "waiting": (("Red",), ("Red", "Blue")),
    "which": ("reroll", "modifier_1"),
    "winners": LISTS,
}


class Used(Visitor):
    """The variables that a pattern uses, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  named by the visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  named by the visitor
        self.messages.add(node.id.name)


class Prose(Visitor):
    """The text of a pattern, without what is put into it."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  named by the visitor
        self.parts.append(node.value)


@cache
def entries(language: str) -> list[Any]:
    """Everything in the Fluent files of a language, in order, comments and junk included."""
    return [entry for text in sources(language) for entry in FluentParser().parse(text).body]


def patterns(language: str) -> Iterator[tuple[str, Any]]:
    """The patterns of a language by name: `fault-enum` is a message, `problem-internal.title` an attribute."""
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables(language: str) -> dict[str, frozenset[str]]:
    """The facts that each pattern needs, those of the messages that it refers to included."""
    used: dict[str, Used] = {}
    for name, pattern in patterns(language):
        used[name] = Used()
        used[name].visit(pattern)

    def needed(name: str) -> frozenset[str]:
        return frozenset(used[name].variables).union(*(needed(other) for other in used[name].messages))

    return {name: needed(name) for name in used}


def prose(pattern: Any) -> str:
    """What a pattern says by itself."""
    reader = Prose()
    reader.visit(pattern)
    return " ".join(reader.parts)


def sample_facts(names: frozenset[str]) -> Iterator[dict[str, Any]]:
    """Facts for these variables, so that each value of each occurs, with others beside it that move along."""
    choices = {name: VALUES.get(name, NUMBERS) for name in sorted(names)}
    for main, values in (choices or {"": ("",)}).items():
        for turn, value in enumerate(values):
            facts = {name: other[turn % len(other)] for name, other in choices.items()}
            yield {**facts, main: value} if main else {}
