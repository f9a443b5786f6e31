"""What people read of a game under other readings, and of two records of one game."""

import json
from pathlib import Path

import pytest

from service import cli
from tests.referee.test_sensitivity import HOPEFUL, SOLID, together, two_papers
from tests.service.client import EXAMPLES, ROLL, SMOOTHIES, Client, record, written

ANTONIO = str(EXAMPLES / "antonio.sheets.json")
GAME = str(EXAMPLES / "two-players.record.json")
WRONG_STAR = str(EXAMPLES / "two-players-wrong-star.record.json")
pytestmark = pytest.mark.usefixtures("english")


def lines(out: str) -> list[list[str]]:
    return [line.split() for line in out.splitlines()]


def test_each_reading_has_its_row_and_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sensitivity", ANTONIO]) == 0
    out = capsys.readouterr().out
    rows = lines(out)
    assert rows[0] == ["Ruling", "Reading", "Effect", "Antonio", "Hannah", "Winners"]
    assert rows[1] == ["as", "judged", "47", "39", "Antonio"]
    # Hannah's six purple boxes are just the minimum of two players (SM:12), worth 6 points when it is reached.
    assert rows[2] == ["SM-36", "reach", "the", "totals", "change", "47", "45", "Antonio"]
    assert "SM-36 Is the minimum of a fruit to be reached or exceeded?\n  reach: A row scores with as many" in out
    assert out.endswith("The winners are the same under every other reading.\n")


def test_winners_that_hang_on_a_reading_are_exit_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # test_sensitivity.py works these two out by hand: Ben wins 5 to -4, or Ana 14 to 5.
    assert cli.main(["sensitivity", written(tmp_path, two_papers(HOPEFUL, SOLID))]) == 1
    out = capsys.readouterr().out
    assert lines(out)[2] == ["SM-36", "reach", "the", "winners", "change", "14", "5", "Ana"]
    assert out.endswith("Under another reading somebody else wins.\n")


def test_readings_that_change_the_winners_together_share_a_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # test_sensitivity.py works this record out by hand: under both readings Ana has 9, and Ben 5.
    assert cli.main(["sensitivity", written(tmp_path, together())]) == 1
    expected = ["SM-05", "+", "SM-36", "sum", "+", "reach", "the", "winners", "change", "9", "5", "Ana"]
    assert expected in lines(capsys.readouterr().out)


def test_a_reading_that_makes_a_move_illegal_names_the_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sensitivity", GAME]) == 1
    out = capsys.readouterr().out
    assert "separate   a move becomes illegal: Move 7 (/moves/6)" in out
    assert out.endswith("so that nobody can know who would have won.\n")


def test_a_move_that_is_illegal_anyway_is_named_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # The golden case of RE-10 with a move out of turn behind it; by the other reading Julia has no cube.
    golden = EXAMPLES.parent / "tests" / "golden" / "relajarse" / "R10_next-place.json"
    document = json.loads(golden.read_text())["document"]
    document["moves"].append({"type": "roll", "player": "Julia", "face": "blue"})
    assert cli.main(["sensitivity", written(tmp_path, document)]) == 0
    out = capsys.readouterr().out
    assert out.count("(/moves/4)") == 1
    assert ["RE-10", "next-tray", "the", "totals", "change", "1", "0", "-"] in lines(out)


def test_a_game_in_which_no_ruling_mattered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sensitivity", written(tmp_path, record(ROLL))]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "No ruling with another reading mattered to this game.",
        "The winners are the same under every other reading.",
    ]


def test_two_records_that_part_are_shown_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", GAME, WRONG_STAR]) == 1
    out = capsys.readouterr().out
    assert out.startswith("The records part here: Move 11 (/moves/10).\n")
    first, second = out[out.index(f"{GAME}:") :].split(f"\n{WRONG_STAR}:\n")
    assert '"stars":["blue-11","blue-10"]' in first
    assert first.rstrip().endswith("Status: confirmed\n  Winner: Ben")
    assert '"stars":["blue-11","green-11"]' in second
    assert "Move 11 (/moves/10) is refused." in second
    assert "smoothies/star-not-adjacent" in second
    assert second.endswith("Status: a move is not legal\n")


def test_the_same_record_twice_is_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", GAME, GAME]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Both records tell the same game.\n")
    assert out.count("Winner: Ben") == 2


def test_a_record_that_ends_sooner_and_another_set_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = record(ROLL)
    other = record(setup={"players": ["Ana", "Eva"], "sheet": "reference-14"})
    files = [written(tmp_path, short, "short.json"), written(tmp_path, other, "other.json")]
    assert cli.main(["compare", *files]) == 1
    out = capsys.readouterr().out
    assert out.startswith("The set-ups differ: /setup/players/1.\nThe records part here: Move 1 (/moves/0).\n")
    assert "  The record ends before this move.\n" in out.partition("other.json:")[2]
    assert "Winner" not in out


@pytest.mark.parametrize(("command", "call"), [("sensitivity", "sensitivity"), ("compare", "compare")])
def test_json_is_what_the_service_answers(
    client: Client, capfdbinary: pytest.CaptureFixture[bytes], command: str, call: str
) -> None:
    files = [GAME] if command == "sensitivity" else [GAME, WRONG_STAR]
    documents = [json.loads(Path(file).read_bytes()) for file in files]
    cli.main([command, *files, "--json", "--lang", "it"])
    body = documents[0] if command == "sensitivity" else {"records": documents}
    answer = client.post(f"{SMOOTHIES}/{call}", body, headers={"Accept-Language": "it"})
    assert capfdbinary.readouterr().out == answer.data


@pytest.mark.parametrize("language", ["es", "it"])
@pytest.mark.parametrize("arguments", [["sensitivity", GAME], ["compare", GAME, WRONG_STAR]])
def test_second_opinions_speak_the_reader_s_language(
    capsys: pytest.CaptureFixture[str], language: str, arguments: list[str]
) -> None:
    assert cli.main([*arguments, "--lang", language]) == 1
    out = capsys.readouterr().out
    assert not any(word in out for word in ("Ruling", "Winner", "part here", "table-", "reading", "same-"))


def test_only_records_can_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", GAME, ANTONIO]) == 2
    assert capsys.readouterr().err == f"referee: {ANTONIO} holds final sheets; the command for it is: referee score\n"
