"""Rows that cannot be read: each spoils its game and no other, and no game is judged without one of its players."""

import tracemalloc
from collections.abc import Iterator
from io import BytesIO
from typing import IO, cast

import pytest

from intake.problems import ProblemError
from tests.workers.sheets_csv import HEADER, JULIA, LAUREN, file_of, game, items_of, results_of, told
from workers.csv_games import read_games
from workers.upload import Limits, Unpacked


def test_a_game_that_returns_is_invalid_and_says_where_it_was() -> None:
    results = results_of(file_of(*game("a"), *game("b"), *game("a"), *game("c")))
    assert told(results) == [
        (2, 2, "confirmed", []),
        (4, 2, "confirmed", []),
        (6, 2, "invalid", [("/rows/0/game_id", "csv-game-returns")]),
        (8, 2, "confirmed", []),
    ]
    assert [dict(error.facts) for error in results[2].errors or ()] == [{"game": "a", "line": 2}]
    assert [each.id for each in results] == ["a", "b", "a", "c"]


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ('b;relajarse@1;"Lauren;12;1;14', "csv-quote-open"),
        ('b;relajarse@1;"Lauren" Ann;12;1;14', "csv-broken"),
        ("b;relajarse@1;Lauren;12;\r1;14", "csv-broken"),
    ],
)
def test_a_broken_row_spoils_its_own_game_only(row: str, code: str) -> None:
    expected = [(2, 2, "confirmed", []), (4, 2, "invalid", [("/rows/0", code)]), (6, 2, "confirmed", [])]
    results = results_of(file_of(*game("a"), row, JULIA.format("b"), *game("c")))
    assert told(results) == expected
    assert [each.id for each in results] == ["a", "b", "c"]
    assert [error.facts["line"] for error in results[1].errors or ()] == [4]


def test_a_quote_that_swallows_other_quotes_says_where_it_opened() -> None:
    """The quote of line 5 is closed by that which opens in line 7, in the middle of a cell."""
    rows = [*game("a"), LAUREN.format("b"), 'b;relajarse@1;"Julia;12;3;18', LAUREN.format("c")]
    rows += ['c;relajarse@1;"Julia";12;3;18', *game("d")]
    results = results_of(file_of(*rows))
    assert told(results) == [
        (2, 2, "confirmed", []),
        (4, 2, "invalid", [("/rows/1", "csv-quote-open")]),
        (6, 2, "confirmed", []),
        (8, 2, "confirmed", []),
    ]
    assert [error.facts["line"] for error in results[1].errors or ()] == [5]


def test_an_open_quote_is_followed_no_farther_than_a_line_may_be_long() -> None:
    """The quote opens in the second line of its row."""
    rows = [*game("a"), 'b;relajarse@1;"Lau\nren";"12;1;14', *(row for n in range(200) for row in game(f"c{n}"))]
    results = results_of(file_of(*rows), line_bytes=2000)
    assert [each.status for each in results] == ["confirmed", "invalid", *["confirmed"] * 200]
    assert [(each.line, each.lines) for each in results[:3]] == [(2, 2), (4, 2), (6, 2)]
    assert [(error.pointer, error.code, error.facts["line"]) for error in results[1].errors or ()] == [
        ("/rows/0", "csv-quote-open", 5)
    ]


def test_a_row_without_an_id_spoils_the_games_around_it() -> None:
    """Nobody knows whether the row of line 5 is of the game before it or of that after it."""
    results = results_of(file_of(*game("a"), LAUREN.format("b"), LAUREN.format(""), JULIA.format("c"), *game("d")))
    assert told(results) == [
        (2, 2, "confirmed", []),
        (4, 2, "invalid", [("/rows/1/game_id", "required")]),
        (6, 1, "invalid", [("", "csv-nameless-before")]),
        (7, 2, "confirmed", []),
    ]
    assert [error.facts["line"] for error in results[2].errors or ()] == [5]


def test_a_row_without_an_id_within_a_game_spoils_that_game_only() -> None:
    rows = [LAUREN.format(""), *game("a"), LAUREN.format("b"), '"b;relajarse@1;x', JULIA.format("b"), *game("c")]
    assert told(results_of(file_of(*rows))) == [
        (2, 1, "invalid", [("/rows/0/game_id", "required")]),
        (3, 2, "invalid", [("", "csv-nameless-before")]),
        (5, 3, "invalid", [("/rows/1", "csv-quote-open")]),
        (8, 2, "confirmed", []),
    ]


def test_a_line_that_is_too_long_spoils_its_game() -> None:
    long = f"b;relajarse@1;{'x' * (2 << 20)};12;1;14"
    results = results_of(file_of(*game("a"), long, JULIA.format("b"), *game("c")))
    assert told(results) == [
        (2, 2, "confirmed", []),
        (4, 2, "invalid", [("/rows/0", "line-too-long")]),
        (6, 2, "confirmed", []),
    ]


