"""`referee audit FILE`: a whole tournament judged here or on a server, with progress, and what it came to."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from types import FrameType
from typing import IO, NamedTuple, NoReturn

import msgspec
from tqdm import tqdm

from intake.problems import ProblemError
from referee.core import Finding, Violation
from service.commands import CONFIRMED, REFUSED, UsageError, problem_lines, say
from service.commands import complain as complain_of
from service.local_audit import judge_all
from service.remote_audit import Server
from service.report import Report, page, table
from service.settings import Settings
from texts import render
from workers.checks import findings
from workers.media import READERS, media_type_of
from workers.results import RESULTS, STATUSES, LineResult
from workers.telling import finding_told, told
from workers.upload import Inspection, Item, Unpacked, cut, inspect

GZIP = b"\x1f\x8b"
WELL = ("confirmed", "unclaimed", "incomplete")
CHUNK = 100  # lines of one job here; smaller than a server's, for progress to move
MOST_SHOWN = 20


class Sent(NamedTuple):
    """A file as it is sent."""

    file: IO[bytes]
    media_type: str
    packed: bool


def run(arguments: Namespace, language: str, settings: Settings) -> int:
    """Audit a file; 0 if nothing in it is wrong, 1 if a line is, 2 if it cannot be read.

    Raises: UsageError when the file cannot be read or the results cannot be written.
    """
    counts = Counter[str]()
    with ExitStack() as opened:
        try:
            file = opened.enter_context(Path(arguments.file).open("rb"))
            packed = _is_packed(file)
            media_type = media_type_of(arguments.file, file, settings.limits, packed=packed)
            found = inspect(file, settings.limits, packed=packed, read=READERS[media_type])
            out = opened.enter_context(Path(arguments.out).open("wb")) if arguments.out else None
            report = opened.enter_context(Path(arguments.report).open("wb")) if arguments.report else None
        except OSError as error:
            raise UsageError(f"{error.filename or arguments.file}: {error.strerror}") from None
        except ProblemError as problem:
            return complain_of(problem_lines(problem, arguments.file, language, is_json=arguments.json))
        if arguments.server:
            results = _remote(arguments, Sent(file, media_type, packed), found, language)
        else:
            results = _local(READERS[media_type](Unpacked(file, settings.limits, packed=packed)), found, settings)
        kept = Kept(opened.enter_context(TemporaryFile())) if report else None
        with _stoppable() as is_stopped:
            for result in results:
                _take(result, counts, out, language, is_quiet=arguments.json)
                if kept:
                    kept.add(result)
                if is_stopped():
                    break
        if report and kept:
            together = [finding_told(each, language) for each in findings(kept())]
            name = Path(arguments.file).name
            whole = Report(name, counts, counts.total(), found.items, kept, findings=together)
            _write_report(report, whole, language)
    _tell(counts, found, arguments, language)
    if counts.total() < found.items:
        raise KeyboardInterrupt
    return CONFIRMED if set(+counts) <= set(WELL) else REFUSED


@contextmanager
def _stoppable() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; a second time it stops whatever goes on."""
    pressed: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        if pressed:
            signal.default_int_handler(number, frame)
        pressed.append(number)

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


def _is_packed(file: IO[bytes]) -> bool:
    """Whether a file is packed with gzip, by how it begins."""
    return file.read(len(GZIP)) == GZIP


def _local(items: Iterator[Item], found: Inspection, settings: Settings) -> Iterator[LineResult]:
    chunks = judge_all(cut(items, CHUNK), settings.workers, settings.line_seconds)
    with _bar(found.items) as bar:
        for chunk in chunks:
            yield from chunk
            bar.update(len(chunk))


def _remote(arguments: Namespace, sent: Sent, found: Inspection, language: str) -> Iterator[LineResult]:
    """The results of a server, under an id that the same file has again."""
    server = Server(arguments.server, language)
    audit = arguments.id or f"file-{found.sha256[:24]}"
    size = sent.file.seek(0, 2)
    sent.file.seek(0)
    server.put(audit, sent.file, sent.media_type, size, packed=sent.packed)
    with _bar(found.items) as bar:
        for state in server.progress(audit):
            bar.update(state["lines"]["done"] - bar.n)
    yield from server.results(audit)


def _bar(total: int) -> tqdm[NoReturn]:
    """A progress bar with rate and time left, on a terminal; it is moved by hand."""
    return tqdm(total=total, unit=" lines", disable=None, file=sys.stderr, dynamic_ncols=True)


def _take(result: LineResult, counts: Counter[str], out: IO[bytes] | None, language: str, *, is_quiet: bool) -> None:
    """Count a result, write it out, and show it where it needs a look, as long as there are few of those."""
    is_shown = result.status not in WELL and not is_quiet and _bad(counts) < MOST_SHOWN
    if out or is_shown:
        sentence = told(result, language)
        if out:
            out.write(msgspec.json.encode(sentence) + b"\n")
        if is_shown:
            tqdm.write("\n".join(_lines(sentence, language)), file=sys.stdout)
    counts[result.status] += 1


def _bad(counts: Counter[str]) -> int:
    return sum(number for status, number in counts.items() if status not in WELL)


def _lines(result: LineResult, language: str) -> Iterator[str]:
    """A line that needs a look, for people: its number, its id, its status and the reasons."""
    name = f" ({result.id})" if isinstance(result.id, str) else ""
    place = render("audit-line", {"line": result.line}, language)
    yield f"{place}{name}: {render(f'status-{result.status}', {}, language)}"
    for difference in result.differences:
        yield f"  {getattr(difference, 'player', '')} {difference.item}: {difference.claimed} -> {difference.computed}"
    reasons: list[Violation | Finding] = [*result.violations, *result.findings]
    for reason in reasons:
        yield f"  {reason.pointer} {reason.code} ({reason.rule}) {reason.message}"
    for error in result.errors or ():
        yield f"  {error.pointer or '/'} {error.code} {error.detail}"


class Kept:
    """Results in a file of their own, to be read as often as a report needs them."""

    def __init__(self, file: IO[bytes]) -> None:
        """Begin with none."""
        self.file = file

    def add(self, result: LineResult) -> None:
        """Keep one more."""
        self.file.write(msgspec.json.encode(result) + b"\n")

    def __call__(self) -> Iterator[LineResult]:
        """All of them, whoever else is reading."""
        place = 0
        while True:
            self.file.seek(place)
            if not (line := self.file.readline()):
                return
            place = self.file.tell()
            yield RESULTS.decode(line)


def _write_report(file: IO[bytes], report: Report, language: str) -> None:
    """A report as its file is named: a table, or else a page."""
    is_table = str(file.name).endswith(".csv")
    for piece in table(report.results(), language) if is_table else page(report, language):
        file.write(piece.encode())


def _tell(counts: Counter[str], found: Inspection, arguments: Namespace, language: str) -> None:
    """What it came to, whether it came to its end or not."""
    named = {status: counts[status] for status in STATUSES}
    if arguments.json:
        say([msgspec.json.encode({"lines": {"done": counts.total(), "total": found.items}, "counts": named}).decode()])
        return
    say(f"{render(f'status-{status}', {}, language)}: {number:,}" for status, number in named.items() if number)
    say([render("audit-done", {"done": counts.total(), "total": found.items}, language)])
