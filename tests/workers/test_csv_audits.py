"""Final sheets in CSV from end to end: over HTTP to real workers, and by the command line."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from service.cli import main
from tests.service.client import Client, assert_problem
from tests.workers.answers import AUDIT, results
from tests.workers.farm import ROOT, Farm
from tests.workers.sheets_csv import HEADER, JULIA, LAUREN, file_of, game

EVENT = ROOT / "examples" / "event.csv"


def put(client: Client, body: bytes, status: int = 202, media_type: str = "text/csv") -> Any:
    response = client.call("PUT", AUDIT, data=body, content_type=media_type)
    assert response.status_code == status, response.data
    return response


def mixed() -> bytes:
    """The event with all that a desk may do to a spreadsheet; the file is cut off in its last line."""
    event = EVENT.read_text("utf-8").replace("Cleo", "Cléo").replace("Finn", "Fi\u0301nn\u00e9").replace("Hugo", "裕吾")
    lines = event.splitlines()
    width = lines[0].count(";") + 1
    empty = ";" * (width - 1)
    long = "table-6;relajarse@1;" + "x" * (2 << 20) + ";" * (width - 3)
    body = [*lines[:3], empty, "", *lines[3:], long, *lines[1:3], 'table-7;relajarse@1;"Lau\nren";12']
    return b"\xef\xbb\xbf" + "\r\n".join(body).encode()


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_mixed_event_has_a_result_for_each_game(client: Client, farm: Farm) -> None:
    """The totals are those of `examples/README.md`. The last game is cut off: its last row has four cells."""
    put(client, mixed())
    farm.start(1)
    farm.wait("spring-open")
    found = results(client)
    assert [(each["line"], each["lines"], each["id"], each["status"]) for each in found] == [
        (2, 2, "table-1", "confirmed"),
        (6, 8, "table-2", "confirmed"),
        (14, 4, "table-3", "confirmed"),
        (18, 2, "table-4", "confirmed"),
        (20, 1, "table-5", "confirmed"),
        (21, 1, "table-6", "invalid"),
        (22, 2, "table-1", "invalid"),
        (24, 2, "table-7", "invalid"),
    ]
    assert found[1]["totals"]["Cléo"] == 246
    assert found[1]["totals"]["F\u00ednné"] == 499
    assert found[1]["totals"]["裕吾"] == -110
    errors = [[(error["pointer"], error["code"]) for error in each["errors"]] for each in found[5:]]
    assert errors == [
        [("/rows/0", "line-too-long")], [("/rows/0/game_id", "csv-game-returns")], [("/rows/0", "csv-cells")],
    ]  # fmt: skip
    assert "Line 24 has 4 cells" in found[7]["errors"][0]["detail"]
    assert client.get(AUDIT).json["lines"] == {"done": 8, "total": 8}


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_game_in_rows_is_corrected_by_its_first_line(client: Client, farm: Farm) -> None:
    """Julia's cup has 12 cubes and 3 blueberries, 18 points (RE:36)."""
    put(client, file_of(*game("a"), LAUREN.format("b"), JULIA.format("b").replace(";18", ";19")))
    farm.start(1)
    farm.wait("spring-open")
    assert [(each["line"], each["status"]) for each in results(client)] == [(2, "confirmed"), (4, "disputed")]
    assert_problem(client.get(f"{AUDIT}/lines/5"), 404, "unknown-line")
    fixed = {
        "id": "b",
        "rules": "relajarse@1",
        "setup": {"players": ["Lauren", "Julia"]},
        "sheets": {"Lauren": {"cubes": 12, "blueberries": 1}, "Julia": {"cubes": 12, "blueberries": 3}},
        "claim": {"totals": {"Lauren": 14, "Julia": 18}},
    }
    now = client.post(f"{AUDIT}/lines/4", fixed).json
    assert (now["result"]["status"], now["result"]["lines"]) == ("confirmed", 2)
    assert [each["status"] for each in now["history"]] == ["disputed"]


@pytest.mark.usefixtures("farm")
def test_what_is_no_file_of_sheets_is_refused_and_leaves_nothing(client: Client, farm: Farm) -> None:
    data = file_of(*game("a"))
    assert_problem(put(client, data.decode().encode("utf-16"), 422), 422, "csv-encoding", "csv-other-encoding")
    assert_problem(put(client, data.replace(b"cubes", b"cube"), 422), 422, "csv-header", "csv-column-unknown")
    assert_problem(put(client, HEADER.encode(), 422), 422, "no-lines")
    assert farm.leftovers() == []


@pytest.mark.usefixtures("farm")
def test_the_same_bytes_as_another_media_type_are_another_audit(client: Client) -> None:
    data = file_of(*game("a"))
    put(client, data)
    put(client, data)
    assert_problem(put(client, data, 409, "application/x-ndjson"), 409, "audit-differs")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("name", ["event.csv", "event.csv.gz", "EVENT.CSV", "event.txt", "event"])
def test_the_command_line_knows_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    file, out = tmp_path / name, tmp_path / "out"
    data = EVENT.read_bytes()
    file.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
    assert main(["audit", str(file), "--out", str(out)]) == 0
    assert capsys.readouterr().out.splitlines() == ["confirmed: 5", "5 lines of 5 were judged."]
    assert [json.loads(line)["lines"] for line in out.read_text().splitlines()] == [2, 8, 4, 2, 1]


@pytest.mark.usefixtures("english")
def test_the_command_line_refuses_a_header(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "event.csv"
    file.write_bytes(EVENT.read_bytes().replace(b"monday_end", b"monday_ends", 1))
    assert main(["audit", str(file)]) == 2
    assert "monday_ends" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_server_gives_the_same_results_of_csv(farm: Farm, tmp_path: Path, serving: str) -> None:
    file, here, there = tmp_path / "event.csv", tmp_path / "here", tmp_path / "there"
    file.write_bytes(mixed())
    farm.start(1)
    assert main(["--json", "audit", str(file), "--out", str(here)]) == 1
    assert main(["--json", "audit", str(file), "--out", str(there), "--server", serving]) == 1
    assert here.read_bytes() == there.read_bytes()
