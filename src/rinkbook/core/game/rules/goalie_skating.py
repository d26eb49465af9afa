"""A goalie of the roster who skates out: only with the other captain's yes."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import Condition, Tonight, rulings_on, starting
from rinkbook.core.model.events import Approval, Event, LineUpConfirmed, PeriodStart
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling, Verdict, decide

ABOUT = "goalie-skating"


class GoalieSkating(Struct, frozen=True, kw_only=True, tag="goalie-skating", forbid_unknown_fields=True):
    """No fields: a goalie of the roster who isn't one tonight needs the other captain's approval."""


SENTENCES = {
    "goalie-skating-unasked": (
        "Goalie {number} of {team} can't skate out yet.",
        "The captain of {other} hasn't agreed to it.",
    ),
    "goalie-skating-refused": (
        "Goalie {number} of {team} can't skate out.",
        "The captain of {other} said no.",
    ),
    "ask-their-captain": ("Ask the captain of {other}, and write down the answer.", ""),
    "goalie-stays-in-goal": ("As a goalie that number may dress.", ""),
    "goalie-may-skate": ("Goalie {number} of {team} may skate out.", "{by} of {other} agreed."),
}


def admit(
    law: Section[GoalieSkating], game: State, event: Event, body: LineUpConfirmed | PeriodStart
) -> Iterator[Ruling]:
    """At the start, and later for who comes late."""
    for about, team in starting(game, event, body):
        yield from rulings_on(law, team, about, conditions(team))


def conditions(team: Tonight) -> Iterator[Condition]:
    for number in team.judged:
        listed = team.listed(number)
        if listed is not None and listed.goalie and not listed.sub and not team.dressed[number].goalie:
            yield condition(team, number)


def condition(team: Tonight, number: str) -> Condition:
    answer = team.answer(number, ABOUT)
    code = "goalie-skating-unasked" if answer is None else "goalie-skating-refused"
    ask = ("ask-their-captain",) if answer is None else ()
    return Condition(
        number=number, met=bool(answer), code=code, facts={"other": team.other},
        remedies=(*ask, "goalie-stays-in-goal"),
    )  # fmt: skip


def after(law: Section[GoalieSkating], game: State, event: Event, body: Approval) -> Iterator[Ruling]:
    """The yes is on record; a no is told where it is to be kept, at the start."""
    if body.about == ABOUT and body.given:
        facts = {
            "number": body.number, "team": game.called_name(body.side.other),
            "other": game.called_name(body.side), "by": body.by or "The captain",
        }  # fmt: skip
        yield decide(law, "goalie-may-skate", event.id, verdict=Verdict.GRANTED, facts=facts)
