"""What is compared of a source, each as so many of so many, with every difference."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct, structs

from benchmarks.realdata.play import Played
from benchmarks.realdata.shape import Source, Stay
from rinkbook.core import wire
from rinkbook.core.game.sheet import PenaltyLine
from rinkbook.core.model.events import GoalieChange, Side
from rinkbook.core.model.place import Part, write_clock, write_period

SIDES = (Side.HOME, Side.AWAY)


class Difference(Struct, frozen=True, kw_only=True):
    """One thing that the judge finds otherwise than it is printed."""

    game: str
    where: str
    printed: str
    judged: str

    def __str__(self) -> str:
        return f"{self.game} {self.where}: printed {self.printed}, judged {self.judged}"


class Figure(Struct, frozen=True, kw_only=True):
    """`of` things compared, and those that differ; `parts` says of what else there was, how many."""

    id: str
    what: str
    of: int
    differences: tuple[Difference, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def same(self) -> int:
        return self.of - len(self.differences)


Pairs = Iterator[tuple[str, Any, Any]]
"""Where on the sheet, what is printed there, and what was judged."""


def compare(id: str, what: str, played: Iterable[Played], pairs: Callable[[Played], Pairs]) -> Figure:
    """A figure of all pairs of all games."""
    of, found = 0, []
    for each in played:
        for where, printed, judged in pairs(each):
            of += 1
            if printed != judged:
                found.append(
                    Difference(game=each.game.game, where=where, printed=words(printed), judged=words(judged))
                )
    return Figure(id=id, what=what, of=of, differences=tuple(found))


def words(value: object) -> str:
    """`None` and "" as they are read aloud."""
    if value is None or value == "":
        return "none"
    return "–".join(map(str, value)) if isinstance(value, tuple) else str(value)


def figures(source: Source, played: list[Played]) -> list[Figure]:
    """All that the source prints enough for."""
    made = [
        compare("finals", "final scores, a side each", played, finals),
        compare("periods", "goals of each period", played, periods),
        results(played),
        tags(source, played),
        *minors(played),
        compare("others", "majors and misconducts: end", played, lambda each: ends(each, "other")),
        compare("waits", "minors: out at once, or at a whistle", played, waits),
        compare("washed-out", "pending calls that a goal took", played, washed_out),
        compare("costs", "penalties that leave the side short, or don't", played, costs),
        compare("power-plays", "power plays and goals on them, a side each", played, power_plays),
        compare("minutes", "penalty minutes, a side each", played, minutes),
        compare("out", "players sent off for the night", played, sent_off),
        compare("by-count", "players who came to the count that ends their night", played, by_count),
        compare("goalies", "goalie changes: who goes out", played, goalies),
        compare("shootouts", "shootouts: the last attempt decides", played, shootouts),
        compare("faced", "shootouts: the goalie faced", played, faced),
    ]
    return [figure for figure in made if figure.of]


def finals(each: Played) -> Pairs:
    for side, printed, judged in zip(SIDES, each.game.printed.finals, each.sheet.score, strict=True):
        if printed is not None:
            yield side.value, printed, judged


def periods(each: Played) -> Pairs:
    judged = {(line.part, line.period): line.goals for line in each.sheet.periods}
    for (part, period), goals in each.game.printed.by_period.items():
        yield write_period(part, period), goals, judged.get((part, period), (0, 0))


def results(played: list[Played]) -> Figure:
    """How games ended; where level and with no attempt of a shootout, we ended them as they stood."""
    figure = compare("endings", "how the game ended, and who won", played, endings)
    stopped = sum(each.stopped for each in played)
    return structs.replace(figure, parts=(("of them ended by us as they stood", stopped),) if stopped else ())


def endings(each: Played) -> Pairs:
    printed, result = each.game.printed, each.sheet.result
    if printed.how and result is not None:
        yield "result", ending(printed.how, printed.winner), ending(result.how, result.winner)


def ending(how: str, winner: Side | None) -> str:
    return f"{how}, {winner.value} won" if winner else how


def tags(source: Source, played: list[Played]) -> Figure:
    """Goals by their whole tag; what has no place on the sheet is told apart."""

    def pairs(each: Played) -> Pairs:
        for goal in each.sheet.goals:
            if goal.event in each.game.printed.tags:
                yield each.names(goal.event), each.game.printed.tags[goal.event], source.tag(goal)

    apart = Counter(why for each in played for why in each.game.printed.untagged.values())
    figure = compare("tags", "goals: strength, the whole tag", played, pairs)
    return structs.replace(figure, parts=tuple(apart.most_common()))


def minors(played: list[Played]) -> Iterator[Figure]:
    """Every minor ends as printed or not, has no end printed, or has times that can't be read: no fourth."""
    yield compare("starts", "minors: start, where the clock stops", played, starts)
    unread = Counter(
        f"can't be read: the sheet says {stay.unread}"
        for each in played
        for stay in each.game.printed.stays
        if stay.sort == "minor" and stay.unread
    )
    figure = compare("ends", "minors: end", played, lambda each: ends(each, "minor"))
    yield structs.replace(figure, parts=tuple(unread.most_common()))
    yield compare("unended", "minors without an end: the game ended first", played, unended)


