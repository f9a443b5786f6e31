"""The settings, as they are read and as they are documented."""

import re
from pathlib import Path

import pytest

from service.settings import SETTINGS, SettingsError, core_count, read_settings

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "settings.md"


def test_the_page_and_the_list_are_the_same() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (`[^`]+`|none) \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    listed = [(each.name, f"`{each.default}`" if each.default else "none", each.purpose) for each in SETTINGS]
    assert rows == listed


def test_every_variable_that_the_service_reads_is_documented() -> None:
    code = "".join(path.read_text("utf-8") for path in (PAGE.parent.parent / "service").rglob("*.py"))
    assert set(re.findall(r'"(REFEREE_\w+)"', code)) == {each.name for each in SETTINGS} - {"HOST", "PORT", "REDIS_URL"}


def test_an_empty_environment_gives_the_defaults() -> None:
    settings = read_settings({"HOST": "", "PORT": ""})
    assert (settings.host, settings.port, settings.max_body) == ("127.0.0.1", 8000, 1_048_576)
    assert settings.workers == core_count() >= 1
    assert settings.origins == {"*"}


def test_what_the_environment_says_holds() -> None:
    environ = {
        "HOST": "0.0.0.0",  # noqa: S104  only read, never bound
        "PORT": "80",
        "REFEREE_WORKERS": "3",
        "REFEREE_MAX_BODY": "10",
        "REFEREE_ORIGINS": "https://a.example, https://b.example/",
    }
    settings = read_settings(environ)
    assert (settings.host, settings.port, settings.workers, settings.max_body) == (environ["HOST"], 80, 3, 10)
    assert settings.origins == {"https://a.example", "https://b.example"}


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "http"), ("PORT", "65536"), ("PORT", "-1"), ("REFEREE_WORKERS", "two"), ("REFEREE_MAX_BODY", "0")],
)
def test_a_value_that_cannot_be_used_is_an_error_with_its_name(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"^{name} is '{value}'; it takes a whole number from"):
        read_settings({name: value})
