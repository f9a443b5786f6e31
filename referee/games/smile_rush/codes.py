"""Why the referee of Smile Rush refuses a move or a deck, and what it finds on paper; codes are public and stable."""

from collections.abc import Mapping
from enum import StrEnum

from referee.core import Severity


class Code(StrEnum):
    """Every reason for a refusal, in the order in which a game can meet them."""

    DECK_COUNT = "smile-rush/deck-count"
    DECK_KINDS = "smile-rush/deck-kinds"
    GAME_OVER = "smile-rush/game-over"
    MODE = "smile-rush/mode"
    NOT_NOW = "smile-rush/not-now"
    PLACE_FIRST = "smile-rush/place-first"
    CELLS_COUNT = "smile-rush/cells-count"
    CELL_UNKNOWN = "smile-rush/cell-unknown"
    CELL_EMPTY = "smile-rush/cell-empty"
    CELLS_REPEATED = "smile-rush/cells-repeated"
    NOT_EQUAL = "smile-rush/not-equal"
    NOT_ADJACENT = "smile-rush/not-adjacent"
    TRIS_SHAPE = "smile-rush/tris-shape"
    TRIS_AFTER_PILE = "smile-rush/tris-after-pile"
    HOLE_TAKEN = "smile-rush/hole-taken"
    PENALTY_PAIR_LEFT = "smile-rush/penalty-pair-left"
    PENALTY_PILE_EMPTY = "smile-rush/penalty-pile-empty"
    STOP_PILE_LEFT = "smile-rush/stop-pile-left"


class FindingCode(StrEnum):
    """Every finding on the counts of a finished game, and on a deck beside them."""

    DECK_COUNT = "setup/deck-count"
    DECK_KINDS = "setup/deck-kinds"
    CARDS_TOO_MANY = "sheet/cards-too-many"
    CARDS_TOO_FEW = "sheet/cards-too-few"
    TRIS_TOO_MANY = "sheet/tris-too-many"
    PENALTIES_TOO_MANY = "sheet/penalties-too-many"
    ATTEMPTS_TOO_FEW = "sheet/attempts-too-few"


FINDINGS: Mapping[str, Severity] = {
    code.value: Severity.WARNING if code is FindingCode.CARDS_TOO_FEW else Severity.ERROR for code in FindingCode
}
