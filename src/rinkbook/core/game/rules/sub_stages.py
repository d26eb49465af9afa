"""In which games substitutes may dress at all: skaters, goalies."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import Condition, Tonight, confirmed, rulings_on
from rinkbook.core.model.events import Event, LineUpConfirmed
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling


class SubStages(Struct, frozen=True, kw_only=True, tag="sub-stages", forbid_unknown_fields=True):
    """In the games of its scope, whether `skaters` and `goalies` may substitute."""

    skaters: bool = True
    goalies: bool = True


SENTENCES = {
    "no-sub-skater": ("Substitute {number} of {team} can't dress.", "In such a game no skater substitutes."),
    "no-sub-goalie": ("Goalie {number} of {team} can't dress.", "In such a game no goalie substitutes."),
    "own-players-only": ("Only players of the roster may.", ""),
}


def admit(law: Section[SubStages], game: State, event: Event, body: LineUpConfirmed) -> Iterator[Ruling]:
    team = confirmed(game, body)
    yield from rulings_on(law, team, f"{event.id}:{body.side}", conditions(law.rule, team))


def conditions(rule: SubStages, team: Tonight) -> Iterator[Condition]:
    for number in team.judged:
        if team.is_sub(number):
            is_goalie = team.dressed[number].goalie
            yield Condition(
                number=number, met=rule.goalies if is_goalie else rule.skaters,
                code="no-sub-goalie" if is_goalie else "no-sub-skater", remedies=("own-players-only",),
            )  # fmt: skip
