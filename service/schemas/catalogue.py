"""The games as the catalogue shows them."""

from __future__ import annotations

from marshmallow import Schema, fields, validate

from referee.core import Severity

PROVENANCES = ("transcribed", "assumed", "unverified", "printed")


class PlayerRangeSchema(Schema):
    """How many may play."""

    min = fields.Integer(required=True, validate=validate.Range(min=1))
    max = fields.Integer(required=True, validate=validate.Range(min=1))


class PresetEntrySchema(Schema):
    """A board or sheet to start from."""

    id = fields.String(required=True, validate=validate.Length(min=1, max=64))
    title = fields.String(required=True)
    provenance = fields.String(required=True, validate=validate.OneOf(PROVENANCES))


class GameEntrySchema(Schema):
    """A game that is refereed."""

    id = fields.String(required=True)
    title = fields.String(required=True)
    languages = fields.List(fields.String(), required=True)
    players = fields.Nested(PlayerRangeSchema, required=True)
    modes = fields.List(fields.String(), required=True)
    rulesets = fields.List(
        fields.String(validate=validate.Length(min=1, max=64)), required=True, validate=validate.Length(min=1)
    )
    presets = fields.List(fields.Nested(PresetEntrySchema), required=True)


class GamesSchema(Schema):
    """The games that are refereed."""

    games = fields.List(fields.Nested(GameEntrySchema), required=True)


class CodeEntrySchema(Schema):
    """A reason for a refusal."""

    code = fields.String(required=True)
    text = fields.String(required=True)


class FindingEntrySchema(Schema):
    """Something that may not add up, and how grave it is."""

    code = fields.String(required=True)
    severity = fields.String(required=True, validate=validate.OneOf(tuple(Severity)))
    text = fields.String(required=True)


class ReadingEntrySchema(Schema):
    """One way to read what the rulebook leaves open."""

    key = fields.String(required=True)
    text = fields.String(required=True)


class RulingEntrySchema(Schema):
    """Something that the rulebook leaves open, and how it is read here."""

    id = fields.String(required=True)
    citations = fields.List(fields.String(), required=True)
    question = fields.String(required=True)
    ours = fields.String(required=True)
    default = fields.String(required=True, allow_none=True)
    readings = fields.List(fields.Nested(ReadingEntrySchema), required=True)
    other = fields.String(required=True, allow_none=True)
    selectable = fields.Boolean(required=True)


class CitationEntrySchema(Schema):
    """A place in the rulebook, with the rule in our own words."""

    key = fields.String(required=True)
    section = fields.String(required=True)
    text = fields.String(required=True)


class GameSchema(GameEntrySchema):
    """A game with everything that verdicts refer to."""

    sections = fields.List(fields.String(validate=validate.Length(min=1, max=64)), required=True)
    codes = fields.List(fields.Nested(CodeEntrySchema), required=True)
    findings = fields.List(fields.Nested(FindingEntrySchema), required=True)
    rulings = fields.List(fields.Nested(RulingEntrySchema), required=True)
    citations = fields.List(fields.Nested(CitationEntrySchema), required=True)
