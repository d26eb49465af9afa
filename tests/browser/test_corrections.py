"""At the table: a correction before and after, what was played on from, a finding put right, a wait."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from rinkbook.core.game.sheet import Sheet
from rinkbook.web.games.actions import append
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.games.models import Event
from tests.browser.night import Night
from tests.browser.scorekeeper import PHONE, TABLET, Scorekeeper, Shoot
from tests.web.cast import NOW, House
from tests.web.games.sheets import BEFORE, line, line_up, opening

Sit = Callable[[House], Scorekeeper]


@pytest.fixture(params=["tablet", "phone", "dark"])
def sit(
    request: pytest.FixtureRequest, new_page: Callable[..., Page], night: Night, shoot: Shoot
) -> Iterator[Sit]:
    """Somebody at the table with a game open; nothing on any screen may keep anybody out."""
    size = PHONE if request.param == "phone" else TABLET
    scheme = "dark" if request.param == "dark" else "light"
    made: list[Scorekeeper] = []

    def down(house: House) -> Scorekeeper:
        page = new_page(viewport=size, has_touch=True, color_scheme=scheme)
        keeper = Scorekeeper(page, NOW, shoot, f"change-{request.param}")
        keeper.come_in(house.code.code, "Ada")
        keeper.open("Night Owls")
        made.append(keeper)
        return keeper

    yield down
    assert [fault for keeper in made for fault in keeper.faults] == []


def keep(house: House, *lines: bytes) -> None:
    append(game=house.game, events=lines, by=house.operator, role="operator")


def sheet(house: House) -> Sheet:
    return sheet_of(house.game)


def test_a_correction_is_seen_before_it_is_made_and_told_after(sit: Sit, night: Night) -> None:
    house = night.fwshl
    goals = [line(f"g{n}", "goal", 900 - n * 60, side="home", number="7") for n in range(1, 5)]
    keep(house, *opening(), *goals)
    table = sit(house)
    table.page.goto(f"{table.page.url.split('?')[0]}?screen=sheet")
    table.tap("Fix Goal, Night Owls 7, 14:00")
    table.tap(table.tile(3))
    expect(table.console).to_contain_text("The 11:00 goal of 7 counts.")
    expect(table.console.locator(".fallen")).to_contain_text("Not counted. It stays 3–0.")
    table.tap("Save the change")
    assert table.score == "4–0"
    table.reads("Goal 1 is 3’s. The 11:00 goal of 7 counts. 4–0.")
    table.tap("All that changed")
    expect(table.console.locator(".was-is")).to_contain_text("3–0 before")
    table.tap("Take it back")
    assert sheet(house).score == (3, 0)


def test_the_officials_play_on_and_who_decided_stands_on_the_sheet(sit: Sit, night: Night) -> None:
    house = night.fwshl
    table = sit(house)
    table.page.goto(f"{table.page.url.split('?')[0]}?screen=start")
    table.console.locator("details.all-the-same > summary").tap()
    table.look("played-on")
    table.page.get_by_label("Somebody else").or_(table.page.get_by_label("Who", exact=True)).fill(
        "Ref Radley"
    )
    table.tap(table.console.locator("details.all-the-same .named button"))
    table.shows("main")
    found = [each for each in sheet(house).findings if each.code == "played-on"]
    assert found
    assert {each.by for each in found} == {"Ref Radley"}
    kinds = list(Event.objects.filter(game=house.game).order_by("seq").values_list("kind", flat=True))
    assert kinds[-1] == "period-start"


def test_what_does_not_add_up_is_put_right_from_its_page(sit: Sit, night: Night) -> None:
    house = night.fwshl
    keep(house, *opening(), line("odd", "goal", 800, side="home", number="77"))
    table = sit(house)
    table.tap("add up")
    expect(table.console).to_contain_text("Nobody of Night Owls wears number 77 tonight.")
    table.tap("Fix the line")
    table.tap(table.tile(7))
    table.tap("Save the change")
    assert not sheet(house).findings
    expect(table.console.locator(".doubtful")).to_have_count(0)


def test_a_team_that_is_waited_for_has_its_time_end_by_itself(sit: Sit, night: Night) -> None:
    house = night.fwshl
    officials = line("officials", "officials", place=BEFORE, referees=["Remy Rowe"])
    keep(house, line_up("home", "now"), line_up("away", "cop", range(1, 6)), officials)
    table = sit(house)
    table.page.goto(f"{table.page.url.split('?')[0]}?screen=start")
    table.tap("Put 5:00 on the clock for Copper Kings")
    expect(table.console).to_contain_text("Copper Kings are waited for")
    with table.page.expect_response(lambda answer: answer.request.method == "POST"):
        table.wait(minutes=5, seconds=1)
        table.page.clock.run_for(500)
    expect(table.console).not_to_contain_text("are waited for")
    assert [each.event for each in sheet(house).proposals] == ["forfeit"]
