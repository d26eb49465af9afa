"""Codes and tokens: what is told aloud at a rink has no letters that look or sound like another."""

import hashlib
import secrets

LETTERS = "ACEFHJKMNPRTWXY"
"""Without B D G V Z Q S I L O U: each is heard or read as another of the alphabet or a digit."""

LENGTH = 6


def new_code() -> str:
    """Six letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def tidy(typed: str) -> str:
    """What was typed as a code has it: capitals, no spaces or hyphens."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def new_token() -> str:
    """What a device shows from now on."""
    return secrets.token_urlsafe(32)


def new_device_code() -> str:
    """The name that a device's events carry."""
    return f"d-{secrets.token_hex(4)}"


def digest_of(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()
