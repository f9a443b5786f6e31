"""Every sentence that people read, in English, Spanish and Italian, made from codes and facts.

The sentences stand in Fluent files (`en.ftl`, `smoothies.en.ftl` ...). Facts are words, whole numbers or
lists of words. A message shows a fact as it stands, so a player's name is never translated, unless it asks for
more: `WORD($box)` and `WORDS($free, join: "or")` show words in the reader's language (`of: "tile"` where they are
tiles, since a word may mean something else in another game), `NAMES($players)` joins names, `COUNT($missing)` counts a
list. Whoever reads the files elsewhere brings these four functions along.
"""

from texts.catalogue import LANGUAGES, TextError, render, render_strictly
from texts.citations import Citation, cite, other_reading
from texts.dressing import dress, message_id, unsettled
from texts.negotiation import negotiate

__all__ = [
    "LANGUAGES",
    "Citation",
    "TextError",
    "cite",
    "dress",
    "message_id",
    "negotiate",
    "other_reading",
    "render",
    "render_strictly",
    "unsettled",
]
