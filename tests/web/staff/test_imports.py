"""A file brought in: what it would do is shown first, a fault stops all of it, and it is done whole."""

from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.schedule.models import Game
from rinkbook.web.teams.models import Player
from tests.web.cast import Cast, House
from tests.web.staff.desk import newest, only_for_operators, text

PATH = "/fwshl/staff/import"
ROSTER = "team,name,number,position\nHerons,Hanna Heron,9,\nHerons,Gus Gate,1,G\n"
SAID = {"kind": "rosters", "season": "fall-2026"}


def test_importing_is_for_the_leagues_own_operators(cast: Cast) -> None:
    only_for_operators(cast, PATH)
    only_for_operators(cast, PATH, post=True)


def test_a_file_is_looked_at_first_and_changes_nothing(house: House, desk: Client) -> None:
    before = AuditEntry.objects.count()
    file = SimpleUploadedFile("herons.csv", ROSTER.encode())
    page = text(desk.post(PATH, {**SAID, "file": file}))
    assert "Hanna Heron" in page
    assert "Import it" in page
    assert "line 2" in page
    assert not Player.objects.filter(name="Hanna Heron").exists()
    assert AuditEntry.objects.count() == before


def test_what_was_looked_at_is_imported_and_logged(house: House, desk: Client) -> None:
    assert desk.post(PATH, {**SAID, "text": ROSTER, "sure": "1"}).status_code == 302
    assert house.third.spots.filter(left_at=None).count() == 2
    assert newest("staff.import").actor == f"people.user:{house.operator.pk}"


def test_a_faulty_line_stops_the_whole_file_and_the_text_is_kept(house: House, desk: Client) -> None:
    faulty = f"{ROSTER}Hurons,Nobody Known,4,\n"
    answer = desk.post(PATH, {**SAID, "text": faulty, "sure": "1"})
    page = text(answer)
    assert "line 4" in page
    assert "expected a team of Fall 2026" in page
    assert "Hurons,Nobody Known,4," in page[page.index("<textarea") :]
    assert not Player.objects.filter(name="Hanna Heron").exists()


def test_what_is_no_csv_is_told(house: House, desk: Client) -> None:
    page = text(desk.post(PATH, {**SAID, "text": "sing, o goddess", "sure": "1"}))
    assert "expected" in page
    assert "Nothing was imported" in page
    assert "Expected a file or a text below, got neither." in text(desk.post(PATH, SAID))


def test_a_schedule_for_the_other_leagues_season_is_refused(cast: Cast, desk: Client) -> None:
    cast.tossup.season.slug = "elsewhere"
    cast.tossup.season.save(update_fields=["slug"])
    games = "date,time,home,away,rink\n2026-11-20,21:40,Night Owls,Herons,North Rink\n"
    answer = desk.post(PATH, {"kind": "schedule", "season": "elsewhere", "text": games, "sure": "1"})
    assert answer.status_code == 422
    assert Game.objects.count() == 2


def test_every_column_is_documented_on_the_page(house: House, desk: Client) -> None:
    page = text(desk.get(PATH))
    assert "served by" in page
    assert "the team's name or its id" in page
