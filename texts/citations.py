"""What stands behind a citation key, for a person who wants to know why."""

from __future__ import annotations

import re

from msgspec import Struct

from texts.catalogue import TextError, render, render_strictly

LINE = re.compile(r"([A-Z]{2}):([1-9][0-9]*)\Z")
RULING = re.compile(r"[A-Z]{2}-[0-9]{2}\Z")


class Citation(Struct, frozen=True):
    """Where a rule stands (the rulebook's section, or a ruling's question) and what it says in our words."""

    section: str
    text: str


def cite(key: str, language: str) -> Citation:
    """The citation of a rulebook line (`SM:41`) or of a ruling (`SM-05`); of any other key, the key itself.

    >>> cite("SM:41", "en").section
    'Star Boxes'
    """
    if line := LINE.match(key):
        name = f"cite-{line[1]}-L{line[2]}"
        section = render(f"{name}.section", {}, language)
    elif RULING.match(key):
        name = f"ruling-{key}"
        section = render(f"{name}.question", {}, language)
    else:
        return Citation("", key)
    return Citation(section, render(name, {}, language))


def other_reading(ruling: str, language: str) -> str | None:
    """A reading that is known but cannot be chosen; None where the texts tell of none."""
    try:
        return render_strictly(f"ruling-{ruling}.other", {}, language)
    except TextError:
        return None
