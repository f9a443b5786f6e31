"""The command line: JSON for machines, exit codes for scripts, and a clear line for whatever goes wrong."""

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
from tests.service.client import EXAMPLES, ROLL, SMOOTHIES, Client, record, written

ANTONIO = str(EXAMPLES / "antonio.sheets.json")
DISPUTED = str(EXAMPLES / "antonio-46.sheets.json")
GAME = str(EXAMPLES / "two-players.record.json")
WRONG_STAR = str(EXAMPLES / "two-players-wrong-star.record.json")
pytestmark = pytest.mark.usefixtures("english")


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
        ({"LANG": "it"}, "Esito: "),
        ({"LANG": "ES_es@euro"}, "Estado: "),
        ({"LANG": "esperanto"}, "Status: "),
        ({"LC_ALL": "C", "LANG": "es_ES"}, "Status: "),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES"}, "Estado: "),
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


@pytest.mark.parametrize(
    ("names", "value", "limits"),
    [
        (("--port", "PORT"), "x", "from 1 to 65535"),
        (("--port", "PORT"), "0", "from 1 to 65535"),
        (("--port", "PORT"), "99999", "from 1 to 65535"),
        (("--workers", "REFEREE_WORKERS"), "many", "from 0 to 256"),
    ],
)
def test_a_setting_that_is_none_is_told_by_the_name_under_which_it_was_given(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, names: tuple[str, str], value: str, limits: str
) -> None:
    flag, variable = names
    monkeypatch.setattr("service.serve.serve", lambda _: pytest.fail("it serves"))
    assert cli.main(["serve", flag, value]) == 2
    assert capsys.readouterr().err == f"referee: {flag} is '{value}'; it takes a whole number {limits}\n"
    monkeypatch.setenv(variable, value)
    assert cli.main(["serve"]) == 2
    assert capsys.readouterr().err == f"referee: {variable} is '{value}'; it takes a whole number {limits}\n"


@pytest.mark.parametrize("option", [["--lang", "es"], ["--json"]])
def test_what_is_served_has_no_language_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, option: list[str]
) -> None:
    monkeypatch.setattr("service.serve.serve", lambda _: pytest.fail("it serves"))
    assert cli.main([*option, "serve"]) == 2
    assert "Accept-Language" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--lang", "es", "score", ANTONIO], ["score", "--lang", "es", ANTONIO]])
def test_the_language_may_be_named_before_the_command(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert cli.main(arguments) == 0
    assert capsys.readouterr().out.endswith("Estado: confirmado\n")


def test_a_trace_in_json_is_that_of_the_service(client: Client, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    cli.main(["--json", "judge", "--trace", GAME])
    answer = client.post(f"{SMOOTHIES}/referee?include=state,trace", Path(GAME).read_bytes())
    assert capfdbinary.readouterr().out == answer.data


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
