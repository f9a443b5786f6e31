"""What people read on the command line: scorecards, verdicts and what each move did."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from referee import judge, reader
from referee.core import Verdict, Violation
from service import cli
from service.table import show_scorecard, show_verdict
from tests.service.client import EXAMPLES, ROLL, example, record, written

ANTONIO = str(EXAMPLES / "antonio.sheets.json")
DISPUTED = str(EXAMPLES / "antonio-46.sheets.json")
GAME = str(EXAMPLES / "two-players.record.json")
WRONG_STAR = str(EXAMPLES / "two-players-wrong-star.record.json")
GOLDEN = EXAMPLES.parent / "tests" / "golden" / "smoothies"
pytestmark = pytest.mark.usefixtures("english")

Printed = Callable[..., str]


@pytest.fixture
def printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Printed:
    """What a command prints of a document or a file."""

    def run(command: str, document: Any, *options: str) -> str:
        file = document if isinstance(document, str) else written(tmp_path, document)
        assert cli.main([command, file, *options]) < 2
        return capsys.readouterr().out

    return run


def golden(name: str) -> Any:
    return json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))["document"]


def cells(text: str) -> list[list[str]]:
    """The cells of each line of a table."""
    return [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in text.splitlines()]


def test_the_printed_game_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["score", ANTONIO]) == 0
    out = capsys.readouterr().out
    block = out[out.index("Antonio: 47") : out.index("Hannah: 39")]
    rows = cells(block)
    assert ["Section", "Item", "Points", "Rule", "Moves"] in rows
    assert ["Fruits", "10 boxes in the yellow row (scores from 7)", "10", "SM:57"] in rows
    assert ["Fruits", "Most boxes in the yellow row (10)", "3", "SM:58"] in rows
    assert ["Customers", "Column 12 empty", "-2", "SM:60"] in rows
    totals = [row for row in rows if row[1:2] == ["Total"]]
    assert totals == [["Fruits", "Total", "44"], ["Customers", "Total", "8"], ["Blenders", "Total", "-5"]]
    assert ["1", "Antonio", "47", "9 abilities used"] in cells(out)
    assert "Winner: Antonio" in out
    assert out.endswith("Status: confirmed\n")


def test_a_wrong_claim_shows_the_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["score", DISPUTED]) == 1
    out = capsys.readouterr().out
    assert ["Antonio", "Total", "46", "47"] in cells(out)
    assert out.endswith("Status: disputed\n")


def test_wrong_sections_and_winners_are_shown_by_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    claim = {"sections": {"Antonio": {"customers": 9}}, "winners": ["Hannah"]}
    assert cli.main(["score", written(tmp_path, example("antonio.sheets") | {"claim": claim})]) == 1
    rows = cells(capsys.readouterr().out)
    assert ["Antonio", "Customers", "9", "8"] in rows
    assert ["Winners", "Hannah", "Antonio"] in rows


def test_a_legal_game_names_the_moves_behind_each_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", GAME]) == 0
    out = capsys.readouterr().out
    assert "64 moves accepted\n" in out
    (most,) = (line for line in out.splitlines() if "Most boxes in the orange row (13)" in line)
    moves = example("two-players.record")["moves"]
    numbers = [int(number.strip(",")) for number in most.partition("SM:58")[2].split()]
    assert numbers
    assert all(moves[number - 1]["player"] == "Ben" for number in numbers)
    # Ben's first orange box is the pick after Ana's first turn, the fourth move.
    assert numbers[0] == 4


def test_a_refusal_stands_last_and_says_where_what_and_by_which_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", WRONG_STAR]) == 1
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()][-8:]
    assert lines[:2] == ["10 moves accepted", "Move 11 (/moves/10) is refused."]
    assert lines[2] == "/moves/10/stars/1 smoothies/star-not-adjacent"
    assert lines[3].startswith("The star on blue 11 cannot cross green 11")
    assert lines[4].startswith("SM:41 Star Boxes: ")
    assert lines[5:] == ["Legal instead: blue-10, blue-12", "", "Status: a move is not legal"]


def test_findings_are_shown_with_their_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheets = example("antonio.sheets")
    sheets["sheets"]["Hannah"]["abilities_used"] = 99
    del sheets["claim"]
    assert cli.main(["score", written(tmp_path, sheets)]) == 1
    out = capsys.readouterr().out
    assert "error /sheets/Hannah/abilities_used sheet/abilities-over" in out
    assert "Hannah counts 99 abilities as used" in out


def test_an_unfinished_game_is_told_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", written(tmp_path, record(ROLL))]) == 0
    out = capsys.readouterr().out
    assert "The game is not over; the points are those so far." in out
    assert "Winner" not in out


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("R40_easy-at-the-target", ["The objective is missed.", "To exceed: 55 points; one is missing."]),
        ("R40_easy-over-the-target", ["The objective is met.", "To exceed: 55 points; exceeded by one."]),
    ],
)
def test_alone_the_target_and_the_gap_to_it_are_told(printed: Printed, name: str, lines: list[str]) -> None:
    assert "\n".join(lines) in printed("score", golden(name))


def test_an_objective_is_not_missed_before_the_end(printed: Printed) -> None:
    setup = {"players": ["Ana"], "sheet": "reference-14", "objective": "easy"}
    out = printed("judge", {"rules": "smoothies@1", "setup": setup, "moves": []})
    assert "The objective is missed." not in out
    # An empty sheet: 14 columns without a cross at -2 (SM:60), so from -28 to 56 are 84.
    assert "To exceed: 55 points; 84 are missing." in out


def test_findings_and_refusals_come_last(printed: Printed) -> None:
    sheets = example("antonio.sheets")
    sheets["sheets"]["Hannah"]["abilities_used"] = 99
    out = printed("score", sheets)
    assert out.index("Winner") < out.index("SM:57 ") < out.index("sheet/abilities-over") < out.index("Status: ")


def test_a_ruling_that_mattered_is_told_as_the_table_reads_it(printed: Printed) -> None:
    question = "SM-36 Is the minimum of a fruit to be reached or exceeded?"
    sheets = example("antonio.sheets")
    assert f"{question} It must be exceeded" in printed("score", sheets)
    sheets["setup"]["rulings"] = {"SM-36": "reach"}
    out = printed("score", sheets)
    assert f"{question} A row scores with as many crosses as the minimum" in out
    assert "It must be exceeded" not in out


def test_a_game_without_open_questions_lists_none(printed: Printed) -> None:
    assert "Open questions" not in printed("judge", record(ROLL))


def test_a_trace_tells_move_by_move_what_was_done(printed: Printed) -> None:
    plain = printed("judge", GAME)
    traced = printed("judge", GAME, "--trace")
    assert traced.endswith(plain)
    moves = example("two-players.record")["moves"]
    told = traced.removesuffix(plain).splitlines()
    assert told[:2] == ["Move 1 (/moves/0)", "  Ana rolls the seven dice."]
    assert [line for line in told if line.startswith("Move ")] == [
        f"Move {number + 1} (/moves/{number})" for number in range(len(moves))
    ]


@pytest.mark.parametrize(("language", "sentence"), [("es", "Ana tira los siete dados."), ("it", "Ana lancia i sette")])
def test_a_trace_speaks_the_reader_s_language(printed: Printed, language: str, sentence: str) -> None:
    out = printed("judge", GAME, "--trace", "--lang", language)
    assert sentence in out
    assert "event-" not in out


def test_a_move_that_changes_nothing_says_so(printed: Printed) -> None:
    document = golden("R03_without-effect")
    told = printed("judge", document, "--trace").partition("\n\n")[0].splitlines()
    assert told[-2:] == [f"Move {len(document['moves'])} (/moves/{len(document['moves']) - 1})", "  nothing changes"]


def test_columns_stand_in_line_under_names_of_any_width(printed: Printed) -> None:
    players = ["Zoe\u0308", "\u60e0\u5b50"]  # a combined letter; two letters of double width
    document = {"rules": "smoothies@1", "setup": {"players": players, "sheet": "reference-14"}, "moves": []}
    heading, *ranks = [line for line in printed("judge", document).splitlines() if "Rank" in line or "used" in line]
    assert heading == "  Rank  Player  Total  Tie-break"
    assert ranks[0] == "  1     Zo\u00eb       -28  0 abilities used"
    assert ranks[1] == "  1     \u60e0\u5b50      -28  0 abilities used"


def test_an_unfinished_game_tells_what_comes_next(printed: Printed) -> None:
    out = printed("judge", record(ROLL))
    assert "What comes now:\n  Ana: re-roll or choice of a blender\n\n1 move accepted\n" in out
    assert "What comes now" not in printed("judge", GAME)


def test_a_bonus_not_taken_is_offered(printed: Printed) -> None:
    # 3 and 4 of the square blender are a 7, which earns a box (SM:35); red 7 is a star of this sheet.
    roll = {
        **ROLL,
        "round": {"blue": 3, "pink": 6},
        "square": {"red": 4, "yellow": 3, "orange": 2, "green": 2, "purple": 5},
    }
    moves = [roll, {"type": "blend", "player": "Ana", "blender": "square"}]
    moves.append({"type": "pick", "player": "Ana", "dice": [{"die": "red"}, {"die": "yellow"}], "stars": ["red-6"]})
    out = printed("judge", record(*moves))
    (offer,) = (line for line in out.splitlines() if line.startswith("The bonus can still cross one box. -> "))
    assert "yellow-8" in offer.split("-> ")[1].split(", ")
    assert "  Ben: choice of dice\n" in out


def verdict_on(document: Any) -> tuple[Verdict, Any]:
    read = reader.read(json.dumps(document).encode())
    return judge.verdict(judge.replay(read)), read


def test_an_excellent_score_is_called_so() -> None:
    card = judge.scorecard(reader.read(Path(ANTONIO).read_bytes()))
    document = reader.read(Path(ANTONIO).read_bytes())
    told = list(show_scorecard(replace(card, excellent=True), document, "it"))
    assert told.count("Il regolamento lo considera un punteggio eccellente.") == 1
    assert not [line for line in show_scorecard(replace(card, excellent=False), document, "it") if "eccellente" in line]


def test_a_set_up_that_the_rules_refuse_is_no_move() -> None:
    answer, document = verdict_on(record())
    wrong_deck = Violation("/setup/deck", "smoothies/box-unknown", "SM:10", {"sent": "red-99"})
    told = list(show_verdict(replace(answer, violations=[wrong_deck]), document, "en"))
    assert "The set-up is refused." in told
    assert "  /setup/deck smoothies/box-unknown" in told
