"""The penalty box: who serves what until when, and so how many skaters each side has.

Nobody is looked for: who may begin stands in a queue, who waits for another hangs on him, who is to be
out next stands first. A box of thousands is as quick as one of two.
"""

from heapq import heappop, heappush

from rinkbook.core.model.events import Side


class Serving:
    """One part of a penalty being served, or waiting to be; times in seconds of game time.

    `followers` wait until it is over: a player serves one part after another.
    """

    __slots__ = ("after", "cancelled", "ended_by", "ends", "ends_on_goal", "followers", "length", "number",
                 "penalty", "ready", "short", "side", "starts")  # fmt: skip

    def __init__(
        self, *, penalty: int, side: Side, number: str, length: int, short: bool, ends_on_goal: bool,
        cancelled: bool, ready: int, after: "Serving | None",
    ) -> None:  # fmt: skip
        self.penalty, self.side, self.number = penalty, side, number
        self.length, self.short, self.ends_on_goal, self.cancelled = length, short, ends_on_goal, cancelled
        self.ready, self.after = ready, after
        self.followers: list[Serving] = []
        self.starts: int | None = None
        self.ends: int | None = None
        self.ended_by = ""

    @property
    def costs_a_skater(self) -> bool:
        return self.short and not self.cancelled


Placed = tuple[int, int, Serving]  # a moment, the order in which they came, who


class Box:
    """Both sides' boxes; `most` is how many of a side may serve short-handed at one time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.running: dict[Serving, None] = {}  # in the order in which they began
        self.waiting: dict[Serving, int] = {}  # in the order in which they came, which is told too
        self.costing: dict[Side, list[Serving]] = {Side.HOME: [], Side.AWAY: []}  # those running
        self.last: dict[tuple[Side, str], Serving] = {}  # that came, by player
        self.next_in: dict[Side, list[Placed]] = {Side.HOME: [], Side.AWAY: []}
        self.next_ready: list[Placed] = []
        self.next_out: list[Placed] = []
        self.came, self.sitting_short = 0, 0

    def add(self, serving: Serving, now: int) -> None:
        """Someone is sent to the box; he waits where his side already has `most` there."""
        self.came += 1
        self.waiting[serving] = self.came
        if serving.number:
            self.last[(serving.side, serving.number)] = serving
        if serving.after is not None and not serving.after.ended_by:
            serving.after.followers.append(serving)
        else:
            self.line_up(serving, now)
        self.start_ready(now)

    def line_up(self, serving: Serving, now: int) -> None:
        """His turn has come, once it is time and there is room."""
        came = self.waiting[serving]
        if serving.ready > now:
            heappush(self.next_ready, (serving.ready, came, serving))
        elif serving.costs_a_skater:
            heappush(self.next_in[serving.side], (came, came, serving))
        else:
            self.start(serving, now)

    def start_ready(self, now: int) -> None:
        while self.next_ready and self.next_ready[0][0] <= now:
            self.line_up(heappop(self.next_ready)[-1], now)
        for side, queue in self.next_in.items():
            while queue and self.short(side) < self.most:
                self.start(heappop(queue)[-1], now)

    def start(self, serving: Serving, now: int) -> None:
        came = self.waiting.pop(serving)
        serving.starts = max(now, serving.ready)
        serving.ends = serving.starts + serving.length
        self.running[serving] = None
        self.sitting_short += serving.short
        if serving.costs_a_skater:
            self.costing[serving.side].append(serving)
        heappush(self.next_out, (serving.ends, came, serving))

    def last_of(self, side: Side, number: str) -> Serving | None:
        """The last part that this player still has to serve, for a player serves one after another."""
        serving = self.last.get((side, number))
        return serving if serving is not None and not serving.ended_by else None

    def next_moment(self) -> int | None:
        """The next second at which someone comes out or begins to serve."""
        while self.next_out and self.next_out[0][-1].ended_by:
            heappop(self.next_out)
        if not self.next_ready:
            return self.next_out[0][0] if self.next_out else None
        return min(queue[0][0] for queue in (self.next_out, self.next_ready) if queue)

    def pass_time(self, now: int) -> None:
        """Those whose time is up by *now* come out, and those who waited for them begin."""
        while self.next_out and self.next_out[0][0] <= now:
            serving = heappop(self.next_out)[-1]
            if not serving.ended_by:
                self.release(serving, "served", now)
        self.start_ready(now)

    def release(self, serving: Serving, by: str, now: int) -> None:
        serving.ended_by = by
        del self.running[serving]
        self.sitting_short -= serving.short
        if serving.costs_a_skater:
            self.costing[serving.side].remove(serving)
        for follower in serving.followers:
            self.line_up(follower, now)

    def short(self, side: Side) -> int:
        """How many skaters the side lacks now."""
        return len(self.costing[side])

    @property
    def is_uneven(self) -> bool:
        """One side lacks more skaters than the other."""
        return self.short(Side.HOME) != self.short(Side.AWAY)

    def goal_against(self, side: Side, now: int) -> Serving | None:
        """The penalty that a goal against a short-handed side ends, if it ends one."""
        if self.short(side) <= self.short(side.other):
            return None
        ending = [serving for serving in self.costing[side] if serving.ends_on_goal]
        if not ending:
            return None
        first = min(ending, key=lambda serving: serving.ends or 0)
        self.release(first, "goal", now)
        first.ends = now
        self.start_ready(now)
        return first

    def skaters(self, on_ice: int, least: int) -> tuple[int, int]:
        """Skaters on the ice (home, away); below the least, the other side gains instead."""
        home, away = on_ice - self.short(Side.HOME), on_ice - self.short(Side.AWAY)
        lift = max(0, least - min(home, away))
        return home + lift, away + lift
