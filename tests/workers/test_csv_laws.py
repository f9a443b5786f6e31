"""Whatever stands in a file of CSV: games in order, none over another, each with a result, and no fault of ours."""

from hypothesis import given
from hypothesis import strategies as st

from intake.problems import ProblemError
from tests.workers.farm import ROOT
from tests.workers.sheets_csv import items_of
from workers.judging import judge
from workers.upload import Item, pack, unpack

EVENT = (ROOT / "examples" / "event.csv").read_bytes()
BODY = EVENT.index(b"\n") + 1
PIECES = [
    b'"',
    b";",
    b"\n",
    b"\r",
    b"\r\n",
    b'""',
    b"\x00",
    b",",
    b"\xc3",
    "莉".encode(),
    b"table-1",
    b"-1",
    b" ",
    b"{}",
]
EDITS = st.lists(
    st.tuples(st.integers(BODY, len(EVENT)), st.integers(0, 40), st.sampled_from([b"", *PIECES])),
    min_size=1,
    max_size=6,
)


def edited(edits: list[tuple[int, int, bytes]]) -> bytes:
    """The event with pieces put in the place of some of its bytes."""
    data = EVENT
    for place, length, piece in edits:
        data = data[:place] + piece + data[place + length :]
    return data


def items_if_utf_8(data: bytes, line_bytes: int) -> list[Item]:
    try:
        return list(items_of(data, line_bytes=line_bytes))
    except ProblemError as problem:
        if problem.kind == "csv-encoding":
            return []
        raise


@given(EDITS, st.sampled_from([1000, 5000, 1 << 20]))
def test_every_game_has_a_result_of_its_own(edits: list[tuple[int, int, bytes]], line_bytes: int) -> None:
    items = items_if_utf_8(edited(edits), line_bytes)
    ends = [item.line + (item.lines or 0) for item in items]
    assert all(end <= item.line for end, item in zip(ends, items[1:], strict=False))
    assert unpack(pack(items)) == items
    for item in items:
        result = judge(item, None)
        assert (result.line, result.lines) == (item.line, item.lines)
        assert result.status != "failed"
