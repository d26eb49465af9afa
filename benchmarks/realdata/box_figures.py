"""What is compared of the box: when penalties begin and end, who comes out when, the strength of goals."""

from collections import Counter
from collections.abc import Iterator

from msgspec import structs

from benchmarks.realdata.figures import Figure, Pairs, compare
from benchmarks.realdata.play import Played
from benchmarks.realdata.shape import Source, Stay
from rinkbook.core.game.sheet import PenaltyLine
from rinkbook.core.model.place import Part, write_clock, write_period


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


def called(each: Played) -> dict[str, PenaltyLine]:
    """What officials called, by its event; a rule's own penalty stands under the event that brought it."""
    return {line.event: line for line in each.sheet.penalties if not line.given_by}


def stays(each: Played, sort: str) -> Iterator[tuple[Stay, PenaltyLine]]:
    lines = called(each)
    for stay in each.game.printed.stays:
        if stay.sort == sort and not stay.unread:
            yield stay, lines[stay.event]


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
        yield each.names(event), sits(False), sits(lines[event].starts is not None)


def sits(is_served: bool) -> str:
    return "somebody sits" if is_served else "nobody sits"


def costs(each: Played) -> Pairs:
    lines = called(each)
    for event, cost in each.game.printed.costs.items():
        yield each.names(event), yes(cost), yes(is_short(lines[event]))


def yes(short: bool) -> str:
    return "a skater less" if short else "as many skaters"


def is_short(line: PenaltyLine) -> bool:
    return not line.coincidental and line.starts is not None
