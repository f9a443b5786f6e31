"""Sentences of Smoothie Wars as a table expects them in each language; the expected ones are written by hand."""

# ruff: noqa: RUF001  the apostrophe that English and Italian are printed with

from typing import Any

import pytest

from texts import render_strictly

TUESDAY = {"kind": "begun", "day": "tuesday"}
SUNDAY = {"kind": "sunday", "day": "sunday"}
ONE_CARD = {"kind": "smoothies", "cash": 90, "made": 91, "cap": 90, "price": 1, "extra": 0}
TWO_CARDS = {"kind": "both", "cash": 100, "made": 81, "cap": 80, "price": 1, "extra": 20}
POOR = {"kind": "extra_card", "cash": 15, "made": 0, "cap": 0, "price": 1, "extra": 20}

REFUSALS: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "loan-too-late",
        TUESDAY,
        "en",
        (
            "It is too late for a loan: Tuesday has begun, and a loan is announced between a day’s result "
            "and the next day."
        ),
    ),
    (
        "loan-too-late",
        TUESDAY,
        "es",
        (
            "Ya es tarde: el martes ha empezado, y el préstamo se anuncia entre el resultado de un día y el comienzo "
            "del siguiente."
        ),
    ),
    (
        "loan-too-late",
        SUNDAY,
        "es",
        "Ya es tarde para el préstamo: la semana ha terminado, y en esta mesa no se pide la noche del domingo.",
    ),
    (
        "loan-too-late",
        SUNDAY,
        "it",
        "È tardi per il prestito: la settimana è finita, e a questo tavolo la sera di domenica non si prende.",
    ),
    (
        "made-over-cash",
        ONE_CARD,
        "en",
        "A smoothie costs $1 to make: 90 in hand is enough for 90 today, not for 91.",
    ),
    (
        "made-over-cash",
        ONE_CARD | {"cash": -40, "made": 1, "cap": 0},
        "es",
        "Preparar un batido cuesta 1 $: con -40 $ en mano hoy no se puede preparar ninguno.",
    ),
    (
        "made-over-cash",
        TWO_CARDS,
        "en",
        (
            "A smoothie costs $1 to make and the extra card $20: "
            "100 in hand is enough for the card and 80 smoothies, not 81."
        ),
    ),
    (
        "made-over-cash",
        TWO_CARDS | {"cash": 21, "made": 2, "cap": 1},
        "it",
        (
            "Preparare un frullato costa 1 $ e la carta extra 20 $: "
            "con 21 $ in mano si possono pagare la carta e un frullato, non 2."
        ),
    ),
    ("made-over-cash", POOR, "en", "The extra card costs $20; 15 in hand does not pay for it."),
    ("made-over-cash", POOR, "it", "La carta extra costa 20 $, e i 15 $ in mano non bastano per pagarla."),
]


@pytest.mark.parametrize(("code", "facts", "language", "sentence"), REFUSALS)
def test_a_refusal_says_why(code: str, facts: dict[str, Any], language: str, sentence: str) -> None:
    assert render_strictly(f"smoothie-wars-{code}", facts, language) == sentence
