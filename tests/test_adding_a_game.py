"""docs/adding-a-game.md is true: the game that it prints is built in a temporary folder, and lacks nothing there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.completeness.lacking import ROOT

DOC = ROOT / "docs" / "adding-a-game.md"
GAME = "pebbles"
COPIED = ("bench", "corpus", "docs", "examples", "intake", "referee", "service", "tests", "texts", "tools", "workers")
FILES = ("README.md", "openapi.yaml", "pyproject.toml")
BLOCK = re.compile(
    r"^`(?P<path>[^`\n]+)`(?:, (?P<side>above|below)(?P<last> the last)? `(?P<anchor>[^`\n]+)`)?:\n\n"
    r"```\w+\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
# What holds for each game; the laws see a few playouts here, since a new game has nothing slow.
CHECKED = (
    "tests/completeness", "tests/corpus", "tests/golden", "tests/texts/test_catalogue.py", "tests/twin/test_pebbles.py",
    "tests/test_bench.py", "tests/test_rulings_page.py",
    *(f"tests/contract/test_{name}.py" for name in ("examples", "explain", "openapi", "parity", "wire")),
    *(f"tests/referee/{path.name}" for path in sorted((ROOT / "tests" / "referee").glob("test_laws*.py"))),
)  # fmt: skip
WHOLE = (
    "no_room", "OfAll", "the_games_of_the_contract", "the_page_is_current",
    "in_every_language", "whatever_the_facts", "never_followed_by_a_plural", "left_in_english",
)  # fmt: skip
PLAYOUTS = "15"


class Block(NamedTuple):
    """A file of the page, or lines that go above or below a line of one that is there."""

    path: str
    side: str | None
    is_last: bool
    anchor: str
    text: str


def blocks() -> Iterator[Block]:
    """What the page prints under a path, in order."""
    for found in BLOCK.finditer(DOC.read_text("utf-8")):
        yield Block(found["path"], found["side"], found["last"] is not None, found["anchor"] or "", found["text"])


def put(block: Block, folder: Path) -> None:
    """Write a file, or put lines where the page says."""
    path = folder / block.path
    if block.side is None:
        assert not path.exists(), f"{block.path} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, "utf-8")
        return
    lines = path.read_text("utf-8").splitlines(keepends=True)
    places = [at for at, line in enumerate(lines) if block.anchor in line]
    assert places, f"{block.path} has no line with {block.anchor}"
    at = places[-1 if block.is_last else 0] + (block.side == "below")
    path.write_text("".join([*lines[:at], block.text, *lines[at:]]), "utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command of the page in the folder, where nothing but the folder's own code is found first."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "REFEREE_PLAYOUTS": PLAYOUTS, "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def pytest_of(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Tests of the folder in one process, without caches of their own."""
    return run(folder, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)


def succeeds(done: subprocess.CompletedProcess[str]) -> str:
    """What a command said that ended well."""
    assert done.returncode == 0, f"{' '.join(done.args)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the game of the page, and with what `make wire rulings corpus` writes."""
    folder = tmp_path_factory.mktemp("six")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    for block in blocks():
        put(block, folder)
    for command in (("tools.wire", GAME), ("tools.rulings",), ("tests.corpus.make", GAME), ("tests.corpus.freeze",)):
        succeeds(run(folder, *command))
    return folder


@pytest.mark.slow
@pytest.mark.xdist_group("adding-a-game")
class TestTheGameOfThePage:
    def test_lacks_nothing_and_obeys_every_law(self, built: Path) -> None:
        succeeds(pytest_of(built, *CHECKED, "-k", " or ".join((GAME, *WHOLE))))

    def test_is_written_as_the_house_writes(self, built: Path) -> None:
        written = [block.path for block in blocks() if block.path.endswith(".py") and block.side is None]
        succeeds(run(built, "ruff", "check", "--no-cache", *written))
        succeeds(run(built, "ruff", "format", "--no-cache", "--check", *written))
        succeeds(run(built, "tools.wire", "--check", GAME))

    def test_has_an_example_that_is_judged(self, built: Path) -> None:
        told = succeeds(run(built, "service.cli", "judge", "--json", "examples/full-bag.record.json"))
        verdict: Any = json.loads(told)
        assert (verdict["status"], verdict["score"]["winners"]) == ("confirmed", ["Ada"])
        # Ada kept 12 and 5 + 4 + 6 + 3 = 18, 30 in all, and found one shell: 30 + 5.
        assert verdict["score"]["players"]["Ada"]["total"] == 35

    def test_lacks_what_is_taken_from_it(self, built: Path, tmp_path: Path) -> None:
        bare = shutil.copytree(built, tmp_path / "bare")
        (bare / "tests/golden/pebbles/L003_not-your-turn.json").unlink()
        (bare / "bench/pebbles.py").unlink()
        (bare / "tests/referee/pebbles_kit.py").unlink()
        texts = bare / "texts/pebbles.it.ftl"
        texts.write_text(texts.read_text("utf-8").replace("pebbles-die =", "pebbles-dice ="), "utf-8")
        done = pytest_of(bare, "tests/completeness", "-k", GAME)
        assert done.returncode == 1
        for lack in (
            "pebbles: no golden case for refusal `pebbles/out-of-turn` - add one to tests/golden/pebbles/",
            "pebbles: there is no bench/pebbles.py - how people play it, to be measured",
            "pebbles: there is no tests/referee/pebbles_kit.py - its kit for the laws: set-ups, moves, near misses",
            "pebbles: there is no text `pebbles-die` - add it to texts/pebbles.it.ftl",
        ):
            assert lack in done.stdout


def test_the_page_leads_through_every_part() -> None:
    assert [block.path for block in blocks()].count("openapi.yaml") == 15
    assert len({block.path for block in blocks()}) > 30
