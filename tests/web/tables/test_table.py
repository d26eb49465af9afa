"""A table is a fold of verdicts: kept with its stamp, and folded anew where the stamp isn't true any more."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
import time_machine

from rinkbook.web.games.actions import append
from rinkbook.web.leagues.actions import add_division
from rinkbook.web.schedule.actions import plan_game
from rinkbook.web.schedule.models import Game
from rinkbook.web.tables import reads
from rinkbook.web.tables.models import TableCache
from rinkbook.web.tables.reads import reasons, table
from rinkbook.web.tables.statistics import lines_of, statistics
from rinkbook.web.teams.access import player_for
from rinkbook.web.teams.models import TeamEntry
from tests.web.cast import FACE_OFF, Cast, House
from tests.web.games.sheets import line, opening, periods

TOMORROW = FACE_OFF + timedelta(days=1)


@pytest.fixture
def played(house: House) -> Iterator[House]:
    """The home team won 2–1: 7 twice (8 assisted), for the visitors 4, on whom a minor was called."""
    lines = [
        *opening(),
        line("g1", "goal", 900, side="home", number="7", assists=["8"]),
        line("g2", "goal", 800, side="home", number="7"),
        line("g3", "goal", 700, side="away", number="4"),
        line("p1", "penalty", 600, side="away", number="4", offence="tripping"),
        line("shots", "shots", 500, side="home", count=10),
        *periods(),
    ]
    appended = append(game=house.game, events=lines, by=house.operator, role="operator")
    assert appended.sheet is not None and appended.sheet.over
    with time_machine.travel(TOMORROW, tick=False):
        yield house


def standing(house: House) -> list[tuple[str, int, int]]:
    return [(row.team, row.games_played, row.points) for row in table(house.season, house.division).rows]


def test_before_any_game_every_team_is_in_the_table(house: House) -> None:
    assert sorted(standing(house)) == [("copper-kings", 0, 0), ("herons", 0, 0), ("night-owls", 0, 0)]


def test_a_game_that_is_over_is_in_the_table_signed_or_not(played: House) -> None:
    assert standing(played)[0] == ("night-owls", 1, 2)


def test_a_game_that_is_being_played_is_not(house: House) -> None:
    append(
        game=house.game,
        events=[*opening(), line("g1", "goal", 900, side="home", number="7")],
        by="Ada",
        role="scorekeeper",
    )
    with time_machine.travel(TOMORROW, tick=False):
        assert [games for _, games, _ in standing(house)] == [0, 0, 0]


def test_a_table_read_again_is_not_folded_again(played: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = table(played.season, played.division)
    monkeypatch.setattr(reads, "stand", lambda *_: pytest.fail("folded"))
    assert table(played.season, played.division) == first


def test_a_correction_is_in_the_table_at_the_next_read(played: House) -> None:
    assert standing(played)[0] == ("night-owls", 1, 2)
    fixes = [line("s1", "strike", target="g1"), line("s2", "strike", target="g2")]
    append(game=played.game, events=fixes, by=played.operator, role="operator")
    assert standing(played)[0] == ("copper-kings", 1, 2)
    assert TableCache.objects.count() == 1


def test_a_team_that_enters_is_in_the_table_at_the_next_read(played: House) -> None:
    table(played.season, played.division)
    played.third.delete()
    assert [team for team, _, _ in standing(played)] == ["night-owls", "copper-kings"]


def test_a_table_can_be_read_as_it_was_on_an_earlier_day(played: House) -> None:
    rows = table(played.season, played.division, at=FACE_OFF - timedelta(days=1)).rows
    assert [row.games_played for row in rows] == [0, 0, 0]


def test_the_stages_of_a_season_have_their_own_tables(played: House) -> None:
    Game.objects.update(stage="playoffs")
    assert [games for _, games, _ in standing(played)] == [0, 0, 0]


def test_each_row_says_why_it_stands_there(played: House) -> None:
    found = table(played.season, played.division)
    why = reasons(played.season, found)["night-owls"]
    assert why.title == "Why Night Owls are 1st"
    assert why.sentence == "2 points, nobody else has as many."


def test_a_kept_table_that_this_release_cannot_read_is_folded_anew(played: House) -> None:
    first = table(played.season, played.division)
    TableCache.objects.update(body='{"rows": 7}')
    assert table(played.season, played.division) == first


def test_the_other_leagues_table_has_the_other_leagues_games(cast: Cast, played: House) -> None:
    rows = table(cast.tossup.season, cast.tossup.division).rows
    assert [row.games_played for row in rows] == [0, 0, 0]


def test_the_statistics_are_sums_of_the_sheets(played: House) -> None:
    found = statistics(played.season)
    figures = {
        (each.player, each.games, each.goals, each.assists, each.points, each.penalty_minutes)
        for each in found.skaters[:3]
    }
    assert figures == {("now-7", 1, 2, 0, 2, 0), ("cop-4", 1, 1, 0, 1, 2), ("now-8", 1, 0, 1, 1, 0)}
    assert len(found.skaters) == 10 + 9  # all who dressed, without the goalies


def test_a_goalies_figures_are_shots_goals_and_the_share_saved(played: House) -> None:
    goalie = next(each for each in statistics(played.season).goalies if each.player == "cop-1")
    assert (goalie.games, goalie.goals_against, goalie.saves) == (1, 2, goalie.shots_against - 2)
    assert goalie.save_share == goalie.saves / goalie.shots_against


def test_two_games_of_a_player_are_one_line_of_statistics(played: House) -> None:
    second = plan_game(
        home=played.away.entry,
        away=played.home.entry,
        number=52,
        starts_at=FACE_OFF + timedelta(hours=2),
        slot=4500,
        rink=played.rink,
        by=played.operator,
    )
    lines = [
        *opening("cop", "now", range(1, 11), range(1, 12)),
        line("g1", "goal", 900, side="away", number="7"),
        *periods(),
    ]
    append(game=second, events=lines, by=played.operator, role="operator")
    top = statistics(played.season).skaters[0]
    assert (top.player, top.games, top.goals) == ("now-7", 2, 3)
    player = player_for(played.league, "now-7")
    assert [(game, line.goals) for game, line in lines_of(player, played.season)] == [
        (second, 1),
        (played.game, 2),
    ]


def test_a_game_between_divisions_counts_for_each_in_its_own(played: House) -> None:
    silver = add_division(season=played.season, slug="silver", name="Silver", by=played.operator)
    TeamEntry.objects.filter(pk=played.away.entry.pk).update(division=silver)
    bronze = {row.team: row.points for row in table(played.season, played.division).rows}
    assert bronze == {"night-owls": 2, "herons": 0}
    (row,) = table(played.season, silver).rows
    assert (row.team, row.games_played, row.goals_against) == ("copper-kings", 1, 2)


def test_a_game_of_other_teams_leaves_a_divisions_table_as_it_is_kept(played: House) -> None:
    silver = add_division(season=played.season, slug="silver", name="Silver", by=played.operator)
    table(played.season, silver)
    kept = TableCache.objects.get(key__contains="/silver/").stamp
    append(game=played.game, events=[line("n", "note", text="late")], by="Ada", role="operator")
    table(played.season, silver)
    assert TableCache.objects.get(key__contains="/silver/").stamp == kept
