"""The open questions of Smoothie Wars in order, and the readings to choose from.

SW:n is line n of the rulebook text. What is asked and what each reading does are sentences, which stand in
the texts under the ruling's id.
"""

from referee.core import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling("SW-01", ("SW:126", "SW:128", "SW:130"), ("cash", "credit")),
    Ruling("SW-02", ("SW:184",), ("stay", "must-borrow")),
    Ruling("SW-03", ("SW:112", "SW:75"), ("down", "up")),
    Ruling("SW-04", ("SW:94", "SW:102")),
    Ruling("SW-05", ("SW:102",)),
    Ruling("SW-06", ("SW:104",)),
    Ruling("SW-07", ("SW:156",)),
    Ruling("SW-08", ("SW:158", "SW:160")),
    Ruling("SW-09", ("SW:158", "SW:160"), ("level", "one-pass")),
    Ruling("SW-10", ("SW:162",)),
    Ruling("SW-11", ("SW:162",), ("wasted", "clockwise")),
    Ruling("SW-12", ("SW:156", "SW:162"), ("no", "yes")),
    Ruling("SW-13", ("SW:162",)),
    Ruling("SW-14", ("SW:158",)),
    Ruling("SW-15", ("SW:86", "SW:87", "SW:206")),
    Ruling("SW-16", ("SW:134",)),
    Ruling("SW-17", ("SW:130",)),
    Ruling("SW-18", ("SW:212",)),
    Ruling("SW-19", ("SW:212",)),
    Ruling("SW-20", ("SW:216", "SW:158"), ("pooled", "separate", "different-location")),
    Ruling("SW-21", ("SW:216",)),
    Ruling("SW-22", ("SW:224", "SW:226")),
    Ruling("SW-23", ("SW:232",)),
    Ruling("SW-24", ("SW:222",), ("any", "needs-stock")),
    Ruling("SW-25", ("SW:232",)),
    Ruling("SW-26", ("SW:224", "SW:232")),
    Ruling("SW-27", ("SW:222",)),
    Ruling("SW-28", ("SW:182",)),
    Ruling("SW-29", ("SW:186",)),
    Ruling("SW-30", ("SW:184", "SW:186")),
    Ruling("SW-31", ("SW:188",)),
    Ruling("SW-32", ("SW:180",)),
    Ruling("SW-33", ("SW:182",), ("sunday-ok", "no")),
    Ruling("SW-34", ("SW:196",)),
    Ruling("SW-35", ("SW:196",)),
    Ruling("SW-36", ("SW:194",)),
    Ruling("SW-37", ("SW:94",)),
    Ruling("SW-38", ("SW:148",)),
    Ruling("SW-39", ("SW:140",)),
    Ruling("SW-40", ("SW:164",)),
)
