"""What the set-up itself gets wrong: a start that can't be read, a player on both rosters."""

from collections.abc import Iterator

from rinkbook.core.game.oddities.line_ups import rostered_twice
from rinkbook.core.game.outcome import read_start
from rinkbook.core.game.state import State
from rinkbook.core.ruling import Finding

SENTENCES = {"no-such-start": "The start can't be read: {got}."}


def odd_setup(game: State) -> Iterator[Finding]:
    """A start that can't be read (then the table doesn't know the day), a player of both teams."""
    if game.setup.starts and read_start(game.setup) is None:
        yield Finding(code="no-such-start", expected="a UTC time in RFC 3339 form", got=game.setup.starts)
    yield from rostered_twice(game)
