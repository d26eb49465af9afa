"""Games as they are played: line-ups, periods with goals and penalties, overtime, a shootout, corrections."""

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from rinkbook.cases.event_lines import write_line
from rinkbook.core import wire
from rinkbook.core.game.law import occasion_of, prepare
from rinkbook.core.game.plan import Plan
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import (
    Amend,
    AnyBody,
    CaptainNamed,
    ClockMode,
    ClockSet,
    ClockStart,
    ClockStop,
    Dressed,
    EquipmentHold,
    Event,
    Goal,
    GoalieChange,
    JerseyChange,
    LineUpConfirmed,
    OfficialWord,
    Penalty,
    PenaltyShotMissed,
    PeriodEnd,
    PeriodStart,
    PlayedOn,
    Removal,
    RosterCheck,
    Saves,
    ShootoutAttempt,
    ShootsFirst,
    Shots,
    Side,
    Signature,
    Strike,
    TimeLeft,
    TimeOut,
)
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.core.model.setup import Setup, TeamSetup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.library import files, load, trial_folders

Lines = Iterator[tuple[Place, AnyBody]]
HOME, AWAY = Side.HOME, Side.AWAY
EDITIONS = tuple(id for id, _ in files(trial_folders()))
WORN = {
    HOME: ("1", "4", "7", "9", "10", "17", "22", "24"),
    AWAY: ("30", "5", "8", "11", "12", "14", "19", "27"),
}
OFFENCES = ("tripping", "hooking", "fighting", "boarding", "high-sticking", "unsportsmanlike-conduct")
CLASSES = ((), (), (), ("double-minor",), ("major",), ("misconduct",), ("minor", "misconduct"))


class Game(Struct, frozen=True, kw_only=True):
    """A sheet with the edition and the set-up under which it is judged."""

    edition: Edition
    setup: Setup
    events: list[Event]

    def __repr__(self) -> str:
        lines = "\n".join(map(repr_line, self.events))
        return f"rulebook {self.edition.id}\nstage {self.setup.stage}\n{lines}\n"

    def play(self, events: list[Event] | None = None) -> Sheet:
        return wire.play(self.edition, self.setup, self.events if events is None else events)


def repr_line(event: Event) -> str:
    """The line of a plain-text sheet where there is one for it."""
    try:
        return write_line(event)
    except Exception:  # as no sheet can be written: shown as it is
        return repr(event)


class Whistle(Struct, frozen=True):
    """What stopped play, so many seconds after the whistle before; the rest is for whoever it is about."""

    what: str
    after: int
    side: Side
    first: int
    second: int
    third: int


def edition_of(id: str) -> Edition:
    return load(id, more=trial_folders())


def setup_of(edition: Edition, stage: str) -> Setup:
    home, away = TeamSetup(id="owls", name="Night Owls"), TeamSetup(id="lights", name="Harbor Lights")
    sort = edition.stages.get(stage, "season")
    return Setup(edition=edition.id, stage=stage, sort=sort, home=home, away=away, slot=4800)


def plan_of(edition: Edition, setup: Setup) -> Plan:
    return prepare(edition, occasion_of(setup), wire.RULES).plan


def goal(it: Whistle) -> Iterator[AnyBody]:
    others = [number for number in WORN[it.side] if number != WORN[it.side][it.first]]
    yield Goal(
        side=it.side, number=WORN[it.side][it.first], assists=tuple(others[it.second :][: it.third % 3]),
        penalty_shot=it.third == 7,
    )  # fmt: skip


def penalty(it: Whistle) -> Iterator[AnyBody]:
    offence, classes = OFFENCES[it.second % len(OFFENCES)], CLASSES[it.third % len(CLASSES)]
    word = "at-one" if it.after % 9 == 1 else ""  # one whistle that is told of at two readings
    yield Penalty(
        side=it.side, number=WORN[it.side][it.first], offence=offence, classes=classes, whistle=word,
        separate=it.after % 9 == 2, served_by=WORN[it.side][5] if it.after % 9 == 3 else "",
        seconds=180 if it.after % 9 == 4 else 0,
        start=Place(period=1 + it.third % 3, left=it.after) if it.after % 9 == 5 else None,
    )  # fmt: skip


