"""A team may have the other's roster checked; right, the ineligible go; wrong, its time-out is gone."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, RosterCheck, Side
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import AnyEffect, Blocked, Fact, Given, Lost, Out, Ruling, Verdict, decide


class RosterChecks(Struct, frozen=True, kw_only=True, tag="roster-check", forbid_unknown_fields=True):
    """The `penalty` class that a present player serves, once `per` check or player found.

    `ends`: the right to check is gone after the wrong-check or after any-check. `void_goals`: the goals of
    whom it finds are taken off; `in_overtime`: it may be asked for there too.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "right": "who may ask, and until when",
        "ineligible": "that somebody is found",
        "eligible": "that nobody is",
    }

    penalty: str
    per: str = "check"
    ends: str = "wrong-check"
    void_goals: bool = False
    in_overtime: bool = True

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "per", ("check", "player"))
        yield from one_of(self, "ends", ("wrong-check", "any-check"))

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "penalty", [self.penalty])


TOO_LATE = "{team} can't check the roster any more."
NOT_HE = "Number {number} can't serve it."
SENTENCES = {
    "roster-check-right": (
        "{numbers} out. A player of {team} who is here serves a {penalty}.",
        "They are not eligible for {team}.",
    ),
    "roster-check-each": (
        "{numbers} out. For each of them {team} serve a {penalty}.",
        "They are not eligible for {team}.",
    ),
    "roster-check-goals": (
        "Goals of {team} taken off: {goals}. It stands {score}.",
        "Who is found has scored none.",
    ),
    "roster-check-wrong": ("{team} lose their time-out.", "The roster check found nobody ineligible."),
    "roster-check-late": (TOO_LATE, "They have taken their time-out."),
    "roster-check-spent": (TOO_LATE, "An earlier check of theirs found nobody."),
    "roster-check-done": (TOO_LATE, "They have had their one check."),
    "roster-check-not-in-overtime": (TOO_LATE, "It may be asked for in regulation only."),
    "roster-check-server": ("Who of {team} serves the {penalty}?", "Nobody is named yet."),
    "server-found": (NOT_HE, "He was found ineligible himself."),
    "server-not-dressed": (NOT_HE, "He isn't in the line-up of tonight."),
    "server-goalie": (NOT_HE, "He dresses as a goalie."),
    "server-sub": (NOT_HE, "He is a substitute, not on the roster."),
    "server-out": (NOT_HE, "He is out of the game."),
    "another-server": ("Another skater of the roster who is here may.", ""),
}
LATE = frozenset(code for code, said in SENTENCES.items() if said[0] == TOO_LATE)


def admit(law: Section[RosterChecks], game: State, event: Event, body: RosterCheck) -> Iterator[Ruling]:
    late = why_late(law.rule, game, body)
    if late:
        yield decide(
            law, late, event.id, cites="right", verdict=Verdict.REFUSED,
            facts={"team": game.called_name(body.side)}, effects=(Blocked(),),
        )  # fmt: skip
    elif body.ineligible and body.served_by and (wrong := why_not_he(game, body)):
        yield decide(
            law, wrong, f"server:{event.id}", cites="ineligible", verdict=Verdict.REFUSED,
            facts={"number": body.served_by}, effects=(Blocked(),), remedies=("another-server",),
        )  # fmt: skip


def why_late(rule: RosterChecks, game: State, body: RosterCheck) -> str:
    """The code of what ended the right to check; "" while it lasts."""
    if game.part is not Part.REGULATION and not rule.in_overtime:
        return "roster-check-not-in-overtime"
    if game.time_outs[body.side]:
        return "roster-check-late"
    if game.time_outs_lost[body.side]:
        return "roster-check-spent"
    return "roster-check-done" if rule.ends == "any-check" and has_checked(game, body.side) else ""


def has_checked(game: State, side: Side) -> bool:
    """One of theirs was admitted before."""
    return any(
        body.side is side and not game.refused.get(event.id, frozenset()) & LATE
        for event, body in game.happened(RosterCheck)
    )


def why_not_he(game: State, body: RosterCheck) -> str:
    """The code of what keeps the one who is named from serving it; "" where nothing does."""
    side, number = body.side.other, body.served_by
    dressed = game.dressed(side, number)
    if number in body.ineligible:
        return "server-found"
    if dressed is None:
        return "server-not-dressed" if game.confirmed[side] else ""
    if dressed.goalie:
        return "server-goalie"
    if dressed.is_sub:
        return "server-sub"
    return "server-out" if game.is_out(side, number) else ""


def after(law: Section[RosterChecks], game: State, event: Event, body: RosterCheck) -> Iterator[Ruling]:
    """One that came too late is none; who serves it can't undo what was found."""
    if game.refused.get(event.id, frozenset()) & LATE:
        return
    if not body.ineligible:
        yield decide(
            law, "roster-check-wrong", event.id, cites="eligible",
            facts={"team": game.called_name(body.side)}, effects=(Lost(side=body.side),),
        )  # fmt: skip
        return
    yield found(law, game, event, body)
    if not game.last_stands:
        return
    if law.rule.void_goals:
        yield from taken_off(law, game, event, body)
    if not body.served_by:
        penalty = game.classes.title(law.rule.penalty).lower()
        facts: dict[str, Fact] = {"team": game.called_name(body.side.other), "penalty": penalty}
        yield decide(
            law, "roster-check-server", f"server:{event.id}", cites="ineligible", verdict=Verdict.ASK,
            facts=facts, remedies=("another-server",),
        )  # fmt: skip


def found(law: Section[RosterChecks], game: State, event: Event, body: RosterCheck) -> Ruling:
    """Out with them, and one misconduct, or one for each, on the record of who serves it."""
    rule, other = law.rule, body.side.other
    out = tuple(Out(side=other, number=number) for number in body.ineligible)
    served = Given(
        side=other, number=body.served_by, penalty_class=rule.penalty, offence=law.kind, bench=True
    )
    each = rule.per == "player"
    facts: dict[str, Fact] = {
        "numbers": body.ineligible, "team": game.called_name(other),
        "penalty": game.classes.title(rule.penalty).lower(),
    }  # fmt: skip
    effects: tuple[AnyEffect, ...] = (*out, *(served for _ in (body.ineligible if each else (1,))))
    code = "roster-check-each" if each else "roster-check-right"
    return decide(
        law, code, event.id, cites="ineligible", verdict=Verdict.REFUSED, facts=facts, effects=effects
    )


def taken_off(law: Section[RosterChecks], game: State, event: Event, body: RosterCheck) -> Iterator[Ruling]:
    """The goals of those found, where there are any."""
    other = body.side.other
    goals = sum(line.points for line in game.goals if line.side is other and line.number in body.ineligible)
    if goals:
        home, away = game.score
        score = (home, away - goals) if body.side is Side.HOME else (home - goals, away)
        facts: dict[str, Fact] = {
            "team": game.called_name(other), "goals": goals, "score": f"{score[0]}–{score[1]}",
        }  # fmt: skip
        effects = tuple(Out(side=other, number=number, goals_go=True) for number in body.ineligible)
        yield decide(
            law, "roster-check-goals", f"goals:{event.id}", cites="ineligible", facts=facts, effects=effects
        )
