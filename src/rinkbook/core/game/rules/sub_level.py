"""A substitute stands in for a player who is missing, each for one of his own, of the right level.

Who may stand in for whom the set-up says (`Rostered.sub_for`), made of levels that it keeps to itself. What
is left for the package that rates players: to make that list, by the relation of the levels that the edition
names, and to say whether a substitute's level fits the league at all.
"""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import OF_LEAGUE, OF_SUB, Condition, Tonight, rulings_on, starting
from rinkbook.core.model.events import Event, LineUpConfirmed, PeriodStart
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.scope import SORTS
from rinkbook.core.rulebook.values import among, one_of
from rinkbook.core.ruling import Ruling, Verdict, decide

ONE_TO_ONE = "one-to-one"


class SubLevel(Struct, frozen=True, kw_only=True, tag="sub-level", forbid_unknown_fields=True):
    """Each substitute has a missing player of his own (`match` one-to-one), or some one (any-missing).

    In games of the sorts `higher_in` a stronger one plays where the other captain agreed.
    `suspended_replaced`: a suspended player who is ticked on the bench is missing too.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "missing": "that somebody is missing",
        "level": "a substitute of the wrong level",
        "unchecked": "the level, where nobody has looked at it",
        "higher": "a stronger one by agreement",
        "league": "that the league settles what is in doubt",
        "suspended": "a suspended player who sits on the bench",
    }

    match: str = ONE_TO_ONE
    higher_in: tuple[str, ...] = ()
    suspended_replaced: bool = True

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "match", (ONE_TO_ONE, "any-missing"))
        yield from among("higher_in", self.higher_in, SORTS, "sorts of games")


SENTENCES = {
    "sub-nobody-missing": (
        "Nobody is missing for substitute {number} of {team}.",
        "{missing} of the roster are away, and {subs} substitutes dress.",
    ),
    "sub-for-present": (
        "Substitute {number} of {team} stands in for a player who is here.",
        "{replaced} dresses tonight.",
    ),
    "sub-for-suspended": (
        "Substitute {number} of {team} can't stand in for a suspended player on the bench.",
        "{replaced} sits there to serve.",
    ),
    "sub-wrong-level": (
        "Substitute {number} of {team} has the wrong level.",
        "No missing player is left for whom that substitute may play.",
    ),
    "sub-level-unchecked": (
        "The level of substitute {number} of {team} can't be checked.",
        "Nobody has rated that player for tonight, so it makes nobody illegal.",
    ),
    "leave-the-sub-out": ("Leave the substitute out of the line-up.", ""),
    "agree-on-the-sub": ("In a lopsided game the captain of {other} may agree before the start.", ""),
    "sub-stronger-agreed": (
        "Substitute {number} of {team} may play though stronger.",
        "The captain of {other} agreed.",
    ),
    "sub-settled": ("Substitute {number} of {team} may play.", "The league settled it."),
}


def admit(
    law: Section[SubLevel], game: State, event: Event, body: LineUpConfirmed | PeriodStart
) -> Iterator[Ruling]:
    """At the start, and later where a line-up changes: only what wasn't so before it."""
    for about, team in starting(game, event, body):
        before = failing(law.rule, team, game) if isinstance(body, LineUpConfirmed) else ()
        found = [each for each in conditions(law.rule, team, game.setup.sort) if each.number not in before]
        yield from rulings_on(law, team, about, found)
        yield from (granted(law, team, about, each) for each in found if each.met and each.code)


def failing(rule: SubLevel, team: Tonight, game: State) -> tuple[str, ...]:
    """The numbers that failed with the line-up as it stood."""
    earlier = team.with_line_up(game.line_ups[team.side])
    return tuple(each.number for each in conditions(rule, earlier, game.setup.sort) if not each.met)


