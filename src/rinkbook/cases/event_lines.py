"""The lines of a sheet: one form for each kind of event (docs/reference/sheet-format.md)."""

import re
from typing import Any

import msgspec

from rinkbook.cases.forms import Form, form, read_fields, write_fields
from rinkbook.cases.line_ups import LINE_UP
from rinkbook.cases.slots import (
    CLOCK,
    COUNT,
    KEYWORDS,
    NUMBER,
    PLACE,
    SIDE,
    TEXT,
    YES,
    Misfit,
    Slot,
    Words,
    choice,
    many,
    one,
    unquoted,
    write_place,
)
from rinkbook.core.model import events as e
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Part, Place

FORMS: dict[str, Form] = {
    each.head: each
    for each in (
        form(e.LineUpConfirmed, "line-up {side} [by {by}] {players}"),
        form(e.CaptainNamed, "captain {side} {number}"),
        form(e.Officials, "officials [referees {referees}] [scorekeeper {scorekeeper}]"),
        form(e.WarmUp, "warm-up"),
        form(e.PeriodStart, "start [length {length}]"),
        form(e.PeriodEnd, "end"),
        form(e.ClockStart, "clock-start"),
        form(e.ClockStop, "clock-stop"),
        form(e.ClockSet, "clock-set {left}"),
        form(e.ClockMode, "clock-mode {mode|by-rule}"),
        form(
            e.Goal,
            "goal {side} [{number}] [from {assists}] [empty-net] [penalty-shot] [own-goal] "
            "[awarded] [as {strength}]",
        ),
        form(
            e.Penalty,
            "penalty {side} [{number}] [bench] {offence} [classes {classes}] [length {seconds}] "
            "[served by {served_by}] [whistle {whistle}] [separate] [starts {start}] [pending] [to {name}]",
        ),
        form(e.PenaltyShotMissed, "penalty-shot-missed {side} [{number}]"),
        form(e.Shots, "shots {side} [{count}]"),
        form(e.Saves, "saves {side} [{count}] [by {number}]"),
        form(e.GoalieChange, "goalie {side} {number|nobody}"),
        form(e.TimeOut, "time-out {side}"),
        form(e.RosterCheck, "roster-check {side} [finds {ineligible}] [served by {served_by}]"),
        form(e.Approval, "approval {side} {number} {given} [about {about}] [by {by}]"),
        form(e.SuspendedOnBench, "suspended-on-bench {side} {player}"),
        form(e.TimeLeft, "time-left {seconds} [by {by}]"),
        form(e.OfficialWord, "word {key} {stands} [by {by}] [because {why}]"),
        form(e.PlayedOn, "played-on {key} [by {by}] [because {why}]"),
        form(e.JerseyChange, "jersey {side} {number} now {now}"),
        form(e.Removal, "removal {side} {number} [because {reason}] [back]"),
        form(e.EquipmentHold, "equipment {side} {number} [cleared]"),
        form(e.ShootoutAttempt, "attempt {side} [{number}] {scored}"),
        form(e.ShootsFirst, "shoots-first {side} [by {by}]"),
        form(e.IllegalPlayerProtest, "protest {side} [against {number}] [by {by}]"),
        form(e.RefereeFee, "referee-fee {side} {paid}"),
        form(e.Delay, "delay {seconds} [by {cause}]"),
        form(e.Curfew, "curfew"),
        form(e.RuleWaived, "waiver {side} [of {rule}] [by {by}]"),
        form(e.Forfeit, "forfeit {sides} [as {sort}] [by {by}] [plays-on]"),
        form(e.Countdown, "countdown {rule} [{side}]"),
        form(e.CountdownOver, "countdown-over {rule} [{side}]"),
        form(e.Termination, "termination {side} [on {key}] [by {by}]"),
        form(
            e.Signature,
            "sign [{side}] {role} [{name}] [digest {digest}] [absent] [report {report}] [drawing {drawing}]",
        ),
        form(e.Strike, "strike {target} [same as {same_as}] [because {reason}]"),
        form(e.Amend, "amend {target} [at {place}] {changes} [because {reason}]"),
        form(e.Note, "note {text}"),
        form(e.Occurrence, "occurrence {name} [{side}] [{number}]"),
    )
}
BY_KIND = {each.kind: each for each in FORMS.values()}
RAW = "raw"  # `raw {"kind": …}`: an event of any kind, as it came

SIDES = ("home", "away")


def write_cause(value: str) -> str:
    """Who caused a delay; a side needs no quotes here."""
    return value if value in SIDES else TEXT.write(value)


