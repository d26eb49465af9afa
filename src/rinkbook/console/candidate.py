"""What a line would do if it were entered: the game is played with it, rulings are compared by their keys."""

from msgspec import Struct

from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import AnyBody
from rinkbook.core.model.place import Place
from rinkbook.core.ruling import Ruling, Verdict


class Difference(Struct, frozen=True, kw_only=True):
    """Between two judgings of one sheet: rulings that are new, that went, that read otherwise now."""

    new: tuple[Ruling, ...] = ()
    gone: tuple[Ruling, ...] = ()
    changed: tuple[Ruling, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.new or self.gone or self.changed)


class Candidate(Struct, frozen=True, kw_only=True):
    """The game with a line not yet entered: the sheet, and every ruling that it would make or change."""

    sheet: Sheet
    rulings: tuple[Ruling, ...]
    difference: Difference

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
    difference = compare(before, sheet)
    by_time = {ruling.key: ruling for ruling in before.rulings_of(CANDIDATE)}
    own = tuple(
        ruling
        for ruling in sheet.rulings_of(CANDIDATE)
        if ruling.key not in by_time or says_otherwise(by_time[ruling.key], ruling)
    )
    known = {ruling.key for ruling in own}
    others = (*difference.new, *difference.changed)
    return Candidate(
        sheet=sheet,
        rulings=own + tuple(ruling for ruling in others if ruling.key not in known),
        difference=difference,
    )


def compare(before: Sheet, after: Sheet) -> Difference:
    """Find what a correction changed; a ruling is the same one where its key is."""
    old = {ruling.key: ruling for ruling in before.rulings}
    now = {ruling.key: ruling for ruling in after.rulings}
    return Difference(
        new=tuple(ruling for key, ruling in now.items() if key not in old),
        gone=tuple(ruling for key, ruling in old.items() if key not in now),
        changed=tuple(
            ruling for key, ruling in now.items() if key in old and says_otherwise(old[key], ruling)
        ),
    )


def says_otherwise(old: Ruling, new: Ruling) -> bool:
    """A later place alone is no change."""
    return (old.code, old.verdict, old.facts, old.effects, old.overruled) != (
        new.code,
        new.verdict,
        new.facts,
        new.effects,
        new.overruled,
    )
