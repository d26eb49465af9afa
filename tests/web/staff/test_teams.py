"""Teams and rosters: numbers once a team with the clause, jerseys too alike, a history that stays."""

import pytest
from django.test import Client

from rinkbook.web.teams.models import Player, RosterSpot, Team
from tests.web.cast import Cast, House
from tests.web.staff.desk import newest, only_for_operators, text

TEAMS = "/fwshl/staff/teams"
OWLS = f"{TEAMS}/fall-2026/night-owls"
NEW = {"name": "Nils Neuling", "number": "44", "position": "skater", "letter": "", "kind": "own"}


@pytest.mark.parametrize(
    "path",
    [
        TEAMS,
        f"{TEAMS}/fall-2026/new",
        OWLS,
        f"{OWLS}/edit",
        f"{OWLS}/players/new",
        f"{OWLS}/players/now-3/edit",
        f"{OWLS}/players/now-3/remove",
    ],
)
def test_teams_are_for_the_leagues_own_operators(cast: Cast, path: str) -> None:
    only_for_operators(cast, path)


def test_teams_whose_jerseys_are_too_alike_are_named(house: House, desk: Client) -> None:
    assert "Jerseys alike: Herons and Night Owls." in text(desk.get(TEAMS))
    assert "Jerseys alike: Herons." in text(desk.get(OWLS))


def test_a_player_is_added_and_logged(house: House, desk: Client) -> None:
    assert desk.post(f"{OWLS}/players/new", NEW).status_code == 302
    spot = RosterSpot.objects.get(player__name="Nils Neuling")
    assert (spot.number, spot.entry, spot.left_at) == ("44", house.home.entry, None)
    assert newest("teams.sign-player").data == {"number": "44"}


def test_a_number_that_somebody_wears_is_refused_with_the_clause_and_nothing_is_saved(
    house: House, desk: Client
) -> None:
    answer = desk.post(f"{OWLS}/players/new", {**NEW, "number": "7"})
    page = text(answer)
    assert answer.status_code == 422
    assert "Expected a number that nobody wears, got" in page
    assert "which is Now Farrow" in page
    assert "(fwshl.jersey-unique)" in page
    assert not Player.objects.filter(name="Nils Neuling").exists()


def test_the_faults_of_a_player_stand_beside_their_fields(house: House, desk: Client) -> None:
    page = text(desk.post(f"{OWLS}/players/new", {**NEW, "name": "", "number": "four"}))
    assert 'id="name-error"' in page
    assert 'id="number-error"' in page
    assert "Expected up to three digits, got" in page
    assert 'role="alert"' in page


def test_somebody_whom_the_league_knows_is_not_made_twice(house: House, desk: Client) -> None:
    assert (
        desk.post(f"{TEAMS}/fall-2026/herons/players/new", {**NEW, "name": "now farrow"}).status_code == 302
    )
    assert RosterSpot.objects.filter(player__slug="now-7", league=house.league, left_at=None).count() == 2
    again = desk.post(f"{OWLS}/players/new", {**NEW, "name": "Now Farrow"})
    assert "who is." in text(again)


def test_another_number_and_letter_begin_a_new_spot_and_keep_the_old(house: House, desk: Client) -> None:
    said = {"number": "70", "position": "goalie", "letter": "A", "kind": "own"}
    assert desk.post(f"{OWLS}/players/now-7/edit", said).status_code == 302
    spots = RosterSpot.objects.filter(player__slug="now-7", league=house.league).order_by("id")
    assert [(spot.number, spot.letter, spot.left_at is None) for spot in spots] == [
        ("7", "", False),
        ("70", "A", True),
    ]
    assert newest("teams.change-spot").data["was"]["number"] == "7"


def test_a_player_may_keep_the_own_number(house: House, desk: Client) -> None:
    said = {"number": "7", "position": "skater", "letter": "A", "kind": "own"}
    assert desk.post(f"{OWLS}/players/now-7/edit", said).status_code == 302


def test_a_player_is_taken_off_and_the_history_keeps_him(house: House, desk: Client) -> None:
    desk.get(f"{OWLS}/players/now-7/remove")
    assert RosterSpot.objects.get(player__slug="now-7", league=house.league).left_at is None
    assert desk.post(f"{OWLS}/players/now-7/remove").status_code == 302
    assert RosterSpot.objects.get(player__slug="now-7", league=house.league).left_at is not None
    page = text(desk.get(OWLS))
    assert "<h2>Before</h2>" in page
    assert "Now Farrow" in page
    assert newest("teams.release-player").league_slug == "fwshl"


def test_a_team_changes_its_colours(house: House, desk: Client) -> None:
    said = {"name": "Night Owls", "short": "NOW", "colour": "#f2b705", "light": "#ffffff"}
    assert desk.post(f"{OWLS}/edit", {**said, "colour": "yellow"}).status_code == 422
    assert desk.post(f"{OWLS}/edit", said).status_code == 302
    assert Team.objects.get(slug="night-owls", league=house.league).colour == "#f2b705"
    assert newest("teams.change-team").data["was"]["colour"] == "#0b5aa6"


def test_a_team_is_added_to_a_division(house: House, desk: Client) -> None:
    said = {
        "name": "Ice Otters",
        "short": "ICE",
        "colour": "#0e7c7b",
        "light": "#ffffff",
        "division": "bronze",
    }
    assert desk.post(f"{TEAMS}/fall-2026/new", said).status_code == 302
    assert house.season.entries.filter(team__slug="ice-otters", division=house.division).exists()
    assert newest("teams.enter-team").actor == f"people.user:{house.operator.pk}"
    assert desk.post(f"{TEAMS}/fall-2026/new", said).status_code == 422


def test_a_player_of_the_other_league_is_not_there(cast: Cast, desk: Client) -> None:
    Player.objects.filter(league=cast.tossup.league, slug="now-7").update(slug="elsewhere")
    assert desk.get(f"{OWLS}/players/elsewhere/edit").status_code == 404
