"""The schedule: games planned, moved, put off for a reason that the edition allows."""

from datetime import UTC, datetime

from django.test import Client

from rinkbook.web.leagues.bridge import book_of
from rinkbook.web.leagues.models import Edition
from rinkbook.web.schedule.models import Game, Rink
from tests.promises import published
from tests.web.cast import Cast, House
from tests.web.staff.desk import lines_of_a_game, newest, only_for_operators, play, signed_in, text

PATH = "/fwshl/staff/schedule"
GAME = "/fwshl/staff/games/fall-2026-51"


def fields(house: House, **other: str) -> dict[str, str]:
    return {
        "home": str(house.home.entry.pk),
        "away": str(house.third.pk),
        "number": "52",
        "stage": "season",
        "day": "2026-11-20",
        "at": "21:40",
        "rink": "north",
        "minutes": "75",
        **other,
    }


def test_the_schedule_is_for_the_leagues_own_operators(cast: Cast) -> None:
    for path in (
        PATH,
        f"{PATH}/new",
        f"{GAME}/move",
        f"{GAME}/postpone",
        f"{GAME}/referees",
        "/fwshl/staff/rinks/new",
    ):
        only_for_operators(cast, path)


def test_games_stand_by_day_in_the_leagues_time(house: House, desk: Client) -> None:
    page = text(desk.get(PATH))
    assert "Friday 13 November 2026" in page
    assert "21:40" in page


def test_a_game_is_planned_in_the_leagues_time_and_logged(house: House, desk: Client) -> None:
    assert desk.post(f"{PATH}/new", fields(house)).status_code == 302
    game = Game.objects.get(number=52)
    assert game.starts_at == datetime(2026, 11, 21, 2, 40, tzinfo=UTC)
    assert (game.slot, game.rink, game.division) == (4500, house.rink, house.division)
    assert newest("schedule.plan-game").subject == f"schedule.game:{game.pk}"


def test_every_fault_of_a_game_is_told_and_nothing_is_saved(house: House, desk: Client) -> None:
    wrong = fields(house, away=str(house.home.entry.pk), number="51", at="quarter to ten", minutes="5")
    answer = desk.post(f"{PATH}/new", wrong)
    page = text(answer)
    assert answer.status_code == 422
    assert "Expected another team than the home team, got Night Owls twice." in page
    assert "Expected a number that no game of Fall 2026 has, got 51, which is planned." in page
    assert "Expected a time such as 21:40, got 'quarter to ten'." in page
    assert "Expected the slot's minutes, 20 to 300, got '5'." in page
    assert Game.objects.filter(league=house.league).count() == 1


def test_a_number_or_a_day_beyond_counting_is_told(house: House, desk: Client) -> None:
    for day in ("0001-01-01", "9999-12-31"):
        page = text(desk.post(f"{PATH}/new", fields(house, number="9" * 30, day=day)))
        assert "Expected a whole number from 1 to 999999" in page
        assert f"Expected a date such as 2026-11-13, got '{day}'." in page


def test_a_team_of_the_other_league_cannot_be_planned(cast: Cast, desk: Client) -> None:
    answer = desk.post(f"{PATH}/new", fields(cast.fwshl, away=str(cast.tossup.away.entry.pk)))
    assert answer.status_code == 422
    assert Game.objects.filter(league=cast.fwshl.league).count() == 1


def test_a_game_is_moved(house: House, desk: Client) -> None:
    other = Rink.objects.create(league=house.league, slug="south", name="South Rink")
    moved = {"day": "2026-11-14", "at": "08:15", "rink": "south", "minutes": "60"}
    assert desk.post(f"{GAME}/move", moved).status_code == 302
    house.game.refresh_from_db()
    assert house.game.starts_at == datetime(2026, 11, 14, 13, 15, tzinfo=UTC)
    assert (house.game.rink, house.game.slot) == (other, 3600)
    assert newest("schedule.move-game").data["was"]["rink"] == "north"


def test_a_game_that_began_keeps_its_time(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    moved = {"day": "2026-11-20", "at": "21:40", "rink": "north", "minutes": "75"}
    page = text(desk.post(f"{GAME}/move", moved, follow=True))
    assert "expected a game that hasn't begun, got one with a sheet" in page
    assert Game.objects.get(pk=house.game.pk).starts_at == house.game.starts_at


def test_a_postponement_asks_for_a_reason_that_the_edition_allows(house: House, desk: Client) -> None:
    page = desk.get(f"{GAME}/postpone").content.decode()
    published(page, book_of(Edition.objects.get(league=house.league)), "fwshl.schedule-changes")
    refused = desk.post(f"{GAME}/postpone", {"ground": "a-party", "why": "Everybody is away."})
    assert refused.status_code == 422
    assert Game.objects.get(pk=house.game.pk).state == Game.State.PLANNED
    assert desk.post(f"{GAME}/postpone", {"ground": "weather", "why": "Ice storm."}).status_code == 302
    assert Game.objects.get(pk=house.game.pk).state == Game.State.POSTPONED
    entry = newest("schedule.postpone-game")
    assert entry.data == {
        "why": "The weather closed the rink. Ice storm.",
        "clause": "fwshl.schedule-changes",
    }


def test_a_league_without_such_a_clause_postpones_for_any_reason(cast: Cast) -> None:
    desk = signed_in(cast.tossup.operator)
    path = f"/tossup/staff/games/{cast.tossup.game.slug}/postpone"
    assert desk.post(path, {"ground": "any", "why": "Holiday."}).status_code == 302
    assert newest("schedule.postpone-game").data == {"why": "Holiday.", "clause": ""}


def test_a_rinks_name_is_once_a_league(house: House, desk: Client) -> None:
    assert desk.post("/fwshl/staff/rinks/new", {"name": "North"}).status_code == 422
    assert desk.post("/fwshl/staff/rinks/new", {"name": "South Rink"}).status_code == 302
    assert Rink.objects.filter(league=house.league).count() == 2
    assert newest("schedule.add-rink").league_slug == "fwshl"


def test_referees_are_kept_a_name_a_line(house: House, desk: Client) -> None:
    assert desk.post(f"{GAME}/referees", {"referees": "Remy Rowe\n\n Rae Ruiz "}).status_code == 302
    assert Game.objects.get(pk=house.game.pk).referees == ["Remy Rowe", "Rae Ruiz"]
    assert newest("schedule.assign-referees").data == {"referees": ["Remy Rowe", "Rae Ruiz"]}
