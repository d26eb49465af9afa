"""A team may have the other's roster checked; right, the ineligible go; wrong, its time-out is gone."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, RosterCheck
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Blocked, Fact, Given, Out, Ruling, Verdict, decide


class RosterChecks(Struct, frozen=True, kw_only=True, tag="roster-check", forbid_unknown_fields=True):
    """The `penalty` class that a present player serves, once `per` check (or player).

    `void_goals`: the goals of whom it finds are taken off; `in_overtime`: it may be asked for there too.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "right": "who may ask, and until when",
        "ineligible": "that somebody is found",
        "eligible": "that nobody is",
    }

    penalty: str
    per: str = "check"
    void_goals: bool = False
    in_overtime: bool = True

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "per", ("check",))
        if self.void_goals:
            yield "void_goals: expected false, for goals scored before a check stand yet; got true"

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "penalty", [self.penalty])


SENTENCES = {
    "roster-check-right": (
        "{numbers} out. A player of {team} who is here serves a {penalty}.",
        "They are not eligible for {team}.",
    ),
    "roster-check-wrong": ("{team} lose their time-out.", "The roster check found nobody ineligible."),
    "roster-check-late": (
        "{team} can't check the roster any more.",
        "Only before their own time-out was taken.",
    ),
}


def admit(law: Section[RosterChecks], game: State, event: Event, body: RosterCheck) -> Iterator[Ruling]:
    wrong = game.wrong_checks[body.side]
    late = game.part is Part.OVERTIME and not law.rule.in_overtime
    if game.time_outs[body.side] or wrong or late:
        team = game.setup.team(body.side).name or body.side.value
        yield decide(
            law, "roster-check-late", event.id, cites="right", verdict=Verdict.REFUSED, facts={"team": team},
            effects=(Blocked(),),
        )  # fmt: skip


def after(law: Section[RosterChecks], game: State, event: Event, body: RosterCheck) -> Iterator[Ruling]:
    if event.id in game.refused:
        return
    if not body.ineligible:
        team = game.setup.team(body.side).name or body.side.value
        yield decide(law, "roster-check-wrong", event.id, cites="eligible", facts={"team": team})
        return
    other = body.side.other
    out = tuple(Out(side=other, number=number) for number in body.ineligible)
    served = Given(side=other, number=body.served_by, penalty_class=law.rule.penalty, offence=law.kind)
    given = (served,) if body.served_by else ()
    facts: dict[str, Fact] = {"numbers": body.ineligible, "team": game.setup.team(other).name or other.value}
    yield decide(
        law, "roster-check-right", event.id, cites="ineligible", verdict=Verdict.REFUSED,
        facts={**facts, "penalty": law.rule.penalty}, effects=(*out, *given),
    )  # fmt: skip
