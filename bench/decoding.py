"""Reading a record from bytes to checked objects; for Smoothies beside the same shapes as marshmallow schemas."""

import json
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate

from bench.games import record
from bench.smoothies import COLOURS
from referee import reader
from referee.games import GAMES

ROUNDS = 9
REPEATS = 20
BOX = validate.Regexp(r"(?:yellow|orange|red|pink|purple|blue|green|round|square)-[1-9][0-9]{0,2}\Z")


class Closed(Schema):
    """A schema that refuses unknown fields, as the contract does."""

    class Meta:
        """How marshmallow reads it."""

        unknown = RAISE


def _colour() -> fields.String:
    return fields.String(required=True, validate=validate.OneOf(COLOURS))


def _dice() -> fields.Dict:
    return fields.Dict(keys=_colour(), values=fields.Integer(strict=True))


def _boxes() -> fields.List:
    return fields.List(fields.String(allow_none=True, validate=BOX))


class RollSchema(Closed):
    """A throw."""

    type = fields.Constant("roll")
    player = fields.String(required=True, validate=validate.Length(1, 40))
    round = _dice()
    square = _dice()


class BlendSchema(Closed):
    """A choice of blender."""

    type = fields.Constant("blend")
    player = fields.String(required=True, validate=validate.Length(1, 40))
    blender = fields.String(required=True, validate=validate.OneOf(("round", "square")))
    save = fields.Integer(strict=True)
    stars = _boxes()


class DieSchema(Closed):
    """A picked die."""

    die = _colour()
    changed = fields.String(data_key="as", validate=validate.OneOf(COLOURS))


class PickSchema(Closed):
    """A pick of dice."""

    type = fields.Constant("pick")
    player = fields.String(required=True, validate=validate.Length(1, 40))
    dice = fields.List(fields.Nested(DieSchema))
    modifiers = fields.List(fields.Integer(strict=True, validate=validate.OneOf((-3, -1, 1, 3))))
    stars = _boxes()
    bonus = _boxes()


class MoveField(fields.Field[Any]):
    """A move, loaded by the schema that its type names."""

    schemas: Mapping[str, Schema] = {"roll": RollSchema(), "blend": BlendSchema(), "pick": PickSchema()}

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        schema = self.schemas.get(value.get("type"))
        if schema is None:
            raise ValidationError("unknown type")
        return schema.load(value)


class RecordSchema(Closed):
    """A record; the set-up is passed over, which favours this side."""

    rules = fields.String(required=True)
    setup = fields.Dict(required=True)
    moves = fields.List(MoveField(), required=True)


def main() -> None:
    """Print microseconds a record."""
    for game in GAMES:
        _measure(game)


def _measure(game: str) -> None:
    document = record(game, 1, 3)
    document["moves"] = document["moves"][:100]
    body = json.dumps(document, separators=(",", ":")).encode()
    works: dict[str, Callable[[], object]] = {
        "msgspec (the reader, names checked)": lambda: reader.read(body, game, "record")
    }
    if game == "smoothies":
        schema = RecordSchema()
        works["json and marshmallow"] = lambda: schema.load(json.loads(body))
    print(f"reading a record of {game}, {len(document['moves'])} moves, {len(body)} bytes")
    for name, work in works.items():
        figures = [_microseconds(work) for _ in range(ROUNDS)]
        low, middle, high = min(figures), statistics.median(figures), max(figures)
        print(f"{name:38} min {low:7,.0f}  median {middle:7,.0f}  max {high:7,.0f} us")


def _microseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    for _ in range(REPEATS):
        work()
    return (time.perf_counter() - start) / REPEATS * 1e6


if __name__ == "__main__":
    main()
