"""The commonest things that a rule says against its own values, each as `field: expected …, got …`."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from rinkbook.core.rulebook.faults import nearest


def at_least(rule: Any, least: int, *fields: str) -> Iterator[str]:
    """Each of those fields that holds less; one that holds nothing is left alone."""
    for field in fields:
        value = getattr(rule, field)
        if value is not None and value < least:
            yield f"{field}: expected at least {least}, got {value}"


def one_of(rule: Any, field: str, words: Iterable[str]) -> Iterator[str]:
    """Where the field holds another word."""
    value, known = getattr(rule, field), tuple(words)
    if value not in known:
        yield f"{field}: expected {listed(known)}, got {value!r}"


def listed(words: Iterable[str]) -> str:
    """`'run' or 'stop'`, `'a', 'b' or 'c'`."""
    *most, last = map(repr, words)
    return f"{', '.join(most)} or {last}" if most else last


def among(field: str, names: Iterable[str], known: Collection[str], what: str) -> Iterator[str]:
    """Each name that isn't one of the *known*; *what* says what they are."""
    for name in names:
        if name not in known:
            told = ", ".join(known) or "none"
            yield f"{field}: expected {what} ({told}), got {name!r}{nearest(name, known)}"
