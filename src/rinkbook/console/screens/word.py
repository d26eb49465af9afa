"""What is said less often, by taps: a protest, another jersey, somebody off for the night, a late start."""

from typing import Any

from msgspec import Struct

from rinkbook.console.board import striped
from rinkbook.console.candidate import foresee
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.task import strip, tile, tiles, who
from rinkbook.console.told import tell_all
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Delay, Removal, Side

TEMPLATE = "word"
OWN, OTHERS = "own", "others"


class Word(Struct, frozen=True, kw_only=True):
    """A kind of line: its name, whose numbers it is about, and what is asked once one is tapped.

    `asks` is "" where the tap on a number is all, else what the template asks; `confirm` says what a
    number that was typed would come to.
    """

    title: str
    whose: str = ""
    asks: str = ""
    whom: str = "Which team?"
    question: str = "Who?"
    confirm: str = ""


WORDS: dict[str, Word] = {
    "note": Word(title="A note", asks="text"),
    "illegal-player-protest": Word(
        title="Illegal player protest",
        whose=OTHERS,
        whom="Who protests?",
        question="Against whom?",
        confirm="Put the protest against {} on the sheet",
    ),
    "penalty-shot": Word(
        title="A penalty shot", whose=OWN, asks="shot", whom="Which team shoots?", question="Who shoots?"
    ),
    "jersey-change": Word(title="Another jersey", whose=OWN, asks="jersey"),
    "removal": Word(title="Off for the night", whose=OWN, asks="reason"),
    "equipment-hold": Word(title="Off until equipped", whose=OWN, confirm="{} is off until equipped"),
    "delay": Word(title="A late start", asks="delay"),
    "approval": Word(
        title="The other captain agreed",
        whose=OTHERS,
        asks="answer",
        whom="Whose captain?",
        question="To which player?",
    ),
}
REASONS = ("Hurt", "Not registered", "No number", "As the referee says")
MINUTES = (-5, -1, 1, 5)


def show(desk: Desk) -> dict[str, Any]:
    kind = desk.view.step if desk.view.step in WORDS else "note"
    word, number = WORDS[kind], desk.view.number
    about = desk.side.other if word.whose == OTHERS else desk.side
    asks = "who" if word.whose and not number else word.asks or "confirm"
    return {
        **strip(desk, word.title, side=False, timed=False, back=desk.view.only("menu")),
        "kind": kind,
        "word": word,
        "asks": asks,
        "teams": [(side.value, desk.name(side)) for side in Side] if word.whose else [],
        "tiles": tiles(desk, about) if asks == "who" else [],
        "about": desk.name(about),
        "confirm": word.confirm.format(number),
        "whom": who(desk, number, about),
        "body": {"side": desk.side.value, "number": number} if word.whose else {},
        "by": desk.sheet.captains[desk.side is Side.AWAY],
        "about_what": "goalie-skating" if is_goalie(desk, number, about) else "sub",
        "reasons": reasons(desk) if asks == "reason" else [],
        "held": [tile(desk, line) for line in desk.players() if line.held],
        "gone": gone(desk) if kind == "removal" else [],
        **(delay(desk) if asks == "delay" else {}),
    }


def reasons(desk: Desk) -> list[dict[str, str]]:
    """Why somebody may be off, each with what the judge would say of it and under which clause."""
    return [reason(desk, words) for words in REASONS]


def reason(desk: Desk, words: str) -> dict[str, str]:
    body = Removal(side=desk.side, number=desk.view.number, reason=words)
    rulings = foresee(desk, body, desk.here).sheet.rulings_of(CANDIDATE)
    told = tell_all(desk, rulings[:1])
    return {"words": words, "clause": told[0].clause_heading if told else ""}


def gone(desk: Desk) -> list[dict[str, Any]]:
    """Who has left without a penalty, and may be back."""
    last: dict[tuple[Side, str], bool] = {}
    for entry in desk.sheet.entries:
        body = entry.event.body
        if isinstance(body, Removal) and not entry.struck:
            last[(body.side, body.number)] = body.back
    return [
        {"side": side.value, "number": number, "words": f"{desk.name(side)} {number} is back"}
        for (side, number), back in last.items()
        if not back
    ]


def is_goalie(desk: Desk, number: str, side: Side) -> bool:
    line = desk.player(number, side)
    return line is not None and line.goalie


def delay(desk: Desk) -> dict[str, Any]:
    """How late, whose cause it was; what follows is foreseen where it was neither team's."""
    seconds = desk.view.seconds or 0
    foreseen = foresee(desk, Delay(seconds=seconds), desk.here).rulings if seconds else ()
    return {
        "seconds": seconds,
        "minutes": MINUTES,
        "causes": [
            {"side": side.value, "name": desk.name(side), "colour": desk.team(side).colour,
             "striped": side is Side.AWAY and striped(desk)}
            for side in Side
        ],
        "rulings": tell_all(desk, foreseen),
        "then": "" if desk.sheet.phase is Phase.BEFORE else desk.view.only("main"),
    }  # fmt: skip
