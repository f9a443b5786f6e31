"""docs/csv.md is what the list of columns says."""

from pathlib import Path

import pytest

from tools import csv_columns


def test_the_page_is_current() -> None:
    assert csv_columns.TARGET.read_text("utf-8") == csv_columns.page()


def test_a_page_that_is_out_of_date_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(csv_columns, "TARGET", tmp_path / "csv.md")
    assert csv_columns.main(["--check"]) == 1
    assert "+# Final sheets in CSV" in capsys.readouterr().out
    assert csv_columns.main([]) == 0
    assert csv_columns.main(["--check"]) == 0
