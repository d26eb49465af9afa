"""Whole nights by tapping alone: from the line-ups to the signatures, one in each league."""

from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import CaptainNamed, LineUpConfirmed, Side, Signature
from tests.console.finger import Finger
from tests.console.rink import Rink
from tests.promises import rules


def test_a_night_of_the_ice_league() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink)
    assert "Night Owls: who is here?" in finger.words
    finger.tap("This is tonight’s team")
    assert "Ridderhof can’t play tonight" in finger.words
    finger.tile("19").tap("Add a sub").tile("61").tile("19").tap("This is tonight’s team")
    body = next(e.body for e in reversed(rink.events) if isinstance(e.body, LineUpConfirmed))
    assert "19" not in {one.number for one in body.players}
    assert [one.sub_for for one in body.players if one.number == "61"] == ["hl-19"]
    assert body.by == "10 Corvane"
    finger.tap("Start the warm-up").tap("Go on").tap("These are the referees").tap("Start the 1st period")
    finger.tap("Start clock").tap("Goal Harbor Lights").tile("10").tile("44").tile("4")
    for period in ("1st", "2nd"):
        finger = Finger(rink, "?screen=period-end").tap(f"End the {period} period")
        if period == "2nd":
            finger.tap("The official confirms")
        finger.tap("Start the ")
    finger = Finger(rink, "?screen=period-end").tap("End the 3rd period")
    assert "Harbor Lights win 1–0" in finger.words
    finger.tap("Sign").tap("Sign").tap("The referee signs")
    assert "Game 52" in finger.words
    assert rink.desk.sheet.signed == ("home", "away", "referee")


def test_a_tie_of_the_season_stands() -> None:
    rink = Rink("fwshl")
    rink.ready()
    for _ in range(2):
        rink.end()
        rink.start()
    rink.end()
    assert "Tie, 0–0" in Finger(rink).words
    assert rink.desk.sheet.phase is Phase.OVER


def test_a_night_of_the_inline_leagues_goes_to_a_shootout() -> None:
    rink = Rink("tossup")
    finger = Finger(rink).tap("This is tonight’s team").tap("This is tonight’s team").tap("Start the warm-up")
    finger.tap("Go on").tap("Yes").tap("Yes").tap("These are the referees").tap("Start the 1st period")
    assert "Clock runs, even at a whistle" in finger.words
    Finger(rink, "?screen=period-end").tap("End the 1st period").tap("Start the 2nd period")
    finger = Finger(rink, "?screen=period-end").tap("End the 2nd period")
    assert "Overtime, 5:00, 3 a side. The next goal wins." in finger.words
    finger.tap("Start the overtime")
    assert "3 on 3" in finger.words
    assert "wins the game" in finger.words
    assert "No time-out in overtime." not in finger.words
    finger = Finger(rink, "?screen=period-end").tap("End the overtime").tap("Night Owls shoot first")
    finger.tile("8").tap("No goal").tile("10").tap("Goal")
    assert "Harbor Lights win 1–0 in the shootout" in finger.words
    rules(rink.desk.sheet, "shootout-decided", "tossup.shootout")
    assert rink.desk.sheet.players[0].goals == 0


def test_a_substitute_is_no_tile_of_the_shootout_but_his_reason_is_there() -> None:
    rink = Rink("tossup")
    finger = Finger(rink).tap("This is tonight’s team").tile("19").tap("Add a sub").tile("61").tile("19")
    finger.tap("This is tonight’s team")
    rink.start()
    while rink.desk.sheet.next.step != "shootout":
        rink.end()
        if rink.desk.sheet.next.step in ("period", "overtime"):
            rink.start()
    finger = Finger(rink).tap("Harbor Lights shoot first")
    shooters = {one.attrs["value"] for one in finger.page.controls if one.attrs.get("name") == "number"}
    assert "61" not in shooters
    assert "10" in shooters
    assert rink.desk.edition.clause("tossup.sub-no-shootout").heading in finger.words


def test_the_start_names_what_is_missing() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, "?screen=start")
    button = next(one for one in finger.page.controls if one.said.startswith("Start the 1st period"))
    assert "disabled" in button.attrs
    assert "Harbor Lights have given no line-up. Night Owls have given no line-up." in button.said
    finger.tap("Ardith Mokvist")
    rules(rink.desk.sheet, "line-up-missing", "fwshl.lineup-before-start")
    assert rink.desk.sheet.phase is Phase.PLAYING


def test_too_few_may_start_when_the_other_captain_waives_it() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink).tap("This is tonight’s team")
    for number in ("4", "7", "11", "17", "19", "22"):
        finger.tile(number)
    assert "Harbor Lights can't start: 4 rostered skaters, 6 needed." in finger.words
    finger.tap("This is tonight’s team")
    finger = Finger(rink, "?screen=start").tap("Night Owls’ captain waives it")
    rules(rink.desk.opened, "minimum-waived", "fwshl.minimum-waiver")
    finger.tap("Start the 1st period")
    assert rink.desk.sheet.phase is Phase.PLAYING


def test_a_forfeit_at_the_start_is_the_referees() -> None:
    rink = Rink("fwshl")
    Finger(rink, "?screen=start").tap("The referee declares a forfeit").tap("Night Owls forfeit")
    result = rink.desk.sheet.result
    assert result is not None
    assert result.how == "forfeit"


def test_without_a_letter_somebody_speaks_who_is_no_goalie() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink).tile("9").tile("90").tap("This is tonight’s team")
    assert "Who speaks for Night Owls tonight?" in finger.words
    offered = {one.attrs["value"] for one in finger.page.controls if one.attrs.get("name") == "number"}
    assert "31" not in offered
    finger.tile("8")
    assert rink.events[-1].body == CaptainNamed(side=Side.AWAY, number="8")
    assert "Harbor Lights: who is here?" in finger.words


def test_one_number_twice_is_marked_and_one_must_change() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink).tap("Another number tonight").tile("8").tap("3").tap("Enter")
    assert "Number twice: one must change" in finger.words
    assert "Number 3 is worn twice by Night Owls." in finger.words


def test_a_captain_who_is_not_here_is_set_down_so() -> None:
    rink = Rink("fwshl")
    rink.ready()
    rink.enter("forfeit", "P1 10:00", sides=["away"])
    finger = Finger(rink).tap("Not here", report="Left before the end")
    body = rink.events[-1].body
    assert isinstance(body, Signature)
    assert (body.absent, body.report) == (True, "Left before the end")
    assert "10 Corvane wasn’t here" in finger.words


def test_a_game_misconduct_asks_the_referee_for_a_report() -> None:
    rink = Rink("fwshl")
    rink.ready()
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="fighting")
    rink.enter("forfeit", "P1 10:00", sides=["away"])
    assert "What happened: three lines on who was sent off" in Finger(rink).words
