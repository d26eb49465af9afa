"""The command: an installation in use is left alone; the password stays in a file of this machine."""

import stat
from argparse import Namespace
from pathlib import Path

import pytest
from django.conf import settings

from rinkbook.commands import demo
from rinkbook.demo import doors
from rinkbook.web.leagues import actions as leagues
from rinkbook.web.leagues.models import League
from rinkbook.web.people.models import User


@pytest.fixture
def in_use(db: None) -> League:
    return leagues.found_league(
        slug="old-timers", name="Old Timers", short_name="OT", sport="ice", time_zone="UTC", by="its owner"
    )


def test_an_installation_in_use_is_refused(in_use: League, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.run(Namespace(if_empty=False, seed=1, password="")) == 1
    assert capsys.readouterr().out == (
        "demo: expected an installation without leagues, got one with old-timers\n"
    )
    assert League.objects.count() == 1


def test_if_empty_leaves_an_installation_in_use_alone(
    in_use: League, capsys: pytest.CaptureFixture[str]
) -> None:
    assert demo.run(Namespace(if_empty=True, seed=1, password="")) == 0
    assert capsys.readouterr().out == "Not empty (old-timers), so no demo was made.\n"
    assert not User.objects.exists()


def test_the_password_is_its_owners_to_read_and_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "VAR", tmp_path)
    assert doors.known_password() == ""
    password = doors.new_password()
    doors.keep_password(password)
    assert doors.known_password() == password
    assert stat.S_IMODE(doors.password_file().stat().st_mode) == 0o600


def test_two_passwords_differ() -> None:
    assert len({doors.new_password() for _ in range(20)}) == 20
