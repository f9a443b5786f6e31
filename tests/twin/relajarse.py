"""A slow, obvious second scorer of ¡Relajarse! that shares no code with the referee.

It was written from the rulebook alone: places are names on a ring, cubes lie in a dictionary, and each is moved by
itself. It knows every reading that a table may choose, and stops at the first broken rule of the first illegal move.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.twin.refusing import need

TRAYS = [f"tray {number}" for number in range(8)]  # RE:12
RING = [  # clockwise; a cup stands at each corner, RE:9
    *("cup 0", "tray 0", "tray 1", "cup 1", "tray 2", "tray 3"),
    *("cup 2", "tray 4", "tray 5", "cup 3", "tray 6", "tray 7"),
]
REFERENCE: Mapping[str, Any] = {
    "trays": ["orange", "pink", "yellow", "blue", "orange", "pink", "yellow", "blue"],
    "capacity": None,
    "blueberries": [[0, 1], [2, 3], [4, 5], [6, 7]],
}
FACES = {"blue", "orange", "pink", "yellow", "wild", "steal"}
OURS = {
    "RE-01": "all",
    "RE-03": "instead",
    "RE-06": "must",
    "RE-10": "next-place",
    "RE-15": "both",
    "RE-16": "all-four",
    "RE-17": "may",
    "RE-19": "must",
}

Json = Mapping[str, Any]


class Gain(NamedTuple):
    """Points that came into a cup or left it, in which section and line they count, and by which move."""

    section: str
    item: str
    points: int
    move: int


@dataclass
class Cup:
    """A player's cup: its corner, what lies in it and how that came there."""

    corner: str
    cubes: int = 0
    berries: int = 0
    gains: list[Gain] = field(default_factory=list)


