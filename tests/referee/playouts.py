"""Random games of any kind for the laws: Hypothesis draws a size, and all the rest follows from the size's seed.

What is special of a game is its kit: set-ups, moves that a person would try, and near misses. A new game adds one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from referee.core import Game, Step
from referee.games import GAMES

PLAYOUTS = int(os.environ.get("REFEREE_PLAYOUTS", "200"))
MOST_LISTED = 10_000  # a longer list of legal moves is not searched for a move
SHORT_LISTS = (1, 20, 200)  # of a list's beginning, where a playout takes its move from
TRIES = 8

Json = Any


class Size(NamedTuple):
    """What a playout is made from; Hypothesis shrinks each part, and with it the game."""

    players: int
    board: int
    seed: int


class Kit(Protocol):
    """What the laws need to know of one game."""

    def setup(self, random: Random, players: int, board: int) -> Json: ...
    def attempt(self, random: Random, state: Any, ask: Callable[[Json], Step[Any]]) -> Json: ...
    def spoil(self, random: Random, state: Any, move: Json) -> Json: ...
    def bound(self, setup: Any) -> int: ...
    def check_state(self, state: Any) -> None: ...
    def check_step(self, before: Any, step: Step[Any]) -> None: ...
    def spent(self, step: Step[Any]) -> int: ...
    def take(self, state: Any, move: Any, offer: Any, option: str) -> Any: ...
    def sheets(self, view: Json) -> Json: ...
    def amended(self, move: Json, violation: Any, alternative: Any) -> Json | None: ...
    def spoil_sheets(self, random: Random, papers: Json) -> None: ...


@cache
def kit_of(game_id: str) -> Kit:
    """The kit of a game, looked for when it is needed, so that a game without one can be told so."""
    return cast(Kit, import_module(f"tests.referee.{game_id.replace('-', '_')}_kit"))


def sizes(game: Game[Any]) -> st.SearchStrategy[Size]:
    """Sizes of the playouts that all laws share, the smallest first, so that a failure shrinks to a small game.

    `board` runs from the smallest boards (0) to the largest (9).
    """
    least, most = game.players
    spread = most - least + 1
    drawn = [Size(least + seed % spread, seed // spread % 10, seed) for seed in range(PLAYOUTS)]
    return st.sampled_from(sorted(drawn, key=lambda size: size.players * (2 + size.board)))


@lru_cache(maxsize=PLAYOUTS * len(GAMES))
def played(game_id: str, size: Size) -> bytes:
    """A whole random game as its record's bytes, refused as a fault of the game where it does not end."""
    game, kit = GAMES[game_id], kit_of(game_id)
    random = Random(size.seed)  # noqa: S311  no secret
    setup = kit.setup(random, size.players, size.board)
    document = msgspec.convert({"rules": game.rules, "setup": setup, "moves": []}, game.record)
    assert list(game.faults(document)) == []
    state = game.initial_state(document.setup)
    moves: list[Any] = []
    while not game.is_over(state):
        assert len(moves) < kit.bound(document.setup), "the game goes on past its bound"
        move = next_move(random, game, state)
        moves.append(move)
        state = game.resolve(state, move).after
    return msgspec.json.encode(replace(document, moves=moves))


def record(game: Game[Any], size: Size) -> Any:
    """The record of a playout, decoded anew so that no law can hurt another."""
    return msgspec.json.decode(played(game.id, size), type=game.record)


def steps(game: Game[Any], document: Any) -> Iterator[tuple[Any, Any, Step[Any]]]:
    """Each state of a record with the move made in it and what that does."""
    state = game.initial_state(document.setup)
    for move in document.moves:
        step = game.resolve(state, move)
        yield state, move, step
        state = step.after


def states(game: Game[Any], document: Any) -> list[Any]:
    """All states of a record, the first and the last included."""
    return [game.initial_state(document.setup), *(step.after for _, _, step in steps(game, document))]


