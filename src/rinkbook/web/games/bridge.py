"""Between rows and the values of the judge: the only place where a game's rows become a sheet."""

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from importlib import metadata, resources
from importlib.resources.abc import Traversable

import msgspec
from msgspec import structs

from rinkbook.console.colour import too_alike
from rinkbook.core import wire
from rinkbook.core.game.rejudging import Struck
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model import setup as core
from rinkbook.core.model.events import Event as Line
from rinkbook.core.model.events import read_body, write_event
from rinkbook.core.model.place import Place
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.web.games.models import Event, Setup, State, Verdict
from rinkbook.web.games.stored import read_sheet
from rinkbook.web.leagues.bridge import book_of
from rinkbook.web.leagues.models import Edition
from rinkbook.web.leagues.reads import edition_at, zone_of
from rinkbook.web.schedule.models import Game
from rinkbook.web.teams.models import Bar, RosterSpot, Team, TeamEntry
from rinkbook.web.teams.reads import bars_at, roster_at


def sheet_of(game: Game) -> Sheet:
    """The sheet as judged: the stored verdict's while its stamp is true, else played anew.

    A final sheet stays as it was judged, whatever a newer core would make of it; one that the judge
    failed on stays as it was before.
    """
    verdict = Verdict.objects.filter(game=game).first()
    stored = read_stored(verdict) if verdict and (verdict.fault or is_true(verdict, game)) else None
    return stored or play(game)


def read_stored(verdict: Verdict) -> Sheet | None:
    """The verdict's sheet; none where a core wrote it whose sheets had other fields."""
    try:
        return read_sheet(verdict.sheet) if verdict.sheet else None
    except (msgspec.DecodeError, TypeError, KeyError):
        return None


def play(game: Game, candidates: Iterable[Line] = ()) -> Sheet:
    """The sheet played from its events, and from *candidates* as if they had been entered."""
    return wire.play(edition_of(game), setup_of(game), (*events_of(game), *candidates))


def struck_of(sheet: Sheet, book: Book) -> tuple[Struck, ...]:
    """The rulings of a sheet that no longer hold, each with the line that took it away; remembered."""
    events = [entry.original or entry.event for entry in sheet.entries]
    if not wire.has_corrections(events):
        return ()
    stamp = hashlib.sha256(msgspec.json.encode(sheet.setup) + book.id.encode() + core_version().encode())
    for event in events:
        stamp.update(write_event(event))
    if (key := stamp.digest()) not in _struck:
        if len(_struck) >= REMEMBERED:
            _struck.clear()
        _struck[key] = wire.struck_rulings(book, sheet.setup, events)
    return _struck[key]


REMEMBERED = 512
_struck: dict[bytes, tuple[Struck, ...]] = {}
"""By what they were judged from: the same lines under the same law have the same."""


def is_true(verdict: Verdict, game: Game) -> bool:
    """Whether the verdict is made of what the game's rows hold now."""
    newest = newest_setup(game)
    last = Event.objects.filter(game=game).order_by("-seq").values_list("seq", flat=True).first()
    return (
        newest is not None
        and verdict.last_seq == (last or 0)
        and verdict.setup_version == newest.version
        and (verdict.core_version == core_version() or verdict.state == State.FINAL)
    )


@lru_cache(maxsize=1)
def core_version() -> str:
    """The release and a digest of the core's source, so that no change of the judge goes unseen."""
    digest = hashlib.sha256()
    for file in _sources(resources.files("rinkbook.core")):
        digest.update(file.read_bytes())
    return f"{metadata.version('rinkbook')[:8]}-{digest.hexdigest()[:10]}"


def _sources(folder: Traversable) -> Iterable[Traversable]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _sources(item)
        elif item.name.endswith(".py"):
            yield item


def events_of(game: Game) -> tuple[Line, ...]:
    """The lines of the sheet in the order in which they came."""
    return tuple(line_of(row) for row in Event.objects.filter(game=game).order_by("seq"))


