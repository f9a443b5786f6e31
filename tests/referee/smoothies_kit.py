"""Smoothies for the laws: random sheets and tables, moves that a person would try, and near misses."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.core import Offer, Step, Violation
from referee.games import GAMES
from referee.games.smoothies.board import ABILITIES
from referee.games.smoothies.state import Phase, State
from referee.games.smoothies.wire import Setup

COLOURS = ("yellow", "orange", "red", "pink", "purple", "blue", "green")
BLENDERS = ("round", "square")
OBJECTIVES = ("easy", "normal", "difficult", "impossible")
NAMES = ("Player-A", "Player-B", "Player-C", "Player-D")  # unlike every word of the game
HIGHEST_COLUMN = 20
STAR_TRIES = 12  # more stars than one move of these sheets crosses

Json = Any
Ask = Callable[[Json], Step[State]]  # what a move would do


def setup(random: Random, players: int, board: int) -> Json:
    """A table of so many players with a sheet of its own and readings of its own."""
    readings = GAMES["smoothies"].readings
    share = random.choice((0.0, 0.3, 0.6))
    return {
        "players": list(NAMES[:players]),
        "sheet": sheet(random, board),
        "objective": random.choice(OBJECTIVES) if players == 1 else None,
        "rulings": {ruling: random.choice(keys[1:]) for ruling, keys in readings.items() if random.random() < share},
    }


def sheet(random: Random, board: int) -> Json:
    """A sheet with 7 to 16 columns and blender rows of 3 to 18 boxes, by the size of the board."""
    others = [column for column in range(1, HIGHEST_COLUMN + 1) if column not in (7, 14)]
    columns = sorted([7, 14, *random.sample(others, 5 + board)])
    absent, special = random.choice((0.0, 0.1, 0.4)), random.choice((0.1, 0.4, 0.8))
    rows = [
        {"colour": colour, "boxes": [None if random.random() < absent else symbol(random, special) for _ in columns]}
        for colour in random.sample(COLOURS, 7)
    ]
    for place in range(len(columns)):
        if all(row["boxes"][place] is None for row in rows):
            random.choice(rows)["boxes"][place] = "star"
    blenders = {blender: blender_row(random, board, special) for blender in BLENDERS}
    starting = ("reroll", "extra_die", "colour_change")
    return {
        "id": "drawn",
        "provenance": "assumed",
        "columns": columns,
        "rows": rows,
        "blenders": blenders,
        "abilities": {ability: random.randint(int(ability in starting), 4) for ability in ABILITIES},
        "touches": touches(random, columns, rows, blenders),
    }


def symbol(random: Random, special: float) -> str:
    """What a box holds: a star or an ability with the given chance."""
    if random.random() >= special:
        return "plain"
    return "star" if random.random() < 0.4 else random.choice(ABILITIES)


def blender_row(random: Random, board: int, special: float) -> list[str]:
    """Boxes, the black one, and up to three greys."""
    greys = [f"grey:-{random.randint(1, 5)}" for _ in range(random.randint(0, 3))]
    length = random.randint(2, 3 + board * 11 // 9)
    return [*(symbol(random, special) for _ in range(length)), "black", *greys]


def touches(random: Random, columns: Sequence[int], rows: Json, blenders: Json) -> list[list[str]]:
    """Some pairs with at least one box of a blender."""
    in_blenders = [f"{blender}-{place + 1}" for blender in BLENDERS for place in range(len(blenders[blender]))]
    fruit = [
        f"{row['colour']}-{column}"
        for row in rows
        for column, box in zip(columns, row["boxes"], strict=True)
        if box is not None
    ]
    pairs = [[random.choice(in_blenders), random.choice(fruit + in_blenders)] for _ in range(random.randint(0, 6))]
    return [random.sample(pair, 2) for pair in pairs if pair[0] != pair[1]]


def attempt(random: Random, state: State, ask: Ask) -> Json:
    """A move that a person would try here; a star is answered as the referee asks."""
    seat = random.choice(state.to_move)
    player = state.table.players[seat]
    if state.phase is Phase.ROLL:
        return {"type": "roll", "player": player, **throw(random)}
    if state.phase is Phase.BLEND:
        move = reroll(random, state, player) if random.random() < 0.3 else blend(random, state, player)
    else:
        move = pick(random, state, seat)
    return answered(random, move, ask)


def throw(random: Random) -> Json:
    """Seven dice in two blenders."""
    dice = {colour: random.randint(1, 6) for colour in random.sample(COLOURS, 7)}
    count = random.randint(2, 5)
    return {"round": dict(list(dice.items())[:count]), "square": dict(list(dice.items())[count:])}


def reroll(random: Random, state: State, player: str) -> Json:
    """New faces for one blender, or a new throw."""
    move = {"type": "reroll", "player": player, "blender": random.choice((*BLENDERS, "both"))}
    if move["blender"] == "both":
        return move | throw(random)
    dice = getattr(state, move["blender"])
    return {**move, move["blender"]: {die: random.randint(1, 6) for die in dice}}


def blend(random: Random, state: State, player: str) -> Json:
    """A blender, now and then with boxes saved."""
    blender = random.choice(BLENDERS)
    paper = state.papers[state.active]
    kind = ABILITIES.index(f"{blender}_blender")
    save = random.randint(0, min(paper.gained[kind] - paper.spent[kind], len(getattr(state, blender))))
    return {"type": "blend", "player": player, "blender": blender} | ({"save": save} if save else {})


def pick(random: Random, state: State, seat: int) -> Json:
    """Some dice with what the player's abilities allow, near a bonus if a few tries find one."""
    paper = state.papers[seat]
    ready = {ability: paper.gained[kind] - paper.spent[kind] for kind, ability in enumerate(ABILITIES)}
    is_passive = state.phase is Phase.PASSIVE
    there = state.square if (state.chosen == "round") == is_passive else state.round
    most = min(len(there), 1 + ready["extra_die"]) if is_passive else len(there)
    for _ in range(4):
        dice = random.sample(sorted(there), random.randint(1, most))
        modifiers = [size for size in (1, 3) for _ in range(random.randint(0, min(2, ready[f"modifier_{size}"])))]
        modifiers = [size * random.choice((-1, 1)) for size in random.sample(modifiers, len(modifiers))]
        total = sum(there[die] for die in dice) + sum(modifiers)
        if total in (7, 14):
            break
    changes = random.sample(range(len(dice)), min(len(dice), random.randint(0, max(1, ready["colour_change"]))))
    picked = [{"die": die} | ({"as": random.choice(COLOURS)} if n in changes else {}) for n, die in enumerate(dice)]
    move = {"type": "pick", "player": state.table.players[seat], "dice": picked, "modifiers": modifiers}
    free = state.table.board.boxes(state.table.board.plain_fruit & ~paper.crossed)
    allowed = min({7: 1, 14: 2}.get(total, 0), len(free))
    return move | {"bonus": random.sample(free, random.randint(0, allowed))}


