"""A season that is planned: before its rules are in force its pages stand, and say what isn't there yet."""

from datetime import UTC, date, datetime

import pytest
from django.test import Client

from rinkbook.web.leagues import actions as leagues
from rinkbook.web.leagues.models import Season
from rinkbook.web.schedule import actions as schedule
from rinkbook.web.teams import actions as teams
from tests.web.cast import House
from tests.web.public.night import read
from tests.web.staff.desk import signed_in

PAGES = ("schedule", "standings", "leaders", "teams", "teams/night-owls")
GAME = ("", "/line-ups", "/rulings", "/sheet")


@pytest.fixture
def spring(house: House) -> Season:
    """A season of the year to come with two teams and a game, and no rules yet."""
    season = leagues.open_season(
        league=house.league,
        slug="spring-2027",
        name="Spring 2027",
        starts=date(2027, 4, 2),
        ends=date(2027, 6, 25),
        by=house.operator,
    )
    division = leagues.add_division(season=season, slug="bronze", name="Bronze", by=house.operator)
    home, away = (
        teams.enter_team(team=side.entry.team, division=division, by=house.operator)
        for side in (house.home, house.away)
    )
    schedule.plan_game(
        home=home,
        away=away,
        number=1,
        starts_at=datetime(2027, 4, 3, 1, tzinfo=UTC),
        slot=4500,
        rink=house.rink,
        by=house.operator,
    )
    return season


def test_its_pages_go_by_the_edition_that_comes_next(house: House, spring: Season, client: Client) -> None:
    first_day = datetime(2027, 4, 2, 4, tzinfo=UTC)
    leagues.put_shipped_in_force(season=spring, code="fwshl/2026-03-24", from_at=first_day, by=house.operator)
    for path in PAGES:
        assert "No rules are in force yet" not in read(client, f"/fwshl/{path}?season=spring-2027"), path
    for part in GAME:
        assert "Night Owls" in read(client, f"/fwshl/games/spring-2027-1{part}")


def test_without_rules_its_pages_say_so(spring: Season, client: Client) -> None:
    for path in ("standings", "leaders", "teams/night-owls"):
        assert "No rules are in force yet." in read(client, f"/fwshl/{path}?season=spring-2027"), path
    for part in GAME:
        assert "No rules are in force yet." in read(client, f"/fwshl/games/spring-2027-1{part}")
    assert "Night Owls" in read(client, "/fwshl/schedule?season=spring-2027&show=all")


def test_the_desk_leads_to_where_rules_are_put_in_force(house: House, spring: Season) -> None:
    desk = signed_in(house.operator)
    answer = desk.get("/fwshl/staff/games/spring-2027-1")
    assert answer.headers["Location"] == "/fwshl/staff/seasons"
    said = "Spring 2027: expected an edition in force at 2027-04-03 01:00, got none. Put one in force first."
    assert said in read(desk, "/fwshl/staff/seasons")
