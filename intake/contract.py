"""The contract at run time: the text of `openapi.yaml`, and every fault of what does not obey it.

The reader stops at the first fault that it meets; `explain` walks the contract's own schemas and
finds all of them, each with its exact place and with what would be allowed there. A union is
entered by the branch that the sender meant (by its tag, its JSON type or its own member), and the
walk ends with the twentieth fault, so that a megabyte of faults costs no more than a few.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from types import NoneType
from typing import Any, Literal, cast

import yaml

from referee.core import Fault
from referee.pointers import escape

MAX_FAULTS = 20
MAX_SENT = 64  # characters of a value or name that are given back
REF = "#/components/schemas/"
CODES = (
    "const",
    "enum",
    "max-items",
    "max-length",
    "max-properties",
    "maximum",
    "min-items",
    "min-length",
    "min-properties",
    "minimum",
    "one-of-moves-and-sheets",
    "pattern",
    "property-names",
    "required",
    "type",
    "unknown-field",
)
JSON_TYPES: Mapping[type, str] = {
    dict: "object",
    list: "array",
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}

Schema = Mapping[str, Any]  # a node of a JSON Schema has no narrower type


@cache
def text() -> str:
    """The document as it is served: the copy in the package, or else the checkout's own."""
    here = Path(__file__).resolve().parent
    packaged = here / "openapi.yaml"
    path = packaged if packaged.exists() else here.parent / "openapi.yaml"
    return path.read_text("utf-8")


@cache
def document() -> Schema:
    """The document, parsed; by libyaml where it is there, which takes a tenth of the time."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return cast("Schema", yaml.load(text(), loader))  # noqa: S506  both loaders are safe


def component_of(game: str, form: Literal["record", "sheets", "document"]) -> str:
    """The name of a game's schema, where `document` is a record or sheets.

    >>> component_of("smoothies", "record")
    'SmoothiesRecord'
    """
    return "".join(word.capitalize() for word in (*game.split("-"), form))


def explain(value: object, component: str) -> list[Fault]:
    """The first faults of a JSON value against a schema of the contract, in document order."""
    return list(islice(_faults(value, {"$ref": REF + component}, ""), MAX_FAULTS))


def _resolved(schema: Schema) -> Schema:
    """The schema itself, or the one that it refers to; beside a reference stands only a default."""
    while "$ref" in schema:
        schema = document()["components"]["schemas"][schema["$ref"].removeprefix(REF)]
    return schema


def _faults(value: object, schema: Schema, pointer: str) -> Iterator[Fault]:
    schema = _resolved(schema)
    if "oneOf" in schema:
        yield from _union_faults(value, schema, pointer)
        return
    types = _types(schema)
    if types and not _has_type(value, types):
        yield _wrong_type(value, types, pointer)
        return
    yield from _value_faults(value, schema, pointer)
    if isinstance(value, dict):
        yield from _member_faults(value, schema, pointer)
    elif isinstance(value, list) and "items" in schema:
        for number, item in enumerate(value[: schema.get("maxItems")]):
            yield from _faults(item, schema["items"], f"{pointer}/{number}")


def _types(schema: Schema) -> Sequence[str]:
    types = schema.get("type", ())
    return (types,) if isinstance(types, str) else types


def _has_type(value: object, types: Sequence[str]) -> bool:
    """Whether a value has a type; `4.0` is no integer here, as it is none to the reader."""
    return JSON_TYPES[type(value)] in types


def _wrong_type(value: object, types: Sequence[str], pointer: str) -> Fault:
    return Fault(pointer, "type", (), {"expected": list(types), "sent": JSON_TYPES[type(value)]})


def _value_faults(value: object, schema: Schema, pointer: str) -> Iterator[Fault]:
    """What a value breaks by itself: the choices that it is not among, the limits that it exceeds."""
    if "const" in schema and not _is_among(value, [schema["const"]]):
        yield Fault(pointer, "const", (schema["const"],), _sent(value))
    if "enum" in schema and not _is_among(value, schema["enum"]):
        allowed = tuple(choice for choice in schema["enum"] if choice is not None)
        yield Fault(pointer, "enum", allowed, _sent(value))
    if "pattern" in schema and isinstance(value, str) and not re.search(schema["pattern"], value):
        yield Fault(pointer, "pattern", (), {**_sent(value), "examples": schema["examples"]})
    for keyword, (kind, code, size, is_most) in LIMITS.items():
        if keyword in schema and isinstance(value, kind):
            limit = schema[keyword]
            if size(value) > limit if is_most else size(value) < limit:
                yield Fault(pointer, code, (), {"limit": limit, "sent": size(value)})


def _as_it_is(value: int) -> int:
    return value


LIMITS: Mapping[str, tuple[type, str, Callable[[Any], int], bool]] = {
    "minimum": (int, "minimum", _as_it_is, False),
    "maximum": (int, "maximum", _as_it_is, True),
    "minLength": (str, "min-length", len, False),
    "maxLength": (str, "max-length", len, True),
    "minItems": (list, "min-items", len, False),
    "maxItems": (list, "max-items", len, True),
    "minProperties": (dict, "min-properties", len, False),
    "maxProperties": (dict, "max-properties", len, True),
}


def _is_among(value: object, choices: Sequence[object]) -> bool:
    """Whether a value is one of the choices; `true` is not 1, and a list is no choice."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _sent(value: object) -> Mapping[str, str | int]:
    """The value as a fact, where it is a word or a number that can be shown."""
    if isinstance(value, int) and not isinstance(value, bool):
        return {"sent": value}
    return {"sent": value} if isinstance(value, str) and len(value) <= MAX_SENT else {}


