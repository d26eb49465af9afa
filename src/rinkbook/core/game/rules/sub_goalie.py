"""A substitute goalie needs two answers: the other captain's, and the league's own."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import OF_LEAGUE, Condition, Tonight, rulings_on, starting
from rinkbook.core.model.events import Event, LineUpConfirmed, PeriodStart
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling


class SubGoalie(Struct, frozen=True, kw_only=True, tag="sub-goalie", forbid_unknown_fields=True):
    """No fields: the league's yes, beside the captain's, which is asked for with every substitute."""


SENTENCES = {
    "sub-goalie-unanswered": (
        "The league hasn't answered on goalie {number} of {team}.",
        "A substitute goalie needs the yes of the other captain and of the league.",
    ),
    "sub-goalie-refused": ("Goalie {number} of {team} can't play.", "The league said no."),
    "ask-the-league": ("Call the league, and write down its answer.", ""),
}


def admit(
    law: Section[SubGoalie], game: State, event: Event, body: LineUpConfirmed | PeriodStart
) -> Iterator[Ruling]:
    for about, team in starting(game, event, body):
        yield from rulings_on(law, team, about, conditions(team))


def conditions(team: Tonight) -> Iterator[Condition]:
    """No answer is no refusal: it may have been given before anybody could write it down."""
    for number in team.judged:
        if team.is_sub(number) and team.dressed[number].goalie:
            answer = team.answer(number, OF_LEAGUE)
            code = "sub-goalie-unanswered" if answer is None else "sub-goalie-refused"
            remedies = ("ask-the-league",) if answer is None else ()
            yield Condition(number=number, met=answer, code=code, remedies=remedies)
