"""The whole console as text: edition, set-up, sheet and view in, HTML out. No clock, no network, no chance.

A host (a web server; later a worker in the browser) does this:

1. For a GET it calls `render(edition, setup, events, read_view(query), state)` and puts the answer into
   `shell(...)`, or sends it alone where the request has the header `Rinkbook-Part: console`. `state.now`
   is the device's time from the header `Rinkbook-Now` where it came, else its own.
2. For a POST it calls `read_lines(fields, events, given)` and appends its events in one go, then redirects
   to `write_view(read_then(fields))`. `id`, `device`, `n` and `entered` of the form are what the shell says:
   a host that knows the device better replaces them on the event.
   `InvalidForm` is answered with `render(…, read_from(fields), state, faults=error.faults)`, status 422.
3. It serves `static/console`, the shared stylesheets and idiomorph.

A form without JavaScript does the same things: every screen is a link, every entry a form.
"""

from collections.abc import Mapping
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from rinkbook.console import correction, look, screens, way
from rinkbook.console.desk import Desk
from rinkbook.console.findings import count
from rinkbook.console.host import HostState
from rinkbook.console.lines import just_entered
from rinkbook.console.view import View
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Event
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.formats import words as number_word

NO_FAULTS: Mapping[str, str] = {}


def make_environment() -> Environment:
    """The templates, compiled when first used."""
    made = Environment(
        loader=FileSystemLoader(look.TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["owner"] = owner
    made.filters["number_word"] = number_word
    return look.dress(made)


def owner(name: str) -> str:
    """`Night Owls’`, `Gravel’s`."""
    return name + ("’" if name.endswith("s") else "’s")


ENVIRONMENT = make_environment()


def render(
    edition: Edition,
    setup: Setup,
    events: tuple[Event, ...],
    view: View,
    state: HostState,
    faults: Mapping[str, str] = NO_FAULTS,
) -> str:
    """The page's `<main id="console">`, with all that is in it."""
    desk = Desk(edition, setup, events, view, state, faults)
    if view.screen == "fix":
        desk = desk.showing(correction.opened(desk))
    if view.screen not in (screens.TO_READ if state.pen else screens.SCREENS):
        desk = desk.showing(way.comes_next(desk))
    screen = screens.SCREENS[desk.view.screen]
    template = ENVIRONMENT.get_template(f"screens/{screen.TEMPLATE}.html")
    return template.render(**frame(desk), **screen.show(desk))


def frame(desk: Desk) -> dict[str, Any]:
    """What stands on every screen."""
    return {
        "desk": desk,
        "view": desk.view,
        "host": desk.host,
        "top": way.top_line(desk),
        "place": desk.place,
        "home": View().link(),
        "doubtful": count(desk),
        "after_a_fix": after_a_fix(desk),
        "fresh_line": None if desk.host.pen else just_entered(desk),
    }


def after_a_fix(desk: Desk) -> str:
    """In play the board tells in a breath what changed; otherwise there is time to read all of it."""
    return "" if desk.sheet.phase is Phase.PLAYING else desk.view.only("changed")


def shell(main: str, setup: Setup, static: str = "/static/", title: str = "") -> str:
    """The document around it: styles, the script, and the fields that a shell fills in."""
    template = ENVIRONMENT.get_template("screens/shell.html")
    return template.render(main=main, static=static, title=title or setup.label or "Console", game=setup.game)
