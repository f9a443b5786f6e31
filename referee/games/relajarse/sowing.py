"""Where the cubes of a tray go when they are sown (RE:17, RE:18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from referee.games.relajarse.setup import CORNERS

STEPS: Mapping[str, int] = {"clockwise": 1, "counterclockwise": -1}
CUP = "cup"
# All places clockwise: a corner's cup lies between its two trays. Trays are numbers, corners negative ones.
RING = tuple(place for corner in range(CORNERS) for place in (-1 - corner, 2 * corner, 2 * corner + 1))


class Sown(Struct, frozen=True):
    """The trays afterwards, the cubes that fell into the own cup, the places in order, and whether one was full."""

    trays: tuple[int, ...]
    own: int
    places: Sequence[str]
    met_full: bool


class Sowing(Struct, frozen=True):
    """How a table sows: the corner of the own cup, what fills a tray, and whether full ones lead on to trays only."""

    corner: int
    capacity: int | None
    next_tray: bool

    def walk(self, trays: Sequence[int], tray: int, direction: str) -> Sown:
        """The cubes of a tray dropped one by one, beside it first (RE-08), around as often as it takes (RE-11).

        Other cups are skipped (RE-09). A full tray is skipped too (RE-10); by the reading `next_tray` its cube goes to
        a tray, past the own cup.
        """
        after = list(trays)
        hand, after[tray] = after[tray], 0
        place = RING.index(tray)
        own, places, met_full, needs_tray = 0, list[str](), False, False
        while hand:
            place = (place + STEPS[direction]) % len(RING)
            at = RING[place]
            if at < 0:
                if at != -1 - self.corner or needs_tray:
                    continue
                own += 1
            elif self.capacity is not None and after[at] >= self.capacity:
                met_full, needs_tray = True, self.next_tray
                continue
            else:
                after[at] += 1
                needs_tray = False
            hand -= 1
            places.append(CUP if at < 0 else str(at))
        return Sown(tuple(after), own, places, met_full)
