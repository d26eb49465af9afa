"""What is done to a league, a function a deed: one transaction, one audit entry."""

from collections.abc import Mapping
from datetime import date, datetime

from django.db import transaction
from django.utils import timezone

from rinkbook import library
from rinkbook.core.errors import InvalidEdition, NoSuchRule
from rinkbook.web.kit.audit import record, reference
from rinkbook.web.leagues.address import fault_of
from rinkbook.web.leagues.bridge import book_of, read_book
from rinkbook.web.leagues.models import (
    Division,
    Edition,
    League,
    ReadingConfirmed,
    Role,
    RoleName,
    Season,
    SeasonEdition,
)
from rinkbook.web.people.models import User

Actor = User | str


class NoAddress(ValueError):
    """A league's slug that leads to no league: malformed, or a word of the site's own."""


@transaction.atomic
def found_league(
    *,
    slug: str,
    name: str,
    short_name: str,
    sport: str,
    time_zone: str,
    by: Actor,
    contact: str = "",
    colour: str = "#44535e",
) -> League:
    """A new league; whoever founds it as a user owns it. Raises NoAddress for a slug that leads elsewhere."""
    if fault := fault_of(slug):
        raise NoAddress(fault)
    league = League.objects.create(
        slug=slug,
        name=name,
        short_name=short_name,
        sport=sport,
        time_zone=time_zone,
        contact=contact,
        colour=colour,
    )
    if isinstance(by, User):
        Role.objects.create(user=by, league=league, name=RoleName.OWNER, granted_at=timezone.now())
    record(actor=by, action="leagues.found", league=slug, subject=league)
    return league


@transaction.atomic
def open_season(
    *,
    league: League,
    slug: str,
    name: str,
    starts: date,
    ends: date,
    by: Actor,
    state: str = Season.State.PLANNED,
) -> Season:
    """A new season of the league."""
    season = Season.objects.create(league=league, slug=slug, name=name, starts=starts, ends=ends, state=state)
    record(actor=by, action="leagues.open-season", league=league.slug, subject=season)
    return season


@transaction.atomic
def change_season(*, season: Season, name: str, starts: date, ends: date, state: str, by: Actor) -> Season:
    """The season is called so, lasts from then to then, and is planned, running or over."""
    was = {
        "name": season.name,
        "starts": str(season.starts),
        "ends": str(season.ends),
        "state": season.state,
    }
    season.name, season.starts, season.ends, season.state = name, starts, ends, Season.State(state)
    season.save(update_fields=["name", "starts", "ends", "state"])
    record(
        actor=by,
        action="leagues.change-season",
        league=season.league.slug,
        subject=season,
        data={"was": was},
    )
    return season


@transaction.atomic
def add_division(*, season: Season, slug: str, name: str, by: Actor, position: int = 0) -> Division:
    """A division of the season, with a table of its own."""
    division = Division.objects.create(
        league=season.league, season=season, slug=slug, name=name, position=position
    )
    record(actor=by, action="leagues.add-division", league=season.league.slug, subject=division)
    return division


@transaction.atomic
def grant_role(*, user: User, league: League, role: str, by: Actor, season: Season | None = None) -> Role:
    """From now on *user* is that in the league; who is it already stays so."""
    held = Role.objects.filter(user=user, league=league, season=season, name=role, withdrawn_at=None).first()
    if held is not None:
        return held
    granted = Role.objects.create(
        user=user, league=league, season=season, name=RoleName(role), granted_at=timezone.now()
    )
    record(actor=by, action="leagues.grant-role", league=league.slug, subject=user, data={"role": role})
    return granted


@transaction.atomic
def withdraw_role(*, role: Role, by: Actor) -> Role:
    """From now on the user isn't that any more."""
    role.withdrawn_at = timezone.now()
    role.save(update_fields=["withdrawn_at"])
    record(
        actor=by,
        action="leagues.withdraw-role",
        league=role.league.slug,
        subject=role.user,
        data={"role": role.name},
    )
    return role


@transaction.atomic
def put_in_force(
    *, season: Season, text: str, bases: Mapping[str, str], from_at: datetime, by: Actor
) -> SeasonEdition:
    """From *from_at* on, games of the season belong to the edition in *text*; raises InvalidEdition.

    The text is kept with those of its bases, so that no later version of them touches it.
    """
    book = read_book(text, bases)
    edition = Edition.objects.filter(league=season.league, digest=book.digest).first()
    if edition is None:
        edition = Edition.objects.create(
            league=season.league,
            code=book.id,
            title=book.title,
            text=text,
            bases=dict(bases),
            digest=book.digest,
            put_by=reference(by),
            put_at=timezone.now(),
        )
    row = SeasonEdition.objects.create(
        league=season.league, season=season, edition=edition, in_force_from=from_at
    )
    data = {"edition": book.id, "digest": book.digest, "from": from_at.isoformat()}
    record(actor=by, action="leagues.put-in-force", league=season.league.slug, subject=season, data=data)
    return row


def put_shipped_in_force(*, season: Season, code: str, from_at: datetime, by: Actor) -> SeasonEdition:
    """As `put_in_force`, of an edition that is at hand (`fwshl/2026-03-24`)."""
    texts = library.texts()
    if code not in texts:
        raise InvalidEdition((f"{code}: expected one of {', '.join(texts)}; got none such",))
    bases = library.bases_of(code, texts)
    return put_in_force(season=season, text=texts[code], bases=bases, from_at=from_at, by=by)


@transaction.atomic
def confirm_reading(*, edition: Edition, reading: str, by: User, words: str = "") -> ReadingConfirmed:
    """The operator's word that the league reads its text so; raises NoSuchRule for an unknown reading."""
    if reading not in {known.id for known in book_of(edition).readings}:
        raise NoSuchRule(f"{edition.code}: expected the id of a reading, got {reading!r}")
    row = ReadingConfirmed.objects.create(
        league=edition.league,
        edition=edition,
        reading=reading,
        by=reference(by),
        at=timezone.now(),
        words=words,
    )
    record(
        actor=by,
        action="leagues.confirm-reading",
        league=edition.league.slug,
        subject=edition,
        data={"reading": reading},
    )
    return row