def penalties(it: Whistle) -> Iterator[AnyBody]:
    """Of both sides at one whistle."""
    for side, count in ((it.side, 1 + it.third % 2), (it.side.other, 1)):
        for number in WORN[side][it.first :][:count]:
            yield Penalty(side=side, number=number, offence=OFFENCES[it.second % len(OFFENCES)])


def bench(it: Whistle) -> Iterator[AnyBody]:
    served_by = WORN[it.side][it.first] if it.third % 2 else ""
    yield Penalty(side=it.side, bench=True, offence="too-many-players", served_by=served_by)


def pending(it: Whistle) -> Iterator[AnyBody]:
    yield Goal(side=it.side, number=WORN[it.side][it.first])
    number = WORN[it.side.other][it.second]
    yield Penalty(side=it.side.other, number=number, offence="tripping", pending=True)


def goalie(it: Whistle) -> Iterator[AnyBody]:
    yield GoalieChange(side=it.side, number="" if it.third % 2 else WORN[it.side][0])


def stopped(it: Whistle) -> Iterator[AnyBody]:
    yield ClockStop()
    yield ClockStart()


WHISTLES: dict[str, Callable[[Whistle], Iterator[AnyBody]]] = {
    "goal": goal,
    "penalty": penalty,
    "penalties": penalties,
    "bench": bench,
    "pending": pending,
    "goalie": goalie,
    "stopped": stopped,
    "shots": lambda it: iter((Shots(side=it.side, count=it.first), Saves(side=it.side))),
    "time-out": lambda it: iter((TimeOut(side=it.side),)),
    "hold": lambda it: iter((EquipmentHold(side=it.side, number=WORN[it.side][it.first]),)),
    "missed": lambda it: iter((PenaltyShotMissed(side=it.side, number=WORN[it.side][it.first]),)),
    "own goal": lambda it: iter((Goal(side=it.side, number=WORN[it.side.other][it.first], own_goal=True),)),
    "awarded": lambda it: iter((Goal(side=it.side, number=WORN[it.side][it.first], awarded=True),)),
    "removal": lambda it: iter((Removal(side=it.side, number=WORN[it.side][it.first], reason="no number"),)),
    "jersey": lambda it: iter((JerseyChange(side=it.side, number=WORN[it.side][it.first], now="99"),)),
    "set": lambda it: iter((ClockSet(left=it.after),)),
    "mode": lambda it: iter((ClockMode(mode=("run", "stop", "")[it.third % 3]),)),
    "check": lambda it: iter(
        (
            RosterCheck(
                side=it.side, ineligible=WORN[it.side.other][: it.third % 2], served_by=WORN[it.side.other][4]
            ),
        )
    ),
}
OFTEN = ("goal", "goal", "goal", "penalty", "penalty", "penalty", "penalties")
which = st.integers(0, 7)
whistle = st.builds(
    Whistle,
    st.sampled_from((*OFTEN, *WHISTLES)),
    st.integers(0, 400),
    st.sampled_from(Side),
    which,
    which,
    which,
)
period = st.lists(whistle, max_size=7)


def line_ups(short: int) -> Lines:
    """Both teams dress, one of them with fewer than the other."""
    before = Place(moment=Moment.BEFORE)
    for side, count in ((HOME, 8 - short), (AWAY, 8)):
        players = tuple(
            Dressed(
                number=number,
                player=f"{side}-{number}",
                goalie=at == 0,
                letter="C" if at == 1 and short else "",
            )
            for at, number in enumerate(WORN[side][:count])
        )
        yield before, LineUpConfirmed(side=side, players=players)
        if not short:
            yield before, CaptainNamed(side=side, number=WORN[side][2])


