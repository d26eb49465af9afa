"""What is done to teams and rosters, a function a deed: one transaction, one audit entry."""

from datetime import datetime

from django.db import transaction
from django.utils import timezone

from rinkbook.web.kit.audit import record, reference
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.leagues.models import Division, League
from rinkbook.web.people.models import User
from rinkbook.web.teams.models import Bar, Player, RosterSpot, Team, TeamEntry


class NumberTaken(ValueError):
    """Somebody on the team wears the number."""


def require_free(entry: TeamEntry, number: str, but: RosterSpot | None = None) -> None:
    """Raise NumberTaken where one of the team's own players (*but* one) wears *number* now."""
    others = entry.spots.filter(number=number, left_at=None, substitute=False).select_related("player")
    worn = (others.exclude(pk=but.pk) if but is not None else others).first()
    if number and worn is not None:
        raise NumberTaken(
            f"{entry.team}: expected a number that nobody wears, got {number!r}, which is {worn.player}'s"
        )


@transaction.atomic
def add_team(
    *,
    league: League,
    slug: str,
    name: str,
    short: str,
    by: Actor,
    colour: str = "#44535e",
    light: str = "#ffffff",
) -> Team:
    """A new team of the league."""
    team = Team.objects.create(league=league, slug=slug, name=name, short=short, colour=colour, light=light)
    record(actor=by, action="teams.add-team", league=league.slug, subject=team)
    return team


@transaction.atomic
def change_team(*, team: Team, name: str, short: str, colour: str, light: str, by: Actor) -> Team:
    """The team is called so and wears these from now on; sheets that were begun keep what they knew."""
    was = {"name": team.name, "short": team.short, "colour": team.colour, "light": team.light}
    team.name, team.short, team.colour, team.light = name, short, colour, light
    team.save(update_fields=["name", "short", "colour", "light"])
    record(actor=by, action="teams.change-team", league=team.league.slug, subject=team, data={"was": was})
    return team


@transaction.atomic
def enter_team(*, team: Team, division: Division, by: Actor) -> TeamEntry:
    """The team plays in that division for its season."""
    entry = TeamEntry.objects.create(league=team.league, season=division.season, division=division, team=team)
    record(actor=by, action="teams.enter-team", league=team.league.slug, subject=entry)
    return entry


@transaction.atomic
def add_player(*, league: League, slug: str, name: str, by: Actor, user: User | None = None) -> Player:
    """A new player of the league."""
    player = Player.objects.create(league=league, slug=slug, name=name, user=user)
    record(actor=by, action="teams.add-player", league=league.slug, subject=player)
    return player


@transaction.atomic
def sign_player(
    *,
    entry: TeamEntry,
    player: Player,
    number: str,
    by: Actor,
    position: str = RosterSpot.Position.SKATER,
    letter: str = "",
    substitute: bool = False,
    from_at: datetime | None = None,
) -> RosterSpot:
    """The player stands on the team's roster from *from_at* (now, if none is given); raises NumberTaken."""
    if not substitute:
        require_free(entry, number)
    spot = RosterSpot.objects.create(
        league=entry.league,
        entry=entry,
        player=player,
        number=number,
        position=position,
        letter=letter,
        substitute=substitute,
        joined_at=from_at or timezone.now(),
    )
    record(
        actor=by, action="teams.sign-player", league=entry.league.slug, subject=spot, data={"number": number}
    )
    return spot


@transaction.atomic
def release_player(*, spot: RosterSpot, by: Actor, from_at: datetime | None = None) -> RosterSpot:
    """The player leaves the roster; games before that moment keep him."""
    spot.left_at = from_at or timezone.now()
    spot.save(update_fields=["left_at"])
    record(actor=by, action="teams.release-player", league=spot.league.slug, subject=spot)
    return spot


@transaction.atomic
def change_number(*, spot: RosterSpot, number: str, by: Actor, from_at: datetime | None = None) -> RosterSpot:
    """The player wears another number from *from_at* on: the spot ends there and another begins."""
    require_free(spot.entry, number)
    changed = _instead(
        spot,
        from_at or timezone.now(),
        number=number,
        position=spot.position,
        letter=spot.letter,
        substitute=spot.substitute,
    )
    data = {"from": spot.number, "to": number}
    record(actor=by, action="teams.change-number", league=spot.league.slug, subject=changed, data=data)
    return changed


@transaction.atomic
def change_spot(
    *, spot: RosterSpot, number: str, position: str, letter: str, substitute: bool, by: Actor
) -> RosterSpot:
    """The player stands on the roster otherwise from now on: the spot ends and another begins."""
    if not substitute:
        require_free(spot.entry, number, but=spot)
    now = timezone.now()
    changed = _instead(spot, now, number=number, position=position, letter=letter, substitute=substitute)
    was = {"number": spot.number, "position": spot.position, "letter": spot.letter, "sub": spot.substitute}
    record(actor=by, action="teams.change-spot", league=spot.league.slug, subject=changed, data={"was": was})
    return changed


def _instead(spot: RosterSpot, at: datetime, **stands: str | bool) -> RosterSpot:
    """The spot ends, and from that moment the player stands there so."""
    RosterSpot.objects.filter(pk=spot.pk).update(left_at=at)
    return RosterSpot.objects.create(
        league=spot.league, entry=spot.entry, player=spot.player, joined_at=at, **stands
    )


@transaction.atomic
def bar_player(
    *,
    player: Player,
    code: str,
    clause: str,
    words: str,
    by: Actor,
    blocks: bool = True,
    from_at: datetime | None = None,
    until_at: datetime | None = None,
) -> Bar:
    """The player may not dress (or is only told so, where it doesn't block) while the bar stands."""
    bar = Bar.objects.create(
        league=player.league,
        player=player,
        code=Bar.Code(code),
        clause=clause,
        words=words,
        blocks=blocks,
        by=reference(by),
        starts_at=from_at or timezone.now(),
        ends_at=until_at,
    )
    data = {"code": code, "clause": clause}
    record(actor=by, action="teams.bar-player", league=player.league.slug, subject=player, data=data)
    return bar


@transaction.atomic
def lift_bar(*, bar: Bar, by: Actor, from_at: datetime | None = None) -> Bar:
    """The bar no longer stands."""
    bar.ends_at = from_at or timezone.now()
    bar.save(update_fields=["ends_at"])
    record(
        actor=by, action="teams.lift-bar", league=bar.league.slug, subject=bar.player, data={"code": bar.code}
    )
    return bar