def answered(random: Random, move: Json, ask: Ask) -> Json:
    """The move with each star answered that asks, and where it may be declined now and then not."""
    for _ in range(STAR_TRIES):
        step = ask(move)
        missing = [violation for violation in step.violations if violation.code == "smoothies/star-missing"]
        offered = [offer for offer in step.offers if offer.kind == "star"]
        if missing:
            answer = random.choice(list(missing[0].alternatives))
        elif offered and random.random() < 0.7:
            answer = random.choice([None, *offered[0].options])
        else:
            break
        move = {**move, "stars": [*move.get("stars", []), answer]}
    return move


def spoil(random: Random, state: State, move: Json) -> Json:
    """A near miss: the same move with one to three small changes, which may happen to be legal."""
    move = copy.deepcopy(move)
    for _ in range(random.randint(1, 3)):
        random.choice((spoil_player, *SPOILERS[move["type"]]))(random, state, move)
    # An empty blender of a re-roll is refused before the referee sees it.
    return {key: value for key, value in move.items() if move["type"] != "reroll" or value != {}}


def spoil_player(random: Random, state: State, move: Json) -> None:
    """Somebody moves, perhaps the wrong one."""
    move["player"] = random.choice(state.table.players)


def spoil_throw(random: Random, _state: State, move: Json) -> None:
    """A die lost, moved over, laid into both blenders, or with a face that no die has."""
    blender = random.choice([name for name in BLENDERS if isinstance(move.get(name), dict)] or ["round"])
    dice = move.setdefault(blender, {})
    other = move.setdefault("square" if blender == "round" else "round", {})
    die = random.choice(COLOURS)
    change = random.randrange(4)
    if change == 0:
        dice.pop(die, None)
    elif change == 1:
        other[die] = dice.pop(die, 1)
    elif change == 2:
        other[die] = dice.setdefault(die, 2)
    else:
        dice[die] = random.choice((0, 1, 6, 7, -3))


