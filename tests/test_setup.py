"""What cannot be installed is named in one line, the last one."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the set-up script and nothing installed."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "venv.sh", tmp_path / "tools")
    return tmp_path


def command(path: Path, *lines: str) -> Path:
    """A command of the given lines of shell."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines, "")), "utf-8")
    path.chmod(0o755)
    return path


def last_line(checkout: Path, step: str, python: str = "python3") -> str:
    """What a step that fails says last."""
    done = subprocess.run(
        ["bash", "tools/venv.sh", step],  # noqa: S607 - the shell that make itself would find
        cwd=checkout,
        env=os.environ | {"PYTHON": python},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert not (checkout / ".venv" / f".{step}").exists()
    return done.stderr.splitlines()[-1]


def test_a_missing_python_is_named(checkout: Path) -> None:
    said = last_line(checkout, "made", "no-such-python")
    assert said.startswith("Cannot install: Python 3.11 or newer; there is no no-such-python")


def test_a_python_that_is_too_old_is_named_with_its_version(checkout: Path) -> None:
    old = command(checkout / "old", '[ "$1" = -V ] && echo Python 3.9.2', '[ "$1" = -V ]')
    said = last_line(checkout, "made", str(old))
    assert said.startswith(f"Cannot install: Python 3.11 or newer; {old} is Python 3.9.2")


def test_a_python_without_venv_is_named_with_the_package_that_brings_it(checkout: Path) -> None:
    bare = command(checkout / "bare", '[ "$1" = -c ]')
    said = last_line(checkout, "made", str(bare))
    assert said.startswith("Cannot install: a virtual environment;")
    assert "apt-get install python3-venv" in said


@pytest.mark.parametrize(
    ("step", "what"),
    [
        ("run", "what serving needs"),
        ("test", "what serving and testing need"),
        ("bench", "what the benchmarks run beside"),
        ("mutants", "what makes mutants"),
    ],
)
def test_a_set_that_pip_cannot_install_is_named(checkout: Path, step: str, what: str) -> None:
    command(checkout / ".venv" / "bin" / "python", "echo no route to the registry", "exit 1")
    assert last_line(checkout, step) == f"Cannot install: {what}"
