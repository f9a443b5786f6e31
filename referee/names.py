"""Names of players as they are read: composed (NFC), without control characters or blanks around."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from referee.core import AnyDocument, DocumentError, Fault
from referee.pointers import escape

CONTROL = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control characters, surrogates, line and paragraph separators


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


def is_plain(document: AnyDocument) -> bool:
    """Whether all names are in ASCII and sit at the table, so that nothing is left to compose or to look up."""
    players = document.setup.players
    claim = document.claim
    named = [] if claim is UNSET else [*claim.totals, *claim.sections, *(claim.winners or ())]
    if hasattr(document, "moves"):
        named += {move.player for move in document.moves}
    elif document.sheets.keys() != set(players):
        return False
    return all(map(str.isascii, players)) and set(players).issuperset(named)


def compose_document(document: AnyDocument) -> AnyDocument:
    """The same document with all names of players composed."""
    changes: dict[str, Any] = {}
    setup = document.setup
    changes["setup"] = replace(setup, players=[compose(player) for player in setup.players])
    if hasattr(document, "moves"):
        changes["moves"] = [replace(move, player=compose(move.player)) for move in document.moves]
    else:
        changes["sheets"] = _compose_keys("/sheets", document.sheets)
    if document.claim is not UNSET:
        claim = document.claim
        changes["claim"] = replace(
            claim,
            totals=_compose_keys("/claim/totals", claim.totals),
            sections=_compose_keys("/claim/sections", claim.sections),
            winners=UNSET if claim.winners is UNSET else [compose(winner) for winner in claim.winners],
        )
    return replace(document, **changes)


def _compose_keys(where: str, by_name: Mapping[str, Any]) -> dict[str, Any]:
    composed: dict[str, Any] = {}
    for name, value in by_name.items():
        if compose(name) in composed:
            fault = Fault(f"{where}/{escape(name)}", "duplicate-player", (), {"player": compose(name)})
            raise DocumentError([fault])
        composed[compose(name)] = value
    return composed


def unknown_name_faults(document: AnyDocument) -> Iterator[Fault]:
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
