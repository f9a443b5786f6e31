"""Sentences as readers of each language expect them; the expected ones are written by hand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from texts import LANGUAGES, TextError, cite, render, render_strictly

STAR = {"star": "purple-11", "sent": "round-5", "free": ["green-11", "purple-10", "square-3"]}
CROSSED = "Ana tacha la casilla 3 de la licuadora redonda gracias a una estrella."
LOST = "Ana non ha più spazio per un’abilità e la perde: dado extra."  # noqa: RUF001  the apostrophe that Italian is printed with
EXPECTED: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "smoothies-star-not-adjacent",
        STAR,
        "en",
        (
            "The star on purple 11 cannot cross round blender box 5, which is not directly beside it. "
            "Free next to it: green 11, purple 10 or square blender box 3."
        ),
    ),
    (
        "smoothies-star-not-adjacent",
        STAR,
        "es",
        (
            "La estrella de morado 11 no puede tachar la casilla 5 de la licuadora redonda, que no está justo al lado. "
            "Contiguas y libres: verde 11, morado 10 o la casilla 3 de la licuadora cuadrada."
        ),
    ),
    (
        "smoothies-star-not-adjacent",
        STAR,
        "it",
        (
            "La stella su viola 11 non può barrare la casella 5 del frullatore rotondo, che non le sta accanto. "
            "Vicine e libere: verde 11, viola 10 o la casella 3 del frullatore quadrato."
        ),
    ),
    (
        "smoothies-star-not-adjacent",
        {"star": "blue-11", "sent": "green-11", "free": ["blue-10"]},
        "it",
        "La stella su blu 11 non può barrare verde 11, che non le sta accanto. Vicina e libera: blu 10.",
    ),
    ("event-smoothies-crossed", {"player": "Ana", "item": "round-3", "by": "star"}, "es", CROSSED),
    ("event-smoothies-lost", {"player": "Ana", "item": "extra_die"}, "it", LOST),
    ("table-target-short", {"target": 55, "short": 1}, "es", "Hay que superar 55 puntos: falta uno."),
    ("offer-smoothies-bonus", {"count": 1}, "en", "The bonus can still cross one box."),
    ("offer-smoothies-bonus", {"count": 2}, "es", "La bonificación todavía puede tachar 2 casillas."),
    ("offer-smoothies-bonus", {"count": 1}, "it", "Il bonus può ancora barrare una casella."),
    (
        "smoothies-no-ability",
        {"which": "modifier_1", "have": 0, "need": 1},
        "es",
        "La habilidad «modificador ±1» no está disponible; esta jugada la necesita una vez.",
    ),
    (
        "smoothies-no-ability",
        {"which": "extra_die", "have": 1, "need": 3},
        "en",
        "The ability “extra die” is available once; this move needs it 3 times.",
    ),
    (
        "smoothies-dice-set",
        {"missing": ["red"], "twice": []},
        "it",
        "Ognuno dei sette dadi deve stare in un frullatore, e una volta sola. Manca: rosso.",
    ),
    (
        "smoothies-bonus-not-earned",
        {"total": 9},
        "en",
        "A total of 9 earns no bonus; only 7 and 14 do.",
    ),
    (
        "smoothies-bonus-not-earned",
        {"total": 14},
        "en",
        "This 14 earns no bonus: at this table the dice have to bring a new cross for it.",
    ),
    (
        "item-smoothies-fruits-row",
        {"colour": "yellow", "boxes": 10, "needed": 7},
        "es",
        "10 casillas en la fila amarilla (puntúa a partir de 7)",
    ),
    (
        "fault-type",
        {"expected": ["string", "null"], "sent": "array"},
        "en",
        "Expected here: a text or null; found: a list.",
    ),
    ("fault-required", {"field": "round"}, "it", "Qui manca il campo «round»."),
    (
        "fault-pattern",
        {"sent": "lila 3", "examples": ["purple-11", "round-5"]},
        "es",
        "El texto no está escrito en la forma que pide este campo, que es, por ejemplo, purple-11 o round-5.",
    ),
    ("fault-row-missing", {"colours": ["red"]}, "it", "Ogni colore ha la sua riga; manca: rosso."),
    ("fault-row-missing", {"colours": ["red", "blue"]}, "es", "Cada color tiene su fila; faltan: rojo y azul."),
    ("fault-touch-itself", {"sent": "purple-11"}, "en", "A box cannot be its own neighbour: purple 11."),
    ("table-winner", {"winners": []}, "en", "No winner"),
    ("table-winner", {"winners": ["Ana"]}, "es", "Gana Ana"),
    ("table-winner", {"winners": ["Ana", "Ian", "Inés"]}, "es", "Ganan Ana, Ian e Inés"),
    ("table-winner", {"winners": ["Ana", "Hilario"]}, "es", "Ganan Ana e Hilario"),
    ("table-winner", {"winners": ["Ana", "Ian"]}, "es", "Ganan Ana y Ian"),
    ("table-winner", {"winners": ["Anna", "Elena"]}, "it", "Vincono Anna ed Elena"),
    ("table-winner", {"winners": ["Anna", "Ugo"]}, "it", "Vincono Anna e Ugo"),
    (
        "smoothies-out-of-turn",
        {"player": "Eva", "expected": ["Ana", "Óscar"]},
        "es",
        "Eva no puede jugar ahora; le toca a Ana u Óscar.",
    ),
]


@pytest.mark.parametrize(("name", "facts", "language", "sentence"), EXPECTED)
def test_a_sentence_reads_as_its_language_wants_it(
    name: str, facts: dict[str, Any], language: str, sentence: str
) -> None:
    assert render_strictly(name, facts, language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("player", ["blue", "round-5", "reroll", "{ $player }", "purple-11", "1"])
def test_a_player_s_name_is_never_taken_for_a_word(language: str, player: str) -> None:
    facts = {"player": player, "expected": [player, "green"], "players": [player, "green"], "winners": [player]}
    for name in ("smoothies-out-of-turn", "sheet-twins", "table-winner"):
        assert player in render_strictly(name, facts, language)
    assert "green" in render_strictly("smoothies-out-of-turn", facts, language)
    assert "green" in render_strictly("sheet-twins", facts, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sent", ["mauve-11", "purple-0", "purple-1234", "-", "purple 11", "word", "{ -x }"])
def test_what_is_no_word_stands_as_it_was_sent(language: str, sent: str) -> None:
    assert sent in render_strictly("smoothies-bonus-taken", {"sent": sent}, language)


def test_a_missing_text_falls_back_to_its_name() -> None:
    assert render("smoothies-no-such-code", {}, "es") == "smoothies-no-such-code"
    with pytest.raises(TextError, match="smoothies-no-such-code"):
        render_strictly("smoothies-no-such-code", {}, "es")


def test_a_missing_fact_is_an_error_and_falls_back_to_the_name() -> None:
    assert render("smoothies-bonus-taken", {}, "it") == "smoothies-bonus-taken"
    for name in ("smoothies-bonus-taken", "smoothies-face", "smoothies-too-many-dice", "table-winner"):
        with pytest.raises(TextError, match=name):
            render_strictly(name, {}, "it")


def test_a_language_without_texts_is_answered_in_english() -> None:
    assert render("smoothies-no-dice", {}, "fr") == "This pick needs at least one die."
    with pytest.raises(TextError, match="fr"):
        render_strictly("smoothies-no-dice", {}, "fr")


def test_a_list_that_is_shown_bare_is_shown_as_it_stands() -> None:
    facts = {"sent": ["red", "blue"], "allowed": 1}
    assert render_strictly("smoothies-too-many-dice", facts, "es").endswith("se enviaron red, blue.")


WORDS = st.text(max_size=12)
FACTS = st.dictionaries(
    st.sampled_from(["sent", "player", "expected", "total", "free"]) | WORDS,
    WORDS | st.integers(-(2**53), 2**53) | st.lists(WORDS, max_size=3),
)


@given(
    st.sampled_from(["smoothies-star-missing", "smoothies-not-now", "fault-type", "table-winner"]) | WORDS,
    FACTS,
    st.sampled_from(LANGUAGES) | WORDS,
)
def test_rendering_never_fails(name: str, facts: dict[str, Any], language: str) -> None:
    assert isinstance(render(name, facts, language), str)


def test_a_citation_has_its_section_and_its_rule() -> None:
    line = cite("SM:41", "it")
    assert line.section == "Caselle stella"
    assert line.text.startswith("Chi barra una stella barra subito")
    ruling = cite("SM-35", "es")
    assert ruling.section == "¿Cuándo ha llegado a su límite la fila de una licuadora?"
    assert ruling.text == "Cuando su casilla negra está tachada."


@pytest.mark.parametrize("key", ["", "SM", "SM:0", "SM:x", "sm:41", "SM-5", "SM:41 "])
def test_a_key_that_cites_nothing_is_given_back(key: str) -> None:
    citation = cite(key, "en")
    assert (citation.section, citation.text) == ("", key)
