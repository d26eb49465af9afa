"""How many may dress with substitutes: as many as the roster has, or up to a number, or as the opponent."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import Condition, LineUp, Tonight, rulings_on, starting
from rinkbook.core.model.events import Event, LineUpConfirmed, PeriodStart
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Fact, Ruling

OWN_ROSTER, OPPONENTS_OWN, OPPONENTS_ALL = "own-roster", "opponents-own", "opponents-all"


class SubCap(Struct, frozen=True, kw_only=True, tag="sub-cap", forbid_unknown_fields=True):
    """With substitutes at most `fill_to` (0: any number), and `not_above` another number.

    That is own-roster, the team's own players of the season; opponents-own, the opponent's own players who
    dress tonight; opponents-all, his substitutes too; or nothing. `count_goalie`: goalies are counted, on
    either side.
    """

    fill_to: int = 0
    not_above: str = ""
    count_goalie: bool = False

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "fill_to")
        yield from one_of(self, "not_above", ("", OWN_ROSTER, OPPONENTS_OWN, OPPONENTS_ALL))


SENTENCES = {
    "too-many-subs": (
        "{team} have too many substitutes: {count} {who} dress, {most} may.",
        "{limit}.",
    ),
    "drop-a-sub": ("Leave {over} of the substitutes out.", ""),
}
LIMITS = {
    OWN_ROSTER: "With substitutes a team is no larger than its roster of {most}",
    OPPONENTS_OWN: "The opponent has {most} players of its own",
    OPPONENTS_ALL: "The opponent has {most} players",
    "": "A team fills up to {most}",
}


def admit(
    law: Section[SubCap], game: State, event: Event, body: LineUpConfirmed | PeriodStart
) -> Iterator[Ruling]:
    """At the start, when both line-ups are known, and where one grows later."""
    for about, team in starting(game, event, body):
        if game.confirmed[team.side.other] or not law.rule.not_above.startswith("opponents"):
            yield from rulings_on(law, team, about, conditions(law.rule, team))


def conditions(rule: SubCap, team: Tonight) -> Iterator[Condition]:
    """One for the team, since no substitute is more in excess than another."""
    limits = [(most, why) for most, why in limits_of(rule, team) if most]
    if not any(team.is_sub(number) for number in team.judged) or not limits:
        return
    count, (most, why) = counted(rule, team.dressed), min(limits)
    who = "players" if rule.count_goalie else "skaters"
    limit = LIMITS[why].replace("{most}", str(most))
    over = min(count - most, len(team.subs))
    facts: dict[str, Fact] = {"count": count, "most": most, "over": over, "who": who, "limit": limit}
    yield Condition(
        number="", met=count <= most, code="too-many-subs", facts=facts,
        remedies=("drop-a-sub",),
    )  # fmt: skip


def limits_of(rule: SubCap, team: Tonight) -> Iterator[tuple[int, str]]:
    """Every number that the team may not pass; 0 for a roster that nobody knows sets no limit."""
    yield rule.fill_to, ""
    if rule.not_above == OWN_ROSTER:
        own = [each for each in team.roster if not each.sub and (rule.count_goalie or not each.goalie)]
        yield len(own), OWN_ROSTER
    elif rule.not_above:
        own_alone = rule.not_above == OPPONENTS_OWN
        theirs = {number: worn for number, worn in team.opponents.items() if not (own_alone and worn.is_sub)}
        yield counted(rule, theirs), rule.not_above


def counted(rule: SubCap, line_up: LineUp) -> int:
    return sum(rule.count_goalie or not worn.goalie for worn in line_up.values())
