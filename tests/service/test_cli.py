"""The command line: tables for people, JSON for machines, and exit codes for scripts."""

import io
import json
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from service import cli
from tests.service.client import EXAMPLES, ROLL, SMOOTHIES, Client, example, record

ANTONIO = str(EXAMPLES / "antonio.sheets.json")
DISPUTED = str(EXAMPLES / "antonio-46.sheets.json")
GAME = str(EXAMPLES / "two-players.record.json")
WRONG_STAR = str(EXAMPLES / "two-players-wrong-star.record.json")
LANGUAGE_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LANGUAGE_NAMES:
        monkeypatch.delenv(name, raising=False)


def written(folder: Path, document: Any) -> str:
    """A file that holds a document, bytes as they are."""
    path = folder / "document.json"
    path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
    return str(path)


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
    assert out.startswith("64 moves accepted\n")
    (most,) = (line for line in out.splitlines() if "Most boxes in the orange row (13)" in line)
    moves = example("two-players.record")["moves"]
    numbers = [int(number.strip(",")) for number in most.partition("SM:58")[2].split()]
    assert numbers
    assert all(moves[number]["player"] == "Ben" for number in numbers)


def test_a_refusal_says_where_what_and_by_which_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", WRONG_STAR]) == 1
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert lines[:3] == ["10 moves accepted", "Move 10 is refused.", "/moves/10/stars/1 smoothies/star-not-adjacent"]
    assert lines[3].startswith("The star on blue 11 cannot cross green 11")
    assert lines[4].startswith("SM:41 Star Boxes: ")
    assert lines[5] == "Legal instead: blue-10, blue-12"


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


@pytest.mark.parametrize(("claim", "code"), [({"totals": {"Ana": 1}}, 1), ({}, 0)])
def test_a_premature_claim_is_no_success(tmp_path: Path, claim: dict[str, Any], code: int) -> None:
    assert cli.main(["judge", written(tmp_path, record(ROLL, claim=claim))]) == code


@pytest.mark.parametrize(
    ("command", "file", "call"),
    [("score", ANTONIO, "score"), ("judge", GAME, "referee"), ("judge", WRONG_STAR, "referee")],
)
def test_json_is_what_the_service_answers(
    client: Client, capfdbinary: pytest.CaptureFixture[bytes], command: str, file: str, call: str
) -> None:
    cli.main([command, file, "--json", "--lang", "es"])
    body = Path(file).read_bytes()
    answer = client.post(f"{SMOOTHIES}/{call}", body, headers={"Accept-Language": "es"})
    assert capfdbinary.readouterr().out == answer.data


@pytest.mark.parametrize(("language", "status"), [("es", "Estado: "), ("it", "Esito: ")])
def test_the_table_speaks_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], language: str, status: str
) -> None:
    assert cli.main(["score", ANTONIO, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert status in out
    assert "Section" not in out


@pytest.mark.parametrize(
    ("environ", "status"),
    [
        ({"LANG": "es_MX.UTF-8"}, "Estado: "),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "it_IT"}, "Esito: "),
        ({"LANG": "fr_FR.UTF-8"}, "Status: "),
        ({"LANG": "C"}, "Status: "),
        ({}, "Status: "),
    ],
)
def test_without_one_it_speaks_that_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], status: str
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    cli.main(["score", ANTONIO])
    assert status in capsys.readouterr().out


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    data = Path(ANTONIO).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert cli.main(["score", "-"]) == 0
    assert "Antonio: 47" in capsys.readouterr().out


@pytest.mark.parametrize(("command", "file", "other"), [("judge", ANTONIO, "score"), ("score", GAME, "judge")])
def test_the_wrong_form_is_sent_to_the_other_command(
    capsys: pytest.CaptureFixture[str], command: str, file: str, other: str
) -> None:
    assert cli.main([command, file]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.rstrip().endswith(f"the command for it is: referee {other}")


@pytest.mark.parametrize("command", ["judge", "score"])
def test_a_missing_file_is_one_clear_line(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert cli.main([command, "nowhere.json"]) == 2
    assert capsys.readouterr().err == "referee: nowhere.json: No such file or directory\n"


@pytest.mark.parametrize(
    "body", [b"", b"{", b'{"a": 1, "a": 2}', b"[" * 100_000, b"\xff", b"[1e999]", b'{"rules": "chess@1"}', b"null"]
)
def test_what_cannot_be_read_ends_with_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str], body: bytes) -> None:
    assert cli.main(["judge", written(tmp_path, body)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(str(tmp_path))


def test_every_fault_is_told_with_what_would_be_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = record({"type": "fly"}, {**ROLL, "round": {"mauve": 1}})
    assert cli.main(["judge", written(tmp_path, document)]) == 2
    lines = [line.strip() for line in capsys.readouterr().err.splitlines()]
    assert lines[1].startswith("/moves/0/type: enum. ")
    assert lines[2] == "-> roll, reroll, blend, pick"
    assert lines[3].startswith("/moves/1/round/mauve: unknown-field. ")
    assert lines[4].startswith("-> yellow, orange, red, pink")


def test_for_machines_a_fault_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, record({"type": "fly"}))
    assert cli.main(["judge", "--json", path]) == 2
    problem = json.loads(capsys.readouterr().err)
    assert (problem["status"], problem["instance"]) == (422, path)
    assert problem["errors"][0]["pointer"] == "/moves/0/type"


@pytest.mark.parametrize("arguments", [[], ["fly"], ["score"], ["score", ANTONIO, "--lang", "fr"]])
def test_a_wrong_command_is_explained(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(arguments)
    assert stop.value.code == 2
    assert "usage: referee" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["x", "0", "70000"])
def test_a_port_that_is_none_is_told_before_serving(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, port: str
) -> None:
    monkeypatch.setattr("service.serve.serve", lambda _: pytest.fail("it serves"))
    assert cli.main(["serve", "--port", port]) == 2
    assert capsys.readouterr().err == f"referee: PORT is '{port}'; it takes a whole number from 1 to 65535\n"


def run(*arguments: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "service.cli", *arguments]
    return subprocess.run(command, capture_output=True, check=False, env=os.environ | environ, timeout=60)


def test_it_says_its_version() -> None:
    assert run("--version").stdout.decode().strip() == f"referee {metadata.version('tabletop-referee')}"


def test_a_terminal_that_lacks_a_letter_still_gets_the_table() -> None:
    done = run("score", ANTONIO, "--lang", "es", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Antonio: 47" in done.stdout


def test_judging_a_file_needs_no_web_server() -> None:
    code = f"import sys; from service import cli; cli.main(['score', {ANTONIO!r}]); print('flask' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.endswith("False\n")


def test_a_reader_that_goes_away_is_no_crash() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "service.cli", "judge", GAME], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
