"""The golden cases as they lie in their folders, `<game>/<name>`; the format stands in README.md."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

Case = dict[str, Any]  # JSON as it was written by hand

FOLDER = Path(__file__).parent
CASES: Mapping[str, Case] = {
    f"{path.parent.name}/{path.stem}": json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*/*.json"))
}


def of_game(game: str) -> Iterator[Case]:
    """The cases of one game."""
    return (case for name, case in CASES.items() if name.startswith(f"{game}/"))