def lines_of(part: Part, number: int, length: int, whistles: list[Whistle]) -> Lines:
    """A period from its start to its end, or to where its time was up."""
    yield Place(part=part, period=number, left=length), PeriodStart()
    left = length
    for it in whistles:
        left -= it.after
        if left < 0:
            break
        yield from ((Place(part=part, period=number, left=left), body) for body in WHISTLES[it.what](it))
    yield Place(part=part, period=number, left=0), PeriodEnd()


def levelled(lines: list[tuple[Place, AnyBody]], last: int) -> Lines:
    """As many goals more as make it level, one by each player."""
    scored = [body.side for _, body in lines if isinstance(body, Goal)]
    behind = min(Side, key=scored.count)
    for at in range(scored.count(behind.other) - scored.count(behind)):
        number = WORN[behind][1 + at % 7]
        yield Place(period=last, left=20 - at % 20), Goal(side=behind, number=number)


def shootout(first: Side, scored: list[bool]) -> Lines:
    there = Place(part=Part.SHOOTOUT)
    yield there, ShootsFirst(side=first)
    for at, went_in in enumerate(scored):
        side = first if at % 2 == 0 else first.other
        yield there, ShootoutAttempt(side=side, number=WORN[side][1 + at // 2 % 7], scored=went_in)


def played(draw: Any, plan: Plan) -> Lines:
    """A game from its line-ups to its signatures."""
    yield from line_ups(draw(st.sampled_from((0, 0, 1, 3))))
    regulation: list[tuple[Place, AnyBody]] = []
    for each in plan.regulation:
        regulation += lines_of(Part.REGULATION, each.period, each.length, draw(period))
    yield from regulation
    last = len(plan.regulation)
    if draw(st.booleans()):
        yield from levelled(regulation, last)
        yield Place(period=last, moment=Moment.AFTER), TimeLeft(seconds=draw(st.integers(0, 1800)))
        for each in plan.overtime:
            yield from lines_of(Part.OVERTIME, each.period, each.length, draw(st.lists(whistle, max_size=3)))
        if draw(st.booleans()):
            yield from shootout(draw(st.sampled_from(Side)), draw(st.lists(st.booleans(), max_size=10)))
    yield Place(period=last, moment=Moment.AFTER), Signature(role="referee", name="C. Invented")


@st.composite
def games(draw: Any, editions: tuple[str, ...] = EDITIONS) -> Game:
    """A game of any edition and stage, entered as it was played."""
    edition = edition_of(draw(st.sampled_from(editions)))
    setup = setup_of(edition, draw(st.sampled_from(("season", *edition.stages))))
    lines = played(draw, plan_of(edition, setup))
    return Game(edition=edition, setup=setup, events=[entered(at, *line) for at, line in enumerate(lines, 1)])


def entered(order: int, place: Place, body: AnyBody, id: str = "") -> Event:
    return Event(id=id or f"e{order}", place=place.at_order(order), body=body)


KEYS = ("time-out:may:{}", "goal-limit:{}", "roster-check:may:{}", "mercy:on:{}", "overtime:{}", "three:{}")
correction = st.tuples(st.integers(0, 4), st.integers(0, 999), which)
SIDES = ("minimum-players:may:home", "line-up-before-start:may:home", "captain:may:away")


@st.composite
def corrected(draw: Any, editions: tuple[str, ...] = EDITIONS) -> Game:
    """A game of which lines were struck and told otherwise, and on which officials have spoken."""
    game = draw(games(editions))
    events, count = list(game.events), len(game.events)
    for kind, at, number in draw(
        st.lists(st.tuples(st.integers(0, 4), st.integers(0, 999), which), max_size=5)
    ):
        target = events[at % len(events)].id
        key = KEYS[number % len(KEYS)].format(target) if number < 6 else SIDES[at % 3]
        body: AnyBody = (
            Strike(target=target),
            Amend(target=target, changes={"number": WORN[HOME][number]}),
            Amend(target=target, place=Place(period=1 + number % 3, left=at)),
            OfficialWord(key=key, stands=False, by="C. Invented"),
            PlayedOn(key=key, by="C. Invented"),
        )[kind]
        events.append(entered(len(events) + 1, events[count - 1].place, body))
    return Game(edition=game.edition, setup=game.setup, events=events)
