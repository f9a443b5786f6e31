"""CSV as spreadsheets write it: delimiters, marks, line ends and quotes all mean the same rows."""

import pytest

from intake.problems import ProblemError
from tests.workers.sheets_csv import HEADER, file_of, game, items_of, results_of, told
from workers.upload import cut

CONFIRMED = [(2, 2, "confirmed", []), (4, 2, "confirmed", [])]
PLAIN = file_of(*game("a"), *game("b"))
HEADS = ((b"", 0), (b"sep=;\n", 1), (b"\n \n", 2), (b"SEP=;\r\n", 1))


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_each_delimiter_is_found(delimiter: str) -> None:
    assert told(results_of(PLAIN.replace(b";", delimiter.encode()))) == CONFIRMED


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_a_first_line_may_name_the_delimiter(delimiter: str) -> None:
    data = f"sep={delimiter}\r\n".encode() + PLAIN.replace(b";", delimiter.encode())
    assert told(results_of(data)) == [(line + 1, *rest) for line, *rest in CONFIRMED]


@pytest.mark.parametrize(("head", "lines"), HEADS)
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_marks_and_line_ends_change_nothing(mark: bytes, head: bytes, lines: int, end: bytes) -> None:
    data = mark + head + PLAIN.replace(b"\n", end)
    assert told(results_of(data)) == [(line + lines, *rest) for line, *rest in CONFIRMED]
    assert told(results_of(data.rstrip())) == [(line + lines, *rest) for line, *rest in CONFIRMED]


def test_rows_are_numbered_by_the_lines_of_the_file() -> None:
    """Blank rows and quoted line breaks take lines: the games begin in lines 3, 9 and 12."""
    rows = [
        "", *game("a"), ";;;;;", " ", "\t;;;;;",
        "b;relajarse@1;\"Lauren\";12;1;14", "", "b;relajarse@1;\"Ju\"\"lia\";12;3;18",
        "c;relajarse@1;\"Lauren\";\"12\n\";1;14", "c;relajarse@1;Julia;12;\"\n3\";18",
    ]  # fmt: skip
    assert told(results_of(file_of(*rows))) == [
        (3, 2, "confirmed", []), (8, 3, "confirmed", []), (11, 4, "confirmed", []),
    ]  # fmt: skip
    assert results_of(file_of(*rows))[1].totals == {"Lauren": 14, 'Ju"lia': 18}


def test_cells_may_hold_delimiters_and_blanks_around_them_do_not_count() -> None:
    (result,) = results_of(file_of(' g ; relajarse@1;"Lauren; the first" ; 12;1 ;14', 'g;relajarse@1;"Julia";12;3;18'))
    assert (result.id, result.status) == ("g", "invalid"), "text stands after the closing quote"
    (result,) = results_of(file_of(' g ; relajarse@1;"Lauren; the first ";12 ; 1;14', "g;relajarse@1; Julia ;12;3;18"))
    assert (result.id, result.status) == ("g", "confirmed")
    assert result.totals == {"Lauren; the first": 14, "Julia": 18}


def test_columns_stand_in_any_order_and_those_without_a_name_stay_empty() -> None:
    header = "claim_total;;player;blueberries;rules;cubes;game_id;tag:hall;;"
    rows = ["14;;Lauren;1;relajarse@1;12;g;north;;", "18;;Julia;3;relajarse@1;12;g;;;"]
    (result,) = results_of(file_of(*rows, header=header))
    assert (result.status, result.tags) == ("confirmed", {"hall": "north"})
    (result,) = results_of(file_of(rows[0], "18;x;Julia;3;relajarse@1;12;g;;;", header=header))
    assert told([result]) == [(2, 2, "invalid", [("/rows/1", "csv-no-column")])]


def test_names_are_composed() -> None:
    """José in one piece and José with its accent apart are the same player."""
    one, other = "Jos\u00e9", "Jose\u0301"
    (result,) = results_of(file_of(f"g;relajarse@1;{one};12;1;14", "g;relajarse@1;莉;12;3;18"))
    (same,) = results_of(file_of(f"g;relajarse@1;{other};12;1;14", "g;relajarse@1;莉;12;3;18"))
    assert result == same
    assert result.totals == {one: 14, "莉": 18}
    (twice,) = results_of(file_of(f"g;relajarse@1;{one};12;1;14", f"g;relajarse@1;{other};12;3;18"))
    assert told([twice]) == [(2, 2, "invalid", [("/rows/1/player", "duplicate-player")])]


