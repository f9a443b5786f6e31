"""Do the open lines matter? Each of them counted as computed, as claimed or not at all, alone and together.

An illegal game has no result to count, so its effect is unknown: somebody has to settle it. Of the disputed ones all
combinations are tried while there are at most `MOST` of them; beyond, only each line alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from math import prod

from msgspec import UNSET, Struct, UnsetType

from workers.results import LineResult
from workers.standings import Entry, Query, Row, Tally, count, entry_of

MOST = 2_048  # combinations
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
    effects = {each.line: _alone(tally, base, each, option) for each, option in zip(judged, options, strict=True)}
    illegal = [Effect(each.line, each.status, UNKNOWN, (), each.id) for each in waiting if each.status == "illegal"]
    effects |= {each.line: each for each in illegal}
    is_complete = prod(len(option) for option in options) <= MOST
    if is_complete:
        fewest = _fewest(tally, options)
        settle = [judged[place].line for place in fewest]
    else:
        settle = [each.line for each in judged if effects[each.line].effect == ORDER]
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
    pairs = {pair for found in orders for pair in _turned(base, found)}
    told = tuple(sorted(pairs)[:MOST_PAIRS])
    return Effect(result.line, result.status, ORDER if pairs else NOTHING, told, result.id)


def _turned(one: Mapping[str, int], other: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """The pairs of players who stand otherwise to each other; somebody who was not there at all stands behind."""
    if one == other:
        return
    last = len(one) + len(other) + 1
    players = sorted({*one, *other})
    moved = [player for player in players if one.get(player) != other.get(player)]
    for player in moved:
        for rival in players:
            before = one.get(player, last) - one.get(rival, last)
            after = other.get(player, last) - other.get(rival, last)
            if player != rival and (before > 0) - (before < 0) != (after > 0) - (after < 0):
                yield (player, rival) if player < rival else (rival, player)


def _fewest(tally: Tally, options: Sequence[Sequence[Entry | None]]) -> Sequence[int]:
    """The smallest set of lines that, once settled in whatever way, leaves the order to none of the others."""
    orders = {
        chosen: tuple(sorted(order(tally, [options[line][pick] for line, pick in enumerate(chosen)]).items()))
        for chosen in product(*(range(len(option)) for option in options))
    }
    for size in range(len(options) + 1):
        for lines in combinations(range(len(options)), size):
            settled: dict[tuple[int, ...], set[object]] = {}
            for chosen, found in orders.items():
                settled.setdefault(tuple(chosen[line] for line in lines), set()).add(found)
            if all(len(found) == 1 for found in settled.values()):
                return lines
    return tuple(range(len(options)))
