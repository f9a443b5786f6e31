"""A question and its steals: who may play which tile, and what the answers do to every team (ST:21-33)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.core import Event, Facts, Violation
from referee.games.smartish.codes import Code
from referee.games.smartish.setup import STEAL_POINTS
from referee.games.smartish.state import State, Team, clockwise, with_team
from referee.games.smartish.wire import Question, Split, Steal


class Asking:
    """One question being walked: its violations, its events, and the teams as they stand."""

    def __init__(self, state: State, move: Question) -> None:
        self.state = state
        self.move = move
        self.defender = state.defender
        self.teams = state.teams
        self.violations: list[Violation] = []
        self.events: list[Event] = []
        self.used: set[str] = set()

    def walk(self) -> None:
        """Judge who plays STEAL tiles, then the answers: the defender's first, then clockwise (ST-27)."""
        self.violations += _tile_violations(self.state, self.move.steals)
        if len(self.move.steals) > 1:
            self.used.add("ST-01")
        self._answer()
        for number, steal in enumerate(self.move.steals):
            self._steal(number, steal)

    def _name(self, seat: int) -> str:
        return self.state.table.players[seat]

    def _answer(self) -> None:
        """The defender's own answer, worth the slot's dots (ST:20, ST:23)."""
        slot = self.state.slot
        team = self.teams[self.defender]
        points = slot if self.move.correct else 0
        verb = "answered_right" if points else "answered_wrong"
        self._tell(verb, self.defender, points, points, slot=slot, tile=team.tiles[slot - 1], round=self.state.round)
        self._set(self.defender, replace(team, position=team.position + points))

    def _set(self, seat: int, team: Team) -> None:
        self.teams = with_team(self.teams, seat, team)

    def _tell(self, verb: str, seat: int, points: int, moved: int, by: str = "", **facts: str | int) -> None:
        """An event with the points and where they take a team from its present position."""
        start = self.teams[seat].position
        told: Facts = {**facts, "points": points, "from": start, "to": start + moved}
        self.events.append(Event(verb, self._name(seat), by=by, facts=told))

    def _steal(self, number: int, steal: Steal) -> None:
        """One team's answer beside the defender's (ST:29, ST:31)."""
        seat = self.state.table.seats[steal.player]
        won = STEAL_POINTS[steal.when] if steal.correct and not self.move.correct else 0
        self._judge_use(number, steal, won)
        if self.violations:
            return
        team = self.teams[seat]
        if won:
            self._spend(seat, steal, won)
            return
        loses = not self.move.correct
        after = self._after_loss(team.position) if loses else team.position
        verb = "steal_failed" if loses else "steal_blocked"
        self._tell(verb, seat, after - team.position, after - team.position, steal.when, steals=team.steals - 1)
        self._set(seat, replace(team, position=after, steals=team.steals - 1))

    def _after_loss(self, position: int) -> int:
        """One space back, but not behind Start (ST-08) nor, by a reading, for a team that is home (ST-21)."""
        readings = self.state.table.readings
        if position >= self.state.table.spaces:
            self.used.add("ST-21")
            if readings.ST_21 == "locked":
                return position
        if position <= 0:
            self.used.add("ST-08")
            if readings.ST_08 == "floor":
                return position
        return position - 1

    def _judge_use(self, number: int, steal: Steal, won: int) -> None:
        """Whether points can be used so: all uses but advancing take points won, a push a defender in the stretch."""
        use = steal.use
        where = f"/steals/{number}/use"
        if isinstance(use, Split):
            self.used.add("ST-09")
            if self.state.table.readings.ST_09 == "whole" or use.advance + use.push_back != won:
                facts: Facts = {"advance": use.advance, "push_back": use.push_back, "won": won}
                self.violations.append(Violation(where, Code.PUSH_SPLIT.value, "ST-09", facts, self._uses(won)))
        if not won and use != "advance":
            facts = {"player": steal.player}
            self.violations.append(Violation(where, Code.PUSH_NOTHING_WON.value, "ST:32", facts, ["advance"]))
        pushes = use.push_back > 0 if isinstance(use, Split) else use == "push_back"
        if pushes and not self.state.table.is_in_stretch(self.teams[self.defender].position):
            facts = {
                "player": self._name(self.defender),
                "position": self.teams[self.defender].position,
                "from": self.state.table.spaces - self.state.table.stretch,
                "to": self.state.table.spaces - 1,
            }
            self.violations.append(Violation(where, Code.PUSH_NOT_HOME_STRETCH.value, "ST-10", facts, ["advance"]))

    def _uses(self, won: int) -> Sequence[object]:
        """The ways to use points that are legal here."""
        can_push = bool(won) and self.state.table.is_in_stretch(self.teams[self.defender].position)
        uses: list[object] = ["advance", "push_back"] if can_push else ["advance"]
        if can_push and self.state.table.readings.ST_09 == "split":
            uses += [{"advance": part, "push_back": won - part} for part in range(1, won)]
        return uses

    def _spend(self, seat: int, steal: Steal, won: int) -> None:
        """Points that are won move the own team on, the defender back, or some of both (ST:32, ST-09)."""
        use = steal.use
        back = use.push_back if isinstance(use, Split) else won if use == "push_back" else 0
        if back < won or not back:
            team = self.teams[seat]
            self._tell("steal_won", seat, won - back, won - back, steal.when, steals=team.steals)
            self._set(seat, replace(team, position=team.position + won - back))
        if back:
            team = self.teams[self.defender]
            after = self._pushed(team.position, back)
            moved = after - team.position
            self._tell("pushed_back", self.defender, back, moved, steal.player)
            self._set(self.defender, replace(team, position=after))

    def _pushed(self, position: int, points: int) -> int:
        """Where a push ends: never behind Start and, by a reading, not before the home stretch (ST-11)."""
        table = self.state.table
        edge = table.spaces - table.stretch
        if position - points < edge:
            self.used.add("ST-11")
        least = edge if table.readings.ST_11 == "stop-at-stretch" else 0
        return max(position - points, least)


