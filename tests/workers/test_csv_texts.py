"""Every fault of CSV has its sentence in every language, with all that it tells."""

import re
from collections.abc import Iterator

import pytest

from intake.problems import ProblemError
from referee.core import Fault
from tests.texts.samples import patterns
from tests.workers.farm import ROOT
from tests.workers.sheets_csv import HEADER, JULIA, LAUREN, file_of, game, results_of
from texts import LANGUAGES, render_strictly

BLENDERS = "game_id;rules;player;round_blender;round_boxes;yellow;tie_break;go_early;setup_json"
FILES = (
    file_of(*game("a")).decode().encode("utf-16"),
    file_of(*game("a")).replace(b"Julia", b"\x81"),
    b"sep=|\n",
    file_of(header=HEADER + ";cubes;x"),
    file_of(header="player"),
    file_of(*game("a"), *game("b"), *game("a"), LAUREN.format(""), JULIA.format("c")),
    file_of('a;relajarse@1;"x;1', *game("b"), 'c;relajarse@1;"x"x;1', "d;relajarse@1;莉").rstrip()[:-1],
    file_of("a;1", "b"),
    file_of("a;relajarse@1;Ann;1;2;3;4;", header=HEADER + ";;tag:x"),
    file_of(LAUREN.format("a") + ";{};1", JULIA.format("a") + ";;2", header=HEADER + ";setup_json;tag:x"),
    file_of(LAUREN.format("a") + ";1;x", JULIA.format("a") + ";;y", header=HEADER + ";position;pairs"),
    file_of("a;smoothies@1;Ann;1;1;x;;;", "b;smartish@1;Red;;;;0;;", "c;smoothie-wars@1;Ann;;;;;x;", header=BLENDERS),
    file_of('a;smoothies@1;Ann;x;;;;;"{""players"": []}"', header=BLENDERS),
)


def faults() -> Iterator[tuple[str, Fault]]:
    for data in FILES:
        try:
            for result in results_of(data, line_bytes=2000):
                yield from ((error.code, Fault("", error.code, (), error.facts)) for error in result.errors or ())
        except ProblemError as problem:
            yield from ((fault.code, fault) for fault in problem.faults)
    for result in results_of(file_of(*game("a") * 2), line_bytes=60):
        yield from ((error.code, Fault("", error.code, (), error.facts)) for error in result.errors or ())


def codes() -> set[str]:
    code = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "workers").glob("csv_*.py")))
    return set(re.findall(r'"(csv-[a-z0-9-]+)"', code)) - {"csv-encoding", "csv-header"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_and_every_sentence_a_fault(language: str) -> None:
    assert {name for name, _ in patterns(language) if name.startswith("fault-csv-")} == {
        f"fault-{code}" for code in codes()
    }


def test_every_fault_can_be_told_with_its_facts() -> None:
    found = dict(faults())
    assert codes() <= found.keys()
    for code in codes():
        for language in LANGUAGES:
            assert render_strictly(f"fault-{code}", found[code].facts, language)
