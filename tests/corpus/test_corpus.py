"""The conformance corpus: what the second scorers made, judged as they say, and judged as ever."""

from __future__ import annotations

import gzip
import json
from argparse import Namespace
from collections import Counter
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from referee.corpus import ENTRIES, Entry, differences, digest, judged
from referee.games import GAMES
from service import corpus
from service.commands import UsageError
from tests.corpus.freeze import file_of
from tests.corpus.make import FOLDER, MOST, SEED, entries

FIRST = 25  # entries that are made anew here
LEAST = 2_000
MOST_BYTES = 8_000_000
# What no second scorer names, for it stops at the first rule that a move breaks; the documents have it beside another.
NEVER_NAMED = {
    "smoothie-wars/loan-below-limit",  # who falls below -100 is out, and told that first
    "smoothies/star-passive-blender",  # hardly ever does a passive star beside a blender name the blender's box
}

Games = pytest.mark.parametrize("game", GAMES)


@cache
def rows(game: str) -> tuple[bytes, ...]:
    return tuple(gzip.decompress((FOLDER / f"{game}.ndjson.gz").read_bytes()).splitlines())


@cache
def judged_entries(game: str) -> list[tuple[Entry, Any]]:
    decoded = map(ENTRIES.decode, rows(game)[1:])
    return [(entry, judged(entry)) for entry in decoded]


@Games
def test_a_file_says_what_it_is(game: str) -> None:
    assert json.loads(rows(game)[0]) == {
        "corpus": GAMES[game].rules,
        "seed": SEED,
        "documents": len(rows(game)) - 1,
    }
    assert len(rows(game)) > LEAST


def test_all_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < MOST_BYTES
    assert {path.name for path in FOLDER.glob("*.gz")} == {f"{game}.ndjson.gz" for game in GAMES}


@Games
def test_the_entries_are_those_that_the_seed_makes(game: str) -> None:
    made = [json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in islice(entries(game), FIRST)]
    assert made == [row.decode() for row in rows(game)[1 : FIRST + 1]]


@pytest.mark.slow
@Games
def test_every_document_is_judged_as_the_second_scorer_says(game: str) -> None:
    assert {entry.id: found for entry, parts in judged_entries(game) if (found := differences(entry, parts))} == {}


@pytest.mark.slow
@Games
def test_every_document_is_judged_as_it_was_when_its_ruleset_was_frozen(game: str) -> None:
    frozen = dict(line.split() for line in file_of(GAMES[game].rules).read_text().splitlines())
    assert {entry.id: digest(parts) for entry, parts in judged_entries(game)} == frozen


@Games
def test_each_kind_of_document_and_each_refusal_that_is_named_is_there(game: str) -> None:
    decoded = [ENTRIES.decode(row) for row in rows(game)[1:]]
    assert Counter(entry.kind for entry in decoded) >= Counter(MOST)
    met = {entry.expect["code"] for entry in decoded if "code" in entry.expect}
    assert set(GAMES[game].codes) - met <= NEVER_NAMED
    statuses = {entry.expect["status"] for entry in decoded}
    assert statuses == {"confirmed", "disputed", "unclaimed", "incomplete", "illegal"}


@pytest.mark.slow
@Games
def test_each_refusal_of_a_game_is_judged_of_some_document(game: str) -> None:
    refused = {
        code for entry, parts in judged_entries(game) if entry.kind == "illegal" for code, *_ in parts["refusals"]
    }
    assert refused == set(GAMES[game].codes)


# The command


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A corpus of three documents, the last of which expects what is not so."""
    lines = list(rows("smartish")[:4])
    last = json.loads(lines[-1])
    last["expect"]["accepted"] = last["expect"].get("accepted", 0) + 1
    lines[-1] = json.dumps(last).encode()
    (tmp_path / "smartish.ndjson.gz").write_bytes(gzip.compress(b"\n".join(lines)))
    return tmp_path


def told(folder: Path, *, as_json: bool = False) -> int:
    return corpus.run(Namespace(folder=str(folder), json=as_json), "en")


def test_the_command_counts_and_names_what_differs(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(small) == 1
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("smartish.ndjson.gz: 3 documents (")
    assert first.endswith("1 not as expected")
    assert second.startswith("  smartish-0003 (")


def test_the_command_answers_machines(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(small, as_json=True) == 1
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["documents"], [each["id"] for each in report["differences"]]) == (3, ["smartish-0003"])


def test_a_folder_without_a_corpus_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="there is no"):
        told(tmp_path)


@pytest.mark.parametrize("kind", ["no gzip", "no entries", "cut short"])
def test_a_file_that_is_no_corpus_is_named(tmp_path: Path, kind: str) -> None:
    whole = gzip.compress(b"{}\n{}\n")
    data = {"no gzip": b"no gzip", "no entries": whole, "cut short": whole[:-9]}[kind]
    (tmp_path / "smartish.ndjson.gz").write_bytes(data)
    with pytest.raises(UsageError, match=r"smartish\.ndjson\.gz"):
        told(tmp_path)
