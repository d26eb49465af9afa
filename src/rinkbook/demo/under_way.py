"""The ice league's game of tonight, line for line: a fourth goal, a goalie's penalty, two at one whistle."""

from collections.abc import Iterator

from rinkbook.core import wire
from rinkbook.core.model.events import (
    AnyBody,
    ClockStart,
    ClockStop,
    Goal,
    LineUpConfirmed,
    Officials,
    Penalty,
    PeriodEnd,
    PeriodStart,
    Shots,
    Side,
    WarmUp,
)
from rinkbook.core.model.place import Moment, Place, read_clock
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.demo.lineups import may_dress, worn
from rinkbook.demo.scribe import Scribe

HOME, AWAY = Side.HOME, Side.AWAY
ABSENT = {"19": "61", "12": "33"}
"""Who isn't there, and who stands in."""

FIRST: tuple[tuple[str, AnyBody], ...] = (
    ("14:22", Goal(side=AWAY, number="9", assists=("27", "14"))),
    ("11:05", Penalty(side=HOME, number="4", offence="hooking")),
    ("10:31", Goal(side=AWAY, number="27", assists=("9",))),
    ("6:48", Goal(side=HOME, number="17", assists=("10", "22"))),
    ("2:10", Goal(side=HOME, number="17", assists=("88",))),
)
SECOND: tuple[tuple[str, AnyBody], ...] = (
    ("15:37", Penalty(side=HOME, number="22", offence="roughing", whistle="w1")),
    ("15:37", Penalty(side=AWAY, number="55", offence="roughing", whistle="w1")),
    ("13:20", Goal(side=HOME, number="17", assists=("10",))),
    ("12:15", Penalty(side=AWAY, number="31", offence="delay-of-game", served_by="14")),
    ("11:48", Goal(side=HOME, number="44", assists=("17", "4"))),
    ("9:30", Goal(side=HOME, number="17")),
    ("9:02", Penalty(side=AWAY, number="55", offence="abuse-of-officials")),
    ("8:11", Goal(side=HOME, number="10", assists=("44",))),
    ("7:24", Penalty(side=AWAY, number="8", offence="tripping")),
)
SHOTS = (
    ((HOME, "16:21 14:50 12:02 9:40 7:15 6:48 4:30 2:10"),
     (AWAY, "15:40 14:22 13:03 10:31 8:20 5:55 3:12 1:01")),
    ((HOME, "16:30 14:44 13:20 12:50 11:48 10:40 9:55 9:30 8:40 8:11 7:01"),
     (AWAY, "16:02 14:10 10:12 8:55 7:40")),
)  # fmt: skip
STOPPED = "6:42"


def write(book: Edition, setup: Setup, scorekeeper: str) -> Scribe:
    """The sheet up to the whistle in the second period."""
    scribe, length = Scribe(), wire.play(book, setup, ()).next.length
    for side in Side:
        scribe.write(Place(moment=Moment.BEFORE), line_up(setup, side), after=60)
    officials = Officials(referees=setup.referees, scorekeeper=scorekeeper)
    scribe.write(Place(moment=Moment.BEFORE), officials)
    scribe.write(Place(moment=Moment.BEFORE), WarmUp())
    scribe.wait(330)
    for period, (lines, shots) in enumerate(zip((FIRST, SECOND), SHOTS, strict=True), 1):
        play(scribe, Place(period=period, left=length), lines, shots)
        if period == 1:
            scribe.write(Place(period=period, moment=Moment.AFTER), PeriodEnd())
            scribe.wait(120)
    left, _ = read_clock(STOPPED)
    scribe.write(Place(period=2, left=left), ClockStop())
    return scribe


def line_up(setup: Setup, side: Side) -> LineUpConfirmed:
    """Everybody who may, the absent replaced."""
    fit = {player.number: player for player in may_dress(setup.team(side))}
    own = [worn(player) for player in fit.values() if not player.sub and player.number not in ABSENT]
    subs = [
        worn(fit[number], fit[absent]) for absent, number in ABSENT.items() if absent in fit and number in fit
    ]
    speaker = next(player.name for player in own if player.letter == "C")
    return LineUpConfirmed(side=side, players=(*own, *subs), by=speaker)


def play(
    scribe: Scribe, start: Place, lines: tuple[tuple[str, AnyBody], ...], shots: tuple[tuple[Side, str], ...]
) -> None:
    """A period's lines and shots by the clock; a goal's shot comes before it."""
    scribe.write(start, PeriodStart(length=start.left))
    scribe.write(start, ClockStart())
    happened = sorted([*shots_of(shots), *timed(lines)], key=lambda line: -line[0])
    before = start.left
    for at, (left, body) in enumerate(happened):
        scribe.wait(before - left)
        before, place = left, Place(period=start.period, left=left)
        scribe.write(place, body, after=1)
        is_last = at + 1 == len(happened) or happened[at + 1][0] != left
        if is_last and not isinstance(body, Shots):
            scribe.write(place, ClockStart(), after=20)


def shots_of(shots: tuple[tuple[Side, str], ...]) -> Iterator[tuple[int, AnyBody]]:
    for side, times in shots:
        yield from ((read_clock(time)[0], Shots(side=side)) for time in times.split())


def timed(lines: tuple[tuple[str, AnyBody], ...]) -> Iterator[tuple[int, AnyBody]]:
    yield from ((read_clock(time)[0], body) for time, body in lines)
