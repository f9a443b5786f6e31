"""Why the referee of SMARTish refuses a move, and what it finds on paper; the codes are public and stable."""

from collections.abc import Mapping
from enum import StrEnum

from referee.core import Severity


class Code(StrEnum):
    """Every reason for a refusal, in the order in which a round can meet them."""

    GAME_OVER = "smartish/game-over"
    OUT_OF_TURN = "smartish/out-of-turn"
    NOT_NOW = "smartish/not-now"
    TILE_COUNT = "smartish/tile-count"
    TILE_UNKNOWN = "smartish/tile-unknown"
    TILE_REPEATED = "smartish/tile-repeated"
    TILE_TAKEN = "smartish/tile-taken"
    SWAP_SPENT = "smartish/swap-spent"
    SWAP_SAME = "smartish/swap-same"
    SWAP_FACE_DOWN = "smartish/swap-face-down"
    STEAL_OWN_QUESTION = "smartish/steal-own-question"
    STEAL_TWICE = "smartish/steal-twice"
    STEAL_SECOND_ATTACKER = "smartish/steal-second-attacker"
    NO_STEAL_TILE = "smartish/no-steal-tile"
    STEAL_ORDER = "smartish/steal-order"
    STEAL_READER_AFTER = "smartish/steal-reader-after"
    PUSH_NOTHING_WON = "smartish/push-nothing-won"
    PUSH_NOT_HOME_STRETCH = "smartish/push-not-home-stretch"
    PUSH_SPLIT = "smartish/push-split"
    TIE_BREAK_NOT_TIED = "smartish/tie-break-not-tied"
    TIE_BREAK_TILE = "smartish/tie-break-tile"


class FindingCode(StrEnum):
    """Every finding on final positions and the rounds of a tie-break."""

    POSITION_NEGATIVE = "sheet/position-negative"
    POSITION_TOO_FAR = "sheet/position-too-far"
    TIE_BREAK_NOT_TIED = "sheet/tie-break-not-tied"
    TIE_BREAK_OVER = "sheet/tie-break-over"


FINDINGS: Mapping[str, Severity] = dict.fromkeys((code.value for code in FindingCode), Severity.ERROR)
