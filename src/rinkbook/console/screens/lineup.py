"""Who is here: one tap strikes an absentee, the captain confirms, the rules answer before he does."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import structs

from rinkbook.console.answers import answers_for, questions
from rinkbook.console.board import striped
from rinkbook.console.clock import opening
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.played_on import refusal
from rinkbook.console.task import surname
from rinkbook.console.team import Member, members, tonight
from rinkbook.console.told import Told, heading, tell_all, under
from rinkbook.console.way import steps
from rinkbook.core.game.oddities.check import say
from rinkbook.core.game.rules.may_dress import SUSPENDED
from rinkbook.core.game.sheet import Phase, Sheet
from rinkbook.core.model.events import Event, LineUpConfirmed, PeriodStart, Side, SuspendedOnBench
from rinkbook.core.model.setup import Rostered
from rinkbook.core.ruling import Finding, Ruling

TEMPLATE = "lineup"
START = "start"
LETTERS = {"C": "Captain", "A": "Alternate"}


def show(desk: Desk) -> dict[str, Any]:
    found = members(desk)
    body = LineUpConfirmed(side=desk.side, players=tonight(found), by=answers(desk, found))
    sheet = with_team(desk, body)
    step = desk.view.step or ("numbers" if any(one.here and not one.number for one in found) else "")
    return {
        "steps": steps(desk) if desk.sheet.phase is Phase.BEFORE else [],
        "step": step,
        "name": desk.name(),
        "colour": desk.team().colour,
        "striped": desk.side is Side.AWAY and striped(desk),
        "refused": [refused(desk, one) for one in found if one.barred is not None],
        "tiles": [tile(one, found) for one in found if one.barred is None],
        "checks": [*may_play(desk, sheet, found), *warnings(desk, found)],
        "questions": questions(desk, found),
        "answers_side": answers_for(desk)[0].value,
        "answers_name": desk.name(answers_for(desk)[0]),
        "answers_by": answers_for(desk)[1],
        "refusal": refusal(desk, [ruling for ruling in sheet.rulings_of(CANDIDATE) if ruling.blocks]),
        "findings": findings(sheet.findings, [one.number for one in found if one.twice]),
        "body": {"side": body.side.value, "by": body.by},
        "players": [msgspec.json.encode(one).decode() for one in body.players],
        "count": len(body.players),
        "confirms": body.by,
        "who": [structs.replace(one, name=surname(one.name)) for one in found if one.here],
        "subs": subs(desk, found) if step == "sub" else [],
        "for_whom": for_whom(desk, found) if step == "sub" and (desk.view.name or desk.view.number) else [],
        "chosen": chosen(found, desk.view.name),
        "sub_name": sub_name(desk),
    }


def with_team(desk: Desk, body: LineUpConfirmed) -> Sheet:
    """The game with this team and, where it hasn't begun, its start: what stands in the way is said now."""
    team = Event(id=CANDIDATE, place=desk.here, body=body)
    if desk.sheet.phase is not Phase.BEFORE:
        return desk.with_lines(team)
    return desk.with_lines(team, Event(id=START, place=opening(desk.sheet), body=PeriodStart()))


def may_play(desk: Desk, sheet: Sheet, found: tuple[Member, ...]) -> list[Told]:
    """Each condition of the edition with its verdict, those that are met too."""
    rulings = (*sheet.rulings_of(CANDIDATE), *sheet.rulings_of(START))
    own = [ruling for ruling in rulings if is_about(desk, ruling)]
    judged = {ruling.rule for ruling in own}
    met = [
        under(desk, "granted", words(desk, section.rule, found), "", section.cites(part))
        for kind, part, words in CONDITIONS
        if (section := desk.law.section(kind)) is not None and section.id not in judged
    ]
    return tell_all(desk, tuple(own)) + (met if desk.sheet.phase is Phase.BEFORE else [])


def is_about(desk: Desk, ruling: Ruling) -> bool:
    """About this side: the other's missing line-up is for its own page."""
    return f":{desk.side.other}:" not in f"{ruling.key}:"


def enough(desk: Desk, rule: Any, found: tuple[Member, ...]) -> str:
    return f"{sum(one.here for one in found)} players, {rule.skaters} of the roster needed"


def speaker(desk: Desk, rule: Any, found: tuple[Member, ...]) -> str:
    one = next((one for letter in rule.letters for one in found if one.here and one.letter == letter), None)
    named = one.number if one else desk.sheet.captains[desk.side is Side.AWAY]
    return f"{named} speaks for the team" if named else "Somebody speaks for the team"


def once(desk: Desk, rule: Any, found: tuple[Member, ...]) -> str:
    return "No number twice"


Condition = tuple[str, str, Callable[[Desk, Any, tuple[Member, ...]], str]]
CONDITIONS: tuple[Condition, ...] = (
    ("minimum-players", "least", enough),
    ("jersey-numbers", "unique", once),
    ("captain", "letters", speaker),
)


