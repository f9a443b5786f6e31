"""Moves refereed a second on one core, from JSON bytes to verdict bytes, beside python-chess `push_uci`."""

import json
import random
import statistics
import time
from collections.abc import Callable, Sequence

import chess
import msgspec

from bench.games import record
from intake.reading import read_document
from referee import judge
from referee.games import GAMES

RECORDED = 20
ROUNDS = 15
ENCODER = msgspec.json.Encoder()
GOAL = 1.0


def main() -> None:
    """Print moves a second and the ratios of every game, pair by pair."""
    for game in GAMES.values():
        _measure(game.id, game.title)


def _measure(game: str, title: str) -> None:
    records = [json.dumps(record(game, seed), separators=(",", ":")).encode() for seed in range(RECORDED)]
    moves = sum(len(json.loads(each)["moves"]) for each in records)
    chess_games = _chess_games(moves)
    print(
        f"{RECORDED} recorded games of {title}, {moves} moves, {sum(map(len, records))} bytes; as many moves of chess"
    )
    for name, include in (("include=none", frozenset[str]()), ("default", frozenset({judge.STATE}))):
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(moves / _timed(lambda: _referee(game, records, include)))  # noqa: B023  called at once
            theirs.append(moves / _timed(lambda: _push(chess_games)))
        ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
        print(f"{name:13} ours  {_spread(ours, '10,.0f')} moves/s")
        print(f"{'':13} chess {_spread(theirs, '10,.0f')} moves/s")
        print(f"{'':13} ratio {_spread(ratios, '10.2f')} (goal {GOAL:.2f} for include=none)")


def _referee(game: str, records: Sequence[bytes], include: frozenset[str]) -> None:
    """What the service does with a body, without HTTP."""
    for body in records:
        document = read_document(body, game, "record")
        ENCODER.encode(judge.verdict(judge.replay(document), include))


def _chess_games(moves: int) -> list[list[str]]:
    """Random games of chess with so many moves in all, as UCI words."""
    chance = random.Random(0)
    games: list[list[str]] = []
    while moves:
        board, game = chess.Board(), list[str]()
        while moves and len(game) < 80 and not board.is_game_over():
            move = chance.choice(list(board.legal_moves))
            game.append(move.uci())
            board.push(move)
            moves -= 1
        games.append(game)
    return games


def _push(games: Sequence[Sequence[str]]) -> None:
    for game in games:
        board = chess.Board()
        for move in game:
            board.push_uci(move)


def _timed(work: Callable[[], None]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _spread(figures: Sequence[float], form: str) -> str:
    return "  ".join(
        f"{name} {value:{form}}"
        for name, value in (("min", min(figures)), ("median", statistics.median(figures)), ("max", max(figures)))
    )


if __name__ == "__main__":
    main()
