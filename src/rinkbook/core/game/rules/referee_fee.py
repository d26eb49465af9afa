"""The referees are paid before the start; after the grace the clock runs and a penalty waits for the team."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rink_time import seconds_between
from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.state import State
from rinkbook.core.model.events import CountdownOver, Event, PeriodStart, RefereeFee, Side
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Fact, Given, Ruling, Verdict, decide


class RefereeFees(Struct, frozen=True, kw_only=True, tag="referee-fee", forbid_unknown_fields=True):
    """`grace` seconds from the scheduled start, then the offence `penalty`, again after `repeat_every` more.

    0: it is called once. The penalty is the team's, and served when play begins; the clock runs till then.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "fee": "that it is paid",
        "grace": "that it is not paid yet",
    }

    grace: int
    penalty: str
    repeat_every: int = 0

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "grace", "repeat_every")

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "penalty", [self.penalty])


SENTENCES = {
    "referee-fee-paid": ("{team} have paid the referee.", "The fee is due before the start."),
    "referee-fee-paid-late": (
        "{team} have paid the referee, too late.",
        "The {grace|minutes} minutes of grace were over; the penalty stays.",
    ),
    "referee-fee-owed": (
        "{team} still owe the referee fee.",
        "There are {grace|minutes} minutes of grace, then the clock runs and they get a penalty.",
    ),
    "referee-fee-clock-runs": (
        "The clock runs. {team} will begin with a team penalty: {penalty}.",
        "Their referee fee wasn't paid in the {grace|minutes} minutes of grace.",
    ),
    "referee-fee-grace-over": (
        "{team} begin with a team penalty: {penalty}.",
        "Their referee fee wasn't paid in the {grace|minutes} minutes of grace.",
    ),
}


def after(
    law: Section[RefereeFees], game: State, event: Event, body: RefereeFee | PeriodStart | CountdownOver
) -> Iterator[Ruling]:
    if isinstance(body, RefereeFee):
        yield told(law, game, event, body)
    elif isinstance(body, CountdownOver):
        yield from (each for side in Side for each in ran_out(law, game, event, body, side))
    elif event.id == game.begun:
        for side in Side:
            yield from (penalise(law, game, side, at + 1) for at in range(due(law, game, event, side)))


def told(law: Section[RefereeFees], game: State, event: Event, body: RefereeFee) -> Ruling:
    """What was said of a fee: owed, paid in time, or paid when the grace was over."""
    facts = facts_of(law, game, body.side)
    if not body.paid:
        return decide(law, "referee-fee-owed", event.id, cites="grace", verdict=Verdict.ASK, facts=facts)
    if times_up(law, game, body.side):
        return decide(law, "referee-fee-paid-late", event.id, cites="grace", facts=facts)
    return decide(law, "referee-fee-paid", event.id, cites="fee", verdict=Verdict.GRANTED, facts=facts)


def facts_of(law: Section[RefereeFees], game: State, side: Side) -> dict[str, Fact]:
    offence = game.offences.catalogue.get(law.rule.penalty)
    title = offence.title if offence is not None else law.rule.penalty
    team = game.called_name(side)
    return {"team": team, "penalty": title.lower(), "grace": law.rule.grace}


def times_up(law: Section[RefereeFees], game: State, side: Side) -> int:
    """How often the time ran out while the side owed it."""
    overs = [each for each in game.happened(CountdownOver) if each[1].rule == law.kind]
    return sum(owed_at(game, event, body, side) for event, body in overs)


def owed_at(game: State, event: Event, body: CountdownOver, side: Side) -> bool:
    """As was said of it before that line; of whom nothing was said only the one who is named owes it."""
    said = [fee for line, fee in game.happened(RefereeFee) if fee.side is side and line.key() < event.key()]
    return body.side in (None, side) and (not said[-1].paid if said else body.side is side)


def ran_out(
    law: Section[RefereeFees], game: State, event: Event, body: CountdownOver, side: Side
) -> Iterator[Ruling]:
    """Before play the clock begins to run; a grace that runs out in play is penalised there."""
    if body.rule != law.kind or not owed_at(game, event, body, side):
        return
    number = times_up(law, game, side)
    if number > 1 and not law.rule.repeat_every:
        return
    if game.begun and key(law, side, number) not in {ruling.key for ruling in game.rulings}:
        yield penalise(law, game, side, number)
    elif not game.begun:
        yield decide(
            law, "referee-fee-clock-runs", f"runs:{side}:{event.id}", cites="grace", verdict=Verdict.REFUSED,
            facts=facts_of(law, game, side),
        )  # fmt: skip


def due(law: Section[RefereeFees], game: State, start: Event, side: Side) -> int:
    """The penalties that wait when play begins: by the lines that tell it, else by the time of the start."""
    said = [fee for _, fee in game.happened(RefereeFee) if fee.side is side]
    ran_out_so_far = times_up(law, game, side)
    if ran_out_so_far or not said or said[-1].paid:
        return ran_out_so_far if law.rule.repeat_every else min(1, ran_out_so_far)
    since = seconds_between(game.setup.starts, start.entered)
    if since is None:
        return 1
    repeats = (since - law.rule.grace) // law.rule.repeat_every if law.rule.repeat_every else 0
    return 1 + repeats if since >= law.rule.grace else 0


def key(law: Section[RefereeFees], side: Side, number: int) -> str:
    return f"{law.id}:{about(side, number)}"


def about(side: Side, number: int) -> str:
    """Of a side and how often it let a grace go by: what a ruling is told apart by."""
    return f"over:{side}" if number == 1 else f"over:{side}:{number}"


def penalise(law: Section[RefereeFees], game: State, side: Side, number: int) -> Ruling:
    """Who let the grace go by: the team serves a penalty from now on."""
    offence = game.offences.catalogue.get(law.rule.penalty)
    given = tuple(
        Given(side=side, number="", penalty_class=name, offence=law.rule.penalty)
        for name in game.classes.of_a_team(offence.all_classes() if offence is not None else ())
    )
    return decide(
        law, "referee-fee-grace-over", about(side, number), cites="grace", verdict=Verdict.REFUSED,
        facts=facts_of(law, game, side), effects=given,
    )  # fmt: skip
