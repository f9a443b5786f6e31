"""The wire modules are what the contract says, and read and write its examples unchanged."""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from intake.contract import component_of, document
from referee.games import GAMES
from referee.games.smoothies.wire import Setup, SmoothiesRecord
from tests.contract.documents import BASES, SHAPES
from tests.contract.smoothies_documents import RECORD
from tools.wire import ROOT, generate, load, main, target

EXAMPLES = document()["components"]["examples"]


def examples() -> Iterator[tuple[str, type, Any]]:
    """Every example of a record or of sheets, and the documents with every field."""
    for game in GAMES.values():
        prefix = component_of(game.id, "record").removesuffix("Record")
        for name, example in EXAMPLES.items():
            if name in (f"{prefix}Record", f"{prefix}RefusedRecord"):
                yield name, game.record, example["value"]
            elif name == f"{prefix}Sheets":
                yield name, game.sheets, example["value"]
            elif name == f"{prefix}RecordPair":
                yield from ((name, game.record, value) for value in example["value"]["records"])
    for name, value in BASES.items():
        yield f"full {name}", SHAPES[name], value


def read(value: Any, shape: type) -> Any:
    return msgspec.json.decode(json.dumps(value), type=shape)


def minimal(**setup: Any) -> dict[str, Any]:
    return {"rules": "smoothies@1", "setup": {"players": ["Ana"], "sheet": "reference-14", **setup}, "moves": []}


@pytest.mark.slow
def test_the_modules_are_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.slow
def test_generating_twice_gives_the_same_text() -> None:
    contract = load()
    assert generate("smoothies", contract) == generate("smoothies", contract)


@pytest.mark.parametrize("module", load()["x-wire"])
def test_a_module_imports_only_msgspec_and_shapes(module: str) -> None:
    path: Path = target(module)
    tree = ast.parse(path.read_text("utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    assert imported <= {"typing", "msgspec", "referee.strict", "referee.wire"}, path.relative_to(ROOT)


@pytest.mark.parametrize(("name", "shape", "value"), list(examples()))
def test_an_example_is_written_as_it_was_read(name: str, shape: type, value: Any) -> None:
    assert json.loads(msgspec.json.encode(read(value, shape))) == value, name


@pytest.mark.parametrize("game", GAMES)
def test_every_shape_is_frozen_and_closed(game: str) -> None:
    wire = sys.modules[GAMES[game].record.__module__]
    shapes = [
        shape
        for shape in vars(wire).values()
        if isinstance(shape, type) and issubclass(shape, msgspec.Struct) and shape.__name__ != "StrictStruct"
    ]
    assert {GAMES[game].record, GAMES[game].sheets} < set(shapes)
    for shape in shapes:
        config = shape.__struct_config__
        assert (config.frozen, config.forbid_unknown_fields, config.omit_defaults) == (True, True, True)


def test_what_is_left_out_has_its_default() -> None:
    record = read(minimal(), SmoothiesRecord)
    assert record.setup == Setup(players=["Ana"], sheet="reference-14")
    assert record.setup.objective is None
    assert record.setup.rulings.SM_05 == "sum"
    assert (record.id, record.tags, record.claim) == (msgspec.UNSET,) * 3


def test_a_default_that_was_written_out_is_not_written_again() -> None:
    value = {
        **minimal(objective=None),
        "moves": [
            {"type": "blend", "player": "Ana", "blender": "round", "save": 0, "stars": []},
            {"type": "pick", "player": "Ana", "dice": [], "modifiers": [], "stars": [], "bonus": []},
        ],
        "claim": {"totals": {}, "sections": {}},
    }
    assert json.loads(msgspec.json.encode(read(value, SmoothiesRecord))) == {
        **minimal(),
        "moves": [
            {"type": "blend", "player": "Ana", "blender": "round"},
            {"type": "pick", "player": "Ana", "dice": []},
        ],
        "claim": {},
    }


@pytest.mark.parametrize("field", ["id", "tags", "claim"])
def test_null_is_not_the_same_as_left_out(field: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=field):
        read({**RECORD, field: None}, SmoothiesRecord)


def test_dice_are_plain_dictionaries() -> None:
    roll = read(RECORD, SmoothiesRecord).moves[0]
    assert type(roll).__name__ == "Roll"
    assert roll.round == {"blue": 3, "pink": 6}
