"""The README as a newcomer copies it: every call and command runs, and answers what stands below it."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCK = re.compile(r"```(sh|json)\n(.*?)```", re.DOTALL)
BLOCKS = BLOCK.findall(README)
CALLS = [
    (text, BLOCKS[number + 1][1] if number + 1 < len(BLOCKS) and BLOCKS[number + 1][0] == "json" else None)
    for number, (kind, text) in enumerate(BLOCKS)
    if kind == "sh" and not text.startswith("make ")
]
START_SECONDS = 20


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service of our own, at a free address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "service.cli", "up"]
    environ = {**os.environ, "HOST": "127.0.0.1", "PORT": str(port), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, cwd=tmp_path_factory.mktemp("up"), env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def shows(shown: Any, answer: Any) -> bool:
    """Whether an answer holds all that an excerpt of it shows; `...` stands for what the excerpt leaves out."""
    if isinstance(shown, dict):
        return all(key in answer and shows(value, answer[key]) for key, value in shown.items() if key != "...")
    if isinstance(shown, list):
        start = shown[: shown.index("...")] if "..." in shown else shown
        is_whole = len(start) < len(shown) or len(shown) == len(answer)
        return is_whole and all(shows(one, other) for one, other in zip(start, answer, strict=False))
    return shown == "..." or bool(shown == answer)


def run(text: str, address: str) -> subprocess.CompletedProcess[str]:
    """What a block of the README does in a shell at the top of the checkout."""
    script = text.replace("http://127.0.0.1:8000", address).replace(
        ".venv/bin/referee", f"{sys.executable} -m service.cli"
    )
    command = ["bash", "-euo", "pipefail", "-c", script]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=60)


def test_the_first_lines_are_the_two_commands() -> None:
    kind, text = BLOCKS[0]
    assert kind == "sh"
    assert [line.split()[:2] for line in text.splitlines()] == [["make", "up"], ["make", "test"]]


@pytest.mark.parametrize(("text", "shown"), CALLS)
def test_a_block_runs_and_answers_what_is_shown(text: str, shown: str | None, address: str) -> None:
    done = run(text, address)
    assert done.returncode == 0, done.stderr
    if shown is not None:
        assert shows(json.loads(shown), json.loads(done.stdout))


def test_the_printed_game_is_scored_line_by_line(address: str) -> None:
    text, _ = CALLS[0]
    lines = json.loads(run(text, address).stdout)["players"]["Antonio"]["lines"]
    points = [
        (
            line["item"],
            line["facts"].get("colour") or line["facts"].get("column") or line["facts"].get("box"),
            line["points"],
        )
        for line in lines
        if line["points"]
    ]
    # SM:63 prints these numbers: 10 + 9 + 7 + 8 + 7 + 3 = 44, 5 + 5 - 2 = 8, -1 - 1 - 3 = -5, in all 47.
    assert points == [
        ("row", "yellow", 10),
        ("row", "orange", 7),
        ("row", "red", 9),
        ("row", "purple", 8),
        ("row", "green", 7),
        ("most", "yellow", 3),
        ("complete", 7, 5),
        ("complete", 11, 5),
        ("empty", 12, -2),
        ("grey", "round-16", -1),
        ("grey", "round-17", -3),
        ("grey", "square-16", -1),
    ]


def test_a_claim_of_46_is_disputed_with_the_difference(address: str) -> None:
    text, _ = CALLS[0]
    answer = json.loads(run(text.replace("antonio.sheets", "antonio-46.sheets"), address).stdout)
    assert answer["status"] == "disputed"
    assert answer["claim"]["differences"] == [{"player": "Antonio", "item": "total", "claimed": 46, "computed": 47}]


def test_every_file_that_the_readme_names_is_there() -> None:
    linked = re.findall(r"\]\(([^)#:]+)\)", README)
    named = re.findall(r"`(examples/[^`]+)`", README)
    assert [name for name in {*linked, *named} if not (ROOT / name).exists()] == []
