"""Why the referee of Smoothies refuses a move, and what it finds on papers; the codes are public and stable."""

from collections.abc import Mapping
from enum import StrEnum

from referee.core import Severity


class Code(StrEnum):
    """Every reason for a refusal, in the order in which a turn can meet them."""

    GAME_OVER = "smoothies/game-over"
    OUT_OF_TURN = "smoothies/out-of-turn"
    NOT_NOW = "smoothies/not-now"
    DICE_SET = "smoothies/dice-set"
    DICE_SPLIT = "smoothies/dice-split"
    FACE = "smoothies/face"
    REROLL_DICE = "smoothies/reroll-dice"
    NO_ABILITY = "smoothies/no-ability"
    BLENDER_FULL = "smoothies/blender-full"
    SAVE_TOO_MANY = "smoothies/save-too-many"
    DIE_NOT_THERE = "smoothies/die-not-there"
    DIE_TWICE = "smoothies/die-twice"
    NO_DICE = "smoothies/no-dice"
    TOO_MANY_DICE = "smoothies/too-many-dice"
    NO_COLUMN = "smoothies/no-column"
    MODIFIER_TWICE = "smoothies/modifier-twice"
    STAR_MISSING = "smoothies/star-missing"
    STAR_NOT_ADJACENT = "smoothies/star-not-adjacent"
    STAR_TAKEN = "smoothies/star-taken"
    STAR_PASSIVE_BLENDER = "smoothies/star-passive-blender"
    STAR_EXTRA = "smoothies/star-extra"
    BONUS_NOT_EARNED = "smoothies/bonus-not-earned"
    BONUS_TOO_MANY = "smoothies/bonus-too-many"
    BONUS_SPECIAL_BOX = "smoothies/bonus-special-box"
    BONUS_TAKEN = "smoothies/bonus-taken"
    BOX_UNKNOWN = "smoothies/box-unknown"


class FindingCode(StrEnum):
    """Everything on final papers that does not add up."""

    BLENDER_GAP = "sheet/blender-gap"
    STAR_UNANSWERED = "sheet/star-unanswered"
    ABILITIES_OVER = "sheet/abilities-over"
    TOO_MANY_CROSSES = "sheet/too-many-crosses"
    BLACK_OPEN = "sheet/black-open"
    FEW_CROSSES = "sheet/few-crosses"
    TWINS = "sheet/twins"


WARNINGS = (FindingCode.BLACK_OPEN, FindingCode.FEW_CROSSES, FindingCode.TWINS)
FINDINGS: Mapping[str, Severity] = {
    code.value: Severity.WARNING if code in WARNINGS else Severity.ERROR for code in FindingCode
}
