"""Score lines added up: every point is in exactly one line, the lines make the sections and the sections the total."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core import PlayerScore, ScoreLine


def add_up(sections: Sequence[str], lines: Sequence[ScoreLine]) -> PlayerScore:
    """One player's points by section, those without a line included."""
    points = dict.fromkeys(sections, 0)
    for line in lines:
        points[line.section] += line.points
    return PlayerScore(sum(points.values()), points, lines)
