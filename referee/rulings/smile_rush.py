"""The open questions of Smile Rush in order, and the readings to choose from.

SR:n is line n of the rulebook text, whose two columns are interleaved: the sentence that breaks off in line 43 goes on
in line 8. What is asked and what each reading does are sentences, which stand in the texts under the ruling's id.
"""

from referee.core import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling("SR-00", ("SR:17", "SR:34"), ("one", "independent")),
    Ruling("SR-01", ("SR:22", "SR:26", "SR:73")),
    Ruling("SR-02", ("SR:35", "SR:75")),
    Ruling("SR-03", ("SR:37",), ("connected", "line", "mutual")),
    Ruling("SR-04", ("SR:39",)),
    Ruling("SR-05", ("SR:43", "SR:8", "SR:40"), ("no-pair", "any-time")),
    Ruling("SR-06", ("SR:9", "SR:83")),
    Ruling("SR-07", ("SR:39", "SR:41")),
    Ruling("SR-08", ("SR:40",)),
    Ruling("SR-09", ("SR:73", "SR:77")),
    Ruling("SR-10", ("SR:79",)),
    Ruling("SR-11", ("SR:39", "SR:78")),
    Ruling("SR-12", ("SR:12", "SR:86"), ("pairs-and-tris", "pairs-only")),
    Ruling("SR-13", ("SR:48", "SR:96")),
    Ruling("SR-14", ("SR:48", "SR:49", "SR:96")),
    Ruling("SR-15", ("SR:50", "SR:98")),
    Ruling("SR-16", ("SR:88",)),
    Ruling("SR-17", ("SR:67",)),
    Ruling("SR-18", ("SR:19",)),
)