def spoil_blender(random: Random, _state: State, move: Json) -> None:
    """The other blender, or for a re-roll both."""
    move["blender"] = random.choice((*BLENDERS, "both") if move["type"] == "reroll" else BLENDERS)


def spoil_save(random: Random, _state: State, move: Json) -> None:
    """Boxes saved, perhaps too many."""
    move["save"] = random.randint(0, 6)


def spoil_stars(random: Random, state: State, move: Json) -> None:
    """An answer lost, added, put elsewhere or declined."""
    stars = move["stars"] = list(move.get("stars", ()))
    place = random.randint(0, len(stars))
    if random.random() < 0.6 and place < len(stars):
        stars[place : place + 1] = random.choice(([], [None], [any_box(random, state)]))
    else:
        stars.insert(place, random.choice((None, any_box(random, state))))


def spoil_dice(random: Random, _state: State, move: Json) -> None:
    """A die lost, doubled, exchanged, in another order or in another colour."""
    dice = move["dice"]
    place = random.randrange(len(dice)) if dice else 0
    change = random.randrange(5)
    if change == 0:
        del dice[place : place + 1]
    elif change == 1:
        dice.insert(place, {"die": random.choice(COLOURS)})
    elif change == 2:
        dice[place : place + 1] = [{"die": random.choice(COLOURS)}]
    elif change == 3:
        random.shuffle(dice)
    elif dice:
        dice[place] = {"die": dice[place]["die"], "as": random.choice(COLOURS)}


def spoil_modifiers(random: Random, _state: State, move: Json) -> None:
    """A modifier more, fewer or turned round."""
    modifiers = move["modifiers"] = list(move.get("modifiers", ()))
    modifiers[:1] = random.choice(([], [-size for size in modifiers[:1]], [random.choice((-3, -1, 1, 3))]))


def spoil_bonus(random: Random, state: State, move: Json) -> None:
    """A bonus box more, fewer, turned round or doubled."""
    bonus = move["bonus"] = list(move.get("bonus", ()))
    bonus[:1] = random.choice(([], bonus[:1] * 2, [any_box(random, state), *bonus[:1]]))
    if random.random() < 0.3:
        bonus.reverse()


def any_box(random: Random, state: State) -> str:
    """Mostly a box of the sheet, now and then one that it lacks."""
    names = [name for name in state.table.board.names if name]
    return random.choice((*random.sample(names, 5), "purple-99"))


SPOILERS: Mapping[str, Sequence[Callable[[Random, State, Json], None]]] = {
    "roll": (spoil_throw,),
    "reroll": (spoil_throw, spoil_blender),
    "blend": (spoil_blender, spoil_save, spoil_stars),
    "pick": (spoil_dice, spoil_modifiers, spoil_stars, spoil_stars, spoil_bonus),
}


