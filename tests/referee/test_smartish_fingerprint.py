"""One fingerprint for one race of SMARTish, however it was written down."""

from __future__ import annotations

import json

from referee import judge, reader
from tests.referee.smartish_races import Json, assigned, record, setup, swap

TIED = {"Red": {"position": 40}, "Blue": {"position": 40}}


def of_moves(*moves: Json) -> str:
    table = setup()
    document = reader.read(json.dumps(record(table, *assigned(table), *moves)).encode())
    return judge.verdict(judge.replay(document)).fingerprint


def of_paper(**beside: list[list[str]]) -> str:
    paper = {"rules": "smartish@1", "setup": setup(), "sheets": TIED, **beside}
    return judge.scorecard(reader.read(json.dumps(paper).encode())).fingerprint


def test_a_tie_break_without_rounds_is_one_that_is_left_out() -> None:
    assert of_paper(tie_break=[]) == of_paper()


def test_a_round_says_who_was_right_in_any_order() -> None:
    assert of_paper(tie_break=[["Blue", "Red"], ["Red"]]) == of_paper(tie_break=[["Red", "Blue"], ["Red"]])


def test_a_round_that_nobody_won_is_a_round() -> None:
    assert len({of_paper(), of_paper(tie_break=[[]]), of_paper(tie_break=[["Red"]])}) == 3
    assert of_paper(tie_break=[["Red"], []]) != of_paper(tie_break=[[], ["Red"]])


def test_a_swap_has_no_first_end() -> None:
    one, other = ("Red", 2), ("Blue", 1)
    assert of_moves(swap("Red", one, other)) == of_moves(swap("Red", other, one))
    assert of_moves(swap("Red", ("Red", 2), ("Red", 3))) == of_moves(swap("Red", ("Red", 3), ("Red", 2)))
    assert of_moves(swap("Red", one, other)) != of_moves(swap("Red", ("Red", 3), other))


def test_what_is_left_out_of_a_question_is_its_default() -> None:
    bare = {"type": "question", "player": "Red", "correct": True}
    assert of_moves(bare) == of_moves({**bare, "steals": []})
    stolen = {"player": "Blue", "when": "before", "correct": False}
    spelled = {**stolen, "use": "advance"}
    assert of_moves({**bare, "steals": [stolen]}) == of_moves({**bare, "steals": [spelled]}) != of_moves(bare)
