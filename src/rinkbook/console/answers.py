"""What the other captain or the league answers about who dresses: a substitute, a goalie who skates out."""

from typing import Any

from msgspec import Struct

from rinkbook.console.desk import Desk
from rinkbook.console.task import surname
from rinkbook.console.team import Member
from rinkbook.core.model.events import Approval, Side


class Question(Struct, frozen=True, kw_only=True):
    """Somebody about whom an answer is wanted, and the last one that was given: yes, no, or "" for none."""

    number: str
    name: str
    about: str  # sub, goalie-skating
    words: str
    answer: str = ""
    by_league: str = ""


def questions(desk: Desk, found: tuple[Member, ...]) -> list[Question]:
    """Of those who are here: each substitute and each goalie who skates, where the edition asks for it."""
    listed = {player.player: player.goalie for player in desk.team().roster}
    asked = []
    for one in found:
        if not one.here or not one.number:
            continue
        if one.sub and desk.law.has("sub-consent"):
            asked.append(question(desk, one, "sub", "substitutes"))
        elif listed.get(one.key) and not one.goalie and desk.law.has("goalie-skating"):
            asked.append(question(desk, one, "goalie-skating", "skates out"))
    return asked


def question(desk: Desk, one: Member, about: str, words: str) -> Question:
    return Question(
        number=one.number,
        name=surname(one.name),
        about=about,
        words=words,
        answer=answered(desk, one.number, about),
        by_league=answered(desk, one.number, "operator"),
    )


def answered(desk: Desk, number: str, about: str) -> str:
    """The last word on that number."""
    side = desk.side.other
    bodies: list[Any] = [entry.event.body for entry in desk.sheet.entries if not entry.struck]
    given = [
        body.given
        for body in bodies
        if isinstance(body, Approval) and (body.side, body.number, body.about) == (side, number, about)
    ]
    return ("yes" if given[-1] else "no") if given else ""


def answers_for(desk: Desk) -> tuple[Side, str]:
    """The side that is asked, and who speaks for it."""
    side = desk.side.other
    return side, desk.sheet.captains[side is Side.AWAY]
