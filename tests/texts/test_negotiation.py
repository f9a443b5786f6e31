"""The language of an answer, by RFC 9110 (12.5.4): quality values, regions, wildcards, refusals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from texts import LANGUAGES, negotiate


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("es", "es"),
        ("ES", "es"),
        ("es-MX", "es"),
        ("it-IT, it;q=0.9, en;q=0.8", "it"),
        ("fr, it;q=0.2, en;q=0.1", "it"),
        ("en;q=0.3, es;q=0.7, it;q=0.5", "es"),
        ("en;q=0.5,es;q=0.5", "en"),
        ("es;q=0.5,en;q=0.5", "es"),
        ("de", "en"),
        ("*", "en"),
        ("de, *;q=0.5", "en"),
        ("en;q=0, *", "es"),
        ("*;q=0.8, it;q=0.3", "en"),
        ("es;q=0.1, *;q=0", "es"),
        ("en;q=0", "en"),
        ("it;q=0, it-CH", "en"),
        ("es-AR;q=0, es;q=0.5", "es"),
        ("es;q=0.001, en;q=0", "es"),
        ("es;q=1.000, en", "es"),
        ("es ; q=0.5 , it ;q=0.6", "it"),
        ("es;Q=0.5,en;q=0.2", "es"),
        ("es;q=2, it;q=0.1", "it"),
        ("es;q=0.1234, it;q=0.1", "it"),
        ("es;q=-1, it;q=0.1", "it"),
        ("es_ES, it;q=0.1", "it"),
        ("españa, it;q=0.1", "it"),
        ("esp, it;q=0.1", "it"),
        (",, es ,", "es"),
        ("es;q=", "en"),
        ("zh-Hant-TW, es-419;q=0.4", "es"),
    ],
)
def test_the_best_language_that_is_accepted(header: str | None, language: str) -> None:
    assert negotiate(header) == language


@given(st.text(alphabet="enstiq*;=,.-01 \t", max_size=60) | st.text(max_size=60))
def test_any_header_gives_a_language(header: str) -> None:
    assert negotiate(header) in LANGUAGES