def answers(desk: Desk, found: tuple[Member, ...]) -> str:
    """Who is on record for the line-up: as tapped, else the captain, else an alternate."""
    here = [one for one in found if one.here]
    for key in (desk.view.by, *(one.key for letter in LETTERS for one in here if one.letter == letter)):
        for one in here:
            if one.key == key:
                return f"{one.number} {surname(one.name)}".strip()
    return ""


def tile(one: Member, found: tuple[Member, ...]) -> dict[str, Any]:
    return {
        "number": one.number or "?",
        "name": surname(one.name) or "No name",
        "note": note(one, found),
        "state": "twice" if one.twice else ("in" if one.here else "out"),
        "value": one.key,
    }


def note(one: Member, found: tuple[Member, ...]) -> str:
    if one.twice:
        return "Number twice: one must change"
    if not one.here:
        return "Absent"
    if one.let_in and any(bar.blocks for bar in one.bars):
        return "Dresses all the same"
    if one.goalie:
        return "Goalie"
    if one.letter in LETTERS:
        return LETTERS[one.letter]
    absent = next((other for other in found if other.key == one.sub_for), None)
    if absent is not None:
        return f"Sub for {absent.number}"
    told = next((bar.words for bar in one.bars if not bar.blocks and bar.words), "")
    return told or ("Sub" if one.sub else "")


def refused(desk: Desk, one: Member) -> dict[str, Any]:
    """Somebody whom a rule bars: shown first, with the reason, and can't be tapped in."""
    bar = one.barred
    assert bar is not None
    decision = f"{surname(one.name) or one.number} can’t play tonight"
    told = under(desk, "refused", decision, bar.words, bar.clause)
    href = desk.view.link(let_in=(*desk.view.let_in, one.key))
    return {
        **structs.asdict(told),
        "number": one.number or "–",
        "title": decision,
        "href": href,
        "player": one.key if bar.code == SUSPENDED and not one.key.startswith("#") else "",
        "on_bench": sits_on_bench(desk, one.key),
    }


def sits_on_bench(desk: Desk, player: str) -> bool:
    """He has been ticked on the bench tonight."""
    bodies = [entry.event.body for entry in desk.sheet.entries if not entry.struck]
    return any(isinstance(body, SuspendedOnBench) and body.player == player for body in bodies)


def warnings(desk: Desk, found: tuple[Member, ...]) -> list[Told]:
    """What is told of a player who may play all the same: a fee, a form."""
    return [
        under(desk, "told", f"{one.number} {surname(one.name)} plays. {bar.words}".strip(), "", bar.clause)
        for one in found
        if one.here
        for bar in one.bars
        if not bar.blocks and heading(desk, bar.clause)
    ]


def findings(found: tuple[Finding, ...], twice: list[str]) -> list[str]:
    """What doesn't add up in this line-up; a number that stands twice is marked on its tiles.

    What would be refused is said by the refusal.
    """
    own = [each for each in found if each.event == CANDIDATE and each.code != "played-on"]
    own = [each for each in own if each.got not in twice]
    return [say(each) for each in own]


def subs(desk: Desk, found: tuple[Member, ...]) -> list[dict[str, Any]]:
    """Those in the pool who aren't on the team yet."""
    keys = {one.key for one in found}
    pool = [player for player in desk.team().roster if player.sub and player.player not in keys]
    return [sub_tile(player) for player in pool]


def sub_tile(player: Rostered) -> dict[str, Any]:
    bar = next((bar for bar in player.bars if bar.blocks), None)
    return {
        "number": player.number or "?",
        "name": surname(player.name),
        "note": bar.words if bar else ("Goalie" if player.goalie else ""),
        "state": "out" if bar else "",
        "value": player.player,
    }


def for_whom(desk: Desk, found: tuple[Member, ...]) -> list[dict[str, Any]]:
    """The absentees for whom the sub may play, as the set-up has it; and nobody in particular."""
    view = desk.view
    sub = next((player for player in desk.team().roster if player.player == view.name), None)
    number = view.number or (sub.number if sub else "")
    may = sub.sub_for if sub else ()
    absent = [one for one in found if not one.here and not one.sub]
    made = [
        {
            "number": one.number or "?",
            "name": surname(one.name),
            "note": "" if not may or one.key in may else "Not for this player",
            "state": "" if not may or one.key in may else "out",
            "value": f"{number}:{view.name}:{one.key}:",
        }
        for one in absent
    ]
    nobody = {"number": "–", "name": "Nobody", "note": "", "state": "", "value": f"{number}:{view.name}::"}
    return [*made, nobody]


def chosen(found: tuple[Member, ...], key: str) -> Member | None:
    """The player whose number is being changed."""
    return next((one for one in found if one.key == key), None)


def sub_name(desk: Desk) -> str:
    """Who was tapped in the pool, on the way to his number and for whom he plays."""
    player = next((one for one in desk.team().roster if one.player == desk.view.name), None)
    return surname(player.name) if player is not None else ""
