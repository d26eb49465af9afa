"""One part of a penalty as it is served: whose it is, when it began, when it is over, who comes out."""

from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Moment, Place

Reading = tuple[int, int, int] | None  # game time, and the reading of the clock: seconds left, tenths


def reading_of(place: Place, now: int) -> Reading:
    """Where play stopped; None where it hadn't begun, or was over."""
    return (now, place.left, place.tenths) if place.moment is Moment.DURING else None


class Serving:
    """One part of a penalty being served, or waiting to be; times in seconds of game time.

    `followers` wait until it is over: a player serves one part after another, in the order of `turn` where
    he got them at one `whistle`. `was_read`: an official read when it began. `back`: when he came out.
    """

    __slots__ = ("after", "back", "called", "came", "cancelled", "ended_by", "ends", "ends_on_goal",
                 "followers", "length", "number", "penalty", "ready", "short", "side", "starts", "turn",
                 "was_read", "whistle")  # fmt: skip

    def __init__(
        self, *, penalty: int, side: Side, number: str, length: int, short: bool, ends_on_goal: bool,
        cancelled: bool, ready: int, called: Reading, whistle: object, was_read: bool,
    ) -> None:  # fmt: skip
        self.penalty, self.side, self.number = penalty, side, number
        self.length, self.short, self.ends_on_goal, self.cancelled = length, short, ends_on_goal, cancelled
        self.ready, self.called, self.whistle, self.was_read = ready, called, whistle, was_read
        self.turn = (not short, cancelled, -length)  # what costs a skater first, of these the longest
        self.followers: list[Serving] = []
        self.after: Serving | None = None
        self.came = 0
        self.starts: int | None = None
        self.ends: int | None = None
        self.back: int | None = None
        self.ended_by = ""

    @property
    def costs_a_skater(self) -> bool:
        return self.short and not self.cancelled

    def rest(self, now: int) -> "Serving":
        """What is left of it, to be served later."""
        return Serving(
            penalty=self.penalty, side=self.side, number=self.number, length=(self.ends or now) - now,
            short=self.short, ends_on_goal=self.ends_on_goal, cancelled=self.cancelled, ready=now,
            called=self.called, whistle=("the rest of", self.whistle), was_read=False,
        )  # fmt: skip

    def is_of(self, reading: Reading) -> bool:
        """Called where play stopped there, so that nobody lacked before."""
        return reading is not None and self.called == reading and self.after is None

    def is_beside(self, other: "Serving") -> bool:
        """Called at the other's whistle, and not over yet."""
        return (self.whistle, self.called) == (other.whistle, other.called) and not self.ended_by
