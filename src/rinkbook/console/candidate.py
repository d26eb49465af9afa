"""What a line would do if it were entered: the game is played with it, rulings are compared by their keys."""

from msgspec import Struct

from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.core.game.changes import Changes, compare, says_otherwise
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import AnyBody
from rinkbook.core.model.place import Place
from rinkbook.core.ruling import Ruling, Verdict


class Candidate(Struct, frozen=True, kw_only=True):
    """The game with a line not yet entered: every ruling that it would make or change, and all it changes."""

    sheet: Sheet
    rulings: tuple[Ruling, ...]
    changes: Changes

    @property
    def refusals(self) -> tuple[Ruling, ...]:
        return tuple(ruling for ruling in self.rulings if ruling.verdict is Verdict.REFUSED)

    @property
    def blocks(self) -> tuple[Ruling, ...]:
        """The rulings under which it may not be done now."""
        return tuple(ruling for ruling in self.rulings if ruling.blocks)


def foresee(desk: Desk, body: AnyBody, place: Place | None = None) -> Candidate:
    """Play the game with that line in its place; what time alone ruled till then isn't its doing."""
    where = place or desk.place
    before = desk.live if where.at_order(0) == desk.here.at_order(0) else desk.sheet
    sheet = desk.with_line(body, where)
    changes = compare(before, sheet)
    by_time = {ruling.key: ruling for ruling in before.rulings_of(CANDIDATE)}
    own = tuple(
        ruling
        for ruling in sheet.rulings_of(CANDIDATE)
        if ruling.key not in by_time or says_otherwise(by_time[ruling.key], ruling)
    )
    known = {ruling.key for ruling in own}
    others = (*changes.rulings.new, *changes.rulings.changed)
    return Candidate(
        sheet=sheet,
        rulings=own + tuple(ruling for ruling in others if ruling.key not in known),
        changes=changes,
    )
