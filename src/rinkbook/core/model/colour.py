"""A jersey's colour: how far two are apart to the eye, and when they would be mistaken on the ice."""

from __future__ import annotations

import re
from functools import lru_cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import NamedTuple

_HEX = re.compile(r"#[0-9a-fA-F]{6}")
_D65 = (0.95047, 1.0, 1.08883)
_FAR = 25.0**7


class Lab(NamedTuple):
    """A colour in CIE L*a*b*, D65."""

    lightness: float
    a: float
    b: float


def luminance(colour: str) -> float:
    """Return the relative luminance of *colour*, 0 for black to 1 for white."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=4096)
def distance(one: str, other: str) -> float:
    """Return how far apart two jerseys are to the eye: 0 the same, 100 black and white."""
    return ciede2000(lab(one), lab(other))


def is_colour(text: str) -> bool:
    """Say whether it is written as one: '#' and six hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


def lab(colour: str) -> Lab:
    """Return *colour* in L*a*b*."""
    red, green, blue = _linear(colour)
    x = _bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / _D65[0])
    y = _bend((0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / _D65[1])
    z = _bend((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / _D65[2])
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def ciede2000(one: Lab, other: Lab) -> float:
    """Return the CIEDE2000 distance: 0 the same, 1 just seen, 100 black and white.

    The steps are those of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005).
    """
    grey = _stretch((hypot(one.a, one.b) + hypot(other.a, other.b)) / 2)
    chroma1, hue1 = _chroma_and_hue(one, grey)
    chroma2, hue2 = _chroma_and_hue(other, grey)
    turn = _turn(chroma1, hue1, chroma2, hue2)
    mean_hue = _mean_hue(chroma1, hue1, chroma2, hue2)
    mean_chroma = (chroma1 + chroma2) / 2
    above_middle = ((one.lightness + other.lightness) / 2 - 50) ** 2
    lightness = (other.lightness - one.lightness) / (1 + 0.015 * above_middle / sqrt(20 + above_middle))
    chroma = (chroma2 - chroma1) / (1 + 0.045 * mean_chroma)
    hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn) / 2)
    hue /= 1 + 0.015 * mean_chroma * _hue_weight(mean_hue)
    return sqrt(lightness**2 + chroma**2 + hue**2 + _rotation(mean_chroma, mean_hue) * chroma * hue)


def _stretch(mean_chroma: float) -> float:
    """Return by how much greys are stretched from green to red."""
    return 1 + 0.5 * (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + _FAR)))


def _chroma_and_hue(colour: Lab, grey: float) -> tuple[float, float]:
    a = colour.a * grey
    chroma = hypot(a, colour.b)
    return chroma, degrees(atan2(colour.b, a)) % 360 if chroma else 0.0


def _turn(chroma1: float, hue1: float, chroma2: float, hue2: float) -> float:
    """Return the signed way from one hue to the other, the shorter way round."""
    if chroma1 * chroma2 == 0:
        return 0.0
    turn = hue2 - hue1
    if turn > 180:
        return turn - 360
    return turn + 360 if turn < -180 else turn


def _mean_hue(chroma1: float, hue1: float, chroma2: float, hue2: float) -> float:
    total = hue1 + hue2
    if chroma1 * chroma2 == 0:
        return total
    if abs(hue1 - hue2) <= 180:
        return total / 2
    return (total + 360) / 2 if total < 360 else (total - 360) / 2


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )


def _rotation(chroma: float, hue: float) -> float:
    """Return the correction in the blues, where chroma and hue are not seen apart."""
    angle = 30 * exp(-(((hue - 275) / 25) ** 2))
    return -2 * sqrt(chroma**7 / (chroma**7 + _FAR)) * sin(radians(2 * angle))


def _linear(colour: str) -> tuple[float, float, float]:
    if not _HEX.fullmatch(colour):
        raise ValueError(f"colour: expected '#' and six hexadecimal digits, got: {colour!r}")
    red, green, blue = (_straighten(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def _straighten(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _bend(ratio: float) -> float:
    return ratio ** (1 / 3) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116