@pytest.mark.parametrize(
    ("data", "kind", "faults"),
    [
        (PLAIN.decode().encode("utf-16"), "csv-encoding", [("csv-other-encoding", "UTF-16", 1)]),
        (PLAIN.decode().encode("utf-16-be"), "csv-encoding", [("csv-other-encoding", "UTF-16", 1)]),
        (PLAIN.decode().encode("utf-32"), "csv-encoding", [("csv-other-encoding", "UTF-32", 1)]),
        (PLAIN.decode().encode("utf-32-le"), "csv-encoding", [("csv-other-encoding", "UTF-32", 1)]),
        (PLAIN.replace(b"Julia", b"Jos\xe9", 1), "csv-encoding", [("csv-other-encoding", "Windows-1252", 3)]),
        (PLAIN.replace(b"Julia", b"Jos\x81", 1), "csv-encoding", [("csv-not-utf-8", None, 3)]),
        (PLAIN.replace(b"player", b"pl\xe4yer", 1), "csv-encoding", [("csv-other-encoding", "Windows-1252", 1)]),
    ],
)  # fmt: skip
def test_another_encoding_is_refused_by_name(data: bytes, kind: str, faults: list[tuple[str, str, int]]) -> None:
    with pytest.raises(ProblemError) as refused:
        list(items_of(data))
    assert refused.value.kind == kind
    found = [(fault.code, fault.facts.get("encoding"), fault.facts["line"]) for fault in refused.value.faults]
    assert found == faults


@pytest.mark.parametrize(
    ("header", "faults"),
    [
        (HEADER + ";clubes", [("/header/6", "csv-column-unknown", "clubes")]),
        (HEADER + ";Cubes", [("/header/6", "csv-column-unknown", "Cubes")]),
        (HEADER + ";cubes", [("/header/6", "csv-column-twice", "cubes")]),
        (HEADER + ";tag:", [("/header/6", "csv-column-unknown", "tag:")]),
        ("player;cubes", [("/header", "csv-column-missing", "game_id"), ("/header", "csv-column-missing", "rules")]),
        ("game_id;rules;\"player", [("", "csv-broken", None)]),
        ("game_id;rules;player" + ";tag:x" * 300, [("/header", "max-items", None)]),
    ],
)  # fmt: skip
def test_a_header_is_refused_by_its_columns(header: str, faults: list[tuple[str, str, str]]) -> None:
    with pytest.raises(ProblemError) as refused:
        list(items_of(file_of(*game("a"), header=header)))
    assert refused.value.kind == "csv-header"
    assert [(fault.pointer, fault.code, fault.facts.get("column")) for fault in refused.value.faults] == faults


def test_an_unknown_column_is_told_with_those_most_like_it() -> None:
    with pytest.raises(ProblemError) as refused:
        list(items_of(file_of(header=HEADER + ";monday_ends")))
    (fault,) = refused.value.faults
    assert fault.allowed[0] == "monday_end"
    assert {"game_id", "round_boxes", "tag:<name>"} < set(fault.allowed)


@pytest.mark.parametrize("named", ["|", "", ";;"])
def test_a_delimiter_that_is_not_taken_is_refused(named: str) -> None:
    with pytest.raises(ProblemError) as refused:
        list(items_of(f"sep={named}\n".encode() + PLAIN))
    assert [(fault.code, fault.allowed) for fault in refused.value.faults] == [("csv-delimiter", (",", ";", "\t"))]


@pytest.mark.parametrize("data", [b"", b"\n\n", b"sep=;\n", file_of(), file_of(";;;;;")])
def test_a_file_without_a_game_has_nothing_to_judge(data: bytes) -> None:
    assert list(items_of(data)) == []


def test_chunks_never_cut_a_game() -> None:
    data = file_of(*(row for number in range(50) for row in game(f"g{number}")))
    chunks = list(cut(items_of(data), 7))
    assert [len(chunk) for chunk in chunks] == [7] * 7 + [1]
    assert all(item.data.count(b"\n") == item.lines == 2 for chunk in chunks for item in chunk)
