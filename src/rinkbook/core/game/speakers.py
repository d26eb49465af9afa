"""Who may talk with the officials for a team at this moment of the night."""

from rinkbook.core.game.law import Law
from rinkbook.core.game.rules.captain import Captain, speakers
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.model.events import Side

EVERY_LETTER = Captain(letters=("C", "A"), bench_captain=True)  # where the edition has no rule on captains

Both = tuple[tuple[str, ...], tuple[str, ...]]


def speakers_of(law: Law, game: State) -> Both:
    """The numbers of both sides, the captain first."""
    rule = law.value(Captain) or EVERY_LETTER
    return speakers(rule, game, HOME), speakers(rule, game, AWAY)


def captains_of(law: Law, game: State) -> tuple[str, str]:
    """The one who speaks first for each side."""
    home, away = (first(game, side, found) for side, found in zip(Side, speakers_of(law, game), strict=True))
    return home, away


def first(game: State, side: Side, found: tuple[str, ...]) -> str:
    """Before a line-up is confirmed, whoever was named."""
    return next(iter(found), "" if game.confirmed[side] else game.captains[side])
