"""The penalty box: who serves what until when, and so how many skaters each side has."""

from rinkbook.core.model.events import Side


class Serving:
    """One part of a penalty being served, or waiting to be; times in seconds of game time."""

    __slots__ = ("after", "cancelled", "ended_by", "ends", "ends_on_goal", "length", "number", "penalty",
                 "ready", "short", "side", "starts")  # fmt: skip

    def __init__(
        self, *, penalty: int, side: Side, number: str, length: int, short: bool, ends_on_goal: bool,
        cancelled: bool, ready: int, after: "Serving | None",
    ) -> None:  # fmt: skip
        self.penalty, self.side, self.number = penalty, side, number
        self.length, self.short, self.ends_on_goal, self.cancelled = length, short, ends_on_goal, cancelled
        self.ready, self.after = ready, after
        self.starts: int | None = None
        self.ends: int | None = None
        self.ended_by = ""

    @property
    def costs_a_skater(self) -> bool:
        return self.short and not self.cancelled


class Box:
    """Both sides' boxes; `most` is how many of a side may serve short-handed at one time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.running: list[Serving] = []
        self.waiting: list[Serving] = []

    def add(self, serving: Serving, now: int) -> None:
        """Someone is sent to the box; he waits where his side already has `most` there."""
        self.waiting.append(serving)
        self.start_ready(now)

    def last_of(self, side: Side, number: str) -> Serving | None:
        """The last part that this player still has to serve, for a player serves one after another."""
        for serving in reversed(self.running + self.waiting):
            if number and serving.side is side and serving.number == number:
                return serving
        return None

    def start_ready(self, now: int) -> None:
        for serving in tuple(self.waiting):
            if self.may_start(serving, now):
                self.waiting.remove(serving)
                serving.starts = max(now, serving.ready)
                serving.ends = serving.starts + serving.length
                self.running.append(serving)

    def may_start(self, serving: Serving, now: int) -> bool:
        if serving.ready > now or (serving.after is not None and not serving.after.ended_by):
            return False
        return not serving.costs_a_skater or self.short(serving.side) < self.most

    def next_moment(self, now: int) -> int | None:
        """The next second at which someone comes out or begins to serve."""
        moments = [serving.ends for serving in self.running if serving.ends is not None]
        moments += [serving.ready for serving in self.waiting if serving.ready > now]
        return min(moments, default=None)

    def pass_time(self, now: int) -> None:
        """Those whose time is up by *now* come out, and those who waited for them begin."""
        for serving in tuple(self.running):
            if serving.ends is not None and serving.ends <= now:
                self.release(serving, "served")
        self.start_ready(now)

    def release(self, serving: Serving, by: str) -> None:
        serving.ended_by = by
        self.running.remove(serving)

    def short(self, side: Side) -> int:
        """How many skaters the side lacks now."""
        return sum(1 for serving in self.running if serving.side is side and serving.costs_a_skater)

    def goal_against(self, side: Side, now: int) -> Serving | None:
        """The penalty that a goal against a short-handed side ends, if it ends one."""
        if self.short(side) <= self.short(side.other):
            return None
        ending = [
            serving
            for serving in self.running
            if serving.side is side and serving.costs_a_skater and serving.ends_on_goal
        ]
        if not ending:
            return None
        first = min(ending, key=lambda serving: serving.ends or 0)
        self.release(first, "goal")
        first.ends = now
        self.start_ready(now)
        return first

    def skaters(self, on_ice: int, least: int) -> tuple[int, int]:
        """Skaters on the ice (home, away); below the least, the other side gains instead."""
        home, away = on_ice - self.short(Side.HOME), on_ice - self.short(Side.AWAY)
        lift = max(0, least - min(home, away))
        return home + lift, away + lift
