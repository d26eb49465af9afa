"""Who turns up: most of a roster, its goalie, and substitutes for some of those missing."""

from random import Random

from rinkbook.core.model.events import Dressed
from rinkbook.core.model.setup import Rostered, TeamSetup

COMES = 0.88
ENOUGH = 9
"""With fewer skaters than that a captain asks somebody to stand in."""


def dress(
    rng: Random, team: TeamSetup, only: int = 0, sure: str = "", fill_to: int = 0
) -> tuple[Dressed, ...]:
    """The line-up of a night; *only* so many skaters where a number is given; number *sure* is there.

    With substitutes they are at most *fill_to*, where the rulebook has such a number.
    """
    fit = may_dress(team)
    own = [player for player in fit if not player.sub]
    here = [player for player in own if rng.random() < COMES or player.goalie or player.number == sure]
    if only:
        skaters = [player for player in here if not player.goalie][:only]
        return tuple(worn(player) for player in here if player.goalie or player in skaters)
    missing = [player for player in own if player not in here]
    subs = [player for player in fit if player.sub]
    room = max(0, fill_to - len(here)) if fill_to else len(subs) * (len(here) <= ENOUGH)
    stand_ins = list(zip(subs[:room], missing, strict=False))
    return (*map(worn, here), *(worn(sub, absent) for sub, absent in stand_ins))


def may_dress(team: TeamSetup) -> list[Rostered]:
    """Those whom nothing bars."""
    return [player for player in team.roster if not any(bar.blocks for bar in player.bars)]


def worn(player: Rostered, absent: Rostered | None = None) -> Dressed:
    return Dressed(
        number=player.number, player=player.player, name=player.name, goalie=player.goalie,
        letter=player.letter, sub=player.sub, sub_for=absent.player if absent else "",
    )  # fmt: skip
