"""The base of every shape that is read from the wire."""

import msgspec


# gc=False: what is read is a tree, so there is no cycle for the collector to find, and reading is a tenth faster.
class StrictStruct(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, gc=False):
    """A frozen shape that refuses unknown fields and leaves its defaults out when written."""
