"""Every code, finding, line, offer, event, citation and ruling of a game has its text, and none is left over."""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import referee
from intake.contract import CODES, component_of, document
from referee.core import Severity
from referee.games import GAMES
from referee.judge import replay, scorecard, verdict
from referee.reader import read
from tests.completeness.lacking import keys_in, nothing_lacks, package_of, prefix_of
from tests.golden.cases import of_game
from tests.referee import playouts
from tests.texts.samples import patterns
from texts import LANGUAGES, message_id, render_strictly

REFEREE = Path(referee.__file__).parent
BODY_PROBLEMS = ("not-json", "duplicate-key", "too-deep", "integer-too-large", "not-finite", "media-type")
SIZE_PROBLEMS = ("content-encoding", "body-too-large", "too-many-moves")
OTHER_PROBLEMS = ("shape", "unknown-game", "unknown-preset", "unknown-version", "not-found", "method", "internal")
PROBLEMS = BODY_PROBLEMS + SIZE_PROBLEMS + OTHER_PROBLEMS
STATUSES = ("confirmed", "disputed", "unclaimed", "incomplete", "illegal", "invalid")
FINDING = re.compile(r"(?:sheet|setup|table)/[a-z-]+")
PARTS = {":": ".section", "-": ".question"}  # what stands beside the text of a citation
GAMES_PLAYED = 40  # of each game, to hear what it says besides the words in its code

Language = pytest.mark.parametrize("language", LANGUAGES)
Game = pytest.mark.parametrize("game", GAMES)


@cache
def names(language: str, prefix: str = "") -> frozenset[str]:
    return frozenset(name for name, _ in patterns(language) if name.startswith(prefix))


@cache
def trees(game: str) -> list[ast.Module]:
    folder = REFEREE / "games" / package_of(game)
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]


@cache
def words(game: str) -> frozenset[str]:
    """Every string in a game's code."""
    nodes = (node for tree in trees(game) for node in ast.walk(tree))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def named(game: str, maker: str, count: int) -> set[tuple[str, ...]]:
    """The first arguments of each call of a Struct in a game's code, where they are plain strings."""
    calls = (node for tree in trees(game) for node in ast.walk(tree) if isinstance(node, ast.Call))
    made = (call.args[:count] for call in calls if isinstance(call.func, ast.Name) and call.func.id == maker)
    plain = (tuple(arg.value for arg in args if isinstance(arg, ast.Constant)) for args in made)
    return {strings for strings in plain if len(strings) == count and all(isinstance(each, str) for each in strings)}


class Heard:
    """What a game says of itself in random games, of all its sizes and readings."""

    def __init__(self) -> None:
        self.lines: set[tuple[str, ...]] = set()
        self.offers: set[tuple[str, ...]] = set()
        self.events: set[tuple[str, ...]] = set()
        self.findings: set[tuple[str, Severity]] = set()
        self.tie_breaks: set[str] = set()
        self.rules: set[str] = set()

    def score(self, card: Any) -> None:
        lines = [line for score in card.players.values() for line in score.lines]
        self.lines |= {(line.section, line.item) for line in lines}
        self.findings |= {(finding.code, finding.severity) for finding in card.findings}
        self.tie_breaks |= {name for place in card.ranking for name in place.tie_break}
        self.rules |= {told.rule for told in (*lines, *card.findings)}


