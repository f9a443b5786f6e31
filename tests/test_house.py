"""The house rules that no other tool holds."""

import ast
import re
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("referee", "texts", "intake", "workers", "service")
FOLDERS = (*PACKAGES, "tests", "tools", "bench")
LINES_BELOW = 500
BODY_BELOW = 40

# The referee runs in a phone as well: beside msgspec, the small and pure part of the standard library.
REFEREE_MAY_IMPORT = """
    __future__ abc bisect collections copy dataclasses enum fractions functools hashlib importlib itertools
    json math msgspec operator pathlib pkgutil re referee string types typing unicodedata
"""
REFEREE_MAY_NOT_CALL = frozenset({"__import__", "breakpoint", "eval", "exec", "input", "open", "print"})

# A path below one of these folders is somebody's own machine.
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:home|opt|private|root|tmp|Users|var|work)/\w")


def tracked() -> Iterator[Path]:
    """Every file that a clone holds."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - the git that made the clone
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return (ROOT / name for name in sorted(listed.stdout.split("\0")) if name and (ROOT / name).is_file())


def sources(*folders: str) -> list[Path]:
    """The Python files of the folders that were written by hand."""
    found = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return [path for path in found if path.name != "wire.py" or path.parent.name == "tools"]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def body_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function after its docstring."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def imported(tree: ast.Module) -> set[str]:
    """The packages that a module imports, wherever it does so."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


def called(tree: ast.Module) -> set[str]:
    """The names of the functions that a module calls."""
    return {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}


def machine_paths(path: Path) -> list[str]:
    """The lines of a text file that name a folder of one machine."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [
        f"{name_of(path)}:{at}: {line.strip()[:90]}" for at, line in enumerate(lines, 1) if MACHINE_PATH.search(line)
    ]


@pytest.mark.parametrize("path", sources(*FOLDERS), ids=name_of)
def test_a_source_file_is_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < LINES_BELOW


@pytest.mark.parametrize("path", sources(*PACKAGES, "tools", "bench"), ids=name_of)
def test_a_function_is_short(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    long = [f"{node.name}: {body_lines(node)}" for node in functions(tree) if body_lines(node) >= BODY_BELOW]
    assert long == []


@pytest.mark.parametrize("path", sorted((ROOT / "referee").rglob("*.py")), ids=name_of)
def test_the_referee_imports_only_what_a_phone_has(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert imported(tree) <= set(REFEREE_MAY_IMPORT.split())
    assert not called(tree) & REFEREE_MAY_NOT_CALL


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_tells_type_checkers_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()
    assert ast.get_docstring(ast.parse((ROOT / package / "__init__.py").read_text("utf-8")))


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"


def test_no_file_names_a_folder_of_one_machine() -> None:
    found = [line for path in tracked() if path != Path(__file__) for line in machine_paths(path)]
    assert found == []


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=name_of)
def test_a_lock_file_pins_by_hash_and_names_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash=sha256:)", text, re.MULTILINE)
    entries = re.split(r"^(?=[a-z0-9])", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)
    pinned = [entry for entry in entries if entry.strip()]
    assert pinned
    assert [entry for entry in pinned if not re.match(r"[a-z0-9-]+==\S+ \\\n    --hash=sha256:", entry)] == []


def pins(lock: str) -> dict[str, str]:
    """The version of each package in a lock file."""
    found = re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / "requirements" / lock).read_text("utf-8"), re.MULTILINE)
    return dict(found)


def test_what_is_served_is_what_was_tested() -> None:
    assert (pins("run.txt") | pins("build.txt")).items() <= pins("test.txt").items()


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = {re.split("[>=<]", line)[0].replace(".", "-") for line in project["project"]["dependencies"]}
    assert asked <= pins("run.txt").keys()
    assert project["build-system"]["requires"] == [f"hatchling=={pins('build.txt')['hatchling']}"]


def test_the_help_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert named is not None
    documented = re.findall(r"^([a-z-]+):.*## \S", makefile, re.MULTILINE)
    assert set(named[1].split()) - {"lint", "fast"} == set(documented)


def test_a_test_cannot_reach_another_machine() -> None:
    with socket.socket() as sock, pytest.raises(PermissionError):
        sock.connect(("192.0.2.1", 80))  # TEST-NET-1, which is nobody's address (RFC 5737)


def test_the_python_in_use_is_one_that_the_project_supports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    oldest = tuple(int(part) for part in project["project"]["requires-python"].removeprefix(">=").split("."))
    assert sys.version_info[:2] >= oldest
