"""Bytes from outside to documents; what cannot be read is one ProblemError with every fault.

The reader decodes straight into the game's Structs. It would not see a key that stands twice: unless a count shows that
there is none, one pass in C looks for it. Only when something is wrong is the contract asked for all the faults.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import jiter
import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from intake import contract
from intake.duplicates import has_distinct_keys
from intake.problems import ProblemError
from intake.unreadable import explain_bytes, explain_value
from referee import reader
from referee.core import AnyDocument, AnyJson, DocumentError, Fault
from referee.games import GAMES
from referee.games.smile_rush.wire import SmileRushPar, SmileRushRecord
from referee.reader import BYTE_ORDER_MARK, Form

COMPONENTS: dict[Form | None, str] = {"record": "Record", "sheets": "Sheets", None: "Document"}


class RecordPair(Struct, forbid_unknown_fields=True):
    """Two records, each still to be read."""

    records: Annotated[list[Raw], Meta(min_length=2, max_length=2)]


PAIRS = msgspec.json.Decoder(RecordPair)
POSITIONS = msgspec.json.Decoder(SmileRushPar)


def read_document(data: bytes, game: str | None = None, form: Form | None = None) -> AnyDocument:
    """The document in some bytes, of one game and form where these are given.

    Raises: ProblemError with every fault of what cannot be read.
    """
    data = data.removeprefix(BYTE_ORDER_MARK)
    try:
        document = reader.read(data, game, form)
    except DocumentError as error:
        value = parse(data)
        faults = _faults(error, value, COMPONENTS[form], game)
    else:
        if not has_distinct_keys(data, document):
            parse(data)
        return document
    raise _refusal(value, faults)


def read_pair(data: bytes, game: str) -> tuple[AnyDocument, AnyDocument]:
    """The two records of a game in the body of a comparison.

    Raises: ProblemError with every fault of what cannot be read.
    """
    data = data.removeprefix(BYTE_ORDER_MARK)
    value = parse(data)
    try:
        pair = PAIRS.decode(data)
    except msgspec.ValidationError:
        raise _refusal(value, contract.explain(value, "RecordPair") or [Fault("", "unreadable")]) from None
    records, faults = [], []
    for number, raw in enumerate(pair.records):
        try:
            records.append(reader.read(bytes(raw), game, "record"))
        except DocumentError as error:
            found = _faults(error, value["records"][number], COMPONENTS["record"], game)
            faults += [replace(fault, pointer=f"/records/{number}{fault.pointer}") for fault in found]
    if faults:
        raise _refusal(value, faults)
    one, other = records
    return one, other


def read_par(data: bytes) -> SmileRushPar:
    """The position and the budget in the body of a search for par.

    Raises: ProblemError with every fault of what cannot be read.
    """
    data = data.removeprefix(BYTE_ORDER_MARK)
    value = parse(data)
    try:
        sent = POSITIONS.decode(data)
    except msgspec.ValidationError:
        raise _refusal(value, contract.explain(value, "SmileRushPar") or [Fault("", "unreadable")]) from None
    record = SmileRushRecord(sent.rules, sent.setup, sent.moves)
    try:
        read = reader.read(msgspec.json.encode(record), "smile-rush", "record")
    except DocumentError as error:
        raise _refusal(value, error.faults) from None
    if sent.setup.mode == "memory":
        raise _refusal(value, [Fault("/setup/mode", "par-of-memory", ("rush", "classic"))])
    return replace(sent, setup=read.setup, moves=read.moves)


def parse(data: bytes) -> AnyJson:
    """The value of some JSON, without a look at what it is.

    Raises: ProblemError when it is none, or has a key twice.
    """
    try:
        return jiter.from_json(data, allow_inf_nan=False, cache_mode="keys", catch_duplicate_keys=True)
    except ValueError:
        raise explain_bytes(data) from None


def _faults(error: DocumentError, value: AnyJson, component: str, game: str | None) -> Sequence[Fault]:
    """All faults of a document; where the contract finds none, the one at which the reader stopped."""
    if not error.undecoded:
        return error.faults
    found = contract.explain(value, _branch(component, game))
    return found or [Fault(fault.pointer.partition("/...")[0], "unreadable") for fault in error.faults]


def _branch(component: str, game: str | None) -> str:
    """The component of one game's documents, so that a document without `rules` is explained as well."""
    if game is None:
        return component
    mapping = contract.document()["components"]["schemas"][component]["discriminator"]["mapping"]
    return str(mapping[GAMES[game].rules]).rpartition("/")[2]


def _refusal(value: AnyJson, faults: Sequence[Fault]) -> ProblemError:
    """The problem that a document's faults are."""
    if unsafe := explain_value(value):
        return unsafe
    if too_many := [fault for fault in faults if fault.code == "max-items" and fault.pointer.endswith("/moves")]:
        return ProblemError("too-many-moves", too_many)
    is_version = all(fault.code == "unknown-version" for fault in faults)
    return ProblemError("unknown-version" if is_version else "shape", faults)
