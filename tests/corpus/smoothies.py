"""Entries of Smoothies, told by `tests/twin/smoothies.py`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.corpus.told import Json, Paper, Told
from tests.twin import smoothies
from tests.twin.tables import papers_after
from tests.twin.tables import random_records as records  # noqa: F401  a part of the scorer


def tell(record: Json) -> Told:
    """The table after a record's moves."""
    try:
        table = smoothies.play(record)
    except smoothies.RefusedError as refused:
        return Told(refused.move, f"smoothies/{refused.code}", finished=False, totals={}, winners=[])
    totals = smoothies.totals(smoothies.score_record(record))
    return Told(len(record["moves"]), None, table.phase == "over", totals, winners_of(record, totals, table))


def winners_of(record: Json, totals: dict[str, int], table: smoothies.Table) -> list[str]:
    """Who wins by the points and the abilities used."""
    used = {player: sum(paper.used.values()) for player, paper in table.papers.items()}
    return smoothies.winners(totals, used, record["setup"].get("objective"))


def papers(_random: Random, record: Json) -> Iterator[Paper]:
    """The papers after a whole game."""
    table = smoothies.play(record)
    if table.phase != "over":
        return
    document = {"rules": record["rules"], "setup": record["setup"], "sheets": papers_after(record)}
    totals = smoothies.totals(smoothies.score_sheets(document))
    yield Paper(document, totals, winners_of(record, totals, table))
