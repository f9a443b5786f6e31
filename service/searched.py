"""What a search for par found, as lines for people."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from referee.core import AnyDocument
from referee.games.smile_rush.par import Best, Par
from service.lines import INDENT, place_name, say, violation_lines


def show_par(result: Par, position: AnyDocument, language: str) -> Iterator[str]:
    """The lines that tell a search: the moves as they stand in a record, what they come to, and whether that is all."""
    if result.best is not None:
        yield from _best(result.best, language)
    if result.proven:
        yield say("par-proven", language)
    elif result.bound is not None:
        yield say("par-bound", language, bound=result.bound)
    if result.legal:
        yield say("par-tried", language, nodes=result.nodes)
        return
    yield say("table-accepted", language, accepted=result.accepted)
    yield say("table-refused", language, place=place_name(result.violations[0].pointer, language))
    for violation in result.violations:
        yield from violation_lines(violation, position, language)


def _best(best: Best, language: str) -> Iterator[str]:
    for move in best.moves:
        yield f"{INDENT}{msgspec.json.encode(move).decode()}"
    yield say("par-best", language, moves=len(best.moves), total=best.total)
    if best.excellent:
        yield say("table-excellent", language)
