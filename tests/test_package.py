"""The built wheel, in a bare environment outside the checkout: it serves, and judges the README's example."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "antonio.sheets.json"
DISPUTED = ROOT / "examples" / "antonio-46.sheets.json"
START_SECONDS = 20

# The final score that the rulebook prints for Antonio (SM:63).
PRINTED = {"fruits": 44, "customers": 8, "blenders": -5}
PRINTED_TOTAL = 47


@dataclass(frozen=True)
class Bare:
    """An environment that holds the wheel and what it needs, and a folder that is not the checkout."""

    folder: Path
    wheel: Path

    def environ(self, **more: str) -> dict[str, str]:
        """The environment of a user who never saw the checkout."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "REFEREE_"))}
        return kept | more

    def referee(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """What the installed command says."""
        command = [str(self.folder / "venv" / "bin" / "referee"), *arguments]
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environ(),
            check=False,
            capture_output=True,
            text=True,
            timeout=60,
        )


def run(*command: str | Path) -> None:
    """Run a command that must succeed, and show what it said when it does not."""
    done = subprocess.run(
        [str(part) for part in command],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    """The wheel, built from the checkout and installed elsewhere with the locked dependencies only."""
    folder = tmp_path_factory.mktemp("bare")
    pip = ("-m", "pip", "--disable-pip-version-check")
    run(
        sys.executable,
        *pip,
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        folder / "dist",
        ROOT,
    )
    (wheel,) = (folder / "dist").iterdir()
    run(sys.executable, "-m", "venv", folder / "venv")
    python = folder / "venv" / "bin" / "python"
    run(python, *pip, "install", "--no-compile", "--require-hashes", "-r", ROOT / "requirements" / "run.txt")
    run(python, *pip, "install", "--no-deps", wheel)
    run(python, *pip, "check")
    return Bare(folder, wheel)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Return when the server answers; fail with what it said when it does not."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    pytest.fail(f"the server does not answer:\n{log.read_text('utf-8', 'replace')}")


@pytest.fixture(scope="module")
def address(bare: Bare) -> Iterator[str]:
    """The address of a server started from the wheel."""
    port = free_port()
    log = bare.folder / "serve.log"
    with log.open("wb") as out:
        server = subprocess.Popen(
            [str(bare.folder / "venv" / "bin" / "referee"), "serve"],
            cwd=bare.folder,
            env=bare.environ(HOST="127.0.0.1", PORT=str(port)),
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_for(f"http://127.0.0.1:{port}", server, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=30)


def fetch(request: urllib.request.Request | str) -> bytes:
    with urllib.request.urlopen(request, timeout=30) as response:
        return bytes(response.read())


def antonio(document: dict[str, Any]) -> dict[str, Any]:
    """What the scorecard of the printed game says of Antonio."""
    player = document["players"]["Antonio"]
    return {"total": player["total"], "sections": player["sections"]}


def test_the_wheel_holds_the_packages_and_the_contract_and_nothing_else(bare: Bare) -> None:
    with zipfile.ZipFile(bare.wheel) as archive:
        names = archive.namelist()
        assert archive.read("intake/openapi.yaml") == (ROOT / "openapi.yaml").read_bytes()
    tops = {name.partition("/")[0] for name in names}
    assert tops == {"referee", "texts", "intake", "workers", "service", "tabletop_referee-0.1.0.dist-info"}
    kept = (path for top in ("referee", "texts", "intake", "workers", "service") for path in (ROOT / top).rglob("*"))
    shipped = {path.relative_to(ROOT).as_posix() for path in kept if path.is_file() and path.suffix != ".pyc"}
    assert shipped <= set(names)


def test_the_command_says_what_it_can_do(bare: Bare) -> None:
    said = bare.referee("--help")
    assert said.returncode == 0, said.stderr
    assert all(command in said.stdout for command in ("serve", "judge", "score"))


def test_the_printed_game_scores_as_printed(bare: Bare) -> None:
    said = bare.referee("score", "--json", str(EXAMPLE))
    assert said.returncode == 0, said.stderr
    answer = json.loads(said.stdout)
    assert answer["status"] == "confirmed"
    assert antonio(answer) == {"total": PRINTED_TOTAL, "sections": PRINTED}


def test_a_claim_of_one_point_less_is_disputed(bare: Bare) -> None:
    said = bare.referee("score", "--json", str(DISPUTED))
    assert said.returncode == 1, said.stderr
    answer = json.loads(said.stdout)
    assert answer["status"] == "disputed"
    difference = {
        "player": "Antonio",
        "item": "total",
        "claimed": PRINTED_TOTAL - 1,
        "computed": PRINTED_TOTAL,
    }
    assert answer["claim"]["differences"] == [difference]


def test_what_cannot_be_read_ends_with_the_code_for_it(bare: Bare) -> None:
    document = bare.folder / "broken.json"
    document.write_text('{"rules": ', "utf-8")
    assert bare.referee("judge", str(document)).returncode == 2


def test_the_server_serves_its_contract(address: str) -> None:
    assert fetch(f"{address}/openapi.yaml") == (ROOT / "openapi.yaml").read_bytes()


def test_the_page_of_the_contract_needs_no_other_machine(address: str) -> None:
    page = fetch(f"{address}/docs").decode()
    sources = re.findall(r"""(?:src|href)=["']?([^"'\s>]+)""", page)
    assert sources
    assert [source for source in sources if source.startswith(("http:", "https:", "//"))] == []
    assert all(fetch(urllib.parse.urljoin(f"{address}/docs", source)) for source in sources)


def test_the_server_scores_the_printed_game(address: str) -> None:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/v1/games/smoothies/score", EXAMPLE.read_bytes(), headers)
    assert antonio(json.loads(fetch(request))) == {"total": PRINTED_TOTAL, "sections": PRINTED}
