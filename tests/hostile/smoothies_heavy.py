"""Legal documents of Smoothies that give the referee as much work as the contract lets them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from referee.games import GAMES
from tests.hostile.corpus import COMPARE, REFEREE, Request, bytes_of
from tests.referee import playouts, smoothies_kit
from tests.service.client import SMOOTHIES

GAME = GAMES["smoothies"]
COLOURS = smoothies_kit.COLOURS
NAMES = ["Ana", "Ben", "Cleo", "Dario"]
SCORE, SENSITIVITY = f"{SMOOTHIES}/score", f"{SMOOTHIES}/sensitivity"
EVERYTHING = f"{REFEREE}?include=trace,legal_moves&limit=1000"
LEGAL_MOVES = f"{REFEREE}?include=legal_moves&limit=1000"
LONGEST = 60  # boxes of a blender row, the most that the contract takes
WIDEST = range(1, 31)  # columns, likewise

Json = Any


def sheet(columns: Iterator[int] | range | list[int], fruit: str = "plain", blender: str = "plain") -> Json:
    """A sheet with the same symbol in every box of a kind, and as long in the blenders as a sheet may be."""
    columns = list(columns)
    return {
        "id": "heavy",
        "provenance": "assumed",
        "columns": columns,
        "rows": [{"colour": colour, "boxes": [fruit] * len(columns)} for colour in COLOURS],
        "blenders": {row: [blender] * (LONGEST - 1) + ["black"] for row in ("round", "square")},
        "abilities": dict.fromkeys(smoothies_kit.ABILITIES, 99),
        "touches": [],
    }


def document(page: Json, moves: list[Json], players: int = 2, **rulings: str) -> Json:
    """A record on a sheet; a ruling's hyphen is written as an underscore."""
    chosen = {ruling.replace("_", "-"): reading for ruling, reading in rulings.items()}
    setup = {"players": NAMES[:players], "sheet": page, "rulings": chosen}
    return {"rules": GAME.rules, "setup": setup, "moves": moves}


def roll(*faces: int, player: str = "Ana") -> Json:
    """A throw whose first dice, with these faces, go into the round blender."""
    return {
        "type": "roll",
        "player": player,
        "round": dict(zip(COLOURS, faces, strict=False)),
        "square": dict.fromkeys(COLOURS[len(faces) :], 1),
    }


BLEND = {"type": "blend", "player": "Ana", "blender": "round"}


@cache
def longest(symbol: str) -> Json:
    """A game of four on the longest rows in which each turn crosses as little as the rules let it."""
    record = document(sheet([7, 14], blender=symbol), [], 4, SM_24="unlimited")
    state = GAME.initial_state(msgspec.convert(record, GAME.record).setup)
    moves: list[Any] = []
    while not GAME.is_over(state):
        step = next(step for move in _idle(state) if not (step := _step(state, move, moves)).violations)
        state = step.after
    return {**record, "moves": moves}


def _step(state: Any, move: Json, moves: list[Json]) -> Any:
    step = GAME.resolve(state, playouts.as_move(GAME, move))
    if not step.violations:
        moves.append(move)
    return step


def _idle(state: Any) -> Iterator[Json]:
    """What might be done here, the least first; something of it is legal."""
    player = NAMES[state.to_move[0]]
    if state.phase == "roll":
        is_round_full = not state.table.board.blenders["round"] & ~state.papers[state.to_move[0]].crossed
        yield roll(*[1] * (5 if is_round_full else 2), player=player)
    elif state.phase == "blend":
        yield {"type": "reroll", "player": player, "blender": "round", "round": dict.fromkeys(state.round, 1)}
        for blender in ("round", "square"):
            yield from ({**BLEND, "player": player, "blender": blender, "save": save} for save in (2, 1, 0))
    else:
        yield from ({"type": "pick", "player": player, "dice": [{"die": die}]} for die in (*state.round, *state.square))


@cache
def busy(seed: int) -> Json:
    """A game of four on the largest sheet, played as people would, in which many rulings come up."""
    random = Random(seed)  # noqa: S311  no secret
    page = sheet(WIDEST)
    special = (0.05, 0.2, 0.5, 0.8)[seed % 4]
    for row in page["rows"]:
        row["boxes"] = [smoothies_kit.symbol(random, special) for _ in row["boxes"]]
    for blender in ("round", "square"):
        page["blenders"][blender][:-1] = [smoothies_kit.symbol(random, special) for _ in range(LONGEST - 1)]
    page["touches"] = smoothies_kit.touches(random, page["columns"], page["rows"], page["blenders"])
    record = document(page, [], 4)
    state = GAME.initial_state(msgspec.convert(record, GAME.record).setup)
    moves: list[Json] = []
    while not GAME.is_over(state):
        step = _step(state, msgspec.to_builtins(playouts.tried_move(random, GAME, state)), moves)
        state = step.after
    return {**record, "moves": moves}


