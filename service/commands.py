"""The commands on files: what each takes and answers, how it is shown to people, and whether all is well."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec

from intake.problems import ProblemError, build_problem
from intake.reading import read_document, read_par
from referee.claims import ClaimStatus, Status
from referee.compare import compare
from referee.core import AnyDocument, ClaimReport, Scorecard, Verdict
from referee.games.smile_rush.par import par
from referee.judge import STATE, TRACE, replay, scorecard, verdict
from referee.reader import Form, form_of
from referee.sensitivity import sensitivity
from service.comparing import show_comparison, show_sensitivity
from service.searched import show_par
from service.settings import MEBIBYTE
from service.table import show_scorecard, show_verdict
from texts import dress

CONFIRMED, REFUSED, INVALID = 0, 1, 2
STDIN = "-"
MOST_BYTES = 64 * MEBIBYTE  # of a file; as much as the service can be set to take
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
FORM_NAMES: Mapping[Form, str] = {"record": "a record of moves", "sheets": "final sheets"}


class UsageError(Exception):
    """A command that cannot be carried out as it was given; its text says why."""


class Source(NamedTuple):
    """A file and the document in it."""

    file: str
    document: AnyDocument


# Any: each command has an answer of its own kind.
class Command(NamedTuple):
    """What a command takes, what it answers from that, the lines for people, and whether its exit code is 0."""

    what: str
    files: tuple[str, ...]
    forms: Sequence[Form]
    answer: Callable[[Sequence[Source], Namespace], Any]
    show: Callable[[Any, Sequence[Source], str], Iterable[str]]
    is_well: Callable[[Any], bool]
    read: Callable[[bytes], AnyDocument] = read_document


def _judge(sources: Sequence[Source], arguments: Namespace) -> Verdict:
    parts = frozenset({STATE, TRACE} if arguments.trace else {STATE})
    return verdict(replay(sources[0].document), parts)


def _is_sound(result: Verdict | Scorecard) -> bool:
    """Whether nothing in a verdict or scorecard is wrong; what is unclaimed or unfinished is not wrong."""
    claim = result.claim
    is_premature = isinstance(claim, ClaimReport) and claim.status == ClaimStatus.PREMATURE
    return not is_premature and result.status not in (Status.ILLEGAL, Status.DISPUTED)


COMMANDS: Mapping[str, Command] = {
    "judge": Command(
        "referee a record of moves",
        ("FILE",),
        ("record",),
        _judge,
        lambda answer, sources, language: show_verdict(answer, sources[0].document, language),
        _is_sound,
    ),
    "score": Command(
        "score final sheets",
        ("FILE",),
        ("sheets",),
        lambda sources, _: scorecard(sources[0].document),
        lambda answer, sources, language: show_scorecard(answer, sources[0].document, language),
        _is_sound,
    ),
    "sensitivity": Command(
        "tell whether another reading of the rules would change the winners",
        ("FILE",),
        ("record", "sheets"),
        lambda sources, _: sensitivity(sources[0].document),
        lambda answer, sources, language: show_sensitivity(answer, sources[0].document, language),
        lambda answer: answer.same_winners is True,
    ),
    "compare": Command(
        "tell where two records of one game part",
        ("FILE", "OTHER"),
        ("record",),
        lambda sources, _: compare(*(source.document for source in sources)),
        show_comparison,
        lambda answer: answer.same,
    ),
    "par": Command(
        "search for the best way to play on in Smile Rush",
        ("FILE",),
        ("record",),
        lambda sources, _: par(sources[0].document),
        lambda answer, sources, language: show_par(answer, sources[0].document, language),
        lambda answer: answer.legal,
        read_par,
    ),
}


def carry_out(arguments: Namespace, language: str) -> int:
    """Carry out a command on files and give its exit code.

    Raises: UsageError when a file cannot be read or is not for this command, or the answer cannot be written.
    """
    command = COMMANDS[arguments.command]
    files = arguments.files
    if files.count(STDIN) > 1:
        raise UsageError("only one of the files can be standard input")
    sources = []
    for file in files:
        try:
            sources.append(Source(file, command.read(_bytes_of(file))))
        except ProblemError as problem:
            return complain(problem_lines(problem, file, language, is_json=arguments.json))
    _check_forms(command, sources)
    answer = command.answer(sources, arguments)
    if arguments.json:
        _write_json(msgspec.json.encode(dress(answer, language)))
    else:
        say(command.show(answer, sources, language))
    return CONFIRMED if command.is_well(answer) else REFUSED


def say(lines: Iterable[str]) -> None:
    """Write lines for people on standard output."""
    sys.stdout.write("".join(f"{plain(line)}\n" for line in lines))
    sys.stdout.flush()


def complain(lines: Iterable[str]) -> int:
    """Say on standard error what cannot be done, and give the exit code for that."""
    sys.stderr.write("".join(f"{plain(line)}\n" for line in lines))
    return INVALID


def plain(line: str) -> str:
    """A line that leaves a terminal as it is: control characters are told by their number."""
    return CONTROL.sub(lambda letter: f"\\x{ord(letter[0]):02x}", line)


def _bytes_of(file: str) -> bytes:
    try:
        if file == STDIN:
            return _some_bytes(_standard_input().read(MOST_BYTES + 1))
        with Path(file).open("rb") as opened:
            return _some_bytes(opened.read(MOST_BYTES + 1))
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from None


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise UsageError("standard input is closed")
    if sys.stdin.isatty():
        complain(["referee: reading from the terminal; end with Ctrl-D"])
    return sys.stdin.buffer


def _some_bytes(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise ProblemError("body-too-large")
    return data


def _check_forms(command: Command, sources: Sequence[Source]) -> None:
    for file, document in sources:
        form = form_of(document)
        if form not in command.forms:
            other = next(name for name, each in COMMANDS.items() if form in each.forms)
            raise UsageError(f"{file} holds {FORM_NAMES[form]}; the command for it is: referee {other}")
    rules = [source.document.rules for source in sources]
    if len(set(rules)) > 1:
        raise UsageError(f"records of one game can be compared; these are of {' and '.join(rules)}")


def _write_json(data: bytes) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(data + b"\n" if sys.stdout.isatty() else data)
    sys.stdout.buffer.flush()


def problem_lines(problem: ProblemError, file: str, language: str, *, is_json: bool) -> list[str]:
    """What is wrong with a file: as the service would say it, or a line for each fault."""
    name = os.fsencode(file).decode(errors="replace")
    told = build_problem(problem, language, name)
    if is_json:
        return [msgspec.json.encode(told).decode()]
    lines = [f"{name}: {told['title']}. {told['detail']}"]
    for fault in told.get("errors", ()):
        lines.append(f"  {fault['pointer'] or '/'}: {fault['code']}. {fault['detail']}")
        if "allowed" in fault:
            lines.append(f"    -> {', '.join(map(str, fault['allowed']))}")
    return lines
