"""Entries of Smoothie Wars, told by `tests/twin/smoothie_wars.py`."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random

from tests.corpus.told import Json, Paper, Told
from tests.twin.refusing import RefusedError
from tests.twin.smoothie_wars import Player, Week
from tests.twin.weeks import random_records as records  # noqa: F401  a part of the scorer


def tell(record: Json) -> Told:
    """The week after a record's moves."""
    week, code, accepted = Week(record["setup"]), None, 0
    for move in record["moves"]:
        try:
            week.play(move)
        except RefusedError as refused:
            code = f"smoothie-wars/{refused.code}"
            break
        accepted += 1
    winners = week.winners() if week.over else []
    return Told(accepted, code, week.over, totals_of(week), winners)


def totals_of(week: Week) -> dict[str, int]:
    """What everybody has, or has in the end."""
    return {player.name: week.final(seat) for seat, player in enumerate(week.players)}


def papers(random: Random, record: Json) -> Iterator[Paper]:
    """The scorecards after a whole week, and with a slip of the pen that is carried on to the end."""
    week = Week(record["setup"])
    for move in record["moves"]:
        week.play(move)
    if not week.over:
        return
    sheets = {player.name: {"days": rows(player)} for player in week.players}
    document = {"rules": record["rules"], "setup": record["setup"], "sheets": sheets}
    yield Paper(document, totals_of(week), week.winners())
    slipped = copy.deepcopy(document)
    days = slipped["sheets"][random.choice(week.players).name]["days"]
    wrong, by = random.randrange(len(days)), random.choice((-10, 1, 100))
    for number, row in enumerate(days[wrong:]):
        row["start"] += by if number else 0
        row["end"] += by
    yield Paper(slipped, totals_of(week), week.winners(), ["sheet/sum"])


def rows(player: Player) -> list[Json]:
    """A scorecard's rows as somebody would type them in."""
    return [
        {
            **{box: getattr(line, box) for box in ("start", "sales", "costs", "end", "extra_card", "loan")},
            "go_early": line.bonus > 0,
        }
        for line in player.lines
    ]
