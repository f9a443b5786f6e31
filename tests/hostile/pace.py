"""How fast a core counts just now, so that a bound on seconds means the same on a machine that is slow or shared."""

import time

COUNTS = 1_000_000
USUAL_SECONDS = 0.04  # for so many counts, on a core of the machines that the figures in docs/testing.md come from


def slowness() -> float:
    """How many times as long as usual a core takes now, at least 1."""
    start = time.process_time()
    total = 0
    for number in range(COUNTS):
        total += number
    return max(1.0, (time.process_time() - start) / USUAL_SECONDS)
