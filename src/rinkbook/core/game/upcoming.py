"""What comes next: another period, overtime, a shootout, or nothing because the game is over."""

from msgspec import structs

from rinkbook.core.game.sheet import Next
from rinkbook.core.game.shooting import shoots_next
from rinkbook.core.game.state import State
from rinkbook.core.model.place import Moment, Part


def is_over(game: State) -> bool:
    """Ended by an official, by sudden death, by a decided shootout, or played out.

    A correction may find that regulation had decided it: what was played on stays on the sheet only.
    """
    if game.closed is not None or game.decided:
        return True
    if game.part is not Part.REGULATION and not game.tied_in_regulation:
        return True
    if game.part is Part.SHOOTOUT:
        return False
    return (game.ended or bool(game.follows)) and what_next(game).step == "sign"


def what_next(game: State) -> Next:
    """The next step on the sheet."""
    if game.part is Part.SHOOTOUT:
        return shootout(game)
    if not game.ended and not game.follows:
        return this_period(game)
    if game.part is Part.REGULATION and not game.is_last_regulation() and not game.out_of_time:
        return period_after(game, Part.REGULATION, game.period + 1)
    if game.score[0] != game.score[1]:
        return Next(step="sign")
    return after_a_tie(game)


def this_period(game: State) -> Next:
    """The period that waits to begin, or is being played."""
    is_first = game.part is Part.REGULATION and game.period == 1
    waits = not game.started and game.moment is Moment.BEFORE
    step = "start" if is_first and waits else "overtime" if game.part is Part.OVERTIME else "period"
    asks = "time-left" if waits and step == "overtime" and asks_the_slot(game) else ""
    found = game.plan.find(game.part, game.period)
    return Next(
        step=step, part=game.part, period=game.period, length=game.length_now, asks=asks,
        pause=found.pause if waits and found is not None else 0,
    )  # fmt: skip


def period_after(game: State, part: Part, period: int) -> Next:
    """A period to come, as it is planned."""
    found = game.plan.find(part, period)
    return Next(
        step="overtime" if part is Part.OVERTIME else "period", part=part, period=period,
        length=game.length(part, period), pause=found.pause if found else 0,
        clause=found.clause if found else "",
    )  # fmt: skip


def after_a_tie(game: State) -> Next:
    """Overtime where the edition offers it and the slot holds it, then the shootout, else the tie stands.

    A game that is forfeit and played all the same has its winner.
    """
    following = game.overtime_due()
    if following:
        asks = "time-left" if asks_the_slot(game) else ""
        return structs.replace(period_after(game, Part.OVERTIME, following), asks=asks)
    if game.plan.shootout and game.follows != "sign" and not game.forfeited:
        return shootout(game)
    return Next(step="sign", clause="" if game.forfeited else game.plan.tie)


def asks_the_slot(game: State) -> bool:
    """Whether overtime hangs on time that nobody has read yet."""
    return game.plan.offered == "if-time-allows" and not game.follows


def shootout(game: State) -> Next:
    """The side that shoots next, or that somebody has to say who begins."""
    side = shoots_next(game)
    return Next(
        step="shootout", part=Part.SHOOTOUT, clause=game.plan.shootout, side=side,
        asks="" if side else "shoots-first",
    )  # fmt: skip
