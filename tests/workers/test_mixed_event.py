"""A tournament as a desk sends it: five games, records and papers, and all that goes wrong with files."""

import json
from typing import Any

import pytest

from tests.service.client import Client, example
from tests.workers.answers import AUDIT, NDJSON, results
from tests.workers.farm import Farm


def named(name: str, game_id: str, **players: str) -> bytes:
    """An example under an id of its own, with some players renamed."""
    text = json.dumps({**example(name), "id": game_id}, ensure_ascii=False)
    for player, renamed in players.items():
        text = text.replace(f'"{player}"', json.dumps(renamed, ensure_ascii=False))
    return text.encode()


def event() -> list[bytes]:
    """The lines, the last of which is cut off in the middle of a letter."""
    return [
        named("antonio.sheets", "table-1", Antonio="Antoni\u0301n", Hannah="Hånna"),
        named("two-players.record", "table-2"),
        b"",
        named("smoothie-wars-week.record", "table-3", Hugo="裕吾"),
        named("smoothie-wars-slip.sheets", "table-4"),
        b" \t",
        named("four-teams.record", "table-5"),
        named("four-teams.sheets", "table-6"),
        b'{"id": "table-7", "rules": "relajarse@1", "moves": "' + b"x" * (2 << 20) + b'"}',
        named("two-cups.record", "table-8"),
        named("two-cups.sheets", "table-8"),
        named("rush.record", "table-9"),
        named("rush.sheets", "table-10"),
        named("antonio.sheets", "table-11", Antonio="裕吾").partition("吾".encode())[0] + b"\xe5\x90",
    ]


@pytest.mark.slow
@pytest.mark.xdist_group("farm")
def test_a_mixed_event_has_a_result_for_each_line(client: Client, farm: Farm) -> None:
    """Statuses and totals are those of `examples/README.md`."""
    body = b"\xef\xbb\xbf" + b"\r\n".join(event())
    response = client.call("PUT", AUDIT, data=body, content_type=NDJSON)
    assert response.status_code == 202
    farm.start(2)
    farm.wait("spring-open")
    found: dict[int, Any] = {each["line"]: each for each in results(client)}
    assert [(line, each.get("id"), each["status"]) for line, each in found.items()] == [
        (1, "table-1", "confirmed"),
        (2, "table-2", "confirmed"),
        (4, "table-3", "confirmed"),
        (5, "table-4", "disputed"),
        (7, "table-5", "confirmed"),
        (8, "table-6", "confirmed"),
        (9, None, "invalid"),
        (10, "table-8", "confirmed"),
        (11, "table-8", "confirmed"),
        (12, "table-9", "confirmed"),
        (13, "table-10", "disputed"),
        (14, None, "invalid"),
    ]
    assert found[1]["totals"] == {"Anton\u00edn": 47, "Hånna": 39}
    assert found[4]["totals"]["裕吾"] == -110
    assert [found[line]["errors"][0]["code"] for line in (9, 14)] == ["line-too-long", "not-json"]
    assert client.get(AUDIT).json["counts"]["confirmed"] == 8
