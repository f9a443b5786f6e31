"""Points of a game of Smoothies, line by line, from crossed boxes alone (SM:57-63)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET

from referee.core import Facts, Ledger, PlayerScore, Rank, Scorecard, Scored, ScoreLine
from referee.games.smoothies.board import Board
from referee.games.smoothies.setup import TARGETS, Table
from referee.games.smoothies.state import Phase, State
from referee.games.smoothies.wire import Colour
from referee.points import add_up

SECTIONS = ("fruits", "customers", "blenders")
MOST_COLOURS: tuple[Colour, ...] = ("yellow", "orange")  # SM:58
MOST_POINTS = 3  # SM:58
COMPLETE_POINTS = 5  # a column with every box crossed, SM:60
EMPTY_POINTS = -2  # a column with none, SM:60
RULES = "smoothies@1"

Crossings = Mapping[int, int]  # from a box to the number of the move that crossed it


def score(state: State, ledger: Ledger) -> Scored:
    """The scorecard of a record so far: each line names the moves that earned it."""
    table = state.table
    crossings: dict[str, dict[int, int]] = {player: {} for player in table.players}
    index = table.board.index
    for number, events in enumerate(ledger):
        for event in events:
            if event.verb == "crossed":
                crossings[event.player][index[event.item]] = number
    return score_papers(
        table,
        crossed=[paper.crossed for paper in state.papers],
        used=[paper.abilities_used for paper in state.papers],
        crossings=list(crossings.values()),
        is_over=state.phase is Phase.OVER,
    )


def score_papers(
    table: Table, *, crossed: Sequence[int], used: Sequence[int], crossings: Sequence[Crossings], is_over: bool
) -> Scored:
    """The scorecard of papers: by seat the crossed boxes as a mask, the abilities used, and the crossings if known."""
    tops = {colour: _top(table, colour, crossed) for colour in MOST_COLOURS}
    cards: dict[str, PlayerScore] = {}
    for seat, player in enumerate(table.players):
        mask = crossed[seat]
        lines = [
            *_fruit_lines(table, mask, crossings[seat]),
            *_most_lines(table, mask, tops, crossings[seat]),
            *_customer_lines(table, mask, crossings[seat]),
            *_grey_lines(table, mask, crossings[seat]),
        ]
        cards[player] = add_up(SECTIONS, lines)
    ranking = _rank(table, cards, used)
    winners = [rank.player for rank in ranking if rank.rank == 1]
    objective_met = _is_objective_met(table, ranking)
    scorecard = Scorecard(
        rules=RULES,
        provisional=not is_over,
        players=cards,
        ranking=ranking,
        winners=winners if objective_met is not False else [],
        better="higher",
        target=UNSET if table.objective is None else TARGETS[table.objective],
        objective_met=UNSET if objective_met is None else objective_met,
    )
    return Scored(scorecard, ("SM-36",) if _meets_minimum(table, crossed) else ())


def _fruit_lines(table: Table, mask: int, crossings: Crossings) -> Iterator[ScoreLine]:
    """A point a box in each row that exceeds the minimum (SM:57) or, by another reading, reaches it (SM-36)."""
    needed = table.needed
    rule = "SM-36" if needed == table.minimum else "SM:57"
    for colour, row in table.board.rows.items():
        boxes = (mask & row).bit_count()
        points = boxes if boxes >= needed else 0
        facts: Facts = {"colour": colour, "boxes": boxes, "needed": needed}
        yield ScoreLine("fruits", "row", facts, points, rule, _moves(table.board, row, crossings))


def _top(table: Table, colour: Colour, crossed: Sequence[int]) -> int | None:
    """The most boxes that anybody has in a row, or None where nobody can win its points (SM:58-59, SM:69)."""
    most = max((mask & table.board.rows[colour]).bit_count() for mask in crossed)
    return most if most >= table.needed and not table.is_solo else None


def _most_lines(table: Table, mask: int, tops: dict[Colour, int | None], crossings: Crossings) -> Iterator[ScoreLine]:
    """Three points to everybody with the most yellow or orange boxes (SM:58, SM-37)."""
    for colour, most in tops.items():
        row = mask & table.board.rows[colour]
        if most is not None and row.bit_count() == most:
            yield ScoreLine(
                "fruits",
                "most",
                {"colour": colour, "boxes": most},
                MOST_POINTS,
                "SM:58",
                _moves(table.board, table.board.rows[colour], crossings),
            )


def _customer_lines(table: Table, mask: int, crossings: Crossings) -> Iterator[ScoreLine]:
    """Five points for a complete column, minus two for an empty one (SM:60, SM-38)."""
    for number, column in table.board.column_masks.items():
        crossed = mask & column
        if crossed == column:
            facts = {"column": number}
            yield ScoreLine(
                "customers", "complete", facts, COMPLETE_POINTS, "SM:60", _moves(table.board, column, crossings)
            )
        elif not crossed:
            yield ScoreLine("customers", "empty", {"column": number}, EMPTY_POINTS, "SM:60")


def _grey_lines(table: Table, mask: int, crossings: Crossings) -> Iterator[ScoreLine]:
    """The printed value of each crossed grey box (SM:61)."""
    for bit, value in table.board.greys:
        if mask >> bit & 1:
            facts = {"box": table.board.names[bit]}
            yield ScoreLine("blenders", "grey", facts, value, "SM:61", [crossings[bit]] if bit in crossings else ())


def _moves(board: Board, line: int, crossings: Crossings) -> Sequence[int]:
    """The numbers of the moves that crossed the boxes of a row or column."""
    return sorted({crossings[bit] for bit in board.lines[line] if bit in crossings})


def _rank(table: Table, cards: dict[str, PlayerScore], used: Sequence[int]) -> list[Rank]:
    """Most points, then fewest abilities used, then shared (SM:62, SM-39)."""
    keys = {player: (-cards[player].total, used[seat]) for seat, player in enumerate(table.players)}
    return [
        Rank(
            rank=1 + sum(other < keys[player] for other in keys.values()),
            player=player,
            total=cards[player].total,
            tie_break={"abilities_used": keys[player][1]},
        )
        for player in sorted(table.players, key=lambda player: keys[player])
    ]


def _is_objective_met(table: Table, ranking: Sequence[Rank]) -> bool | None:
    """Whether the solo total exceeds the target (SM:66-69); None with more players."""
    if table.objective is None:
        return None
    return ranking[0].total > TARGETS[table.objective]


def _meets_minimum(table: Table, crossed: Sequence[int]) -> bool:
    """Whether a row has just the minimum, where the readings of SM-36 part."""
    return any((mask & row).bit_count() == table.minimum for mask in crossed for row in table.board.rows.values())
