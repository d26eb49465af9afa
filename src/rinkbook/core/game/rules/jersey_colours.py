"""Two teams in like colours can't be told apart: one of them changes its jerseys."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.colour import distance, is_colour
from rinkbook.core.model.events import Event, PeriodStart, Side, WarmUp
from rinkbook.core.model.setup import TeamSetup
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Ruling, Verdict, decide

UNTOLD = TeamSetup().colour


class JerseyColours(Struct, frozen=True, kw_only=True, tag="jersey-colours", forbid_unknown_fields=True):
    """Colours less than `apart` from each other (0 the same, 100 black and white) are alike."""

    apart: int

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "apart")


SENTENCES = {
    "colours-alike": (
        "{home} and {away} wear like colours.",
        "One of the teams changes its jerseys, its goalie too.",
    ),
}


def after(
    law: Section[JerseyColours], game: State, event: Event, body: WarmUp | PeriodStart
) -> Iterator[Ruling]:
    """At the warm-up, while there is time to change; else when play begins. What nobody told isn't alike."""
    colours = (game.setup.home.colour, game.setup.away.colour)
    if UNTOLD in colours or not all(map(is_colour, colours)) or distance(*colours) >= law.rule.apart:
        return
    is_first = not game.happened(WarmUp)[1:] if isinstance(body, WarmUp) else event.id == game.begun
    if is_first and not (isinstance(body, PeriodStart) and game.happened(WarmUp)):
        facts = {"home": game.called_name(Side.HOME), "away": game.called_name(Side.AWAY)}
        yield decide(law, "colours-alike", "alike", verdict=Verdict.ASK, facts=facts)
