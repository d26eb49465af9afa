"""The penalty box: who serves what until when, and so how many skaters each side has.

Nobody is looked for: who may begin stands in a queue, who waits for another hangs on him, who is to be
out next stands first. A box of thousands is as quick as one of two.
"""

from heapq import heappop, heappush
from typing import NamedTuple

from rinkbook.core.game.serving import Reading, Serving
from rinkbook.core.model.events import Side

Placed = tuple[int, int, int, Serving]  # a moment, what goes first then, the order in which they came, who


class Ice(NamedTuple):
    """How many skaters a period is played with, and below how many both sides gain one (`least`).

    `lowest` and `most` are the base book's bounds: what no side goes below or above.
    """

    on_ice: int
    least: int
    lowest: int
    most: int


class Box:
    """Both sides' boxes; `most` is how many of a side may serve short-handed at one time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.running: dict[Serving, None] = {}  # in the order in which they began
        self.waiting: dict[Serving, None] = {}  # in the order in which they came, which is told too
        self.lingering: dict[Serving, None] = {}  # their time is up, and they come out at a whistle
        self.costing: dict[Side, list[Serving]] = {Side.HOME: [], Side.AWAY: []}  # those running
        self.last: dict[tuple[Side, str], Serving] = {}  # that came, by player
        self.fresh: dict[tuple[Side, str], list[Serving]] = {}  # a player's own of his last whistle
        self.next_in: dict[Side, list[Placed]] = {Side.HOME: [], Side.AWAY: []}
        self.next_ready: list[Placed] = []
        self.next_out: list[Placed] = []
        self.came, self.sitting_short = 0, 0
        self.lift = 0  # skaters that both sides have more, since neither may have too few

    def add(self, serving: Serving, now: int) -> None:
        """Someone is sent to the box; he waits where his side already has `most` there."""
        self.waiting[serving] = None
        if not serving.number:
            self.take_place(serving, now)
        elif self.is_out_of_turn(serving):
            self.order_anew(serving, now)
        else:
            self.follow(serving, self.last_of(serving.side, serving.number), now)
        self.start_ready(now)

    def follow(self, serving: Serving, last: Serving | None, now: int) -> None:
        """A player serves one after another."""
        self.last[(serving.side, serving.number)] = serving
        if last is not None:
            serving.after = last
            last.followers.append(serving)
        else:
            self.take_place(serving, now)

    def interrupt(self, side: Side, number: str, now: int) -> Serving | None:
        """A player's time that costs nobody stops for what costs a skater; gives the rest, for after it."""
        own = self.last_of(side, number)
        if own is None or own not in self.running or own.costs_a_skater or own.starts == now:
            return None
        self.leave(own)
        rest = own.rest(now)
        own.ended_by, own.ends = "interrupted", now
        return rest

    def is_out_of_turn(self, serving: Serving) -> bool:
        """What he got at the same whistle before is to be served after this."""
        player = (serving.side, serving.number)
        own = [each for each in self.fresh.get(player, ()) if each.is_beside(serving)]
        self.fresh[player] = [*own, serving]
        return bool(own) and not serving.was_read and serving.turn < own[-1].turn

    def order_anew(self, serving: Serving, now: int) -> None:
        """What a player got at one whistle is served in its turn, whichever was called first."""
        player = (serving.side, serving.number)
        own = self.fresh[player]
        before = own[0].after if own[0] is not serving else None
        for each in own[:-1]:
            self.take_back(each)
        own.sort(key=lambda each: each.turn)
        last = before if before is not None and not before.ended_by else None
        for each in own:
            self.follow(each, last, now)
            last = each

    def take_back(self, serving: Serving) -> None:
        """As if he hadn't come yet."""
        if serving in self.running:
            self.leave(serving)
            serving.starts = serving.ends = None
            self.waiting[serving] = None
        if serving.after is not None:
            serving.after.followers.remove(serving)
        serving.after, serving.came = None, 0

    def take_place(self, serving: Serving, now: int) -> None:
        """His turn has come, once it is time and there is room."""
        self.came += 1
        serving.came = self.came
        if serving.ready > now:
            heappush(self.next_ready, (serving.ready, 0, serving.came, serving))
        elif serving.costs_a_skater:
            self.queue(serving)
            self.make_room(serving, now)
        else:
            self.start(serving, now)

    def queue(self, serving: Serving) -> None:
        """Of one whistle the shorter is recorded as the first."""
        heappush(self.next_in[serving.side], (serving.ready, serving.length, serving.came, serving))

    def make_room(self, serving: Serving, now: int) -> None:
        """A longer one of the same whistle, of another player, that has just begun waits instead."""
        if self.short(serving.side) < self.most:
            return
        longest = max(self.costing[serving.side], key=lambda each: each.length)
        begun_now = longest.whistle == serving.whistle and longest.starts == now and longest.after is None
        if begun_now and longest.length > serving.length and longest.number != serving.number:
            self.take_back(longest)
            self.came += 1
            longest.came = self.came
            self.queue(longest)

    def start_ready(self, now: int) -> None:
        """Who had to wait for a time, or for room, and needn't any more, begins."""
        while self.next_ready and self.next_ready[0][0] <= now:
            _, _, came, serving = heappop(self.next_ready)
            if came == serving.came:
                self.take_place(serving, now)
        for side, queue in self.next_in.items():
            while queue and self.short(side) < self.most:
                _, _, came, serving = heappop(queue)
                if came == serving.came:
                    self.start(serving, now)

    def start(self, serving: Serving, now: int) -> None:
        """His time runs from now, or from the moment that was read for it."""
        del self.waiting[serving]
        serving.starts = max(now, serving.ready)
        serving.ends = serving.starts + serving.length
        self.running[serving] = None
        self.sitting_short += serving.short
        if serving.costs_a_skater:
            self.costing[serving.side].append(serving)
        heappush(self.next_out, (serving.ends, 0, serving.came, serving))

    def share(self, over: int, under: int, now: int) -> None:
        """Of what is left to everybody who serves, or waits to, so many parts stay; seen from now on."""
        for serving in self.running:
            serving.ends = now + ((serving.ends or now) - now) * over // under
            self.came += 1
            serving.came = self.came
            heappush(self.next_out, (serving.ends, 0, serving.came, serving))
        for serving in self.waiting:
            serving.length = serving.length * over // under

    def last_of(self, side: Side, number: str) -> Serving | None:
        """The last part that this player still has to serve, for a player serves one after another."""
        serving = self.last.get((side, number))
        return serving if serving is not None and not serving.ended_by else None

    def serves_on(self, side: Side, number: str) -> bool:
        """What this player has to serve last leaves the side whole."""
        last = self.last_of(side, number)
        return last is not None and not last.short

    def next_moment(self) -> int | None:
        """The next second at which someone comes out or begins to serve."""
        for heap in (self.next_out, self.next_ready):
            while heap and (heap[0][-1].ended_by or heap[0][2] != heap[0][-1].came):
                heappop(heap)
        return min((heap[0][0] for heap in (self.next_out, self.next_ready) if heap), default=None)

    def pass_time(self, now: int) -> None:
        """Those whose time is up by *now* come out, and those who waited for them begin."""
        while self.next_out and self.next_out[0][0] <= now:
            _, _, came, serving = heappop(self.next_out)
            if not serving.ended_by and came == serving.came:
                before = self.short(serving.side)
                self.release(serving, "served", now)
                self.start_ready(now)
                gained = serving.costs_a_skater and self.short(serving.side) < before
                self.let_out(serving, now, at_once=gained)
        self.start_ready(now)

    def let_out(self, serving: Serving, now: int, *, at_once: bool) -> None:
        """Whom nobody lacks on the ice comes out at a whistle; who has more to serve stays."""
        if serving.followers:
            return
        if at_once:
            serving.back = now
        else:
            self.lingering[serving] = None

    def whistle(self, now: int) -> None:
        """Play has stopped: who waited for it comes out, and both sides have again what they should."""
        for serving in self.lingering:
            serving.back = now
        self.lingering.clear()
        self.lift = 0

    def release(self, serving: Serving, by: str, now: int) -> None:
        """His part is over; who waits for him on the same player, begins."""
        serving.ended_by = by
        self.leave(serving)
        for follower in serving.followers:
            self.take_place(follower, now)

    def leave(self, serving: Serving) -> None:
        """Out of the reckoning, whether or not his time was up."""
        del self.running[serving]
        self.sitting_short -= serving.short
        if serving.costs_a_skater:
            self.costing[serving.side].remove(serving)

    def short(self, side: Side) -> int:
        """How many skaters the side lacks now."""
        return len(self.costing[side])

    def short_at(self, reading: Reading) -> tuple[int, int]:
        """How many skaters (home, away) lacked when play stopped there: who was called then still played."""
        home, away = self.costing[Side.HOME], self.costing[Side.AWAY]
        return sum(not each.is_of(reading) for each in home), sum(not each.is_of(reading) for each in away)

    @property
    def is_uneven(self) -> bool:
        """One side lacks more skaters than the other."""
        return self.short(Side.HOME) != self.short(Side.AWAY)

    def goal_against(self, side: Side, now: int, reading: Reading, which: str) -> Serving | None:
        """The penalty that a goal against a short-handed side ends, if it ends one."""
        ending = self.ending(side, reading)
        if not ending:
            return None
        first = self.first_of(ending, which)
        self.release(first, "goal", now)
        first.ends = now
        self.let_out(first, now, at_once=True)
        self.start_ready(now)
        return first

    def first_of(self, ending: list[Serving], which: str) -> Serving:
        """Which of those ends: with the least time left, or that began first."""
        if which == "least-time":
            return min(ending, key=lambda each: each.ends or 0)
        return min(ending, key=lambda each: each.starts or 0)

    def ending(self, side: Side, reading: Reading) -> list[Serving]:
        """What a goal may end: where the side is short-handed, and of what runs already."""
        home, away = self.short_at(reading)
        own, other = (home, away) if side is Side.HOME else (away, home)
        if own <= other:
            return []
        return [each for each in self.costing[side] if each.ends_on_goal and not each.is_of(reading)]

    def would_end(self, side: Side, reading: Reading) -> bool:
        """A goal against the side now would end something."""
        return bool(self.ending(side, reading))

    def skaters(self, plan: Ice, short: tuple[int, int]) -> tuple[int, int]:
        """Skaters on the ice (home, away) where so many lack; below the least both gain, up to the most."""
        home, away = plan.on_ice - short[0], plan.on_ice - short[1]
        wanted = max(self.lift, plan.least - min(home, away))
        lift = max(min(wanted, plan.most - max(home, away)), plan.lowest - min(home, away), 0)
        return home + lift, away + lift

    def settle(self, plan: Ice) -> None:
        """What both sides gain stays until a whistle, though the penalty that it was for is over."""
        lowest = plan.on_ice - max(self.short(Side.HOME), self.short(Side.AWAY))
        self.lift = max(self.lift, plan.least - lowest, 0)
