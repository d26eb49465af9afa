"""A penalty: who, what was called, who sits where another must; the counts are told before it is kept."""

from typing import Any

from msgspec import structs

from rinkbook.console.calling import classes_called, offence_title, summary, told
from rinkbook.console.candidate import foresee
from rinkbook.console.correction import correction, struck
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.law import Call
from rinkbook.console.lines import class_title, lengths
from rinkbook.console.played_on import refusal
from rinkbook.console.task import is_stranger, strip, tile, tiles, who
from rinkbook.console.whistle import again, cancels, is_fight, others, starters, third_man
from rinkbook.core.game.rules.servers import ASKED
from rinkbook.core.game.sheet import PlayerLine
from rinkbook.core.model.events import Penalty, Side

TEMPLATE = "penalty"
FIRST = 15  # three rows of five
SERVERS = frozenset(ASKED.values())


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
        "scored_on": scored_then(desk),
        "may_wait": step == "server" and not needs_server(desk),
        "open_choice": must_choose(desk),
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
    """What is asked now: who, name, stranger, call, server, whistle, review, strike, time."""
    view = desk.view
    if view.step in ("time", "who", "name", "server", "strike", "call", "review"):
        return view.step
    if not (view.number or view.bench or view.accept or view.name):
        return "who"
    if view.number and is_stranger(desk, view.number) and not view.accept:
        return "stranger"
    if view.offence and not view.served_by and asks_server(desk):
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
        pending=view.pending,
        name=view.name,
    )


def fields(body: Penalty) -> dict[str, Any]:
    found: dict[str, Any] = {"side": body.side.value, "offence": body.offence, "number": body.number}
    found |= {"classes": body.classes, "served_by": body.served_by}
    found |= {"name": body.name} if body.name else {}
    return found | {name: "1" for name in ("bench", "separate", "pending") if getattr(body, name)}


def asks_server(desk: Desk) -> bool:
    """Somebody else sits: by the judge's word, or because who is out of the game can't."""
    return needs_server(desk) or is_gone(desk)


def needs_server(desk: Desk) -> bool:
    """The base book wants somebody named: for the team, a goalie, a minor beside a misconduct."""
    body = structs.replace(penalty(desk), served_by="")
    rulings = foresee(desk, body).sheet.rulings_of(CANDIDATE)
    return any(ruling.code in SERVERS for ruling in rulings)


def is_gone(desk: Desk) -> bool:
    """Time is to be served by one whom the call puts out, or who is out already."""
    called, book = classes_called(desk), desk.law.classes
    sits = any(part.length for name in called for part in book.parts_of(name))
    line = desk.player(desk.view.number)
    return sits and (any(book.puts_out(name) for name in called) or bool(line and line.out))


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


def must_choose(desk: Desk) -> bool:
    """The referee chooses between the classes of this call, and hasn't yet."""
    call = desk.law.call(desk.view.offence)
    return call is not None and bool(call.choices) and not classes_called(desk)


def scored_then(desk: Desk) -> bool:
    """The other side has a goal at this very whistle, so the call may have been pending."""
    here = desk.place.at_order(0)
    return any(goal.side is not desk.side and goal.place.at_order(0) == here for goal in desk.sheet.goals)


def choice(desk: Desk, names: tuple[str, ...]) -> dict[str, Any]:
    """One of the referee's choices: the classes that he may call together."""
    return {
        "name": ",".join(names),
        "title": " + ".join(short_title(desk, name) for name in names),
        "length": " + ".join(length(desk, name) for name in names),
        "chosen": set(names) == set(desk.view.classes),
    }


def class_buttons(desk: Desk) -> list[dict[str, Any]]:
    call = desk.law.call(desk.view.offence)
    if call is not None and call.choices:
        return [choice(desk, names) for names in call.choices]
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
    """Who may sit: not the goalie, not who is out, sits already or is penalised."""
    return [server(desk, line) for line in desk.players()]


def server(desk: Desk, line: PlayerLine) -> dict[str, Any]:
    made = tile(desk, line)
    sits = any(line.number in (one.number, one.served_by) for one in desk.live.box if one.side is line.side)
    if line.goalie or line.out or sits or line.number == desk.view.number:
        why = (
            "In goal" if line.goalie else made["note"] if line.out else "In the box" if sits else "Penalised"
        )
        return {**made, "state": "out", "note": why}
    return {**made, "state": "chosen"} if line.number == desk.view.served_by else made


def said(desk: Desk, step: str) -> list[tuple[str, str]]:
    view = desk.view
    if step == "who" or not view.side:
        return []
    found = [("On", "The bench" if view.bench else view.name or who(desk, view.number))]
    if view.offence and step in ("server", "review"):
        found.append(("For", f"{offence_title(desk)}, {lengths(desk, classes_called(desk))}"))
    if view.served_by and step == "review":
        found.append(("Served by", who(desk, view.served_by)))
    return found
