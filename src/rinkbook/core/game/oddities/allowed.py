"""What the rules refused and was done all the same: found with the clause, and with who decided it."""

from collections.abc import Iterable, Iterator

from rinkbook.core.game.law import Law
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, kind_of
from rinkbook.core.rulebook.words import fill
from rinkbook.core.ruling import Finding, Ruling, finding

SENTENCES = {"played-on": "{decision} It was done all the same, decided by {who}."}
NOBODY = "nobody who is named"


def played_on(law: Law, game: State, event: Event, refusals: Iterable[Ruling]) -> Iterator[Finding]:
    """One finding for each refusal that stands."""
    for ruling in refusals:
        decision, _ = law.sentences.get(ruling.code, (ruling.code, ""))
        said, by = fill(decision, ruling.facts), game.played_on.get(ruling.key, "")
        yield finding(
            event, "played-on", f"none, for it was ruled {said!r}", kind_of(event), clause=ruling.clause,
            by=by, decision=said, who=by or NOBODY,
        )  # fmt: skip
