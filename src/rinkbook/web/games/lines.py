"""Reads what is to be appended: each line for itself, so that one that can't be read costs no other."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec
from msgspec import Raw, Struct

from rinkbook.core.errors import InvalidEvent
from rinkbook.core.model.events import Event as Line
from rinkbook.core.model.events import kind_of, read_event

Sent = bytes | str | Mapping[str, object]
LONGEST = {"id": 80, "device": 40, "kind": 60, "entered": 40}
GREATEST = 2_000_000_000
"""A column counts a little further, so that the next number always fits."""
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:~-]*")
"""An id stands in addresses, so it has what an address may have."""
ZERO = "\0"
"""The character that no column of PostgreSQL takes."""


class _AsItCame(Struct):
    id: str
    body: Raw
    place: Raw = Raw(b"{}")


@dataclass(frozen=True)
class Came:
    """A line that can be read, with its parts as they came."""

    line: Line
    raw: str
    place: str
    body: str

    @property
    def kind(self) -> str:
        return kind_of(self.line)

    @property
    def digest(self) -> str:
        """Of the id, the place and the body as they came."""
        return digest_of(self.line.id, self.place, self.body)


def digest_of(code: str, place: str, body: str) -> str:
    """The digest of one line."""
    return hashlib.sha256("\0".join((code, place, body)).encode()).hexdigest()


def read_lines(events: Iterable[Sent]) -> tuple[list[Came], list[str]]:
    """The lines that can be read, and a sentence for each that can't."""
    came, refused = [], []
    for number, sent in enumerate(events, 1):
        try:
            came.append(read_line(sent))
        except InvalidEvent as error:
            refused.append(f"line {number} of what was sent: {error}")
    return came, refused


def read_line(sent: Sent) -> Came:
    """One line; raises InvalidEvent where it has no id, place or body that can be kept."""
    raw = _bytes(sent)
    line = read_event(raw)
    parts = msgspec.json.decode(raw, type=_AsItCame)
    came = Came(line, raw.decode(), bytes(parts.place).decode(), bytes(parts.body).decode())
    _check(came)
    return came


def _bytes(sent: Sent) -> bytes:
    if isinstance(sent, bytes):
        return sent
    return sent.encode() if isinstance(sent, str) else json.dumps(sent).encode()


def _check(came: Came) -> None:
    _check_texts(_texts(came))
    line = came.line
    if not ID.fullmatch(line.id):
        raise InvalidEvent(f"id: expected letters and digits, . _ : ~ - between them, got {line.id!r}")
    for name, number in {"n": line.n, "epoch": line.epoch}.items():
        if not 0 <= number <= GREATEST:
            raise InvalidEvent(f"{name}: expected a whole number from 0, got {number!r}")
    if abs(line.place.order) > GREATEST:
        raise InvalidEvent(f"order: expected at most {GREATEST}, got {line.place.order!r}")


def _check_texts(texts: dict[str, str]) -> None:
    for name, most in LONGEST.items():
        if len(texts[name]) > most:
            raise InvalidEvent(f"{name}: expected at most {most} characters, got {texts[name]!r}")
    for name, text in texts.items():
        if ZERO in text:
            raise InvalidEvent(f"{name}: expected no zero character, got {text!r}")


def _texts(came: Came) -> dict[str, str]:
    """What of the line goes into columns of its own, by name."""
    line = came.line
    own = {"id": line.id, "device": line.device, "kind": came.kind, "entered": line.entered}
    return own | {"by": line.by, "seen": "".join(line.seen)}


def says_the_same(came: Came, place: str, body: str) -> bool:
    """Whether a line on the sheet is this one, however its JSON is spaced."""
    return (came.place, came.body) == (place, body) or (
        json.loads(came.place) == json.loads(place) and json.loads(came.body) == json.loads(body)
    )
