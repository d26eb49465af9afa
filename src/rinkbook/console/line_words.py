"""Kinds of lines with no figures of their own, in words: `Night Owls agreed to 61`, `Clock set to 6:42`."""

from collections.abc import Callable, Mapping
from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.core.model import events as kinds
from rinkbook.core.model.events import AnyBody, Side
from rinkbook.core.model.place import write_clock
from rinkbook.core.rulebook.formats import join

OTHERS: dict[type, tuple[str, str]] = {
    kinds.CaptainNamed: ("{side} {number} speaks for the team", ""),
    kinds.Officials: ("Referees", "{referees}"),
    kinds.WarmUp: ("Warm-up", ""),
    kinds.ClockStart: ("Clock started", ""),
    kinds.ClockStop: ("Clock stopped", ""),
    kinds.ClockSet: ("Clock set to {left}", ""),
    kinds.ClockMode: ("Clock by the referee’s word", "{mode}"),
    kinds.GoalieChange: ("{side}: {number} in goal", ""),
    kinds.TimeOut: ("Time-out, {side}", ""),
    kinds.RosterCheck: ("Roster check, {side}", "{ineligible}"),
    kinds.SuspendedOnBench: ("{side}: suspended player on the bench", ""),
    kinds.TimeLeft: ("Ice left: {seconds}", "{by}"),
    kinds.OfficialWord: ("The referee’s word", "{why}"),
    kinds.PenaltyShotMissed: ("Penalty shot, {side} {number}: no goal", ""),
    kinds.PlayedOn: ("The officials played on", "{by}"),
    kinds.ShootsFirst: ("{side} shoot first", ""),
    kinds.Countdown: ("{side} are waited for", ""),
    kinds.CountdownOver: ("The time of {side} is over", ""),
    kinds.JerseyChange: ("{side}: {number} wears {now} tonight", ""),
    kinds.Removal: ("{side} {number} is off for the night", "{reason}"),
    kinds.EquipmentHold: ("{side} {number}: equipment", ""),
    kinds.IllegalPlayerProtest: ("{side}: illegal player protest, {number}", ""),
    kinds.RefereeFee: ("Referee fee, {side}", ""),
    kinds.Delay: ("The start was delayed by {seconds}", "{cause}"),
    kinds.Curfew: ("The ice is over; the referee ended the game", ""),
    kinds.RuleWaived: ("{side} waived a rule", "{by}"),
    kinds.Termination: ("The referee ended the game", "{by}"),
    kinds.Signature: ("Signed: {role}", "{name}"),
    kinds.Note: ("Note", "{text}"),
}


def untold(desk: Desk, body: AnyBody) -> tuple[str, str] | None:
    return None


def goalie(desk: Desk, body: kinds.GoalieChange) -> tuple[str, str] | None:
    return None if body.number else (f"{desk.name(body.side)}: the net is empty", "")


def equipment(desk: Desk, body: kinds.EquipmentHold) -> tuple[str, str]:
    said = "may play again" if body.cleared else "is off until equipped"
    return f"{desk.name(body.side)} {body.number} {said}", ""


def removal(desk: Desk, body: kinds.Removal) -> tuple[str, str] | None:
    return (f"{desk.name(body.side)} {body.number} is back", "") if body.back else None


def forfeit(desk: Desk, body: kinds.Forfeit) -> tuple[str, str]:
    names = join([desk.name(side) for side in body.sides])
    return f"Forfeit, {names}" + ("; they play all the same" if body.plays_on else ""), body.by


def approval(desk: Desk, body: kinds.Approval) -> tuple[str, str]:
    """`Night Owls agreed to 61`; the league's own word is its own."""
    if body.about == "operator":
        return f"The league {'allowed' if body.given else 'refused'} {body.number}", body.by
    about = f"that {body.number} skates out" if body.about == "goalie-skating" else body.number
    return f"{desk.name(body.side)} {'agreed to' if body.given else 'refused'} {about}", body.by


def occurrence(desk: Desk, body: kinds.Occurrence) -> tuple[str, str]:
    """`Icing, Night Owls 9`: by the edition's own name for it."""
    whose = " ".join(filter(None, (desk.name(body.side) if body.side else "", body.number)))
    return ", ".join(filter(None, (body.name.replace("-", " ").capitalize(), whose))), ""


OTHERWISE: Mapping[type, Callable[[Desk, Any], tuple[str, str] | None]] = {
    kinds.Approval: approval,
    kinds.EquipmentHold: equipment,
    kinds.Forfeit: forfeit,
    kinds.GoalieChange: goalie,
    kinds.Occurrence: occurrence,
    kinds.Removal: removal,
}
"""Kinds whose words hang on what they say; None where the ones of all do."""


def other_words(desk: Desk, body: AnyBody) -> tuple[str, str]:
    """Kinds with no figures of their own: a sentence with the body's fields."""
    if (words := OTHERWISE.get(type(body), untold)(desk, body)) is not None:
        return words
    what, note = OTHERS.get(type(body), ("", ""))
    if not what:
        return f"{body.kind}: kept, this tablet doesn’t know it" if isinstance(
            body, kinds.Unknown
        ) else "", ""
    fields = {name: said(desk, name, getattr(body, name)) for name in body.__struct_fields__}
    if isinstance(body, kinds.Removal) and body.back:
        return f"{desk.name(body.side)} {body.number} is back", ""
    if isinstance(body, kinds.Approval) and not body.given:
        return f"{desk.name(body.side)} refused {body.number}", ""
    return what.format(**fields).strip(), note.format(**fields)


def said(desk: Desk, name: str, value: object) -> str:
    match value:
        case Side():
            return desk.name(value)
        case tuple():
            return join([str(item) for item in value])
        case int() if name in ("left", "seconds") and not isinstance(value, bool):
            return write_clock(value)
        case None:
            return ""
        case _:
            return str(value)
