"""How fast par is searched for, in moves tried a second on one core, and what more of them find."""

import random
import statistics
import time

from referee.games.smile_rush.search import Found, Search
from referee.games.smile_rush.setup import MODES
from referee.games.smile_rush.state import initial_state
from referee.games.smile_rush.wire import Mode, Setup

DECKS = 12
BUDGETS = (2_000, 10_000, 50_000)  # the middle one is the contract's default, the last one its maximum
PLAYED: tuple[Mode, ...] = ("rush", "classic")


def main() -> None:
    """Print points, proofs, seconds and moves tried a second for each mode and budget."""
    for mode in PLAYED:
        for budget in BUDGETS:
            _measure(mode, budget)


def _measure(mode: Mode, budget: int) -> None:
    found, seconds = [], []
    for seed in range(DECKS):
        start = time.perf_counter()
        found.append(_search(mode, seed, budget))
        seconds.append(time.perf_counter() - start)
    points = statistics.mean(each.points for each in found)
    proven = sum(each.is_proven for each in found)
    speed = sum(each.nodes for each in found) / sum(seconds)
    print(
        f"{mode:8} {budget:6,} nodes: {points:5.1f} points, {proven} of {DECKS} proven, "
        f"{speed:7,.0f} nodes/s, slowest {max(seconds):.2f} s"
    )


def _search(mode: Mode, seed: int, budget: int) -> Found:
    deck: list[int | str] = [1 + card // MODES[mode].copies for card in range(MODES[mode].cards)]
    random.Random(seed).shuffle(deck)
    return Search(initial_state(Setup(["Ana"], mode, deck)), budget).run()


if __name__ == "__main__":
    main()
