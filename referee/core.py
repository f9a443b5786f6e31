"""The words that all games share: what a move does, what a verdict says, what a game is.

Points are whole numbers. A `rule` is a citation key: `SM:25` is line 25 of a rulebook text, `SM-05` a ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import UNSET, Struct, UnsetType

Facts = Mapping[str, str | int | Sequence[str]]
S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
AnyDocument = Any  # a Record or Sheets Struct of some game; each game has Structs of its own
AnySetup = Any  # a game's set-up Struct
AnyMove = Any  # a game's move Struct, or a listed move with ranges in it
AnyState = Any  # a game's state
AnyJson = Any  # a value that encodes to JSON; no type of Python's says that


class Fault(Struct, frozen=True):
    """One thing in a document that cannot be, and where it stands."""

    pointer: str
    code: str
    allowed: tuple[str | int, ...] = ()
    facts: Facts = {}


class DocumentError(ValueError):
    """A document that cannot be read; `faults` tells all that was found.

    `undecoded` is true when the bytes did not have the shape of a document, so that only the first fault is known
    and whoever has the contract at hand can find the others.
    """

    def __init__(self, faults: Sequence[Fault], *, undecoded: bool = False) -> None:
        """Keep the faults in document order."""
        super().__init__("; ".join(f"{fault.pointer}: {fault.code}" for fault in faults))
        self.faults = tuple(faults)
        self.undecoded = undecoded


class OutOfPatienceError(Exception):
    """A list of legal moves takes more tries than its caller allowed; what was listed before stands."""

    def __init__(self, patience: int) -> None:
        """Keep how many tries were allowed."""
        super().__init__(f"more than {patience} tries")
        self.patience = patience


class Ruling(Struct, frozen=True):
    """An open question of a rulebook, with the readings that a table may choose from, ours first."""

    id: str
    cites: tuple[str, ...]
    readings: tuple[str, ...] = ()

    @property
    def default(self) -> str | None:
        """Our reading's key, or None when no other reading can be chosen."""
        return self.readings[0] if self.readings else None


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """One small fact of a move: a player, or nobody in particular, did something to an item, by some means."""

    verb: str
    player: str = ""
    item: str = ""
    by: str = ""
    facts: Facts = {}


class Violation(Struct, frozen=True):
    """A rule that a move breaks; the pointer is relative to the move until the judge places it."""

    pointer: str
    code: str
    rule: str
    facts: Facts = {}
    alternatives: Sequence[AnyJson] = ()
    message: str | UnsetType = UNSET


class Offer(Struct, frozen=True):
    """Something that the last move could still take and did not: up to `count` of the options."""

    kind: str
    player: str
    count: int
    options: Sequence[str]
    rule: str


class Step(Struct, Generic[S], frozen=True, gc=False):
    """What one move does: with violations `after` is the state before it, and `offers` what could mend the move.

    `used` names the selectable rulings whose other readings would certainly have refused the move or led elsewhere,
    `leaned_on` those for which it takes another walk to know; the judge takes it.
    """

    after: S
    violations: Sequence[Violation] = ()
    events: Sequence[Event] = ()
    offers: Sequence[Offer] = ()
    used: Sequence[str] = ()
    leaned_on: Sequence[str] = ()


class Expectation(Struct, frozen=True):
    """A player who may move now, and the types of move open to them."""

    player: str
    types: Sequence[str]


class ScoreLine(Struct, frozen=True):
    """Points with their reason: the rule, the facts, and the numbers of the moves that earned them."""

    section: str
    item: str
    facts: Facts
    points: int
    rule: str
    moves: Sequence[int] = ()


class PlayerScore(Struct, frozen=True):
    """One player's points: the lines add up to the sections, the sections to the total."""

    total: int
    sections: Mapping[str, int]
    lines: Sequence[ScoreLine]


class Rank(Struct, frozen=True):
    """A player's place (1, 1, 3 for a tie) with what broke the tie."""

    rank: int
    player: str
    total: int
    tie_break: Mapping[str, int]


class Severity(StrEnum):
    """An error cannot have come from a legal game; a warning asks a person to look."""

    ERROR = "error"
    WARNING = "warning"


class Finding(Struct, frozen=True):
    """Something on a paper sheet or in a set-up that does not add up."""

    severity: Severity
    code: str
    pointer: str
    facts: Facts
    rule: str
    message: str | UnsetType = UNSET


class Difference(Struct, frozen=True):
    """One claimed number or list of winners that is not what was computed."""

    item: str
    claimed: int | Sequence[str]
    computed: int | Sequence[str]
    player: str | UnsetType = UNSET


class ClaimReport(Struct, frozen=True):
    """The bare comparison of a claim: confirmed, disputed, premature or absent."""

    status: str
    differences: Sequence[Difference] = ()


class Scorecard(Struct, frozen=True):
    """Everybody's points, the ranking and the findings.

    The fields after `findings` stand only on a scorecard that is an answer of its own; inside a verdict they are the
    verdict's. `target` and `objective_met` are there when a player plays against a number of points to exceed,
    `excellent` where the rulebook calls some number of points an excellent score.
    """

    rules: str
    provisional: bool
    players: Mapping[str, PlayerScore]
    ranking: Sequence[Rank]
    winners: Sequence[str]
    better: str
    findings: Sequence[Finding] = ()
    target: int | UnsetType = UNSET
    objective_met: bool | UnsetType = UNSET
    excellent: bool | UnsetType = UNSET
    status: str | UnsetType = UNSET
    claim: ClaimReport | UnsetType = UNSET
    rulings_used: Sequence[str] | UnsetType = UNSET
    fingerprint: str | UnsetType = UNSET
    id: str | UnsetType = UNSET
    tags: Mapping[str, str] | UnsetType = UNSET