def next_move(random: Random, game: Game[Any], state: Any) -> Any:
    """A legal move: one that a person would try, or one from the beginning of the list."""
    if random.random() < 0.85:
        for _ in range(TRIES):
            move = tried_move(random, game, state)
            if not game.resolve(state, move).violations:
                return move
    listed = list(islice(game.legal_moves(state), random.choice(SHORT_LISTS)))
    return as_move(game, settle(random.choice(listed), random.randint))


def tried_move(random: Random, game: Game[Any], state: Any) -> Any:
    """A move that a person would try here; not all are legal."""

    def ask(move: Json) -> Step[Any]:
        return game.resolve(state, as_move(game, move))

    return as_move(game, kit_of(game.id).attempt(random, state, ask))


def near_miss(random: Random, game: Game[Any], state: Any) -> Any:
    """A move that is nearly one of the legal ones, and now and then is."""
    return as_move(game, kit_of(game.id).spoil(random, state, msgspec.to_builtins(next_move(random, game, state))))


def as_move(game: Game[Any], move: Json) -> Any:
    """A move's Struct from plain JSON, read as a record's would be."""
    return msgspec.convert([move], move_list(game.id))[0]


@lru_cache
def move_list(game_id: str) -> Any:
    """The type of a record's moves."""
    return next(field.type for field in fields(GAMES[game_id].record) if field.name == "moves")


def tags_after_the_end(game_id: str) -> Sequence[str]:
    """The types of move that may follow when a game is over; most games know none."""
    return getattr(kit_of(game_id), "AFTER_THE_END", ())


def papers(game: Game[Any], setup: Any, state: Any) -> Json:
    """The final papers of a state as a document, with what some games have beside the sheets (a kit's `beside`)."""
    kit = kit_of(game.id)
    head = {"rules": game.rules, "setup": msgspec.to_builtins(setup)}
    sheets = kit.sheets(msgspec.to_builtins(game.view(state)))
    return head | {"sheets": sheets} | getattr(kit, "beside", _nothing)(state)


def _nothing(_state: Any) -> Json:
    return {}


def settle(listed: Json, choose: Callable[[int, int], int]) -> Json:
    """A listed move with a number in place of each `{"min", "max"}`."""
    if isinstance(listed, dict):
        if listed.keys() == {"min", "max"}:
            return choose(listed["min"], listed["max"])
        return {key: settle(value, choose) for key, value in listed.items()}
    return [settle(value, choose) for value in listed] if isinstance(listed, list) else listed


def fits(listed: Json, sent: Json) -> bool:
    """Whether a move is the listed one, each number within the range that stands in its place."""
    if isinstance(listed, dict) and listed.keys() == {"min", "max"}:
        return isinstance(sent, int) and listed["min"] <= sent <= listed["max"]
    if isinstance(listed, dict):
        return (
            isinstance(sent, dict)
            and listed.keys() == sent.keys()
            and all(fits(value, sent[key]) for key, value in listed.items())
        )
    if isinstance(listed, list):
        return isinstance(sent, list) and len(listed) == len(sent) and all(map(fits, listed, sent))
    return bool(listed == sent)


def renamed(value: Json, names: Mapping[str, str]) -> Json:
    """Plain JSON with names put in the place of others, as keys and as values."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [renamed(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


def spelled_out(value: Any) -> Json:
    """A Struct as JSON with every default written down, and only what has no value left out."""
    if isinstance(value, msgspec.Struct):
        tag = {} if value.__struct_config__.tag is None else {value.__struct_config__.tag_field: tag_of(value)}
        parts = {field.encode_name: getattr(value, field.name) for field in fields(value)}
        return tag | {name: spelled_out(part) for name, part in parts.items() if part is not msgspec.UNSET}
    if isinstance(value, Mapping):
        return {key: spelled_out(item) for key, item in value.items()}
    return [spelled_out(item) for item in value] if isinstance(value, list) else value


def tag_of(value: msgspec.Struct) -> str:
    """What tells a Struct from the others of its union."""
    return str(value.__struct_config__.tag)
