"""A penalty that makes a case: a review, a suspension, an expulsion; the office decides it, not the sheet."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.counter.ladder import CASES
from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.sanction import receiver, suspend, title_of, whom
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import CASE, Fact, Proposed, Ruling, Verdict, decide


class Case(Struct, frozen=True, kw_only=True, tag="case", forbid_unknown_fields=True):
    """A penalty for one of the `offences`, called in one of the `classes` where any are told.

    `decides`: what the office has to say, review, suspension or expulsion. `until` decided bars whom it
    is about till then. `ask`: there is a case only where the referee says that it was so.
    """

    OFTEN: ClassVar[bool] = True
    PARTS: ClassVar[dict[str, str]] = {
        "case": "that there is a case, and that it bars",
        "definition": "what counts as such an offence",
        "sanction": "what it may come to",
    }

    offences: tuple[str, ...]
    decides: str
    classes: tuple[str, ...] = ()
    until: str = ""
    ask: bool = False

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "decides", CASES)
        yield from one_of(self, "until", ("", "decided"))

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "offences", self.offences)
        yield from unknown_classes(edition, "classes", self.classes)


SENTENCES = {
    "case-review": ("A case for the office: {offence}. {who}.", "It looks at it, and may add games."),
    "case-suspension": ("A case for the office: {offence}. {who}.", "It may suspend."),
    "case-expulsion": ("A case for the office: {offence}. {who}.", "It may expel for good."),
    "case-asked": ("A case for the office? {offence}. {who}.", "The referee says whether it was so."),
    "barred-until-decided": ("{who} is barred until the office has decided.", "{offence}."),
}


def after(law: Section[Case], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    """A case for the office, and where the edition has it so, barred till it is decided."""
    rule = law.rule
    if not is_one(rule, game, event, body):
        return
    facts: dict[str, Fact] = {"who": whom(game, body), "offence": title_of(game, body)}
    if rule.ask and not game.is_granted(f"{law.id}:{event.id}"):
        yield decide(law, "case-asked", event.id, cites="case", verdict=Verdict.ASK, facts=facts)
        return
    barred = suspend(body, until=rule.until) if rule.until else ()
    if barred:
        yield decide(
            law, "barred-until-decided", f"{event.id}:barred", cites="case", verdict=Verdict.REFUSED,
            facts=facts, effects=barred,
        )  # fmt: skip
    side, number, name = receiver(body)
    proposed = (Proposed(event=CASE, side=side, number=number, name=name, about=rule.decides),)
    code = f"case-{rule.decides}"
    yield decide(law, code, event.id, cites="case", verdict=Verdict.ASK, facts=facts, effects=proposed)


def is_one(rule: Case, game: State, event: Event, body: Penalty) -> bool:
    called = game.called(event).classes
    return body.offence in rule.offences and (
        not rule.classes or any(name in rule.classes for name in called)
    )
