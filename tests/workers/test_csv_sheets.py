"""The rows of each game are its sheets: the same fingerprints, totals and reasons as the same papers in JSON."""

import json
from itertools import pairwise
from typing import Any

import pytest

from referee.games import GAMES
from tests.service.client import EXAMPLES, example
from tests.workers.sheets_csv import HEADER, file_of, results_of, told
from workers.csv_columns import COLUMNS, COMMON
from workers.judging import judge
from workers.results import LineResult
from workers.upload import Item

EVENT = EXAMPLES / "event.csv"
SHEETS = {
    "table-1": "antonio.sheets",
    "table-2": "smoothie-wars-slip.sheets",
    "table-3": "four-teams.sheets",
    "table-4": "two-cups.sheets",
    "table-5": "rush.sheets",
}
SMARTISH = "game_id;rules;player;position;tie_break;setup_json"
MEMORY = "game_id;rules;player;pairs;attempts;setup_json"


def sheets_of_the_event() -> dict[str, Any]:
    """The papers of the examples; two of them are wrong there, and here as `examples/README.md` works them out."""
    documents = {name: example(file) for name, file in SHEETS.items()}
    gina = documents["table-2"]["sheets"]["Gina"]["days"]
    gina[2]["end"] = 180 + 100 - 50
    for before, day in pairwise(gina[2:]):
        day["start"] = before["end"]
        day["end"] = day["start"] + day["sales"] - day["costs"]
    return documents


def judged(document: Any) -> LineResult:
    return judge(Item(1, json.dumps(document).encode()), None)


def test_the_event_is_confirmed_and_equal_to_its_sheets_in_json() -> None:
    results = results_of(EVENT.read_bytes())
    assert [(each.id, each.status) for each in results] == [(name, "confirmed") for name in SHEETS]
    for result, document in zip(results, sheets_of_the_event().values(), strict=True):
        same = judged(document)
        assert (result.rules, result.fingerprint) == (same.rules, same.fingerprint)
        assert (result.totals, result.winners, result.ranks) == (same.totals, same.winners, same.ranks)
        assert result.findings == same.findings


def test_the_totals_of_the_event_are_those_worked_by_hand() -> None:
    """`examples/README.md` works out each; Hannah's 39 and Mara's 27 are claimed nowhere else."""
    assert {each.id: each.totals for each in results_of(EVENT.read_bytes())} == {
        "table-1": {"Antonio": 47, "Hannah": 39},
        "table-2": {
            "Ana": 490, "Ben": 480, "Cleo": 246, "Dario": 504, "Eva": 360, "Finn": 499, "Gina": 504, "Hugo": -110,
        },
        "table-3": {"Red": 20, "Blue": 20, "Green": 8, "Yellow": 15},
        "table-4": {"Lauren": 14, "Julia": 18},
        "table-5": {"Mara": 27},
    }  # fmt: skip


def test_a_slip_of_the_pen_is_placed_in_its_row_and_column() -> None:
    """Gina wrote 240 on Wednesday for 230; she is the seventh of the game."""
    rows = EVENT.read_bytes()
    slipped = rows.replace(b";180;100;50;230;230;", b";180;100;50;240;230;")
    assert slipped != rows
    (result,) = [each for each in results_of(slipped) if each.status != "confirmed"]
    assert (result.id, result.status) == ("table-2", "disputed")
    found = [(each.code, each.pointer) for each in result.findings]
    assert ("sheet/sum", "/rows/6/wednesday_end") in found


def test_each_game_has_columns_of_its_own() -> None:
    names = [column.name for columns in (COMMON, *COLUMNS.values()) for column in columns]
    assert list(COLUMNS) == list(GAMES)
    assert len(names) == len(set(names))


