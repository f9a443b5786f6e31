"""The fingerprint of a game: equal games have equal fingerprints, whoever wrote them down.

SHA-256 of the canonical JSON (RFC 8785) of rules, set-up and moves or sheets, with every field left out that has its
default; `id`, `tags` and `claim` are not in it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from referee.reader import form_of, game_of

ENCODER = msgspec.json.Encoder(order="sorted")
BEYOND_BMP = 0xFFFF


def fingerprint(document: Any) -> str:
    """`sha256:` and 64 hexadecimal digits for a Record or Sheets Struct."""
    form = form_of(document)
    body = document.moves if form == "record" else game_of(document).canonical_sheets(document.sheets)
    name = "moves" if form == "record" else "sheets"
    digest = hashlib.sha256(canonical({"rules": document.rules, "setup": _bare(document.setup), name: body}))
    return f"sha256:{digest.hexdigest()}"


def _bare(struct: Any) -> Any:
    """A Struct whose fields that equal their default are that default, so that the encoder leaves them out."""
    equal = {
        field.name: field.default
        for field in fields(struct)
        if field.default is not msgspec.NODEFAULT and getattr(struct, field.name) == field.default
    }
    return replace(struct, **equal)


def canonical(value: Any) -> bytes:
    """Canonical JSON of a value without floats.

    The encoder sorts keys by code point, the standard by UTF-16 code unit: they part only where a key has a
    character beyond the basic plane, which is rare enough to be sorted here.
    """
    data = ENCODER.encode(value)
    if data.isascii() or not any(ord(letter) > BEYOND_BMP for letter in data.decode()):
        return data
    ordered = _sort_keys(msgspec.json.decode(data))
    return json.dumps(ordered, ensure_ascii=False, separators=(",", ":")).encode()


def _sort_keys(value: Any) -> Any:
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: str(key).encode("utf-16-be"))
        return {key: _sort_keys(value[key]) for key in keys}
    return [_sort_keys(item) for item in value] if isinstance(value, list) else value
