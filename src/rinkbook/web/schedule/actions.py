"""What is done to the schedule, a function a deed: one transaction, one audit entry."""

from datetime import datetime

from django.db import transaction

from rinkbook.web.kit.audit import record
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.leagues.models import Division, League
from rinkbook.web.schedule.models import Game, Rink
from rinkbook.web.teams.models import TeamEntry


@transaction.atomic
def add_rink(*, league: League, slug: str, name: str, by: Actor, address: str = "") -> Rink:
    """A rink that the league plays on."""
    rink = Rink.objects.create(league=league, slug=slug, name=name, address=address)
    record(actor=by, action="schedule.add-rink", league=league.slug, subject=rink)
    return rink


@transaction.atomic
def plan_game(
    *,
    home: TeamEntry,
    away: TeamEntry,
    number: int,
    starts_at: datetime,
    slot: int,
    rink: Rink,
    by: Actor,
    stage: str = "season",
    round: str = "",
    division: Division | None = None,
    referees: list[str] | None = None,
) -> Game:
    """A game of two teams; its division is theirs, where they share one and none is given."""
    shared = home.division if home.division_id == away.division_id else None
    game = Game.objects.create(
        league=home.league,
        season=home.season,
        division=division or shared,
        slug=f"{home.season.slug}-{number}",
        number=number,
        stage=stage,
        round=round,
        home=home,
        away=away,
        rink=rink,
        starts_at=starts_at,
        slot=slot,
        referees=referees or [],
    )
    record(actor=by, action="schedule.plan-game", league=game.league.slug, subject=game)
    return game


@transaction.atomic
def move_game(*, game: Game, starts_at: datetime, rink: Rink, by: Actor, slot: int | None = None) -> Game:
    """The game is at another time or rink (or in another slot); one that was postponed is planned again."""
    was = {"starts_at": game.starts_at.isoformat(), "rink": game.rink.slug, "slot": game.slot}
    game.starts_at, game.rink, game.state = starts_at, rink, Game.State.PLANNED
    game.slot = slot or game.slot
    game.save(update_fields=["starts_at", "rink", "slot", "state"])
    record(actor=by, action="schedule.move-game", league=game.league.slug, subject=game, data={"was": was})
    return game


@transaction.atomic
def assign_referees(*, game: Game, referees: list[str], by: Actor) -> Game:
    """These officiate the game."""
    game.referees = referees
    game.save(update_fields=["referees"])
    data = {"referees": referees}
    record(actor=by, action="schedule.assign-referees", league=game.league.slug, subject=game, data=data)
    return game


@transaction.atomic
def postpone_game(*, game: Game, why: str, by: Actor, clause: str = "") -> Game:
    """The game isn't played when it was planned, and has no other time yet; *clause* allows it."""
    game.state = Game.State.POSTPONED
    game.save(update_fields=["state"])
    data = {"why": why, "clause": clause}
    record(actor=by, action="schedule.postpone-game", league=game.league.slug, subject=game, data=data)
    return game
