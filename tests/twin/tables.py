"""Random games of Smoothies made by the twin itself: sheets, and moves of which about one in ten breaks a rule."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.twin.smoothies import ALL_DICE, BLENDERS, BONUS, OUR_READINGS, RefusedError, Table, play

Move = dict[str, Any]
ABILITIES = (
    "reroll",
    "extra_die",
    "colour_change",
    "modifier_1",
    "modifier_3",
    "round_blender",
    "square_blender",
)
OBJECTIVES = ("easy", "normal", "difficult", "impossible")
OTHER_READINGS = {
    "SM-01": "illegal", "SM-02": "zero", "SM-05": "separate", "SM-07": "single", "SM-10": "new-cross",
    "SM-14": "no-chain", "SM-16": "may", "SM-20": "bonus-first", "SM-21": "immediate", "SM-24": "unlimited",
    "SM-34": "at-once", "SM-36": "reach",
}  # fmt: skip
FAULT = 0.1  # how often a part of a move is spoiled
DECLINED = 0.3  # how often the stars that need no answer get none


def random_setup(random: Random) -> Move:
    """One to four players at a sheet that obeys its page, the preset now and then."""
    players = ["Ana", "Ben", "Cleo", "Dan"][: random.randint(1, 4)]
    setup: Move = {"players": players, "sheet": random_sheet(random) if random.random() < 0.9 else "reference-14"}
    if len(players) == 1:
        setup["objective"] = random.choice(OBJECTIVES)
    others = random.sample(sorted(OUR_READINGS), random.choice((0, 1, 2, 2, 4, 12)))
    return setup | ({"rulings": {ruling: OTHER_READINGS[ruling] for ruling in others}} if others else {})


def random_sheet(random: Random) -> Move:
    """A small sheet with many stars and abilities, with gaps and touches."""
    columns = sorted({7, 14, *random.sample(range(1, 20), random.randint(0, 8))})
    rows: list[Move] = [
        {"colour": colour, "boxes": [random_box(random) for _ in columns]}
        for colour in random.sample(sorted(ALL_DICE), 7)
    ]
    for place in range(len(columns)):
        if all(row["boxes"][place] is None for row in rows):
            rows[0]["boxes"][place] = "plain"
    blenders = {blender: random_blender(random) for blender in BLENDERS}
    boxes = [
        f"{row['colour']}-{column}"
        for row in rows
        for column, box in zip(columns, row["boxes"], strict=True)
        if box is not None
    ]
    blender_boxes = [f"{blender}-{place}" for blender in BLENDERS for place in range(1, len(blenders[blender]) + 1)]
    return {
        "id": "random-pad",
        "provenance": "assumed",
        "columns": columns,
        "rows": rows,
        "blenders": blenders,
        "abilities": {ability: random.randint(1 if ability in ABILITIES[:3] else 0, 3) for ability in ABILITIES},
        "touches": [[random.choice(blender_boxes), random.choice(boxes)] for _ in range(random.choice((0, 0, 1, 4)))],
    }


def random_box(random: Random) -> str | None:
    """What a fruit box holds."""
    kinds: list[str | None] = ["plain", "star", random.choice(ABILITIES), None]
    return random.choices(kinds, (6, 2, 2, 1))[0]


def random_blender(random: Random) -> list[str]:
    """A blender row: some boxes, the black one, and up to three greys."""
    before = [random_box(random) or "plain" for _ in range(random.randint(1, 8))]
    return [*before, "black", *(f"grey:-{random.randint(1, 9)}" for _ in range(random.randint(0, 3)))]


def random_records(random: Random) -> Iterator[Move]:
    """Records of one random game: each that ends in a refused move, and last the whole game."""
    setup = random_setup(random)
    table = Table(setup)
    moves: list[Move] = []
    while table.phase != "over":
        move = spoiled(random, table, likely_move(random, table))
        after, refusal, move = answered(random, table, move, len(moves))
        if refusal is None:
            table = after
            moves.append(move)
        else:
            yield {"rules": "smoothies@1", "setup": setup, "moves": [*moves, move]}
    yield {"rules": "smoothies@1", "setup": setup, "moves": moves}


def answered(random: Random, table: Table, move: Move, number: int) -> tuple[Table, str | None, Move]:
    """The table after a move whose stars are answered one after the other, mostly well."""
    while True:
        after = copy.deepcopy(table, {id(table.sheet): table.sheet})
        try:
            after.make(move, number)
        except RefusedError as refused:
            if refused.code != "star-missing" or random.random() < FAULT / 4:
                return table, refused.code, move
            free = sorted(refused.free if random.random() > FAULT / 4 else table.sheet.boxes)
            move = {**move, "stars": [*move.get("stars", []), random.choice(free)]}
        else:
            declined = after.papers[move["player"]].declined
            if not declined or random.random() < DECLINED:
                return after, None, move
            answer = random.choice([None, *sorted(declined[0])])
            move = {**move, "stars": [*move.get("stars", []), answer]}


def likely_move(random: Random, table: Table) -> Move:
    """A move of the right player and type, legal as far as one can see without its stars."""
    if table.phase == "roll":
        round_dice, square_dice = thrown(random)
        return {"type": "roll", "player": table.active, "round": round_dice, "square": square_dice}
    if table.phase == "blend":
        if random.random() < 0.5 * bool(table.papers[table.active].ready("reroll")):
            return likely_reroll(random, table)
        return likely_blend(random, table)
    return likely_pick(random, table)


def thrown(random: Random) -> tuple[dict[str, int], dict[str, int]]:
    """Seven dice in two blenders."""
    order = random.sample(sorted(ALL_DICE), 7)
    cut = random.randint(2, 5)
    dice = {colour: random.randint(1, 6) for colour in order}
    return {colour: dice[colour] for colour in order[:cut]}, {colour: dice[colour] for colour in order[cut:]}


def badly_split(random: Random) -> dict[str, dict[str, int]]:
    """Seven dice of which fewer than two lie in the round blender."""
    dice = {colour: random.randint(1, 6) for colour in sorted(ALL_DICE)}
    few = dict(list(dice.items())[: random.randint(0, 1)])
    return {"round": few, "square": {colour: face for colour, face in dice.items() if colour not in few}}


def likely_reroll(random: Random, table: Table) -> Move:
    """A re-roll of either blender or of both."""
    blender = random.choice((*BLENDERS, "both"))
    move: Move = {"type": "reroll", "player": table.active, "blender": blender}
    if blender == "both":
        move["round"], move["square"] = thrown(random)
    else:
        move[blender] = {colour: random.randint(1, 6) for colour in table.dice[blender]}
    return move


def likely_blend(random: Random, table: Table) -> Move:
    """A choice of blender with some of its abilities spent."""
    free = [blender for blender in BLENDERS if table.papers[table.active].free(table.sheet.row(blender))]
    blender = random.choice(free)
    most = min(table.papers[table.active].ready(f"{blender}_blender"), len(table.dice[blender]))
    save = random.randint(0, most)
    return {"type": "blend", "player": table.active, "blender": blender, **({"save": save} if save else {})}


def likely_pick(random: Random, table: Table) -> Move:
    """A pick within the abilities at hand, with a bonus where the total earns one."""
    passive = table.phase == "passive"
    player = random.choice(table.waiting) if passive else table.active
    paper = table.papers[player]
    lying = table.dice[BLENDERS[(table.chosen == "round") == passive]]
    most = min(len(lying), 1 + paper.ready("extra_die")) if passive else len(lying)
    taken = random.sample(sorted(lying), random.randint(1, most))
    hoped_for = random.choice((0, 0, 1, 2)) if table.readings["SM-21"] == "immediate" else 0
    changes = paper.ready("colour_change") + hoped_for if random.random() < 0.5 else 0
    dice = [
        {"die": die, "as": random.choice(sorted(ALL_DICE))} if at < changes else {"die": die}
        for at, die in enumerate(taken)
    ]
    modifiers = [
        size * random.choice((-1, 1))
        for size in (1, 3)
        for _ in range(random.randint(0, paper.ready(f"modifier_{size}")))
    ]
    total = sum(lying[die] for die in taken) + sum(modifiers)
    plain = [
        box
        for box in paper.free(list(table.sheet.boxes))
        if table.sheet.boxes[box] == "plain" and box.split("-")[0] not in BLENDERS
    ]
    move: Move = {"type": "pick", "player": player, "dice": random.sample(dice, len(dice))}
    bonus = random.sample(plain, min(len(plain), random.randint(0, BONUS.get(total, 0))))
    return move | ({"modifiers": modifiers} if modifiers else {}) | ({"bonus": bonus} if bonus else {})


def spoiled(random: Random, table: Table, move: Move) -> Move:
    """Now and then the same move with one part changed, so that it may break a rule."""
    if random.random() > FAULT:
        return move
    boxes = [*table.sheet.boxes, "red-99", "square-40"]
    player = random.choice(table.players)
    by_type: dict[str, list[Move]] = {
        "roll": [
            {"round": {**move.get("round", {}), random.choice(sorted(ALL_DICE)): random.randint(0, 7)}},
            {"square": dict(list(move.get("square", {}).items())[:1])},
            badly_split(random),
        ],
        "reroll": [
            {"round": {"red": random.randint(0, 7), "blue": 2}},
            {"blender": random.choice((*BLENDERS, "both"))},
        ],
        "blend": [
            {"save": random.randint(1, 6)},
            {"stars": random.sample(boxes, 2)},
            {"blender": random.choice(BLENDERS)},
        ],
        "pick": [
            {"dice": [{"die": random.choice(sorted(ALL_DICE))} for _ in range(random.randint(0, 4))]},
            {"dice": [], "modifiers": [], "bonus": []},
            {"modifiers": [random.choice((-3, -1, 1, 3))]},
            {"bonus": random.sample(boxes, random.randint(1, 3))},
            {"stars": random.sample(boxes, random.randint(1, 2))},
        ],
    }
    other = {"type": "blend", "player": player, "blender": random.choice(BLENDERS)}
    return random.choice([*(move | part for part in by_type[move["type"]]), move | {"player": player}, other])


def papers_after(record: Move) -> Move:
    """What lies on the table after a record: every player's final paper."""
    papers = {}
    for player, paper in play(record).papers.items():
        numbers: dict[str, list[int]] = {}
        for box in paper.crossed:
            row, number = box.split("-")
            numbers.setdefault(row, []).append(int(number))
        papers[player] = {
            "blenders": {blender: sorted(numbers.pop(blender, [])) for blender in BLENDERS},
            "fruits": {row: sorted(columns) for row, columns in numbers.items()},
            "abilities_used": sum(paper.used.values()),
        }
    return papers
