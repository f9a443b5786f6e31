"""Whether some JSON surely has no object with the same key twice, told without parsing it a second time.

msgspec takes the last of two equal keys in silence. A parser that refuses them builds every object again, which costs
as much as reading the record. But a document that was read can be counted: each member of an object has one colon
outside strings. A text without a backslash writes each colon of its strings as it is, so its colons are its members'
and its strings'. Writing the document again gives the colons of the members and strings that were kept. If both counts
are equal, no member was dropped, and so none was there twice. A field that was spelled out with its default is not
written again: then the counts differ, nothing is sure, and the parser has to look.
"""

from __future__ import annotations

import msgspec

from referee.core import AnyDocument

ENCODER = msgspec.json.Encoder()


def has_distinct_keys(data: bytes, document: AnyDocument) -> bool:
    """True only if no object in the text, which was read as the document, has a key twice; False when not sure."""
    return b"\\" not in data and data.count(b":") == ENCODER.encode(document).count(b":")
