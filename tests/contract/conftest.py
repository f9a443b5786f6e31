"""Prints at the end of a run how many of schemathesis's bodies reached the referee."""

import pytest

from tests.contract.playout_bodies import TALLY

TOLD = "bodies that reached the referee"
LINES: list[str] = []


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep what was counted, or hand it to the process that started this one."""
    LINES.extend(TALLY.lines())
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[TOLD] = LINES


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    LINES.extend(getattr(node, "workeroutput", {}).get(TOLD, ()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if LINES:
        terminalreporter.section("schemathesis")
        for line in LINES:
            terminalreporter.line(line)
