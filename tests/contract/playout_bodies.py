"""Bodies for schemathesis: whole legal games of many kinds with one field changed, and how they were answered."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import jsonschema_rs
import msgspec
from hypothesis import strategies as st

from intake.contract import component_of, document
from referee.core import Game
from referee.games import GAMES
from tests.contract.documents import at, places, with_value, without
from tests.referee import playouts

SEEDS = 4  # records for each number of players of a game
MOST_MOVES = 60  # a record is cut there, so that a body is sent in a moment
SMALL, LARGE = 20, (1 << 53) - 1
WILD = (None, True, -1, 1.5, "", "x", [], {}, "\u0000", "é\u202e" * 30)  # of another type or nobody's value
CHANCE_OF_WILD, CHANCE_OF_LESS = 0.05, 0.12
PARTS = (*("moves",) * 5, *("sheets",) * 5, "claim", "setup", "")  # what is changed, by weight; "" is anything
FORMS: Mapping[str, tuple[str, ...]] = {
    "referee": ("record",),
    "score": ("sheets",),
    "sensitivity": ("record", "sheets"),
    "compare": ("pair",),
}

Json = Any


class Kind(NamedTuple):
    """What one body was: the call that it went to, and whether it was a playout."""

    call: str
    is_playout: bool


class Tally:
    """How many bodies were sent, and how many of them reached the referee (were answered 200)."""

    def __init__(self) -> None:
        self.sent = Counter[Kind]()
        self.judged = Counter[Kind]()

    def add(self, call: str, status: int, *, is_playout: bool) -> None:
        kind = Kind(call, is_playout)
        self.sent[kind] += 1
        self.judged[kind] += status == 200

    def is_whole(self) -> bool:
        """Whether every call got bodies of both kinds, so that the share is that of a whole run."""
        return self.sent.keys() == {Kind(call, is_playout) for call in FORMS for is_playout in (True, False)}

    def share(self, *calls: str, playouts_only: bool = False) -> float:
        """The share of the bodies that reached the referee."""
        kinds = [kind for kind in self.sent if kind.call in calls and kind.is_playout >= playouts_only]
        return sum(self.judged[kind] for kind in kinds) / (sum(self.sent[kind] for kind in kinds) or 1)

    def lines(self) -> list[str]:
        """The share for people, whole and call by call."""
        if not self.sent:
            return []
        sent, judged = self.sent.total(), self.judged.total()
        lines = [f"bodies that reached the referee: {judged:,} of {sent:,} ({judged / sent:.0%})"]
        for kind in sorted(self.sent):
            what = "playouts with one field changed" if kind.is_playout else "drawn from the contract"
            lines.append(f"  {kind.call:12} {what:32} {self.judged[kind]:6,} of {self.sent[kind]:6,}")
        return lines


TALLY = Tally()


@cache
def legal(form: str) -> list[Json]:
    """Legal documents of a form, of every game: records whole and cut short, final papers, pairs of records."""
    if form == "pair":
        return [{"records": [record, record]} for record in legal("record")]
    random = Random(f"legal {form}")  # noqa: S311  no secret
    documents = [each for game in GAMES.values() for each in _of_game(random, game, form)]
    return [{**each, **_extras(random, each)} for each in documents]


def _of_game(random: Random, game: Game[Any], form: str) -> Iterator[Json]:
    """Playouts of all sizes, and what the contract shows."""
    yield document()["components"]["examples"][component_of(game.id, "sheets" if form == "sheets" else "record")][
        "value"
    ]
    for players in range(game.players[0], game.players[1] + 1):
        for seed in range(SEEDS):
            size = playouts.Size(players, random.randint(0, 9), seed)
            whole = json.loads(playouts.played(game.id, size))
            yield _papers(game, whole) if form == "sheets" else _cut(random, whole)


def _cut(random: Random, record: Json) -> Json:
    return {**record, "moves": record["moves"][: random.randint(1, MOST_MOVES)]}


def _papers(game: Game[Any], record: Json) -> Json:
    """The papers of a whole game, as somebody would type them in."""
    played = msgspec.convert(record, game.record)
    return playouts.papers(game, played.setup, playouts.states(game, played)[-1])


def _extras(random: Random, legal_document: Json) -> Json:
    """What a document may have besides."""
    players = legal_document["setup"]["players"]
    sections = sections_of(legal_document)
    claim = {
        "totals": {player: random.randint(-9, 99) for player in players},
        "sections": {players[0]: {sections[0]: 40}},
        "winners": players[:1],
    }
    return {"id": "table-12", "tags": {"round": "2"}, "claim": claim} if random.random() < 0.7 else {}


def sections_of(legal_document: Json) -> Sequence[str]:
    """The sections that a claim may name; in some games those of papers are not those of records."""
    game = GAMES[game_named(legal_document)]
    shape = game.sheets if "sheets" in legal_document else game.record
    return game.sections if game.sections_of is None else game.sections_of(msgspec.convert(legal_document, shape))


def game_named(body: Json) -> str:
    """The game that a body's `rules` name, or nothing."""
    if isinstance(body, dict) and isinstance(body.get("records"), list) and body["records"]:
        body = body["records"][0]
    named = body.get("rules") if isinstance(body, dict) else None
    return next((game.id for game in GAMES.values() if game.rules == named), "")


