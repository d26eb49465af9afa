"""On which clauses a promised figure rests: `points 2-0 under fwshl.points-win fwshl.points-win`.

A figure has its clause from the sheet where the judge put it there, else from the rule that the figure comes
from, by the part that the rule plays in it.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from rinkbook.cases.promised import side
from rinkbook.core.game.rules.assists import Assists
from rinkbook.core.game.rules.captain import Captain
from rinkbook.core.game.rules.carry_over import CarryOver
from rinkbook.core.game.rules.coincidental import Coincidental
from rinkbook.core.game.rules.goal_ends import GoalEnds
from rinkbook.core.game.rules.offences import catalogues
from rinkbook.core.game.rules.overtime import Overtime
from rinkbook.core.game.rules.penalty_classes import PenaltyClasses
from rinkbook.core.game.rules.pending_call import PendingCall
from rinkbook.core.game.rules.periods import Periods
from rinkbook.core.game.rules.skaters import Skaters
from rinkbook.core.game.sheet import PenaltyLine, Sheet
from rinkbook.core.model.place import Part, read_period
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.narrowness import standing
from rinkbook.core.rulebook.scope import Occasion
from rinkbook.core.ruling import Decided

Match = re.Match[str]
Fitting = set[str]  # the clauses that one promised clause may be
Rests = Callable[[Match, Sheet, Edition], list[Fitting]]


def part(edition: Edition, sheet: Sheet, kind: type[Any], *parts: str) -> Fitting:
    """The clauses of those parts of the rule of that kind that stands for the game."""
    section = edition.find(kind, occasion_of(sheet))
    return cited(section, parts) if section else set()


def cited(section: Section[Any], parts: tuple[str, ...]) -> Fitting:
    """A rule with one clause has it for all of its parts."""
    return {section.clauses[name] for name in (*parts, "") if name in section.clauses}


def occasion_of(sheet: Sheet) -> Occasion:
    setup = sheet.setup
    return Occasion(stage=setup.stage, sort=setup.sort, division=setup.division, round=setup.round)


def _points(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    facts = sheet.result.facts if sheet.result else None
    return [{facts.home.clause}, {facts.away.clause}] if facts else []


def _by_result(name: str) -> Rests:
    """The rule that decided the game, by that part."""

    def rests(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
        decided = [
            ruling.rule
            for ruling in sheet.rulings
            if not ruling.overruled and any(isinstance(effect, Decided) for effect in ruling.effects)
        ]
        sections = [section for section in edition.sections if section.id in decided]
        return [{section.clauses[name] for section in sections if name in section.clauses}]

    return rests


def _next(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    """The clause of what comes; a shootout's also that by which it follows an overtime."""
    follows = part(edition, sheet, Overtime, "then") if sheet.next.step == "shootout" else set()
    return [{sheet.next.clause} | follows]


def _clock(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    return [{sheet.clock.clause}]


def _pause(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    if sheet.next.part is Part.OVERTIME:
        return [part(edition, sheet, Overtime, "overtime")]
    return [part(edition, sheet, Periods, "intermission")]


def _period(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    if read_period(match["period"])[0] is Part.OVERTIME:
        return [part(edition, sheet, Overtime, "overtime")]
    return [part(edition, sheet, Periods, "periods", "length")]


def _captain(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    who = (side(match), match["number"])
    wears_one = any(line.letter for line in sheet.players if (line.side, line.number) == who)
    return [part(edition, sheet, Captain, "letters" if wears_one else "bench")]


def _speaks(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    return [part(edition, sheet, Captain, "speaks")]


def _skaters(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    return [part(edition, sheet, Skaters)]


def _goal(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    """What a goal ends: by the clause of such a goal, or of goals in general; its assists by theirs."""
    if match["said"].startswith("from "):
        return [part(edition, sheet, Assists)]
    goal = next((line for line in sheet.goals if line.event == match["ref"]), None)
    if goal is None or not match["said"].startswith("ends "):
        return []
    names = [name for name in ("penalty_shot", "awarded") if getattr(goal, name)]
    names += ["short_handed"] * (goal.strength == "SH") + ["goal"]
    found = part(edition, sheet, GoalEnds, *names)
    return [found | part(edition, sheet, PenaltyClasses, "goal")]


WORDS: dict[str, tuple[str, ...]] = {"coincidental": ("coincidental",), "waits": ("delayed",)}
BOX: dict[str, tuple[type[Any], tuple[str, ...]]] = {
    "coincidental": (Coincidental, ("cancel", "one_each")),
    "recorded": (PendingCall, ("minor",)),
    "not-imposed": (PendingCall, ("minor",)),
    "over": (CarryOver, ("after",)),
}


def _penalty(match: Match, sheet: Sheet, edition: Edition) -> list[Fitting]:
    """A class by its own clause or by that of the offence; coincidental and waiting ones by the box's."""
    line = next((line for line in sheet.penalties if line.event == match["ref"]), None)
    word = match["word"]
    if line is None or not (match["classes"] or match["turn"] or word in WORDS or word in BOX):
        return []
    if match["turn"]:
        return [part(edition, sheet, CarryOver, "carry", "before")]
    if word:
        found = part(edition, sheet, PenaltyClasses, *WORDS.get(word, ()))
        kind, parts = BOX.get(word, (PenaltyClasses, ()))
        return [found | part(edition, sheet, kind, *parts)]
    return [set(_of_class(name, line, sheet, edition)) for name in line.classes]


def _of_class(name: str, line: PenaltyLine, sheet: Sheet, edition: Edition) -> Iterator[str]:
    classes = edition.find(PenaltyClasses, occasion_of(sheet))
    if classes and name in classes.rule.classes:
        yield classes.rule.classes[name].clause or classes.cites()
    sections = catalogues(standing(edition, occasion_of(sheet)))
    named = [section for section in sections if line.offence in section.rule.catalogue]
    for section in named[-1:]:
        yield section.rule.catalogue[line.offence].clause or section.cites()


RESTS: dict[str, Rests] = {
    "points": _points,
    "tie-break": _by_result("score"),
    "minutes": _by_result("statistics"),
    "next": _next,
    "pause": _pause,
    "period": _period,
    "clock": _clock,
    "captain": _captain,
    "speaks": _speaks,
    "skaters": _skaters,
    "goal": _goal,
    "penalty": _penalty,
}


def split_under(head: str, rest: str) -> tuple[str, str]:
    """What is promised, and the clauses under which, if they are told."""
    told, _, under = rest.partition(" under ") if head in RESTS else (rest, "", "")
    return told, under


def rests_on(head: str, match: Match, clauses: list[str], sheet: Sheet, edition: Edition) -> str:
    """Nothing where the figure rests on those clauses, one for each of its parts; else what came."""
    fitting = RESTS[head](match, sheet, edition)
    if len(fitting) == len(clauses) and all(id in each for id, each in zip(clauses, fitting, strict=True)):
        return ""
    got = " ".join(" or ".join(sorted(each)) or "none" for each in fitting) or "none"
    return f"expected {head} {match[0]} under {' '.join(clauses)}, got {got}"
