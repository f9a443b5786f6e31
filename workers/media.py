"""What an upload may be, and how each is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import IO

from workers.csv_columns import GAME_ID
from workers.csv_games import SEPARATOR, read_games
from workers.upload import Limits, ReadItems, Unpacked, raw_lines, read_lines

NDJSON, CSV = "application/x-ndjson", "text/csv"
READERS: Mapping[str, ReadItems] = {NDJSON: read_lines, CSV: read_games}
ENDINGS = {".csv": CSV, ".tsv": CSV, ".ndjson": NDJSON, ".jsonl": NDJSON}
PACKED_ENDING = ".gz"


def media_type_of(name: str, file: IO[bytes], limits: Limits, *, packed: bool) -> str:
    """What a file is by its name, and where that does not tell, by its first line.

    Raises: ProblemError when it is not packed as it says.
    """
    bare = name.lower().removesuffix(PACKED_ENDING)
    for ending, media_type in ENDINGS.items():
        if bare.endswith(ending):
            return media_type
    lines = raw_lines(Unpacked(file, limits, packed=packed))
    first = next((line.data.strip() for line in lines if line.data.strip()), b"")
    is_header = first.lower().startswith(SEPARATOR.encode()) or GAME_ID.encode() in first
    return CSV if is_header and not first.startswith(b"{") else NDJSON
