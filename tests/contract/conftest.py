"""Prints at the end of a run how many of schemathesis's bodies reached the referee."""

import pytest

from tests.contract.playout_bodies import TALLY


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if lines := TALLY.lines():
        terminalreporter.section("schemathesis")
        for line in lines:
            terminalreporter.line(line)
