"""What is to happen in a game, beside what chance brings; the rest of a game is chance within reason."""

from msgspec import Struct


class Story(Struct, frozen=True, kw_only=True):
    """Turns of one game, told of one of its teams ("own").

    `goals` (own, other) in regulation; `extra` overtime or shootout; `fights` the number that drops the
    gloves; `penalties` that one player of its own gets; `calls` against the whole team; `star` scores so
    many; `skaters` that turn up; `leaderless`: nobody with a letter does; `slot_left` seconds of ice before
    the last period; `doubled`: a goal was entered twice and struck; `amended`: the operator puts a scorer
    right; `until`: the period and the seconds on the clock at which the sheet stops, for the game is under
    way.
    """

    goals: tuple[int, int] | None = None
    extra: str = ""
    fights: str = ""
    penalties: int = 0
    calls: int = 0
    star: int = 0
    skaters: int = 0
    leaderless: bool = False
    slot_left: int = 0
    doubled: bool = False
    amended: bool = False
    until: tuple[int, int] | None = None


class Told(Struct, frozen=True, kw_only=True):
    """The story of a club's game in a round."""

    club: str
    round: int
    story: Story
