"""What the rules refuse can be recorded all the same: with its clause, and with who decided it."""

from typing import Any

import pytest

from rinkbook.console.forms import Given, InvalidForm
from rinkbook.console.played_on import read_lines
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import PeriodStart, PlayedOn, ShootoutAttempt, Side, Strike, TimeOut
from rinkbook.core.ruling import Finding
from tests.console.finger import Finger
from tests.console.rink import Rink


def played_on(rink: Rink) -> list[PlayedOn]:
    return [event.body for event in rink.events if isinstance(event.body, PlayedOn)]


def found(rink: Rink) -> list[Finding]:
    return [finding for finding in rink.desk.sheet.findings if finding.code == "played-on"]


@pytest.fixture
def night() -> Rink:
    rink = Rink("tossup")
    rink.ready()
    return rink


def test_a_refused_start_offers_it_with_the_referees_as_tiles() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, "?screen=start")
    assert "The officials played on Say who decided it" in finger.words
    finger.tap("Ardith Mokvist")
    assert rink.desk.sheet.phase is Phase.PLAYING
    assert isinstance(rink.events[-1].body, PeriodStart)
    assert [body.by for body in played_on(rink)] == ["Ardith Mokvist", "Ardith Mokvist"]
    assert [each.by for each in found(rink)] == ["Ardith Mokvist", "Ardith Mokvist"]
    assert {each.clause for each in found(rink)} == {"fwshl.lineup-before-start"}


def test_somebody_else_may_have_decided_it(night: Rink) -> None:
    night.enter("time-out", "P1 10:00", side="home")
    finger = Finger(night, "?screen=time-out&side=home&left=500")
    finger.tap("It was taken all the same", **{"played-on-name": "The rink manager"})
    assert isinstance(night.events[-1].body, TimeOut)
    assert [each.by for each in found(night)] == ["The rink manager"]


def test_the_key_names_the_line_that_was_entered(night: Rink) -> None:
    night.enter("time-out", "P1 10:00", side="home")
    Finger(night, "?screen=time-out&side=home&left=500").tap("Jorn Tellaway")
    line = night.events[-1]
    assert [body.key for body in played_on(night)] == [f"time-out:may:{line.id}"]
    assert night.events[-2].id == f"{line.id}-on-1"


def test_undone_at_once_the_decision_goes_with_the_line(night: Rink) -> None:
    night.enter("time-out", "P1 10:00", side="home")
    Finger(night, "?screen=time-out&side=home&left=500").tap("Jorn Tellaway")
    Finger(night).tap("Undo Time-out")
    assert [type(event.body) for event in night.events[-2:]] == [Strike, Strike]
    assert not night.desk.sheet.findings


def test_nobody_named_is_refused_and_nothing_is_kept() -> None:
    fields: dict[str, Any] = {"kind": ["time-out"], "side": ["home"], "played-on": ["time-out:may:{id}"]}
    with pytest.raises(InvalidForm) as refused:
        read_lines(fields, (), Given(id="e1"))
    assert refused.value.faults == {"Who decided": "expected a name, got none"}


def test_a_suspended_player_who_played_is_on_the_sheet_with_who_let_him() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, "?screen=lineup&side=home").tap("He dresses all the same")
    button = next(one for one in finger.page.controls if one.said.startswith("This is tonight’s team"))
    assert "disabled" in button.attrs
    finger.tap("Ardith Mokvist")
    assert any(line.number == "71" for line in rink.desk.players())
    assert [(each.by, each.event) for each in found(rink)] == [("Ardith Mokvist", rink.events[-1].id)]


def test_a_number_worn_twice_may_be_played_with() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, "?screen=lineup&side=away&worn=ow-3%3A8")
    assert "Number 8 is worn twice" in finger.words
    finger.tap("Jorn Tellaway")
    assert [each.by for each in found(rink)] == ["Jorn Tellaway"]


def test_who_may_not_shoot_has_shot_all_the_same() -> None:
    rink = Rink("tossup", stage="season", sort="season")
    rink.ready()
    rink.enter("penalty", "P1 10:00", side="home", number="10", offence="fighting")
    for _ in range(2):
        rink.end()
        rink.start()
    rink.end()
    finger = Finger(rink, "?screen=shootout").tap("Harbor Lights shoot first")
    finger.tap("Somebody who may not shoot has shot").tile("10")
    assert "Somebody else shoots" in finger.words
    finger.tap("Ardith Mokvist")
    assert rink.events[-1].body == ShootoutAttempt(side=Side.HOME, number="10", scored=True)
    assert [each.by for each in found(rink)] == ["Ardith Mokvist"]
