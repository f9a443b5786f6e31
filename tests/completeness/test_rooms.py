"""Each game has every room of the house, and no room is of no game. `docs/adding-a-game.md` walks through them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from inspect import getmembers, isfunction
from typing import Any

import pytest

from intake.contract import component_of, document
from referee.games import GAMES
from tests.completeness.lacking import ROOT, nothing_lacks, package_of
from tests.referee.playouts import Kit
from texts import LANGUAGES

ROOMS = {
    "referee/games/{package}/__init__.py": "what the game is, its GAME",
    "referee/games/{package}/codes.py": "its refusals and findings",
    "referee/games/{package}/legal.py": "its legal moves",
    "referee/games/{package}/paper.py": "what its final papers come to",
    "referee/games/{package}/resolve.py": "what a move breaks or does",
    "referee/games/{package}/scoring.py": "its points with their reasons",
    "referee/games/{package}/setup.py": "what is fixed before the first move",
    "referee/games/{package}/state.py": "the game at one moment",
    "referee/games/{package}/wire.py": "its shapes; `make wire` writes it from openapi.yaml",
    "referee/rulings/{package}.py": "what its rulebook leaves open",
    "bench/{package}.py": "how people play it, to be measured",
    "corpus/{game}.ndjson.gz": "its conformance corpus; `make corpus` writes it",
    "corpus/frozen/{rules}.txt": "its frozen verdicts; `make corpus` writes it",
    "tests/contract/{package}_documents.py": "documents with every field, and edits that break them",
    "tests/corpus/{package}.py": "the entries of the corpus, told by its second scorer",
    "tests/golden/{game}": "its golden cases",
    "tests/referee/{package}_kit.py": "its kit for the laws: set-ups, moves, near misses",
    "tests/twin/{package}.py": "its second scorer",
    "tests/twin/test_{package}.py": "its second scorer beside the referee",
    **{f"texts/{{game}}.{language}.ftl": f"its sentences ({language})" for language in LANGUAGES},
}
IN_DOCUMENTS = ("RECORD", "SHEETS", "WORDS", "NAMES", "BOUNDED", "BROKEN")
IN_CORPUS = ("records", "tell", "papers")
IN_BENCH = ("PLAYERS", "setup", "move")

# Folders and files that are named for a game, and nothing else beside them.
NAMED_FOR_A_GAME = (
    "referee/games/{package}/__init__.py",
    "referee/rulings/{package}.py",
    "corpus/{game}.ndjson.gz",
    "corpus/frozen/{rules}.txt",
    "tests/contract/{package}_documents.py",
    "tests/golden/{game}/",
    "tests/referee/{package}_kit.py",
)

Games = pytest.mark.parametrize("game", GAMES)


def named(room: str, game: str) -> str:
    """The path of a game's room."""
    return room.format(game=game, package=package_of(game), rules=GAMES[game].rules)


@Games
def test_a_game_has_every_room(game: str) -> None:
    nothing_lacks(
        f"{game}: there is no {named(room, game)} - {what}"
        for room, what in ROOMS.items()
        if not (ROOT / named(room, game)).exists()
    )


def test_no_room_is_of_no_game() -> None:
    for room in NAMED_FOR_A_GAME:
        pattern = re.sub(r"\{\w+\}", "*", room)
        known = {ROOT / named(room, game) for game in GAMES} | {ROOT / "referee/rulings/__init__.py"}
        nothing_lacks(
            f"{path.relative_to(ROOT)} is of no game in referee.games.GAMES - add the game there, or remove it"
            for path in ROOT.glob(pattern)
            if path not in known and path.name != "__pycache__"
        )


@Games
def test_the_modules_of_a_game_have_every_part(game: str) -> None:
    package = package_of(game)
    kit = [name for name, _ in getmembers(Kit, isfunction) if not name.startswith("_")]
    wanted = {
        f"tests.referee.{package}_kit": kit,
        f"tests.contract.{package}_documents": IN_DOCUMENTS,
        f"tests.corpus.{package}": IN_CORPUS,
        f"bench.{package}": IN_BENCH,
    }
    nothing_lacks(
        f"{game}: {module} has no `{part}`"
        for module, parts in wanted.items()
        for part in parts
        if find_spec(module) and not hasattr(import_module(module), part)
    )


