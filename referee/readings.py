"""A document or a state under other readings of its rulings."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from referee.core import AnyDocument, AnyState


def field_of(ruling: str) -> str:
    """The field of a `Rulings` Struct that holds a ruling's reading."""
    return ruling.replace("-", "_")


def reading_of(document: AnyDocument, ruling: str) -> str:
    """The reading of a ruling by which a document is to be judged."""
    return str(getattr(document.setup.rulings, field_of(ruling)))


def reread_document(document: AnyDocument, readings: Mapping[str, str]) -> AnyDocument:
    """The same document under other readings, by ruling."""
    fields = {field_of(ruling): reading for ruling, reading in readings.items()}
    setup = document.setup
    return replace(document, setup=replace(setup, rulings=replace(setup.rulings, **fields)))


def reread(state: AnyState, ruling: str, reading: str) -> AnyState:
    """The same moment under another reading of one ruling; a state's table holds its readings."""
    table = state.table
    return replace(state, table=replace(table, readings=replace(table.readings, **{field_of(ruling): reading})))
