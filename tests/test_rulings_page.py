"""docs/rulings.md is what the registry and the texts say."""

from pathlib import Path

import pytest

from tools import rulings


def test_the_page_is_current() -> None:
    assert rulings.TARGET.read_text("utf-8") == rulings.page()


def test_a_page_that_is_out_of_date_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rulings, "TARGET", tmp_path / "rulings.md")
    assert rulings.main(["--check"]) == 1
    assert "+# Rulings" in capsys.readouterr().out
    assert rulings.main([]) == 0
    assert rulings.main(["--check"]) == 0
