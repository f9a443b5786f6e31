"""The queries of the calls. The messages of these schemas are the codes of faults."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs

from marshmallow import RAISE, Schema, ValidationError, fields, validate
from msgspec import Struct

from intake.problems import ProblemError
from referee.core import Fault
from referee.judge import INCLUDABLE, LEGAL_MOVES_LIMIT, STATE

NONE = "none"
MOST_LEGAL_MOVES = 1000
WHOLE = re.compile(r"-?[0-9]{1,9}")


class RefereeQuery(Struct, frozen=True):
    """What a verdict is to hold beside its core, and how many legal moves it lists at most."""

    include: frozenset[str] = frozenset({STATE})
    limit: int = LEGAL_MOVES_LIMIT


class Whole(fields.Integer):
    """A whole number in plain digits, which Python's own reading of integers is wider than."""

    def _validated(self, value: str) -> int:
        if not WHOLE.fullmatch(value):
            raise self.make_error("invalid", input=value)
        return int(value)


class QuerySchema(Schema):
    """A query without parameters, and what all queries share: no unknown parameter is let through."""

    class Meta:
        """How marshmallow reads it."""

        unknown = RAISE

    error_messages = {"unknown": "unknown-field"}  # noqa: RUF012  marshmallow's own way to name them


class RefereeQuerySchema(QuerySchema):
    """The query of a verdict."""

    include = fields.List(
        fields.String(validate=validate.OneOf([*INCLUDABLE, NONE], error="enum")),
        load_default=[STATE],
        validate=validate.Length(min=1, error="min-items"),
    )
    limit = Whole(
        load_default=LEGAL_MOVES_LIMIT,
        error_messages={"invalid": "type"},
        validate=[validate.Range(min=1, error="minimum"), validate.Range(max=MOST_LEGAL_MOVES, error="maximum")],
    )


@lru_cache(maxsize=256)
def referee_query(query: bytes) -> RefereeQuery:
    """The query of a verdict; the parts it names come beside the state, unless it names `none`.

    Raises: ProblemError when a parameter or its value is unknown.
    """
    loaded = load_query(RefereeQuerySchema(), query)
    named = frozenset(loaded["include"])
    return RefereeQuery(named - {NONE} if NONE in named else named | {STATE}, loaded["limit"])


def no_query(query: bytes) -> None:
    """Nothing, for a call that takes no parameters.

    Raises: ProblemError when there is one.
    """
    if query:
        load_query(QuerySchema(), query)


def load_query(schema: Schema, query: bytes) -> Mapping[str, Any]:
    """The values of a query."""
    try:
        parameters = parse_qs(query.decode("ascii", "replace"), keep_blank_values=True, max_num_fields=20)
        loaded: Mapping[str, Any] = schema.load({name: _value(schema, name, parameters[name]) for name in parameters})
    except ValidationError as error:
        faults = [_fault(schema, name, code) for name, code in _codes(error.messages_dict)]
        raise ProblemError("query", faults) from None
    except ValueError:
        raise ProblemError("query") from None
    return loaded


def _value(schema: Schema, name: str, sent: Sequence[str]) -> str | list[str]:
    """A parameter's value: a list is written with commas, and so is a parameter that stands there twice."""
    text = ",".join(sent)
    return text.split(",") if isinstance(schema.fields.get(name), fields.List) else text


def _codes(messages: Mapping[Any, Any], name: str = "") -> Iterator[tuple[str, str]]:
    """Each parameter's name with the code of its fault; the place inside a list is left out."""
    for key, value in messages.items():
        if isinstance(value, Mapping):
            yield from _codes(value, name or key)
        else:
            yield from ((name or key, code) for code in dict.fromkeys(value))


def _fault(schema: Schema, name: str, code: str) -> Fault:
    """A fault of a parameter, with what would be right."""
    if code == "unknown-field":
        return Fault(name, code, tuple(schema.fields), {"field": name})
    field = schema.fields[name]
    if isinstance(field, fields.List) and isinstance(choice := field.inner.validate, validate.OneOf):
        return Fault(name, code, tuple(choice.choices))
    if code == "type":
        return Fault(name, code, (), {"expected": ["integer"], "sent": "string"})
    ranges = [each for each in field.validators if isinstance(each, validate.Range)]
    limits = {each.error: each.max if each.min is None else each.min for each in ranges}
    return Fault(name, code, (), {"limit": limits[code]} if code in limits else {})
