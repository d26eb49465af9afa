"""A goal: who scored, who assisted; four taps at the most, and the ruling before the line is kept."""

from typing import Any

from msgspec import structs

from rinkbook.console.candidate import Candidate, foresee
from rinkbook.console.correction import correction, struck
from rinkbook.console.desk import Desk
from rinkbook.console.lines import goal_line, score_words
from rinkbook.console.task import is_stranger, strip, tiles, who
from rinkbook.console.told import tell_all
from rinkbook.core.game.sheet import Tally
from rinkbook.core.model.events import Goal
from rinkbook.core.ruling import Ruling, Worth

TEMPLATE = "goal"
MOST_ASSISTS = 2
OWN_GOAL = "own_goal"  # kept on a line that has it; nobody asks for it at the table
FLAGS = (("penalty_shot", "Penalty shot"), ("empty_net", "Empty net"), ("awarded", "Awarded"))
STRENGTHS = (("EV", "Even strength"), ("PP", "Power play"), ("SH", "Short-handed"))


def show(desk: Desk) -> dict[str, Any]:
    view, body = desk.view, goal(desk)
    step = question(desk)
    verb = "Fix the goal" if view.target else "Goal"
    back = view.only("sheet") if view.target else ""
    return {
        **strip(desk, f"{verb}, {desk.name()}", back=back),
        "step": step,
        "of": view,
        "tiles": goal_tiles(desk, step),
        "said": said(desk),
        "flags": [(name, words, name in view.flags) for name, words in FLAGS],
        "body": fields(body),
        "strengths": strengths(desk) if step == "strength" else [],
        "judged": judged(desk),
        "limit": over_limit(desk, body) if step == "limit" else None,
        "stranger": view.number,
        "scorer": who(desk, view.number),
        "strike": struck(desk) if step == "strike" else None,
        **(correction(desk, body) if view.target else {"change": None}),
    }


def goal(desk: Desk) -> Goal:
    """The goal as far as it has been said."""
    view = desk.view
    return Goal(
        side=desk.side,
        number=view.number,
        assists=tuple(number for number in view.assists if number != view.number)[:MOST_ASSISTS],
        empty_net="empty_net" in view.flags,
        penalty_shot="penalty_shot" in view.flags,
        own_goal=OWN_GOAL in view.flags,
        awarded="awarded" in view.flags,
        strength=view.strength,
    )


def fields(body: Goal) -> dict[str, Any]:
    """The form's fields for what has been said."""
    found: dict[str, Any] = {"side": body.side.value, "number": body.number, "assists": body.assists}
    found |= {"strength": body.strength} if body.strength else {}
    return found | {name: "1" for name in (*dict(FLAGS), OWN_GOAL) if getattr(body, name)}


def question(desk: Desk) -> str:
    """What is asked now: scorer, stranger, limit, first, second, review, strength, time."""
    view = desk.view
    if view.step in ("time", "scorer") or (view.target and view.step == "strength"):
        return view.step
    if view.target and view.step in ("review", "strike"):
        return view.step
    if not view.number:
        return "scorer"
    if is_stranger(desk, view.number) and not view.accept:
        return "stranger"
    if not view.accept and not view.target and uncounted(desk):
        return "limit"
    return ("first", "second", "review")[min(len(view.assists), MOST_ASSISTS)]


def strengths(desk: Desk) -> list[tuple[str, str, bool]]:
    """What an official may say of it, the last leaving it to the penalties on the sheet."""
    named = [(name, words, name == desk.view.strength) for name, words in STRENGTHS]
    return [*named, ("", "As the sheet has it", not desk.view.strength)]


def judged(desk: Desk) -> str:
    """The judge's own reckoning of a goal that stands."""
    line = goal_line(desk, desk.view.target)
    return dict(STRENGTHS).get(line.strength, line.strength) if line is not None else ""


def uncounted(desk: Desk) -> bool:
    """The judge would refuse the goal if it were entered so."""
    return bool(voiding(foresee(desk, goal(desk))))


def voiding(candidate: Candidate) -> list[Ruling]:
    return [
        ruling
        for ruling in candidate.sheet.rulings_of("candidate")
        if any(isinstance(effect, Worth) and not effect.points for effect in ruling.effects)
    ]


def over_limit(desk: Desk, body: Goal) -> dict[str, Any]:
    """The ruling that fills the page, and what would come of it."""
    candidate = foresee(desk, structs.replace(body, assists=()))
    rulings = tell_all(desk, tuple(voiding(candidate)))
    return {"ruling": rulings[0], "score": score_words(candidate.sheet.score)}


def goal_tiles(desk: Desk, step: str) -> list[dict[str, Any]]:
    """Everybody who may be named now, with the count that the rules keep of them."""
    if step not in ("scorer", "first", "second"):
        return []
    view = desk.view
    named = () if step == "scorer" else (view.number, *view.assists)
    found = tiles(desk, without=named)
    if step == "scorer":
        found = [with_count(desk, tile) for tile in found]
    return [*found, {"number": "?", "name": "Not sure yet", "note": "", "state": "", "value": ""}]


def with_count(desk: Desk, tile: dict[str, Any]) -> dict[str, Any]:
    """`3 of 3 goals`, refused where the next one would not count."""
    for tally in desk.tallies(tile["number"]):
        if tally.counts == "goals":
            full = tally.count >= tally.of
            return {**tile, "note": count_words(tally), "state": "refused" if full else tile["state"]}
    line = desk.player(tile["number"])
    if line is not None and line.goals:
        tally_words = f"{line.goals} {'goal' if line.goals == 1 else 'goals'}"
        return {**tile, "note": " ".join(part for part in (tile["note"], tally_words) if part)}
    return tile


def count_words(tally: Tally) -> str:
    return f"{tally.count} of {tally.of} {tally.counts}"


def said(desk: Desk) -> list[tuple[str, str]]:
    """What was answered before."""
    view = desk.view
    found = [("Scored", who(desk, view.number))] if view.number else []
    return found + [("Assist", who(desk, number)) for number in view.assists]
