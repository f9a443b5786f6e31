"""The open questions of SMARTish in order, and the readings to choose from.

ST:n is line n of the rulebook text. What is asked and what each reading does are sentences, which stand in
the texts under the ruling's id.
"""

from referee.core import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling("ST-01", ("ST:29", "ST:31"), ("many", "first")),
    Ruling("ST-02", ("ST:27",)),
    Ruling("ST-03", ("ST:29",)),
    Ruling("ST-04", ("ST:31",)),
    Ruling("ST-05", ("ST:29", "ST:31")),
    Ruling("ST-06", ("ST:33",)),
    Ruling("ST-07", ("ST:22", "ST:33")),
    Ruling("ST-08", ("ST:29", "ST:32"), ("floor", "debt")),
    Ruling("ST-09", ("ST:32",), ("whole", "split")),
    Ruling("ST-10", ("ST:32",)),
    Ruling("ST-11", ("ST:32",), ("free", "stop-at-stretch")),
    Ruling("ST-12", ("ST:32",)),
    Ruling("ST-13", ("ST:32",)),
    Ruling("ST-14", ("ST:35",)),
    Ruling("ST-15", ("ST:35",)),
    Ruling("ST-16", ("ST:38",)),
    Ruling("ST-17", ("ST:23",)),
    Ruling("ST-18", ("ST:40", "ST:42"), ("each-pass", "each-round")),
    Ruling("ST-19", ("ST:40",)),
    Ruling("ST-20", ("ST:40", "ST:41")),
    Ruling("ST-21", ("ST:29", "ST:40"), ("at-test", "locked")),
    Ruling("ST-22", ("ST:41",)),
    Ruling("ST-23", ("ST:42",), ("sudden-death", "all-repeat")),
    Ruling("ST-24", ("ST:42",)),
    Ruling("ST-25", ("ST:42",)),
    Ruling("ST-26", ("ST:38",)),
    Ruling("ST-27", ("ST:29", "ST:32")),
    Ruling("ST-28", ("ST:23",)),
    Ruling("ST-29", ("ST:8",)),
    Ruling("ST-30", ("ST:14", "ST:20")),
)
