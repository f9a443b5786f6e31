"""The reader's Structs, `explain` and an independent JSON Schema validator refuse the same documents."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from intake.contract import explain
from referee.games import GAMES
from tests.contract.documents import BASES, GAME_OF, MODULES, SHAPES, at, places, with_value, without
from tests.contract.validate import validator

DECODERS: dict[str, msgspec.json.Decoder[Any]] = {name: msgspec.json.Decoder(shape) for name, shape in SHAPES.items()}
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 3, -1, 99, 100, 4.0, 4.5, 2**53 - 1, 2**53, -(2**53), 10**30,
    "", "x", "x" * 40, "x" * 41, "x" * 64, "x" * 65, "x" * 200, "x" * 201, "Æ" * 40,
    *(game.rules for game in GAMES.values()), "smoothies@2", "printed",
    [], [None], [1], ["Ana"] * 5, ["Ana"] * 9, [1] * 61, [None] * 501, [[]],
    {}, {"": 1}, {"x" * 65: "y"}, {"Ana": 1}, {str(number): "tag" for number in range(9)},
)  # fmt: skip
NAMES = ("extra", "", "x" * 41, "x" * 65, "type", "a/b~c")


def is_read(value: Any, component: str) -> bool:
    try:
        DECODERS[component].decode(json.dumps(value))
    except msgspec.ValidationError:
        return False
    return True


def holds_a_whole_float(value: Any) -> bool:
    """Whether a number such as `4.0` is in a value: whole to JSON Schema, no integer to the reader."""
    found = (at(value, pointer) for pointer in places(value))
    return any(isinstance(item, float) and item.is_integer() for item in found)


def mutants(component: str) -> Iterator[tuple[str, Any]]:
    """Every single edit: each value put at each place, each member dropped, each name added."""
    base, module = BASES[component], MODULES[GAME_OF[component]]
    for pointer in places(base):
        for value in (*VALUES, *module.WORDS):
            yield f"{pointer} = {value!r}", with_value(base, pointer, value)
        if pointer:
            yield f"{pointer} dropped", without(base, pointer)
        held = at(base, pointer)
        if isinstance(held, dict):
            for name in (*NAMES, *module.NAMES):
                for value in (1, "x", [], {"fruits": 1}):
                    token = name.replace("~", "~0").replace("/", "~1")
                    yield f"{pointer}/{token} = {value!r}", with_value(base, f"{pointer}/{token}", value)
        if isinstance(held, list) and held:
            for count in (2, 20, 61, 501):
                yield f"{pointer} x {count}", with_value(base, pointer, held * count)


def assert_agreement(value: Any, component: str, name: str) -> bool:
    read, explained = is_read(value, component), not explain(value, component)
    assert read == explained, name
    if not holds_a_whole_float(value):
        assert read == validator(component).is_valid(value), name
    return read


@pytest.mark.slow
@pytest.mark.parametrize("component", BASES)
def test_all_three_agree_on_every_single_edit(component: str) -> None:
    verdicts = [assert_agreement(value, component, name) for name, value in mutants(component)]
    assert len(verdicts) > 1000
    assert 100 < sum(verdicts) < len(verdicts) - 500


@pytest.mark.parametrize("component", BASES)
def test_a_whole_float_is_the_one_exception(component: str) -> None:
    base = BASES[component]
    numbers = [place for place in places(base) if type(at(base, place)) is int]
    assert numbers
    for pointer in numbers:
        value = with_value(base, pointer, float(at(base, pointer)))
        assert not is_read(value, component), pointer
        assert [fault.pointer for fault in explain(value, component)] == [pointer]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8"), max_size=70) | st.sampled_from(VALUES),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(NAMES) | st.text(
        st.characters(codec="utf-8"), max_size=5), inner, max_size=5),
    max_leaves=12,
)  # fmt: skip


@given(st.data())
def test_all_three_agree_on_drawn_values(data: st.DataObject) -> None:
    component = data.draw(st.sampled_from(list(BASES)))
    base = BASES[component]
    pointer = data.draw(st.sampled_from(list(places(base))))
    value = with_value(base, pointer, data.draw(JSON))
    assert_agreement(value, component, pointer)
