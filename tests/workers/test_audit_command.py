"""`referee audit`: here and on a server, whole and cut short."""

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from service.cli import main
from tests.hostile.pace import slowness
from tests.workers.farm import ROOT, Farm, corpus
from workers.judging import judge
from workers.upload import Item

EVENT = ROOT / "examples" / "event.ndjson"


@pytest.mark.usefixtures("english")
def test_a_file_is_judged_and_what_is_wrong_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The two broken games of the example are worked in `examples/`: 46 claimed for 47, and a star that is not near."""
    out = tmp_path / "results.ndjson"
    assert main(["audit", str(EVENT), "--out", str(out)]) == 1
    results = [json.loads(line) for line in out.read_text().splitlines()]
    assert [each["line"] for each in results] == list(range(1, 9))
    assert {each["line"]: each["status"] for each in results if each["status"] != "confirmed"} == {
        2: "disputed",
        4: "illegal",
    }
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == ["Line 2 (table-2): disputed", "  Antonio total: 46 -> 47"]
    assert said[-1] == "8 lines of 8 were judged."


@pytest.mark.usefixtures("english")
def test_a_file_without_a_fault_ends_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = EVENT.read_bytes().splitlines()
    file = tmp_path / "event.ndjson.gz"
    file.write_bytes(gzip.compress(b"\n".join(line for number, line in enumerate(lines) if number not in (1, 3))))
    assert main(["--json", "audit", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["counts"]["confirmed"] == 6


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\n \n", "no-lines"),
        (b"\x1f\x8bnothing", "broken-gzip"),
        (gzip.compress(b"{}\n" * 9, mtime=0)[:-8], "broken-gzip"),
    ],
)
def test_a_file_that_cannot_be_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, code: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    assert main(["--json", "audit", str(file)]) == 2
    assert json.loads(capsys.readouterr().err)["type"].endswith(code)


@pytest.mark.slow
def test_here_a_line_that_kills_its_process_fails_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_TEST_POISON", '"poison"')
    lines = [line.replace(b'"relajarse-0001"', b'"poison"') for line in corpus()[:20]]
    (tmp_path / "file").write_bytes(b"\n".join(lines))
    assert main(["--json", "audit", str(tmp_path / "file"), "--out", str(tmp_path / "out")]) == 1
    found = [json.loads(line) for line in (tmp_path / "out").read_text().splitlines()]
    assert [each["line"] for each in found] == list(range(1, 21))
    failed = [each for each in found if each["status"] == "failed"]
    assert [(each["id"], each["errors"][0]["code"]) for each in failed] == [("poison", "audit/line-kills-worker")]
    for each, line in zip(found, lines, strict=True):
        if each not in failed:
            assert each["status"] == judge(Item(each["line"], line), 5).status


@pytest.mark.slow
def test_what_is_stopped_by_hand_leaves_what_it_has(tmp_path: Path) -> None:
    file, out = tmp_path / "file", tmp_path / "out"
    file.write_bytes(b"\n".join(corpus() * 60))
    command = [sys.executable, "-m", "service.cli", "--lang", "en", "audit", str(file), "--out", str(out)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True) as process:
        until = time.monotonic() + 30 * slowness()
        while not (out.exists() and out.stat().st_size) and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate(timeout=30 * slowness())
    assert process.returncode == 130
    done = len(out.read_bytes().splitlines())
    assert 0 < done < len(corpus()) * 60
    assert [json.loads(line)["line"] for line in out.read_text().splitlines()] == list(range(1, done + 1))
    assert f"{done} lines of {len(corpus()) * 60:,} were judged." in said.decode()


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_server_gives_the_same_results(farm: Farm, tmp_path: Path, serving: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\n".join([*corpus(), b"{", b'{"rules": "smoothies@1"}']))
    farm.start(2)
    here, there = tmp_path / "here", tmp_path / "there"
    assert main(["--json", "audit", str(file), "--out", str(here)]) == 1
    assert main(["--json", "audit", str(file), "--out", str(there), "--server", serving]) == 1
    assert here.read_bytes() == there.read_bytes()
    assert main(["--json", "audit", str(file), "--out", str(there), "--server", serving]) == 1, "the same file again"


@pytest.mark.parametrize("url", ["127.0.0.1:8000", "ftp://127.0.0.1", "http://127.0.0.1:1"])
def test_a_server_that_is_none_is_named(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(EVENT), "--server", url]) == 2
    assert "127.0.0.1" in capsys.readouterr().err