def test_a_game_of_more_bytes_than_a_line_may_have_is_not_kept() -> None:
    rows = [LAUREN.format("b")] * 100
    results = results_of(file_of(*game("a"), *rows, *game("c")), line_bytes=1000)
    assert told(results) == [
        (2, 2, "confirmed", []),
        (4, 100, "invalid", [("", "csv-game-too-long")]),
        (104, 2, "confirmed", []),
    ]
    assert [len(item.data) for item in items_of(file_of(*rows), line_bytes=1000)] == [0]


@pytest.mark.parametrize("cut_off", [1, 2])
def test_a_file_that_ends_within_a_letter_is_cut(cut_off: int) -> None:
    data = file_of(*game("a"), LAUREN.format("b"), "b;relajarse@1;莉").rstrip()[:-cut_off]
    assert told(results_of(data)) == [(2, 2, "confirmed", []), (4, 2, "invalid", [("/rows/1", "csv-cut")])]


def test_a_file_that_ends_within_a_row_is_short_of_cells() -> None:
    data = file_of(*game("a"), LAUREN.format("b"), "b;relajarse@1;Jul").rstrip()
    (_, result) = results_of(data)
    assert told([result]) == [(4, 2, "invalid", [("/rows/1", "csv-cells")])]
    assert [dict(error.facts) for error in result.errors or ()] == [{"cells": 3, "columns": 6, "line": 5}]


def test_cells_beyond_the_header_are_named() -> None:
    (result,) = results_of(file_of(LAUREN.format("a") + ";;", JULIA.format("a") + ";;x"))
    assert told([result]) == [(2, 2, "invalid", [("/rows/1", "csv-cells")])]


def test_zero_bytes_are_no_part_of_a_name_or_number() -> None:
    results = results_of(file_of("a;relajarse@1;Lau\0ren;12;1;14", JULIA.format("a"), *game("b")))
    assert told(results) == [(2, 2, "invalid", [("/rows/0/player", "control-character")]), (4, 2, "confirmed", [])]
    (result,) = results_of(file_of("a;relajarse@1;Lauren;1\0002;1;14", JULIA.format("a")))
    assert told([result]) == [(2, 2, "invalid", [("/rows/0/cubes", "csv-number")])]


def test_a_huge_cell_is_one_fault_and_is_not_given_back() -> None:
    """Longer than the 128 KiB at which Python's reader stops by itself."""
    huge = "9" * 300_000
    (result,) = results_of(file_of(f"a;relajarse@1;Lauren;{huge};1;14", JULIA.format("a")))
    assert told([result]) == [(2, 2, "invalid", [("/rows/0/cubes", "csv-number")])]
    (result,) = results_of(file_of(LAUREN.format(huge), JULIA.format(huge)))
    assert told([result]) == [(2, 2, "invalid", [("/rows/0/game_id", "max-length")])]
    assert result.id is not huge
    assert len(str(result)) < 1000


def test_more_lines_than_an_upload_may_have_are_refused() -> None:
    rows = [row for number in range(5) for row in game(f"g{number}")]
    assert len(results_of(file_of(*rows) + b"\n \n", lines=11)) == 5
    with pytest.raises(ProblemError) as refused:
        results_of(file_of(*rows), lines=10)
    assert refused.value.kind == "audit-too-many-lines"
    with pytest.raises(ProblemError) as refused:
        results_of(file_of(*rows), bytes=200)
    assert refused.value.kind == "audit-too-large"


class Endless(BytesIO):
    """A file that is made as it is read."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        super().__init__()
        self.lines = lines

    def readline(self, _most: int | None = -1, /) -> bytes:
        return next(self.lines, b"")


def lines_of(rows: int, *, is_open: bool) -> Iterator[bytes]:
    yield HEADER.encode() + b"\n"
    for number in range(rows // 2):
        for row in game(f"g{number}"):
            yield row.encode() + b"\n"
        if is_open and number % 1000 == 0:
            yield b'broken-%d;relajarse@1;"open\n' % number


@pytest.mark.slow
@pytest.mark.parametrize("is_open", [False, True])
def test_many_rows_are_read_in_little_memory(*, is_open: bool) -> None:
    """100,000 rows, 3 MB; what is kept of them are 50,000 ids, and lines while a quote is open (here 100 kB)."""
    limits = Limits(lines=200_000, line_bytes=100_000)
    source = Unpacked(cast("IO[bytes]", Endless(lines_of(100_000, is_open=is_open))), limits, packed=False)
    tracemalloc.start()
    try:
        count = sum(1 for _ in read_games(source))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert count == 50_000 + (50 if is_open else 0)
    assert peak < 12 << 20
