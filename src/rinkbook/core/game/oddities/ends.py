"""How a game ends: by what the rulebook has a rule for, once, and signed when it is over."""

from collections.abc import Iterator, Sequence

from rinkbook.core.game.oddities.asking import Odd, OddAfter
from rinkbook.core.game.rules.forfeit import SORTS
from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import State
from rinkbook.core.game.upcoming import is_over
from rinkbook.core.model.events import (
    Curfew,
    Event,
    Forfeit,
    PeriodStart,
    ShootoutAttempt,
    Signature,
    Termination,
    kind_of,
)
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "no-rule-for-it": "The rulebook says nothing of such an end ({got}).",
    "forfeit-of-nobody": "It says of no team that it forfeits.",
    "no-such-forfeit": "There is no such sort of forfeit ({got}).",
    "no-points-for-it": "The table has no points for such an end ({got}).",
    "after-the-end": "The game was over by then.",
    "signed-before-the-end": "It was signed before the game was over.",
}


def without_rule(game: State, event: Event, body: Curfew | Forfeit | Termination) -> Iterator[Finding]:
    """An end that the edition says nothing about."""
    cited = body.key.partition(":")[0] if isinstance(body, Termination) else ""
    if kind_of(event) not in game.kinds and cited not in game.concluding:
        yield finding(event, "no-rule-for-it", "an end that the rulebook has a rule for", kind_of(event))


def of_nobody(game: State, event: Event, body: Forfeit) -> Iterator[Finding]:
    if not body.sides:
        yield finding(event, "forfeit-of-nobody", "the home team, the visitors or both", "no side")


def of_no_sort(game: State, event: Event, body: Forfeit) -> Iterator[Finding]:
    if body.sort not in SORTS:
        yield finding(event, "no-such-forfeit", f"a sort of forfeit ({', '.join(SORTS)})", body.sort)


def too_early(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """A signature under a game that isn't over, or one after which it was played on."""
    played = [event.place.order for kind in GOES_ON for event, _ in game.happened(kind)]
    last = max(played, default=0) if is_over(game) else None
    for event, body in game.happened(Signature):
        if last is None or event.place.order < last:
            yield finding(event, "signed-before-the-end", "the end of the game first", body.role)


GOES_ON = (PeriodStart, ShootoutAttempt)
ODD: dict[type, tuple[Odd, ...]] = {
    Curfew: (without_rule,),
    Termination: (without_rule,),
    Forfeit: (of_nobody, of_no_sort, without_rule),
}
AFTER: tuple[OddAfter, ...] = (too_early,)