def line_of(row: Event) -> Line:
    """An event as the judge reads it."""
    return Line(
        id=row.code,
        place=msgspec.json.decode(row.place, type=Place).at_order(row.order),
        body=read_body(row.body.encode(), f"event {row.code!r}"),
        device=row.device,
        n=row.n,
        epoch=row.epoch,
        seen=row.seen,
        by=row.by,
        role=row.role,
        entered=row.entered,
    )


def edition_of(game: Game) -> Book:
    """The edition by which the game is judged."""
    return book_of(edition_row_of(game))


def edition_row_of(game: Game) -> Edition:
    """The edition that its frozen set-up names, else the one in force at its start."""
    kept = newest_setup(game)
    return kept.edition if kept is not None and has_begun(game) else edition_at(game.season, game.starts_at)


def newest_setup(game: Game) -> Setup | None:
    """The newest version of the game's set-up that was kept."""
    return Setup.objects.filter(game=game).select_related("edition").order_by("version").last()


def has_begun(game: Game) -> bool:
    """Whether a period was started: from then on the set-up is frozen."""
    return Event.objects.filter(game=game, kind="period-start").exists()


def setup_of(game: Game) -> core.Setup:
    """What the game is judged by: the frozen set-up, else one composed of the rosters as of its start."""
    kept = newest_setup(game)
    if kept is None:
        return compose(game)
    known = msgspec.json.decode(kept.body, type=core.Setup)
    if has_begun(game):
        return known
    composed = compose(game, kept.version)
    return known if composed == known else structs.replace(composed, version=kept.version + 1)


def compose(game: Game, version: int = 1) -> core.Setup:
    """A set-up of the rows as they are, the rosters and bars as of the game's start."""
    edition, at = edition_at(game.season, game.starts_at), game.starts_at
    offset = at.astimezone(zone_of(game.league)).utcoffset()
    home, away = tonight(game.home.team, game.away.team)
    return core.Setup(
        edition=edition.code,
        game=game.slug,
        label=game.label,
        league=game.league.slug,
        stage=game.stage,
        sort=book_of(edition).stages.get(game.stage, "season"),
        round=game.round,
        division=game.division.slug if game.division else "",
        starts=f"{at:%Y-%m-%dT%H:%M:%SZ}",
        utc_offset=int(offset.total_seconds()) // 60 if offset is not None else 0,
        slot=game.slot,
        rink=game.rink.name,
        home=_team(game, game.home, home),
        away=_team(game, game.away, away),
        referees=tuple(game.referees),
        version=version,
    )


def tonight(home: Team, away: Team) -> tuple[str, str]:
    """The colours that the two wear: the visitors their light one where the others would be mistaken."""
    return home.colour, away.light if too_alike(home.colour, away.colour) else away.colour


def _team(game: Game, entry: TeamEntry, colour: str) -> core.TeamSetup:
    team, spots = entry.team, list(roster_at(entry, game.starts_at))
    bars = bars_at(game.league, [spot.player_id for spot in spots], game.starts_at)
    own = tuple(spot.player.slug for spot in spots if not spot.substitute)
    roster = tuple(_rostered(spot, bars.get(spot.player_id, []), own) for spot in spots)
    return core.TeamSetup(id=team.slug, name=team.name, short=team.short, colour=colour, roster=roster)


def _rostered(spot: RosterSpot, bars: list[Bar], own: tuple[str, ...]) -> core.Rostered:
    return core.Rostered(
        player=spot.player.slug,
        number=spot.number,
        name=spot.player.name,
        goalie=spot.position == RosterSpot.Position.GOALIE,
        letter=spot.letter,
        sub=spot.substitute,
        sub_for=own if spot.substitute else (),
        bars=tuple(
            core.Bar(code=bar.code, clause=bar.clause, words=bar.words, blocks=bar.blocks) for bar in bars
        ),
    )
