"""The count that shows that no key stands twice, held against the parser that refuses such keys."""

import json
import random
from pathlib import Path

import jiter
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from intake.duplicates import has_distinct_keys
from referee import reader
from referee.core import DocumentError

FOLDER = Path(__file__).resolve().parents[2] / "examples"
EXAMPLES = sorted([*FOLDER.glob("*.record.json"), *FOLDER.glob("*.sheets.json")])
LEGAL = [path.read_bytes() for path in EXAMPLES]


def parser_takes(data: bytes) -> bool:
    try:
        jiter.from_json(data, catch_duplicate_keys=True)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("data", LEGAL, ids=[path.name for path in EXAMPLES])
def test_the_examples_are_sure_at_a_glance(data: bytes) -> None:
    assert has_distinct_keys(data, reader.read(data))


def flat_objects(text: str) -> list[str]:
    """The inside of every object of a text without objects in it, as it stands, where it has a plain member."""
    insides = [part[: part.index("}")] for part in text.split("{")[1:] if "}" in part]
    return [inside for inside in insides if plain_members(inside)]


def plain_members(inside: str) -> list[str]:
    """The members of an object whose values hold no comma."""
    return [part for part in inside.split(", ") if part.count(":") == 1 and part.count("[") == part.count("]")]


@given(st.sampled_from(LEGAL), st.randoms(use_true_random=False), st.sampled_from(["", " ", "\n", "\\u0061"]))
def test_a_member_written_twice_is_never_sure(data: bytes, chance: random.Random, padding: str) -> None:
    text = data.decode()
    inner = chance.choice(flat_objects(text))
    member = chance.choice(plain_members(inner))
    name, _, value = member.partition(":")
    if padding.startswith("\\"):
        name = name.replace("a", padding)  # the same key, spelled with an escape
        padding = ""
    twice = text.replace(inner, f"{name}{padding}:{value}, {inner}", 1).encode()
    try:
        document = reader.read(twice)
    except DocumentError:
        return
    assert not parser_takes(twice)
    assert not has_distinct_keys(twice, document)


@given(st.text(st.sampled_from('ab:"\\{},'), min_size=1, max_size=12), st.integers(1, 2))
def test_colons_inside_strings_never_make_it_sure_wrongly(name: str, copies: int) -> None:
    name = name.strip() or ":"
    tags = f'{json.dumps(name)}: "x:y"'
    tags = ", ".join([tags] * copies)
    data = (
        f'{{"rules":"smoothies@1","tags":{{{tags}}},"setup":{{"players":["A","B"],"sheet":"reference-14"}},"moves":[]}}'
    )
    document = reader.read(data.encode())
    if has_distinct_keys(data.encode(), document):
        assert parser_takes(data.encode())


def test_a_default_that_is_spelled_out_leaves_it_to_the_parser() -> None:
    document = reader.read(LEGAL[0])
    data = msgspec.json.encode(document).replace(b'"sheet":', b'"objective":null,"sheet":')
    assert not has_distinct_keys(data, reader.read(data))
    assert parser_takes(data)
