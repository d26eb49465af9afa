"""Every screen, in every part of a night: it renders, works without JavaScript, and with keys alone."""

import re
from collections.abc import Iterator

import pytest

from rinkbook.console.page import shell
from rinkbook.console.screens import SCREENS, TO_READ
from rinkbook.console.view import View
from tests.console.finger import Reader
from tests.console.rink import Rink

SAID: dict[str, list[View]] = {
    "goal": [
        View(screen="goal", side="home"),
        View(screen="goal", side="home", number="10"),
        View(screen="goal", side="home", number="10", assists=("44",)),
        View(screen="goal", side="home", number="10", assists=("44", "4")),
        View(screen="goal", side="home", number="21"),
        View(screen="goal", side="away", step="time"),
    ],
    "penalty": [
        View(screen="penalty", side="away"),
        View(screen="penalty"),
        View(screen="penalty", side="away", number="8"),
        View(screen="penalty", side="away", number="8", offence="tripping"),
        View(screen="penalty", side="away", number="31", offence="delay-of-game"),
        View(screen="penalty", side="away", bench=True, offence="too-many-players", served_by="14"),
        View(screen="penalty", side="away", number="8", whole=True),
        View(screen="penalty", side="away", number="2"),
        View(screen="penalty", side="away", step="time"),
    ],
    "lineup": [
        View(screen="lineup", side="home"),
        View(screen="lineup", side="home", flip=("hl-19",), added=("61:pool-61:hl-19:",)),
        View(screen="lineup", side="home", worn=("hl-4:7",)),
        *(View(screen="lineup", side="home", step=step) for step in ("numbers", "sub", "by")),
        View(screen="lineup", side="home", step="numbers", name="hl-4"),
        View(screen="lineup", side="home", step="sub", name="pool-61"),
    ],
    "time-out": [View(screen="time-out", side="home"), View(screen="time-out", side="home", step="running")],
    "roster-check": [View(screen="roster-check", side="away"), View(screen="roster-check", step="server")],
    "decide": [View(screen="decide", step=step) for step in ("", "forfeit", "anyway", "end")],
    "sheet": [View(screen="sheet", only_what=what) for what in ("", "home", "clock", "rulings")],
    "word": [
        View(screen="word", step=step)
        for step in ("note", "removal", "illegal-player-protest", "jersey-change", "delay", "approval", "?")
    ],
    "fix": [View(screen="fix", target=f"e{n:03}") for n in range(1, 12)]
    + [View(screen="fix", target="nobody")],
    "ruling": [View(screen="ruling", ruling="goal-limit:e009"), View(screen="ruling", ruling="none")],
}
ALL = [view for name in SCREENS for view in SAID.get(name, [View(screen=name)])]


def before(rink: Rink) -> None:
    """Nothing has been said yet."""


def playing(rink: Rink) -> None:
    rink.ready()
    for n in range(4):
        rink.enter("goal", f"P1 1{5 - n}:00", side="home", number="17")
    rink.enter("penalty", "P1 9:00", side="away", number="8", offence="tripping")
    rink.enter("goal", "P1 8:30", side="home")
    rink.enter("clock-start", "P1 8:30")
    rink.wait(20)


def resting(rink: Rink) -> None:
    playing(rink)
    rink.end(14)


def shooting(rink: Rink) -> None:
    rink.ready()
    while rink.desk.sheet.next.step != "shootout":
        rink.end()
        if rink.desk.sheet.next.step in ("period", "overtime"):
            rink.start()
    rink.enter("shootout-attempt", "SO", side="home", number="10", scored="1")


def over(rink: Rink) -> None:
    rink.ready()
    rink.enter("forfeit", "P1 10:00", sides=["away"])


NIGHT = (before, playing, resting, shooting, over)
LEAGUES = (("fwshl", "playoffs", "playoff"), ("tossup", "season", "season"))


@pytest.fixture(params=[(league, part) for league in LEAGUES for part in NIGHT], scope="module")
def rink(request: pytest.FixtureRequest) -> Rink:
    league, part = request.param
    rink = Rink(*league)
    part(rink)
    return rink


