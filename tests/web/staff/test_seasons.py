"""Seasons, divisions and editions in force; a broken rulebook tells every fault and saves nothing."""

from datetime import UTC, datetime

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rinkbook import library
from rinkbook.web.leagues.models import Division, Edition, Season, SeasonEdition
from tests.web.cast import Cast, House
from tests.web.staff.desk import newest, only_for_operators, text

SEASONS = "/fwshl/staff/seasons"
FALL = f"{SEASONS}/fall-2026"
EDITION = f"{FALL}/editions/new"
WHEN = {"day": "2026-11-20", "at": "06:00"}


@pytest.mark.parametrize(
    "path", [SEASONS, f"{SEASONS}/new", FALL, f"{FALL}/edit", f"{FALL}/divisions/new", EDITION]
)
def test_seasons_are_for_the_leagues_own_operators(cast: Cast, path: str) -> None:
    only_for_operators(cast, path)


def test_a_season_is_opened_and_logged(house: House, desk: Client) -> None:
    said = {"name": "Spring 2027", "starts": "2027-04-02", "ends": "2027-06-25", "state": "planned"}
    assert desk.post(f"{SEASONS}/new", {**said, "ends": "2027-01-01"}).status_code == 422
    assert desk.post(f"{SEASONS}/new", said).status_code == 302
    assert Season.objects.filter(league=house.league, slug="spring-2027").exists()
    assert newest("leagues.open-season").actor == f"people.user:{house.operator.pk}"
    assert desk.post(f"{SEASONS}/new", said).status_code == 422


def test_a_season_is_over_by_the_operators_word(house: House, desk: Client) -> None:
    said = {"name": "Fall 2026", "starts": "2026-09-04", "ends": "2027-03-28", "state": "over"}
    assert desk.post(f"{FALL}/edit", said).status_code == 302
    assert Season.objects.get(pk=house.season.pk).state == Season.State.OVER
    assert newest("leagues.change-season").data["was"]["state"] == "running"


def test_a_division_is_added_once(house: House, desk: Client) -> None:
    said = {"name": "Silver", "position": "1"}
    assert desk.post(f"{FALL}/divisions/new", said).status_code == 302
    assert Division.objects.filter(season=house.season, slug="silver").exists()
    assert "no division of Fall 2026 has" in text(desk.post(f"{FALL}/divisions/new", said))


def test_an_edition_that_ships_comes_into_force_at_a_moment_of_the_leagues_time(
    house: House, desk: Client
) -> None:
    assert desk.post(EDITION, {"source": "fwshl/2026-03-24", **WHEN}).status_code == 302
    row = SeasonEdition.objects.filter(season=house.season).latest("id")
    assert row.in_force_from == datetime(2026, 11, 20, 11, 0, tzinfo=UTC)
    assert newest("leagues.put-in-force").data["edition"] == "fwshl/2026-03-24"
    page = text(desk.get(FALL))
    assert page.count(">Coming<") == 1
    assert page.count(">In force<") == 1


def test_two_editions_cannot_stand_from_one_moment(house: House, desk: Client) -> None:
    desk.post(EDITION, {"source": "fwshl/2026-03-24", **WHEN})
    page = text(desk.post(EDITION, {"source": "fwshl/2026-03-24", **WHEN}))
    assert "Expected a moment of its own, got that of fwshl/2026-03-24." in page


def own_edition(**changes: str) -> str:
    """The league's edition with other words in places."""
    text = library.texts()["fwshl/2026-03-24"]
    for old, new in changes.items():
        assert MARKS[old] in text
        text = text.replace(MARKS[old], new, 1)
    return text


MARKS = {
    "id": 'id = "fwshl/2026-03-24"',
    "mercy": "on = 7\n",
    "limit": "per_player = 3",
    "kind": 'kind = "moving-games"',
}


def test_an_own_text_is_put_in_force_with_its_base(house: House, desk: Client) -> None:
    text = own_edition(id='id = "fwshl/2027-01-01"', limit="per_player = 4")
    assert desk.post(EDITION, {"source": "pasted", "text": text, **WHEN}).status_code == 302
    edition = Edition.objects.get(code="fwshl/2027-01-01")
    assert edition.text.replace("\r\n", "\n") == text
    assert "usa-hockey/2025-29" in edition.bases


def test_a_broken_rulebook_file_tells_every_fault_with_place_expected_and_got(
    house: House, desk: Client
) -> None:
    broken = own_edition(
        mercy='on = "seven"\n', limit="per_player = 3\nper_planet = 1", kind='kind = "moving-gams"'
    )
    file = SimpleUploadedFile("rules.toml", broken.encode())
    before = Edition.objects.count(), SeasonEdition.objects.count()
    answer = desk.post(EDITION, {"source": "pasted", "file": file, **WHEN})
    page = answer.content.decode()
    assert answer.status_code == 422
    listed = page[page.index("<ol>") : page.index("</ol>")]
    assert listed.count("<li>") >= 3
    for where in ("mercy.on", "per_planet", "moving-gams"):
        assert where in listed
    assert listed.count("expected") >= 3
    assert listed.count("got") >= 3
    assert "per_planet = 1" in page[page.index("<textarea") :]
    assert (Edition.objects.count(), SeasonEdition.objects.count()) == before


def test_what_is_no_toml_and_what_is_no_text_is_told(house: House, desk: Client) -> None:
    answer = text(desk.post(EDITION, {"source": "pasted", "text": "id = ", **WHEN}))
    assert "expected TOML" in answer
    binary = SimpleUploadedFile("rules.toml", b"\xff\xfe\x00")
    assert "Expected text in UTF-8" in text(desk.post(EDITION, {"source": "pasted", "file": binary, **WHEN}))
    neither = text(desk.post(EDITION, {"source": "pasted", **WHEN}))
    assert "Expected a file or a text below, got neither." in neither
    assert Edition.objects.filter(league=house.league).count() == 1


def test_the_other_leagues_season_is_not_there(cast: Cast, desk: Client) -> None:
    Season.objects.filter(pk=cast.tossup.season.pk).update(slug="elsewhere")
    assert desk.get(f"{SEASONS}/elsewhere").status_code == 404
