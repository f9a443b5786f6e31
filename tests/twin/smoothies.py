"""A slow, obvious second scorer of Smoothies that shares no code with the referee.

It was written from the rulebook alone, with dicts and sets and the boxes' names, so that a slip in the
referee's bit masks cannot hide in both. It knows every reading that a table may choose (`setup.rulings`), and stops
at the first broken rule of the first illegal move without looking for others.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

PRESETS = Path(__file__).parents[2] / "referee" / "games" / "smoothies" / "presets"
ALL_DICE = {"yellow", "orange", "red", "pink", "purple", "blue", "green"}
BLENDERS = ("round", "square")
STARTING = ("reroll", "extra_die", "colour_change")  # SM:44
MINIMUM = {1: 6, 2: 6, 3: 7, 4: 8}  # boxes of a fruit row that must be exceeded, by players: SM:12, SM:65
BONUS = {7: 1, 14: 2}  # boxes more, by the total of the dice: SM:35
OUR_READINGS = {
    "SM-01": "void", "SM-02": "one", "SM-05": "sum", "SM-07": "stack", "SM-10": "always", "SM-14": "chain",
    "SM-16": "must", "SM-20": "bonus-last", "SM-21": "next-step", "SM-24": "lost", "SM-34": "after-turn",
    "SM-36": "exceed",
}  # fmt: skip
OBJECTIVE = {"easy": 55, "normal": 60, "difficult": 65, "impossible": 70}  # points to exceed: SM:68

Json = Mapping[str, Any]


class RefusedError(Exception):
    """The first rule that a record breaks, in which move, and the free neighbours of a star at fault."""

    def __init__(self, code: str, free: set[str] | None = None, move: int = -1) -> None:
        """Keep the code (without the game's prefix) and the rest."""
        super().__init__(f"move {move}: {code}")
        self.code = code
        self.free = free or set()
        self.move = move


def need(holds: object, code: str, free: set[str] | None = None) -> None:
    """Refuse the move with this code unless the condition holds."""
    if not holds:
        raise RefusedError(code, free)


def row_of(box: str) -> str:
    """The fruit or blender row of a box."""
    return box.split("-", maxsplit=1)[0]


def beside(printed: list[Any], one: object) -> list[Any]:
    """What is printed directly before and after one of a list."""
    at = printed.index(one)
    return printed[max(at - 1, 0) : at] + printed[at + 1 : at + 2]


class Sheet:
    """The printed sheet: what each box holds, and which boxes touch."""

    def __init__(self, given: str | Json) -> None:
        """Read a sheet, or the preset of that name."""
        sheet: Json = json.loads((PRESETS / f"{given}.json").read_text()) if isinstance(given, str) else given
        self.columns: list[int] = sheet["columns"]
        self.colours: list[str] = [row["colour"] for row in sheet["rows"]]
        self.slots: dict[str, int] = dict(sheet["abilities"])
        self.touches: list[list[str]] = sheet.get("touches", [])
        self.boxes: dict[str, str] = {}
        for row in sheet["rows"]:
            for column, kind in zip(self.columns, row["boxes"], strict=True):
                if kind is not None:
                    self.boxes[f"{row['colour']}-{column}"] = kind
        for blender in BLENDERS:
            for place, kind in enumerate(sheet["blenders"][blender], start=1):
                self.boxes[f"{blender}-{place}"] = kind

    def row(self, name: str) -> list[str]:
        """The boxes of a fruit row or a blender row from left to right."""
        return [box for box in self.boxes if box.startswith(f"{name}-")]

    def column(self, number: int) -> list[str]:
        """The boxes of a column from top to bottom, as far as the sheet has them."""
        return [f"{colour}-{number}" for colour in self.colours if f"{colour}-{number}" in self.boxes]

    def black(self, blender: str) -> str:
        """The black box of a blender row."""
        return next(box for box in self.row(blender) if self.boxes[box] == "black")

    def neighbours(self, box: str) -> set[str]:
        """The boxes directly beside, above and below (SM:41), and those that touch it as printed (SM-18)."""
        row, number = row_of(box), int(box.split("-")[1])
        near: set[str] = set()
        if row in BLENDERS:
            near = {f"{row}-{number - 1}", f"{row}-{number + 1}"}
        else:
            near |= {f"{row}-{column}" for column in beside(self.columns, number)}
            near |= {f"{colour}-{number}" for colour in beside(self.colours, row)}
        near |= {one if other == box else other for one, other in self.touches if box in (one, other)}
        return {other for other in near if other in self.boxes}


class Paper:
    """One player's sheet during the game; `crossed` tells for each box the move that crossed it."""

    def __init__(self, sheet: Sheet, readings: Mapping[str, str]) -> None:
        """Start with the three half-crosses that are printed (SM:44)."""
        self.sheet = sheet
        self.readings = readings
        self.declined: list[set[str]] = []  # what each star of the last move that had no answer could have crossed
        self.crossed: dict[str, int] = {}
        self.drawn = dict.fromkeys(sheet.slots, 0)  # half-crosses ever drawn, used or not
        self.used = dict.fromkeys(sheet.slots, 0)  # completed crosses
        for ability in STARTING:
            self.drawn[ability] += 1

    def ready(self, ability: str) -> int:
        """How many of an ability are available."""
        return self.drawn[ability] - self.used[ability]

    def spend(self, ability: str, times: int = 1) -> None:
        """Complete that many crosses, whether they bring something or not (SM-30)."""
        need(self.ready(ability) >= times, "no-ability")
        self.used[ability] += times

    def free(self, boxes: list[str] | set[str]) -> list[str]:
        """Those boxes that are not crossed yet."""
        return [box for box in boxes if box not in self.crossed]

    def is_finished(self) -> bool:
        """Whether both black boxes are crossed (SM:54, SM-35)."""
        return all(self.sheet.black(blender) in self.crossed for blender in BLENDERS)

    def cross(self, box: str, move: int, stars: list[str | None], *, passive: bool, by_star: bool = False) -> None:
        """Cross a box and take its effect at once; `stars` loses the answers used (SM:41, SM:43, SM-14)."""
        self.crossed[box] = move
        kind = self.sheet.boxes[box]
        if kind in self.sheet.slots and (
            self.drawn[kind] < self.sheet.slots[kind] or self.readings["SM-24"] == "unlimited"
        ):
            self.drawn[kind] += 1
        if kind != "star" or (by_star and self.readings["SM-14"] == "no-chain"):
            return
        near = self.sheet.neighbours(box)
        open_to = {one for one in self.free(near) if not (passive and row_of(one) in BLENDERS)}
        if not open_to:
            return  # SM-15
        if self.readings["SM-16"] == "may" and (not stars or stars[0] is None):
            self.declined += [] if stars else [open_to]
            del stars[:1]
            return
        need(stars and stars[0] is not None, "star-missing", open_to)
        answer = stars.pop(0)
        need(answer in self.sheet.boxes, "box-unknown")
        need(answer in near, "star-not-adjacent", open_to)
        need(answer not in self.crossed, "star-taken", open_to)
        need(answer in open_to, "star-passive-blender", open_to)
        self.cross(str(answer), move, stars, passive=passive, by_star=True)


class Table:
    """A game being played back, one move after the other."""

    def __init__(self, setup: Json) -> None:
        """Lay out the papers."""
        self.sheet = Sheet(setup["sheet"])
        self.players: list[str] = setup["players"]
        self.readings = OUR_READINGS | setup.get("rulings", {})
        self.papers = {player: Paper(self.sheet, self.readings) for player in self.players}
        self.active = self.players[0]
        self.waiting: list[str] = []  # the passive players who have not picked
        self.phase = "roll"
        self.dice: dict[str, dict[str, int]] = {}
        self.chosen = ""
        self.number = -1

    def make(self, move: Json, number: int) -> None:
        """Make one move, or refuse it."""
        self.number = number
        need(self.phase != "over", "game-over")
        need(move["player"] in (self.waiting if self.phase == "passive" else [self.active]), "out-of-turn")
        now = {"roll": ["roll"], "blend": ["reroll", "blend"], "pick": ["pick"], "passive": ["pick"]}
        need(move["type"] in now[self.phase], "not-now")
        self.papers[move["player"]].declined = []
        {"roll": self.roll, "reroll": self.reroll, "blend": self.blend, "pick": self.pick}[move["type"]](move)

    def roll(self, move: Json) -> None:
        """SM:20."""
        self.throw({blender: move[blender] for blender in BLENDERS})
        self.phase = "blend"

    def throw(self, dice: dict[str, dict[str, int]]) -> None:
        """Let the dice lie as thrown, if they can."""
        need(sorted([*dice["round"], *dice["square"]]) == sorted(ALL_DICE), "dice-set")
        need(all(len(dice[blender]) >= 2 for blender in BLENDERS), "dice-split")
        need(all(1 <= face <= 6 for blender in BLENDERS for face in dice[blender].values()), "face")
        self.dice = {blender: dict(dice[blender]) for blender in BLENDERS}

    def reroll(self, move: Json) -> None:
        """SM:47: all seven dice again, or those of one blender within it."""
        self.papers[self.active].spend("reroll")
        which = BLENDERS if move["blender"] == "both" else (move["blender"],)
        need({blender for blender in BLENDERS if blender in move} == set(which), "reroll-dice")
        if move["blender"] != "both":
            need(move[which[0]].keys() == self.dice[which[0]].keys(), "reroll-dice")
        self.throw({blender: move.get(blender, self.dice[blender]) for blender in BLENDERS})

    def blend(self, move: Json) -> None:
        """SM:22, SM:51: cross a box for each die in the blender, less those saved."""
        blender, save, stars = move["blender"], move.get("save", 0), list(move.get("stars", []))
        paper = self.papers[self.active]
        need(paper.free(self.sheet.row(blender)), "blender-full")
        need(save <= len(self.dice[blender]), "save-too-many")
        paper.spend(f"{blender}_blender", save)
        for _ in range(len(self.dice[blender]) - save):
            for box in paper.free(self.sheet.row(blender))[:1]:
                paper.cross(box, self.number, stars, passive=False)
        need(not stars, "star-extra")
        self.chosen = blender
        self.phase = "pick"

    def pick(self, move: Json) -> None:
        """SM:25, SM:29: dice of the chosen blender, then for each passive player one of the other."""
        passive = self.phase == "passive"
        paper, dice = self.papers[move["player"]], move["dice"]
        lying = self.dice[BLENDERS[1 - BLENDERS.index(self.chosen)] if passive else self.chosen]
        taken = [one["die"] for one in dice]
        is_bare = not (move.get("modifiers") or move.get("stars") or move.get("bonus"))
        if not dice and is_bare and not passive and self.readings["SM-02"] == "zero":
            self.pass_on(move["player"])
            return
        need(dice, "no-dice")
        need(all(die in lying for die in taken), "die-not-there")
        need(len(set(taken)) == len(taken), "die-twice")
        if passive:
            need(len(dice) <= 1 + paper.ready("extra_die"), "too-many-dice")
            paper.spend("extra_die", len(dice) - 1)
        modifiers = move.get("modifiers", [])
        need(len(modifiers) < 2 or self.readings["SM-07"] == "stack", "modifier-twice")
        for size in (1, 3):
            paper.spend(f"modifier_{size}", sum(abs(modifier) == size for modifier in modifiers))
        totals = [sum(lying[die] for die in taken) + sum(modifiers)] * len(dice)
        if passive and self.readings["SM-05"] == "separate":
            totals = [lying[taken[0]] + sum(modifiers), *(lying[die] for die in taken[1:])]
        self.need_columns(totals, lying, passive=passive)
        self.cross_dice(paper, move, totals, passive=passive)
        self.pass_on(move["player"])

    def need_columns(self, totals: list[int], lying: dict[str, int], *, passive: bool) -> None:
        """SM-01: where a total without a column is refused while dice alone reach one, any of them do."""
        most = 1 if passive else len(lying)
        sums = {sum(some) for count in range(1, most + 1) for some in combinations(lying.values(), count)}
        if self.readings["SM-01"] == "illegal" and sums & set(self.sheet.columns):
            need(set(totals) <= set(self.sheet.columns), "no-column")

    def cross_dice(self, paper: Paper, move: Json, totals: list[int], *, passive: bool) -> None:
        """SM:25, SM:41, SM:49: pay the colour changes, cross the dice's boxes with their stars, take the bonus."""
        dice, bonus, stars = move["dice"], move.get("bonus", []), list(move.get("stars", []))
        boxes = [f"{one.get('as', one['die'])}-{total}" for one, total in zip(dice, totals, strict=True)]
        allowed = self.bonus_of(paper, boxes, totals, separate=passive and self.readings["SM-05"] == "separate")
        changed = sum("as" in one for one in dice)
        paid = min(changed, paper.ready("colour_change")) if self.readings["SM-21"] == "immediate" else changed
        paper.spend("colour_change", paid)
        if self.readings["SM-20"] == "bonus-first":
            self.take_bonus(paper, bonus, allowed)
        for one, box in zip(dice, boxes, strict=True):
            if "as" in one:
                paper.spend("colour_change", 1 if paid <= 0 else 0)
                paid -= 1
            if box in self.sheet.boxes and box not in paper.crossed:
                paper.cross(box, self.number, stars, passive=passive)
        need(not stars, "star-extra")
        if self.readings["SM-20"] == "bonus-last":
            self.take_bonus(paper, bonus, allowed)

    def bonus_of(self, paper: Paper, boxes: list[str], totals: list[int], *, separate: bool) -> int:
        """SM:35: how many boxes more; where SM-10 asks for a new cross, only with a box of that total still free."""
        groups = (
            [([box], total) for box, total in zip(boxes, totals, strict=True)] if separate else [(boxes, totals[0])]
        )
        return sum(
            BONUS.get(total, 0)
            for group, total in groups
            if self.readings["SM-10"] == "always"
            or any(box in self.sheet.boxes and box not in paper.crossed for box in group)
        )

    def take_bonus(self, paper: Paper, bonus: list[str], allowed: int) -> None:
        """SM:35, SM:36: up to one plain fruit box for a 7, two for a 14, without another bonus."""
        need(allowed or not bonus, "bonus-not-earned")
        need(len(bonus) <= allowed, "bonus-too-many")
        for box in bonus:
            need(box in self.sheet.boxes, "box-unknown")
            plain = self.sheet.boxes[box] == "plain" and row_of(box) not in BLENDERS
            need(plain, "bonus-special-box")
            need(box not in paper.crossed, "bonus-taken")
            paper.crossed[box] = self.number

    def pass_on(self, player: str) -> None:
        """Go on to the passive players, to the next active player, or to the end (SM:33, SM:54, SM:56)."""
        if self.phase == "pick":
            if self.readings["SM-34"] == "at-once" and all(paper.is_finished() for paper in self.papers.values()):
                self.phase = "over"
                return
            others = [other for other in self.players if other != self.active]
            self.waiting = others or [self.active]  # SM:65: alone, one is both
            self.phase = "passive"
            return
        self.waiting.remove(player)
        if self.waiting:
            return
        seat = self.players.index(self.active)
        clockwise = self.players[seat + 1 :] + self.players[: seat + 1]
        unfinished = [other for other in clockwise if not self.papers[other].is_finished()]
        self.phase = "roll" if unfinished else "over"
        self.active = unfinished[0] if unfinished else self.active


def play(document: Json) -> Table:
    """Play a record to its last move; raises `RefusedError` at the first illegal one."""
    table = Table(document["setup"])
    for number, move in enumerate(document["moves"]):
        try:
            table.make(move, number)
        except RefusedError as refused:
            raise RefusedError(refused.code, refused.free, number) from None
    return table


def score_record(document: Json) -> dict[str, list[dict[str, Any]]]:
    """Every player's score lines after a legal record."""
    table = play(document)
    return score(table.sheet, {player: paper.crossed for player, paper in table.papers.items()}, table.readings)


def score_sheets(document: Json) -> dict[str, list[dict[str, Any]]]:
    """Every player's score lines from the final papers."""
    sheet = Sheet(document["setup"]["sheet"])
    papers: dict[str, dict[str, int]] = {}
    for player in document["setup"]["players"]:
        final = document["sheets"][player]
        boxes = [f"{colour}-{column}" for colour, columns in final["fruits"].items() for column in columns]
        for blender in BLENDERS:
            given = final["blenders"][blender]
            places = range(1, given + 1) if isinstance(given, int) else given
            boxes += [f"{blender}-{place}" for place in places]
        papers[player] = dict.fromkeys(boxes, -1)
    lines = score(sheet, papers, OUR_READINGS | document["setup"].get("rulings", {}))
    return {player: [one | {"moves": []} for one in rows] for player, rows in lines.items()}


def score(
    sheet: Sheet, papers: dict[str, dict[str, int]], readings: Mapping[str, str]
) -> dict[str, list[dict[str, Any]]]:
    """Score lines in the order of the rulebook's final count, with the moves that crossed the boxes."""
    least = MINIMUM[len(papers)] + (readings["SM-36"] == "exceed")
    return {
        player: [*fruits(sheet, papers, player, least), *customers(sheet, crossed), *blenders(sheet, crossed)]
        for player, crossed in papers.items()
    }


def line(section: str, about: str | int, points: int, moves: set[int]) -> dict[str, Any]:
    """Some points, what they are for, and the moves that crossed the boxes."""
    return {"section": section, "about": about, "points": points, "moves": sorted(moves)}


def fruits(sheet: Sheet, papers: dict[str, dict[str, int]], player: str, least: int) -> list[dict[str, Any]]:
    """SM:57-59, SM:69: the rows, then 3 for the most yellow and the most orange boxes, if not alone."""
    counts = {
        colour: {name: sum(box in crossed for box in sheet.row(colour)) for name, crossed in papers.items()}
        for colour in sheet.colours
    }
    lines = []
    for colour in sheet.colours:
        mine, crossed = counts[colour][player], papers[player]
        moves = {crossed[box] for box in sheet.row(colour) if box in crossed}
        lines.append(line("fruits", colour, mine if mine >= least else 0, moves))
    for colour in ("yellow", "orange"):
        mine, crossed = counts[colour][player], papers[player]
        if len(papers) > 1 and mine >= least and mine == max(counts[colour].values()):
            lines.append(line("fruits", colour, 3, {crossed[box] for box in sheet.row(colour) if box in crossed}))
    return lines


def customers(sheet: Sheet, crossed: dict[str, int]) -> list[dict[str, Any]]:
    """SM:60: 5 for each column that is crossed whole, -2 for each without any cross."""
    lines = []
    for column in sheet.columns:
        boxes = sheet.column(column)
        done = {box: crossed[box] for box in boxes if box in crossed}
        if len(done) == len(boxes):
            lines.append(line("customers", column, 5, set(done.values())))
        elif not done:
            lines.append(line("customers", column, -2, set()))
    return lines


def blenders(sheet: Sheet, crossed: dict[str, int]) -> list[dict[str, Any]]:
    """SM:61: the printed points of each crossed grey box."""
    return [
        line("blenders", box, int(kind.removeprefix("grey:")), {crossed[box]})
        for box, kind in sheet.boxes.items()
        if kind.startswith("grey:") and box in crossed
    ]


def totals(lines: dict[str, list[dict[str, Any]]]) -> dict[str, int]:
    """Every player's points."""
    return {player: sum(line["points"] for line in rows) for player, rows in lines.items()}


def winners(points: Mapping[str, int], abilities_used: Mapping[str, int], objective: str | None) -> list[str]:
    """The most points, then the fewest abilities used, then shared (SM:62); alone, above the objective."""
    if objective is not None:
        return [player for player, total in points.items() if total > OBJECTIVE[objective]]
    best = max((total, -abilities_used[player]) for player, total in points.items())
    return [player for player, total in points.items() if (total, -abilities_used[player]) == best]
