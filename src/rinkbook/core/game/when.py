"""Whether the conditions that only the game knows hold now."""

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Occurrence
from rinkbook.core.model.place import Moment
from rinkbook.core.rulebook.when import When


def holds(when: When, game: State) -> bool:
    """Every condition that is named holds."""
    return is_there(when, game) and is_lead(when, game) and is_strength(when, game) and is_after(when, game)


def is_there(when: When, game: State) -> bool:
    """Part, period and time left."""
    if when.part and game.part != when.part:
        return False
    if when.period == "last-regulation" and not game.is_last_regulation():
        return False
    if isinstance(when.period, int) and when.period and game.period != when.period:
        return False
    timed = when.left_at_most is not None or when.left_at_least is not None
    if timed and game.moment is Moment.BEFORE:
        return False
    return (when.left_at_most is None or game.left <= when.left_at_most) and (
        when.left_at_least is None or game.left >= when.left_at_least
    )


def is_after(when: When, game: State) -> bool:
    """What it waits for has happened."""
    return not when.after or any(body.name == when.after for _, body in game.happened(Occurrence))


def is_lead(when: When, game: State) -> bool:
    return (when.lead_at_most is None or game.lead <= when.lead_at_most) and (
        when.lead_at_least is None or game.lead >= when.lead_at_least
    )


def is_strength(when: When, game: State) -> bool:
    """Short-handed: fewer skaters by penalties; where `coincidental`, anyone in the box will do."""
    if when.short_handed is None:
        return True
    short = game.box.is_uneven or (when.coincidental and game.box.sitting_short > 0)
    return short is when.short_handed
