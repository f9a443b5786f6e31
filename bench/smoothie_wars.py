"""Smoothie Wars as people might play it: all four locations, second cards, and some who go early."""

import random
from typing import Any

PLAYERS = 4
FACES = ("sun", "rain", "blank", "chance")
LOCATIONS = ("city", "residential", "beach", "national_park")
EXTRA_CARD_DAYS = ("thursday", "friday", "saturday", "sunday")


def setup(names: list[str]) -> dict[str, Any]:
    """A table with the preset that knows every location's demand, and two of the advanced rules."""
    return {"players": names, "board": "prerelease", "advanced": {"extra_cards": True, "go_early": True}}


def move(chance: random.Random, game: Any, state: Any) -> dict[str, Any]:
    """The day's roll, or the cards of the next in turn, who spends about half of the cash."""
    day = game.view(state)
    player = day["waiting"][0]
    if day["phase"] == "roll":
        return _roll(chance, player)
    account = day["players"][player]
    return {"type": "cards", "player": player, "cards": _hand(chance, day["day"], account)}


def _roll(chance: random.Random, player: str) -> dict[str, Any]:
    roll: dict[str, Any] = {"type": "roll", "player": player, "face": chance.choice(FACES)}
    if roll["face"] == "chance":
        roll["card"] = {"location": chance.choice(LOCATIONS), "demand": chance.choice((-20, -10, 10, 20))}
    return roll


def _hand(chance: random.Random, day: str, account: dict[str, Any]) -> list[dict[str, Any]]:
    cash = account["cash"]
    has_extra = day in EXTRA_CARD_DAYS and cash >= 60 and chance.random() < 0.3
    most = (cash - 20) // 2 if has_extra else cash
    hand = [_card(chance, most) for _ in range(1 + has_extra)]
    if not account["go_early_spent"] and chance.random() < 0.15:
        hand[0]["go_early"] = True
    return hand


def _card(chance: random.Random, most: int) -> dict[str, Any]:
    made = chance.randint(most // 4, max(most // 4, most * 3 // 4))
    return {"location": chance.choice(LOCATIONS), "made": made, "price": chance.choice((1, 2, 2, 3, 3, 4))}
