"""Several grounds against one player in one incident: their games add up, or the larger number stands."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.sanction import grounds_in, receiver, suspends_now, whom
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Fact, Ruling, Suspended, Verdict, decide


class Sanctions(Struct, frozen=True, kw_only=True, tag="sanctions", forbid_unknown_fields=True):
    """`combine` larger: one number of games stands for the incident; add: each counts."""

    LAST: ClassVar[bool] = True
    PARTS: ClassVar[dict[str, str]] = {
        "fighting": "the number for a fight",
        "third": "the number for a third man",
    }

    combine: str

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "combine", ("larger", "add"))


SENTENCES = {
    "larger-stands": (
        "{who} sits out at least {games|games} in all.",
        "Of several numbers for one incident the larger stands.",
    ),
}


def after(law: Section[Sanctions], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    if law.rule.combine != "larger" or not suspends_now(game, event):
        return
    grounds = [each for each in grounds_in(game, event, body) if not each[1].until]
    if len(grounds) < 2:
        return
    games = max(effect.games for _, effect in grounds)
    side, number, name = receiver(body)
    keys = tuple(ruling.key for ruling, _ in grounds)
    one = Suspended(side=side, number=number, name=name, games=games, instead_of=keys)
    facts: dict[str, Fact] = {"who": whom(game, body), "games": games}
    larger = next(ruling for ruling, effect in grounds if effect.games == games)
    yield decide(
        law, "larger-stands", event.id, clause=larger.clause, verdict=Verdict.CHANGED, facts=facts,
        effects=(one,),
    )  # fmt: skip
