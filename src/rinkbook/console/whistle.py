"""What was called at one whistle: beside what, whether it cancels out, and who else is in a fight."""

from msgspec import Struct

from rinkbook.console.candidate import Candidate
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.lines import lengths, penalty_line
from rinkbook.console.task import surname
from rinkbook.console.told import Told, under, words_of
from rinkbook.console.view import View, write_view
from rinkbook.core.game.sheet import BoxLine, PenaltyLine
from rinkbook.core.model.events import Penalty, Side
from rinkbook.core.model.place import write_clock
from rinkbook.core.rulebook.formats import words as number_word


class Other(Struct, frozen=True, kw_only=True):
    """A call already made at this whistle."""

    side: Side
    number: str
    words: str
    colour: str
    team: str
    offence: str


def others(desk: Desk) -> list[Other]:
    """What was called at the same whistle already."""
    here = desk.place.at_order(0)
    found = [
        (entry.event.body, penalty_line(desk, entry.event.id))
        for entry in desk.sheet.entries
        if isinstance(entry.event.body, Penalty)
        and not entry.struck
        and entry.event.place.at_order(0) == here
    ]
    return [other(desk, body, line) for body, line in found if line is not None]


def other(desk: Desk, body: Penalty, line: PenaltyLine) -> Other:
    return Other(
        side=body.side,
        number=body.number or "Bench",
        words=f"{line.title}, {lengths(desk, line.classes)}",
        colour=desk.team(body.side).colour,
        team=desk.name(body.side),
        offence=body.offence,
    )


def own_lines(candidate: Candidate) -> list[BoxLine]:
    return [line for line in candidate.sheet.box if line.penalty == CANDIDATE]


def cancels(candidate: Candidate | None) -> bool:
    return candidate is not None and any(line.coincidental for line in own_lines(candidate))


def level(desk: Desk, candidate: Candidate | None) -> list[Told]:
    """`Both teams stay at five skaters`, and when they come out, where the calls cancel out."""
    section = desk.law.section("penalty-classes")
    if candidate is None or section is None or not cancels(candidate):
        return []
    home, away = candidate.sheet.skaters
    stay = f"Both teams stay at {number_word(home)} skaters."
    decision = stay if home == away else f"They cancel out. It is {home} on {away}."
    clause = section.cites("coincidental")
    because = f"{words_of(desk, clause)} Not on the arena’s board."
    out = max(own_lines(candidate), key=lambda line: line.left).left
    left = desk.place.left - out
    when = f"after {write_clock(left)}" if left >= 0 else f"{write_clock(-left)} into the next period"
    return [
        under(desk, "granted", decision, because, clause),
        under(desk, "told", f"They come out at the first whistle {when}.", "", clause),
    ]


class Fighter(Struct, frozen=True, kw_only=True):
    """Somebody who has fought at this whistle, and where it is said that it was he who started it."""

    words: str
    href: str


class Toggle(Struct, frozen=True, kw_only=True):
    """A choice that is on or off."""

    words: str
    on: bool
    href: str


def is_fight(desk: Desk) -> bool:
    """What was called last at this whistle belongs to a fight."""
    called = others(desk)
    return bool(called) and called[-1].offence in desk.law.fight.all


def starters(desk: Desk) -> list[Fighter]:
    """Who of them may have started it: the edition has a call of its own for that."""
    began = desk.law.fight.began
    found = [each for each in others(desk) if each.offence == desk.law.fight.offence]
    return [starter(desk, each, began) for each in found] if began else []


def starter(desk: Desk, fighter: Other, began: str) -> Fighter:
    line = desk.player(fighter.number, fighter.side)
    name = f" {surname(line.name)}" if line is not None else ""
    view = desk.view.at(desk.place)
    href = view.link(side=fighter.side.value, number=fighter.number, offence=began, step="")
    return Fighter(words=f"{fighter.number}{name} started it", href=href)


def third_man(desk: Desk) -> Toggle | None:
    """Whether the next tap names who joined the fight, where the edition has a call for that."""
    fight = desk.law.fight
    call = desk.law.call(fight.third)
    if call is None:
        return None
    on = desk.view.offence == fight.third
    return Toggle(words=call.title, on=on, href=desk.view.link(offence=fight.offence if on else fight.third))


def again(desk: Desk) -> str:
    """The same whistle with nobody named yet; who else was in a fight is asked with its call filled in."""
    fight = desk.law.fight
    offence = fight.offence if desk.view.offence in fight.all else ""
    return write_view(View(screen="penalty", offence=offence).at(desk.place))