def bound(setup: Setup) -> int:
    """More moves than any game can have.

    A turn's blend crosses a box of its player's blender rows, or it saves all of at least two dice with as many
    abilities. Each box is crossed once and gives one ability at most; re-rolls are abilities too.
    """
    sheet = setup.sheet
    kinds = Counter(symbol for row in sheet.rows for symbol in row.boxes)
    kinds += Counter([*sheet.blenders.round, *sheet.blenders.square])
    boxes = len(sheet.blenders.round) + len(sheet.blenders.square)
    turns = boxes + (kinds["round_blender"] + kinds["square_blender"]) // 2
    players = len(setup.players)
    return players * (turns * (2 + max(2, players)) + 1 + kinds["reroll"])


def check_state(state: State) -> None:
    """No more abilities used than gained, nor gained than there are spaces for (SM-24)."""
    board = state.table.board
    known = sum(1 << bit for bit, name in enumerate(board.names) if name)
    for paper in state.papers:
        assert paper.crossed & ~known == 0
        for kind, slots in enumerate(board.slots):
            assert 0 <= paper.spent[kind] <= paper.gained[kind]
            assert paper.gained[kind] <= slots or state.table.readings.SM_24 == "unlimited"
    assert len(state.to_move) == len(set(state.to_move))


def check_step(before: State, step: Step[State]) -> None:
    """Papers only grow, and the events tell all that was written on them."""
    told = Counter((event.verb, event.player, event.item) for event in step.events)
    for player, old, new in zip(before.table.players, before.papers, step.after.papers, strict=True):
        assert old.crossed & ~new.crossed == 0
        boxes = before.table.board.boxes(new.crossed ^ old.crossed)
        assert sorted(boxes) == sorted(box for verb, who, box in told.elements() if (verb, who) == ("crossed", player))
        for kind, ability in enumerate(ABILITIES):
            assert new.gained[kind] - old.gained[kind] == told["gained", player, ability]
            assert new.spent[kind] - old.spent[kind] == told["spent", player, ability]


def spent(step: Step[State]) -> int:
    """How many abilities a move uses."""
    return sum(event.verb == "spent" for event in step.events)


def take(state: State, move: Any, offer: Offer, option: str) -> Any | None:
    """The move with one more thing taken of what it was offered; None where that shifts other answers."""
    if offer.kind == "star":
        return None if option in getattr(move, "bonus", ()) else replace(move, stars=[*move.stars, option])
    readings = state.table.readings
    # A star that lacks a free neighbour now asks nothing, so that its answer would be another star's or one too many.
    shifts = readings.SM_20 == "bonus-first" and bool(move.stars)
    return None if shifts else replace(move, bonus=[*move.bonus, option])


def sheets(view: Json) -> Json:
    """The papers of a state as somebody would type them in."""
    papers = {}
    for player, paper in view["players"].items():
        rows: dict[str, list[int]] = {row: [] for row in (*COLOURS, *BLENDERS)}
        for box in paper["crossed"]:
            row, _, number = box.partition("-")
            rows[row].append(int(number))
        papers[player] = {
            "fruits": {colour: rows[colour] for colour in COLOURS},
            "blenders": {blender: rows[blender] for blender in BLENDERS},
            "abilities_used": paper["abilities_used"],
        }
    return papers


def amended(move: Json, violation: Violation, alternative: Any) -> Json:
    """The move with an alternative in the place that was refused."""
    *path, last = violation.pointer.split("/")[1:]
    amended = copy.deepcopy(move)
    place = amended
    for step in path:
        place = place[int(step)] if isinstance(place, list) else place.setdefault(step, [])
    if isinstance(place, list):
        place[int(last) : int(last) + 1] = [alternative]
    else:
        place[last] = alternative
    return amended


def spoil_sheets(random: Random, papers: Json) -> None:
    """Papers with some columns lost, another number of abilities, and a gap in a blender row."""
    for paper in papers.values():
        for colour, columns in paper["fruits"].items():
            if random.random() < 0.2:
                paper["fruits"][colour] = columns[: random.randint(0, len(columns))]
        if random.random() < 0.3:
            paper["abilities_used"] = random.randint(0, 40)
        row = paper["blenders"][random.choice(BLENDERS)]
        if random.random() < 0.3 and row:
            del row[random.randrange(len(row))]
