"""A jersey's colour on a page: which ink is read on it, and when two need stripes to be told apart."""

from rinkbook.core.model.colour import distance, luminance

TELLS_APART = 20.0
"""The least CIEDE2000 distance of two jerseys that need no stripes."""


def ink_on(colour: str) -> str:
    """Return the better of black and white for a number on *colour*: at least 4.58 : 1 on any."""
    return "#000" if luminance(colour) > 0.179 else "#fff"


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 measures it, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def too_alike(one: str, other: str) -> bool:
    """Say whether jerseys of these colours would be mistaken for each other."""
    return distance(one, other) < TELLS_APART
