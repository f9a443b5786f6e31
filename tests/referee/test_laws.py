"""What holds in every game, shown on random playouts: random boards, players and readings (see `playouts.py`).

The number of playouts is REFEREE_PLAYOUTS (200), shared between the laws that need whole games.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
import rfc8785
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from referee import compare, fingerprint, judge, reader, sensitivity
from referee.claims import Status
from referee.core import Game, Severity
from referee.games import GAMES
from referee.readings import reading_of, reread_document
from tests.referee import playouts
from tests.referee.playouts import PLAYOUTS, kit_of

EVERYTHING = frozenset(judge.INCLUDABLE)
SHARE_SEARCHED = 0.1  # of a playout's positions, those whose whole list of legal moves is searched
MOST_SEARCHED = 10_000
LISTED = 60  # first legal moves that are tried in a position

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
law = settings(
    max_examples=PLAYOUTS, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
some = settings(law, max_examples=max(20, PLAYOUTS // 5))


def drawn(game: Game[Any], data: st.DataObject) -> tuple[Any, Random]:
    """A whole random record, and chance that shrinks with it."""
    size = data.draw(playouts.sizes(game))
    return playouts.record(game, size), Random(size.seed)  # noqa: S311  no secret


@games
@law
@given(st.data())
def test_a_listed_move_is_legal_and_a_legal_one_is_listed(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    for state, _, _ in playouts.steps(game, document):
        if chance.random() > SHARE_SEARCHED:
            continue
        for listed in islice(game.legal_moves(state), 0, LISTED, 3):
            for choose in (min_of, max_of, chance.randint):
                move = playouts.as_move(game, playouts.settle(listed, choose))
                assert game.resolve(state, move).violations == ()
        move = playouts.near_miss(chance, game, state)
        if not game.resolve(state, move).violations:
            assert is_listed(game, state, move)


def min_of(least: int, _most: int) -> int:
    return least


def max_of(_least: int, most: int) -> int:
    return most


def is_listed(game: Game[Any], state: Any, move: Any) -> bool:
    """Whether a move is in the list, or the list is too long to be searched."""
    sent = msgspec.to_builtins(move)
    count = 0
    for count, listed in enumerate(islice(game.legal_moves(state), MOST_SEARCHED + 1), start=1):  # noqa: B007
        if playouts.fits(listed, sent):
            return True
    return count > MOST_SEARCHED


@games
@law
@given(st.data())
def test_a_playout_ends_and_keeps_what_the_game_keeps(game: Game[Any], data: st.DataObject) -> None:
    document, _ = drawn(game, data)  # a playout past its bound does not get here
    kit = kit_of(game.id)
    for state, _, step in playouts.steps(game, document):
        kit.check_state(step.after)
        kit.check_step(state, step)
    play = judge.replay(document)
    assert list(play.violations) == []
    assert judge.verdict(play).finished


@games
@law
@given(st.data())
def test_lines_add_up_in_every_prefix(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    for count in {0, len(document.moves), *(chance.randrange(len(document.moves)) for _ in range(4))}:
        card = judge.verdict(judge.replay(prefix(document, count))).score
        for player, score in card.players.items():
            for section, points in score.sections.items():
                assert points == sum(line.points for line in score.lines if line.section == section)
            assert {line.section for line in score.lines} <= set(score.sections)
            assert score.total == sum(score.sections.values())
            assert next(rank.total for rank in card.ranking if rank.player == player) == score.total
        numbers = [number for score in card.players.values() for line in score.lines for number in line.moves]
        assert all(0 <= number < count for number in numbers)
        ranks = [rank.rank for rank in card.ranking]
        assert ranks == sorted(ranks)
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


def prefix(document: Any, count: int) -> Any:
    return replace(document, moves=document.moves[:count])


@games
@some
@given(st.data())
def test_a_prefix_replays_as_the_beginning_of_the_whole(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    count = chance.randrange(len(document.moves) + 1)
    whole = judge.verdict(judge.replay(document), EVERYTHING)
    begun = judge.verdict(judge.replay(prefix(document, count)), EVERYTHING)
    state = playouts.states(game, document)[count]
    assert begun.state == game.view(state)
    assert list(begun.trace or ()) == list(whole.trace or ())[:count]
    assert begun.accepted == count


@games
@some
@given(st.data())
def test_other_names_give_the_same_verdict_with_other_names(game: Game[Any], data: st.DataObject) -> None:
    document, _ = drawn(game, data)
    names = {player: f"Nobody {number}" for number, player in enumerate(document.setup.players)}
    other = msgspec.convert(playouts.renamed(msgspec.to_builtins(document), names), game.record)
    one, two = (builtins(judge.verdict(judge.replay(each), EVERYTHING)) for each in (document, other))
    del one["fingerprint"], two["fingerprint"]
    assert playouts.renamed(one, names) == two


def builtins(value: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@games
@some
@given(st.data())
def test_resolving_leaves_its_input_alone(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    for state, move, _ in playouts.steps(game, document):
        wrong = playouts.near_miss(chance, game, state) if chance.random() < SHARE_SEARCHED else move
        before = msgspec.json.encode([game.view(state), wrong])
        game.resolve(state, wrong)
        assert msgspec.json.encode([game.view(state), wrong]) == before


@games
@some
@given(st.data())
def test_a_record_comes_back_from_json_as_it_was(game: Game[Any], data: st.DataObject) -> None:
    document, _ = drawn(game, data)
    read = reader.read(msgspec.json.encode(document))
    assert read == document
    spelled_out = reader.read(msgspec.json.encode(playouts.spelled_out(document)))
    assert fingerprint.fingerprint(read) == fingerprint.fingerprint(document)
    assert fingerprint.fingerprint(spelled_out) == fingerprint.fingerprint(document)


@games
@law
@given(st.data())
def test_the_rulings_used_are_those_whose_other_reading_makes_a_difference(
    game: Game[Any], data: st.DataObject
) -> None:
    document, chance = drawn(game, data)
    if chance.random() < 0.3:
        document = spoiled(game, document, chance)
    used = set(judge.verdict(judge.replay(document)).rulings_used)
    assert used == set(slowly_used(game, document))


def slowly_used(game: Game[Any], document: Any) -> Iterator[str]:
    """The definition, word for word: every other reading for the set-up, at every step and for the points."""
    play = judge.replay(document)
    score = game.score(play.state, play.ledger).scorecard
    for ruling, readings in game.readings.items():
        ours = reading_of(document, ruling)
        for reading in set(readings) - {ours}:
            if list(game.setup_violations(reread_document(document, {ruling: reading}).setup)):
                yield ruling
            for state, move, step in steps_to_the_end(game, document):
                other = game.resolve(game.reread(state, ruling, reading), move)
                same_after = game.reread(other.after, ruling, ours) == step.after
                if list(other.violations) != list(step.violations) or not same_after:
                    yield ruling
                    break
            if points(game.score(game.reread(play.state, ruling, reading), play.ledger).scorecard) != points(score):
                yield ruling


def steps_to_the_end(game: Game[Any], document: Any) -> Iterator[tuple[Any, Any, Any]]:
    """The steps up to the first that is refused, that one included."""
    for state, move, step in playouts.steps(game, document):
        yield state, move, step
        if step.violations:
            return


def spoiled(game: Game[Any], document: Any, chance: Random) -> Any:
    """The record with a near miss somewhere, cut off there."""
    number = chance.randrange(len(document.moves))
    state = playouts.states(game, document)[number]
    return replace(document, moves=[*document.moves[:number], playouts.near_miss(chance, game, state)])


@games
@law
@given(st.data())
def test_the_papers_of_a_legal_game_score_the_same_and_prove_nothing_against_it(
    game: Game[Any], data: st.DataObject
) -> None:
    document, _ = drawn(game, data)
    play = judge.replay(document)
    verdict = judge.verdict(play)
    card = judge.scorecard(reader.read(msgspec.json.encode(playouts.papers(game, document.setup, play.state))))
    assert [finding for finding in card.findings if finding.severity is Severity.ERROR] == []
    assert totals(card) == totals(verdict.score)
    if items(card) & items(verdict.score):
        assert points(card) == points(verdict.score)
    if by_section(card).keys() & by_section(verdict.score).keys():
        assert by_section(card) == by_section(verdict.score)
    assert (card.ranking, card.winners, card.provisional) == (verdict.score.ranking, verdict.score.winners, False)
    assert card.status == Status.UNCLAIMED


def points(card: Any) -> Any:
    """Each player's lines as far as paper tells them too, and as other readings may word them."""
    return {
        player: [(line.section, line.item, line.points) for line in score.lines]
        for player, score in card.players.items()
    }


