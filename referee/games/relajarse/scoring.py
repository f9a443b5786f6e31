"""Cubes and blueberries as points, each with the moves that brought it into the cup (RE:36)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.core import Event, Finding, Ledger, PlayerScore, Rank, Scorecard, Scored, ScoreLine
from referee.games.relajarse.setup import Table, seating_findings
from referee.games.relajarse.state import State, is_over
from referee.points import add_up

SECTIONS = ("cubes", "blueberries")
RULES = "relajarse@1"
POINTS_A_BLUEBERRY = 2  # RE:36

Told = tuple[int, Event]  # the number of a move and one of its events


def score(state: State, ledger: Ledger) -> Scored:
    """The scorecard of a record so far."""
    table = state.table
    told: dict[str, list[Told]] = {player: [] for player in table.players}
    for number, events in enumerate(ledger):
        for event in events:
            if event.player in told:
                told[event.player].append((number, event))
    cards = {player: add_up(SECTIONS, list(_lines(events))) for player, events in told.items()}
    findings = seating_findings(table)
    return Scored(build_scorecard(table, cards, findings, provisional=not is_over(state)))


def _lines(told: Sequence[Told]) -> Iterator[ScoreLine]:
    """A line for each way in which cubes come and go, and one for the blueberries."""
    sown = [(number, _whole(event, "own")) for number, event in told if event.verb == "sown"]
    yield from _cubes("sown", "RE:17", [(number, own) for number, own in sown if own])
    yield from _cubes(
        "last_cubes", "RE:30", [(n, _whole(event, "cubes")) for n, event in told if event.verb == "took_all"]
    )
    yield from _cubes("stolen", "RE:22", [(number, 1) for number, event in told if event.verb == "stole"])
    yield from _cubes("lost", "RE:22", [(number, -1) for number, event in told if event.verb == "robbed"])
    berries = [number for number, event in told if event.verb == "took_blueberry"]
    if berries:
        points = POINTS_A_BLUEBERRY * len(berries)
        yield ScoreLine("blueberries", "taken", {"blueberries": len(berries)}, points, "RE:27", berries)


def _cubes(item: str, rule: str, gained: Sequence[tuple[int, int]]) -> Iterator[ScoreLine]:
    if gained:
        cubes = sum(count for _, count in gained)
        yield ScoreLine("cubes", item, {"cubes": abs(cubes)}, cubes, rule, [number for number, _ in gained])


def _whole(event: Event, fact: str) -> int:
    value = event.facts[fact]
    if not isinstance(value, int):
        raise TypeError(fact)
    return value


def count_cup(cubes: int, blueberries: int) -> PlayerScore:
    """The points of a cup that was counted at the end, without the moves that filled it."""
    points = POINTS_A_BLUEBERRY * blueberries
    return add_up(
        SECTIONS,
        [
            ScoreLine("cubes", "counted", {"cubes": cubes}, cubes, "RE:36"),
            ScoreLine("blueberries", "counted", {"blueberries": blueberries}, points, "RE:36"),
        ],
    )


def build_scorecard(
    table: Table, cards: Mapping[str, PlayerScore], findings: Sequence[Finding], *, provisional: bool
) -> Scorecard:
    """The scorecard: most points first, then most cubes; who is level in both shares the place (RE:36, RE-24)."""
    keys = [(-cards[player].total, -cards[player].sections["cubes"]) for player in table.players]
    totals = [total for total, _ in keys]
    ranking = [
        Rank(
            rank=1 + sum(other < keys[seat] for other in keys),
            player=table.players[seat],
            total=-keys[seat][0],
            tie_break={"cubes": -keys[seat][1]} if totals.count(keys[seat][0]) > 1 else {},
        )
        for seat in sorted(range(len(keys)), key=lambda seat: keys[seat])
    ]
    return Scorecard(
        rules=RULES,
        provisional=provisional,
        players=cards,
        ranking=ranking,
        winners=[table.players[seat] for seat, key in enumerate(keys) if key == min(keys)],
        better="higher",
        findings=findings,
    )
