"""The three languages say the same things, and say them without a hole."""

import itertools
import re
import subprocess
import sys
from collections import Counter

import pytest
from fluent.syntax import ast

from referee.games import GAMES
from tests.texts.samples import entries, patterns, prose, sample_facts, variables
from texts import LANGUAGES, render_strictly

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
SAME_AS_ENGLISH = {
    "es": {
        "severity-error",  # error
        "table-total",  # total
        "word-normal",  # normal
        "word-null",  # JSON's own word
    },
    "it": {
        "tile-design",  # Italian too
        "word-null",  # JSON's own word
    },
}
ENGLISH = re.compile(
    r"\b(?:the|and|with|this|that|not|box(?:es)?|player|blender|cross(?:ed)?|column|row|star|move|turn)\b",
    re.IGNORECASE,
)
SENTENCES = (*(f"{game}-" for game in GAMES), "sheet-", "fault-", "cite-", "ruling-", "offer-", "claim-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_reads_every_line(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_written_twice(language: str) -> None:
    names = Counter(name for name, _ in patterns(language))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_text_stands_in_every_language_with_the_same_facts(language: str) -> None:
    english, other = variables("en"), variables(language)
    # The sound that decides between `y` and `e` is a matter of one language.
    assert {name: facts - {"sound"} for name, facts in other.items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_whatever_the_facts(language: str) -> None:
    for name, needed in variables(language).items():
        for facts in sample_facts(needed):
            text = render_strictly(name, facts, language)
            assert text == text.strip(), name
            assert text, name
            assert "  " not in text, (name, text)
            assert not re.search(r"[{}]|\$[a-z]| [.,;:]|\.\.", text), (name, text)
            if name.startswith(SENTENCES) and not name.endswith(".section"):
                assert re.search(r"[.?]\Z", text), (name, text)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {name: prose(pattern) for name, pattern in patterns("en")}
    same = {
        name
        for name, pattern in patterns(language)
        if prose(pattern) == english[name] and re.search(r"[a-z]", english[name])
    }
    assert same == SAME_AS_ENGLISH[language]
    leftovers = {name: found[0] for name, pattern in patterns(language) if (found := ENGLISH.search(prose(pattern)))}
    assert leftovers == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_the_language_s_own(language: str) -> None:
    quotes = {"en": "“”", "es": "«»", "it": "«»"}[language]
    for name, pattern in patterns(language):
        text = prose(pattern)
        assert not re.search("[\"'`]", text), (name, text)
        assert set(re.findall("[“”«»„]", text)) <= set(quotes), (name, text)
        if language == "es":
            assert text.count("¿") == text.count("?"), (name, text)
            assert text.count("¡") == text.count("!"), (name, text)
        if language == "it":
            assert not re.search(r"\buna [aeiouàèéìòù]", text, re.IGNORECASE), (name, text)
            assert not re.search(r"\b(?:perche|piu|puo|cosi|gia|finche|abilita|E’)\b", text), (name, text)  # noqa: RUF001


def test_a_number_of_one_is_never_followed_by_a_plural() -> None:
    plurals = {
        "en": r"\b(?:1|one) (?:boxes|dice|moves|turns|abilities|times|characters|entries|fields)\b",
        "es": r"\b(?:1|una?) (?:casillas|dados|jugadas|turnos|habilidades|veces|caracteres|elementos|campos)\b",
        "it": r"\b(?:1|una?) (?:caselle|dadi|mosse|turni|volte|caratteri|elementi|campi)\b",
    }
    counted = [(name, facts) for name, facts in variables("en").items() if facts]
    for language, (name, needed) in itertools.product(LANGUAGES, counted):
        for facts in sample_facts(needed | {"sound"}):
            text = render_strictly(name, facts, language)
            assert not re.search(plurals[language], text), (name, text)


def test_importing_the_texts_reads_none_of_them() -> None:
    """The command line must not wait for three languages of which it speaks one."""
    code = "import texts.catalogue; print(texts.catalogue.bundle_of.cache_info().currsize)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
