"""The open questions of ¡Relajarse! in order, and the readings to choose from.

RE:n is line n of the rulebook text. What is asked and what each reading does are sentences, which stand in
the texts under the ruling's id.
"""

from referee.core import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling("RE-01", ("RE:2", "RE:35"), ("all", "cubes")),
    Ruling("RE-02", ("RE:27", "RE:35")),
    Ruling("RE-03", ("RE:2", "RE:15", "RE:27"), ("instead", "extra")),
    Ruling("RE-04", ("RE:27",)),
    Ruling("RE-05", ("RE:27",)),
    Ruling("RE-06", ("RE:15",), ("must", "may-pass")),
    Ruling("RE-07", ("RE:31",)),
    Ruling("RE-08", ("RE:17",)),
    Ruling("RE-09", ("RE:17",)),
    Ruling("RE-10", ("RE:18",), ("next-place", "next-tray")),
    Ruling("RE-11", ("RE:17",)),
    Ruling("RE-12", ("RE:18",)),
    Ruling("RE-13", ("RE:16",)),
    Ruling("RE-14", ("RE:20",)),
    Ruling("RE-15", ("RE:30", "RE:33"), ("both", "empty-tray")),
    Ruling("RE-16", ("RE:30",), ("all-four", "ignore", "full-tray")),
    Ruling("RE-17", ("RE:30",), ("may", "must")),
    Ruling("RE-18", ("RE:22",)),
    Ruling("RE-19", ("RE:22",), ("must", "may")),
    Ruling("RE-20", ("RE:22", "RE:35")),
    Ruling("RE-21", ("RE:11",)),
    Ruling("RE-22", ("RE:9", "RE:17")),
    Ruling("RE-23", ("RE:9",)),
    Ruling("RE-24", ("RE:36",)),
    Ruling("RE-25", ("RE:14",)),
)
