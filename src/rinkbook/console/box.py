"""The box as its door must know it: who serves for whom, after whom somebody begins, who comes out when."""

from rinkbook.console.desk import Desk
from rinkbook.console.told import Told, under
from rinkbook.core.game.sheet import BoxLine, Entry, PenaltyLine, Phase, Sheet
from rinkbook.core.model.events import ClockStart, PeriodStart
from rinkbook.core.model.place import Part, write_clock
from rinkbook.core.rulebook.formats import join


def box_row(desk: Desk, line: BoxLine) -> dict[str, object]:
    """A row of the board."""
    return {
        "number": line.number or "Team",
        "offence": titled(line.title),
        "note": note(desk, line),
        "left": write_clock(line.left),
        "share": 100 * line.left // line.length if line.length else 0,
        "short": line.short and not line.waits,
        "waits": line.waits,
        "href": desk.view.only("fix", target=line.penalty),
    }


def note(desk: Desk, line: BoxLine) -> str:
    """Who sits, and when he may come out, in as few words as a row has room for."""
    serves = f"{line.served_by} serves. " if line.served_by and line.served_by != line.number else ""
    if line.waits:
        return serves + begins(desk.live, line)
    if line.out == "now":
        return serves + "Out at a whistle, now"
    at = comes_out(desk, line)
    if line.coincidental or not line.short:
        return (serves or "Not short. ") + f"Out at a whistle after {at}"
    return serves + f"Out at {at}" + (", or a goal" if line.on_goal else "")


def comes_out(desk: Desk, line: BoxLine) -> str:
    """What the clock shows when his time is up, in this period or the next."""
    left = desk.left - line.left
    return write_clock(left) if left >= 0 else f"{write_clock(-left)} of the next period"


def begins(sheet: Sheet, line: BoxLine) -> str:
    """`Starts when 8 is done`: the first to wait follows the first to come out."""
    own = [each for each in sheet.box if each.side is line.side]
    running = sorted((each for each in own if each.short and not each.waits), key=lambda each: each.left)
    turn = [each.penalty for each in own if each.waits].index(line.penalty)
    return f"Starts when {sits(running[turn])} is done" if turn < len(running) else "Waits its turn"


def sits(line: BoxLine) -> str:
    return line.served_by or line.number or "the bench’s"


def out_now(desk: Desk) -> list[PenaltyLine]:
    """Who comes out at this whistle: his time ended while the clock ran, and he waits for one."""
    if desk.face.running or desk.sheet.phase is not Phase.PLAYING:
        return []
    here = (desk.face.part, desk.face.period)
    lines = [one for one in desk.sheet.entries if not one.struck and place_of(one) == here]
    stopped = max((one.seconds for one in lines), default=0)
    began = [one.seconds for one in lines if isinstance(one.event.body, ClockStart | PeriodStart)]
    since = max((seconds for seconds in began if seconds < stopped), default=stopped)
    return [
        line
        for line in desk.sheet.penalties
        if line.ends is not None and since < line.ends <= stopped and waits_for_a_whistle(desk, line)
    ]


def place_of(entry: Entry) -> tuple[Part, int]:
    return entry.event.place.part, entry.event.place.period


def waits_for_a_whistle(desk: Desk, line: PenaltyLine) -> bool:
    """Nobody goes on at once for him: his side was not short by it."""
    parts = [part for name in line.classes for part in desk.law.classes.parts_of(name)]
    return line.coincidental or not any(part.short for part in parts)


def out_told(desk: Desk) -> list[Told]:
    """`22 and 67 come out at this whistle.`"""
    found, section = out_now(desk), desk.law.section("penalty-classes")
    if not found or section is None:
        return []
    numbers = [line.served_by or line.number or "The bench’s" for line in found]
    verb = "comes" if len(numbers) == 1 else "come"
    return [
        under(desk, "told", f"{join(numbers)} {verb} out at this whistle.", "", section.cites("coincidental"))
    ]


def titled(title: str) -> str:
    """What a rule gave has a name of the law where the catalogue has no title: `roster-check`."""
    return title if " " in title or title[:1].isupper() else title.replace("-", " ").capitalize()
