"""Entries of SMARTish, told by `tests/twin/smartish.py`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.corpus.told import Json, Paper, Told
from tests.twin.races import random_records as records  # noqa: F401  a part of the scorer
from tests.twin.races import rounds_of
from tests.twin.refusing import RefusedError
from tests.twin.smartish import Race, paper_winners


def tell(record: Json) -> Told:
    """The race after a record's moves."""
    race, code, accepted = Race(record["setup"]), None, 0
    for move in record["moves"]:
        try:
            race.play(move)
        except RefusedError as refused:
            code = f"smartish/{refused.code}"
            break
        accepted += 1
    totals = {name: team.position for name, team in race.teams.items()}
    winners = [race.winner] if race.winner else []
    return Told(accepted, code, race.phase == "over", totals, winners)


def papers(random: Random, record: Json) -> Iterator[Paper]:
    """The positions after a whole race with its tie-break, and with one team farther than any race leads."""
    race, rounds = rounds_of(record)
    if race.phase != "over":
        return
    positions = {name: team.position for name, team in race.teams.items()}
    head = {"rules": record["rules"], "setup": record["setup"]}
    beside = {"tie_break": rounds} if rounds else {}
    document = head | {"sheets": {name: {"position": at} for name, at in positions.items()}} | beside
    yield Paper(document, positions, paper_winners(document))
    name = random.choice(race.names)
    far = positions | {name: race.spaces + 100}
    document = head | {"sheets": {name: {"position": at} for name, at in far.items()}}
    yield Paper(document, far, [name], ["sheet/position-too-far"])
