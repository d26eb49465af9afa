"""`rinkbook import`: shows first, applies when told, and says where a file is amiss."""

from argparse import Namespace
from datetime import date
from pathlib import Path

import pytest

from rinkbook.commands import import_
from rinkbook.web.leagues import actions as leagues
from rinkbook.web.leagues.models import League
from rinkbook.web.teams.models import Player

ROSTER = "team,name,number,division\nMill Wheels,Ada Candlow,7,Silver\n"


@pytest.fixture
def pond(db: None) -> League:
    """A league with a season and a division, and nobody in it."""
    league = leagues.found_league(
        slug="pond", name="Pond", short_name="Pond", sport="ice", time_zone="America/New_York", by="a test"
    )
    season = leagues.open_season(
        league=league, slug="fall", name="Fall", starts=date(2026, 9, 1), ends=date(2027, 3, 1), by="a test"
    )
    leagues.add_division(season=season, slug="silver", name="Silver", by="a test")
    return league


def run(tmp_path: Path, text: str, *, apply: bool = False, league: str = "pond", season: str = "fall") -> int:
    file = tmp_path / "file.csv"
    file.write_text(text, encoding="utf-8")
    return import_.run(Namespace(kind="rosters", file=file, league=league, season=season, apply=apply))


def test_it_shows_and_does_nothing(pond: League, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, ROSTER) == 0
    assert capsys.readouterr().out.splitlines() == [
        "+ line 2: Mill Wheels in Silver",
        "+ line 2: 7 Ada Candlow, Mill Wheels (new player)",
        "2 to create, 0 to change, 0 left as they are.",
        "Nothing was done. With --apply it is.",
    ]
    assert not Player.objects.exists()


def test_it_applies_when_told_and_only_once(
    pond: League, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, ROSTER, apply=True) == 0
    assert run(tmp_path, ROSTER, apply=True) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line[0] in "DN"] == [
        "Done.",
        "Nothing to do.",
    ]
    assert Player.objects.count() == 1


def test_a_fault_has_its_line_and_ends_with_1(
    pond: League, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, ROSTER.replace(",7,", ",170,"), apply=True) == 1
    out = capsys.readouterr().out
    assert "! line 2, column number: expected a jersey's number, 0 to 99 or 00, got '170'" in out
    assert "1 fault, so nothing can be applied." in out
    assert not Player.objects.exists()


def test_an_unknown_league_or_season_names_those_that_there_are(
    pond: League, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, ROSTER, league="lake") == 1
    assert run(tmp_path, ROSTER, season="spring") == 1
    assert capsys.readouterr().err.splitlines() == [
        "league: expected one of this installation (pond), got 'lake'",
        "season: expected one of Pond (fall), got 'spring'",
    ]
