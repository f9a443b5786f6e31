"""Mutation testing of the games: a seeded sample of mutants of each, run against the fast tests with mutmut.

`python -m tools.mutants` does all games, `python -m tools.mutants smartish relajarse` some. For each it prints a row
for docs/testing.md and writes the survivors, each with its diff, to `var/mutants/`. The sample depends on SEED, the
source of the game and the version of mutmut, which is locked. What is mutated and which tests run stands in
`[tool.mutmut]` of pyproject.toml.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from referee.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "mutants" / "referee" / "games"
REPORTS = ROOT / "var" / "mutants"
MUTMUT = Path(sys.executable).parent / "mutmut"
SEED = 20261201
SAMPLE = 300
# Every game has a view of its state. To run the first mutant of each is the shortest way to have mutmut make them all.
ONE_OF_EACH = "referee.games.*.state.x_view__mutmut_1"
# How the process of a mutant ends; what is in no list here was ended by a signal.
SURVIVED, KILLED, TIMED_OUT = (0,), (1, 3), (-24, 24, 36, 152, 255)
UNTESTED = 33

Endings = Mapping[str, int | None]


def main() -> None:
    """Make all mutants, run the samples and say how they ended."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=main.__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="game", help="smile_rush, for instance; all of them if none is named"
    )
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(_packages()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(_packages())}")
    _mutmut(["run", "--max-children", str(asked.jobs), ONE_OF_EACH])
    print("| game | mutants | sampled | killed | timed out | survived | score | CPU |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for package in asked.games or _packages():
        print(_row(package, asked.jobs), flush=True)


def sampled(package: str, mutants: Sequence[str]) -> list[str]:
    """The mutants of a game that are run, drawn from all of them by the seed and the game's name."""
    return Random(f"{SEED} {package}").sample(sorted(mutants), min(SAMPLE, len(mutants)))


def _packages() -> list[str]:
    return [game.replace("-", "_") for game in GAMES]


def _row(package: str, jobs: int) -> str:
    everyone = list(_endings(package))
    drawn = sampled(package, everyone)
    before, began = _seconds(), time.monotonic()
    _mutmut(["run", "--max-children", str(jobs), *drawn])
    spent, took = _seconds() - before, time.monotonic() - began
    endings = _endings(package)
    met = Counter(_word(endings[name]) for name in drawn)
    unnoticed = [name for name in drawn if _word(endings[name]) in {"survived", "untested"}]
    alive = [name for name in unnoticed if _lives_from_the_start(name, package)]
    REPORTS.mkdir(parents=True, exist_ok=True)
    shown = "\n".join(_mutmut(["show", name]) for name in alive)
    (REPORTS / f"{package}.txt").write_text(shown, encoding="utf-8")
    score = 100 * (len(drawn) - len(alive)) / len(drawn)
    killed, stopped = met["killed"] + len(unnoticed) - len(alive), met["timed out"] + met["crashed"]
    return (
        f"| {package} | {len(everyone)} | {len(drawn)} | {killed} | {stopped} | {len(alive)} "
        f"| {score:.1f} % | {spent:.0f} s in {took:.0f} s |"
    )


def _lives_from_the_start(name: str, package: str) -> bool:
    """Whether the golden cases do not notice a mutant in a process that has it before it imports the referee.

    mutmut puts a mutant in after the import, too late for what is computed once, as the tables of neighbours are.
    """
    cases = ["tests/golden", "-k", package.replace("_", "-")]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", "-p", "no:cacheprovider", *cases]
    within = os.environ | {"MUTANT_UNDER_TEST": name, "PYTHONPATH": "."}
    done = subprocess.run(command, cwd=ROOT / "mutants", env=within, capture_output=True, check=False)
    return done.returncode == 0


def _endings(package: str) -> Endings:
    """How each mutant of a game ended; None for those that were not run."""
    return dict(ending for path in sorted((MADE / package).rglob("*.meta")) for ending in _read(path))


def _read(path: Path) -> Iterator[tuple[str, int | None]]:
    yield from json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"].items()


def _word(ending: int | None) -> str:
    if ending is None:
        message = "a mutant of the sample was not run"
        raise RuntimeError(message)
    if ending == UNTESTED:
        return "untested"
    if ending in SURVIVED:
        return "survived"
    return "killed" if ending in KILLED else "timed out" if ending in TIMED_OUT else "crashed"


def _seconds() -> float:
    """CPU time of all processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _mutmut(arguments: Sequence[str]) -> str:
    done = subprocess.run([str(MUTMUT), *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
        done.check_returncode()
    return done.stdout


if __name__ == "__main__":
    main()
