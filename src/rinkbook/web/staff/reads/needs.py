"""What needs a person: each thing with its clause and how to settle it, most pressing first."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlencode

from django.db.models import Q
from django.utils import timezone

from rinkbook.console.told import Told, tell
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Side
from rinkbook.core.ruling import Ruling, Suspended
from rinkbook.web.games.access import games_in
from rinkbook.web.games.models import Aside, State
from rinkbook.web.games.reads import LATE, verdict_of
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import current_season
from rinkbook.web.schedule.models import Game
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.reads.game import GameDesk
from rinkbook.web.staff.reads.nights import clock_words
from rinkbook.web.staff.reads.rulebook import count_open
from rinkbook.web.teams.models import Bar, Player

RECENT = timedelta(days=14)
"""Older games are counted together; their sheets are a matter of the schedule page."""

PRESSING = {
    "fault": 0,
    "proposal": 1,
    "aside": 2,
    "case": 3,
    "suspension": 3,
    "no-sheet": 4,
    "finding": 5,
    "unsigned": 6,
}


@dataclass(frozen=True)
class Need:
    """One thing, as the macro `todo` shows it; `acts` are (words, address)."""

    sort: str
    verdict: str
    title: str
    detail: str
    due: str = ""
    soon: bool = False
    acts: tuple[tuple[str, str], ...] = ()
    clause_id: str = ""
    clause_heading: str = ""
    clause_says: str = ""
    clause_edition: str = ""
    clause_href: str = ""


def needs_of(league: League) -> list[Need]:
    """All that waits for the operator."""
    found = [need for game in games_asked(league) for need in needs_of_game(game)]
    found.sort(key=lambda need: PRESSING[need.sort])
    return [*found, *needs_of_season(league)]


def games_asked(league: League) -> list[Game]:
    """The games of the last two weeks that should have begun, or whose sheet has."""
    now = timezone.now()
    due = Q(starts_at__lte=now) | Q(verdict__isnull=False)
    recent = games_in(league).filter(due, starts_at__gte=now - RECENT)
    return list(recent.exclude(state=Game.State.POSTPONED).order_by("-starts_at"))


def needs_of_game(game: Game) -> Iterator[Need]:
    """What one game asks for."""
    verdict = verdict_of(game)
    if verdict is None:
        if game.starts_at + LATE < timezone.now():
            yield no_sheet(game)
        return
    desk = GameDesk(game)
    yield from asides(game)
    yield from proposals(desk)
    yield from cases(desk)
    yield from suspensions(desk)
    if verdict.state != State.FINAL:
        yield from unfinished(desk)


def about(game: Game) -> str:
    """`Game 51, Night Owls v Copper Kings`."""
    return f"{game}, {game.home.team} v {game.away.team}"


def see(game: Game) -> tuple[str, str]:
    """The way to the sheet."""
    return ("See the sheet", at_desk(game.league, "game", game=game.slug))


def no_sheet(game: Game) -> Need:
    return Need(
        sort="no-sheet",
        verdict="refused",
        title=f"No sheet of {game}",
        detail=f"{game.home.team} v {game.away.team}, {clock_words(game.league, game.starts_at)}. "
        "The tablet may still hand it in.",
        due=clock_words(game.league, game.starts_at),
        acts=(see(game), ("Postpone", at_desk(game.league, "postpone", game=game.slug))),
    )


def asides(game: Game) -> Iterator[Need]:
    count = Aside.objects.filter(game=game).count()
    if count:
        yield Need(
            sort="aside",
            verdict="ask",
            title=f"{count} {'line' if count == 1 else 'lines'} kept beside the sheet of {game}",
            detail=f"{about(game)}. They came too late or twice; read them and enter what is true.",
            acts=(see(game),),
        )


def proposals(desk: GameDesk) -> Iterator[Need]:
    """Forfeits and terminations that rulings ask for, and what else an official is asked."""
    game = desk.game
    for proposal, told in desk.proposals():
        if not proposal.ends_play:
            yield asked(game, told, "proposal")
            continue
        team = desk.desk.name(proposal.side) if proposal.side else "both teams"
        where = at_desk(game.league, "declare", game=game.slug)
        href = f"{where}?{query(key=proposal.key, event=proposal.event)}"
        yield Need(
            sort="proposal",
            verdict="ask",
            title=f"{proposal.event.capitalize()} proposed: {team}",
            detail=f"{about(game)}. {told.decision} {told.because}",
            due=clock_words(game.league, game.starts_at),
            soon=True,
            acts=((f"Declare the {proposal.event}", href), see(game)),
            **cited(told),
        )


def cases(desk: GameDesk) -> Iterator[Need]:
    """What rulings ask the office to look into."""
    yield from (asked(desk.game, told, "case") for _, told in desk.cases())


def asked(game: Game, told: Told, sort: str) -> Need:
    """What somebody is asked for and no button on this desk does: it is read, and settled."""
    return Need(
        sort=sort,
        verdict="ask",
        title=told.decision,
        detail=f"{about(game)}. {told.because}",
        acts=(see(game),),
        **cited(told),
    )


def query(**parts: str) -> str:
    """The parts as an address has them."""
    return urlencode(parts)


def cited(told: Told) -> dict[str, Any]:
    """The clause of a ruling as the macros want it."""
    names = ("clause_id", "clause_heading", "clause_says", "clause_edition", "clause_href")
    return {name: getattr(told, name) for name in names}


def suspensions(desk: GameDesk) -> Iterator[Need]:
    """Grounds for a suspension that nobody has noted on the player yet."""
    game = desk.game
    for ruling, ground in grounds(desk):
        player = player_of(desk, ground)
        if player is not None and is_noted(player, ruling, game):
            continue
        who = player.name if player else ground.name or "a player whom nobody named"
        href = f"{at_desk(game.league, 'suspension', game=game.slug)}?{query(key=ruling.key)}"
        told = tell(desk.desk, ruling)
        games = "1 game" if ground.games == 1 else f"{ground.games} games"
        owed = f"at least {games}" if ground.games else "barred until it is decided"
        yield Need(
            sort="suspension",
            verdict="ask",
            title=f"{desk.desk.name(ground.side)} {ground.number or ground.name}: {owed}",
            detail=f"{who}. {about(game)}. {told.because}",
            acts=((("Note the suspension", href),) if player else ()) + (see(game),),
            **cited(told),
        )


def grounds(desk: GameDesk) -> Iterator[tuple[Ruling, Suspended]]:
    """The rulings of the game that suspend somebody."""
    yield from desk.sheet.grounds


def player_of(desk: GameDesk, ground: Suspended) -> Player | None:
    """Who wore the number."""
    found = (
        line for line in desk.sheet.players if (line.side, line.number) == (Side(ground.side), ground.number)
    )
    line = next(found, None)
    if line is None or not line.player:
        return None
    return Player.objects.filter(league=desk.game.league, slug=line.player).first()


def is_noted(player: Player, ruling: Ruling, game: Game) -> bool:
    """Whether the player was barred under that clause after the game, and before the next night."""
    noted = Bar.objects.filter(player=player, code=Bar.Code.SUSPENDED, clause=ruling.clause)
    return noted.filter(starts_at__gte=game.starts_at, starts_at__lte=end_of(game) + LATE).exists()


def end_of(game: Game) -> datetime:
    """When its slot is over: from then on it bars whom it suspends."""
    return game.starts_at + timedelta(seconds=game.slot)


def unfinished(desk: GameDesk) -> Iterator[Need]:
    """A sheet that isn't final: what doesn't add up, and who hasn't signed."""
    game, found = desk.game, desk.findings()
    if desk.sheet.phase is not Phase.OVER and game.starts_at + LATE > timezone.now():
        return
    if found:
        yield Need(
            sort="finding",
            verdict="ask",
            title=f"{len(found)} {'thing doesn’t' if len(found) == 1 else 'things don’t'} add up in {game}",
            detail=f"{about(game)}. {found[0]}",
            acts=(see(game),),
        )
    if desk.sheet.over:
        open_ = ", ".join(each["who"] for each in desk.signatures() if not each["signed"])
        yield Need(
            sort="unsigned",
            verdict="ask",
            title=f"{game} isn’t signed",
            detail=f"{about(game)}. Missing: {open_}. It counts in the table all the same.",
            acts=(see(game),),
        )
    else:
        yield no_end(game)


def no_end(game: Game) -> Need:
    return Need(
        sort="no-sheet",
        verdict="ask",
        title=f"The sheet of {game} has no end",
        detail=f"{about(game)}. The last lines may still be on the tablet.",
        acts=(see(game),),
    )


def needs_of_season(league: League) -> Iterator[Need]:
    """What isn't about one game."""
    season = current_season(league)
    if season is None:
        new = (("Open a season", at_desk(league, "new-season")),)
        yield Need(sort="season", verdict="ask", title="There is no season", detail="Begin here.", acts=new)
        return
    if not season.editions.exists():
        where = at_desk(league, "new-edition", season=season.slug)
        yield Need(
            sort="edition",
            verdict="refused",
            title=f"{season} has no rulebook",
            detail="No game of it can be judged before an edition is in force.",
            acts=(("Put an edition in force", where),),
        )
    if count := count_open(league):
        yield Need(
            sort="readings",
            verdict="ask",
            title=f"{count} {'reading waits' if count == 1 else 'readings wait'} for your word",
            detail="The league’s text leaves room there, and one way to read it was taken.",
            acts=(("Read them", at_desk(league, "readings")),),
        )
