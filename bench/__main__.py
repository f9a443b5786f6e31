"""All figures, one after the other: `python -m bench`."""

from bench import decoding, http, moves, par

for part in (decoding, moves, par, http):
    part.main()
    print()
