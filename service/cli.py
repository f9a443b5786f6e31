"""The command line: `referee serve`, and the commands on files (`referee judge FILE` ...)."""

from __future__ import annotations

import os
import re
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from service.commands import COMMANDS, CONFIRMED, REFUSED, UsageError, carry_out, complain
from service.corpus import run as judge_corpus
from service.settings import SettingsError, read_settings, version
from texts import LANGUAGES

if TYPE_CHECKING:
    from argparse import _SubParsersAction

INTERRUPTED = 130  # as shells tell of a command that was stopped by Ctrl-C
EXIT_CODES = (
    "Exit codes: 0 if all is well; 1 for a result that is illegal, disputed or claimed too early, for winners that "
    "hang on a reading and for records that part; 2 for what cannot be read or done."
)
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
SERVING = {
    "serve": "serve the referee over HTTP",
    "up": "serve, with workers for audits and, unless REDIS_URL names one, a Redis",
}
FLAGS = {"HOST": "--host", "PORT": "--port", "REFEREE_WORKERS": "--workers"}


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command and give its exit code."""
    _prepare_streams()
    try:
        return _run(argv)
    except BrokenPipeError:
        _discard(sys.stdout)
        _discard(sys.stderr)
        return REFUSED
    except OSError as error:
        _discard(sys.stdout)
        return complain([f"referee: cannot write the answer: {error.strerror}"])
    except KeyboardInterrupt:
        return INTERRUPTED


def _prepare_streams() -> None:
    """Have streams to write on even where they were closed, and none that stops at a letter it lacks."""
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123  it is no path and stays open to the end


def _discard(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere; Python would fail once more with it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _run(argv: Sequence[str] | None) -> int:
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except (UsageError, SettingsError) as error:
        return complain([f"referee: {error}"])
    sys.stdout.flush()
    return code


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="referee", description="Send it a whole board game; get back a verdict.", epilog=EXIT_CODES
    )
    parser.add_argument("--version", action="version", version=f"referee {version()}")
    _add_manner(parser)
    parser.set_defaults(lang=None, json=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_serving(commands)
    _add_documents(commands)
    _add_collections(commands)
    return parser


def _add_serving(commands: _SubParsersAction[ArgumentParser]) -> None:
    for name, help_ in SERVING.items():
        serving = commands.add_parser(name, help=help_)
        serving.add_argument("--host", help="address to listen on (HOST, else 127.0.0.1)")
        serving.add_argument("--port", help="port to listen on (PORT, else 8000)")
        serving.add_argument("--workers", help="processes (REFEREE_WORKERS, else one for each core)")
        serving.set_defaults(run=_serve)
    working = commands.add_parser("worker", help="judge the lines of audits that others upload (REDIS_URL)")
    working.add_argument("--count", help="processes (REFEREE_WORKERS, else one for each core)")
    working.set_defaults(run=_work)


def _add_documents(commands: _SubParsersAction[ArgumentParser]) -> None:
    for name, each in COMMANDS.items():
        command = commands.add_parser(name, help=each.what, description=f"{each.what.capitalize()}.")
        command.add_argument(
            "files",
            nargs=len(each.files),
            metavar=each.files if len(each.files) > 1 else each.files[0],
            help="the document, `-` for standard input",
        )
        _add_manner(command)
        command.set_defaults(run=_carry_out)
        if name == "judge":
            command.add_argument("--trace", action="store_true", help="tell what each move did as well")


def _add_collections(commands: _SubParsersAction[ArgumentParser]) -> None:
    corpus = commands.add_parser("corpus", help="judge the conformance corpus and count what comes back as expected")
    corpus.add_argument("folder", nargs="?", default="corpus", metavar="FOLDER", help="where it lies (corpus)")
    _add_manner(corpus)
    corpus.set_defaults(run=_judge_corpus)
    audit = commands.add_parser("audit", help="judge a file of many games, here or on a server")
    audit.add_argument("file", metavar="FILE", help="NDJSON, or CSV of final sheets, as it is or packed with gzip")
    audit.add_argument("--out", metavar="FILE", help="where every line's result goes, as NDJSON")
    audit.add_argument("--report", metavar="FILE", help="where a report goes: a page, or a table if it ends in .csv")
    audit.add_argument("--server", metavar="URL", help="have a server do it, such as http://127.0.0.1:8000")
    audit.add_argument("--id", help="the audit's id on the server (else one made from the file)")
    audit.add_argument("--workers", help="processes that judge here (REFEREE_WORKERS, else one for each core)")
    _add_manner(audit)
    audit.set_defaults(run=_audit)


def _add_manner(parser: ArgumentParser) -> None:
    """The options that may stand before a command as well as after it."""
    parser.add_argument("--json", action="store_true", default=SUPPRESS, help="give the answer as the service gives it")
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=SUPPRESS,
        help="language of the sentences (else that of LC_ALL, LC_MESSAGES or LANG, else en)",
    )


def _carry_out(arguments: Namespace) -> int:
    return carry_out(arguments, arguments.lang or _language())


def _judge_corpus(arguments: Namespace) -> int:
    return judge_corpus(arguments, arguments.lang or _language())


def _audit(arguments: Namespace) -> int:
    from service.audit_command import run  # noqa: PLC0415  the other commands do without a progress bar

    given = {"REFEREE_WORKERS": arguments.workers} if arguments.workers else {}
    return run(arguments, arguments.lang or _language(), read_settings(os.environ | given))


def _language() -> str:
    """The language of the environment, where it is one of ours."""
    locale = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    language = re.split("[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else "en"


def _serve(arguments: Namespace) -> int:
    # The other commands do without a web server.
    from service.serve import AddressError, serve  # noqa: PLC0415
    from service.up import up  # noqa: PLC0415
    from workers.server import NoServerError  # noqa: PLC0415

    if arguments.lang or arguments.json:
        raise UsageError("--lang and --json are for commands on files; what is served follows Accept-Language")
    given = {name: value for name in FLAGS if (value := getattr(arguments, FLAGS[name].removeprefix("--"))) is not None}
    try:
        settings = read_settings(os.environ | given)
        up(settings) if arguments.command == "up" else serve(settings)
    except SettingsError as error:
        name = FLAGS[error.name] if error.name in given else error.name
        raise UsageError(f"{name}{str(error).removeprefix(error.name)}") from None
    except (AddressError, NoServerError) as error:
        raise UsageError(str(error)) from None
    return CONFIRMED


def _work(arguments: Namespace) -> int:
    from workers.pool import run  # noqa: PLC0415  the other commands do without a queue

    given = {"REFEREE_WORKERS": arguments.count} if arguments.count else {}
    settings = read_settings(os.environ | given)
    if not settings.redis_url:
        raise UsageError("workers need REDIS_URL, the address of the Redis that audits are in")
    run(settings.redis_url, settings.workers)
    return CONFIRMED


if __name__ == "__main__":
    sys.exit(main())
