"""The hand that crosses boxes during one move: every cross, star, ability and refusal of the move goes through it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core import Event, Facts, Offer, Violation
from referee.games.smoothies.board import ABILITIES, PLAIN, STAR, Board
from referee.games.smoothies.codes import Code
from referee.games.smoothies.setup import Table
from referee.games.smoothies.state import Paper


class Pencil:
    """A working copy of one paper while a move is walked; `paper()` gives the result.

    `stars` are the move's answers to the stars crossed, in order; `is_passive` bars blender boxes (SM:31). After a
    wrong or missing answer `is_stuck` is true: what the move does from there cannot be known. `star_reach` is the
    mask of all boxes next to a star crossed so far.
    """

    def __init__(self, table: Table, seat: int, paper: Paper, stars: Sequence[str | None], *, is_passive: bool) -> None:
        """Take up the paper of a seat."""
        self.board: Board = table.board
        self.readings = table.readings
        self.player = table.players[seat]
        self.is_passive = is_passive
        self.crossed = paper.crossed
        self.gained = paper.gained
        self.spent = paper.spent
        self.stars = stars
        self.answered = 0
        self.is_stuck = False
        self.star_reach = 0
        self.events: list[Event] = []
        self.violations: Sequence[Violation] = ()
        self.offers: Sequence[Offer] = ()
        self.used: Sequence[str] = ()
        self.leaned_on: Sequence[str] = ()

    def paper(self) -> Paper:
        """The paper as it is now."""
        return Paper(self.crossed, self.gained, self.spent)

    def refuse(
        self, pointer: str, code: Code, rule: str, facts: Facts | None = None, alternatives: Sequence[object] = ()
    ) -> None:
        """Note a broken rule."""
        self.violations = (*self.violations, Violation(pointer, code.value, rule, facts or {}, alternatives))

    def ready(self, kind: int) -> int:
        """How many abilities of a kind are at hand."""
        return self.gained[kind] - self.spent[kind]

    def spend(self, kind: int, times: int, pointer: str, instead: Sequence[object] = ()) -> None:
        """Complete the crosses of an ability, or refuse for want of them (SM:46)."""
        have = self.gained[kind] - self.spent[kind]
        if times > have:
            facts: Facts = {"which": ABILITIES[kind], "have": have, "need": times}
            self.refuse(pointer, Code.NO_ABILITY, "SM:46", facts, instead)
            return
        spent = self.spent
        self.spent = (*spent[:kind], spent[kind] + times, *spent[kind + 1 :])
        self.events.extend([Event("spent", self.player, ABILITIES[kind])] * times)

    def cross(self, bit: int, by: str) -> None:
        """Cross a free box and do at once what it asks for."""
        board = self.board
        self.crossed |= board.masks[bit]
        self.events.append(Event("crossed", self.player, board.names[bit], by))
        effect = board.effects[bit]
        if effect == PLAIN:
            return
        if effect != STAR:
            self._gain(effect)
            return
        self.star_reach |= board.neighbours[bit]
        if by != "star" or self._is_chain_open(bit):
            self._answer_star(bit)

    def _gain(self, kind: int) -> None:
        """A half-cross in the next free space of the ability (SM:43); none left is SM-24."""
        gained = self.gained
        if gained[kind] >= self.board.slots[kind]:
            self.used = (*self.used, "SM-24")
            if self.readings.SM_24 == "lost":
                self.events.append(Event("lost", self.player, ABILITIES[kind]))
                return
        self.gained = (*gained[:kind], gained[kind] + 1, *gained[kind + 1 :])
        self.events.append(Event("gained", self.player, ABILITIES[kind]))

    def _is_chain_open(self, bit: int) -> bool:
        """Whether a star crossed by a star asks again (SM-14)."""
        if self.free_neighbours(bit):
            self.leaned_on = (*self.leaned_on, "SM-14")
        return self.readings.SM_14 == "chain"

    def free_neighbours(self, bit: int) -> int:
        """The free boxes that a star at this place may cross, as a mask (SM:41, SM-18)."""
        free = self.board.neighbours[bit] & ~self.crossed
        return free & self.board.fruit if self.is_passive else free

    def _answer_star(self, bit: int) -> None:
        """Cross the neighbour that the move names; a star without a free one asks nothing (SM-15)."""
        free = self.free_neighbours(bit)
        if not free or self.is_stuck:
            return
        place = self.answered
        if place >= len(self.stars) or self.stars[place] is None:
            self._decline_star(bit, free)
            return
        self.answered += 1
        answer = self.board.index.get(self.stars[place] or "")
        if answer is not None and free >> answer & 1:
            self.cross(answer, "star")
        else:
            self._refuse_answer(bit, free, place)

    def _decline_star(self, bit: int, free: int) -> None:
        """No answer, or null: only where a star may be declined (SM-16)."""
        self.used = (*self.used, "SM-16")
        star, options = self.board.names[bit], self.board.boxes(free)
        is_null = self.answered < len(self.stars)
        pointer = f"/stars/{self.answered}"
        if self.readings.SM_16 == "must":
            self.is_stuck = True
            self.refuse(pointer, Code.STAR_MISSING, "SM:41", {"star": star, "free": options}, options)
        elif is_null:
            self.answered += 1
        elif not self.offers:  # The next answer is for the first star declined so, and for no other.
            self.offers = (Offer("star", self.player, 1, options, "SM-16"),)

    def _refuse_answer(self, bit: int, free: int, place: int) -> None:
        self.is_stuck = True
        board = self.board
        sent = self.stars[place] or ""
        options = board.boxes(free)
        pointer = f"/stars/{place}"
        facts = {"star": board.names[bit], "sent": sent}
        answer = board.index.get(sent)
        if answer is None:
            self.refuse(pointer, Code.BOX_UNKNOWN, "SM:10", {"sent": sent}, options)
            return
        if self.is_passive and not board.fruit >> answer & 1:
            self.refuse(pointer, Code.STAR_PASSIVE_BLENDER, "SM:31", facts, options)
        if not board.neighbours[bit] >> answer & 1:
            self.refuse(pointer, Code.STAR_NOT_ADJACENT, "SM:41", {**facts, "free": options}, options)
        if self.crossed >> answer & 1:
            self.refuse(pointer, Code.STAR_TAKEN, "SM:41", facts, options)

    def refuse_unknown_answers(self) -> None:
        """Boxes that no sheet has, among the answers that were not looked at for want of a star."""
        for place, sent in enumerate(self.stars):
            if place >= self.answered and sent is not None and sent not in self.board.index:
                self.refuse(f"/stars/{place}", Code.BOX_UNKNOWN, "SM:10", {"sent": sent})

    def refuse_unasked_answers(self) -> None:
        """Answers that no star asked for (SM-15, SM-14)."""
        if self.answered < len(self.stars) and not self.is_stuck:
            facts = {"sent": len(self.stars), "asked": self.answered}
            self.refuse(f"/stars/{self.answered}", Code.STAR_EXTRA, "SM:41", facts)