def _member_faults(value: dict[str, Any], schema: Schema, pointer: str) -> Iterator[Fault]:
    """The faults of an object's members as they stand, then the members that are missing."""
    properties = schema.get("properties", {})
    other = schema.get("additionalProperties", True)
    for name, member in value.items():
        if name in properties:
            yield from _faults(member, properties[name], f"{pointer}/{escape(name)}")
        elif other is False:
            yield _misnamed("unknown-field", name, tuple(properties), pointer)
        elif wrong := _name_fault(name, schema, pointer):
            yield wrong
        elif other is not True:
            yield from _faults(member, other, f"{pointer}/{escape(name)}")
    for name in schema.get("required", ()):
        if name not in value:
            yield Fault(f"{pointer}/{escape(name)}", "required", (), {"field": name})


def _name_fault(name: str, schema: Schema, pointer: str) -> Fault | None:
    """What is wrong with a member's name; where the names are listed, another one is unknown."""
    names = _resolved(schema.get("propertyNames", {}))
    if not any(_value_faults(name, names, pointer)):
        return None
    if "enum" in names:
        return _misnamed("unknown-field", name, tuple(names["enum"]), pointer)
    return _misnamed("property-names", name, (), pointer)


def _misnamed(code: str, name: str, allowed: tuple[str, ...], pointer: str) -> Fault:
    """A fault of a name; one too long to be given back is told of at its object."""
    if len(name) > MAX_SENT:
        return Fault(pointer, code, allowed, {"field": name[:MAX_SENT]})
    return Fault(f"{pointer}/{escape(name)}", code, allowed, {"field": name})


def _union_faults(value: object, schema: Schema, pointer: str) -> Iterator[Fault]:
    if "discriminator" in schema:
        yield from _tagged_faults(value, schema["discriminator"], pointer)
        return
    branches = [_resolved(branch) for branch in schema["oneOf"]]
    fitting = [branch for branch in branches if _has_type(value, _types(branch))]
    if len(fitting) > 1:
        own = [_own_member(branch, fitting) for branch in fitting]
        members = value if isinstance(value, dict) else {}
        fitting = [branch for branch, name in zip(fitting, own, strict=True) if name in members]
        if len(fitting) != 1:
            yield Fault(pointer, f"one-of-{'-and-'.join(own)}", tuple(own), {"fields": own})
            return
    if fitting:
        yield from _faults(value, fitting[0], pointer)
    else:
        yield _wrong_type(value, [kind for branch in branches for kind in _types(branch)], pointer)


def _own_member(branch: Schema, branches: Sequence[Schema]) -> str:
    """The required member that tells one kind of object from the others."""
    others = {name for other in branches if other is not branch for name in other["properties"]}
    required: Sequence[str] = branch["required"]
    return next(name for name in required if name not in others)


def _tagged_faults(value: object, discriminator: Schema, pointer: str) -> Iterator[Fault]:
    """The faults against the branch that the tag names, or the fault of the tag."""
    tag, mapping = discriminator["propertyName"], discriminator["mapping"]
    if not isinstance(value, dict):
        yield _wrong_type(value, ["object"], pointer)
    elif tag not in value:
        yield Fault(f"{pointer}/{tag}", "required", tuple(mapping), {"field": tag})
    elif not _is_among(value[tag], list(mapping)):
        yield Fault(f"{pointer}/{tag}", "enum", tuple(mapping), _sent(value[tag]))
    else:
        yield from _faults(value, {"$ref": mapping[value[tag]]}, pointer)
