"""Files of final sheets for tests, and what an audit says of them without a store."""

from collections.abc import Iterator
from io import BytesIO

from workers.csv_games import read_games
from workers.judging import judge
from workers.results import LineResult
from workers.upload import Item, Limits, Unpacked

HEADER = "game_id;rules;player;cubes;blueberries;claim_total"
# Twelve cubes at a point and one blueberry at two are 14, twelve and three are 18 (RE:36).
LAUREN = "{};relajarse@1;Lauren;12;1;14"
JULIA = "{};relajarse@1;Julia;12;3;18"


def game(name: str) -> list[str]:
    """The two rows of a confirmed game."""
    return [LAUREN.format(name), JULIA.format(name)]


def file_of(*lines: str, header: str = HEADER) -> bytes:
    return "\n".join([header, *lines, ""]).encode()


def items_of(data: bytes, **limits: int) -> Iterator[Item]:
    return read_games(Unpacked(BytesIO(data), Limits(**limits), packed=False))


def results_of(data: bytes, **limits: int) -> list[LineResult]:
    return [judge(item, None) for item in items_of(data, **limits)]


def told(results: list[LineResult]) -> list[tuple[int, object, str, list[tuple[str, str]]]]:
    """The line, the number of lines, the status and the faults of each result."""
    return [
        (each.line, each.lines, each.status, [(error.pointer, error.code) for error in each.errors or ()])
        for each in results
    ]