def items(card: Any) -> set[tuple[str, str]]:
    """The kinds of lines on a card; papers that tell a result but not how it came about have others than records."""
    return {(line.section, line.item) for score in card.players.values() for line in score.lines}


def by_section(card: Any) -> dict[tuple[str, str], int]:
    """Each player's points by section."""
    return {(name, key): points for name, score in card.players.items() for key, points in score.sections.items()}


@games
@some
@given(st.data())
def test_a_refusal_names_known_codes_with_rules_and_helps(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    spoilt = spoiled(game, document, chance)
    number = len(spoilt.moves) - 1
    play = judge.replay(spoilt)
    verdict = judge.verdict(play)
    assert verdict.legal == (not verdict.violations)
    assert verdict.accepted == (number + 1 if verdict.legal else number)
    rulings = {ruling.id: ruling.cites[0] for ruling in game.rulings}
    lines = [int(rulings.get(violation.rule, violation.rule).partition(":")[2]) for violation in verdict.violations]
    assert lines == sorted(lines)
    for violation in verdict.violations:
        assert violation.code in game.codes
        assert violation.pointer.startswith(f"/moves/{number}")


@games
@some
@given(st.data())
def test_what_an_offer_names_can_be_taken(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    for state, move, step in playouts.steps(game, document):
        for offer in step.offers:
            taken = kit_of(game.id).take(state, move, offer, chance.choice(list(offer.options)))
            if taken is not None:
                violations = game.resolve(state, taken).violations
                # Taking one thing may open a question, such as a star's; it never breaks another rule.
                assert all(violation.code.endswith("-missing") for violation in violations)


@games
@settings(some, max_examples=max(10, PLAYOUTS // 10))
@given(st.data())
def test_sensitivity_judges_again_under_each_reading(game: Game[Any], data: st.DataObject) -> None:
    document, _ = drawn(game, data)
    verdict = judge.verdict(judge.replay(document))
    found = sensitivity.sensitivity(document)
    assert (list(found.baseline.winners), found.baseline.totals) == (list(verdict.score.winners), totals(verdict.score))
    assert {item.ruling for item in found.readings} == set(verdict.rulings_used)
    for item in found.readings:
        other = judge.verdict(judge.replay(reread_document(document, {item.ruling: item.reading})))
        assert item.totals == totals(other.score)
        assert list(item.winners) == list(other.score.winners if other.legal or other.finished else ())
        assert item.first_illegal == (other.violations[0].pointer if other.violations else None)
    if any(item.effect == "winners" for item in found.readings):
        assert found.same_winners is False


def totals(card: Any) -> dict[str, int]:
    return {player: score.total for player, score in card.players.items()}


@games
@some
@given(st.data())
def test_a_comparison_finds_where_two_records_part(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    assert compare.compare(document, document).same
    number = chance.randrange(len(document.moves))
    state = playouts.states(game, document)[number]
    other_move = playouts.near_miss(chance, game, state)
    other = replace(document, moves=[*document.moves[:number], other_move, *document.moves[number + 1 :]])
    found = compare.compare(document, other)
    if other_move == document.moves[number]:
        assert found.same
    else:
        assert (found.same, found.parts_at and found.parts_at.move) == (False, number)
        assert [side.move for side in found.records] == [document.moves[number], other_move]


TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=2 * PLAYOUTS)
@given(JSON)
def test_the_canonical_form_is_that_of_the_standard(value: Any) -> None:
    assert fingerprint.canonical(value) == rfc8785.dumps(value)
