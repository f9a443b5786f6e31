"""What the benches measure are whole legal games, of every game that is served."""

import json

import pytest

from bench.games import record
from referee import judge, reader
from referee.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_benches_have_whole_legal_games_of_every_game(game: str) -> None:
    for seed in range(3):
        verdict = judge.verdict(judge.replay(reader.read(json.dumps(record(game, seed)).encode())))
        assert (verdict.legal, verdict.finished) == (True, True)
        assert record(game, seed) == record(game, seed)
