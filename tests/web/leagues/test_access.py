"""What one may not know of isn't there; what one may not do says why."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import Http404

from rinkbook.web.leagues.access import (
    Visitor,
    division_for,
    edition_for,
    is_operator,
    league_for,
    leagues_of,
    require_role,
    season_for,
)
from rinkbook.web.leagues.actions import grant_role, withdraw_role
from rinkbook.web.leagues.models import Role
from rinkbook.web.teams.access import entry_for, player_for, team_for
from tests.web.cast import Cast


def test_leagues_seasons_divisions_and_editions_are_found_by_their_slugs(cast: Cast) -> None:
    league = league_for("fwshl")
    season = season_for(league, "fall-2026")
    assert (league, season) == (cast.fwshl.league, cast.fwshl.season)
    assert division_for(season, "bronze") == cast.fwshl.division
    assert edition_for(league, "fwshl/2026-03-24").title == "FWSHL playing rules"


def test_what_belongs_to_the_other_league_is_not_there(cast: Cast) -> None:
    with pytest.raises(Http404, match=r"Expected an edition of Toss Up league, got 'fwshl/2026-03-24'\."):
        edition_for(cast.tossup.league, "fwshl/2026-03-24")
    ours = team_for(cast.fwshl.league, "night-owls")
    assert team_for(cast.tossup.league, "night-owls") != ours
    assert entry_for(cast.fwshl.season, "night-owls").team == ours
    cast.fwshl.suspended.slug = "only-here"
    cast.fwshl.suspended.save()
    assert player_for(cast.fwshl.league, "only-here") == cast.fwshl.suspended
    with pytest.raises(Http404):
        player_for(cast.tossup.league, "only-here")


def test_a_name_that_no_row_can_have_is_not_there_on_any_database(db: None) -> None:
    with pytest.raises(Http404, match=r"Expected a league of this installation, got 'fwshl\\x00'\."):
        league_for("fwshl\0")


def test_the_operator_may_enter_the_own_desk(cast: Cast) -> None:
    assert "owner" in require_role(cast.fwshl.operator, cast.fwshl.league)
    assert leagues_of(cast.fwshl.operator) == [cast.fwshl.league]


@pytest.mark.parametrize("who", ["the other operator", "a stranger", "nobody"])
def test_for_who_is_nobody_in_the_league_its_desk_is_not_there(cast: Cast, who: str) -> None:
    visitors: dict[str, Visitor] = {
        "the other operator": cast.tossup.operator,
        "a stranger": cast.stranger,
        "nobody": AnonymousUser(),
    }
    with pytest.raises(Http404):
        require_role(visitors[who], cast.fwshl.league)
    assert not is_operator(visitors[who], cast.fwshl.league)


def test_a_captain_is_told_which_role_the_desk_asks_for(cast: Cast) -> None:
    with pytest.raises(PermissionDenied) as refused:
        require_role(cast.fwshl.home.captain, cast.fwshl.league, "owner", "league-manager")
    assert str(refused.value) == "Expected league manager or owner of FWSHL league, got captain."


def test_a_role_that_was_withdrawn_opens_nothing_more(cast: Cast) -> None:
    role = Role.objects.get(user=cast.fwshl.operator, league=cast.fwshl.league)
    withdraw_role(role=role, by="system")
    with pytest.raises(Http404):
        require_role(cast.fwshl.operator, cast.fwshl.league)


def test_a_role_granted_twice_is_one_role(cast: Cast) -> None:
    for _ in range(2):
        grant_role(user=cast.stranger, league=cast.fwshl.league, role="referee", by=cast.fwshl.operator)
    assert Role.objects.filter(user=cast.stranger).count() == 1


def test_a_role_in_one_league_is_none_in_the_other(cast: Cast) -> None:
    grant_role(user=cast.stranger, league=cast.fwshl.league, role="commissioner", by=cast.fwshl.operator)
    assert is_operator(cast.stranger, cast.fwshl.league)
    assert not is_operator(cast.stranger, cast.tossup.league)
