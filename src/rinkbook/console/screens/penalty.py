"""A penalty: who, what was called, who sits where another must; the counts are told before it is kept."""

from typing import Any

from rinkbook.console.calling import classes_called, offence_title, summary, told
from rinkbook.console.candidate import foresee
from rinkbook.console.correction import correction, struck
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.law import Call
from rinkbook.console.lines import class_title, lengths
from rinkbook.console.played_on import refusal
from rinkbook.console.task import is_stranger, strip, tile, tiles, who
from rinkbook.console.whistle import again, cancels, is_fight, others, starters, third_man
from rinkbook.core.model.events import Penalty, Side

TEMPLATE = "penalty"
FIRST = 15  # three rows of five


def show(desk: Desk) -> dict[str, Any]:
    view = desk.view
    step = question(desk)
    body = penalty(desk)
    called = bool(view.offence) and step in ("call", "server", "whistle", "review")
    fight = step == "who" and not view.target and is_fight(desk)
    candidate = foresee(desk, body) if called and not view.target else None
    return {
        **strip(
            desk, title(desk, step), side=bool(view.side), back=view.only("sheet") if view.target else ""
        ),
        "step": step,
        "teams": [team_tiles(desk, side) for side in sides(desk)] if step == "who" else [],
        "calls": calls(desk),
        "hidden_calls": len(desk.law.calls) if not view.whole else 0,
        "classes": class_buttons(desk),
        "servers": servers(desk) if step == "server" else [],
        "said": said(desk, step),
        "body": fields(body),
        "needs_server": needs_server(desk),
        "told": told(desk, candidate) if candidate else [],
        "refusal": refusal(desk, [one for one in candidate.blocks if one.event == CANDIDATE])
        if candidate
        else None,
        "summary": summary(desk, body, candidate),
        "call_title": offence_title(desk),
        "others": others(desk) if not view.target else [],
        "cancels": cancels(candidate),
        "fight": fight,
        "starters": starters(desk) if fight else [],
        "third": third_man(desk) if fight else None,
        "who_else": "Who else was in it?"
        if view.offence in desk.law.fight.all
        else "Another one, same whistle",
        "again": again(desk),
        "stranger": view.number,
        "strike": struck(desk) if step == "strike" else None,
        **(correction(desk, body) if view.target else {"change": None}),
    }


def title(desk: Desk, step: str) -> str:
    if not desk.view.side:
        return "Penalty, same whistle"
    return f"{'Fix the penalty' if desk.view.target else 'Penalty'}, {desk.name()}"


def sides(desk: Desk) -> tuple[Side, ...]:
    """Whose players are asked for: one team's, or at one whistle those of both, the other's first."""
    if desk.view.side:
        return (desk.side,)
    called = others(desk)
    first = called[-1].side.other if called else Side.HOME
    return (first, first.other)


def question(desk: Desk) -> str:
    """What is asked now: who, stranger, call, server, whistle, review (of a correction), strike, time."""
    view = desk.view
    if view.step in ("time", "who", "server", "strike", "call", "review"):
        return view.step
    if not view.number and not view.bench and not view.accept:
        return "who"
    if view.number and is_stranger(desk, view.number) and not view.accept:
        return "stranger"
    if view.offence and needs_server(desk) and not view.served_by:
        return "server"
    return "whistle" if view.offence and not view.target and others(desk) else "call"


def is_bench(desk: Desk) -> bool:
    return desk.view.bench or desk.law.is_bench(classes_called(desk))


def penalty(desk: Desk) -> Penalty:
    """The penalty as far as it has been said."""
    view = desk.view
    return Penalty(
        side=desk.side,
        offence=view.offence,
        number="" if view.bench else view.number,
        bench=is_bench(desk),
        classes=view.classes,
        served_by=view.served_by,
        separate=view.separate,
    )


def fields(body: Penalty) -> dict[str, Any]:
    found: dict[str, Any] = {"side": body.side.value, "offence": body.offence, "number": body.number}
    found |= {"classes": body.classes, "served_by": body.served_by}
    return found | {name: "1" for name in ("bench", "separate") if getattr(body, name)}


def needs_server(desk: Desk) -> bool:
    """Somebody else sits: for the team, a goalie, or one who is out of the game."""
    view, book = desk.view, desk.law.classes
    called = classes_called(desk)
    sits = any(part.length for name in called for part in book.parts_of(name))
    line = desk.player(view.number)
    gone = any(book.puts_out(name) for name in called) or bool(line and line.out)
    return sits and (is_bench(desk) or bool(line and line.goalie) or gone)


def team_tiles(desk: Desk, side: Side) -> dict[str, Any]:
    team = desk.team(side)
    return {
        "side": side.value,
        "name": desk.name(side),
        "colour": team.colour,
        "tiles": [counted(desk, side, found) for found in tiles(desk, side)],
    }


def counted(desk: Desk, side: Side, tile: dict[str, Any]) -> dict[str, Any]:
    """`2 of 3 penalties`, before the tap."""
    for tally in desk.tallies(tile["number"], side):
        if tally.counts == "penalties" and tile["note"] != "Out for the night":
            return {**tile, "note": f"{tally.count} of {tally.of} {tally.counts}"}
    return tile


def calls(desk: Desk) -> list[Call]:
    """The usual ones first; the whole catalogue behind one tap; what was called is always there."""
    if desk.view.whole:
        return list(desk.law.calls)
    shown = [call for call in desk.law.calls if call.usual][:FIRST]
    chosen = desk.law.call(desk.view.offence)
    if chosen is not None and chosen not in shown:
        shown = [*shown[: FIRST - 1], chosen]
    return shown


def class_buttons(desk: Desk) -> list[dict[str, Any]]:
    chosen = classes_called(desk)
    bench = desk.view.bench
    return [
        {
            "name": name,
            "title": short_title(desk, name),
            "length": length(desk, name),
            "chosen": name in chosen,
        }
        for name, found in desk.law.classes.classes.items()
        if found.bench is bench or name in chosen or not (found.bench or bench)
    ]


def length(desk: Desk, name: str) -> str:
    """What is served, else that the player is out."""
    if desk.law.classes.puts_out(name):
        return "out"
    served = [part.length for part in desk.law.classes.parts_of(name) if part.length]
    return lengths(desk, (name,)) if served else "at once"


def short_title(desk: Desk, name: str) -> str:
    return class_title(desk, name).replace(" penalty", "")


def servers(desk: Desk) -> list[dict[str, Any]]:
    """Who may sit: not the goalie, not who is out, not who is penalised."""
    found = []
    for line in desk.players():
        made = tile(desk, line)
        if line.goalie or line.out or line.number == desk.view.number:
            made = {**made, "state": "out", "note": "In goal" if line.goalie else made["note"] or "Penalised"}
        elif line.number == desk.view.served_by:
            made = {**made, "state": "chosen"}
        found.append(made)
    return found


def said(desk: Desk, step: str) -> list[tuple[str, str]]:
    view = desk.view
    if step == "who" or not view.side:
        return []
    found = [("On", "The bench" if view.bench else who(desk, view.number))]
    if view.offence and step in ("server", "review"):
        found.append(("For", f"{offence_title(desk)}, {lengths(desk, classes_called(desk))}"))
    if view.served_by and step == "review":
        found.append(("Served by", who(desk, view.served_by)))
    return found