class IceGame:
    """A game from the first roll to the end."""

    def __init__(self, setup: Json) -> None:
        """Three cubes in each tray and four blueberries (RE:12); the players' corners in the order of their turns."""
        self.names: list[str] = list(setup["players"])
        corners = setup.get("cups", range(len(self.names)))
        self.cups = {name: Cup(f"cup {corner}") for name, corner in zip(self.names, corners, strict=True)}
        board = setup.get("board", "reference")
        board = REFERENCE if board == "reference" else board
        self.colour = dict(zip(TRAYS, board["trays"], strict=True))
        self.most = board.get("capacity") or 24
        self.pairs = [frozenset(TRAYS[tray] for tray in pair) for pair in board["blueberries"]]
        self.cubes = dict.fromkeys(TRAYS, 3)
        self.rulings = OURS | setup.get("rulings", {})
        self.turn = 0
        self.face: str | None = None
        self.must_sow = False
        self.over = False
        self.moves = 0

    @property
    def on_turn(self) -> str:
        """Who has to move."""
        return self.names[self.turn]

    def berry_of(self, tray: str) -> frozenset[str] | None:
        """The blueberry at a tray, while it lies there."""
        return next((pair for pair in self.pairs if tray in pair), None)

    def matching(self) -> list[str]:
        """The trays that the rolled face allows."""
        if self.face == "wild":
            return TRAYS
        return [tray for tray in TRAYS if self.colour[tray] == self.face]

    def play(self, move: Json) -> None:
        """Make a move, or raise a RefusedError and change nothing."""
        need(not self.over, "game-over")
        need(move["player"] == self.on_turn, "out-of-turn")
        need((move["type"] == "roll") == (self.face is None), "not-now")
        getattr(self, f"play_{move['type']}")(move)
        self.moves += 1

    def play_roll(self, move: Json) -> None:
        """The die, and the end of the turn where nothing fits it (RE:31)."""
        need(move["face"] in FACES, "face")
        self.face = move["face"]
        has_cubes = any(self.cubes[tray] for tray in self.matching())
        if self.face == "steal":
            if not any(cup.cubes for name, cup in self.cups.items() if name != self.on_turn):
                self.end_turn()
        elif not has_cubes and (self.face == "wild" or not any(map(self.berry_of, self.matching()))):
            self.end_turn()

    def end_turn(self) -> None:
        """The next player's turn (RE:14), unless the board is bare (RE:35)."""
        self.face, self.must_sow = None, False
        self.turn = (self.turn + 1) % len(self.names)
        if not any(self.cubes.values()):
            self.over = self.rulings["RE-01"] == "cubes" or not self.pairs

    def last_cubes(self) -> str | None:
        """The tray whose cubes may all be taken (RE:30)."""
        full = [tray for tray in self.matching() if self.cubes[tray]]
        if len(full) != 1 or self.must_sow or self.in_the_way(full[0]):
            return None
        return full[0]

    def in_the_way(self, tray: str) -> bool:
        """Whether a blueberry forbids to take the last cubes of a tray (RE-15, RE-16)."""
        if self.face == "wild":
            reading = self.rulings["RE-16"]
            if reading == "ignore":
                return False
            return bool(self.pairs) if reading == "all-four" else self.berry_of(tray) is not None
        empty = [other for other in self.matching() if other != tray]
        asked = empty if self.rulings["RE-15"] == "empty-tray" else [*empty, tray]
        return any(self.berry_of(other) for other in asked)

    def is_forced(self) -> bool:
        """Whether the last cubes have to be taken."""
        return self.rulings["RE-17"] == "must" and self.last_cubes() is not None

    def chosen(self, move: Json) -> str:
        """The tray of a move, which has to be there and to match the roll."""
        need(self.face != "steal", "steal-face")
        need(move["tray"] in range(8), "tray-unknown")
        tray = TRAYS[move["tray"]]
        need(tray in self.matching(), "tray-colour")
        return tray

    def play_sow(self, move: Json) -> None:
        """All cubes of a tray, one by one round the board (RE:16-18)."""
        need(self.face != "steal", "steal-face")
        need(not self.is_forced(), "last-cubes-compulsory")
        tray = self.chosen(move)
        need(self.cubes[tray], "tray-empty")
        need(move["direction"] in ("clockwise", "counterclockwise"), "direction")
        ring = RING if move["direction"] == "clockwise" else RING[::-1]
        hand, self.cubes[tray] = self.cubes[tray], 0
        place, own = tray, 0
        for _ in range(hand):
            place = self.next_place(ring, place)
            if place in TRAYS:
                self.cubes[place] += 1
            else:
                own += 1
        self.into_cup("sown", own)
        self.end_turn()

    def next_place(self, ring: list[str], place: str) -> str:
        """Where the next cube falls after a place (RE:17, RE:18)."""
        found_full = False
        while True:
            place = ring[(ring.index(place) + 1) % len(ring)]
            if place == self.cups[self.on_turn].corner:
                if not (found_full and self.rulings["RE-10"] == "next-tray"):
                    return place
            elif place in TRAYS:
                if self.cubes[place] < self.most:
                    return place
                found_full = True

    def into_cup(self, item: str, cubes: int) -> None:
        """Cubes into the cup of the player on turn."""
        if cubes:
            cup = self.cups[self.on_turn]
            cup.cubes += cubes
            cup.gains.append(Gain("cubes", item, cubes, self.moves))

    def play_take_blueberry(self, move: Json) -> None:
        """The blueberry at an empty tray (RE:27); by a reading the other tray has to be sown then (RE-03)."""
        need(self.face != "steal", "steal-face")
        need(not self.must_sow, "berry-first-done")
        need(self.face != "wild", "blueberry-on-wild")
        tray = self.chosen(move)
        need(not self.cubes[tray], "blueberry-tray-not-empty")
        berry = self.berry_of(tray)
        need(berry, "blueberry-gone")
        self.pairs = [pair for pair in self.pairs if pair != berry]
        cup = self.cups[self.on_turn]
        cup.berries += 1
        cup.gains.append(Gain("blueberries", "taken", 2, self.moves))
        if self.rulings["RE-03"] == "extra" and any(self.cubes[other] for other in self.matching()):
            self.must_sow = True
        else:
            self.end_turn()

    def play_take_all(self, move: Json) -> None:
        """The last cubes straight into the cup (RE:30)."""
        need(self.face != "steal", "steal-face")
        need(not self.must_sow, "berry-first-done")
        tray = self.chosen(move)
        need(self.cubes[tray], "tray-empty")
        need(not any(self.cubes[other] for other in self.matching() if other != tray), "last-cubes-other-tray")
        need(not self.in_the_way(tray), "last-cubes-blueberry")
        self.into_cup("last_cubes", self.cubes[tray])
        self.cubes[tray] = 0
        self.end_turn()

    def play_steal(self, move: Json) -> None:
        """A cube out of another's cup (RE:22)."""
        need(self.face == "steal", "steal-face")
        need(move["from"] != self.on_turn, "steal-self")
        victim = self.cups[move["from"]]
        need(victim.cubes, "steal-empty-cup")
        victim.cubes -= 1
        victim.gains.append(Gain("cubes", "lost", -1, self.moves))
        self.into_cup("stolen", 1)
        self.end_turn()

    def play_pass(self, _move: Json) -> None:
        """Nothing, where the table plays so (RE-06, RE-19)."""
        ruling, reading = ("RE-19", "may") if self.face == "steal" else ("RE-06", "may-pass")
        need(self.rulings[ruling] == reading and not self.must_sow and not self.is_forced(), "pass-not-allowed")
        self.end_turn()

    def winners(self) -> list[str]:
        """Most points, then most cubes (RE:36)."""
        return winners({name: (cup.cubes, cup.berries) for name, cup in self.cups.items()})


def winners(cups: Mapping[str, tuple[int, int]]) -> list[str]:
    """Who wins with so many cubes and blueberries."""
    best = max((cubes + 2 * berries, cubes) for cubes, berries in cups.values())
    return [name for name, (cubes, berries) in cups.items() if (cubes + 2 * berries, cubes) == best]
