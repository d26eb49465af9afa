"""Why a line isn't on the sheet, in the words of the rink: what was expected, what came, who can help."""

from collections.abc import Mapping

from rinkbook.core.model.events import Event
from rinkbook.web.games.actions import Appended
from rinkbook.web.games.models import State, Verdict
from rinkbook.web.schedule.models import Game

HELP = {
    State.SIGNED: "The referee can reopen it here, by taking the signatures off",
    State.FINAL: "The referee can reopen it here before he leaves; afterwards only the league’s operator",
}


def told(game: Game, event: Event, appended: Appended) -> Mapping[str, str]:
    """What to show beside the console."""
    verdict = Verdict.objects.filter(game=game).first()
    state = State(verdict.state) if verdict is not None else State.OPEN
    why = appended.aside.get(event.id)
    if why is None:
        return {"line": "; ".join(appended.refused)}
    if state in HELP:
        return {"The sheet": f"expected an open one, got one that is {state.value}. {HELP[state]}"}
    return {"The line": why}
