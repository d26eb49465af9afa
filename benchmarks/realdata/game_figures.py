"""What is compared of the game as a whole: scores, results, who is out, goalies, shootouts, minutes."""

from msgspec import structs

from benchmarks.realdata.box_figures import is_short
from benchmarks.realdata.figures import Figure, Pairs, compare
from benchmarks.realdata.play import Played
from rinkbook.core import wire
from rinkbook.core.model.events import GoalieChange, Side
from rinkbook.core.model.place import write_period

SIDES = (Side.HOME, Side.AWAY)
Who = tuple[Side, str]


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


def sent_off(each: Played) -> Pairs:
    judged = {(line.side, line.number) for line in each.sheet.players if line.out}
    yield from named_by(each.game.printed.out, judged, "sent off")


def by_count(each: Played) -> Pairs:
    """Who got a penalty for having so many is who, by our count, came so far."""
    judged = {(it.side, it.number) for it in each.sheet.tallies if it.number and it.count >= it.of}
    yield from named_by(each.game.printed.by_count, judged, "reached")


def named_by(printed: tuple[Who, ...] | None, judged: set[Who], what: str) -> Pairs:
    """Everybody whom the sheet or the judge names, in words; nothing where the sheet doesn't tell."""
    if printed is None:
        return
    for who in sorted({*printed, *judged}):
        in_print, by_us = (what if who in named else f"not {what}" for named in (printed, judged))
        yield who[0].value, in_print, by_us


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