def stays(each: Played, sort: str) -> Iterator[tuple[Stay, PenaltyLine]]:
    lines = called(each)
    for stay in each.game.printed.stays:
        if stay.sort == sort and not stay.unread:
            yield stay, lines[stay.event]


def called(each: Played) -> dict[str, PenaltyLine]:
    """What officials called, by its event; a rule's own penalty stands under the event that brought it."""
    return {line.event: line for line in each.sheet.penalties if not line.given_by}


def starts(each: Played) -> Pairs:
    for stay, line in stays(each, "minor"):
        if stay.start is not None:
            yield each.names(stay.event), told(each, stay.start), told(each, line.starts)


def ends(each: Played, sort: str) -> Pairs:
    for stay, line in stays(each, sort):
        if stay.end is not None:
            judged = told(each, line.ends) if line.ended_by != "game" else "the game was over"
            yield each.names(stay.event), told(each, stay.end), judged


def unended(each: Played) -> Pairs:
    """With no end printed the game was over first; some sheets say how much was left."""
    for stay, line in stays(each, "minor"):
        if stay.end is None:
            yield each.names(stay.event), still(stay.left), over(each, line, stay.left is not None)


def over(each: Played, line: PenaltyLine, is_timed: bool) -> str:
    """That the game ended first, by our rulings, and on demand what was left."""
    if line.ended_by not in ("", "game") and line.ends is not None and line.ends < whole(each):
        return told(each, line.ends)
    return still(line.ends - whole(each) if is_timed and line.ends is not None else None)


def still(left: int | None) -> str:
    return "the game was over" if left is None else f"the game was over, {left} s left"


def whole(each: Played) -> int:
    """Seconds of all periods that were played."""
    return sum(line.length for line in each.sheet.periods if line.ended or line.part is Part.REGULATION)


def told(each: Played, seconds: int | None) -> str:
    """Game time as a reading of the clock, `P2 6:42`."""
    if seconds is None:
        return "never"
    passed = 0
    for line in each.sheet.periods:
        if seconds < passed + line.length:
            return f"{write_period(line.part, line.period)} {write_clock(passed + line.length - seconds)}"
        passed += line.length
    return "after the game"


def waits(each: Played) -> Pairs:
    """Equal penalties leave both sides whole, so that their players come out when play has stopped."""
    lines = called(each)
    for event, is_waiting in each.game.printed.waits.items():
        yield each.names(event), out(is_waiting), out(lines[event].coincidental)


def out(is_waiting: bool) -> str:
    return "at a whistle" if is_waiting else "at once"


