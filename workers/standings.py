"""Standings over the lines of an audit: points by a scheme, ties broken by name, and which disputes could change them.

A line counts when it is `confirmed` or `unclaimed` and no earlier line has its id. `disputed` and `illegal` lines stand
open. Points are exact fractions: players who share places share what those places are worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from msgspec import UNSET, Struct, UnsetType

from intake.problems import ProblemError
from referee.core import Fault
from workers.results import LineResult

COUNTED = ("confirmed", "unclaimed")
OPEN = ("disputed", "illegal")
WINS, BEST, HEAD_TO_HEAD, FEWER_GAMES = "wins", "best", "head-to-head", "fewer-games"
TIE_BREAKS = (WINS, BEST, HEAD_TO_HEAD, FEWER_GAMES)


class Query(Struct, frozen=True):
    """Which lines count, what each place is worth (without `places` a game's own points count), and the tie-breaks."""

    game: str | None = None
    tags: Mapping[str, str] = {}
    places: tuple[Fraction, ...] = ()
    tie_breaks: tuple[str, ...] = ()


class Entry(NamedTuple):
    """One game as it counts: everybody's place and points, and whether more points are better."""

    ranks: Mapping[str, int]
    totals: Mapping[str, int]
    is_higher_better: bool


class Row(Struct, frozen=True):
    """A player's place, points and games; `tie_breaks` has what told them from those with as many points."""

    rank: int
    player: str
    points: str
    games: int
    wins: int
    tie_breaks: Mapping[str, str]


class OpenLine(Struct, frozen=True):
    """A line that does not count before somebody settles it."""

    line: int
    status: str
    id: str | UnsetType = UNSET


class Standings(Struct, frozen=True):
    """The rows, the best first; how many lines count, and which stand open."""

    rows: Sequence[Row]
    counted: int
    open: Sequence[OpenLine]


class Tally:
    """What players have won so far."""

    def __init__(self, query: Query) -> None:
        """Begin with nothing."""
        self.query = query
        self.points: dict[str, Fraction] = {}
        self.games = Counter[str]()
        self.wins = Counter[str]()
        self.best: dict[str, int] = {}
        self.beaten = Counter[tuple[str, str]]()
        self.directions: set[bool] = set()

    def copy(self) -> Tally:
        """The same, to go on from."""
        other = Tally(self.query)
        other.points, other.games, other.wins = dict(self.points), self.games.copy(), self.wins.copy()
        other.best, other.beaten, other.directions = dict(self.best), self.beaten.copy(), set(self.directions)
        return other

    def add(self, entry: Entry) -> None:
        """Count a game."""
        self.directions.add(entry.is_higher_better)
        for player, rank in entry.ranks.items():
            total = entry.totals[player]
            gained = place_points(self.query.places, entry.ranks, rank) if self.query.places else Fraction(total)
            self.points[player] = self.points.get(player, Fraction(0)) + gained
            self.games[player] += 1
            self.wins[player] += rank == 1
            known = self.best.get(player, total)
            self.best[player] = max(known, total) if entry.is_higher_better else min(known, total)
        if HEAD_TO_HEAD in self.query.tie_breaks:
            for one, rank in entry.ranks.items():
                self.beaten.update((one, other) for other, behind in entry.ranks.items() if rank < behind)

    def rows(self) -> list[Row]:
        """Everybody's row, the best first, those who are level by name."""
        if len(self.directions) > 1 and (not self.query.places or BEST in self.query.tie_breaks):
            raise ProblemError("query", [Fault("scheme", "mixed-directions")])
        rows: list[Row] = []
        for group, told in self._groups():
            rank = len(rows) + 1
            rows += [
                Row(rank, player, str(self.points[player]), self.games[player], self.wins[player], told.get(player, {}))
                for player in sorted(group)
            ]
        return rows

    def _groups(self) -> Iterator[tuple[list[str], Mapping[str, Mapping[str, str]]]]:
        """Players who are level to the end, group by group, with what the tie-breaks made of each."""
        is_low = not self.query.places and self.directions == {False}
        for group in _split({player: -points if not is_low else points for player, points in self.points.items()}):
            told: dict[str, dict[str, str]] = {player: {} for player in group}
            groups = [group]
            for tie_break in self.query.tie_breaks:
                groups = [part for level in groups for part in self._broken(level, tie_break, told)]
            for level in groups:
                yield level, told

    def _broken(self, level: list[str], tie_break: str, told: dict[str, dict[str, str]]) -> list[list[str]]:
        """Players who are level, by a tie-break."""
        if len(level) == 1:
            return [level]
        values = {player: self._value(player, level, tie_break) for player in level}
        for player, value in values.items():
            told[player][tie_break] = str(value)
        is_low = tie_break == FEWER_GAMES or (tie_break == BEST and self.directions == {False})
        return _split({player: value if is_low else -value for player, value in values.items()})

    def _value(self, player: str, level: Sequence[str], tie_break: str) -> int:
        if tie_break == WINS:
            return self.wins[player]
        if tie_break == BEST:
            return self.best[player]
        if tie_break == FEWER_GAMES:
            return self.games[player]
        ahead = sum(self.beaten[player, other] for other in level)
        return ahead - sum(self.beaten[other, player] for other in level)


def _split(keys: Mapping[str, Fraction | int]) -> list[list[str]]:
    """The players by key, the lowest first, those with one key together."""
    groups: dict[Fraction | int, list[str]] = {}
    for player, key in sorted(keys.items(), key=lambda item: item[1]):
        groups.setdefault(key, []).append(player)
    return list(groups.values())


def place_points(places: Sequence[Fraction], ranks: Mapping[str, int], rank: int) -> Fraction:
    """What a place is worth: the mean of the places that those who share it take up together."""
    sharing = sum(other == rank for other in ranks.values())
    return sum(places[rank - 1 : rank - 1 + sharing], Fraction(0)) / sharing


class Counted(NamedTuple):
    """The lines of an audit sorted out for standings: what counts, how many lines that are, and what stands open."""

    tally: Tally
    lines: int
    open: list[LineResult]


def count(results: Iterable[LineResult], query: Query) -> Counted:
    """Sort out the lines that a query is about."""
    tally, lines, waiting = Tally(query), 0, list[LineResult]()
    known: set[str] = set()
    for result in results:
        is_again = isinstance(result.id, str) and result.id in known
        if isinstance(result.id, str):
            known.add(result.id)
        if not is_meant(result, query):
            continue
        if result.status in OPEN or (is_again and result.status in COUNTED):
            waiting.append(result)
            tally.directions.add(entry_of(result).is_higher_better)
        elif result.status in COUNTED:
            tally.add(entry_of(result))
            lines += 1
    return Counted(tally, lines, waiting)


def is_meant(result: LineResult, query: Query) -> bool:
    """Whether a query is about a line."""
    game = result.rules.partition("@")[0] if isinstance(result.rules, str) else None
    tags = result.tags if isinstance(result.tags, Mapping) else {}
    return query.game in (None, game) and all(tags.get(name) == value for name, value in query.tags.items())


def entry_of(result: LineResult) -> Entry:
    """A line as it counts."""
    ranks = result.ranks if isinstance(result.ranks, Mapping) else {}
    return Entry(ranks, result.totals, result.better != "lower")


def standings(results: Iterable[LineResult], query: Query) -> Standings:
    """The standings over the results of an audit.

    Raises: ProblemError when points of games in which more is better and in which less is better would be added.
    """
    tally, lines, waiting = count(results, query)
    return Standings(tally.rows(), lines, [OpenLine(each.line, each.status, each.id) for each in waiting])