def _tile_violations(state: State, steals: Sequence[Steal]) -> Iterator[Violation]:
    """Who may play a STEAL tile on this question, in which order, and when (ST:27-33)."""
    others = clockwise(state, state.defender)
    seats = [state.table.seats[steal.player] for steal in steals]
    names = [state.table.players[seat] for seat in others]
    for number, (seat, steal) in enumerate(zip(seats, steals, strict=True)):
        where, facts = f"/steals/{number}/player", {"player": steal.player}
        if seat == state.defender:
            yield Violation(where, Code.STEAL_OWN_QUESTION.value, "ST:27", facts, names)
        elif seat in seats[:number]:
            yield Violation(where, Code.STEAL_TWICE.value, "ST-02", facts)
        elif not state.teams[seat].steals:
            yield Violation(where, Code.NO_STEAL_TILE.value, "ST:29", facts)
    if len(steals) > 1 and state.table.readings.ST_01 == "first":
        yield Violation("/steals/1", Code.STEAL_SECOND_ATTACKER.value, "ST-01", {"player": steals[0].player})
    attackers = [seat for seat in dict.fromkeys(seats) if seat != state.defender]
    in_order = [seat for seat in others if seat in attackers]
    if attackers != in_order:
        order = [state.table.players[seat] for seat in in_order]
        yield Violation("/steals", Code.STEAL_ORDER.value, "ST-01", {"order": order})
    yield from _reader_violations(state, steals, seats)


def _reader_violations(state: State, steals: Sequence[Steal], seats: Sequence[int]) -> Iterator[Violation]:
    """The reader has seen the question, so that it cannot steal after (ST:33, ST-06, ST-07)."""
    reader = reader_of(state, steals)
    for number, (seat, steal) in enumerate(zip(seats, steals, strict=True)):
        if seat == reader and steal.when == "after":
            facts: Facts = {"player": steal.player}
            yield Violation(f"/steals/{number}/when", Code.STEAL_READER_AFTER.value, "ST:33", facts, ["before"])


def reader_of(state: State, steals: Sequence[Steal]) -> int:
    """The seat that reads: the first clockwise that does not steal before, else the last of those that do (ST-06)."""
    before = {state.table.seats[steal.player] for steal in steals if steal.when == "before"}
    others = clockwise(state, state.defender)
    return next((seat for seat in others if seat not in before), others[-1])
