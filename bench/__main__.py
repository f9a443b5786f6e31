"""All figures, one after the other: `python -m bench`."""

from bench import audits, decoding, http, moves, par

for part in (decoding, moves, par, http, audits):
    part.main()
    print()
