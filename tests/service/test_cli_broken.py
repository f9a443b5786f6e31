"""The command line with files, terminals and streams that are not what it needs."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from service import cli, commands
from tests.service.client import EXAMPLES, written

ANTONIO = EXAMPLES / "antonio.sheets.json"
COMMAND = [sys.executable, "-m", "service.cli"]
pytestmark = pytest.mark.usefixtures("english")


def shell(script: str, *arguments: str | Path, **environ: str) -> subprocess.CompletedProcess[bytes]:
    """What a shell says that starts the command, `"$@"`, in its own way."""
    return subprocess.run(
        ["/bin/sh", "-c", script, "sh", *COMMAND, *map(os.fsencode, arguments)],
        capture_output=True,
        check=False,
        env=os.environ | {"LC_ALL": "C.UTF-8"} | environ,
        timeout=60,
    )


@pytest.mark.parametrize("arguments", [["score"], ["judge", "--json"], ["sensitivity"], ["compare", str(ANTONIO)]])
def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert cli.main([*arguments, str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"referee: {tmp_path}: Is a directory\n"


@pytest.mark.parametrize("data", [b"", b"\0" * 1000, bytes(range(256)), b"\xef\xbb\xbf", b'\xff\xfe{\0"\0'])
def test_bytes_that_are_no_text_are_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes
) -> None:
    path = written(tmp_path, data)
    assert cli.main(["score", path]) == 2
    assert capsys.readouterr().err == f"{path}: Not JSON. The body is not a complete JSON document in UTF-8.\n"


def test_a_file_without_end_is_not_read_to_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_BYTES", 1000)
    assert cli.main(["judge", "/dev/zero"]) == 2
    assert capsys.readouterr().err.startswith("/dev/zero: Body too large.")


@pytest.mark.parametrize("name", [b"\xff.json", b"two\nlines.json", b"\x1b[31mred.json"])
@pytest.mark.parametrize("option", ["--json", "--lang=es"])
def test_a_name_that_is_no_text_can_be_complained_about(tmp_path: Path, name: bytes, option: str) -> None:
    path = os.fsencode(tmp_path) + b"/" + name
    Path(os.fsdecode(path)).write_bytes(b"{")
    done = shell('"$@"', "score", option, os.fsdecode(path))
    assert done.returncode == 2
    said = done.stderr.decode("utf-8")
    assert said.count("\n") == 1
    assert "\x1b" not in said
    if option == "--json":
        assert json.loads(said)["status"] == 400


def test_what_a_file_holds_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", written(tmp_path, {"rules": "smoothies@1", "\x1b[2J": 1, "moves": []})]) == 2
    said = capsys.readouterr().err
    assert "\x1b" not in said
    assert r"/\x1b[2J: unknown-field" in said


def test_standard_input_can_be_only_one_of_two_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", "-", "-"]) == 2
    assert capsys.readouterr().err == "referee: only one of the files can be standard input\n"


@pytest.mark.parametrize(
    ("script", "code", "said"),
    [
        ('"$@" <&-', 2, b"referee: standard input is closed\n"),
        ('"$@" </dev/null', 2, b"-: Not JSON. The body is not a complete JSON document in UTF-8.\n"),
        ('"$@" 2>&- </dev/null', 2, b""),
        ('"$@" >&- <"$FILE"', 0, b""),
        ('"$@" >/dev/full <"$FILE"', 2, b"referee: cannot write the answer: No space left on device\n"),
        ('"$@" 2>/dev/full <"$FILE"', 0, b""),
    ],
)
def test_a_stream_that_cannot_be_used_is_no_crash(script: str, code: int, said: bytes) -> None:
    done = shell(script, "score", "-", FILE=str(ANTONIO))
    assert (done.returncode, done.stderr) == (code, said)


@pytest.mark.parametrize("option", ["--json", "--lang=it"])
def test_a_full_disk_is_told_whatever_is_written(option: str) -> None:
    done = shell('"$@" >/dev/full', "score", option, ANTONIO)
    assert (done.returncode, done.stderr) == (2, b"referee: cannot write the answer: No space left on device\n")


def test_a_complaint_that_nobody_reads_is_no_crash(tmp_path: Path) -> None:
    script = 'exec 3>&1; { "$@" 2>&1 >&3; echo $? >"$CODE"; } | true'
    done = shell(script, "score", tmp_path / "nowhere.json", CODE=str(tmp_path / "code"))
    assert done.stdout == b""
    assert (tmp_path / "code").read_text() in ("1\n", "2\n")  # as the reader goes away before or after the line


def from_terminal(typed: bytes) -> tuple[int, bytes]:
    """The exit code and complaints of the command that reads what somebody types."""
    master, terminal = pty.openpty()
    command: Any = subprocess.Popen(
        [*COMMAND, "score", "-"], stdin=terminal, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    with command as process:
        os.close(terminal)
        hint: bytes = process.stderr.readline()
        os.write(master, typed)
        _, rest = process.communicate(timeout=30)
        os.close(master)
        return process.returncode, hint + rest


def test_who_types_a_document_is_told_how_to_end() -> None:
    code, said = from_terminal(b"{\n\x04")
    assert code == 2
    assert said.startswith(b"referee: reading from the terminal; end with Ctrl-D\n-: Not JSON.")


def test_ctrl_c_ends_it_without_a_word(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "_bytes_of", interrupted)
    assert cli.main(["score", str(ANTONIO)]) == 130
    assert capsys.readouterr() == ("", "")
