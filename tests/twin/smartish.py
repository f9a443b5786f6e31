"""A slow, obvious second scorer of SMARTish that shares no code with the referee.

It was written from the rulebook alone, with teams by name and tiles as words. It knows every reading that a table may
choose, and stops at the first broken rule of the first illegal move without looking for others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.twin.refusing import RefusedError, need

CATEGORIES = (
    *("geography", "film", "language", "food-drink", "design", "art-stage", "architecture", "nature", "tv"),
    *("sports-games", "communities", "technology", "science", "music", "politics", "traditions-beliefs"),
    *("business", "humans", "literature", "history"),
)  # ST:14
SHAPES = ("circle", "plus", "square", "star", "triangle", "diamond", "four-squares", "three-dots")  # ST:16
BOARDS = {"reference-40": (40, 6)}  # the preset's spaces and home stretch, assumed
SLOTS = (1, 2, 3, 4)  # ST:20
WON = {"before": 3, "after": 1}  # ST:29, ST:31
STEALS = 2  # tiles of a team and round, ST:9
OURS = {
    "ST-01": "many",
    "ST-08": "floor",
    "ST-09": "whole",
    "ST-11": "free",
    "ST-18": "each-pass",
    "ST-21": "at-test",
    "ST-23": "sudden-death",
}

Json = Mapping[str, Any]


class Moved(NamedTuple):
    """Spaces that a team moved, in which section they count, and by which move."""

    section: str
    points: int
    move: int


@dataclass
class Team:
    """What lies before a team: its marker, its tiles by slot, and the tiles it may still play."""

    position: int = 0
    tiles: dict[int, str] = field(default_factory=dict)
    face_up: set[int] = field(default_factory=set)
    steals: int = STEALS
    has_swap: bool = True
    moved: list[Moved] = field(default_factory=list)


class Race:
    """A race from the first tiles to the winner."""

    def __init__(self, setup: Json) -> None:
        """Everybody on Start (ST:10), the first of the list to begin."""
        self.names: list[str] = setup["players"]
        board = setup["board"]
        self.spaces, self.stretch = (
            BOARDS[board] if isinstance(board, str) else (board["spaces"], board["home_stretch"])
        )
        self.box = [*CATEGORIES, *(SHAPES if setup.get("app_tiles") else ())]
        self.rulings = {**OURS, **setup.get("rulings", {})}
        self.teams = {name: Team() for name in self.names}
        self.first = self.names[0]
        self.phase = "assign"
        self.slot = 0
        self.waiting = list(self.names)
        self.winner: str | None = None
        self.contenders: list[str] = []
        self.right: list[str] = []
        self.drawn: list[list[str]] = []
        self.made = 0

    def from_team(self, name: str) -> list[str]:
        """All teams clockwise, this one first."""
        at = self.names.index(name)
        return self.names[at:] + self.names[:at]

    def play(self, move: Json) -> None:
        """Make a move, or refuse it and leave everything as it was."""
        need(self.phase != "over", "game-over")
        kind = move["type"]
        needed = {"assign": "assign", "swap": "question", "question": "question", "tie_break": "tie_break"}[kind]
        if needed != self.phase:
            self.refuse_another_phase(move)
        {"assign": self.assign, "swap": self.swap, "question": self.question, "tie_break": self.tie_break}[kind](move)
        self.made += 1

    def refuse_another_phase(self, move: Json) -> None:
        """Refuse a move of another phase: out of turn where only one team may move and another does, else not now."""
        need(self.phase == "assign" or move["player"] in self.waiting[:1], "out-of-turn")
        raise RefusedError("not-now")

    def assign(self, move: Json) -> None:
        """Four tiles on four slots (ST:20)."""
        need(move["player"] in self.waiting, "not-now")
        tiles = move["tiles"]
        need(len(tiles) == len(SLOTS), "tile-count")
        need(all(tile in self.box for tile in tiles), "tile-unknown")
        need(len(set(tiles)) == len(tiles), "tile-repeated")
        taken = [tile for team in self.teams.values() for tile in team.tiles.values()]
        need(not set(tiles) & set(taken), "tile-taken")
        team = self.teams[move["player"]]
        team.tiles, team.face_up = dict(zip(SLOTS, tiles, strict=True)), set(SLOTS)
        self.waiting.remove(move["player"])
        if not self.waiting:
            self.phase, self.slot, self.waiting = "question", 1, self.from_team(self.first)

    def swap(self, move: Json) -> None:
        """Two tiles that lie face up change places, whoever they belong to (ST:35)."""
        need(move["player"] == self.waiting[0], "out-of-turn")
        team = self.teams[move["player"]]
        need(team.has_swap, "swap-spent")
        (one, one_slot), (other, other_slot) = ((move[end]["player"], move[end]["slot"]) for end in ("a", "b"))
        need((one, one_slot) != (other, other_slot), "swap-same")
        need(one_slot in self.teams[one].face_up and other_slot in self.teams[other].face_up, "swap-face-down")
        ours, theirs = self.teams[one].tiles, self.teams[other].tiles
        ours[one_slot], theirs[other_slot] = theirs[other_slot], ours[one_slot]
        team.has_swap = False

    def question(self, move: Json) -> None:
        """A team's question, then the steals clockwise (ST:22-33)."""
        need(move["player"] == self.waiting[0], "out-of-turn")
        steals = move.get("steals", [])
        self.check_steals(move["player"], steals)
        before = {name: (team.position, list(team.moved)) for name, team in self.teams.items()}
        try:
            self.answer(move, steals)
        except RefusedError:
            for name, (position, moved) in before.items():
                self.teams[name].position, self.teams[name].moved = position, moved
            raise
        for steal in steals:
            if move["correct"] or not steal["correct"]:
                self.teams[steal["player"]].steals -= 1
        self.teams[move["player"]].face_up.remove(self.slot)
        self.waiting.pop(0)
        if not self.waiting:
            self.end_pass()

    def check_steals(self, defender: str, steals: list[Json]) -> None:
        """Who may play a STEAL tile, and when (ST:27-33)."""
        attackers = [steal["player"] for steal in steals]
        need(defender not in attackers, "steal-own-question")
        need(len(set(attackers)) == len(attackers), "steal-twice")
        need(len(attackers) <= 1 or self.rulings["ST-01"] == "many", "steal-second-attacker")
        need(all(self.teams[name].steals for name in attackers), "no-steal-tile")
        clockwise = self.from_team(defender)
        need(attackers == sorted(attackers, key=clockwise.index), "steal-order")
        before = [steal["player"] for steal in steals if steal["when"] == "before"]
        readers = [name for name in clockwise[1:] if name not in before] or clockwise[-1:]
        after = [steal["player"] for steal in steals if steal["when"] == "after"]
        need(readers[0] not in after, "steal-reader-after")

    def answer(self, move: Json, steals: list[Json]) -> None:
        """The defender moves by the dots of the slot (ST:23), and then each attacker by the table (ST:29, ST:31)."""
        defender = move["player"]
        if move["correct"]:
            self.shift(defender, "answers", self.slot)
        for steal in steals:
            attacker, use = steal["player"], steal.get("use", "advance")
            if not move["correct"] and steal["correct"]:
                self.spend(attacker, defender, WON[steal["when"]], use)
                continue
            need(use == "advance", "push-nothing-won")
            if not move["correct"]:
                self.lose_one(attacker)

    def spend(self, attacker: str, defender: str, won: int, use: Any) -> None:
        """Points that were won: on with the attacker, or back with the defender in the home stretch (ST:32)."""
        forward, back = (won, 0) if use == "advance" else (0, won)
        if isinstance(use, dict):
            forward, back = use["advance"], use["push_back"]
            need(self.rulings["ST-09"] == "split" and forward + back == won, "push-split")
        begins = self.spaces - self.stretch
        stands = self.teams[defender].position
        need(not back or begins <= stands < self.spaces, "push-not-home-stretch")
        if forward:
            self.shift(attacker, "steals_won", forward)
        if back:
            least = begins if self.rulings["ST-11"] == "stop-at-stretch" else 0
            self.shift(defender, "pushes", max(least, stands - back) - stands)

    def lose_one(self, attacker: str) -> None:
        """The point that a wrong steal costs, which nothing takes from a team on Start (ST:29, ST-08, ST-21)."""
        team = self.teams[attacker]
        is_safe = self.rulings["ST-21"] == "locked" and team.position >= self.spaces
        stops = self.rulings["ST-08"] == "floor" and team.position == 0
        self.shift(attacker, "steals_lost", 0 if is_safe or stops else -1)

    def shift(self, name: str, section: str, points: int) -> None:
        """Move a marker, and remember why."""
        self.teams[name].position += points
        self.teams[name].moved.append(Moved(section, points, self.made))

    def end_pass(self) -> None:
        """Look who is home (ST:40), go on with the next slot, or begin a new round (ST:38)."""
        if self.slot == SLOTS[-1] or self.rulings["ST-18"] == "each-pass":
            home = [name for name in self.names if self.teams[name].position >= self.spaces]
            if home:
                self.finish()
                return
        if self.slot < SLOTS[-1]:
            self.slot += 1
            self.waiting = self.from_team(self.first)
            return
        self.first = self.from_team(self.first)[1]
        self.phase, self.slot, self.waiting = "assign", 0, list(self.names)
        for team in self.teams.values():
            team.tiles, team.face_up, team.steals, team.has_swap = {}, set(), STEALS, True

    def finish(self) -> None:
        """The farthest wins (ST:41), or those that stand equal go on to the tie-break (ST:42)."""
        farthest = max(team.position for team in self.teams.values())
        tied = [name for name in self.from_team(self.first) if self.teams[name].position == farthest]
        if len(tied) == 1:
            self.phase, self.winner, self.waiting = "over", tied[0], []
        else:
            self.phase, self.contenders, self.waiting, self.drawn = "tie_break", tied, list(tied), [[]]

    def in_the_box(self) -> list[str]:
        """The tiles that may be drawn; when none is left, the earlier rounds' tiles go back (ST-25)."""
        on_table = {tile for team in self.teams.values() for tile in team.tiles.values()}
        gone = on_table.union(*self.drawn)
        left = [tile for tile in self.box if tile not in gone]
        if left:
            return left
        return [tile for tile in self.box if tile not in on_table and tile not in self.drawn[-1]]

    def tie_break(self, move: Json) -> None:
        """A tile from the box and a question for each tied team, until only one is right (ST:42)."""
        need(move["player"] in self.contenders, "tie-break-not-tied")
        need(move["player"] == self.waiting[0], "out-of-turn")
        need(move["tile"] in self.box, "tile-unknown")
        left = self.in_the_box()
        need(move["tile"] in left, "tie-break-tile")
        for tiles in self.drawn[:-1]:
            if move["tile"] in tiles:
                self.drawn = [[], self.drawn[-1]]
                break
        self.drawn[-1].append(move["tile"])
        self.waiting.pop(0)
        if move["correct"]:
            self.right.append(move["player"])
        if not self.waiting:
            self.end_tie_break_round()

    def end_tie_break_round(self) -> None:
        """One right wins; else those that were right go on, or all (ST-23)."""
        right, self.right = self.right, []
        if len(right) == 1:
            self.phase, self.winner, self.contenders, self.waiting = "over", right[0], [], []
            return
        if right and self.rulings["ST-23"] == "sudden-death":
            self.contenders = right
        self.waiting = list(self.contenders)
        self.drawn.append([])


def paper_winners(document: Json) -> list[str]:
    """Who won by positions and the rounds of a tie-break, or all that may still win."""
    race = Race(document["setup"])
    positions = {name: document["sheets"][name]["position"] for name in race.names}
    farthest = max(positions.values())
    if farthest < race.spaces:
        return []
    tied = [name for name in race.names if positions[name] == farthest]
    for right in document.get("tie_break", []):
        if len(right) == 1:
            return list(right)
        if right and race.rulings["ST-23"] == "sudden-death":
            tied = [name for name in tied if name in right]
    return tied