def referred(node: Any) -> set[str]:
    """The last words of all references in a part of the contract."""
    if isinstance(node, dict):
        own = {str(node["$ref"]).rpartition("/")[2]} if "$ref" in node else set()
        return own.union(*(referred(value) for value in node.values()))
    return set().union(*(referred(value) for value in node)) if isinstance(node, list) else set()


def lacking_in_contract(game: str) -> Iterator[str]:
    """What openapi.yaml does not say of a game."""
    contract, rules = document(), GAMES[game].rules
    shapes = contract["components"]["schemas"]
    prefix = component_of(game, "record").removesuffix("Record")
    if game not in contract["x-wire"]:
        yield f"x-wire has no line for it: `{game}: [{prefix}Record, {prefix}Sheets]`"
    if game not in shapes["GameId"]["enum"]:
        yield "it is not in GameId"
    for form in ("Record", "Sheets", "Document"):
        if shapes[form]["discriminator"]["mapping"].get(rules) != f"#/components/schemas/{prefix}{form}":
            yield f"{form} does not map {rules} to {prefix}{form}"
    for form in ("State", "LegalMove"):
        if f"{prefix}{form}" not in referred(shapes[form]):
            yield f"{form} does not list {prefix}{form}"
    yield from lacking_examples(prefix)


def lacking_examples(prefix: str) -> Iterator[str]:
    """The examples of a game's documents that openapi.yaml does not have, or not with each call."""
    contract = document()
    for form, calls in {"Record": ("referee", "sensitivity"), "Sheets": ("score", "sensitivity")}.items():
        if f"{prefix}{form}" not in contract["components"]["examples"]:
            yield f"components/examples has no {prefix}{form}"
        for call in calls:
            body = contract["paths"][f"/v1/games/{{game}}/{call}"]["post"]["requestBody"]
            if f"{prefix}{form}" not in referred(body):
                yield f"the body of {call} does not show the example {prefix}{form}"


@Games
def test_the_contract_has_every_part_of_a_game(game: str) -> None:
    nothing_lacks(f"{game}: openapi.yaml: {lack}" for lack in lacking_in_contract(game))


@Games
def test_a_game_has_an_example_of_each_form_that_is_explained(game: str) -> None:
    explained = (ROOT / "examples" / "README.md").read_text("utf-8")
    shown = {path.name: json.loads(path.read_text("utf-8")) for path in (ROOT / "examples").glob("*.json")}
    own = {name: body for name, body in shown.items() if body.get("rules") == GAMES[game].rules}
    lacks = [
        f"{game}: no example with `{form}` - add one as examples/<name>.{form_name}.json"
        for form, form_name in (("moves", "record"), ("sheets", "sheets"))
        if not any(form in body for body in own.values())
    ]
    unexplained = [name for name in own if name not in explained]
    nothing_lacks(lacks + [f"{game}: examples/README.md says nothing of {name}" for name in unexplained])


@Games
def test_the_readme_has_a_line_for_a_game(game: str) -> None:
    start = f"| {GAMES[game].title} (`{GAMES[game].rules}`) | "
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    nothing_lacks([] if any(line.startswith(start) for line in lines) else [f"{game}: README.md: no line `{start}...`"])


@Games
def test_the_rulings_page_has_every_ruling_reading_and_citation(game: str) -> None:
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    for ruling in GAMES[game].rulings:
        section = page.partition(f"### {ruling.id}: ")[2].partition("\n### ")[0]
        wanted = [f"`{reading}`" for reading in ruling.readings]
        wanted += [f"Rests on {line}, " for line in ruling.cites] or ["Rests on "]
        nothing_lacks(
            f"{game}: docs/rulings.md has no {want} below {ruling.id} - `make rulings` writes it"
            for want in wanted
            if want not in section
        )
