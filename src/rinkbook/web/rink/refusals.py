"""Why a line isn't on the sheet, in the words of the rink: what was expected, what came, who can help."""

from collections.abc import Mapping

from rinkbook.core.model.events import Event
from rinkbook.web.games.actions import Appended
from rinkbook.web.games.models import State, Verdict
from rinkbook.web.rink.access import may_reopen
from rinkbook.web.rink.models import Device
from rinkbook.web.schedule.models import Game

AT_THE_RINK = "The referee can reopen it here before he leaves; what was tapped is kept for the operator"
AFTERWARDS = "Only the league’s operator can reopen it by now; what was tapped is kept for him"


def told(game: Game, device: Device, event: Event, appended: Appended) -> Mapping[str, str]:
    """What to show beside the console."""
    verdict = Verdict.objects.filter(game=game).first()
    state = State(verdict.state) if verdict is not None else State.OPEN
    why = appended.aside.get(event.id)
    if why is None:
        return {"line": "; ".join(appended.refused)}
    if state is not State.OPEN:
        who = AT_THE_RINK if may_reopen(device) else AFTERWARDS
        return {"The sheet": f"expected an open one, got one that is {state.value}. {who}"}
    return {"The line": why}