def conditions(rule: SubLevel, team: Tonight, sort: str) -> list[Condition]:
    """Each substitute, in the order of the line-up; with no roster nobody is known to be missing."""
    if not any(not each.sub for each in team.roster):
        return []
    missing = [each.player for each in team.missing(bench=rule.suspended_replaced)]
    fits = {number: [who for who in missing if may_replace(team, number, who)] for number in team.subs}
    one_each = rule.match == ONE_TO_ONE
    pairs = paired(fits) if one_each else {number for number, who in fits.items() if who}
    left = len(missing) - len(pairs)
    found = []
    for number in team.subs:
        somebody = number in pairs or (left > 0 if one_each else bool(missing))
        fits_one = number in pairs
        found.append(fitting(team, number) if fits_one else unfit(rule, team, sort, number, somebody))
        left -= number not in pairs and somebody
    return found


def fitting(team: Tonight, number: str) -> Condition:
    """There is a missing player for whom he may stand in, as far as anybody has looked at his level."""
    listed = team.listed(number)
    if listed is None or listed.sub_for:
        return Condition(number=number, met=True)
    return Condition(number=number, met=None, code="sub-level-unchecked", part="unchecked")


def unfit(rule: SubLevel, team: Tonight, sort: str, number: str, somebody_missing: bool) -> Condition:
    """There is none: he may play only where the league settled it, or the captains agreed."""
    named = team.dressed[number].sub_for
    if team.answer(number, OF_LEAGUE):
        return Condition(number=number, met=True, code="sub-settled", part="league")
    if named and (refused := named_amiss(rule, team, number, named)) is not None:
        return refused
    if not somebody_missing:
        return nobody_missing(rule, team, number)
    facts, may_agree = {"other": team.other}, sort in rule.higher_in
    if may_agree and team.answer(number, OF_SUB):
        return Condition(number=number, met=True, code="sub-stronger-agreed", part="higher", facts=facts)
    return Condition(
        number=number, met=False, code="sub-wrong-level", part="level", facts=facts,
        remedies=("leave-the-sub-out", *("agree-on-the-sub",) * may_agree),
    )  # fmt: skip


def nobody_missing(rule: SubLevel, team: Tonight, number: str) -> Condition:
    away = len(team.missing(bench=rule.suspended_replaced))
    return Condition(
        number=number, met=False, code="sub-nobody-missing", part="missing",
        facts={"missing": away, "subs": len(team.subs)}, remedies=("leave-the-sub-out",),
    )  # fmt: skip


def named_amiss(rule: SubLevel, team: Tonight, number: str, replaced: str) -> Condition | None:
    """The player who is named as replaced is here, or serves on the bench."""
    name = next((each.name or each.number for each in team.roster if each.player == replaced), replaced)
    if replaced in team.here:
        code, part = "sub-for-present", "missing"
    elif replaced in team.on_bench and not rule.suspended_replaced:
        code, part = "sub-for-suspended", "suspended"
    else:
        return None
    remedies = ("leave-the-sub-out",)
    return Condition(
        number=number, met=False, code=code, part=part, facts={"replaced": name}, remedies=remedies
    )


def granted(law: Section[SubLevel], team: Tonight, about: str, found: Condition) -> Ruling:
    facts = {"number": found.number, "team": team.name, **found.facts}
    return decide(
        law, found.code, f"{about}:{found.number}", cites=found.part, verdict=Verdict.GRANTED, facts=facts
    )


def may_replace(team: Tonight, number: str, missing: str) -> bool:
    """By name, where one is named; by level, where anybody looked at it."""
    listed, named = team.listed(number), team.dressed[number].sub_for
    by_level = listed is None or not listed.sub_for or missing in listed.sub_for
    return by_level and named in ("", missing)


def is_stronger(team: Tonight, number: str) -> bool:
    """Of a level at which the substitute may stand in for nobody who is missing."""
    return not any(may_replace(team, number, each.player) for each in team.missing(bench=True))


def paired(fits: Mapping[str, list[str]]) -> set[str]:
    """As many substitutes as possible that have each a missing player of his own; earlier ones first."""
    taken: dict[str, str] = {}
    for number in fits:
        find_for(number, fits, taken, set())
    return set(taken.values())


def find_for(number: str, fits: Mapping[str, list[str]], taken: dict[str, str], tried: set[str]) -> bool:
    """A missing player who is free, or whose substitute finds another one."""
    for missing in fits[number]:
        if missing not in tried:
            tried.add(missing)
            if missing not in taken or find_for(taken[missing], fits, taken, tried):
                taken[missing] = number
                return True
    return False
