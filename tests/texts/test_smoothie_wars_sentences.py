"""Sentences of Smoothie Wars as a table expects them in each language; the expected ones are written by hand."""

# ruff: noqa: RUF001  a sentence stands whole, with the apostrophe that it is printed with

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
    ("made-over-cash", POOR, "it", "La carta extra costa 20 $, e con 15 $ in mano non la si può pagare."),
]


@pytest.mark.parametrize(("code", "facts", "language", "sentence"), REFUSALS)
def test_a_refusal_says_why(code: str, facts: dict[str, Any], language: str, sentence: str) -> None:
    assert render_strictly(f"smoothie-wars-{code}", facts, language) == sentence


CHAIN = {"player": "Val", "day": "tuesday", "carried": 0, "slip": "none"}
CELLS = {"start": 110, "sales": 60, "costs": 30, "bonus": 0, "loan": 0, "computed": 140, "corrected": 140}
SUM = {**CHAIN, **CELLS, "written": 104}
CARRY = {**CHAIN, "written": 140, "computed": 104, "corrected": 140, "carried": -36, "slip": "put_right"}
FINDINGS: list[tuple[str, dict[str, Any], str, str]] = [
    ("sum", SUM, "en", "Val, Tuesday: 110 + 60 - 30 = 140, but what is written is 104."),
    (
        "sum",
        SUM | {"slip": "swapped"},
        "es",
        "Val, martes: 110 + 60 - 30 = 140, pero se escribió 104. Quizá se cambiaron de sitio dos cifras.",
    ),
    (
        "sum",
        SUM | {"bonus": 50, "loan": 100, "computed": 290, "written": 190, "slip": "loan_not_added"},
        "it",
        (
            "Val, martedì: 110 + 60 - 30 + 50 (premio d’anticipo) + 100 (prestito) = 290, ma è scritto 190. "
            "Forse il prestito è stato segnato e non aggiunto."
        ),
    ),
    (
        "sum",
        SUM | {"start": 74, "computed": 104, "carried": -36, "written": 105},
        "en",
        "Val, Tuesday: 74 + 60 - 30 = 104, but what is written is 105; with the earlier slips put right it is 140.",
    ),
    (
        "carry",
        CARRY,
        "en",
        (
            "Val, Tuesday: the morning begins with 140, but the evening before ended with 104. "
            "The morning is right, and only the evening is wrong."
        ),
    ),
    (
        "carry",
        CARRY | {"carried": 0, "slip": "none", "written": 103},
        "it",
        "Val, martedì: la mattina comincia con 103, ma la sera prima è finita con 104.",
    ),
    (
        "week-over",
        {"player": "Max", "day": "tuesday"},
        "es",
        "Tras el martes solo quedaba Max y la semana acabó; las filas posteriores no cuentan.",
    ),
    (
        "out-of-business",
        {"player": "Val", "day": "tuesday", "cash": -150},
        "it",
        "Val ha fatto fallimento martedì con -150; le righe successive non contano.",
    ),
    (
        "must-borrow",
        {"player": "Val", "day": "friday", "cash": -40},
        "es",
        "Val, viernes: el día empezó con -40 y sin el préstamo, que en esta mesa es obligatorio por debajo de cero.",
    ),
    (
        "extra-card-off",
        {"player": "Val", "day": "friday"},
        "es",
        "Val, viernes: está marcada la casilla de la carta extra, pero en esta mesa se juega sin cartas extra.",
    ),
    (
        "loan-below-limit",
        {"player": "Val", "day": "friday", "cash": -101, "limit": -100},
        "es",
        "Val, viernes: con -101 no hay préstamo, solo a partir de -100, así que no cuenta.",
    ),
]


@pytest.mark.parametrize(("code", "facts", "language", "sentence"), FINDINGS)
def test_a_finding_shows_the_sum(code: str, facts: dict[str, Any], language: str, sentence: str) -> None:
    assert render_strictly(f"sheet-{code}", facts, language) == sentence


TIER = {"item": "beach", "price": 2, "demand": 40, "offered": 70, "sold": 30, "wasted": 0, "unserved": 10}
DAY = {"player": "Val", "item": "friday", "start": 180, "sales": 40, "costs": 20, "bonus": 0, "end": 200}
EARLY = {"player": "Ana", "item": "national_park", "bonus": 50}
EVENTS: list[tuple[str, dict[str, Any], str, str]] = [
    ("tier", TIER, "en", "Beach at $2: demand 40, offered 70, sold 30, wasted 0, unserved 10."),
    ("tier", TIER, "es", "Playa a 2 $: demanda 40, oferta 70, vendidos 30, perdidos 0, demanda sin atender 10."),
    ("tier", TIER, "it", "Spiaggia a 2 $: domanda 40, offerta 70, venduti 30, persi 0, domanda scoperta 10."),
    ("day", DAY, "en", "Val, Friday: 180 + sales 40 - costs 20 = 200."),
    ("day", DAY | {"bonus": 50, "end": 250}, "es", "Val, viernes: 180 + ventas 40 - costes 20 + prima 50 = 250."),
    ("went_early", EARLY, "en", "Ana goes early in the National Park, and nobody else does: $50."),
    ("went_early", EARLY, "es", "Solo Ana madruga en el Parque nacional: 50 $."),
    (
        "clashed",
        EARLY | {"item": "beach"},
        "it",
        "Ana gioca d’anticipo alla Spiaggia, ma anche qualcun altro: nessun premio.",
    ),
    (
        "turned",
        {"item": "residential", "change": -20},
        "it",
        "La carta imprevisto cambia la domanda nella Zona residenziale di -20.",
    ),
    ("demand", {"item": "city", "printed": 100, "demand": 1}, "es", "Ciudad: demanda impresa 100, hoy 1."),
]


@pytest.mark.parametrize(("verb", "facts", "language", "sentence"), EVENTS)
def test_a_day_can_be_read_aloud(verb: str, facts: dict[str, Any], language: str, sentence: str) -> None:
    assert render_strictly(f"event-smoothie-wars-{verb}", facts, language) == sentence


@pytest.mark.parametrize(
    ("code", "facts", "language", "sentence"),
    [
        (
            "player-out",
            {"player": "Ana", "day": "monday", "cash": -110},
            "it",
            "Ana ha fatto fallimento lunedì con -110 $ e non gioca più.",
        ),
        (
            "demand-unknown",
            {"location": "residential"},
            "es",
            "El tablero de esta partida no da demanda para el Barrio residencial, así que allí no se puede vender.",
        ),
        (
            "extra-card-location",
            {"location": "beach"},
            "en",
            "Both cards are for the Beach; at this table the extra card has to go elsewhere.",
        ),
        (
            "extra-card-day",
            {"day": "monday", "days": ["thursday", "friday", "saturday", "sunday"]},
            "es",
            "El lunes no hay carta extra; los días para comprarla son jueves, viernes, sábado y domingo.",
        ),
        ("go-early-off", {}, "it", "A questo tavolo non si gioca d’anticipo."),
        (
            "card-unexpected",
            {"face": "blank"},
            "it",
            "Se sul dado esce «faccia vuota», non si scopre nessuna carta imprevisto.",
        ),
    ],
)
def test_a_refusal_speaks_of_places_and_days_as_people_do(
    code: str, facts: dict[str, Any], language: str, sentence: str
) -> None:
    assert render_strictly(f"smoothie-wars-{code}", facts, language) == sentence
