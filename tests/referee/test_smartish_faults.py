"""What cannot be in a document of SMARTish, and what its refusals, events and lines tell beside their code."""

from __future__ import annotations

from typing import Any

import pytest

from referee.core import DocumentError
from referee.games import GAMES
from tests.referee.smartish_races import Json, asked, assigned, question, record, refused, setup, steal, swap, told
from tests.referee.tables import read, verdict

GAME = GAMES["smartish"]


def paper(table: Json, **beside: Any) -> Json:
    sheets = {name: {"position": 0} for name in table["players"]}
    return {"rules": "smartish@1", "setup": table, "sheets": sheets, **beside}


def faults(document: Json) -> list[tuple[str, str, tuple[Any, ...], Json]]:
    with pytest.raises(DocumentError) as caught:
        read(document)
    return [(fault.pointer, fault.code, tuple(fault.allowed), dict(fault.facts)) for fault in caught.value.faults]


def test_the_home_stretch_is_shorter_than_the_lap() -> None:
    """Start is no part of it (ST-12), so that a lap of 12 has at most 11."""
    where = "/setup/board/home_stretch"
    assert read(record(setup(spaces=12, stretch=11))).setup.board.home_stretch == 11
    assert faults(record(setup(spaces=12, stretch=12))) == [(where, "maximum", (), {"limit": 11, "sent": 12})]


def test_a_board_that_is_not_there_is_told_those_that_are() -> None:
    table = {**setup(), "board": "reference-41"}
    facts = {"sent": "reference-41"}
    assert faults(record(table)) == [("/setup/board", "unknown-preset", ("reference-40",), facts)]


def test_a_round_of_the_tie_break_names_nobody_twice() -> None:
    found = faults(paper(setup(), tie_break=[["Red"], ["Blue", "Red", "Blue"]]))
    assert found == [("/tie_break/1/2", "duplicate-player", (), {"player": "Blue"})]


def test_final_positions_have_a_section_of_their_own() -> None:
    assert GAME.sections_of is not None
    assert list(GAME.sections_of(read(paper(setup())))) == ["position"]
    assert list(GAME.sections_of(read(record(setup())))) == ["answers", "steals_won", "steals_lost", "pushes"]


def test_a_tile_taken_twice_is_told_what_lies_in_the_box() -> None:
    """Of the box of twenty (ST:14), in its order, what neither team has; eight are named (ST:20)."""
    table = setup()
    own = ["film", "music", "tv", "film"]
    found = verdict(record(table, assigned(table)[1], {"type": "assign", "player": "Red", "tiles": own}))["violations"]
    free = ["geography", "language", "food-drink", "art-stage", "architecture", "sports-games"]
    free += ["communities", "technology"]
    assert [told(each) for each in found] == [("tile-repeated", "ST:20", {"tile": "film"}, free)]


def test_a_swap_tells_what_went_where() -> None:
    """Red's second tile is music, Blue's first design."""
    table = setup()
    trace = verdict(record(table, *assigned(table), swap("Red", ("Red", 2), ("Blue", 1))), "trace")["trace"]
    one = {"one": "music", "one_player": "Red", "one_slot": 2}
    other = {"other": "design", "other_player": "Blue", "other_slot": 1}
    assert trace[-1]["events"] == [{"verb": "swapped", "player": "Red", "facts": {**one, **other}}]


def test_who_steals_before_and_reads_as_the_last_cannot_steal_after() -> None:
    """Blue alone is beside Red, so that it reads though it stole (ST-06), and no reader steals after (ST:33)."""
    found = refused(setup(), question("Red", "wrong", steal("Blue", "wrong"), steal("Blue", "wrong", "after")))
    assert [told(each)[:2] for each in found] == [("steal-twice", "ST-02"), ("steal-reader-after", "ST:33")]


def lost_rules(table: Json, *moves: Json) -> list[tuple[int, str]]:
    """The points and the rule of each line for a steal of Blue's that failed."""
    lines = verdict(record(table, *assigned(table), *moves))["score"]["players"]["Blue"]["lines"]
    return [(line["points"], line["rule"]) for line in lines if line["section"] == "steals_lost"]


def test_a_failed_steal_that_costs_nothing_cites_why() -> None:
    """On Start by ST-08; where a team that is home is locked by ST-21: 3 stolen, 1 answered, 3 stolen on a lap of 6."""
    won, lost = steal("Blue", "right"), steal("Blue", "wrong")
    assert lost_rules(setup(), question("Red", "wrong", lost)) == [(0, "ST-08")]
    home = [question("Red", "wrong", won), *asked(["B+", "G-"]), question("Red", "wrong", won), *asked(["B-"])]
    table = setup(3, spaces=6, stretch=2, ST_21="locked")
    assert lost_rules(table, *home, question("Green", "wrong", lost)) == [(0, "ST-21")]
