"""All figures, one after the other: `python -m bench`."""

from bench import decoding, http, moves

for part in (decoding, moves, http):
    part.main()
    print()
