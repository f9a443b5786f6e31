"""The report: every reason in the reader's language, nothing hostile, and never all of it in memory."""

import csv
import json
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest

from service.cli import main
from service.report import COLUMNS, Report, page, table
from tests.service.client import Client, assert_problem, example
from tests.workers.farm import ROOT, Farm
from texts import LANGUAGES
from workers.judging import judge
from workers.results import LineResult
from workers.upload import Item

AUDIT = "/v1/audits/spring-open"
EVENT = (ROOT / "examples" / "event.ndjson").read_bytes().splitlines()
HOSTILE = "<script>alert(1)</script>"


def results() -> list[LineResult]:
    broken = [b'{"rules": "smoothies@1", "id": "=cmd()", "moves": []}', b"{"]
    return [judge(Item(number, line), 5) for number, line in enumerate([*EVENT, *broken], 1)]


def report(found: list[LineResult], **more: object) -> Report:
    counts = Counter(result.status for result in found)
    return Report("spring-open", counts, len(found), len(found), lambda: iter(found), **more)  # type: ignore[arg-type]


def rows(found: list[LineResult], language: str = "en") -> list[dict[str, str]]:
    text = "".join(table(found, language))
    assert text.startswith("\ufeff")
    return list(csv.DictReader(StringIO(text.removeprefix("\ufeff"))))


def test_the_page_tells_each_reason() -> None:
    text = "".join(page(report(results()), "en"))
    for told in (
        "Antonio: 46 claimed, 47 computed.",
        "Move 11 (/moves/10):",
        "SM:41",
        "/setup: The field “setup” is missing here.",
        "This is not a complete JSON document",
    ):
        assert told in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_one_language_and_needs_nothing_else(language: str) -> None:
    text = "".join(page(report(results()), language))
    assert f'<html lang="{language}">' in text
    assert "report-" not in text
    assert "://" not in text
    assert "<script" not in text


def test_nothing_hostile_gets_through() -> None:
    hostile = LineResult(1, "disputed", [HOSTILE], {HOSTILE: 1}, id=HOSTILE)
    text = "".join(page(report([hostile], before={1: [hostile]}), "en"))
    assert HOSTILE not in text
    shown = ["heading", "points", "points before", "id in the table", "points in the table"]
    assert text.count("&lt;script&gt;alert(1)") == len(shown)


def test_a_corrected_line_shows_what_it_was() -> None:
    right, wrong = results()[0], results()[1]
    text = "".join(page(report([right], before={1: [wrong]}), "en"))
    assert "Before it was corrected: disputed, Antonio 47" in text


def test_an_audit_that_runs_says_so_and_an_empty_one_has_nothing_to_look_at() -> None:
    text = "".join(page(Report("x", {}, 1, 2, list), "en"))
    assert "The audit is not done yet" in text
    assert "None." in text


def test_the_table_has_a_row_for_each_line_and_no_formula() -> None:
    found = rows(results())
    assert list(found[0]) == list(COLUMNS)
    assert [row["line"] for row in found] == [str(number) for number in range(1, 11)]
    assert found[1]["reasons"] == "Antonio: 46 claimed, 47 computed."
    assert found[8]["id"] == "'=cmd()"
    minus = LineResult(1, "confirmed", ["@x"], {"+y": -5}, id="-1")
    (row,) = rows([minus])
    assert (row["id"], row["winners"], row["totals"], row["line"]) == ("'-1", "'@x", "'+y -5", "1")


@pytest.mark.slow
def test_a_large_audit_is_not_held() -> None:
    sample = results()
    well = sample[0]
    doubtful = [each for each in sample if each.status in ("disputed", "illegal", "invalid")]

    def many(lines: int) -> Iterator[LineResult]:
        return (well if number % 10 else doubtful[number // 10 % len(doubtful)] for number in range(lines))

    def written(lines: int) -> int:
        whole = Report("large", {"disputed": lines}, lines, lines, lambda: many(lines))
        pieces = chain(page(whole, "en"), table(many(lines), "en"))
        return sum(len(piece) for piece in pieces)

    written(100)  # The texts are loaded once, whatever the size.
    tracemalloc.start()
    size = written(20_000)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size > 2_000_000
    assert peak < 500_000


def test_the_command_writes_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, beginning in (("report.html", "<!doctype html>"), ("report.csv", "\ufeffline,id,")):
        file = tmp_path / name
        assert main(["--json", "audit", str(ROOT / "examples" / "event.ndjson"), "--report", str(file)]) == 1
        assert file.read_text("utf-8").startswith(beginning)
        assert "46" in file.read_text("utf-8")
    capsys.readouterr()


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_the_service_gives_a_page_or_a_table(client: Client, farm: Farm) -> None:
    farm.put("spring-open", EVENT)
    farm.start(1)
    farm.wait("spring-open")
    shown = client.get(f"{AUDIT}/report?scheme=places=3,1", headers={"Accept-Language": "it"})
    assert shown.content_type == "text/html; charset=utf-8"
    assert "default-src 'none'" in shown.headers["Content-Security-Policy"]
    assert "Classifica" in shown.text
    assert "Antonio: 46 dichiarati, 47 calcolati." in shown.text
    client.post(f"{AUDIT}/lines/2", {**example("antonio.sheets"), "id": "table-2"})
    assert "Before it was corrected" in client.get(f"{AUDIT}/report").text
    spreadsheet = client.get(f"{AUDIT}/report", headers={"Accept": "text/csv"})
    assert spreadsheet.headers["Content-Disposition"] == 'attachment; filename="spring-open.csv"'
    parsed = list(csv.DictReader(StringIO(spreadsheet.data.decode("utf-8-sig"))))
    assert [(row["status"], row["corrections"]) for row in parsed[:2]] == [("confirmed", "0"), ("confirmed", "1")]
    assert json.loads(client.get(AUDIT).data)["corrections"] == 1
    assert_problem(client.get(f"{AUDIT}/report?disputes=matter"), 422, "query")
    assert_problem(client.get("/v1/audits/none/report"), 404, "unknown-audit")
