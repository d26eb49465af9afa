"""What a correction did: the sheet as it stood before it, against the sheet with it."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from msgspec import Struct

from rinkbook.core.game.changes import Changes, compare, compare_rulings
from rinkbook.core.game.record import entered
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Amend, Event, Goal, OfficialWord, Penalty, Strike
from rinkbook.core.ruling import Ruling

Judge = Callable[[Iterable[Event]], Sheet]

CORRECTIONS = (Strike, Amend, OfficialWord)
LATE = (Goal, Penalty)


class Struck(Struct, frozen=True):
    """A ruling that held and no longer does; `by` is the id of the line that took it away."""

    ruling: Ruling
    by: str


def before_and_after(judge: Judge, events: Iterable[Event], correction: str) -> Changes:
    """What the line of that id changed, all that was entered after it left out.

    Earlier corrections are in both judgings, so that each is told for what it did alone; a line that isn't
    on the sheet changed nothing.
    """
    ordered = sorted(events, key=entered)
    at = next((at for at, event in enumerate(ordered) if event.id == correction), len(ordered))
    return compare(judge(ordered[:at]), judge(ordered[: at + 1]))


def struck_rulings(judge: Judge, events: Iterable[Event]) -> tuple[Struck, ...]:
    """The rulings that a correction took away and nothing brought back, in the order in which they went."""
    ordered = sorted(events, key=entered)
    folded = cache(lambda count: judge(ordered[:count]))
    went: dict[str, Struck] = {}
    for at in corrections(ordered):
        gone = compare_rulings(folded(at), folded(at + 1)).gone
        went.update((ruling.key, Struck(ruling, ordered[at].id)) for ruling in gone)
    if not went:
        return ()
    standing = {ruling.key for ruling in folded(len(ordered)).rulings}
    return tuple(struck for key, struck in went.items() if key not in standing)


def corrections(ordered: Iterable[Event]) -> Iterator[int]:
    """Which lines reach further up on the sheet than it had come to; they are in the order of entry."""
    reached: tuple[int, ...] = ()
    for at, event in enumerate(ordered):
        where = event.place.at_order(0).key()
        if isinstance(event.body, CORRECTIONS) or (isinstance(event.body, LATE) and where < reached):
            yield at
        reached = max(reached, where)


def has_corrections(events: Iterable[Event]) -> bool:
    """Whether any line does; what none does, no fold has to tell."""
    return any(True for _ in corrections(sorted(events, key=entered)))
