"""Bytes to a Record or Sheets of the right game; what cannot be read is one DocumentError with pointers.

Duplicate keys are not seen here (msgspec takes the last): whoever takes bytes from outside looks for them first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from referee.core import AnyDocument, Claim, DocumentError, Fault, Game
from referee.games import GAMES
from referee.names import compose_document, is_plain, name_faults, unknown_name_faults
from referee.pointers import escape

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
Form = Literal["record", "sheets"]


class Envelope(Struct):
    """What tells which decoder a document needs."""

    rules: str
    moves: Raw | UnsetType = UNSET
    sheets: Raw | UnsetType = UNSET


ENVELOPES = msgspec.json.Decoder(Envelope)
DECODERS: Mapping[tuple[str, str], msgspec.json.Decoder[Any]] = {
    (game.id, form): msgspec.json.Decoder(getattr(game, form))
    for game in GAMES.values()
    for form in ("record", "sheets")
}
_AT = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.(?P<field>[^.\[\]]+)|\[(?P<index>\d+|\.\.\.)\]")


def read(data: bytes, game: str | None = None, form: Form | None = None) -> AnyDocument:
    """The document in some bytes of UTF-8 JSON.

    Args:
        data: the bytes; a byte order mark is ignored.
        game: the only game allowed, or None for the one that the document names.
        form: the only form allowed, or None for the one that the document has.

    Raises:
        DocumentError: the bytes are no such document; `undecoded` when their shape is wrong.

    """
    data = data.removeprefix(BYTE_ORDER_MARK)
    document = _decode_as(data, game, form)
    rules = game_of(document)
    known_names = is_plain(rules, document)
    if not known_names:
        document = compose_document(document)
    faults = list(_faults(rules, document, known_names=known_names))
    if faults:
        raise DocumentError(faults)
    return document


def _decode_as(data: bytes, game: str | None, form: Form | None) -> AnyDocument:
    """The document in its game's shape; one whose game and form are sure needs no look at its envelope."""
    if game and form:
        try:
            return DECODERS[game, form].decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            pass  # The envelope may know better what is wrong.
    envelope = _decode(ENVELOPES, data)
    rules = _game_of(envelope.rules, game)
    return _decode(DECODERS[rules.id, _form_of(envelope, form)], data)


def game_of(document: AnyDocument) -> Game[Any]:
    """The game of a document that was read."""
    return GAMES[document.rules.partition("@")[0]]


def form_of(document: AnyDocument) -> Form:
    """Whether a document that was read is a record or sheets."""
    return "record" if hasattr(document, "moves") else "sheets"


def _decode(decoder: msgspec.json.Decoder[Any], data: bytes) -> AnyDocument:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise DocumentError([_shape_fault(str(error))], undecoded=True) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DocumentError([Fault("", "not-json", (), {"reason": str(error)})], undecoded=True) from error
    except RecursionError as error:
        raise DocumentError([Fault("", "too-deep")], undecoded=True) from error


def _shape_fault(message: str) -> Fault:
    """The decoder's first complaint, with its path as a JSON Pointer."""
    match = _AT.match(message)
    what, path = (match["what"], match["path"]) if match else (message, None)
    steps = [step["field"] or step["index"] for step in _STEP.finditer(path or "")]
    return Fault("".join(f"/{escape(step)}" for step in steps), "shape", (), {"reason": what})


def _game_of(rules: str, only: str | None) -> Game[Any]:
    """The game and version that `rules` pins; another game's, or one that is not served, is a fault."""
    name = rules.partition("@")[0]
    served = tuple(game.rules for game in GAMES.values() if only in (None, game.id))
    if rules in served:
        return GAMES[name]
    code = "wrong-game" if only and name != only and name in GAMES else "unknown-version"
    raise DocumentError([Fault("/rules", code, served, {"sent": rules})])


def _form_of(envelope: Envelope, only: Form | None) -> Form:
    has_moves, has_sheets = envelope.moves is not UNSET, envelope.sheets is not UNSET
    if only:
        return only
    if has_moves == has_sheets:
        raise DocumentError([Fault("", "one-of-moves-and-sheets", ("moves", "sheets"))])
    return "record" if has_moves else "sheets"


def _faults(game: Game[Any], document: AnyDocument, *, known_names: bool) -> Iterator[Fault]:
    """What decodes but cannot be, in the order of the document; names first, since all else leans on them."""
    faults = list(name_faults(document.setup.players))
    if not known_names:
        faults += unknown_name_faults(game, document)
    yield from faults
    if document.claim is not UNSET:
        yield from _section_faults(document.claim, _sections(game, document))
    if not faults:
        yield from game.faults(document)


def _sections(game: Game[Any], document: AnyDocument) -> Sequence[str]:
    return game.sections if game.sections_of is None else game.sections_of(document)


def _section_faults(claim: Claim, known: Sequence[str]) -> Iterator[Fault]:
    for player, sections in claim.sections.items():
        for section in sections:
            if section not in known:
                pointer = f"/claim/sections/{escape(player)}/{escape(section)}"
                yield Fault(pointer, "unknown-section", tuple(known), {"section": section})
