"""¡Relajarse!: what cannot be in a set-up, one fingerprint for one game, and what is offered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from referee import judge, reader
from referee.core import DocumentError
from referee.games.relajarse.sowing import Sowing

Json = dict[str, Any]
TRAYS = ["orange", "pink", "yellow", "blue", "orange", "pink", "yellow", "blue"]
PAIRS = [[0, 1], [2, 3], [4, 5], [6, 7]]


def board(**parts: Any) -> Json:
    return {"trays": TRAYS, "blueberries": PAIRS, **parts}


def record(moves: list[Json] | None = None, **setup: Any) -> Json:
    return {"rules": "relajarse@1", "setup": {"players": ["Ana", "Ben"], **setup}, "moves": moves or []}


def read(document: Json) -> Any:
    return reader.read(json.dumps(document).encode())


def faults(**setup: Any) -> list[tuple[str, str, tuple[str | int, ...]]]:
    with pytest.raises(DocumentError) as refused:
        read(record(**setup))
    return [(fault.pointer, fault.code, fault.allowed) for fault in refused.value.faults]


def test_each_player_has_a_corner_alone() -> None:
    assert faults(cups=[0, 1, 2]) == [("/setup/cups", "cups-count", ())]
    assert faults(cups=[2, 2]) == [("/setup/cups/1", "cup-taken", (0, 1, 3))]
    assert faults(players=["Ana", "Ben", "Cleo", "Dan"], cups=[0, 1, 2]) == [("/setup/cups", "cups-count", ())]


def test_a_board_has_two_trays_of_each_colour() -> None:
    trays = ["orange", "orange", "orange", *TRAYS[3:]]
    found = faults(board=board(trays=trays, blueberries=[[0, 3], [1, 6], [2, 7], [4, 5]]))
    assert found == [
        ("/setup/board/trays/2", "tray-colour-count", ("pink", "yellow")),
        ("/setup/board/trays/4", "tray-colour-count", ("pink", "yellow")),
    ]


def test_a_tray_belongs_to_one_blueberry() -> None:
    found = faults(board=board(blueberries=[[0, 1], [1, 2], [4, 5], [6, 7]]))
    assert found == [("/setup/board/blueberries/1/0", "tray-two-blueberries", (3,))]
    assert faults(board=board(blueberries=[[0, 0], [2, 3], [4, 5], [6, 7]])) == [
        ("/setup/board/blueberries/0/1", "tray-two-blueberries", (1,))
    ]


def test_a_blueberry_lies_between_two_colours() -> None:
    found = faults(board=board(blueberries=[[0, 4], [1, 2], [3, 5], [6, 7]]))
    assert found == [("/setup/board/blueberries/0", "blueberry-one-colour", ())]


def test_a_preset_has_a_name_that_is_known() -> None:
    assert faults(board="big") == [("/setup/board", "unknown-preset", ("reference",))]


def facts(**setup: Any) -> list[dict[str, Any]]:
    with pytest.raises(DocumentError) as refused:
        read(record(**setup))
    return [dict(fault.facts) for fault in refused.value.faults]


def test_a_fault_of_a_set_up_tells_what_was_sent() -> None:
    """Two players have three cups; trays 0 and 4 are both orange; a third orange tray lies in place of tray 1."""
    assert facts(cups=[0, 1, 2]) == [{"sent": 3, "players": 2}]
    assert facts(cups=[2, 2]) == [{"corner": 2}]
    across = board(blueberries=[[0, 4], [1, 2], [3, 5], [6, 7]])
    assert facts(board=across) == [{"one": 0, "other": 4, "colour": "orange"}]
    trays = ["orange", "orange", "yellow", "blue", "orange", "pink", "yellow", "blue"]
    apart = [[0, 2], [1, 3], [4, 5], [6, 7]]
    assert facts(board=board(trays=trays, blueberries=apart)) == [{"colour": "orange"}]
    assert facts(board="big") == [{"sent": "big"}]


def test_a_thief_robs_somebody_at_the_table() -> None:
    steal = {"type": "steal", "player": "Ana", "from": "Zoe"}
    with pytest.raises(DocumentError) as refused:
        read(record([steal]))
    assert [(fault.pointer, fault.code) for fault in refused.value.faults] == [("/moves/0/from", "unknown-player")]


def fingerprint(document: Json) -> str:
    return judge.verdict(judge.replay(read(document))).fingerprint


def test_defaults_left_out_or_spelled_out_are_the_same_game() -> None:
    spelled = record(cups=[0, 1], board="reference", rulings={"RE-01": "all"})
    assert fingerprint(spelled) == fingerprint(record())
    assert fingerprint(record(cups=[0, 3])) != fingerprint(record())
    sheets = {"Ana": {"cubes": 12, "blueberries": 2}, "Ben": {"cubes": 12, "blueberries": 2}}
    papers = [{"rules": "relajarse@1", "setup": each["setup"], "sheets": sheets} for each in (spelled, record())]
    one, other = (judge.scorecard(read(paper)).fingerprint for paper in papers)
    assert one == other


def listed(*moves: Json, **setup: Any) -> list[Json]:
    verdict = judge.verdict(judge.replay(read(record(list(moves), **setup))), frozenset({judge.LEGAL_MOVES}))
    assert verdict.legal
    return list(verdict.legal_moves.moves) if verdict.legal_moves else []


def test_every_face_can_be_rolled() -> None:
    faces = [move["face"] for move in listed()]
    assert faces == ["blue", "orange", "pink", "yellow", "wild", "steal"]


def test_a_colour_offers_its_two_trays_in_both_directions() -> None:
    moves = listed({"type": "roll", "player": "Ana", "face": "blue"})
    assert [(move["type"], move["tray"], move["direction"]) for move in moves] == [
        ("sow", 3, "clockwise"),
        ("sow", 3, "counterclockwise"),
        ("sow", 7, "clockwise"),
        ("sow", 7, "counterclockwise"),
    ]


def test_passing_is_offered_only_where_a_table_plays_so() -> None:
    roll = {"type": "roll", "player": "Ana", "face": "blue"}
    assert [move["type"] for move in listed(roll, rulings={"RE-06": "may-pass"})][-1] == "pass"
    assert "pass" not in [move["type"] for move in listed(roll, rulings={"RE-19": "may"})]


# Trays 0 to 7 and the corner 0 between 7 and 0; worked by hand.
@pytest.mark.parametrize(
    ("direction", "trays", "own"),
    [
        # Thirteen cubes clockwise from tray 3: 4 5 6 7, own cup, 0 1 2 3, 4 5 6 7.
        ("clockwise", (1, 1, 1, 1, 2, 2, 2, 2), 1),
        # Counterclockwise: 2 1 0, own cup, 7 6 5 4, 3, 2 1 0, own cup.
        ("counterclockwise", (2, 2, 2, 1, 1, 1, 1, 1), 2),
    ],
)
def test_many_cubes_go_round_and_the_own_cup_takes_one_each_time(direction: str, trays: Any, own: int) -> None:
    sown = Sowing(corner=0, capacity=None, next_tray=False).walk((0, 0, 0, 13, 0, 0, 0, 0), 3, direction)
    assert (sown.trays, sown.own, sown.met_full) == (trays, own, False)


def test_a_sowing_tells_each_place_that_took_a_cube() -> None:
    """Three cubes clockwise from tray 6: tray 7, the own cup, tray 0, which is a tray and no cup."""
    sown = Sowing(corner=0, capacity=None, next_tray=False).walk((0, 0, 0, 0, 0, 0, 3, 0), 6, "clockwise")
    assert list(sown.places) == ["7", "cup", "0"]


def test_the_face_of_a_turn_is_gone_with_it() -> None:
    """Ana rolls blue and sows tray 3; Ben has not rolled (RE:14)."""
    moves = [{"type": "roll", "player": "Ana", "face": "blue"}]
    sow = {"type": "sow", "player": "Ana", "tray": 3, "direction": "clockwise"}
    views = [
        judge.verdict(judge.replay(read(record(each))), frozenset({"state"})).state for each in (moves, [*moves, sow])
    ]
    assert [(view["face"], view["waiting"]) for view in views] == [("blue", ["Ana"]), (None, ["Ben"])]


def test_a_cube_that_meets_no_open_tray_before_its_own_tray_comes_back_to_it() -> None:
    # Capacity 4, all others full: the first of 2 cubes passes 7 full trays; the own cup takes one only by next-place.
    full = (4, 4, 4, 2, 4, 4, 4, 4)
    by_place = Sowing(corner=0, capacity=4, next_tray=False).walk(full, 3, "clockwise")
    assert (by_place.trays, by_place.own) == ((4, 4, 4, 1, 4, 4, 4, 4), 1)
    by_tray = Sowing(corner=0, capacity=4, next_tray=True).walk(full, 3, "clockwise")
    assert (by_tray.trays, by_tray.own) == ((4, 4, 4, 2, 4, 4, 4, 4), 0)
