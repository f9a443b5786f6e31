"""Names of players as they are read: composed (NFC), without control characters or blanks around."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from referee.core import AnyDocument, AnyJson, DocumentError, Fault, Game
from referee.pointers import escape

CONTROL = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control characters, surrogates, line and paragraph separators
CALLERS_OWN = ("id", "tags")  # echoed as they were sent


def compose(name: str) -> str:
    """A name in the form in which equal names are equal strings (NFC)."""
    return name if name.isascii() else unicodedata.normalize("NFC", name)


def name_faults(players: Sequence[str]) -> Iterator[Fault]:
    """What cannot be in the composed list of players."""
    for seat, player in enumerate(players):
        where = f"/setup/players/{seat}"
        if any(unicodedata.category(letter) in CONTROL for letter in player):
            yield Fault(where, "control-character", (), {"field": where})
        elif player != player.strip():
            trimmed = player.strip()
            yield Fault(where, "blank-around", (trimmed,) if trimmed else (), {"sent": player})
        elif player in players[:seat]:
            yield Fault(where, "duplicate-player", (), {"player": player})


def is_plain(game: Game[Any], document: AnyDocument) -> bool:
    """Whether all names are in ASCII and sit at the table, so that nothing is left to compose or to look up."""
    players = document.setup.players
    claim = document.claim
    named = {name for _, name in game.other_names(document)}
    if claim is not UNSET:
        named.update(claim.totals, claim.sections, claim.winners or ())
    if hasattr(document, "moves"):
        named.update([move.player for move in document.moves])
    elif document.sheets.keys() != set(players):
        return False
    return all(map(str.isascii, players)) and named.issubset(players)


def compose_document(document: AnyDocument) -> AnyDocument:
    """The same document with its texts composed, names of players among them; `id` and `tags` are the caller's own.

    Raises: DocumentError when two names of one list turn out to be the same.
    """
    parts = {name: getattr(document, name) for name in document.__struct_fields__ if name not in CALLERS_OWN}
    return replace(document, **{name: _composed(part, f"/{name}") for name, part in parts.items()})


def _composed(value: AnyJson, where: str) -> AnyJson:
    if isinstance(value, str):
        return compose(value)
    if isinstance(value, list):
        return [_composed(item, f"{where}/{place}") for place, item in enumerate(value)]
    if isinstance(value, dict):
        return _composed_members(value, where)
    if isinstance(value, Struct):
        fields = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        return replace(value, **{name: _composed(getattr(value, name), f"{where}/{sent}") for name, sent in fields})
    return value


def _composed_members(members: Mapping[str, AnyJson], where: str) -> dict[str, AnyJson]:
    composed: dict[str, AnyJson] = {}
    for name, value in members.items():
        pointer = f"{where}/{escape(name)}"
        if compose(name) in composed:
            raise DocumentError([Fault(pointer, "duplicate-player", (), {"player": compose(name)})])
        composed[compose(name)] = _composed(value, pointer)
    return composed


def unknown_name_faults(game: Game[Any], document: AnyDocument) -> Iterator[Fault]:
    """Names of moves, sheets and claim that do not sit at the table, and sheets that are missing."""
    players = tuple(document.setup.players)
    known = frozenset(players)

    def unknown(pointer: str, name: str) -> Fault:
        return Fault(pointer, "unknown-player", players, {"player": name})

    if hasattr(document, "moves"):
        for number, move in enumerate(document.moves):
            if move.player not in known:
                yield unknown(f"/moves/{number}/player", move.player)
    else:
        yield from (unknown(f"/sheets/{escape(name)}", name) for name in document.sheets if name not in known)
        missing = [player for player in players if player not in document.sheets]
        yield from (Fault(f"/sheets/{escape(player)}", "missing-player", (), {"player": player}) for player in missing)
    yield from (unknown(pointer, name) for pointer, name in game.other_names(document) if name not in known)
    claim = document.claim
    if claim is UNSET:
        return
    for part in ("totals", "sections"):
        names = getattr(claim, part)
        yield from (unknown(f"/claim/{part}/{escape(name)}", name) for name in names if name not in known)
    winners = [] if claim.winners is UNSET else claim.winners
    for place, name in enumerate(winners):
        if name not in known:
            yield unknown(f"/claim/winners/{place}", name)
