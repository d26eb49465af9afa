"""Where a line made at the desk stands, if nothing else is said."""

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.place import Moment, Place


def here(sheet: Sheet) -> Place:
    """After all that is on the sheet: before the first period, else where the last line is, else after it."""
    clock = sheet.clock
    if sheet.over:
        return Place(part=clock.part, period=clock.period, moment=Moment.AFTER)
    if not any(entry.event.place.moment is not Moment.BEFORE for entry in sheet.entries):
        return Place(moment=Moment.BEFORE)
    ended = any(
        line.ended for line in sheet.periods if (line.part, line.period) == (clock.part, clock.period)
    )
    moment = Moment.AFTER if ended else Moment.DURING
    return Place(part=clock.part, period=clock.period, moment=moment, left=0 if ended else lowest(sheet))


def lowest(sheet: Sheet) -> int:
    """The lowest reading on the sheet of the period being played; with none yet, its whole length."""
    clock = sheet.clock
    places = [entry.event.place for entry in sheet.entries if not entry.struck]
    return min(
        (
            place.left
            for place in places
            if (place.part, place.period, place.moment) == (clock.part, clock.period, Moment.DURING)
        ),
        default=clock.left,
    )
