"""The fingerprint of a game: equal games have equal fingerprints, whoever wrote them down.

SHA-256 of the canonical JSON (RFC 8785) of rules, set-up and moves or sheets, with every field left out that has its
default; `id`, `tags` and `claim` are not in it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import UNSET
from msgspec.structs import fields, replace

from referee.core import AnyDocument, AnyJson, AnySetup
from referee.names import CALLERS_OWN
from referee.reader import game_of

ENCODER = msgspec.json.Encoder(order="sorted")
BEYOND_BMP = 0xFFFF


def fingerprint(document: AnyDocument) -> str:
    """`sha256:` and 64 hexadecimal digits for a Record or Sheets Struct."""
    document = game_of(document).canonical(document)
    game = replace(document, setup=_bare(document.setup), claim=UNSET, **dict.fromkeys(CALLERS_OWN, UNSET))
    return f"sha256:{hashlib.sha256(canonical(game)).hexdigest()}"


def _bare(setup: AnySetup) -> AnySetup:
    """The set-up with its default rulings as the encoder knows them, so that it leaves them out."""
    defaults = _defaults(setup.__class__)
    return replace(setup, **{name: value for name, value in defaults.items() if getattr(setup, name) == value})


@cache
def _defaults(kind: type) -> Mapping[str, object]:
    return {field.name: field.default for field in fields(kind) if field.default is not msgspec.NODEFAULT}


def canonical(value: AnyJson) -> bytes:
    """Canonical JSON of a value without floats.

    The encoder sorts keys by code point, the standard by UTF-16 code unit: they part only where a key has a
    character beyond the basic plane, which is rare enough to be sorted here.
    """
    data = ENCODER.encode(value)
    if data.isascii() or not any(ord(letter) > BEYOND_BMP for letter in data.decode()):
        return data
    ordered = _sort_keys(msgspec.json.decode(data))
    return json.dumps(ordered, ensure_ascii=False, separators=(",", ":")).encode()


def _sort_keys(value: AnyJson) -> AnyJson:
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: str(key).encode("utf-16-be"))
        return {key: _sort_keys(value[key]) for key in keys}
    return [_sort_keys(item) for item in value] if isinstance(value, list) else value
