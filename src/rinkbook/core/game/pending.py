"""What of a call isn't served: the minor that a goal took while it was pending, or a shot replaces."""

from rinkbook.core.game.rules.penalty_classes import PenaltyClass
from rinkbook.core.game.rules.pending_call import PendingCall
from rinkbook.core.game.serving import reading_of
from rinkbook.core.game.state import PenaltyRecord, State

PENDING = PendingCall.__struct_config__.tag
Named = tuple[int, str, PenaltyClass]  # which part of the penalty, its class
NEAR_CALLS, NEAR_GOALS = 8, 4  # lines back that can still be of one whistle; a long game costs no more


def take_first_minor(parts: list[Named]) -> list[Named]:
    """Without the first part that a goal could end; majors and the like stay."""
    first = next((part for part in parts if part[2].short and part[2].ends_on_goal), None)
    return [part for part in parts if part is not first]


def less_the_waived(game: State, record: PenaltyRecord, parts: list[Named]) -> list[Named]:
    """Without the minor that a goal took while it was pending, or that a penalty shot stands for."""
    body = record.penalty
    if "penalty-shot" in record.classes and game.book.shot.in_lieu:
        parts = take_first_minor(parts)
    if not body.pending:
        return parts
    record.was_short = was_short(game, record)
    said = game.book.pending.already_short if record.was_short else game.book.pending.minor
    left = take_first_minor(parts) if said != "served" and not goal_was_void(game, record) else parts
    if len(left) < len(parts) and not is_first_pending(game, record):
        left = parts
    record.taken = said if len(left) < len(parts) else ""
    if game.falls(f"{PENDING}:{record.event.id}"):
        return parts
    record.waived = record.taken
    if record.waived == "not-imposed":
        record.classes = less_a_minor(game, record.classes)
    return left


def less_a_minor(game: State, classes: tuple[str, ...]) -> tuple[str, ...]:
    """The classes without the first minor; of a double minor the other half stays."""
    for index, name in enumerate(classes):
        parts = game.classes.names_of(name)
        if game.classes.is_minor(parts[0]):
            return (*classes[:index], *parts[1:], *classes[index + 1 :])
    return classes


def is_first_pending(game: State, record: PenaltyRecord) -> bool:
    """No other minor of the side was taken by the same goal."""
    reading = reading_of(record.event.place, game.now)
    return not any(
        other.waived and reading_of(other.event.place, game.now) == reading
        for other in reversed(game.penalties[-NEAR_CALLS:])
        if other.penalty.side is record.penalty.side and other.penalty.pending
    )


def goals_there(game: State, record: PenaltyRecord) -> list[tuple[bool, str]]:
    """Of the other side's goals at that whistle: whether each counts, and what it ended."""
    reading = reading_of(record.event.place, game.now)
    return [
        (goal.counts, goal.ended)
        for goal in game.goals[-NEAR_GOALS:]
        if goal.side is record.penalty.side.other and reading_of(goal.place, game.now) == reading
    ]


def goal_was_void(game: State, record: PenaltyRecord) -> bool:
    """What was scored there counts for nothing, so that it takes nothing either."""
    found = goals_there(game, record)
    return bool(found) and not any(counts for counts, _ in found)


def was_short(game: State, record: PenaltyRecord) -> bool:
    """The goal has ended a minor of the side, or will, where it stands further down."""
    found = goals_there(game, record)
    if found:
        return any(ended for _, ended in found)
    reading = reading_of(record.event.place, game.now)
    return game.box.would_end(record.penalty.side, reading)
