"""Every code, finding, line, citation and ruling that the referee can name has its text, and no text is left over."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import referee
from referee.games.smoothies.codes import Code
from referee.rulings.smoothies import RULINGS
from service.contract import CODES
from tests.texts.samples import patterns
from texts import LANGUAGES, cite, message_id

REFEREE = Path(referee.__file__).parent
SMOOTHIES = REFEREE / "games" / "smoothies"
CITED_LINES = (6, *range(8, 15), 16, 18, 20, 22, 23, *range(25, 28), *range(29, 34), *range(35, 38), 39, 41, 43, 44)
CITED_LINES += (*range(46, 53), *range(54, 64), *range(65, 70))
BODY_PROBLEMS = ("not-json", "duplicate-key", "too-deep", "integer-too-large", "not-finite", "media-type")
SIZE_PROBLEMS = ("content-encoding", "body-too-large", "too-many-moves")
OTHER_PROBLEMS = ("shape", "unknown-game", "unknown-preset", "unknown-version", "not-found", "method", "internal")
PROBLEMS = BODY_PROBLEMS + SIZE_PROBLEMS + OTHER_PROBLEMS
STATUSES = ("confirmed", "disputed", "unclaimed", "incomplete", "illegal", "invalid")


def names(language: str) -> set[str]:
    return {name for name, _ in patterns(language)}


def code_of(folder: Path) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


def found(pattern: str, folder: Path = SMOOTHIES) -> set[Any]:
    matches = set(re.findall(pattern, code_of(folder)))
    assert matches, pattern
    return matches


def openapi_readings() -> dict[str, tuple[list[str], str]]:
    contract = yaml.safe_load((REFEREE.parent / "openapi.yaml").read_text("utf-8"))
    options = contract["components"]["schemas"]["SmoothiesRulings"]["properties"]
    return {ruling: (option["enum"], option["default"]) for ruling, option in options.items()}


def expected_ruling_texts() -> Iterator[str]:
    for ruling in RULINGS:
        yield from (f"ruling-{ruling.id}", f"ruling-{ruling.id}.question")
        yield from (f"ruling-{ruling.id}.reading-{reading}" for reading in ruling.readings)


def test_the_registry_has_every_ruling_and_the_contract_s_readings() -> None:
    assert [ruling.id for ruling in RULINGS] == [f"SM-{number:02}" for number in range(1, 43)]
    ours = {ruling.id: (list(ruling.readings), ruling.default) for ruling in RULINGS if ruling.readings}
    assert ours == openapi_readings()
    assert all(ruling.cites for ruling in RULINGS)


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryIdHasItsText:
    def test_refusals(self, language: str) -> None:
        own = {name for name in names(language) if name.startswith("smoothies-")}
        codes = {message_id(code.value) for code in Code}
        assert own == codes | {f"{code}.meaning" for code in codes}

    def test_findings(self, language: str) -> None:
        own = {name for name in names(language) if name.startswith("sheet-")}
        assert own == {message_id(code) for code in found(r'"(sheet/[a-z-]+)"')}

    def test_score_lines(self, language: str) -> None:
        lines = found(r'ScoreLine\(\s*"([a-z]+)",\s*"([a-z]+)"')
        own = {name for name in names(language) if name.startswith("item-smoothies-")}
        assert own == {f"item-smoothies-{section}-{item}" for section, item in lines}
        sections = {name for name in names(language) if name.startswith("section-smoothies-")}
        assert sections == {f"section-smoothies-{section}" for section, _ in lines}

    def test_offers(self, language: str) -> None:
        own = {name for name in names(language) if name.startswith("offer-smoothies-")}
        assert own == {f"offer-smoothies-{kind}" for kind in found(r'Offer\(\s*"([a-z]+)"')}

    def test_faults(self, language: str) -> None:
        codes = found(r'Fault\(\s*[^,()]+(?:\([^()]*\))?[^,()]*,\s*"([a-z-]+)"', REFEREE) | set(CODES)
        assert {f"fault-{code}" for code in codes} <= names(language)

    def test_problems(self, language: str) -> None:
        for problem in PROBLEMS:
            assert {f"problem-{problem}.title", f"problem-{problem}.detail"} <= names(language)

    def test_statuses(self, language: str) -> None:
        assert {f"status-{status}" for status in STATUSES} <= names(language)

    def test_rulings_and_their_readings(self, language: str) -> None:
        own = {name for name in names(language) if name.startswith("ruling-SM-") and not name.endswith(".other")}
        assert own == set(expected_ruling_texts())
        others = {name for name in names(language) if name.startswith("ruling-SM-") and name.endswith(".other")}
        assert others.isdisjoint(f"ruling-{ruling.id}.other" for ruling in RULINGS if ruling.readings)

    def test_rulebook_lines(self, language: str) -> None:
        own = {name for name in names(language) if name.startswith("cite-SM-")}
        texts = {f"cite-SM-L{line}" for line in CITED_LINES}
        assert own == texts | {f"{text}.section" for text in texts}

    def test_everything_that_is_cited(self, language: str) -> None:
        keys = found(r'"(SM[:-]\d+)"') | {key for ruling in RULINGS for key in ruling.cites}
        for key in keys:
            citation = cite(key, language)
            assert citation.section, key
            assert not citation.text.startswith(("cite-", "ruling-")), key
