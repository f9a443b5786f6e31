"""All figures, one after the other: `python -m bench`."""

from bench import http, moves

moves.main()
print()
http.main()
