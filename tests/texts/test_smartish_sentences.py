"""Sentences of SMARTish as teams at a table would say them; the expected ones are written by hand."""

from typing import Any

import pytest

from texts import render_strictly

FAILED = {"player": "Ana", "by": "before", "points": -1, "from": 5, "to": 4, "steals": 1}
STOPPED = {"player": "Ana", "by": "after", "points": 0, "from": 0, "to": 0, "steals": 0}
BLOCKED = {"player": "Ana", "by": "before", "points": 0, "from": 5, "to": 5, "steals": 0}
PUSHED = {"player": "Ana", "by": "Ben", "points": 3, "from": 36, "to": 33}
WRONG = {"player": "Ana", "tile": "film", "slot": 2, "points": 0, "from": 5, "to": 5}
SWAPPED = {
    "player": "Ana",
    "one": "film",
    "one_player": "Ana",
    "one_slot": 2,
    "other": "tv",
    "other_player": "Ben",
    "other_slot": 3,
}
TWICE = {"sent": "assign", "expected": ["assign"], "waiting": ["Ben", "Ivo"]}
EARLY = {"sent": "tie_break", "expected": ["swap", "question"], "waiting": ["Ana"]}
SPLIT = {"won": 1, "advance": 1, "push_back": 2}
FAR = {"player": "Ana", "position": 47, "most": 46}
EXPECTED: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "event-smartish-steal_failed",
        FAILED,
        "en",
        (
            "Ana fails to steal before the question is read and goes back from 5 to 4; "
            "it loses a STEAL tile and has one left."
        ),
    ),
    (
        "event-smartish-steal_failed",
        STOPPED,
        "en",
        "Ana fails to steal after the question is read and stays on 0; it loses its last STEAL tile.",
    ),
    (
        "event-smartish-steal_failed",
        FAILED,
        "es",
        "Ana falla al robar antes de leerse la pregunta y retrocede de 5 a 4; pierde una ficha STEAL y le queda una.",
    ),
    (
        "event-smartish-steal_failed",
        STOPPED,
        "es",
        "Ana falla al robar después de leerse la pregunta y se queda en 0; pierde su última ficha STEAL.",
    ),
    (
        "event-smartish-steal_failed",
        STOPPED,
        "it",
        "Ana fallisce il furto tentato dopo la lettura della domanda e resta su 0; perde l’ultima tessera STEAL.",  # noqa: RUF001  the apostrophe that Italian is printed with
    ),
    (
        "event-smartish-steal_blocked",
        BLOCKED,
        "en",
        (
            "Ana tries to steal before the question is read, but the question is answered right; "
            "Ana loses its last STEAL tile."
        ),
    ),
    (
        "event-smartish-steal_blocked",
        BLOCKED,
        "es",
        "Ana intenta robar antes de leerse la pregunta, pero la respuesta es correcta; pierde su última ficha STEAL.",
    ),
    (
        "event-smartish-steal_blocked",
        BLOCKED | {"steals": 1},
        "it",
        (
            "Ana tenta di rubare prima della lettura della domanda, ma la risposta è giusta; "
            "perde una tessera STEAL e gliene resta una."
        ),
    ),
    ("event-smartish-pushed_back", PUSHED, "en", "Ben pushes Ana back with 3 points: from 36 to 33."),
    ("event-smartish-pushed_back", PUSHED, "es", "Ben hace retroceder a Ana con 3 puntos: de 36 a 33."),
    ("event-smartish-pushed_back", PUSHED | {"points": 1}, "it", "Ben fa arretrare Ana con un punto: da 36 a 33."),
    ("item-smartish-pushes-pushed", {"by": "Ben", "points": 1}, "es", "Retroceso por un punto de Ben"),
    ("item-smartish-pushes-pushed", {"by": "Ben", "points": 3}, "it", "Arretramento per 3 punti di Ben"),
    ("event-smartish-answered_wrong", WRONG, "es", "Ana falla la pregunta de Cine (espacio 2) y se queda en 5."),
    ("event-smartish-answered_wrong", WRONG, "it", "Ana sbaglia la domanda di Cinema (spazio 2) e resta su 5."),
    (
        "event-smartish-swapped",
        SWAPPED,
        "es",
        "Ana intercambia Cine (Ana, espacio 2) con Televisión (Ben, espacio 3).",
    ),
    ("event-smartish-swapped", SWAPPED, "it", "Ana scambia Cinema (Ana, spazio 2) con TV (Ben, spazio 3)."),
    (
        "event-smartish-tied",
        {"players": ["Ana", "Irene"], "position": 44},
        "es",
        "Ana e Irene empatan a 44; se juega un desempate.",
    ),
    (
        "smartish-not-now",
        TWICE,
        "en",
        "Not the moment for this (tiles for the slots). What comes now: tiles for the slots (Ben or Ivo).",
    ),
    (
        "smartish-not-now",
        TWICE,
        "es",
        "No es el momento de esta jugada (colocación de fichas). Lo que toca ahora: colocación de fichas (Ben o Ivo).",
    ),
    (
        "smartish-not-now",
        EARLY,
        "it",
        "Non è il momento di questa mossa (domanda di spareggio). Ora si attende: scambio o domanda (Ana).",
    ),
    (
        "smartish-push-split",
        SPLIT,
        "es",
        "El robo da un punto; aquí no vale repartir 1 para avanzar y 2 para hacer retroceder.",
    ),
    (
        "smartish-push-split",
        SPLIT | {"won": 0},
        "it",
        "Il furto non frutta punti; qui non vale usarne 1 per avanzare e 2 per far arretrare.",
    ),
    (
        "smartish-push-nothing-won",
        {"player": "Ana"},
        "es",
        "Ana no gana puntos con este robo, así que no tiene con qué hacer retroceder a nadie ni qué repartir.",
    ),
    (
        "sheet-position-too-far",
        FAR,
        "en",
        "Ana cannot stand on 47: the race ends before anybody gets farther than 46.",
    ),
    (
        "sheet-position-too-far",
        FAR,
        "it",
        "Ana non può essere a 47: la corsa finisce prima che qualcuno vada oltre 46.",
    ),
    (
        "sheet-tie-break-not-tied",
        {"player": "Ana", "tied": ["Ben", "Irene"]},
        "es",
        "Se nombra a Ana en el desempate, pero solo compiten Ben e Irene.",
    ),
]


@pytest.mark.parametrize(("name", "facts", "language", "sentence"), EXPECTED)
def test_a_sentence_reads_well(name: str, facts: dict[str, Any], language: str, sentence: str) -> None:
    assert render_strictly(name, facts, language) == sentence
