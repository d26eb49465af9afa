"""What an edition counts by a name of its own is a few taps: which, and whose it was."""

import pytest
from msgspec import structs

from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.model.events import Occurrence, Side
from tests.console.finger import Finger
from tests.console.rink import Rink

TEXTS = library.texts(library.trial_folders())


def counting(id: str, right: str = "", wrong: str = "") -> Rink:
    """A game under an invented edition, perhaps with a line of it otherwise."""
    rink = Rink()
    rink.edition = wire.read_edition(TEXTS[id].replace(right, wrong) if right else TEXTS[id], TEXTS)
    rink.setup = structs.replace(rink.setup, edition=id)
    return rink


@pytest.fixture(name="ladder")
def ladder_hockey() -> Rink:
    return counting("ladder-hockey/2026-01-01")


def test_a_teams_is_the_name_and_the_team(ladder: Rink) -> None:
    Finger(ladder, "?screen=menu").tap("Something the rulebook counts").tap("Icing").tap("Night Owls")
    assert ladder.events[-1].body == Occurrence(name="icing", side=Side.AWAY)


def test_a_players_is_the_name_the_team_and_the_number() -> None:
    """On his tile, or typed where no list has him."""
    counter = 'clause = "warnings"\nsubject = "team"'
    rink = counting("ladder-hockey/2026-01-01", counter, counter.replace("team", "player"))
    rink.ready()
    Finger(rink, "?screen=occurrence&name=warning").tap("Night Owls").tile("8")
    assert rink.events[-1].body == Occurrence(name="warning", side=Side.AWAY, number="8")
    Finger(rink, "?screen=occurrence&name=warning&number=99").tap("Warning: 99 Harbor Lights")
    assert rink.events[-1].body == Occurrence(name="warning", side=Side.HOME, number="99")
    assert "Warning, Night Owls 8" in Finger(rink, "?screen=sheet").page.text


def test_what_a_rule_waits_for_is_nobodys() -> None:
    rink = counting("timed-inline/2026-01-01")
    Finger(rink, "?screen=occurrence").tap("Running time").tap("Running time Put it on the sheet")
    assert rink.events[-1].body == Occurrence(name="running-time")


def test_where_the_rulebook_counts_nothing_of_the_sort_the_menu_has_none() -> None:
    finger = Finger(Rink(), "?screen=menu")
    assert "Something the rulebook counts" not in finger.page.text


def test_a_name_that_the_rulebook_has_not_is_asked_for(ladder: Rink) -> None:
    finger = Finger(ladder, "?screen=occurrence&name=zamboni")
    assert "What was it?" in finger.page.text