def bodies(call: str) -> st.SearchStrategy[Json]:
    """Legal bodies of a call with one field changed, made from a seed: choices drawn singly lean to the wild ones.

    Hypothesis goes back to the seed 0 while it looks at the rest of a request; so that is a body that can be judged.
    """
    legal_body = legal(FORMS[call][0])[0]
    seeds = st.integers(0, 2**64 - 1)
    return seeds.map(lambda seed: body(call, Random(seed)) if seed else legal_body)  # noqa: S311  no secret


def body(call: str, random: Random) -> Json:
    """A legal body with one field changed: mostly to what may stand there, sometimes to anything."""
    form = random.choice(FORMS[call])
    number = random.randrange(len(legal(form)))
    fields = fields_of(form, number)
    part = random.choice([part for part in PARTS if fields[part]])
    return changed(random, legal(form)[number], random.choice(fields[part]))


@cache
def fields_of(form: str, number: int) -> Mapping[str, list[str]]:
    """The places of a legal document part by part."""
    everything = list(places(legal(form)[number]))
    return {part: [place for place in everything if f"/{part}/" in place or not part] for part in PARTS}


def changed(random: Random, whole: Json, place: str) -> Json:
    """A copy with another value at one place."""
    value, chance = at(whole, place), random.random()
    if chance < CHANCE_OF_WILD:
        return with_value(whole, place, random.choice(WILD))
    if place and (chance < CHANCE_OF_LESS or is_item_on_paper(place)):
        return without(whole, place)
    if isinstance(value, dict):
        return with_value(whole, place, dict(random.sample(list(value.items()), len(value))))
    if isinstance(value, list):
        return with_value(whole, place, random.choice(other_lists(value)))
    if isinstance(value, str):
        return with_value(whole, place, random.choice(words_beside(whole, place)))
    if isinstance(value, int):
        return with_value(whole, place, random.choice((random.randint(-2, SMALL), value + 1, value - 1, LARGE)))
    return with_value(whole, place, random.choice((*words_beside(whole, place), None)))


def is_item_on_paper(place: str) -> bool:
    """Whether a place holds an item of a list on paper; another number there is mostly none, or one that is twice."""
    return bool(re.search(r"/sheets/.*/[0-9]+$", place))


def other_lists(items: list[Json]) -> list[list[Json]]:
    """The list without its ends, turned round, empty, and with an item twice."""
    return [items[1:], items[:-1], items[::-1], [], [*items, *items[-1:]]]


def words_beside(whole: Json, place: str) -> list[str]:
    """The words that stand in a body under the same name."""
    name = field_name(place)
    words = {at(whole, other) for other in places(whole) if field_name(other) == name and not container(whole, other)}
    return sorted(word for word in words if isinstance(word, str))


def container(whole: Json, place: str) -> bool:
    return isinstance(at(whole, place), (dict, list))


def field_name(place: str) -> str:
    """The last name in a pointer; the numbers of items do not count."""
    return next((token for token in reversed(place.split("/")) if not token.isdigit()), "")


@cache
def _validator(component: str) -> jsonschema_rs.Validator:
    schema = {"$ref": f"#/components/schemas/{component}", "components": document()["components"]}
    return jsonschema_rs.validator_for(schema, offline=True)


def obeys(call: str, sent: Json) -> bool:
    """Whether a body is one that the contract's own schema takes."""
    component = {"referee": "Record", "score": "Sheets", "sensitivity": "Document", "compare": "RecordPair"}[call]
    return _validator(component).is_valid(sent)
