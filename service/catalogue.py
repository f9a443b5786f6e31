"""What the catalogue says of a game: the referee's lists, with sentences from the texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from referee.core import AnyJson, Game, Ruling
from texts import cite, message_id, other_reading, render
from texts.catalogue import FALLBACK, sources

LINE = re.compile(r"^cite-([A-Z]{2})-L([0-9]+) =", re.MULTILINE)

Entry = Mapping[str, AnyJson]


# Any: each game has its own state.
def describe_game(game: Game[Any]) -> Entry:
    """A game's entry in the list of games."""
    presets = ((name, preset) for name, preset in game.presets.items())
    return {
        "id": game.id,
        "title": game.title,
        "languages": game.languages,
        "players": dict(zip(("min", "max"), game.players, strict=True)),
        "modes": game.modes,
        "rulesets": [game.rules],
        "presets": [{"id": name, "title": preset.title, "provenance": preset.provenance} for name, preset in presets],
    }


def describe_whole_game(game: Game[Any], language: str) -> Entry:
    """A game with everything that verdicts refer to, in the reader's language."""
    citations = ((key, cite(key, language)) for key in rulebook_lines(game))
    return {
        **describe_game(game),
        "sections": game.sections,
        "codes": [{"code": code, "text": _meaning(code, language)} for code in game.codes],
        "findings": [
            {"code": code, "severity": severity, "text": _meaning(code, language)}
            for code, severity in game.findings.items()
        ],
        "rulings": [_describe_ruling(ruling, language) for ruling in game.rulings],
        "citations": [{"key": key, "section": each.section, "text": each.text} for key, each in citations],
    }


def _meaning(code: str, language: str) -> str:
    """What a code stands for, whatever the facts."""
    return render(f"{message_id(code)}.meaning", {}, language)


def _describe_ruling(ruling: Ruling, language: str) -> Entry:
    citation = cite(ruling.id, language)
    texts = ((key, render(f"ruling-{ruling.id}.reading-{key}", {}, language)) for key in ruling.readings)
    return {
        "id": ruling.id,
        "citations": ruling.cites,
        "question": citation.section,
        "ours": citation.text,
        "default": ruling.default,
        "readings": [{"key": key, "text": text} for key, text in texts],
        "other": other_reading(ruling.id, language),
        "selectable": bool(ruling.readings),
    }


def rulebook_lines(game: Game[Any]) -> Iterator[str]:
    """The lines of a game's rulebook that can be cited, in its order."""
    book = game.rulings[0].id.partition("-")[0]
    for text in sources(FALLBACK):
        yield from (f"{name}:{line}" for name, line in LINE.findall(text) if name == book)
