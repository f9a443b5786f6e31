"""One move of SMARTish, walked once: what it breaks, or what it does.

Sources: ST:n is line n of the rulebook text, ST-n a ruling of the registry. A question is walked in `question.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from referee.core import AnyMove, Event, Facts, Step, Violation
from referee.games.smartish.codes import Code
from referee.games.smartish.question import Asking
from referee.games.smartish.setup import SLOTS, STEALS
from referee.games.smartish.state import (
    Duel,
    Phase,
    State,
    Team,
    drawable,
    due,
    expect,
    in_turn,
    is_face_up,
    leaders,
    with_team,
)
from referee.games.smartish.wire import Assign, Place, Question, Swap, TieBreak


def resolve(state: State, move: AnyMove) -> Step[State]:
    """Walk one move; `move` is a Struct of the contract whose player sits at the table."""
    seat = state.table.seats[move.player]
    phase, handler = HANDLERS[type(move)]
    if state.phase is not phase or seat not in due(state):
        return Step(state, (_untimely(state, seat, move),))
    return handler(state, seat, move)


def _untimely(state: State, seat: int, move: AnyMove) -> Violation:
    """The one reason why this team cannot make this type of move now."""
    if state.phase is Phase.OVER:
        return Violation("", Code.GAME_OVER.value, "ST:40")
    sent = str(type(move).__struct_config__.tag)
    expected = expect(state)
    if state.duel is not None and isinstance(move, TieBreak) and seat not in state.duel.contenders:
        tied = [state.table.players[other] for other in state.duel.contenders]
        facts: Facts = {"player": move.player, "tied": tied}
        return Violation("/player", Code.TIE_BREAK_NOT_TIED.value, "ST:42", facts, tied)
    if seat not in due(state) and state.phase is not Phase.ASSIGN:
        players = [expectation.player for expectation in expected]
        rule = "ST:42" if state.phase is Phase.TIE_BREAK else "ST:24"
        facts = {"player": move.player, "expected": players}
        return Violation("/player", Code.OUT_OF_TURN.value, rule, facts, players)
    types = list(expected[0].types)
    rule = "ST:20" if state.phase is Phase.ASSIGN else "ST:21"
    waiting = [expectation.player for expectation in expected]
    return Violation("/type", Code.NOT_NOW.value, rule, {"sent": sent, "expected": types, "waiting": waiting}, types)


def _assign(state: State, seat: int, move: Assign) -> Step[State]:
    """Four different tiles that nobody else holds this round (ST:20)."""
    violations = list(_assign_violations(state, move))
    if violations:
        return Step(state, violations)
    team = replace(state.teams[seat], tiles=tuple(move.tiles))
    after = replace(state, teams=with_team(state.teams, seat, team))
    if not due(after):
        after = replace(after, phase=Phase.QUESTION)
    return Step(after, (), (Event("assigned", move.player, facts={"tiles": move.tiles}),))


def _assign_violations(state: State, move: Assign) -> Iterator[Violation]:
    if len(move.tiles) != SLOTS:
        yield Violation("/tiles", Code.TILE_COUNT.value, "ST:20", {"sent": len(move.tiles), "slots": SLOTS})
    holders = {tile: name for name, team in zip(state.table.players, state.teams, strict=True) for tile in team.tiles}
    for place, tile in enumerate(move.tiles):
        where, facts = f"/tiles/{place}", {"tile": tile}
        if tile not in state.table.tiles:
            yield Violation(where, Code.TILE_UNKNOWN.value, "ST:14", facts, _free(state, move, holders))
        elif tile in move.tiles[:place]:
            yield Violation(where, Code.TILE_REPEATED.value, "ST:20", facts, _free(state, move, holders))
        elif tile in holders:
            taken = {**facts, "player": holders[tile]}
            yield Violation(where, Code.TILE_TAKEN.value, "ST:20", taken, _free(state, move, holders))


def _free(state: State, move: Assign, holders: Mapping[str, str]) -> list[str]:
    """The first tiles in the box that could stand there instead."""
    return [tile for tile in state.table.tiles if tile not in holders and tile not in move.tiles][:8]


def _swap(state: State, seat: int, move: Swap) -> Step[State]:
    """Two different tiles that lie face up change places, once a round (ST:35, ST-14, ST-15)."""
    violations = list(_swap_violations(state, seat, move))
    if violations:
        return Step(state, violations)
    one, other = _tile_at(state, move.a), _tile_at(state, move.b)
    teams = _put(state, _put(state, state.teams, move.a, other), move.b, one)
    teams = with_team(teams, seat, replace(teams[seat], has_swap=False))
    facts: Facts = {
        "one": one,
        "one_player": move.a.player,
        "one_slot": move.a.slot,
        "other": other,
        "other_player": move.b.player,
        "other_slot": move.b.slot,
    }
    return Step(replace(state, teams=teams), (), (Event("swapped", move.player, facts=facts),))


def _tile_at(state: State, place: Place) -> str:
    return state.teams[state.table.seats[place.player]].tiles[place.slot - 1]


def _put(state: State, teams: tuple[Team, ...], place: Place, tile: str) -> tuple[Team, ...]:
    seat = state.table.seats[place.player]
    tiles = teams[seat].tiles
    return with_team(teams, seat, replace(teams[seat], tiles=(*tiles[: place.slot - 1], tile, *tiles[place.slot :])))


def _swap_violations(state: State, seat: int, move: Swap) -> Iterator[Violation]:
    if not state.teams[seat].has_swap:
        yield Violation("/type", Code.SWAP_SPENT.value, "ST:36", {"player": move.player}, ["question"])
    if move.a == move.b:
        yield Violation("/b", Code.SWAP_SAME.value, "ST-15", {"player": move.a.player, "slot": move.a.slot})
    for name, place in (("a", move.a), ("b", move.b)):
        if not is_face_up(state, state.table.seats[place.player], place.slot):
            facts: Facts = {"player": place.player, "slot": place.slot}
            yield Violation(f"/{name}", Code.SWAP_FACE_DOWN.value, "ST:35", facts)


def _question(state: State, _seat: int, move: Question) -> Step[State]:
    """A question with its steals, and after each pass the look at who is home (ST:40, ST-18)."""
    asking = Asking(state, move)
    asking.walk()
    if asking.violations:
        return Step(state, asking.violations)
    after = replace(state, teams=asking.teams, asked=state.asked + 1)
    events = asking.events
    if after.asked % len(after.teams) == 0:
        after, more, used = _after_pass(after)
        events = [*events, *more]
        asking.used.update(used)
    return Step(after, (), events, used=sorted(asking.used))


def _after_pass(state: State) -> tuple[State, list[Event], list[str]]:
    """Every team has tried the same slot: a winner, a tie, the next slot or the next round (ST:40, ST:38)."""
    is_round_over = state.asked == SLOTS * len(state.teams)
    home = leaders(state)
    used = ["ST-18"] if home and not is_round_over else []
    if home and (is_round_over or state.table.readings.ST_18 == "each-pass"):
        if len(home) == 1:
            return *_won(state, home[0]), used
        tied = in_turn(state, home)
        names = [state.table.players[seat] for seat in tied]
        position = state.teams[home[0]].position
        event = Event("tied", facts={"players": names, "position": position})
        return replace(state, phase=Phase.TIE_BREAK, duel=Duel(tied)), [event], used
    if is_round_over:
        teams = tuple([Team(team.position, (), STEALS) for team in state.teams])
        following = State(state.table, teams, state.round + 1, Phase.ASSIGN)
        return following, [Event("round_ended", facts={"round": state.round})], used
    return state, [], used


def _won(state: State, seat: int) -> tuple[State, list[Event]]:
    event = Event("won", state.table.players[seat], facts={"position": state.teams[seat].position})
    return replace(state, phase=Phase.OVER, winner=seat), [event]


def _tie_break(state: State, _seat: int, move: TieBreak) -> Step[State]:
    """A tied team's question on a newly drawn tile (ST:42); nothing moves and nothing is stolen (ST-24)."""
    duel = state.duel
    if duel is None:
        raise ValueError("a tie-break without tied teams")
    tiles = drawable(state)
    if move.tile not in tiles:
        code = Code.TIE_BREAK_TILE if move.tile in state.table.tiles else Code.TILE_UNKNOWN
        rule = "ST:42" if code is Code.TIE_BREAK_TILE else "ST:14"
        return Step(state, (Violation("/tile", code.value, rule, {"tile": move.tile}, tiles[:8]),))
    earlier = () if move.tile in duel.earlier else duel.earlier  # an earlier round's tile came out: all went back
    duel = Duel(duel.contenders, (*duel.answers, move.correct), (*duel.drawn, move.tile), earlier)
    event = Event("tie_break_right" if move.correct else "tie_break_wrong", move.player, facts={"tile": move.tile})
    if len(duel.answers) < len(duel.contenders):
        return Step(replace(state, duel=duel), (), (event,))
    after, more, used = _after_tie_break_round(state, duel)
    return Step(after, (), (event, *more), used=used)


def _after_tie_break_round(state: State, duel: Duel) -> tuple[State, list[Event], list[str]]:
    """One right wins; several right go on, none right all go on, or by a reading all repeat (ST:42, ST-23)."""
    right = tuple(seat for seat, correct in zip(duel.contenders, duel.answers, strict=True) if correct)
    if len(right) == 1:
        after, events = _won(replace(state, duel=replace(duel, answers=())), right[0])
        return after, events, []
    is_split = bool(right) and right != duel.contenders
    goes_on = right if right and state.table.readings.ST_23 == "sudden-death" else duel.contenders
    names = [state.table.players[seat] for seat in goes_on]
    following = Duel(goes_on, (), (), (*duel.earlier, *duel.drawn))
    event = Event("tie_goes_on", facts={"players": names})
    return replace(state, duel=following), [event], ["ST-23"] if is_split else []


Handler = Callable[[State, int, Any], Step[State]]
HANDLERS: Mapping[type, tuple[Phase, Handler]] = {
    Assign: (Phase.ASSIGN, _assign),
    Swap: (Phase.QUESTION, _swap),
    Question: (Phase.QUESTION, _question),
    TieBreak: (Phase.TIE_BREAK, _tie_break),
}
