"""What the edition has a name for, an icing or a warning, put down for a rule to count or to wait for."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.task import strip, tiles
from rinkbook.core.counter.subjects import PLAYER
from rinkbook.core.model.events import Side

TEMPLATE = "occurrence"


def show(desk: Desk) -> dict[str, Any]:
    named, name, number = desk.law.occurrences, desk.view.name, desk.view.number
    subject = named.get(name)
    return {
        **strip(desk, "By the rulebook", side=False, timed=False, back=desk.view.only("menu")),
        "names": [(each, words(each)) for each in named],
        "name": name if subject is not None else "",
        "words": words(name),
        "subject": subject,
        "teams": [(side.value, desk.name(side)) for side in Side],
        "tiles": tiles(desk) if subject == PLAYER else [],
        "number": number,
    }


def words(name: str) -> str:
    """`too-many-warnings` as people say it."""
    return name.replace("-", " ").capitalize()
