"""What is said aloud at the table: to the rink over the loudspeaker, or to the referee at the window."""

from rinkbook.console.desk import Desk
from rinkbook.console.lines import class_title, time_said
from rinkbook.console.whistle import others
from rinkbook.core.model.events import Penalty, Side
from rinkbook.core.rulebook.formats import join
from rinkbook.core.rulebook.formats import words as number_word


def penalty_said(desk: Desk, body: Penalty, classes: tuple[str, ...], title: str) -> str:
    """`Night Owls, 8, two minutes, tripping, time 7:24`; at one whistle the visitors come first."""
    both = body.side is Side.AWAY and any(each.side is Side.HOME for each in others(desk))
    lead = "Visitors first. " if both else ""
    whom = "the bench" if body.bench and not body.number else f"number {body.number}" if body.number else ""
    length = join([class_said(desk, name) for name in classes])
    parts = (desk.name(body.side), whom, length, title[:1].lower() + title[1:], time_said(desk.place))
    return f"{lead}Say “{', '.join(part for part in parts if part)}”"


def class_said(desk: Desk, name: str) -> str:
    """`two minutes`; what isn't served has its name."""
    seconds = sum(part.length for part in desk.law.classes.parts_of(name))
    if not seconds or seconds % 60:
        return class_title(desk, name).lower()
    return f"{number_word(seconds // 60)} minutes"