class TracedMove(Struct, frozen=True):
    """What one accepted move changed."""

    move: int
    pointer: str
    events: Sequence[Event]


class LegalMoves(Struct, frozen=True):
    """The first legal next moves, in order; `more` tells that the list goes on."""

    moves: Sequence[AnyMove]
    more: bool


class Verdict(Struct, frozen=True):
    """The answer to a record: how far it is legal, why not further, and what it scores."""

    rules: str
    legal: bool
    accepted: int
    finished: bool
    violations: Sequence[Violation]
    offers: Sequence[Offer]
    expect: Sequence[Expectation]
    score: Scorecard
    rulings_used: Sequence[str]
    status: str
    claim: ClaimReport
    fingerprint: str
    state: AnyJson | UnsetType = UNSET
    trace: Sequence[TracedMove] | UnsetType = UNSET
    legal_moves: LegalMoves | UnsetType = UNSET
    id: str | UnsetType = UNSET
    tags: Mapping[str, str] | UnsetType = UNSET


class Claim(Protocol):
    """What a record or a set of sheets says of its own result; every part may be empty."""

    @property
    def totals(self) -> Mapping[str, int]: ...  # noqa: D102
    @property
    def sections(self) -> Mapping[str, Mapping[str, int]]: ...  # noqa: D102
    @property
    def winners(self) -> Sequence[str] | UnsetType: ...  # noqa: D102


class Throw(NamedTuple):
    """One die as chance let it fall: who threw it, which kind of die it is, and the face."""

    player: str
    die: str
    face: str


class Scored(Struct, frozen=True):
    """A scorecard, the selectable rulings that certainly changed its points, and those that might have changed it."""

    scorecard: Scorecard
    used: Sequence[str] = ()
    leaned_on: Sequence[str] = ()


Ledger = Sequence[Sequence[Event]]


class MovesLister(Protocol[S_contra]):
    """A game's lazy, complete and ordered list of legal next moves, those with the fewest abilities first."""

    def __call__(self, state: S_contra, patience: int | None = None) -> Iterator[AnyMove]:
        """The moves one by one, given up with an OutOfPatienceError after so many tries in vain or not."""


def no_violations(_: AnySetup) -> Sequence[Violation]:
    """What the rules refuse of a set-up in a game that takes each one that can be read."""
    return ()


def no_throws(_: Sequence[AnyMove]) -> Iterator[Throw]:
    """The throws of a game without dice, or whose dice have sides that the rulebook does not count."""
    return iter(())


def no_names(_: AnyDocument) -> Iterator[tuple[str, str]]:
    """The names of other players in a game whose moves name nobody but the player who makes them."""
    return iter(())


def unchanged(document: AnyDocument) -> AnyDocument:
    """A document of a game in which there is only one way to write each thing."""
    return document


class Game(Struct, Generic[S], frozen=True):
    """Everything the judge, the reader and the catalogue need of one game.

    `S` is the game's immutable state; set-ups, moves and sheets are the Structs of its `wire` module. `codes` are the
    reasons for a refusal, `findings` everything that may not add up with its severity, and `readings` the readings of
    the rulings that a table may choose, ours first. The functions are pure: `faults` gives what decodes but cannot be,
    `canonical` the same document written in one way, `reread` the same state under another reading,
    `throws` the dice of some moves as chance let them fall, `dice` being their faces, each as likely as the others,
    `other_names` pointers and names of players that stand neither as a move's own player nor as a sheet's key,
    `setup_violations` what the rules refuse before the first move, with pointers from the set-up (a wrong deck), and
    `sections_of` a document's own sections where they are not those of all.
    """

    id: str
    title: str
    version: int
    languages: tuple[str, ...]
    players: tuple[int, int]
    modes: tuple[str, ...]
    sections: tuple[str, ...]
    codes: tuple[str, ...]
    findings: Mapping[str, Severity]
    rulings: tuple[Ruling, ...]
    readings: Mapping[str, tuple[str, ...]]
    presets: Mapping[str, Any]
    record: type
    sheets: type
    faults: Callable[[AnyDocument], Iterator[Fault]]
    initial_state: Callable[[AnySetup], S]
    resolve: Callable[[S, AnyMove], Step[S]]
    is_over: Callable[[S], bool]
    expect: Callable[[S], Sequence[Expectation]]
    view: Callable[[S], AnyJson]
    score: Callable[[S, Ledger], Scored]
    score_sheets: Callable[[AnyDocument], Scored]
    legal_moves: MovesLister[S]
    reread: Callable[[S, str, str], S]
    canonical: Callable[[AnyDocument], AnyDocument] = unchanged
    dice: Mapping[str, tuple[str, ...]] = {}
    throws: Callable[[Sequence[AnyMove]], Iterator[Throw]] = no_throws
    other_names: Callable[[AnyDocument], Iterator[tuple[str, str]]] = no_names
    setup_violations: Callable[[AnySetup], Sequence[Violation]] = no_violations
    sections_of: Callable[[AnyDocument], Sequence[str]] | None = None

    @property
    def rules(self) -> str:
        """The ruleset that this game referees now, such as `smoothies@1`."""
        return f"{self.id}@{self.version}"
