"""What only the lines of an audit together show: one id or one game twice, names that are nearly one, odd dice.

An id that stands twice is an error: the later line counts in no standings. All else asks a person to look, since equal
games, like names and bad luck happen.
"""

from __future__ import annotations

import math
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from referee.core import Severity
from referee.games import GAMES
from workers.results import AuditFinding, LineResult

LEAST_LETTERS = 5  # of a name that may have one letter wrong
MOST_ALIKE = 50  # names with one spelling in common, beyond which nothing is told of them
LEAST_EXPECTED = 5  # dice for each face; below, the test's numbers mean nothing
CHANCE = 0.001  # that any player of an audit with good dice is told of
MOST_LINES = 20  # that a finding names


def findings(results: Iterable[LineResult]) -> list[AuditFinding]:
    """All findings of an audit, errors first."""
    ids, games, names, dice = Ids(), Games(), Names(), Dice()
    for result in results:
        for check in (ids, games, names, dice):
            check.hear(result)
    return [finding for check in (ids, games, names, dice) for finding in check.findings()]


class Ids:
    """Ids that more than one line has."""

    def __init__(self) -> None:
        """Begin with none."""
        self.lines: dict[str, list[int]] = defaultdict(list)

    def hear(self, result: LineResult) -> None:
        """Take a line in."""
        if isinstance(result.id, str):
            self.lines[result.id].append(result.line)

    def findings(self) -> Iterator[AuditFinding]:
        """An error for each."""
        for name, lines in self.lines.items():
            if len(lines) > 1:
                facts = {"id": name, "lines": len(lines)}
                yield AuditFinding(Severity.ERROR, "audit/duplicate-id", lines[:MOST_LINES], facts)


class Games:
    """Games that stand in more than one line under different ids."""

    def __init__(self) -> None:
        """Begin with none."""
        self.lines: dict[str, list[tuple[int, object]]] = defaultdict(list)

    def hear(self, result: LineResult) -> None:
        """Take a line in."""
        if isinstance(result.fingerprint, str):
            self.lines[result.fingerprint].append((result.line, result.id))

    def findings(self) -> Iterator[AuditFinding]:
        """A warning for each."""
        for lines in self.lines.values():
            if len({name for _, name in lines}) > 1:
                numbers = [line for line, _ in lines]
                facts = {"lines": len(lines)}
                yield AuditFinding(Severity.WARNING, "audit/duplicate-game", numbers[:MOST_LINES], facts)


class Names:
    """Names that are nearly one and never sit at one table."""

    def __init__(self) -> None:
        """Begin with none."""
        self.lines: dict[str, list[int]] = defaultdict(list)

    def hear(self, result: LineResult) -> None:
        """Take a line in."""
        for name in result.totals:
            self.lines[name].append(result.line)

    def findings(self) -> Iterator[AuditFinding]:
        """A warning for each pair, the rarer name's lines with it."""
        for one, other in sorted(self._pairs()):
            if set(self.lines[one]).isdisjoint(self.lines[other]):
                rarer = min(one, other, key=lambda name: (len(self.lines[name]), name))
                facts = {"one": one, "other": other}
                lines = self.lines[rarer][:MOST_LINES]
                yield AuditFinding(Severity.WARNING, "audit/similar-names", lines, facts)

    def _pairs(self) -> set[tuple[str, str]]:
        """Names that share a spelling: their own, or one with a letter left out."""
        spelt: dict[str, set[str]] = defaultdict(set)
        for name in self.lines:
            for spelling in _spellings(plain(name)):
                spelt[spelling].add(name)
        groups = (sorted(names) for names in spelt.values() if 1 < len(names) <= MOST_ALIKE)
        return {(one, other) for names in groups for one, other in combinations(names, 2) if is_near(one, other)}