def snake() -> list[str]:
    """The boxes of the widest page from one to the next, through all rows."""
    rows = [[f"{colour}-{column}" for column in WIDEST] for colour in COLOURS]
    return [box for number, row in enumerate(rows) for box in (row[::-1] if number % 2 else row)]


def starry() -> Json:
    """A page of nothing but stars whose blenders touch each other and the fruit."""
    return sheet(WIDEST, "star", "star") | {"touches": [["square-59", "round-1"], ["round-59", "yellow-1"]]}


def documents() -> Iterator[Request]:
    """Legal documents, all answered 200."""
    for symbol in ("plain", "reroll", "round_blender"):
        whole = longest(symbol)
        for path in (EVERYTHING, f"{REFEREE}?include=none", SENSITIVITY):
            yield Request(f"{len(whole['moves'])} moves to {path}", bytes_of(whole), {200}, path)
        pair = {"records": [whole, {**whole, "moves": whole["moves"][:-1]}]}
        yield Request(f"two records of {len(whole['moves'])} moves", bytes_of(pair), {200}, COMPARE)
    for seed in range(4):
        whole = busy(seed)
        half = {**whole, "moves": whole["moves"][: len(whole["moves"]) // 2]}
        for path in (EVERYTHING, SENSITIVITY):
            yield Request(f"a busy game of {len(whole['moves'])} moves to {path}", bytes_of(whole), {200}, path)
            yield Request(f"half of a busy game to {path}", bytes_of(half), {200}, path)
        yield Request("a busy game twice", bytes_of({"records": [whole, half]}), {200}, COMPARE)
    stars = [*(f"square-{n}" for n in range(2, 60)), *(f"round-{n}" for n in range(1, 60)), *snake()]
    chain = [roll(1, 1, 1, 1, 1), {**BLEND, "blender": "square", "stars": stars}]
    yield Request(f"a chain of {len(stars)} stars", bytes_of(document(starry(), chain)), {200}, EVERYTHING)
    yield from _papers()
    yield Request("no column to hit but one", bytes_of(sparse()), {200}, LEGAL_MOVES)


def sparse() -> Json:
    """A state with eight legal picks among millions that could be tried."""
    moves = [roll(1, 4, 4, 4, 4), BLEND]
    return document(sheet([1, 7, 14]), moves, SM_01="illegal", SM_21="immediate")


def _papers() -> Iterator[Request]:
    """Final sheets with everything crossed on the largest page, with as many touches as a page may have."""
    page = sheet(WIDEST, "star", "reroll")
    pairs = [
        [f"{row}-{n}", f"{colour}-{n % 30 + 1}"]
        for row in ("round", "square")
        for n in range(1, 59)
        for colour in COLOURS
    ]
    paper = {
        "fruits": {colour: list(WIDEST) for colour in COLOURS},
        "blenders": {row: list(range(1, LONGEST + 1)) for row in ("round", "square")},
        "abilities_used": 99,
    }
    setup = {"players": NAMES, "sheet": page | {"touches": pairs[:200]}}
    papers = {"rules": GAME.rules, "setup": setup, "sheets": dict.fromkeys(NAMES, paper)}
    for path in (SCORE, SENSITIVITY):
        yield Request(f"full papers to {path}", bytes_of(papers), {200}, path)


def star_walks() -> Iterator[Request]:
    """Legal moves where one star leads to the next: their ways are many, and most end nowhere."""
    page = starry()
    page["touches"] = [["round-1", "yellow-1"], ["square-1", "green-30"], ["round-2", "square-59"]]
    page["touches"].append(["round-60", "yellow-2"])
    body = bytes_of(document(page, [roll(1, 1, 1, 1, 1)]))
    yield Request("stars between two blenders and the fruit", body, {200}, LEGAL_MOVES)


def long_lists() -> Iterator[Request]:
    """A thousand legal moves, each with a chain of some two or three hundred stars."""
    throw = roll(1, 1, 1, 1, 1)
    yield Request("a thousand blends", bytes_of(document(starry(), [throw])), {200}, LEGAL_MOVES)
    yield Request("a thousand picks", bytes_of(document(sheet(WIDEST, "star"), [throw, BLEND])), {200}, LEGAL_MOVES)
