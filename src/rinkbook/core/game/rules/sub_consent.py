"""A substitute needs the other captain's yes; where the captains disagree the league decides."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.sub_level import is_stronger
from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import OF_LEAGUE, OF_SUB, Condition, Tonight, rulings_on, starting, tonight_of
from rinkbook.core.model.events import Approval, Event, LineUpConfirmed, PeriodStart
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Fact, Ruling, Verdict, decide


class SubConsent(Struct, frozen=True, kw_only=True, tag="sub-consent", forbid_unknown_fields=True):
    """Who needs it: `all` substitutes (`needed_for`), or those of a `higher-level` than whom they replace."""

    PARTS: ClassVar[dict[str, str]] = {
        "captain": "the other captain's approval",
        "agreed": "that the captains tell each other",
        "league": "that the league decides where they disagree",
    }

    needed_for: str = "all"

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "needed_for", ("all", "higher-level"))


SENTENCES = {
    "sub-unanswered": (
        "No answer heard on substitute {number} of {team}.",
        "Each substitute needs a yes from the captain of {other}.",
    ),
    "ask-on-the-sub": ("Ask the captain of {other}, and write down the answer.", ""),
    "sub-refused": (
        "Substitute {number} of {team} can't play.",
        "The captain of {other} said no.",
    ),
    "league-decides": ("If the captains can't agree, the league decides.", ""),
    "sub-refused-by-league": ("Substitute {number} of {team} can't play.", "The league decided so."),
    "sub-agreed": ("Substitute {number} of {team} may play.", "{by} of {other} agreed."),
    "sub-allowed-by-league": ("Substitute {number} of {team} may play.", "The league decided so: {by}."),
}


def admit(
    law: Section[SubConsent], game: State, event: Event, body: LineUpConfirmed | PeriodStart
) -> Iterator[Ruling]:
    """At the start, and later for who comes late: until then there is time to ask."""
    for about, team in starting(game, event, body):
        yield from rulings_on(law, team, about, conditions(law.rule, team))


def conditions(rule: SubConsent, team: Tonight) -> Iterator[Condition]:
    for number in team.judged:
        if team.is_sub(number) and (rule.needed_for == "all" or is_stronger(team, number)):
            yield condition(team, number)


def condition(team: Tonight, number: str) -> Condition:
    """The league's word is the last; without any the captain's; no answer is no refusal."""
    league, captain = team.answer(number, OF_LEAGUE), team.answer(number, OF_SUB)
    if league is not None:
        return Condition(number=number, met=league, code="sub-refused-by-league", part="league")
    remedies = ("ask-on-the-sub",) if captain is None else ("league-decides",)
    code = "sub-unanswered" if captain is None else "sub-refused"
    facts = {"other": team.other}
    return Condition(number=number, met=captain, code=code, part="captain", facts=facts, remedies=remedies)


def after(law: Section[SubConsent], game: State, event: Event, body: Approval) -> Iterator[Ruling]:
    """A yes is told; a no that comes in the game makes the substitute illegal from then on."""
    side = body.side.other
    unnamed = "The captain" if body.about == OF_SUB else "no name was written down"
    facts: dict[str, Fact] = {
        "number": body.number, "side": side.value, "team": game.called_name(side),
        "other": game.called_name(body.side), "by": body.by or unnamed,
    }  # fmt: skip
    if body.given and body.about in CODES:
        code, part = CODES[body.about]
        yield decide(law, code, event.id, cites=part, verdict=Verdict.GRANTED, facts=facts)
    elif game.begun and body.about in REFUSALS and body.number in game.line_ups[side]:
        team = tonight_of(game, side, game.line_ups[side], (body.number,))
        if any(found.met is False for found in conditions(law.rule, team)):
            code, part = REFUSALS[body.about]
            yield decide(law, code, event.id, cites=part, verdict=Verdict.REFUSED, facts=facts)


CODES = {OF_SUB: ("sub-agreed", "agreed"), OF_LEAGUE: ("sub-allowed-by-league", "league")}
REFUSALS = {OF_SUB: ("sub-refused", "captain"), OF_LEAGUE: ("sub-refused-by-league", "league")}
