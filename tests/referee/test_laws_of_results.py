"""What holds of claims, statuses, papers and fingerprints, on the random playouts of every game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from referee import judge, reader
from referee.claims import ClaimStatus, Status
from referee.core import Game, Severity, Verdict
from referee.fingerprint import fingerprint
from referee.games import GAMES
from referee.readings import reading_of, reread_document
from tests.referee import playouts
from tests.referee.playouts import PLAYOUTS, kit_of

SHARE = 0.1  # of a playout's positions, those whose papers are scored
ACCENTED = ("Zoë", "Žižka", "Nuñez", "Ång", "Éva", "Jürgen", "Łucía", "Çelik")

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
law = settings(max_examples=PLAYOUTS, deadline=None, suppress_health_check=[HealthCheck.too_slow])
some = settings(law, max_examples=max(20, PLAYOUTS // 4))


def drawn(game: Game[Any], data: st.DataObject) -> tuple[Any, Random]:
    """A whole random record, and chance that shrinks with it."""
    size = data.draw(playouts.sizes(game))
    return playouts.record(game, size), Random(size.seed)  # noqa: S311  no secret


def judged(document: Any, claim: Any = None) -> Verdict:
    """The verdict on a record with a claim."""
    parts = msgspec.to_builtins(document) | ({"claim": claim} if claim else {})
    return judge.verdict(judge.replay(reader.read(msgspec.json.encode(parts))))


def true_claim(verdict: Verdict) -> Any:
    """All that can be claimed, as it was computed."""
    return {
        "totals": {player: score.total for player, score in verdict.score.players.items()},
        "sections": {player: dict(score.sections) for player, score in verdict.score.players.items()},
        "winners": list(verdict.score.winners),
    }


@games
@some
@given(st.data())
def test_the_status_is_the_first_word_that_applies(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    whole = judged(document)
    right = true_claim(whole)
    begun = replace(document, moves=document.moves[: chance.randrange(len(document.moves))])
    beyond = replace(document, moves=[*document.moves, chance.choice(document.moves)])
    wrong = right | {"totals": {player: total + 1 for player, total in right["totals"].items()}}
    assert (whole.status, whole.claim.status) == (Status.UNCLAIMED, ClaimStatus.ABSENT)
    assert status(document, right) == (Status.CONFIRMED, ClaimStatus.CONFIRMED)
    assert status(document, wrong) == (Status.DISPUTED, ClaimStatus.DISPUTED)
    assert status(begun, None) == (Status.INCOMPLETE, ClaimStatus.ABSENT)
    assert status(begun, right) == (Status.INCOMPLETE, ClaimStatus.PREMATURE)
    assert status(beyond, right) == (Status.ILLEGAL, ClaimStatus.CONFIRMED)
    assert status(beyond, wrong) == (Status.ILLEGAL, ClaimStatus.DISPUTED)
    broken = begun_and_broken(game, document, chance)
    if broken is not None:
        assert status(broken, right) == (Status.ILLEGAL, ClaimStatus.PREMATURE)


def status(document: Any, claim: Any) -> tuple[str, str]:
    verdict = judged(document, claim)
    return verdict.status, verdict.claim.status


def begun_and_broken(game: Game[Any], document: Any, chance: Random) -> Any | None:
    """The beginning of a record with a refused move at its end; None where the near miss is legal."""
    number = chance.randrange(len(document.moves))
    state = playouts.states(game, document)[number]
    move = playouts.near_miss(chance, game, state)
    is_refused = bool(game.resolve(state, move).violations)
    return replace(document, moves=[*document.moves[:number], move]) if is_refused else None


@games
@some
@given(st.data())
def test_each_wrong_number_of_a_claim_is_one_difference(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    right = true_claim(judged(document))
    player = chance.choice(document.setup.players)
    section = chance.choice(list(right["sections"][player]))
    claimed = [right["totals"][player], right["sections"][player][section]]
    right["totals"][player] += 2
    right["sections"][player][section] -= 3
    differences = judged(document, right).claim.differences
    assert [(each.player, each.item, each.claimed, each.computed) for each in differences] == [
        (player, "total", claimed[0] + 2, claimed[0]),
        (player, section, claimed[1] - 3, claimed[1]),
    ]


def scored(game: Game[Any], document: Any, papers: Any) -> Any:
    """The Sheets of some papers at a record's table."""
    parts = {"rules": document.rules, "setup": msgspec.to_builtins(document.setup), "sheets": papers}
    return msgspec.convert(parts, game.sheets)


@games
@law
@given(st.data())
def test_papers_of_every_position_prove_nothing_against_legal_play(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    for state in playouts.states(game, document):
        if chance.random() < SHARE:
            sheets = scored(game, document, kit_of(game.id).sheets(game.view(state)))
            assert list(game.faults(sheets)) == []
            findings = game.score_sheets(sheets).scorecard.findings
            assert [finding for finding in findings if finding.severity is Severity.ERROR] == []


@games
@some
@given(st.data())
def test_the_rulings_that_papers_use_are_those_whose_other_reading_changes_the_card(
    game: Game[Any], data: st.DataObject
) -> None:
    document, chance = drawn(game, data)
    papers = kit_of(game.id).sheets(game.view(playouts.states(game, document)[-1]))
    kit_of(game.id).spoil_sheets(chance, papers)
    sheets = scored(game, document, papers)
    assert set(judge.scorecard(sheets).rulings_used or ()) == set(slowly_used(game, sheets))


def slowly_used(game: Game[Any], sheets: Any) -> Iterator[str]:
    """The definition, word for word: every other reading, points and findings."""
    card = game.score_sheets(sheets).scorecard
    for ruling, readings in game.readings.items():
        for reading in readings:
            other = game.score_sheets(reread_document(sheets, {ruling: reading})).scorecard
            if reading != reading_of(sheets, ruling) and told(other) != told(card):
                yield ruling


def told(card: Any) -> Any:
    """What a reading can change: the points and the findings, not the facts that a line gives with them."""
    lines = {player: [(line.item, line.points) for line in score.lines] for player, score in card.players.items()}
    return lines, card.findings


@games
@law
@given(st.data())
def test_composed_and_decomposed_names_are_one_game(game: Game[Any], data: st.DataObject) -> None:
    document, chance = drawn(game, data)
    begun = replace(document, moves=document.moves[:12])
    players = dict(zip(document.setup.players, chance.sample(ACCENTED, len(document.setup.players)), strict=True))
    forms = [
        playouts.renamed(
            msgspec.to_builtins(begun), {old: unicodedata.normalize(form, new) for old, new in players.items()}
        )
        for form in ("NFC", "NFD")
    ]
    composed, decomposed = (reader.read(msgspec.json.encode(form)) for form in forms)
    assert forms[0] != forms[1]
    assert composed == decomposed
    assert fingerprint(composed) == fingerprint(decomposed) != fingerprint(begun)
