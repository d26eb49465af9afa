"""The one door to games, and the one table of who may append which kind to a sheet in which state."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType

from django.db.models import QuerySet

from rinkbook.core.game.sheet import Entry, Sheet
from rinkbook.core.model.events import Signature
from rinkbook.web.games.models import State
from rinkbook.web.leagues.access import Visitor, league_for, one_of, require_role
from rinkbook.web.leagues.models import League
from rinkbook.web.schedule.models import Game


class Writer(StrEnum):
    """In which capacity somebody writes on a sheet."""

    SCOREKEEPER = "scorekeeper"
    REFEREE = "referee"
    OPERATOR = "operator"


AT_THE_RINK = (Writer.SCOREKEEPER, Writer.REFEREE)

Kinds = frozenset[str] | None  # None: every kind, also one that this build doesn't know
EVERYTHING: Kinds = None

MAY_APPEND: Mapping[tuple[str, str], Kinds] = MappingProxyType(
    {
        (Writer.SCOREKEEPER, State.OPEN): EVERYTHING,
        (Writer.SCOREKEEPER, State.SIGNED): frozenset({"signature", "note", "illegal-player-protest"}),
        (Writer.SCOREKEEPER, State.FINAL): frozenset(),
        (Writer.REFEREE, State.OPEN): EVERYTHING,
        (Writer.REFEREE, State.SIGNED): EVERYTHING,
        # Striking the signatures is how a referee reopens a sheet before he leaves.
        (Writer.REFEREE, State.FINAL): frozenset({"strike"}),
        (Writer.OPERATOR, State.OPEN): EVERYTHING,
        (Writer.OPERATOR, State.SIGNED): EVERYTHING,
        (Writer.OPERATOR, State.FINAL): EVERYTHING,
    }
)

CLOSING = frozenset({"home", "away", "referee"})
"""Who has to sign before a sheet is final; an operator's signature alone does it too."""


def refuse(writer: str, kind: str, state: str) -> str:
    """Why that writer may not append that kind to a sheet in that state; "" where he may."""
    kinds = MAY_APPEND.get((writer, state), frozenset())
    if kinds is None or kind in kinds:
        return ""
    allowed = " or ".join(map(repr, sorted(kinds))) or "nothing more"
    return f"{state} sheet: expected {allowed} from {writer or 'nobody'!r}, got {kind!r}"


def refuse_signature(writer: str, body: object) -> str:
    """Why that writer may not sign so: the operator's word closes a sheet, and is the operator's alone."""
    if not isinstance(body, Signature) or body.role != Writer.OPERATOR or writer == Writer.OPERATOR:
        return ""
    return f"signature: expected a captain's, a referee's or a scorekeeper's from {writer!r}, got 'operator'"


def refuse_strike(writer: str, state: str, struck: str) -> str:
    """Why that writer may not strike a line of that kind: on a final sheet a referee strikes signatures."""
    if (writer, state) != (Writer.REFEREE, State.FINAL) or struck == "signature":
        return ""
    return f"final sheet: expected the strike of a signature from {writer!r}, got that of {struck!r}"


def state_of(sheet: Sheet) -> State:
    """How far a sheet is: signatures count once the game is over."""
    if not sheet.over:
        return State.OPEN
    return state_by({*sheet.signed, *_operators(sheet.entries)}, doubtful=is_doubtful(sheet))


def is_doubtful(sheet: Sheet | None) -> bool:
    """Two devices may have told one thing twice, and nobody has settled it."""
    return sheet is not None and any(found.code == "doubtful-pair" for found in sheet.findings)


def state_by(signers: Iterable[str], *, doubtful: bool = False) -> State:
    """How far a sheet is that these have signed; one with a doubt only the operator's word closes."""
    signed = frozenset(signers)
    if Writer.OPERATOR in signed or (signed >= CLOSING and not doubtful):
        return State.FINAL
    return State.SIGNED if signed else State.OPEN


def _operators(entries: Iterable[Entry]) -> set[str]:
    bodies = (entry.event.body for entry in entries if not entry.struck)
    return {body.role for body in bodies if isinstance(body, Signature) and body.role == Writer.OPERATOR}


def games_in(league: League) -> QuerySet[Game]:
    """Every game of *league*, with all that a line about it shows; its sheet is read when asked for."""
    return league.games.select_related(
        "league", "season", "division", "rink", "home__team", "away__team", "verdict"
    ).defer("verdict__sheet", "verdict__facts")


def game_for_public(league_slug: str, slug: str) -> Game:
    """A game as anybody may see it."""
    league = league_for(league_slug)
    return one_of(games_in(league), f"a game of {league}", slug=slug)


def game_for_operator(user: Visitor, league_slug: str, slug: str) -> Game:
    """A game for the league's desk; closed to all but its operators."""
    league = league_for(league_slug)
    require_role(user, league)
    return one_of(games_in(league), f"a game of {league}", slug=slug)
