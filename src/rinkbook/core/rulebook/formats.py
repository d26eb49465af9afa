"""How a value of the law is said: `{warm-up.length|minutes}`; what fits no format is said plainly."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rinkbook.core.model.place import write_clock

TO_TEN = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
TO_TWELVE = (*TO_TEN, "eleven", "twelve")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
SHARES: Mapping[tuple[int, ...], str] = {
    (1, 2): "half",
    (1, 3): "a third",
    (2, 3): "two thirds",
    (1, 4): "a quarter",
    (3, 4): "three quarters",
}
ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def plain(value: Any) -> str:
    """As it stands: `7`, `yes`, `a, b and c`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return join([plain(item) for item in value])
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def join(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def minutes(seconds: int) -> str:
    """Seconds as minutes: 600 → `10`, 90 → `1:30`."""
    return str(seconds // 60) if seconds % 60 == 0 else write_clock(seconds)


def words(number: int) -> str:
    """3 → `three`; from 13 on in figures."""
    return TO_TWELVE[number] if 0 <= number < len(TO_TWELVE) else str(number)


def ordinal(number: int) -> str:
    """4 → `fourth`, 23 → `23rd`."""
    if 0 < number <= len(ORDINALS):
        return ORDINALS[number - 1]
    return nth(number)


def nth(number: int) -> str:
    """4 → `4th`, 12 → `12th`, 23 → `23rd`."""
    teen = number % 100 in (11, 12, 13)
    return f"{number}{'th' if teen else ENDINGS.get(number % 10, 'th')}"


def games(number: int) -> str:
    """1 → `one game`, 5 → `5 games`."""
    return "one game" if number == 1 else f"{number} games"


def share(parts: Sequence[int]) -> str:
    """(1, 2) → `half`, (3, 5) → `3/5`."""
    return SHARES.get(tuple(parts), "/".join(map(str, parts)))


def money(minor: int) -> str:
    """Minor units: 1000 → `10`, 1050 → `10.50`."""
    whole, rest = divmod(minor, 100)
    return f"{whole}.{rest:02}" if rest else str(whole)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_share(value: Any) -> bool:
    return isinstance(value, tuple | list) and len(value) == 2 and all(map(_is_number, value))


Format = tuple[Callable[[Any], bool], Callable[[Any], str]]

FORMATS: Mapping[str, Format] = {
    "plain": (lambda value: True, plain),
    "seconds": (_is_number, str),
    "minutes": (_is_number, minutes),
    "clock": (_is_number, write_clock),
    "words": (_is_number, words),
    "ordinal": (_is_number, ordinal),
    "games": (_is_number, games),
    "share": (_is_share, share),
    "money": (_is_number, money),
}


def fits(value: Any, format: str) -> bool:
    """Whether the format is known and made for such a value."""
    return format in FORMATS and FORMATS[format][0](value)


def write(value: Any, format: str = "plain") -> str:
    """The value in that format; plainly where it isn't made for it."""
    return FORMATS[format][1](value) if fits(value, format) else plain(value)
