"""A rulebook that ships, with a value of it changed: a law read otherwise, for one test."""

from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.rulebook.edition import Edition

TEXTS = library.texts(library.trial_folders())


def with_value(rulebook: str, *changes: tuple[str, str]) -> Edition:
    """The edition in which each of those passages, which stands there once, says something else."""
    text = TEXTS[rulebook]
    for right, other in changes:
        assert text.count(right) == 1, f"expected {right!r} once, got it {text.count(right)} times"
        text = text.replace(right, other)
    return wire.read_edition(text, TEXTS)
