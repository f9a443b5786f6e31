"""Cards that wait for others are nobody's business: neither the state nor the trace tells what is on them."""

from __future__ import annotations

from hypothesis import given, settings
from msgspec.structs import replace

from referee.games import GAMES
from referee.games.smoothie_wars.wire import Card
from tests.referee import playouts
from tests.referee.playouts import PLAYOUTS, Size

GAME = GAMES["smoothie-wars"]
BLANK = Card(location=None, made=0, price=1)


@settings(max_examples=max(20, PLAYOUTS // 5), deadline=None)
@given(playouts.sizes(GAME))
def test_what_waits_on_the_table_is_told_as_a_blank_card_would_be(size: Size) -> None:
    document = playouts.record(GAME, size)
    compared = 0
    for state, move, step in playouts.steps(GAME, document):
        is_worked_out = any(event.verb == "day" for event in step.events)
        if playouts.tag_of(move) != "cards" or is_worked_out:
            continue
        other = GAME.resolve(state, replace(move, cards=[BLANK]))
        assert list(other.violations) == []
        assert GAME.view(other.after) == GAME.view(step.after)
        assert list(other.events) == list(step.events)
        assert list(GAME.expect(other.after)) == list(GAME.expect(step.after))
        compared += 1
    assert compared >= len(document.setup.players) - 1
