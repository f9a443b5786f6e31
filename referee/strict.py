"""The base of every shape that is read from the wire."""

import msgspec


class StrictStruct(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A frozen shape that refuses unknown fields and leaves its defaults out when written."""
