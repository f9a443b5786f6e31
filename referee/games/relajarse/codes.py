"""Why the referee of ¡Relajarse! refuses a move, and what it finds on paper; the codes are public and stable."""

from collections.abc import Mapping
from enum import StrEnum

from referee.core import Severity


class Code(StrEnum):
    """Every reason for a refusal, in the order in which a turn can meet them."""

    GAME_OVER = "relajarse/game-over"
    OUT_OF_TURN = "relajarse/out-of-turn"
    NOT_NOW = "relajarse/not-now"
    FACE = "relajarse/face"
    STEAL_FACE = "relajarse/steal-face"
    TRAY_UNKNOWN = "relajarse/tray-unknown"
    TRAY_COLOUR = "relajarse/tray-colour"
    TRAY_EMPTY = "relajarse/tray-empty"
    DIRECTION = "relajarse/direction"
    BLUEBERRY_ON_WILD = "relajarse/blueberry-on-wild"
    BLUEBERRY_TRAY_NOT_EMPTY = "relajarse/blueberry-tray-not-empty"
    BLUEBERRY_GONE = "relajarse/blueberry-gone"
    BERRY_FIRST_DONE = "relajarse/berry-first-done"
    LAST_CUBES_OTHER_TRAY = "relajarse/last-cubes-other-tray"
    LAST_CUBES_BLUEBERRY = "relajarse/last-cubes-blueberry"
    LAST_CUBES_COMPULSORY = "relajarse/last-cubes-compulsory"
    STEAL_SELF = "relajarse/steal-self"
    STEAL_EMPTY_CUP = "relajarse/steal-empty-cup"
    PASS_NOT_ALLOWED = "relajarse/pass-not-allowed"  # noqa: S105  no password


class FindingCode(StrEnum):
    """Every finding on the cups at the end and on where the players sit."""

    CUBES_TOO_MANY = "sheet/cubes-too-many"
    BLUEBERRIES_TOO_MANY = "sheet/blueberries-too-many"
    CUBES_MISSING = "sheet/cubes-missing"
    BLUEBERRIES_MISSING = "sheet/blueberries-missing"
    CUPS_NOT_CLOCKWISE = "setup/cups-not-clockwise"
    CUPS_NOT_NEIGHBOURS = "setup/cups-not-neighbours"


FINDINGS: Mapping[str, Severity] = {
    FindingCode.CUBES_TOO_MANY.value: Severity.ERROR,
    FindingCode.BLUEBERRIES_TOO_MANY.value: Severity.ERROR,
    FindingCode.CUBES_MISSING.value: Severity.WARNING,
    FindingCode.BLUEBERRIES_MISSING.value: Severity.WARNING,
    FindingCode.CUPS_NOT_CLOCKWISE.value: Severity.WARNING,
    FindingCode.CUPS_NOT_NEIGHBOURS.value: Severity.WARNING,
}
