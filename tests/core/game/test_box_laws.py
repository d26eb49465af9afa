"""Laws of the box by itself, whatever is called, scored and whistled: and of what equal penalties do."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from rinkbook.core import wire
from rinkbook.core.game.box import Box, Ice
from rinkbook.core.game.serving import Serving
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Event, Goal, Penalty, PeriodStart, Side
from rinkbook.core.model.place import Place
from rinkbook.core.model.setup import Setup
from rinkbook.library import load, trial_folders

MOST = 2
HOME, AWAY = Side.HOME, Side.AWAY
sides = st.sampled_from(Side)
numbers = st.sampled_from(("", "4", "7", "9"))


class Call(Struct, frozen=True):
    """A part that is sent to the box, so many seconds after what came before."""

    after: int
    side: Side
    number: str
    length: int
    short: bool
    ends_on_goal: bool
    cancelled: bool
    begins: int  # so much later, as it was read


class Scored(Struct, frozen=True):
    after: int
    side: Side
    which: str


class Stopped(Struct, frozen=True):
    after: int


seconds = st.sampled_from((0, 0, 1, 30, 119, 120, 121, 300))
happenings = st.lists(
    st.builds(
        Call, seconds, sides, numbers, st.sampled_from((1, 90, 120, 300, 600)), st.booleans(), st.booleans(),
        st.booleans(), st.sampled_from((0, 0, 0, 35)),
    )
    | st.builds(Scored, seconds, sides, st.sampled_from(("first-begun", "least-time")))
    | st.builds(Stopped, seconds),
    max_size=30,
)  # fmt: skip


class Run:
    """A box through all that happens; `look` is asked after every moment."""

    def __init__(self) -> None:
        self.box, self.now, self.all = Box(MOST), 0, list[Serving]()

    def go(self, happened: list[Call | Scored | Stopped], look: Any = None) -> "Run":
        for order, each in enumerate(happened):
            self.pass_to(self.now + each.after, look)
            self.do(order, each)
            if look is not None:
                look(self)
        return self

    def pass_to(self, then: int, look: Any) -> None:
        while (moment := self.box.next_moment()) is not None and moment <= then:
            self.now = max(self.now, moment)
            self.box.pass_time(self.now)
            if look is not None:
                look(self)
        self.now = then

    def do(self, order: int, each: Call | Scored | Stopped) -> None:
        reading = (self.now, 0, 0)
        if isinstance(each, Stopped):
            self.box.whistle(self.now)
        elif isinstance(each, Scored):
            self.box.goal_against(each.side, self.now, reading, each.which)
        else:
            part = Serving(
                penalty=order, side=each.side, number=each.number, length=each.length, short=each.short,
                ends_on_goal=each.ends_on_goal, cancelled=each.cancelled, ready=self.now + each.begins,
                called=reading, whistle=self.now, was_read=bool(each.begins),
            )  # fmt: skip
            self.send(part)

    def send(self, part: Serving) -> None:
        """As a penalty does: what costs a skater comes before what the player sits for at no cost."""
        comes_first = part.number and part.costs_a_skater and not part.was_read
        rest = self.box.interrupt(part.side, part.number, self.now) if comes_first else None
        for each in (part, rest):
            if each is not None:
                self.all.append(each)
                self.box.add(each, self.now)

    def on_ice(self) -> dict[Side, int]:
        home, away = self.box.skaters(Ice(5, 3, 3, 5), (self.box.short(HOME), self.box.short(AWAY)))
        return {HOME: home, AWAY: away}


@given(happenings)
def test_nobody_is_a_skater_while_he_serves_and_no_side_goes_below_its_least(happened: list[Any]) -> None:
    def look(run: Run) -> None:
        for side in Side:
            serve = [each for each in run.box.running if each.side is side and each.costs_a_skater]
            assert run.on_ice()[side] == 5 - len(serve)
            assert len(serve) <= MOST

    Run().go(happened, look)


@given(happenings)
def test_nobody_serves_longer_than_he_was_given_nor_less_unless_a_goal_came(happened: list[Any]) -> None:
    given, total = Counter[int](), Counter[int]()
    for part in Run().go(happened).all:
        given[part.penalty] = max(given[part.penalty], part.length)
        if part.starts is not None and part.ends is not None:
            served = part.ends - part.starts
            assert 0 <= served <= part.length
            assert served == part.length or part.ended_by in ("goal", "interrupted")
            assert part.starts >= part.ready
            total[part.penalty] += served
    assert all(total[penalty] <= length for penalty, length in given.items())


@given(happenings)
def test_who_runs_has_begun_and_has_time_left(happened: list[Any]) -> None:
    def look(run: Run) -> None:
        for part in run.box.running:
            assert part.starts is not None and part.ends is not None
            assert not part.ended_by
            assert part.starts <= run.now <= part.ends

    Run().go(happened, look)


@given(happenings)
def test_a_player_serves_one_part_at_a_time(happened: list[Any]) -> None:
    def look(run: Run) -> None:
        serve = [(part.side, part.number) for part in run.box.running if part.number]
        assert len(serve) == len(set(serve))

    Run().go(happened, look)


@given(happenings)
def test_who_waits_has_somebody_to_wait_for(happened: list[Any]) -> None:
    """His own earlier part, a full box, or the time at which he was read to begin."""

    def look(run: Run) -> None:
        for part in run.box.waiting:
            own = part.after is not None and not part.after.ended_by
            full = part.costs_a_skater and run.box.short(part.side) == MOST
            assert own or full or part.ready > run.now

    Run().go(happened, look)


@given(happenings, sides, st.sampled_from(("first-begun", "least-time")))
def test_a_goal_ends_one_part_at_most_and_only_of_the_short_side(
    happened: list[Any], side: Side, which: str
) -> None:
    run = Run().go(happened)
    run.pass_to(run.now + 1, None)
    before = {part for part in run.all if part.ended_by}
    lacked = run.box.short(side) - run.box.short(side.other)
    ended = run.box.goal_against(side, run.now, (run.now, 0, 0), which)
    now = {part for part in run.all if part.ended_by} - before
    assert now == ({ended} if ended is not None else set())
    if ended is not None:
        assert lacked > 0
        assert ended.side is side and ended.ends_on_goal and ended.costs_a_skater


@given(happenings)
def test_nobody_comes_out_before_his_time_is_up(happened: list[Any]) -> None:
    for part in Run().go(happened).all:
        if part.back is not None:
            assert part.ended_by
            assert part.ends is not None and part.back >= part.ends


@given(happenings)
def test_once_all_has_passed_and_a_whistle_come_the_box_is_empty(happened: list[Any]) -> None:
    run = Run().go(happened)
    run.pass_to(run.now + 100_000, None)
    run.box.whistle(run.now)
    assert not run.box.running and not run.box.waiting and not run.box.lingering
    assert run.on_ice() == {HOME: 5, AWAY: 5}
    assert all(part.ended_by for part in run.all)


short = st.integers(0, MOST)
RINKS = (Ice(3, 3, 3, 5), Ice(3, 3, 2, 4), Ice(4, 4, 3, 5), Ice(5, 3, 3, 5))


@given(
    st.sampled_from((Ice(3, 3, 3, 5), Ice(3, 3, 2, 4), Ice(4, 4, 3, 5), Ice(5, 3, 3, 5))), short, short, short
)
def test_overtime_has_no_side_below_the_least_or_above_the_most(
    ice: Ice, home: int, away: int, lift: int
) -> None:
    box = Box(MOST)
    box.lift = lift
    skaters = box.skaters(ice, (home, away))
    assert all(ice.lowest <= each <= ice.most for each in skaters)
    assert skaters[0] - skaters[1] == away - home


CLASSES = (
    ("minor",),
    ("double-minor",),
    ("major",),
    ("bench-minor",),
    ("minor", "misconduct"),
    ("minor", "major"),
)
calls = st.lists(st.tuples(sides, numbers, st.sampled_from(CLASSES)), min_size=1, max_size=6)
BOOKS = ("fwshl/2026-03-24", "tossup/2026-09-01", "nhl/2023-24", "iihf/2023-24", "test-hockey/2026-01-01")


def at_one_whistle(book: str, called: list[tuple[Side, str, tuple[str, ...]]]) -> list[Event]:
    return [
        Event(
            id=f"p{order}", place=Place(left=700, order=order),
            body=Penalty(side=side, number=number, offence="roughing", classes=classes, bench=not number),
        )
        for order, (side, number, classes) in enumerate(called, 1)
    ]  # fmt: skip


def played(book: str, lines: list[Event]) -> Sheet:
    start = Event(id="start", place=Place(left=1020), body=PeriodStart())
    return wire.play(load(book, trial_folders()), Setup(edition=book), [start, *lines])


@settings(deadline=None)
@given(st.sampled_from(BOOKS), calls)
def test_at_one_whistle_as_many_cancel_on_either_side(
    book: str, called: list[tuple[Side, str, tuple[str, ...]]]
) -> None:
    """So the difference of skaters is the difference of what was called, whatever was equal."""
    lines = at_one_whistle(book, called)
    later = Event(id="later", place=Place(left=699, order=99), body=Goal(side=HOME))
    (goal,) = played(book, [*lines, later]).goals
    flipped = [(side.other, number, classes) for side, number, classes in called]
    (other,) = played(book, [*at_one_whistle(book, flipped), later]).goals
    assert goal.skaters == other.skaters[::-1]


@settings(deadline=None)
@given(st.sampled_from(BOOKS), calls)
def test_the_same_calls_on_both_sides_leave_them_level(
    book: str, called: list[tuple[Side, str, tuple[str, ...]]]
) -> None:
    both = [
        call for _, number, classes in called for call in ((HOME, number, classes), (AWAY, number, classes))
    ]
    home, away = played(book, at_one_whistle(book, both)).skaters
    assert home == away
