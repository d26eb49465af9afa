"""A line-up: each number once, before the start, and nobody of the other team."""

from collections import Counter
from collections.abc import Iterator

from rinkbook.core.game.oddities.asking import Odd
from rinkbook.core.game.oddities.pairs import are_apart
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Dressed, Event, LineUpConfirmed, Side
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "number-twice": "Number {got} stands twice in this line-up.",
    "line-up-after-the-start": "{got} confirmed their line-up after the start.",
    "player-of-both-teams": "{got} dresses for both teams.",
    "player-of-the-other-team": "{got} is on the roster of {team}.",
    "line-ups-differ": "Two devices have confirmed a line-up of {got}, and they aren't the same.",
}


def twice(game: State, event: Event, body: LineUpConfirmed) -> Iterator[Finding]:
    counts = Counter(dressed.number for dressed in body.players)
    for number in sorted(number for number, count in counts.items() if count > 1):
        yield finding(event, "number-twice", "each number once in a line-up", number)


def after_the_start(game: State, event: Event, body: LineUpConfirmed) -> Iterator[Finding]:
    if game.begun:
        team = game.called_name(body.side)
        yield finding(event, "line-up-after-the-start", "the line-up before the start", team)


def of_both(game: State, event: Event, body: LineUpConfirmed) -> Iterator[Finding]:
    """A player dresses once a night, and for the other team as a substitute only."""
    other = body.side.other
    there = {dressed.player for dressed in game.line_ups[other].values() if dressed.player}
    own = {each.player for each in game.setup.team(body.side).roster}
    theirs = {each.player for each in game.setup.team(other).roster if not each.sub}
    for dressed in body.players:
        if dressed.player in there:
            yield finding(event, "player-of-both-teams", "a player of one team", told(dressed))
        elif dressed.player in theirs - own and not dressed.is_sub:
            team = game.called_name(other)
            expected = f"a player of {game.called_name(body.side)}, or a substitute"
            yield finding(event, "player-of-the-other-team", expected, told(dressed), team=team)


def told(dressed: Dressed) -> str:
    return " ".join(filter(None, (f"number {dressed.number}", dressed.name)))


def differ(game: State, event: Event, body: LineUpConfirmed) -> Iterator[Finding]:
    """Two devices that didn't see each other's: the later one stands."""
    for other, there in game.happened(LineUpConfirmed) if event.device else ():
        if there.side is body.side and are_apart(event, other) and worn(there) != worn(body):
            team = game.called_name(body.side)
            yield finding(event, "line-ups-differ", "one line-up of a side", team, also=other.id)


def worn(body: LineUpConfirmed) -> frozenset[tuple[str, str]]:
    return frozenset((dressed.number, dressed.player) for dressed in body.players)


def rostered_twice(game: State) -> Iterator[Finding]:
    """A player on both rosters, other than as a substitute whom either may call."""
    home, away = (
        {each.player: each.name for each in game.setup.team(side).roster if each.player and not each.sub}
        for side in Side
    )
    for player in sorted(home.keys() & away.keys()):
        yield Finding(
            code="player-of-both-teams", expected="a player of one team", got=home[player] or player
        )


ODD: dict[type, tuple[Odd, ...]] = {LineUpConfirmed: (twice, after_the_start, of_both, differ)}
