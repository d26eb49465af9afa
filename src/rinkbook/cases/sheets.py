"""Sheet cases: events and, under a line, what is promised of the game (docs/reference/sheet-format.md)."""

import re
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

from msgspec import Struct, structs

from rinkbook.cases.event_lines import read_line, write_line
from rinkbook.cases.line_ups import dress, read_team
from rinkbook.cases.sheet_promises import check_promises
from rinkbook.cases.slots import CLOCK, Misfit, Words
from rinkbook.cases.stages import no_such_stage
from rinkbook.core import wire
from rinkbook.core.errors import InvalidEvent, InvalidSheet
from rinkbook.core.game.oddities.check import SENTENCES, say
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import AnyBody, Event, LineUpConfirmed, Side
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.words import unsayable

RULE_OFF = "---"
DEVICE = re.compile(r"(?P<name>\S+)(?: sees (?P<sees>\S.*?))?(?: misses (?P<misses>[0-9]+))?")
LABEL = re.compile(r"\s+@(?P<label>[\w.:-]+)$")


class Case(Struct, kw_only=True):
    """A sheet as written; `promises` are lines with their numbers, none for a sheet that only tells.

    `told_at`: the number of each line of the head, by its word; `labels`: the ids of all events.
    `device` enters what follows and `sees` the lines of others; `numbered` is the last number of each.
    """

    title: str = ""
    rulebook: str = ""
    setup: dict[str, Any] = {}
    told_at: dict[str, int] = {}
    events: list[Event] = []
    device: str = ""
    sees: tuple[str, ...] = ()
    numbered: dict[str, int] = {}
    labels: set[str] = set()
    promises: list[tuple[int, str]] = []


def read_sheet(text: str) -> Case:
    """Read a sheet; raises InvalidSheet with every line that can't be read."""
    case = Case()
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    off = next((at for at, (_, line) in enumerate(lines) if line == RULE_OFF), len(lines))
    case.title = next((line.lstrip("# ") for _, line in lines[:1] if line.startswith("#")), "")
    case.promises += filter(_is_told, lines[off + 1 :])
    faults = [
        f"line {number}: expected {fault}, got: {line!r}"
        for number, line in filter(_is_told, lines[:off])
        if (fault := _read_line(number, line, case))
    ]
    if not case.rulebook:
        faults.append("expected a line 'rulebook <league>/<date>', got none")
    if faults:
        raise InvalidSheet(tuple(faults))
    return case


def _is_told(numbered: tuple[int, str]) -> bool:
    return bool(numbered[1]) and not numbered[1].startswith("#")


def _read_line(number: int, line: str, case: Case) -> str:
    """What was expected, where the line can't be read."""
    head, _, rest = line.partition(" ")
    try:
        if head in HEADS:
            HEADS[head](rest.strip(), case)
            case.told_at[head] = number
        else:
            _read_event(number, line, case)
    except Misfit as error:
        return str(error)
    except InvalidEvent as error:
        return f"JSON with a kind ({error})"
    return ""


def _read_event(number: int, line: str, case: Case) -> None:
    label = LABEL.search(line)
    id = label["label"] if label else f"line-{number}"
    if id in case.labels:
        raise Misfit("a label of its own")
    before = case.events[-1].place if case.events else Place(moment=Moment.BEFORE)
    place, body = read_line(LABEL.sub("", line), before)
    order = len(case.events) + 1
    event = Event(id=id, place=place.at_order(order), body=_dressed(body, case))
    case.events.append(_numbered(event, case) if case.device else event)
    case.labels.add(id)


def _numbered(event: Event, case: Case) -> Event:
    """With the device that enters it, the running number there, and what the device had seen by then."""
    case.numbered[case.device] = number = case.numbered.get(case.device, 0) + 1
    seen = {other: case.numbered[other] for other in case.sees if other in case.numbered}
    return structs.replace(event, device=case.device, n=number, seen=seen)


def _dressed(body: AnyBody, case: Case) -> AnyBody:
    if isinstance(body, LineUpConfirmed) and str(body.side) in case.setup:
        return dress(body, case.setup[str(body.side)])
    return body


def _rulebook(rest: str, case: Case) -> None:
    case.rulebook = rest


def _word(field: str) -> Callable[[str, Case], None]:
    def read(rest: str, case: Case) -> None:
        case.setup[field] = rest

    return read


def _starts(rest: str, case: Case) -> None:
    try:
        datetime.fromisoformat(rest)
    except ValueError as error:
        raise Misfit("a day and a time such as 2026-09-11T01:30:00Z") from error
    case.setup["starts"] = rest


def _slot(rest: str, case: Case) -> None:
    case.setup["slot"] = CLOCK.read(Words(rest))


def _team(side: Side) -> Callable[[str, Case], None]:
    def read(rest: str, case: Case) -> None:
        case.setup[str(side)] = read_team(side, rest)

    return read


def _device(rest: str, case: Case) -> None:
    match = DEVICE.fullmatch(rest)
    if match is None:
        raise Misfit("'device <name> [sees <name> …] [misses <count>]'")
    case.device, case.sees = match["name"], tuple((match["sees"] or "").split())
    case.numbered[case.device] = case.numbered.get(case.device, 0) + int(match["misses"] or 0)


HEADS: dict[str, Callable[[str, Case], None]] = {
    "rulebook": _rulebook,
    "stage": _word("stage"),
    "round": _word("round"),
    "division": _word("division"),
    "starts": _starts,
    "slot": _slot,
    "home": _team(Side.HOME),
    "away": _team(Side.AWAY),
    "device": _device,
}


def setup_of(case: Case, edition: Edition) -> Setup:
    """The set-up that the head of the case tells; the stage's sort is the edition's.

    Raises InvalidSheet where the edition has no such stage.
    """
    setup = Setup(edition=edition.id, **case.setup)
    if "stage" in case.setup and (fault := no_such_stage(setup.stage, edition)):
        where = f"line {case.told_at['stage']}: " if "stage" in case.told_at else ""
        raise InvalidSheet((where + fault,))
    return structs.replace(setup, sort=edition.stages.get(setup.stage, setup.sort))


def judge(case: Case, edition: Edition) -> Sheet:
    """The case's sheet as judged under *edition*."""
    return wire.play(edition, setup_of(case, edition), case.events)


def run_sheet(text: str, load: Callable[[str], Edition]) -> list[str]:
    """The promises that the sheet doesn't keep, each a sentence; *load* gives an edition by its id."""
    case = read_sheet(text)
    if not case.promises:
        return [f"expected a promise below a line {RULE_OFF!r}, got none"]
    edition = load(case.rulebook)
    sheet = judge(case, edition)
    return [*check_promises(case.promises, sheet, edition), *unsaid(sheet)]


def unsaid(sheet: Sheet) -> list[str]:
    """What is promised or not: every ruling and finding has its sentence, and a fact for each place in it."""
    faults = [
        f"ruling {ruling.code} on {ruling.event}: expected a sentence with all its facts, got none for {what}"
        for ruling in sheet.rulings
        for what in unsayable(ruling, wire.SENTENCES)
    ]
    return faults + [
        f"finding {each.code} on {each.event}: expected a sentence with all its facts, got {say(each)!r}"
        for each in sheet.findings
        if each.code not in SENTENCES or "{" in say(each)
    ]


def write_sheet(events: Iterable[Event]) -> str:
    """The events as lines of a sheet; they are numbered as they are written."""
    return "".join(f"{write_line(event)}\n" for event in events)
