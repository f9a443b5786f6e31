"""The catalogue: what a client needs before it sends a game."""

from referee.games import GAMES
from tests.service.client import SMOOTHIES, Client, record


def test_the_games_are_listed_in_order(client: Client) -> None:
    games = client.get("/v1/games").json["games"]
    assert [game["id"] for game in games] == list(GAMES)
    (smoothies,) = (game for game in games if game["id"] == "smoothies")
    assert smoothies["players"] == {"min": 1, "max": 4}
    assert smoothies["rulesets"] == ["smoothies@1"]
    assert [(preset["id"], preset["provenance"]) for preset in smoothies["presets"]] == [("reference-14", "assumed")]


def test_a_game_begins_as_its_entry_in_the_list(client: Client) -> None:
    (entry,) = (game for game in client.get("/v1/games").json["games"] if game["id"] == "smoothies")
    assert entry.items() <= client.get(SMOOTHIES).json.items()


def test_a_game_names_every_code_and_ruling(client: Client) -> None:
    shown = client.get(SMOOTHIES).json
    game = GAMES["smoothies"]
    assert [entry["code"] for entry in shown["codes"]] == list(game.codes)
    assert {entry["code"]: entry["severity"] for entry in shown["findings"]} == dict(game.findings)
    assert [entry["id"] for entry in shown["rulings"]] == [f"SM-{number:02}" for number in range(1, 43)]
    assert shown["sections"] == ["fruits", "customers", "blenders"]


def test_only_rulings_with_readings_can_be_chosen(client: Client) -> None:
    for ruling in client.get(SMOOTHIES).json["rulings"]:
        keys = [reading["key"] for reading in ruling["readings"]]
        assert ruling["selectable"] is (len(keys) > 1)
        assert ruling["default"] == (keys[0] if keys else None)


def test_every_citation_of_a_ruling_is_among_the_citations(client: Client) -> None:
    shown = client.get(SMOOTHIES).json
    keys = [citation["key"] for citation in shown["citations"]]
    assert {key for ruling in shown["rulings"] for key in ruling["citations"]} <= set(keys)
    assert keys == sorted(keys, key=lambda key: int(key.partition(":")[2]))


def test_no_sentence_of_a_game_is_missing_in_any_language(client: Client) -> None:
    shown = {tongue: client.get(SMOOTHIES, headers={"Accept-Language": tongue}).json for tongue in ("en", "es", "it")}
    for tongue, game in shown.items():
        sentences = [entry["text"] for part in ("codes", "findings", "citations") for entry in game[part]]
        for ruling in game["rulings"]:
            sentences += [ruling["question"], ruling["ours"], *(each["text"] for each in ruling["readings"])]
        assert [text for text in sentences if " " not in text] == [], tongue
    assert len({game["rulings"][0]["question"] for game in shown.values()}) == len(shown)


def test_a_preset_can_be_sent_as_a_sheet_of_ones_own(client: Client) -> None:
    sheet = client.get(f"{SMOOTHIES}/presets/reference-14").json
    document = record()
    by_id = client.post(f"{SMOOTHIES}/referee", document).json
    document["setup"]["sheet"] = sheet
    written_out = client.post(f"{SMOOTHIES}/referee", document).json
    assert written_out["state"] == by_id["state"]
    assert written_out["score"] == by_id["score"]


def test_the_catalogue_may_be_kept_by_language(client: Client) -> None:
    response = client.get(SMOOTHIES, headers={"Accept-Language": "it"})
    assert response.cache_control.public
    assert response.content_language.to_header() == "it"
    assert "Accept-Language" in response.vary