@cache
def heard(game: str) -> Heard:
    said, (least, most) = Heard(), GAMES[game].players
    shown = document()["components"]["examples"][component_of(game, "sheets")]["value"]
    said.score(scorecard(read(json.dumps(shown).encode())))
    for seed in range(GAMES_PLAYED):
        spread = most - least + 1
        size = playouts.Size(least + seed % spread, seed // spread % 10, seed)
        record = playouts.record(GAMES[game], size)
        said.score(verdict(replay(record)).score)
        for state, _, step in playouts.steps(GAMES[game], record):
            said.events |= {(event.verb,) for event in step.events}
            said.offers |= {(offer.kind,) for offer in step.offers}
            said.rules |= {offer.rule for offer in step.offers}
            if seed % 4 == 0:
                said.rules |= refusals(game, state, seed)
    return said


def refusals(game: str, state: Any, seed: int) -> set[str]:
    """The rules by which a near miss is refused."""
    near_miss = playouts.near_miss(Random(seed), GAMES[game], state)  # noqa: S311  no secret
    return {violation.rule for violation in GAMES[game].resolve(state, near_miss).violations}


def have_texts(game: str, language: str, needed: Iterable[str]) -> None:
    """Fail where a text that is needed does not stand in the texts of the language."""
    nothing_lacks(
        f"{game}: there is no text `{name}` - add it to texts/{game}.{language}.ftl"
        for name in set(needed) - names(language)
    )


def are_needed(game: str, language: str, own: Iterable[str], needed: Iterable[str]) -> None:
    """Fail where a game has a text that nothing needs."""
    nothing_lacks(
        f"{game}: nothing needs the text `{name}` - remove it from texts/{game}.{language}.ftl"
        for name in set(own) - set(needed)
    )


def same_texts(game: str, language: str, own: Iterable[str], needed: Iterable[str]) -> None:
    """Fail where texts are missing, or where there are some that nothing needs."""
    wanted = set(needed)
    have_texts(game, language, wanted)
    are_needed(game, language, own, wanted)


def combined(game: str, kind: str, own: frozenset[str]) -> Iterator[str]:
    """The texts of a kind whose parts all stand in a game's code, for names that are put together there."""
    strings = words(game)
    for name in own:
        rest = name.removeprefix(f"{kind}-{game}-")
        cuts = [place for place, letter in enumerate(rest) if letter == "-"]
        if rest in strings or any({rest[:cut], rest[cut + 1 :]} <= strings for cut in cuts):
            yield name


def text_of(key: str) -> str:
    """The name of the text of a rulebook line or of a ruling."""
    return f"ruling-{key}" if key[2] == "-" else f"cite-{key.replace(':', '-L')}"


def is_told(key: str, language: str) -> bool:
    """Whether a line or a ruling has its text and what stands above it."""
    return {text_of(key), f"{text_of(key)}{PARTS[key[2]]}"} <= names(language)


@cache
def cited(game: str) -> frozenset[frozenset[str]]:
    """Every place that a game cites, in its code, comments included, in its rulings and in what it was heard to say."""
    prefix, package = prefix_of(GAMES[game]), package_of(game)
    paths = [REFEREE / "rulings" / f"{package}.py", *(REFEREE / "games" / package).rglob("*.py")]
    code = "\n".join(path.read_text("utf-8") for path in paths)
    single = {*heard(game).rules, *re.findall(rf"\b{prefix}-[0-9]{{2}}\b", code)}
    return frozenset(keys_in(code, prefix) | {frozenset([key]) for key in single})


def expected_ruling_texts(game: str) -> Iterator[str]:
    for ruling in GAMES[game].rulings:
        yield from (f"ruling-{ruling.id}", f"ruling-{ruling.id}.question")
        yield from (f"ruling-{ruling.id}.reading-{reading}" for reading in ruling.readings)


@Game
def test_the_registry_has_every_ruling_and_the_contract_s_readings(game: str) -> None:
    rulings = GAMES[game].rulings
    first = int(rulings[0].id[3:])
    assert [ruling.id for ruling in rulings] == [
        f"{prefix_of(GAMES[game])}-{number:02}" for number in range(first, first + len(rulings))
    ]
    schema = component_of(game, "record").removesuffix("Record") + "Rulings"
    options = document()["components"]["schemas"].get(schema, {"properties": {}})["properties"]
    readings = {ruling: (option["enum"], option["default"]) for ruling, option in options.items()}
    assert readings == {each.id: (list(each.readings), each.default) for each in rulings if each.readings}
    assert all(ruling.cites for ruling in rulings)


@Language
@Game
class TestEveryIdOfAGameHasItsText:
    def test_refusals(self, game: str, language: str) -> None:
        codes = {message_id(code) for code in GAMES[game].codes}
        same_texts(game, language, names(language, f"{game}-"), codes | {f"{code}.meaning" for code in codes})

    def test_findings(self, game: str, language: str) -> None:
        assert GAMES[game].findings.keys() == {word for word in words(game) if FINDING.fullmatch(word)}
        assert heard(game).findings <= set(GAMES[game].findings.items())
        codes = {message_id(code) for code in GAMES[game].findings}
        have_texts(game, language, codes | {f"{code}.meaning" for code in codes})

    def test_score_lines(self, game: str, language: str) -> None:
        needed = named(game, "ScoreLine", 2) | heard(game).lines
        own = names(language, f"item-{game}-")
        wanted = {f"item-{game}-{'-'.join(line)}" for line in needed}
        have_texts(game, language, wanted)
        are_needed(game, language, own, [*wanted, *combined(game, "item", own)])

    def test_sections(self, game: str, language: str) -> None:
        wanted = [f"section-{game}-{each}" for each in GAMES[game].sections]
        same_texts(game, language, names(language, f"section-{game}-"), wanted)

    def test_offers(self, game: str, language: str) -> None:
        needed = named(game, "Offer", 1) | heard(game).offers
        own = names(language, f"offer-{game}-")
        wanted = {f"offer-{game}-{kind}" for (kind,) in needed}
        have_texts(game, language, wanted)
        are_needed(game, language, own, [*wanted, *combined(game, "offer", own)])

    def test_events(self, game: str, language: str) -> None:
        own = names(language, f"event-{game}-")
        needed = named(game, "Event", 1) | heard(game).events
        wanted = {f"event-{game}-{verb}" for (verb,) in needed}
        have_texts(game, language, wanted)
        are_needed(game, language, own, [*wanted, *combined(game, "event", own)])

    def test_tie_breaks(self, game: str, language: str) -> None:
        have_texts(game, language, {f"tie-break-{name}" for name in heard(game).tie_breaks})

    def test_rulings_and_their_readings(self, game: str, language: str) -> None:
        own = names(language, f"ruling-{prefix_of(GAMES[game])}-")
        others = {name for name in own if name.endswith(".other")}
        same_texts(game, language, own - others, expected_ruling_texts(game))
        assert others.isdisjoint(f"ruling-{each.id}.other" for each in GAMES[game].rulings if each.readings)

    def test_everything_that_is_cited(self, game: str, language: str) -> None:
        """Of a range of lines, one at least is told."""
        nothing_lacks(
            f"{game}: {min(keys)} is cited but has no text - "
            f"add {text_of(min(keys))}, with its .section, to texts/{game}.{language}.ftl"
            for keys in cited(game)
            if not any(is_told(key, language) for key in keys)
        )

    def test_no_citation_is_left_over(self, game: str, language: str) -> None:
        sources = {source for case in of_game(game) for source in case["sources"]}
        prefix = f"cite-{prefix_of(GAMES[game])}-"
        own = {name for name in names(language, prefix) if "." not in name}
        are_needed(game, language, own, map(text_of, sources.union(*cited(game))))

    def test_rulebook_lines_have_their_section(self, game: str, language: str) -> None:
        own = names(language, f"cite-{prefix_of(GAMES[game])}-")
        texts = {name for name in own if not name.endswith(".section")}
        assert own == texts | {f"{name}.section" for name in texts}
        assert all(re.fullmatch(r"cite-[A-Z]{2}-L[1-9][0-9]*", name) for name in texts)


@Language
class TestEveryIdOfAllHasItsText:
    def test_findings(self, language: str) -> None:
        codes = {message_id(code) for game in GAMES.values() for code in game.findings}
        sheets = {code for code in codes if code.startswith("sheet-")}
        assert names(language, "sheet-") == sheets | {f"{code}.meaning" for code in sheets}
        assert codes | {f"{code}.meaning" for code in codes} <= names(language)

    def test_no_text_is_of_no_game(self, language: str) -> None:
        for kind in ("item", "section", "offer", "event"):
            games = tuple(f"{kind}-{game}-" for game in GAMES)
            assert [name for name in names(language, f"{kind}-") if not name.startswith(games)] == []
        for kind in ("cite", "ruling"):
            games = tuple(f"{kind}-{prefix_of(GAMES[game])}-" for game in GAMES)
            assert [name for name in names(language, f"{kind}-") if not name.startswith(games)] == []

    def test_every_way_to_cross_a_box(self, language: str) -> None:
        """A box of Smoothies is crossed by one of several means, and each has words of its own."""
        facts = {"player": "Ana", "item": "red-7"}
        ways = ("die", "blend", "star", "bonus")
        assert set(ways) <= words("smoothies")
        told = {render_strictly("event-smoothies-crossed", {**facts, "by": way}, language) for way in ways}
        assert len(told) == len(ways)

    def test_faults(self, language: str) -> None:
        code = "\n".join(path.read_text("utf-8") for path in sorted(REFEREE.rglob("*.py")))
        codes = set(re.findall(r'Fault\(\s*[^,()]+(?:\([^()]*\))?[^,()]*,\s*"([a-z-]+)"', code)) | set(CODES)
        assert {f"fault-{code}" for code in codes} <= names(language)

    def test_problems(self, language: str) -> None:
        for problem in PROBLEMS:
            assert {f"problem-{problem}.title", f"problem-{problem}.detail"} <= names(language)

    def test_statuses(self, language: str) -> None:
        assert {f"status-{status}" for status in STATUSES} <= names(language)
