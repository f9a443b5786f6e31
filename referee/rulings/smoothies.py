"""The open questions of Smoothies in order, and the readings to choose from.

SM:n is line n of the rulebook text. What is asked and what each reading does are sentences, which stand in
the texts under the ruling's id.
"""

from referee.core import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling("SM-01", ("SM:25",), ("void", "illegal")),
    Ruling("SM-02", ("SM:25",), ("one", "zero")),
    Ruling("SM-03", ("SM:29", "SM:33")),
    Ruling("SM-04", ("SM:48", "SM:29")),
    Ruling("SM-05", ("SM:35", "SM:50"), ("sum", "separate")),
    Ruling("SM-06", ("SM:46",)),
    Ruling("SM-07", ("SM:46",), ("stack", "single")),
    Ruling("SM-08", ("SM:35",)),
    Ruling("SM-09", ("SM:35",)),
    Ruling("SM-10", ("SM:35", "SM:26"), ("always", "new-cross")),
    Ruling("SM-11", ("SM:35", "SM:36")),
    Ruling("SM-12", ("SM:36",)),
    Ruling("SM-13", ("SM:35",)),
    Ruling("SM-14", ("SM:41",), ("chain", "no-chain")),
    Ruling("SM-15", ("SM:41", "SM:30")),
    Ruling("SM-16", ("SM:41",), ("must", "may")),
    Ruling("SM-17", ("SM:41",)),
    Ruling("SM-18", ("SM:39", "SM:31")),
    Ruling("SM-19", ("SM:22",)),
    Ruling("SM-20", ("SM:35", "SM:41", "SM:43"), ("bonus-last", "bonus-first")),
    Ruling("SM-21", ("SM:43",), ("next-step", "immediate")),
    Ruling("SM-22", ("SM:43",)),
    Ruling("SM-23", ("SM:51", "SM:46")),
    Ruling("SM-24", ("SM:43",), ("lost", "unlimited")),
    Ruling("SM-25", ("SM:52",)),
    Ruling("SM-26", ("SM:47", "SM:20")),
    Ruling("SM-27", ("SM:20",)),
    Ruling("SM-28", ("SM:49",)),
    Ruling("SM-29", ("SM:25",)),
    Ruling("SM-30", ("SM:62",)),
    Ruling("SM-31", ("SM:22", "SM:55")),
    Ruling("SM-32", ("SM:54",)),
    Ruling("SM-33", ("SM:54",)),
    Ruling("SM-34", ("SM:56", "SM:16"), ("after-turn", "at-once")),
    Ruling("SM-35", ("SM:54",)),
    Ruling("SM-36", ("SM:12", "SM:57", "SM:11"), ("exceed", "reach")),
    Ruling("SM-37", ("SM:58", "SM:59")),
    Ruling("SM-38", ("SM:60",)),
    Ruling("SM-39", ("SM:62",)),
    Ruling("SM-40", ("SM:65", "SM:66", "SM:68", "SM:69")),
    Ruling("SM-41", ("SM:44",)),
    Ruling("SM-42", ("SM:20",)),
)
