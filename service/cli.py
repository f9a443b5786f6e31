"""The command line: `referee serve`, `referee judge FILE`, `referee score FILE`.

Exit codes: 2 for what cannot be read, 1 for an illegal or disputed result or a premature claim, else 0.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from referee.claims import ClaimStatus, Status
from referee.core import AnyDocument, ClaimReport, Scorecard, Verdict
from referee.judge import replay, scorecard, verdict
from referee.reader import form_of
from service.problems import ProblemError, build_problem
from service.reading import read_document
from service.settings import SettingsError, read_settings, version
from service.table import show_scorecard, show_verdict
from texts import LANGUAGES, dress

CONFIRMED, REFUSED, INVALID = 0, 1, 2
STDIN = "-"


class UsageError(Exception):
    """A command that cannot be carried out as it was given; its text says why."""


class Judging(NamedTuple):
    """What one of the two commands on files takes and does."""

    form: str
    judge: Callable[[AnyDocument], Verdict | Scorecard]


COMMANDS: Mapping[str, Judging] = {
    "judge": Judging("record", lambda record: verdict(replay(record))),
    "score": Judging("sheets", scorecard),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command and give its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # A terminal that lacks a letter is no reason to stop.
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except (UsageError, SettingsError) as error:
        return _complain([f"referee: {error}"])
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python would complain once more at its end.
        return REFUSED
    return code


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="referee", description="Send it a whole board game; get back a verdict.")
    parser.add_argument("--version", action="version", version=f"referee {version()}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve", help="serve the referee over HTTP")
    serving.add_argument("--host", help="address to listen on (HOST, else 127.0.0.1)")
    serving.add_argument("--port", help="port to listen on (PORT, else 8000)")
    serving.add_argument("--workers", help="processes (REFEREE_WORKERS, else one for each core)")
    serving.set_defaults(run=_serve)
    for name, what in (("judge", "referee a record of moves"), ("score", "score final sheets")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", metavar="FILE", help="the document, `-` for standard input")
        command.add_argument("--json", action="store_true", help="the answer as the service gives it")
        command.add_argument("--lang", choices=LANGUAGES, default=_language(), help="language of the sentences")
        command.set_defaults(run=_judge)
    return parser


def _language() -> str:
    """The language of the environment, where it is one of ours."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def _serve(arguments: Namespace) -> int:
    from service.serve import AddressError, serve  # noqa: PLC0415  the other commands do without a web server

    given = {"HOST": arguments.host, "PORT": arguments.port, "REFEREE_WORKERS": arguments.workers}
    settings = read_settings(os.environ | {name: value for name, value in given.items() if value is not None})
    try:
        serve(settings)
    except AddressError as error:
        raise UsageError(str(error)) from None
    return CONFIRMED


def _judge(arguments: Namespace) -> int:
    command = COMMANDS[arguments.command]
    try:
        document = read_document(_bytes_of(arguments.file))
    except ProblemError as problem:
        return _complain(_problem_lines(problem, arguments))
    if form_of(document) != command.form:
        other = next(name for name, each in COMMANDS.items() if each.form == form_of(document))
        raise UsageError(f"{arguments.file} holds {_form_name(document)}; the command for it is: referee {other}")
    result = command.judge(document)
    if arguments.json:
        _write(msgspec.json.encode(dress(result, arguments.lang)))
    else:
        language = arguments.lang
        lines = show_verdict(result, language) if isinstance(result, Verdict) else show_scorecard(result, language)
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    return _exit_code(result)


def _form_name(document: AnyDocument) -> str:
    return "a record of moves" if form_of(document) == "record" else "final sheets"


def _bytes_of(file: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from None


def _write(data: bytes) -> None:
    sys.stdout.flush()
    sys.stdout.buffer.write(data if not sys.stdout.isatty() else data + b"\n")
    sys.stdout.buffer.flush()


def _exit_code(result: Verdict | Scorecard) -> int:
    claim = result.claim
    is_premature = isinstance(claim, ClaimReport) and claim.status == ClaimStatus.PREMATURE
    return REFUSED if is_premature or result.status in (Status.ILLEGAL, Status.DISPUTED) else CONFIRMED


def _complain(lines: Iterable[str]) -> int:
    sys.stderr.write("".join(f"{line}\n" for line in lines))
    return INVALID


def _problem_lines(problem: ProblemError, arguments: Namespace) -> list[str]:
    """What is wrong with a file: as the service would say it, or a line for each fault."""
    told = build_problem(problem, arguments.lang, arguments.file)
    if arguments.json:
        return [msgspec.json.encode(told).decode()]
    lines = [f"{arguments.file}: {told['title']}. {told['detail']}"]
    for fault in told.get("errors", ()):
        lines.append(f"  {fault['pointer'] or '/'}: {fault['code']}. {fault['detail']}")
        if "allowed" in fault:
            lines.append(f"    -> {', '.join(map(str, fault['allowed']))}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
