"""How long the teams warm up before the game."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.rink_time import seconds_between
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Countdown, CountdownOver, Event, PeriodStart, WarmUp
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Ruling, Verdict, decide


class WarmUpTime(Struct, frozen=True, kw_only=True, tag="warm-up", forbid_unknown_fields=True):
    """At least `length` seconds; a start before they are over is asked about, not refused."""

    length: int

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "length")


SENTENCES = {
    "warm-up": ("Warm-up, {length|clock}.", "The teams have that long before the start."),
    "warm-up-cut-short": (
        "Start before the warm-up is over?",
        "The teams may have {length|clock}; they give it up only if they want to.",
    ),
}


def after(
    law: Section[WarmUpTime], game: State, event: Event, body: WarmUp | PeriodStart
) -> Iterator[Ruling]:
    facts = {"length": law.rule.length}
    if isinstance(body, WarmUp):
        yield decide(law, "warm-up", event.id, facts=facts)
    elif event.id == game.begun and is_running(law, game, event):
        yield decide(law, "warm-up-cut-short", event.id, verdict=Verdict.ASK, facts=facts)


def is_running(law: Section[WarmUpTime], game: State, start: Event) -> bool:
    """By its countdown, where one is on the sheet, else by the times at which lines were entered."""
    if any(body.rule == law.kind for _, body in game.happened(CountdownOver)):
        return False
    if any(body.rule == law.kind for _, body in game.happened(Countdown)):
        return True
    warmed = [seconds_between(event.entered, start.entered) for event, _ in game.happened(WarmUp)]
    return bool(warmed) and warmed[0] is not None and 0 <= warmed[0] < law.rule.length