NUMBERS = many(NUMBER, "numbers such as #4 #10")
TEXTS = many(TEXT, "names, each in quotes")
SLOTS: dict[str, Slot] = {
    **dict.fromkeys(("number", "served_by", "now"), NUMBER),
    **dict.fromkeys(("assists", "ineligible"), NUMBERS),
    **dict.fromkeys(("classes", "referees"), TEXTS),
    **dict.fromkeys(("length", "left", "seconds"), CLOCK),
    **dict.fromkeys(("place", "start"), PLACE),
    **dict.fromkeys(("empty_net", "penalty_shot", "own_goal", "awarded", "bench", "separate"), YES),
    **dict.fromkeys(("cleared", "absent", "pending", "plays_on", "back"), YES),
    "side": SIDE,
    "sides": many(SIDE, "home, away or both", tuple[Side, ...]),
    "count": COUNT,
    "players": LINE_UP,
    "cause": one(TEXT.looks, lambda word: bool(word), unquoted, write_cause),
    "scored": choice(goal=True, miss=False),
    "given": choice(given=True, refused=False),
    "paid": choice(paid=True, owed=False),
    "stands": choice(stands=True, falls=False),
}


def field_names() -> set[str]:
    """Every field that a line can tell."""
    return {item.flag or item.field for each in FORMS.values() for item in each.items} - {""}


def read_changes(words: Words) -> dict[str, Any]:
    """`number #22 assists #4`: fields of the amended line by name; `other "{…}"` for what has no form."""
    changes: dict[str, Any] = {}
    while words.next in CHANGEABLE or words.next == OTHER:
        name = words.take()
        if name == OTHER:
            changes |= read_other(TEXT.read(words))
        else:
            changes[name] = as_json(CHANGEABLE[name].read(words))
    return changes


def read_other(text: str) -> dict[str, Any]:
    """Fields by name as JSON has them."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:  # no JSON at all, or no object
        raise Misfit(f"fields by name as JSON after 'other' ({error})") from error


def as_json(value: Any) -> Any:
    """As an amendment has it: lists, texts, numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def write_changes(changes: Any) -> str:
    written, other = [], {}
    for name, value in changes.items():
        try:
            slot = CHANGEABLE[name]
            words = slot.write(msgspec.convert(value, slot.type))
            if as_json(slot.read(Words(words))) != value:
                raise Misfit(name)
            written.append(f"{name} {words}")
        except (KeyError, Misfit, msgspec.ValidationError, msgspec.DecodeError):
            other[name] = value
    if other:
        written.append(f"{OTHER} {TEXT.write(msgspec.json.encode(other).decode())}")
    return " ".join(written)


OTHER = "other"
SLOTS |= {name: TEXT for name in field_names() - {*SLOTS, "changes"}}
CHANGEABLE = {name: slot for name, slot in SLOTS.items() if name not in ("target", "place", "same_as")}
SLOTS["changes"] = Slot(
    "fields with their values", lambda word: word in CHANGEABLE, read_changes, write_changes
)
KEYWORDS |= {word for each in FORMS.values() for item in each.items for word in item.words}
KEYWORDS |= {item.otherwise for each in FORMS.values() for item in each.items} - {""}
KEYWORDS |= {*CHANGEABLE, OTHER, *SIDES, "id", "for"}

LINE = re.compile(
    r"(?:(?P<period>(?:P|OT|SO)[0-9]*)\s+(?:(?P<when>before|after|[0-9:.]+)\s+)?)?(?P<rest>\S.*)"
)


def read_line(line: str, before: Place) -> tuple[Place, e.AnyBody]:
    """Where the line stands (with no place: where the one before it does) and what it says; raises Misfit."""
    match = LINE.fullmatch(line)
    if match is None or (match["period"] and not match["when"] and not match["period"].startswith("SO")):
        raise Misfit("'P<period> <clock> <event>'")
    where = f"{match['period']} {match['when'] or '0:00'}" if match["period"] else ""
    return (PLACE.read(Words(where)) if where else before), read_body(match["rest"])


def read_body(text: str) -> e.AnyBody:
    """What a line says after its place."""
    head, _, rest = text.partition(" ")
    if head == RAW:
        return e.read_body(rest.strip().encode())
    if head not in FORMS:
        raise Misfit(f"an event ({', '.join(FORMS)})")
    try:
        fields = read_fields(FORMS[head], Words(rest), SLOTS)
    except Misfit as error:
        raise Misfit(f"'{FORMS[head].shown}', {error}") from error
    body: e.AnyBody = FORMS[head].kind(**fields)
    return body


def write_line(event: e.Event) -> str:
    """The line of an event, with its place and its label."""
    place = event.place
    is_plain_shootout = place.at_order(0) == Place(part=Part.SHOOTOUT, period=place.period)
    where = write_place(place).split()[0] if is_plain_shootout else write_place(place)
    return f"{where:9}  {write_body(event.body)} @{event.id}"


def write_body(body: e.AnyBody) -> str:
    if isinstance(body, e.Unknown):
        return f"{RAW} {body.raw}"
    return write_fields(BY_KIND[type(body)], body, SLOTS)
