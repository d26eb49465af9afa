"""The way through the night: what the game needs next, the steps to the start, and the top line."""

from typing import Any

from msgspec import Struct, structs

from rinkbook.console import clock, ice
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.lines import period_name
from rinkbook.console.view import View
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Officials, Side, WarmUp
from rinkbook.core.model.place import write_clock
from rinkbook.core.rulebook.formats import words as number_word

BEFORE = (Side.AWAY, Side.HOME)
SOON, SAY = 600, 120


class Step(Struct, frozen=True, kw_only=True):
    """A step of the strip before the game."""

    label: str
    note: str
    state: str
    href: str
    view: View
    done: bool = False


def comes_next(desk: Desk) -> View:
    """The screen that the game needs now; who only reads sees the board before the start too."""
    if desk.host.pen and desk.sheet.phase is Phase.BEFORE:
        return View(screen="main")
    match desk.sheet.phase:
        case Phase.BEFORE:
            return next((step.view for step in steps(desk) if not step.done), View(screen="start"))
        case Phase.PLAYING:
            return View(screen="main")
        case Phase.BREAK:
            return View(screen="shootout" if desk.sheet.next.step == "shootout" else "between")
        case Phase.SHOOTOUT:
            return View(screen="shootout")
        case _:
            return View(screen="done" if desk.sheet.next.step == "done" else "sign")


def steps(desk: Desk) -> list[Step]:
    """The steps to the start, the one that is open marked."""
    found = [team_step(desk, side) for side in BEFORE]
    if desk.law.has("warm-up"):
        found.append(warm_up_step(desk))
    found += [referee_step(desk), start_step(desk)]
    now = current(desk, found)
    return [structs.replace(step, state="now" if step is now else step.state) for step in found]


def current(desk: Desk, found: list[Step]) -> Step:
    """The step that is on the screen, else the first that isn't done."""
    view = desk.view
    on_screen = [step for step in found if (step.view.screen, step.view.side) == (view.screen, view.side)]
    return (on_screen or [step for step in found if not step.done] or found[-1:])[0]


def step(label: str, note: str, done: bool, view: View) -> Step:
    return Step(
        label=label, note=note, state="done" if done else "next", href=view.link(), view=view, done=done
    )


def team_step(desk: Desk, side: Side) -> Step:
    """Its line-up; and who speaks for the team, where the edition asks for that."""
    named = not lacks_captain(desk, side)
    confirmed = desk.sheet.line_ups[side is Side.AWAY]
    note = "Waits for the captain" if not confirmed else ("Confirmed" if named else "Who speaks for them?")
    screen = "captain" if confirmed and not named else "lineup"
    return step(desk.name(side), note, confirmed and named, View(screen=screen, side=side.value))


def lacks_captain(desk: Desk, side: Side) -> bool:
    """The judge would not let the game start, since nobody speaks for the team."""
    section = desk.law.section("captain")
    blocks = [ruling for ruling in desk.opened.rulings_of(CANDIDATE) if ruling.blocks]
    return section is not None and any(
        ruling.rule == section.id and ruling.key.endswith(f":{side}") for ruling in blocks
    )


def warm_up_step(desk: Desk) -> Step:
    length = desk.law.field("warm-up", "length", 0)
    done = happened(desk, WarmUp) or happened(desk, Officials)  # who has the whistle is named after it
    return step("Warm-up", write_clock(length) if length else "", done, View(screen="warm-up"))


def referee_step(desk: Desk) -> Step:
    count = len(desk.setup.referees)
    note = f"{count} {'name' if count == 1 else 'names'}" if count else ""
    return step("Referees", note, happened(desk, Officials), View(screen="officials"))


def start_step(desk: Desk) -> Step:
    coming = desk.sheet.next
    note = f"{period_name(coming.part, coming.period)}, {write_clock(coming.length)}"
    return step("Start", note, False, View(screen="start"))


def happened(desk: Desk, kind: type[Any]) -> bool:
    return any(isinstance(entry.event.body, kind) and not entry.struck for entry in desk.sheet.entries)


def top_line(desk: Desk) -> dict[str, Any]:
    """Which game, how much ice is left, what is safe."""
    setup = desk.setup
    starts = clock.read_time(setup.starts)
    at = clock.wall(starts, setup.utc_offset)
    words, left = slot_words(desk)
    return {
        "game": setup.label or "Game",
        "where": ", ".join(part for part in (desk.host.division, setup.rink, at) if part),
        "slot": words,
        "slot_left": left,
        "soon": left is not None and left <= SOON and desk.sheet.phase is not Phase.BEFORE,
        "state": {"kind": desk.host.tone, "title": desk.host.saved, "detail": desk.host.sent},
    }


def said_at(left: int) -> str:
    """What is announced as the ice runs out."""
    return f". Say “{number_word(-(-left // 60))} minutes of ice”" if SAY // 2 < left <= SAY else ""


def slot_words(desk: Desk) -> tuple[str, int | None]:
    """`Starts in 12 min` before the game, `Ice until 23:00, 36 min left` during it."""
    setup, now = desk.setup, desk.host.now
    if desk.sheet.phase is Phase.BEFORE:
        left = clock.until(clock.read_time(setup.starts), now)
        return (f"Starts in {left // 60} min", left) if left is not None and left > 0 else ("", None)
    end, left = ice.ends(desk), ice.left(desk)
    if left is None:
        return "", None
    until = clock.wall(end, setup.utc_offset)
    if left <= 0:
        return f"Ice was until {until}", left
    return f"Ice until {until}" + (said_at(left) or f", {left // 60} min left"), left
