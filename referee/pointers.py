"""JSON Pointers (RFC 6901)."""


def escape(token: str) -> str:
    """A member's name as a token of a pointer."""
    return token.replace("~", "~0").replace("/", "~1")