def plain(name: str) -> str:
    """A name without case, accents, blanks and punctuation; what is only that stays as it is."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    kept = [each for each in letters if not unicodedata.combining(each) and unicodedata.category(each)[0] not in "ZPC"]
    return "".join(kept) or name


def _spellings(name: str) -> Iterator[str]:
    yield name
    if len(name) >= LEAST_LETTERS:
        yield from (name[:place] + name[place + 1 :] for place in range(len(name)))


def is_near(one: str, other: str) -> bool:
    """Whether two names are one but for case, accents, blanks, or one letter that is wrong, missing or swapped.

    Names that differ in a digit or in a word of one letter are meant to.

    >>> is_near("Lauren", "Laurne"), is_near("Ana", "ANA"), is_near("Player 1", "Player 2"), is_near("Team A", "Team B")
    (True, True, False, False)
    """
    words = zip(one.casefold().split(), other.casefold().split(), strict=False)
    if any(len(left) == 1 and len(right) == 1 and left != right for left, right in words):
        return False
    left, right = sorted((plain(one), plain(other)), key=len)
    if left == right:
        return True
    if len(left) < LEAST_LETTERS - 1 or len(right) - len(left) > 1:
        return False
    start = next((place for place, pair in enumerate(zip(left, right, strict=False)) if len(set(pair)) > 1), len(left))
    wrong = right[start]
    if wrong.isdigit() or (start < len(left) and left[start].isdigit()):
        return False
    if len(left) < len(right):
        return left[start:] == right[start + 1 :]
    is_swapped = left[start : start + 2] == right[start : start + 2][::-1] and left[start + 2 :] == right[start + 2 :]
    return left[start + 1 :] == right[start + 1 :] or is_swapped


class Dice:
    """Dice that fell as good dice hardly do, by player."""

    def __init__(self) -> None:
        """Begin with none."""
        self.faces: dict[tuple[str, str, str], Counter[str]] = defaultdict(Counter)
        self.heard: set[object] = set()
        self.lines: dict[str, list[int]] = defaultdict(list)

    def hear(self, result: LineResult) -> None:
        """Take a line in."""
        if (
            not isinstance(result.dice, Mapping)
            or not isinstance(result.rules, str)
            or result.fingerprint in self.heard
        ):
            return
        if isinstance(result.fingerprint, str):  # One game under two ids has one fall of the dice.
            self.heard.add(result.fingerprint)
        game = result.rules.partition("@")[0]
        for player, kinds in result.dice.items():
            self.lines[player].append(result.line)
            for die, faces in kinds.items():
                self.faces[player, game, die].update(faces)

    def findings(self) -> Iterator[AuditFinding]:
        """A warning for each player and die; the more are looked at, the less likely a fall has to be."""
        tested = {}
        for (player, game, die), faces in self.faces.items():
            sides = GAMES[game].dice[die]
            if faces.total() >= LEAST_EXPECTED * len(sides):
                tested[player, game, die] = chi_square(faces, Counter(sides))
        for (player, game, die), (statistic, probability) in tested.items():
            if probability < CHANCE / len(tested):
                facts = {
                    "player": player,
                    "game": game,
                    "die": die,
                    "dice": self.faces[player, game, die].total(),
                    "statistic": f"{statistic:.1f}",
                    "p": f"{probability:.1e}",
                    "faces": [f"{side}: {self.faces[player, game, die][side]}" for side in GAMES[game].dice[die]],
                }
                yield AuditFinding(Severity.WARNING, "audit/odd-dice", self.lines[player][:MOST_LINES], facts)


def chi_square(fallen: Counter[str], sides: Counter[str]) -> tuple[float, float]:
    """Pearson's statistic of a die's falls over its sides, some alike, and how likely one as large is by chance."""
    share = fallen.total() / sides.total()
    statistic = sum((fallen[face] - share * alike) ** 2 / (share * alike) for face, alike in sides.items())
    return statistic, survival(statistic, len(sides) - 1)


def survival(statistic: float, freedom: int) -> float:
    """The probability that a chi-square of so many degrees of freedom is at least so large (closed forms)."""
    half = statistic / 2
    if freedom % 2:
        tail = math.erfc(math.sqrt(half))
        term = math.sqrt(half / math.pi) * 2 * math.exp(-half)
        start = 3
    else:
        tail = term = math.exp(-half)
        term *= half
        start = 4
    for degrees in range(start, freedom + 1, 2):
        tail += term
        term *= statistic / degrees
    return tail