def test_boxes_of_a_blender_may_be_named() -> None:
    """17 boxes from the left are these; Antonio's paper scores the same in both ways."""
    boxes = " ".join(map(str, range(1, 18)))
    rows = EVENT.read_text("utf-8").splitlines()
    header = rows[0].replace("round_blender", "round_boxes")
    antonio = rows[1].replace(";17;16;9;", f";{boxes};16;9;")
    hannah = rows[2].replace(";15;16;8;", ";1 2 3 4 5 6 7 8 9 10 11 12 13 14,15;16;8;")
    (result,) = results_of(file_of(antonio, hannah, header=header))
    assert (result.status, result.fingerprint) == ("confirmed", results_of(EVENT.read_bytes())[0].fingerprint)
    both = file_of(antonio + ";17", hannah + ";", header=f"{header};round_blender")
    assert told(results_of(both)) == [(2, 2, "invalid", [("/rows/0/round_boxes", "csv-both")])]
    high = file_of(antonio.replace(" 17;", " 99;"), hannah, header=header)
    assert told(results_of(high)) == [(2, 2, "invalid", [("/rows/0/round_boxes/16", "position-unknown")])]


def test_a_round_of_the_tie_break_without_anybody_right_is_kept() -> None:
    """Nobody is right in the first round, so that both go on (ST:42); in the second Blue alone is."""
    setup = '"{""board"": {""spaces"": 20, ""home_stretch"": 5}}"'
    rows = [f"g;smartish@1;Red;20;;{setup}", "g;smartish@1;Blue;21;;"]
    (result,) = results_of(file_of(rows[0], rows[1].replace("21;", "20;2"), header=SMARTISH))
    assert (result.status, result.winners) == ("unclaimed", ["Blue"])
    document = {
        "rules": "smartish@1",
        "setup": {"players": ["Red", "Blue"], "board": {"spaces": 20, "home_stretch": 5}},
        "sheets": {"Red": {"position": 20}, "Blue": {"position": 20}},
        "tie_break": [[], ["Blue"]],
    }
    assert result.fingerprint == judged(document).fingerprint
    (twice,) = results_of(file_of(rows[0], rows[1].replace("21;", "20;2 2"), header=SMARTISH))
    assert told([twice]) == [(2, 2, "invalid", [("/rows/1/tie_break", "duplicate-player")])]


ONE = "g;relajarse@1;Lauren;12;1;14"
TWO = "g;relajarse@1;Julia;12;3;18"
SETUP = HEADER + ";setup_json"