def washed_out(each: Played) -> Pairs:
    """Nobody sits for them."""
    lines = called(each)
    for event in each.game.printed.washed_out:
        yield (
            each.names(event),
            sits(is_out=False),
            sits(is_out=bool(lines[event].minutes and lines[event].starts is not None)),
        )


def sits(*, is_out: bool) -> str:
    return "somebody sits" if is_out else "nobody sits"


def costs(each: Played) -> Pairs:
    lines = called(each)
    for event, cost in each.game.printed.costs.items():
        yield each.names(event), yes(cost), yes(is_short(lines[event]))


def yes(short: bool) -> str:
    return "a skater less" if short else "as many skaters"


def is_short(line: PenaltyLine) -> bool:
    return not line.coincidental and line.starts is not None


def sent_off(each: Played) -> Pairs:
    printed = each.game.printed.out
    if printed is None:
        return
    judged = {(line.side, line.number) for line in each.sheet.players if line.out}
    for side, number in sorted({*printed, *judged}):
        here = (side, number)
        yield side.value, off(here in printed), off(here in judged)


def by_count(each: Played) -> Pairs:
    """Who got a penalty for having so many is who, by our count, came so far."""
    printed = each.game.printed.by_count
    if printed is None:
        return
    judged = {(it.side, it.number) for it in each.sheet.tallies if it.number and it.count >= it.of}
    for side, number in sorted({*printed, *judged}):
        here = (side, number)
        yield side.value, reached(here in printed), reached(here in judged)


def reached(is_reached: bool) -> str:
    return "reached" if is_reached else "not reached"


def off(is_off: bool) -> str:
    return "sent off" if is_off else "not sent off"


def shootouts(each: Played) -> Pairs:
    """The attempt that decides is the last one that was taken."""
    taken = each.game.printed.attempts
    if taken and each.game.printed.how == "shootout":
        yield "shootout", taken, deciding(each)


def deciding(each: Played) -> int | None:
    """Which attempt decided, by our rulings."""
    order = [attempt.event for attempt in each.sheet.attempts]
    found = [
        order.index(ruling.event) + 1
        for ruling in each.sheet.rulings
        if ruling.code == "shootout-decided" and ruling.event in order
    ]
    return found[0] if found else None


def goalies(each: Played) -> Pairs:
    """Who goes out at a change is who was in goal as the sheet stood just before."""
    events = each.game.events
    for event in events:
        if event.id in each.game.printed.goes_out and isinstance(event.body, GoalieChange):
            before = [line for line in events if line.key() < event.key()]
            side = SIDES.index(event.body.side)
            sheet = wire.play(each.law, each.game.setup, before)
            judged = "" if sheet.nets_empty[side] else sheet.goalies[side]
            yield each.names(event.id), each.game.printed.goes_out[event.id], judged


def faced(each: Played) -> Pairs:
    """Whom an attempt has to beat is whom the judge has in goal."""
    for attempt in each.sheet.attempts:
        if attempt.event in each.game.printed.faced:
            judged = each.sheet.goalies[SIDES.index(attempt.side.other)]
            yield each.names(attempt.event), each.game.printed.faced[attempt.event], judged


def power_plays(each: Played) -> Pairs:
    """So many penalties left the other side short, and so many goals fell with more skaters."""
    if each.game.printed.power_plays is not None:
        for side, printed in zip(SIDES, each.game.printed.power_plays, strict=True):
            goals = sum(goal.side is side and goal.strength == "PP" for goal in each.sheet.goals)
            chances = sum(line.side is not side and is_short(line) for line in each.sheet.penalties)
            yield side.value, printed, f"{goals}/{chances}"


def minutes(each: Played) -> Pairs:
    result = each.sheet.result
    if each.game.printed.minutes is not None and result is not None and result.facts is not None:
        ours = (result.facts.home.penalty_minutes, result.facts.away.penalty_minutes)
        for side, printed, judged in zip(SIDES, each.game.printed.minutes, ours, strict=True):
            yield side.value, printed, judged
