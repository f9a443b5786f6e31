"""`referee corpus`: the conformance corpus judged here, and counts of what came back as expected."""

from __future__ import annotations

import gzip
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from referee.core import DocumentError
from referee.corpus import ENTRIES, Entry, differences, judged
from service.commands import CONFIRMED, REFUSED, UsageError, say
from texts import render

PATTERN = "*.ndjson.gz"
MOST_SHOWN = 20


class Difference(Struct, frozen=True):
    """An entry whose answer is not as expected, and the names of the values that differ."""

    id: str
    kind: str
    values: list[str]


class Report(Struct, frozen=True):
    """What came of one file: documents by kind, and those whose answer is not as expected."""

    file: str
    documents: int
    kinds: dict[str, int]
    differences: list[Difference]


def run(arguments: Namespace, language: str) -> int:
    """Judge every file of the folder; 0 if all is as expected, 1 if anything differs."""
    start = time.monotonic()
    reports = []
    for path in _files(Path(arguments.folder)):
        reports.append(check(path))
        if not arguments.json:
            say(_lines(reports[-1], language))
    if arguments.json:
        say([msgspec.json.encode(reports).decode()])
    else:
        facts = {"documents": sum(report.documents for report in reports), "seconds": round(time.monotonic() - start)}
        say([render("corpus-done", facts, language)])
    return REFUSED if any(report.differences for report in reports) else CONFIRMED


def _files(folder: Path) -> list[Path]:
    found = sorted(folder.glob(PATTERN))
    if not found:
        raise UsageError(f"there is no {PATTERN} in {folder}; name the folder of the corpus")
    return found


def check(path: Path) -> Report:
    """Judge one file, whose first line says what it is.

    Raises: UsageError when it is no corpus.
    """
    kinds, found = Counter[str](), list[Difference]()
    for number, line in enumerate(_lines_of(path), start=2):
        try:
            entry = ENTRIES.decode(line)
        except msgspec.MsgspecError as error:
            raise UsageError(f"{path}, line {number}: {error}") from None
        kinds[entry.kind] += 1
        if values := _differing(entry):
            found.append(Difference(entry.id, entry.kind, values))
    return Report(path.name, kinds.total(), dict(kinds), found)


def _differing(entry: Entry) -> list[str]:
    try:
        return list(differences(entry, judged(entry)))
    except DocumentError as error:
        return [str(error)]


def _lines_of(path: Path) -> Iterator[bytes]:
    """The entries of a file, one by one."""
    try:
        with gzip.open(path) as file:
            next(file, None)
            yield from file
    except (OSError, EOFError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from None


def _lines(report: Report, language: str) -> Iterator[str]:
    kinds = ", ".join(f"{kind} {count:,}" for kind, count in report.kinds.items())
    facts = {"file": report.file, "documents": report.documents, "kinds": kinds, "differ": len(report.differences)}
    yield render("corpus-file", facts, language)
    for each in report.differences[:MOST_SHOWN]:
        yield f"  {each.id} ({each.kind}): {', '.join(each.values)}"
