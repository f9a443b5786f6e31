"""Do the open lines matter? Each of them counted as computed, as claimed or not at all, alone and together.

An illegal game has no result to count, so its effect is unknown: somebody has to settle it. Of the disputed ones all
combinations are tried while that is little work; beyond, each line alone as long as that is, and others stay unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from math import prod

from msgspec import UNSET, Struct, UnsetType

from workers.results import LineResult
from workers.standings import Entry, Query, Row, Tally, count, entry_of

MOST_RANKED = 100_000  # times that a player is put into an order, a few microseconds each
MOST_TOGETHER = 8  # lines whose combinations are tried
MOST_PAIRS = 200  # that are told of one line
ORDER, NOTHING, UNKNOWN = "order", "none", "unknown"


class Effect(Struct, frozen=True):
    """What an open line could change: the order between pairs of players, nothing, or nobody knows."""

    line: int
    status: str
    effect: str
    pairs: Sequence[tuple[str, str]]
    id: str | UnsetType = UNSET


class Disputes(Struct, frozen=True):
    """The open lines by what they could change alone, the fewest to settle, and whether all combinations were tried."""

    lines: Sequence[Effect]
    settle: Sequence[int]
    complete: bool


def disputes(results: Iterable[LineResult], query: Query) -> Disputes:
    """Which open lines could change the order of the standings, and between whom."""
    tally, _, waiting = count(results, query)
    judged = [each for each in waiting if each.status != "illegal"]
    options = [list(outcomes(each)) for each in judged]
    base = order(tally, [])
    players = len({*base, *(player for each in judged for player in each.totals)})
    effects = {each.line: Effect(each.line, each.status, UNKNOWN, (), each.id) for each in waiting}
    for each, option in islice(zip(judged, options, strict=True), MOST_RANKED // (3 * max(1, players))):
        effects[each.line] = _alone(tally, base, each, option)
    illegal = [each for each in waiting if each.status == "illegal"]
    combined = prod(len(option) for option in options)
    is_complete = len(judged) <= MOST_TOGETHER and combined * players <= MOST_RANKED
    if is_complete:
        fewest = _fewest(tally, options)
        settle = [judged[place].line for place in fewest]
    else:
        settle = [each.line for each in judged if effects[each.line].effect != NOTHING]
    settle += [each.line for each in illegal]
    return Disputes([effects[each.line] for each in waiting], sorted(settle), is_complete)


def outcomes(result: LineResult) -> Iterator[Entry | None]:
    """How a line could come to count: not at all, as it was computed, and as it was claimed."""
    yield None
    computed = entry_of(result)
    if computed.ranks:
        yield computed
    claimed = {
        difference.player: difference.claimed
        for difference in result.differences
        if difference.item == "total" and isinstance(difference.player, str) and isinstance(difference.claimed, int)
    }
    winners = next((each.claimed for each in result.differences if each.item == "winners"), None)
    if claimed or winners:
        totals = {**result.totals, **claimed}
        yield Entry(ranked(totals, winners, is_higher=computed.is_higher_better), totals, computed.is_higher_better)


def ranked(totals: Mapping[str, int], winners: object, *, is_higher: bool) -> Mapping[str, int]:
    """Places by points; where winners are claimed, they are first."""
    named = winners if isinstance(winners, Sequence) else ()
    keys = {player: (player not in named, -total if is_higher else total) for player, total in totals.items()}
    if not named:
        keys = {player: (False, key) for player, (_, key) in keys.items()}
    return {player: 1 + sum(other < key for other in keys.values()) for player, key in keys.items()}


def order(tally: Tally, entries: Iterable[Entry | None]) -> Mapping[str, int]:
    """Everybody's rank once some more games count."""
    whole = tally.copy()
    for entry in entries:
        if entry:
            whole.add(entry)
    rows: Sequence[Row] = whole.rows()
    return {row.player: row.rank for row in rows}


def _alone(tally: Tally, base: Mapping[str, int], result: LineResult, options: Sequence[Entry | None]) -> Effect:
    """What a line could change if it were the only one that is open."""
    orders = [order(tally, [entry]) for entry in options]
    pairs = {pair for found in orders for pair in _turned(base, found, result.totals)}
    told = tuple(sorted(pairs)[:MOST_PAIRS])
    return Effect(result.line, result.status, ORDER if pairs else NOTHING, told, result.id)


def _turned(one: Mapping[str, int], other: Mapping[str, int], moved: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The pairs who stand otherwise to each other, one of whom was moved; who was not there stands behind."""
    last = len(one) + len(other) + 1
    for player in moved:
        for rival in {*one, *other}:
            before = one.get(player, last) - one.get(rival, last)
            after = other.get(player, last) - other.get(rival, last)
            if player != rival and (before > 0) - (before < 0) != (after > 0) - (after < 0):
                yield (player, rival) if player < rival else (rival, player)


def _fewest(tally: Tally, options: Sequence[Sequence[Entry | None]]) -> Sequence[int]:
    """The smallest set of lines that, once settled in whatever way, leaves the order to none of the others."""
    numbers: dict[frozenset[tuple[str, int]], int] = {}
    orders: dict[tuple[int, ...], int] = {}
    for chosen in product(*(range(len(option)) for option in options)):
        found = frozenset(order(tally, [options[line][pick] for line, pick in enumerate(chosen)]).items())
        orders[chosen] = numbers.setdefault(found, len(numbers))
    for size in range(len(options) + 1):
        for lines in combinations(range(len(options)), size):
            settled: dict[tuple[int, ...], int] = {}
            if all(
                settled.setdefault(tuple(chosen[line] for line in lines), number) == number
                for chosen, number in orders.items()
            ):
                return lines
    return tuple(range(len(options)))
