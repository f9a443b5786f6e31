"""JSON Pointers (RFC 6901)."""


def escape(token: str) -> str:
    """A member's name as a token of a pointer."""
    return token.replace("~", "~0").replace("/", "~1")


def unescape(token: str) -> str:
    """The name of a member that a token of a pointer stands for.

    >>> unescape("a~1b~01")
    'a/b~1'
    """
    return token.replace("~1", "/").replace("~0", "~")
