"""The words of a line, and how a value of each kind is read from them and written back."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from rinkbook.core.errors import InvalidPlace
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Moment, Place, read_clock, read_period, write_clock, write_period

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,"]+')  # a comma is a space
PLAIN = re.compile(r"[A-Za-z0-9][\w.:+-]*")


class Misfit(Exception):
    """The words at hand aren't what the form wants; its text says what would be."""


class Words:
    """The words of a line, taken one after another; a quoted one is never a keyword."""

    def __init__(self, text: str) -> None:
        self.left = TOKEN.findall(text)
        if re.sub(r"[\s,]+", "", text) != re.sub(r"[\s,]+", "", "".join(self.left)):
            raise Misfit("quotes that are closed")

    @property
    def next(self) -> str:
        return self.left[0] if self.left else ""

    def next_are(self, words: tuple[str, ...]) -> bool:
        return tuple(self.left[: len(words)]) == words

    def take(self) -> str:
        return self.left.pop(0) if self.left else ""

    def expect(self, word: str) -> None:
        if self.take() != word:
            raise Misfit(f"the word {word!r}")


class Slot(Struct, frozen=True):
    """A kind of value: how it looks, whether a word begins one, how it is read and written."""

    looks: str
    begins: Callable[[str], bool]
    read: Callable[[Words], Any]
    write: Callable[[Any], str]
    type: Any = str


def one(
    looks: str,
    begins: Callable[[str], bool],
    read: Callable[[str], Any],
    write: Callable[[Any], str],
    type: Any = str,
) -> Slot:
    """A value of one word."""

    def read_one(words: Words) -> Any:
        if not begins(words.next):
            raise Misfit(looks)
        return read(words.take())

    return Slot(looks, begins, read_one, write, type)


def many(each: Slot, looks: str, type: Any = tuple[str, ...]) -> Slot:
    """As many of them as follow, at least one."""

    def read_many(words: Words) -> tuple[Any, ...]:
        found = [each.read(words)]
        while each.begins(words.next):
            found.append(each.read(words))
        return tuple(found)

    def write_many(values: Any) -> str:
        return " ".join(each.write(value) for value in values)

    return Slot(looks, each.begins, read_many, write_many, type)


def choice(**words: Any) -> Slot:
    """One of a few words, each with its value."""
    names = {value: word for word, value in words.items()}
    kind = type(next(iter(words.values())))
    return one(
        " or ".join(words), lambda word: word in words, words.__getitem__, lambda v: str(names[v]), kind
    )


def unquoted(word: str) -> str:
    """What is in the quotes, which hold what JSON's do."""
    try:
        return str(msgspec.json.decode(word)) if word.startswith('"') else word
    except msgspec.DecodeError as error:
        raise Misfit(f"words in quotes as JSON has them ({error})") from error


def is_text(word: str) -> bool:
    return bool(word) and (word.startswith('"') or word not in KEYWORDS)


def write_text(value: str) -> str:
    is_plain = PLAIN.fullmatch(value) is not None and value not in KEYWORDS
    return value if is_plain else msgspec.json.encode(value).decode()


def is_like(pattern: str) -> Callable[[str], bool]:
    """Whether a word has that form; figures are 0 to 9, whatever else Unicode counts with."""
    form = re.compile(pattern, re.ASCII)
    return lambda word: form.fullmatch(word) is not None


def read_place(words: Words) -> Place:
    """`P2 6:42`, `P1 before`: two words."""
    try:
        part, period = read_period(words.take())
        when = words.take()
        if when in (Moment.BEFORE, Moment.AFTER):
            return Place(part=part, period=period, moment=Moment(when))
        left, tenths = read_clock(when)
    except InvalidPlace as error:
        raise Misfit("a place such as 'P2 6:42' or 'P1 before'") from error
    return Place(part=part, period=period, left=left, tenths=tenths)


def write_place(place: Place) -> str:
    when = str(place.moment)
    if place.moment is Moment.DURING:
        when = write_clock(place.left, place.tenths)
    return f"{write_period(place.part, place.period)} {when}"


# Words that say what follows; a text that is one of them is written in quotes.
KEYWORDS: set[str] = set()

TEXT = one('a word or "words in quotes"', is_text, unquoted, write_text)
NUMBER = one(
    "a number such as #9",
    is_like(r"#[0-9A-Za-z]+"),
    lambda word: word[1:],
    lambda value: f"#{value}",
)
SIDE = one("home or away", lambda word: word in ("home", "away"), Side, str, Side)
COUNT = one("a count", is_like(r"-?\d{1,9}"), int, str, int)
CLOCK = one(
    "a time such as 2:00", is_like(r"\d{1,3}:[0-5]\d"), lambda word: read_clock(word)[0], write_clock, int
)
YES = choice(yes=True, no=False)
PLACE = Slot(
    "a place such as 'P2 6:42'",
    is_like(r"(P|OT|SO)\d*"),
    read_place,
    write_place,
    Place,
)
