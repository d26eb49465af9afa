"""Who dresses, in a line: `1g 9 "Jarrowby" 10c 61s for 19`; a letter after the number says what he is."""

import re
from collections.abc import Iterator
from typing import Any

from msgspec import structs

from rinkbook.cases.slots import TEXT, Misfit, Slot, Words
from rinkbook.core.model.events import Dressed, LineUpConfirmed, Side
from rinkbook.core.model.setup import Bar, Rostered, TeamSetup

COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
DETAILS = ("for", "barred", "told")  # what follows is whom a sub may replace, or what keeps the player off
NUMBER = re.compile(r"(?P<number>[0-9]{1,3})(?P<marks>[gcas]{0,3})")


def read_line_up(words: Words) -> tuple[Dressed, ...]:
    """As many entries as follow; none is a line-up too."""
    found = []
    while words.left and NUMBER.fullmatch(words.next):
        fields = _marked(words.take())
        fields.update(_details(words))
        found.append(Dressed(**fields))
    return tuple(found)


def _marked(word: str) -> dict[str, Any]:
    match = NUMBER.fullmatch(word)
    if match is None:
        raise Misfit("a number with its letters, such as 1g, 10c, 61s")
    marks = match["marks"]
    letter = "C" if "c" in marks else "A" if "a" in marks else ""
    return {"number": match["number"], "goalie": "g" in marks, "letter": letter, "sub": "s" in marks}


def _details(words: Words) -> Iterator[tuple[str, str]]:
    if words.next.startswith('"'):
        yield "name", TEXT.read(words)
    for word, field in (("id", "player"), ("for", "sub_for")):
        if words.next == word:
            words.take()
            yield field, TEXT.read(words)


def write_line_up(players: Any) -> str:
    return " ".join(map(_written, players))


def _written(dressed: Dressed) -> str:
    marks = "g" * dressed.goalie + dressed.letter.lower() + "s" * dressed.sub
    words = [f"{dressed.number}{marks}"]
    if dressed.name:
        # Always in quotes: a bare word would be the next number.
        words.append(f'"{dressed.name}"' if TEXT.write(dressed.name)[0] != '"' else TEXT.write(dressed.name))
    words += ["id", TEXT.write(dressed.player)] if dressed.player else []
    words += ["for", TEXT.write(dressed.sub_for)] if dressed.sub_for else []
    return " ".join(words)


LINE_UP = Slot(
    "numbers such as 1g 9 10c 61s",
    lambda word: NUMBER.fullmatch(word) is not None,
    read_line_up,
    write_line_up,
    tuple[Dressed, ...],
)


def read_team(side: Side, text: str) -> TeamSetup:
    """`Night Owls #f2b705: 1g Wexley, 9 Jarrowby barred suspended, 61s Quorn for 19`."""
    head, _, roster = text.partition(":")
    entries = [entry.split() for entry in roster.split(",") if entry.strip()]
    rostered = tuple(_rostered(side, entry) for entry in entries)
    name, _, colour = head.strip().rpartition(" ")
    if COLOUR.fullmatch(colour):
        return TeamSetup(id=str(side), name=name.strip(), colour=colour, roster=rostered)
    return TeamSetup(id=str(side), name=head.strip(), roster=rostered)


def _rostered(side: Side, entry: list[str]) -> Rostered:
    marked = _marked(entry[0])
    parts: dict[str, list[str]] = {"name": []}
    for word in entry[1:]:
        if word in DETAILS:
            parts[word] = []
        else:
            parts[list(parts)[-1]].append(word)
    bars = tuple(
        Bar(code=code, clause="", blocks=word == "barred")
        for word in ("barred", "told")
        for code in parts.get(word, ())
    )
    sub_for = tuple(f"{side}-{number}" for number in parts.get("for", ()))
    name = " ".join(parts["name"])
    return Rostered(player=f"{side}-{marked['number']}", name=name, sub_for=sub_for, bars=bars, **marked)


def dress(body: LineUpConfirmed, team: TeamSetup) -> LineUpConfirmed:
    """A number alone is who wears it on the roster; one with an id has the letters that are written."""
    worn = {rostered.number: rostered for rostered in team.roster}
    known = {rostered.player: rostered for rostered in team.roster}
    players = tuple(
        _as_rostered(dressed, found)
        if (found := known.get(dressed.player) if dressed.player else worn.get(dressed.number))
        else dressed
        for dressed in body.players
    )
    return structs.replace(body, players=players)


def _as_rostered(dressed: Dressed, rostered: Rostered) -> Dressed:
    if dressed.player:
        return structs.replace(dressed, name=dressed.name or rostered.name)
    return structs.replace(
        dressed,
        player=rostered.player,
        name=dressed.name or rostered.name,
        goalie=dressed.goalie or rostered.goalie,
        letter=dressed.letter or rostered.letter,
        sub=dressed.sub or rostered.sub,
    )
