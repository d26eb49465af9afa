"""`rinkbook league` founds a league with its operator, or makes nothing and says why."""

import pytest

from rinkbook.cli import main
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.leagues.models import League
from rinkbook.web.people.models import User

pytestmark = pytest.mark.django_db


def told(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, list[str]]:
    code = main(["league", *argv])
    return code, capsys.readouterr().out.splitlines()


def test_the_operator_signs_in_with_the_password_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(capsys, "pond", "Pond League", "Robin@pond.example", "--time-zone", "America/Chicago")
    user = User.objects.get(email="robin@pond.example")
    assert code == 0
    assert lines[0] == "Pond League, at /pond; its desk is at /pond/staff/."
    assert user.check_password(lines[1].rpartition(" ")[2])
    assert League.objects.get(slug="pond").time_zone == "America/Chicago"
    assert AuditEntry.objects.get(action="leagues.found").league_slug == "pond"


def test_who_has_an_account_keeps_the_password(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "pond", "Pond League", "robin@pond.example")
    code, lines = told(capsys, "lake", "Lake League", "robin@pond.example", "--sport", "inline")
    assert (code, lines[1]) == (0, "Operator robin@pond.example, with the password as before.")
    assert User.objects.count() == 1
    assert list(League.objects.values_list("slug", "sport")) == [("lake", "inline"), ("pond", "ice")]


@pytest.mark.parametrize(
    "slug", ["rink", "account", "healthz", "live", "static", "Pond", "pond/league", "pond_league"]
)
def test_an_address_of_the_site_itself_or_none_at_all_is_refused(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = told(capsys, slug, "Pond League", "robin@pond.example")
    expected = (
        f"league slug: expected small letters, figures, dashes, no word of the site's own; got {slug!r}"
    )
    assert (code, lines) == (1, [expected])


def test_every_fault_is_told_and_nothing_is_made(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "pond", "Pond League", "robin@pond.example")
    code, lines = told(capsys, "pond", "Other", "nobody", "--time-zone", "Mars/Utopia")
    assert code == 1
    assert lines == [
        "league slug: expected one that no league has, got 'pond'",
        "league operator: expected an e-mail address, got 'nobody'",
        "league time zone: expected one such as America/Chicago, got 'Mars/Utopia'",
    ]
    assert (League.objects.count(), User.objects.count()) == (1, 1)
