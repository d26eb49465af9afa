"""The box as the door must know it: who serves for whom, who isn't short, after whom somebody begins."""

from rinkbook.console.desk import Desk
from rinkbook.core.game.sheet import BoxLine, Sheet
from rinkbook.core.model.place import write_clock


def box_row(desk: Desk, line: BoxLine) -> dict[str, object]:
    """A row of the board."""
    return {
        "number": line.number or "Team",
        "offence": titled(line.title),
        "note": note(desk.live, line),
        "left": write_clock(line.left),
        "share": 100 * line.left // line.length if line.length else 0,
        "short": line.short and not line.waits,
        "waits": line.waits,
        "href": desk.view.only("fix", target=line.penalty),
    }


def note(sheet: Sheet, line: BoxLine) -> str:
    """Why he sits, in as few words as a row has room for."""
    serves = f"{line.served_by} serves. " if line.served_by and line.served_by != line.number else ""
    if line.waits:
        return serves + begins(sheet, line)
    if line.coincidental or not line.short:
        return (serves or "Not short. ") + "Out at a whistle"
    return serves + "Short-handed"


def begins(sheet: Sheet, line: BoxLine) -> str:
    """`Starts when 8 is done`: the first to wait follows the first to come out."""
    own = [each for each in sheet.box if each.side is line.side]
    running = sorted((each for each in own if each.short and not each.waits), key=lambda each: each.left)
    turn = [each.penalty for each in own if each.waits].index(line.penalty)
    return f"Starts when {sits(running[turn])} is done" if turn < len(running) else "Waits its turn"


def sits(line: BoxLine) -> str:
    return line.served_by or line.number or "the bench’s"


def titled(title: str) -> str:
    """What a rule gave has a name of the law where the catalogue has no title: `roster-check`."""
    return title if " " in title or title[:1].isupper() else title.replace("-", " ").capitalize()
