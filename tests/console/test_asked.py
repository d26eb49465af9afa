"""What a rule asks an official for: a countdown, a forfeit that is played on, a length, who begins."""

import pytest

from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import (
    Countdown,
    CountdownOver,
    Forfeit,
    PeriodStart,
    ShootsFirst,
    Side,
    TimeLeft,
)
from tests.console.finger import Finger
from tests.console.rink import Rink, dress
from tests.promises import rules


@pytest.fixture
def short() -> Rink:
    """Night Owls are five, one too few."""
    rink = Rink("fwshl")
    for side, most in ((Side.HOME, 12), (Side.AWAY, 6)):
        roster = [one for one in rink.setup.team(side).roster if not one.sub and not one.bars]
        players = [dress(one) for one in roster[:most]]
        rink.enter("line-up-confirmed", "P1 before", side=side.value, players=players, by="C")
    rink.enter("officials", "P1 before", referees=list(rink.setup.referees))
    return rink


def test_a_team_that_is_short_has_its_time_put_on_the_clock(short: Rink) -> None:
    finger = Finger(short, "?screen=start").tap("Put 5:00 on the clock for Night Owls")
    assert short.events[-1].body == Countdown(rule="minimum-players", side=Side.AWAY)
    assert "Night Owls are waited for 5:00" in finger.words
    short.wait(200)
    assert "Night Owls are waited for 1:40" in Finger(short, "?screen=start").words


def test_when_it_is_over_the_forfeit_is_asked_for(short: Rink) -> None:
    Finger(short, "?screen=start").tap("Put 5:00 on the clock for Night Owls")
    cause = short.events[-1].id
    short.wait(301)
    finger = Finger(short, "?screen=start").tap("The time is over")
    assert short.events[-1].body == CountdownOver(rule="minimum-players", side=Side.AWAY)
    assert short.events[-1].id == f"{cause}-over"
    rules(short.desk.sheet, "still-short-forfeit", "fwshl.short-at-start-forfeit")
    finger = Finger(short, "?screen=decide")
    assert "The referee declares the forfeit of Night Owls" in finger.words


def test_a_countdown_that_ran_out_while_nobody_looked_ends_by_itself(short: Rink) -> None:
    """The button is marked for the shell, which taps it at zero; by then nobody has to."""
    Finger(short, "?screen=start").tap("Put 5:00 on the clock for Night Owls")
    assert "data-at-zero" in short.get("?screen=start")


def test_a_forfeit_stands_and_they_play_all_the_same(short: Rink) -> None:
    Finger(short, "?screen=start").tap("Put 5:00 on the clock for Night Owls")
    short.wait(301)
    Finger(short, "?screen=start").tap("The time is over")
    Finger(short, "?screen=decide").tap("The forfeit stands, and they play")
    body = short.events[-1].body
    assert body == Forfeit(sides=(Side.AWAY,), sort="at-start", by="Ardith Mokvist", plays_on=True)
    assert not short.desk.sheet.over


def test_any_forfeit_may_be_played_on_by_the_menu(short: Rink) -> None:
    Finger(short, "?screen=decide&step=forfeit").tap("Harbor Lights forfeit and play")
    body = short.events[-1].body
    assert isinstance(body, Forfeit)
    assert body.plays_on
    assert not short.desk.sheet.over


def test_the_official_sets_another_length_than_the_rules_have() -> None:
    rink = Rink("fwshl")
    rink.ready()
    rink.end()
    finger = Finger(rink).tap("Another length")
    for digit in "930":
        finger.tap(digit)
    finger.tap("Show it")
    assert "17:00 by the rules 9:30 the official says" in finger.words
    finger.tap("Start the 2nd period with 9:30")
    assert rink.events[-1].body == PeriodStart(length=570)
    assert (rink.desk.sheet.clock.length, rink.desk.sheet.clock.left) == (570, 570)


def test_who_begins_the_shootout_is_a_line_of_the_sheet() -> None:
    rink = Rink("tossup")
    rink.ready()
    rink.end()
    rink.start()
    rink.end()
    rink.start()
    rink.end()
    finger = Finger(rink, "?screen=shootout").tap("Night Owls shoot first")
    assert rink.events[-1].body == ShootsFirst(side=Side.AWAY, by="10")
    finger.tile("8").tap("Goal")
    assert "Night Owls" in rink.desk.name(rink.desk.sheet.attempts[0].side)
    assert rink.desk.sheet.next.side is Side.HOME


def test_overtime_that_hangs_on_the_slot_asks_for_the_ice_that_is_left() -> None:
    rink = Rink("fwshl", stage="playoffs", sort="playoff")
    rink.ready()
    for _ in range(2):
        rink.end()
        if rink.desk.sheet.next.period == 3:
            rink.enter("time-left", "P3 before", seconds="1860")
        rink.start()
    rink.end()
    rink.wait(60)
    finger = Finger(rink)
    assert "How much ice is left?" in finger.words
    finger.tap("The official confirms")
    assert isinstance(rink.events[-1].body, TimeLeft)
    assert rink.desk.sheet.next.step == "overtime"
    assert rink.desk.sheet.phase is Phase.BREAK
