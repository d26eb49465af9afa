"""Graces and delays: counted for a rule that gives one, before the game, for a cause that there is."""

from collections.abc import Iterator

from rinkbook.core.game.oddities.asking import Odd
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Countdown, CountdownOver, Delay, Event, Side
from rinkbook.core.ruling import Finding, finding

CAUSES = ("not-the-teams", *(side.value for side in Side))
SENTENCES = {
    "no-such-grace": "The rulebook gives no such grace ({got}).",
    "grace-not-begun": "That grace had not begun ({got}).",
    "no-such-cause": "A delay has no such cause ({got}).",
}


def without_rule(game: State, event: Event, body: Countdown | CountdownOver) -> Iterator[Finding]:
    if body.rule not in game.kinds:
        yield finding(event, "no-such-grace", "a rule of the rulebook that gives one", body.rule)


def not_begun(game: State, event: Event, body: CountdownOver) -> Iterator[Finding]:
    """A grace runs from a countdown on, for that side or both; that of a fee from the scheduled start."""
    begun = {each.side for _, each in game.happened(Countdown) if each.rule == body.rule}
    if begun and not begun & {None, body.side}:
        yield finding(event, "grace-not-begun", "a countdown for that side", str(body.side or "both"))


def of_no_cause(game: State, event: Event, body: Delay) -> Iterator[Finding]:
    if body.cause not in CAUSES:
        yield finding(event, "no-such-cause", f"one of {', '.join(CAUSES)}", body.cause)


ODD: dict[type, tuple[Odd, ...]] = {
    Countdown: (without_rule,),
    CountdownOver: (without_rule, not_begun),
    Delay: (of_no_cause,),
}