@pytest.mark.parametrize(
    ("header", "rows", "faults"),
    [
        (HEADER, [ONE, "g;relajarse@1;;12;3;18"], [("/rows/1/player", "required")]),
        (HEADER, [ONE, "g;relajarse@1;Lauren;12;3;18"], [("/rows/1/player", "duplicate-player")]),
        (HEADER, ["g;;Lauren;12;1;14", TWO], [("/rows/0/rules", "required")]),
        (HEADER, ["g;chess@1;Lauren;12;1;14", TWO], [("/rows/0/rules", "unknown-version")]),
        (HEADER, [ONE, "g;relajarse@2;Julia;12;3;18"], [("/rows/1/rules", "csv-differs")]),
        (HEADER, [ONE, "g;relajarse@1;Julia;;3;18"], [("/rows/1/cubes", "required")]),
        (HEADER, [ONE, "g;relajarse@1;Julia;-1;3;18"], [("/rows/1/cubes", "minimum")]),
        (HEADER, [ONE, "g;relajarse@1;Julia;12;3;1 8"], [("/rows/1/claim_total", "csv-number")]),
        (HEADER, [ONE, "g;relajarse@1;Julia;1.5;\u0663;+18"],
         [(f"/rows/1/{name}", "csv-number") for name in ("cubes", "blueberries", "claim_total")]),
        (HEADER, [ONE, "g;relajarse@1;Julia;12;3;99999999999999999"], [("/rows/1/claim_total", "integer-too-large")]),
        (HEADER, [ONE], [("/rows", "min-items")]),
        (HEADER, [ONE.replace("Lauren", name) for name in "ABCDE"], [("/rows", "max-items")]),
        (HEADER + ";position", [ONE + ";", TWO + ";4"], [("/rows/1/position", "csv-other-game")]),
        (SETUP, [ONE + ";{", TWO + ";"], [("/rows/0/setup_json", "not-json")]),
        (SETUP, [ONE + ";[]", TWO + ";"], [("/rows/0/setup_json", "type")]),
        (SETUP, [ONE + ';"{""a"": 1e400}"', TWO + ";"], [("/rows/0/setup_json", "not-finite")]),
        (SETUP, [ONE + ';"{""a"": 1, ""a"": 1}"', TWO + ";"], [("/rows/0/setup_json", "duplicate-key")]),
        (SETUP, [ONE + ';"{""players"": []}"', TWO + ";"], [("/rows/0/setup_json/players", "csv-players")]),
        (SETUP, [ONE + ';"{""sheet"": ""x""}"', TWO + ";"], [("/rows/0/setup_json/sheet", "unknown-field")]),
        (SETUP, [ONE + ";", TWO + ";{}"], [("/rows/1/setup_json", "csv-differs")]),
        (HEADER + ";tag:a", [ONE + ";1", TWO + ";2"], [("/rows/1/tag:a", "csv-differs")]),
        (HEADER + ";tag:a/b", [ONE + ";" + "x" * 65, TWO + ";"], [("/rows/0/tag:a~1b", "max-length")]),
        (MEMORY, ['g;smile-rush@1;Mara;3;17;"{""mode"": ""memory""}"'], [("/rows/0/pairs", "other-mode")]),
        (MEMORY, ['g;smile-rush@1;Mara;;;"{""mode"": ""memory""}"'], [("/rows/0/attempts", "missing-in-mode")]),
    ],
)  # fmt: skip
def test_a_fault_names_row_and_column(header: str, rows: list[str], faults: list[tuple[str, str]]) -> None:
    (result,) = results_of(file_of(*rows, header=header))
    assert told([result]) == [(2, len(rows), "invalid", faults)]
    for error in result.errors or ():
        _, *tokens = error.pointer.split("/")
        if len(tokens) > 1:
            assert error.facts["line"] == 2 + int(tokens[1])


def test_a_column_that_is_missing_is_told_by_its_own_name() -> None:
    header = "game_id;rules;player;monday_start;monday_end;loan;claim_total"
    rows = ["g;smoothie-wars@1;Ana;100;100;;", "g;smoothie-wars@1;Ben;100;;tuesday;"]
    (result,) = results_of(file_of(*rows, header=header))
    errors = {(error.pointer, error.facts["field"]) for error in result.errors or ()}
    missing = {f"/rows/1/tuesday_{name}" for name in ("start", "sales", "costs", "end")} | {"/rows/1/monday_end"}
    missing |= {f"/rows/{row}/monday_{name}" for row in (0, 1) for name in ("sales", "costs")}
    assert errors == {(pointer, pointer.rpartition("/")[2]) for pointer in missing}


def test_what_stands_in_all_rows_may_be_the_same() -> None:
    row = ';"{""board"": ""reference""}";x'
    (result,) = results_of(file_of(ONE + row, TWO + row, header=f"{SETUP};tag:a"))
    assert (result.status, result.tags) == ("confirmed", {"a": "x"})


def test_days_and_lists_are_words_with_blanks_between_them() -> None:
    header = "game_id;rules;player;go_early;yellow"
    (days,) = results_of(file_of("g;smoothie-wars@1;Ana;domingo;", header=header))
    assert [(each.pointer, each.code, each.allowed[0]) for each in days.errors or ()] == [
        ("/rows/0/go_early", "csv-days", "monday")
    ]
    (numbers,) = results_of(file_of("g;smoothies@1;Ana;;2-9", header=header))
    assert told([numbers]) == [(2, 1, "invalid", [("/rows/0/yellow", "csv-numbers")])]
