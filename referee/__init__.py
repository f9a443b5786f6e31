"""The rules of the games, and the one way to judge a record of one.

Pure: no I/O but reading its own presets at import, no clock, no randomness, no changing globals, no sentences.
It imports msgspec and the standard library only, so the same files run on a server, in a worker and in a phone.
"""