def pages(rink: Rink) -> Iterator[tuple[View, Reader]]:
    rink.faults = {}
    for view in (View(), *ALL):
        yield view, Reader(rink.show(view))


def test_every_screen_renders_and_is_the_consoles_own(rink: Rink) -> None:
    for view, page in pages(rink):
        assert page.tags[0] == ("main", {**page.tags[0][1], "id": "console"}), view


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(rink: Rink) -> None:
    for view, page in pages(rink):
        for tag, attrs in page.tags:
            assert tag not in ("script", "style"), view
            assert not [name for name in attrs if name == "style" or name.startswith("on")], (view, tag)
            assert not attrs.get("href", "").startswith(("http", "javascript:")), (view, attrs)


def test_every_control_is_a_link_or_a_button_with_words(rink: Rink) -> None:
    for view, page in pages(rink):
        for control in page.controls:
            assert control.said, (view, control)
            assert control.tag == "button" or control.attrs.get("href"), (view, control)
        clickable = [tag for tag, attrs in page.tags if "tabindex" in attrs and attrs["tabindex"] != "-1"]
        assert not clickable, view


def test_every_button_sends_a_form_or_is_a_switch_of_the_device(rink: Rink) -> None:
    for view, page in pages(rink):
        for control in page.controls:
            if control.attrs.get("type") == "submit":
                assert page.form_of(control), view
            elif control.tag == "button":
                switch = {"disabled", "data-theme-set", "data-horn", "data-sign-again"} & control.attrs.keys()
                assert switch, (view, control.said)


def test_one_thing_comes_next_and_only_one_button_is_filled(rink: Rink) -> None:
    for view, page in pages(rink):
        filled = [one for one in page.controls if is_filled(one.attrs)]
        assert len(filled) <= 1, (view, [one.said for one in filled])


def is_filled(attrs: dict[str, str]) -> bool:
    classes = attrs.get("class", "").split()
    if "disabled" in attrs or "quiet" in classes:
        return False
    return ("done" in classes) or ({"big", "start"} <= set(classes))


def test_every_label_has_its_field_and_no_id_stands_twice(rink: Rink) -> None:
    for view, page in pages(rink):
        ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
        assert len(ids) == len(set(ids)), (view, ids)
        for tag, attrs in page.tags:
            assert tag != "label" or attrs.get("for") in ids, (view, attrs)


def test_links_stay_inside_the_console(rink: Rink) -> None:
    for view, page in pages(rink):
        for control in page.controls:
            href = control.attrs.get("href", "?")
            assert href.startswith(("?", "/52", "/rules#")), (view, href)


def test_a_screen_that_is_none_becomes_what_the_game_needs(rink: Rink) -> None:
    assert rink.show(View(screen="backgammon")) == rink.show(View())


def test_who_does_not_hold_the_pen_sees_and_cannot_write() -> None:
    rink = Rink()
    playing(rink)
    rink.pen = "Tablet 1"
    for name in SCREENS:
        page = Reader(rink.get(f"?screen={name}"))
        assert "Tablet 1 keeps this sheet" in page.words
        assert [form.method for form in page.forms if form.method == "post"] == []
    assert "main" in TO_READ


def test_the_rulings_clause_is_there_to_read() -> None:
    rink = Rink()
    playing(rink)
    page = rink.get("?screen=sheet&only_what=rulings")
    assert 'data-clause="fwshl.goal-limit"' in page
    assert "/rules#fwshl.goal-limit" in page


def test_names_are_never_markup() -> None:
    rink = Rink()
    rink.enter("officials", "P1 before", referees=["<b>bold</b>"])
    assert "<b>bold" not in rink.get("?screen=officials") + rink.get("?screen=sheet")


def test_the_document_around_it_has_no_inline_script() -> None:
    rink = Rink()
    text = shell(rink.get(""), rink.setup)
    assert re.findall(r"<script[^>]*>([^<]*)</script>", text) == ["", ""]
    assert 'src="/static/console/shell.js"' in text
