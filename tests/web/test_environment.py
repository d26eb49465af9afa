"""What the settings read from the machine."""

import stat
from pathlib import Path

import pytest

from rinkbook.web.environment import read_database, read_list, read_secret_key


def test_without_an_address_the_database_is_a_file_that_waits_for_the_disk(tmp_path: Path) -> None:
    database = read_database("", tmp_path)
    assert database["NAME"] == tmp_path / "rinkbook.sqlite3"
    assert database["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "synchronous=FULL" in database["OPTIONS"]["init_command"]


def test_an_address_names_a_postgresql(tmp_path: Path) -> None:
    database = read_database("postgresql://rink:p%40ss@db.example:5433/league", tmp_path)
    assert database == {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": "league",
        "USER": "rink",
        "PASSWORD": "p@ss",
        "HOST": "db.example",
        "PORT": "5433",
        "OPTIONS": {},
    }


def test_what_an_address_says_besides_goes_to_the_driver_and_a_folder_is_a_socket(tmp_path: Path) -> None:
    database = read_database("postgresql:///league?host=/run/postgresql&sslmode=require", tmp_path)
    assert (database["HOST"], database["NAME"]) == ("/run/postgresql", "league")
    assert database["OPTIONS"] == {"sslmode": "require"}


@pytest.mark.parametrize("url", ["mysql://a/b", "postgresql://host", "league"])
def test_another_address_is_refused_with_what_was_expected(url: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="DATABASE_URL: expected postgresql://"):
        read_database(url, tmp_path)


def test_a_refused_address_keeps_its_password_to_itself(tmp_path: Path) -> None:
    with pytest.raises(ValueError) as refused:
        read_database("mysql://rink:hunter2@host/league", tmp_path)
    assert "hunter2" not in str(refused.value)


def test_the_secret_key_is_made_once_and_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SECRET_KEY")
    first = read_secret_key(tmp_path / "var")
    assert len(first) >= 50
    assert read_secret_key(tmp_path / "var") == first
    assert stat.S_IMODE((tmp_path / "var" / "secret-key").stat().st_mode) == 0o600


def test_a_list_is_split_at_commas_and_trimmed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RINKBOOK_HOSTS", "league.example, rink.example,")
    assert read_list("RINKBOOK_HOSTS") == ["league.example", "rink.example"]
