"""The console's page on this host: it shows a game, takes its lines once each, and loses none."""

from collections.abc import Iterable
from datetime import timedelta

import pytest
import time_machine
from django.test import Client

from rinkbook.core import wire
from rinkbook.core.game import fold
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Event as Line
from rinkbook.core.model.events import Strike
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.web.games import bridge
from rinkbook.web.games.actions import append
from rinkbook.web.games.models import Aside, Event, Verdict
from rinkbook.web.rink import actions
from rinkbook.web.rink.models import Pen
from rinkbook.web.schedule import actions as schedule
from tests.web.cast import FACE_OFF, Cast, House
from tests.web.games.sheets import opening
from tests.web.rink.doors import address, device_of, enter, post, text_of

FULL = {"Rinkbook-Part": "console"}


@pytest.fixture
def begun(house: House) -> House:
    append(game=house.game, events=opening(), by=house.operator, role="operator")
    return house


def goals(house: House) -> list[str]:
    return list(Event.objects.filter(game=house.game, kind="goal").values_list("code", flat=True))


def test_the_page_is_a_document_and_for_the_shell_its_part_alone(house: House) -> None:
    client = enter(house)
    whole, part = client.get(address(house.game)), client.get(address(house.game), headers=FULL)
    assert text_of(whole).startswith("<!doctype html>")
    assert text_of(part).startswith('<main id="console"')
    assert "Rinkbook-Part" in part.headers["Vary"]


def test_the_address_says_which_screen(begun: House) -> None:
    answer = enter(begun).get(f"{address(begun.game)}?screen=goal&side=home", headers=FULL)
    assert 'data-screen="goal"' in text_of(answer)
    assert "Who scored?" in text_of(answer)


def test_a_form_is_a_line_of_the_sheet_and_leads_on(begun: House) -> None:
    client = enter(begun)
    answer = post(
        client, begun.game, "goal", 900, side="home", number="7", assists=["3", "4"], then="?screen=sheet"
    )
    assert answer.status_code == 302
    assert answer.headers["Location"] == f"{address(begun.game)}?screen=sheet"
    row = Event.objects.get(game=begun.game, kind="goal")
    assert (row.device, row.by, row.role, row.n) == (device_of(begun).code, "Ada", "scorekeeper", 1)
    assert Verdict.objects.get(game=begun.game).home_score == 1
    assert bridge.sheet_of(begun.game).goals[0].assists == ("3", "4")


def test_a_form_sent_twice_is_one_line(begun: House) -> None:
    client = enter(begun)
    for _ in range(2):
        assert post(client, begun.game, "goal", 900, side="home", number="7", order="7").status_code == 302
    assert len(goals(begun)) == 1
    post(client, begun.game, "goal", 900, side="home", number="7", order="8")
    assert len(goals(begun)) == 2


def test_what_the_officials_played_on_from_comes_in_one_go_with_who_decided_it(house: House) -> None:
    client = enter(house)
    keys = ["line-up-before-start:may:home", "line-up-before-start:may:away"]
    said = {"id": "anyway", "played-on": keys, "played-on-by": "Ref Radley"}
    for _ in range(2):
        assert post(client, house.game, "period-start", 1020, **said).status_code == 302
    rows = list(Event.objects.filter(game=house.game).order_by("seq").values_list("code", "kind"))
    assert rows == [("anyway-on-1", "played-on"), ("anyway-on-2", "played-on"), ("anyway", "period-start")]
    found = [each for each in bridge.sheet_of(house.game).findings if each.code == "played-on"]
    assert [each.by for each in found][:2] == ["Ref Radley", "Ref Radley"]


def test_nobody_named_who_decided_is_told_and_nothing_is_saved(house: House) -> None:
    said = {"played-on": "line-up-before-start:may:home", "played-on-name": " "}
    answer = post(enter(house), house.game, "period-start", 1020, **said)
    assert answer.status_code == 422
    assert "Who decided: expected a name, got none" in text_of(answer)
    assert not Event.objects.filter(game=house.game).exists()


def test_an_id_made_on_the_device_is_kept_and_counts_once(begun: House) -> None:
    client = enter(begun)
    for _ in range(2):
        post(
            client, begun.game, "goal", 900, side="home", number="7", id="tap-1", n="4", device="someone-else"
        )
    assert goals(begun) == ["tap-1"]
    assert Event.objects.get(code="tap-1").device == device_of(begun).code


def test_an_id_that_comes_again_with_other_words_changes_nothing_and_is_kept_aside(begun: House) -> None:
    client = enter(begun)
    post(client, begun.game, "goal", 900, side="home", number="7", id="tap-1")
    answer = post(client, begun.game, "goal", 900, side="home", number="8", id="tap-1")
    assert answer.status_code == 409
    assert "expected what the sheet has under this id, got another body or place" in text_of(answer)
    assert bridge.sheet_of(begun.game).goals[0].number == "7"
    assert Aside.objects.get(game=begun.game).code == "tap-1"


def test_a_line_gets_its_place_after_all_that_the_sheet_has(begun: House) -> None:
    client = enter(begun)
    post(client, begun.game, "clock-start", 900, order="2")
    post(client, begun.game, "clock-stop", 880, order="2")
    orders = Event.objects.filter(game=begun.game).order_by("seq").values_list("order", flat=True)
    assert list(orders) == sorted(set(orders))


def test_what_is_no_event_is_told_at_its_field_and_nothing_is_saved(begun: House) -> None:
    before = Event.objects.count()
    answer = post(enter(begun), begun.game, "goal", 0, side="left", clock="7:99")
    assert answer.status_code == 422
    assert "expected a reading of the clock such as 6:42, got &#39;7:99&#39;" in text_of(answer)
    assert Event.objects.count() == before


def test_an_unknown_kind_is_told_with_what_came(begun: House) -> None:
    answer = post(enter(begun), begun.game, "hat-trick", 900)
    assert answer.status_code == 422
    assert "expected a kind of event, got &#39;hat-trick&#39;" in text_of(answer)


def test_a_goal_of_somebody_who_is_not_in_the_line_up_is_kept_with_a_finding(begun: House) -> None:
    post(enter(begun), begun.game, "goal", 900, side="home", number="99")
    sheet = bridge.sheet_of(begun.game)
    assert sheet.score == (1, 0)
    assert any("99" in finding.got for finding in sheet.findings)


def test_a_strike_takes_a_line_off_and_another_puts_it_back(begun: House) -> None:
    client = enter(begun)
    post(client, begun.game, "goal", 900, side="home", number="7", id="g")
    post(client, begun.game, "strike", target="g", id="s")
    assert bridge.sheet_of(begun.game).score == (0, 0)
    post(client, begun.game, "strike", target="s")
    assert bridge.sheet_of(begun.game).score == (1, 0)


def test_the_time_is_the_devices_own_where_it_tells_one(begun: House) -> None:
    client = enter(begun)
    post(client, begun.game, "clock-start", 900, entered="2026-11-14T02:45:00Z")
    answer = client.get(address(begun.game), headers={**FULL, "Rinkbook-Now": "2026-11-14T02:45:30.250Z"})
    assert "14:30" in text_of(answer)


def test_a_time_that_is_none_is_the_hosts(begun: House) -> None:
    answer = enter(begun).get(address(begun.game), headers={**FULL, "Rinkbook-Now": "half past nine"})
    assert answer.status_code == 200


def test_the_first_device_that_opens_a_game_keeps_its_sheet(house: House) -> None:
    ada, bo = enter(house, "Ada"), enter(house, "Bo")
    ada.post(f"{address(house.game)}/open")
    bo.post(f"{address(house.game)}/open")
    assert Pen.objects.get(game=house.game).device.label == "Ada"
    assert "Ada keeps this sheet" in text_of(bo.get(address(house.game)))
    assert "keeps this sheet" not in text_of(ada.get(address(house.game)))


def test_a_look_takes_nobodys_pen(house: House) -> None:
    enter(house).get(address(house.game))
    assert not Pen.objects.exists()


def test_taking_over_is_a_deed_of_its_own_and_raises_the_epoch(house: House) -> None:
    ada, bo = enter(house, "Ada"), enter(house, "Bo")
    ada.post(f"{address(house.game)}/open")
    assert "Take over from Ada" in text_of(bo.get(address(house.game)))
    bo.post(f"{address(house.game)}/pen")
    assert (Pen.objects.get().device.label, Pen.objects.get().epoch) == ("Bo", 2)
    assert "Bo keeps this sheet" in text_of(ada.get(address(house.game)))


def test_a_line_of_a_device_that_lost_the_pen_is_kept_with_the_epoch_it_knew(begun: House) -> None:
    ada, bo = enter(begun, "Ada"), enter(begun, "Bo")
    ada.post(f"{address(begun.game)}/open")
    bo.post(f"{address(begun.game)}/pen")
    post(ada, begun.game, "goal", 900, side="home", number="7", id="ada")
    post(bo, begun.game, "goal", 800, side="home", number="8", id="bo")
    assert dict(Event.objects.filter(kind="goal").values_list("code", "epoch")) == {"ada": 1, "bo": 2}


def test_the_other_leagues_game_is_not_there(cast: Cast) -> None:
    answer = enter(cast.fwshl).get(f"/rink/games/{cast.tossup.game.slug}-x")
    assert answer.status_code == 404
    assert "a game at North Rink on 2026-11-13" in text_of(answer)


def test_a_device_of_the_other_league_writes_on_its_own_game_alone(cast: Cast) -> None:
    assert cast.tossup.game.slug == cast.fwshl.game.slug
    post(enter(cast.tossup), cast.tossup.game, "note", 900, text="Bright lights")
    assert not Event.objects.filter(game=cast.fwshl.game).exists()
    assert Event.objects.filter(game=cast.tossup.game).exists()


@pytest.mark.parametrize("what", ["another rink", "another night"])
def test_a_game_of_another_rink_or_night_is_not_there_for_looking_or_writing(house: House, what: str) -> None:
    south = schedule.add_rink(league=house.league, slug="south", name="South Rink", by=house.operator)
    later = FACE_OFF + timedelta(days=1)
    where, at = (south, FACE_OFF) if what == "another rink" else (house.rink, later)
    other = schedule.plan_game(
        home=house.third,
        away=house.home.entry,
        number=60,
        starts_at=at,
        slot=4500,
        rink=where,
        by=house.operator,
    )
    client = enter(house)
    assert client.get(address(other)).status_code == 404
    assert post(client, other, "note", 900, text="x").status_code == 404
    assert client.post(f"{address(other)}/open").status_code == 404
    assert not Event.objects.exists()
    assert not Pen.objects.exists()


def test_without_a_device_looking_asks_for_the_code_and_writing_is_refused(
    client: Client, begun: House
) -> None:
    before = Event.objects.count()
    assert client.get(address(begun.game)).headers["Location"] == "/rink/"
    answer = post(client, begun.game, "goal", 900, side="home", number="7")
    assert answer.status_code == 403
    assert "Expected a device that a game-day code let in, got one that none did." in text_of(answer)
    assert Event.objects.count() == before


def test_what_a_withdrawn_device_sends_is_kept_aside_and_it_is_told_so(begun: House) -> None:
    client, before = enter(begun), Event.objects.count()
    actions.revoke_device(device=device_of(begun), by=begun.operator)
    answer = post(client, begun.game, "goal", 900, side="home", number="7", id="late")
    assert answer.status_code == 403
    assert "What you entered is kept for the league’s operator" in text_of(answer)
    assert Event.objects.count() == before
    assert Aside.objects.get(code="late").why.startswith("expected a device in use")


def test_a_device_older_than_two_weeks_is_told_so(begun: House, tonight: time_machine.Traveller) -> None:
    client = enter(begun)
    tonight.shift(timedelta(days=15))
    answer = client.get(address(begun.game))
    assert answer.status_code == 403
    assert "expected a device of the last two weeks" in text_of(answer).lower()


def test_a_form_without_its_token_writes_nothing(begun: House) -> None:
    ada = enter(begun)
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = ada.cookies
    assert post(strict, begun.game, "goal", 900, side="home", number="7").status_code == 403
    assert goals(begun) == []


@pytest.fixture
def failing_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who fails on the line `bad` until it is struck."""

    def play(edition: Edition, setup: Setup, events: Iterable[Line]) -> Sheet:
        lines = tuple(events)
        struck = {line.body.target for line in lines if isinstance(line.body, Strike)}
        if any(line.id == "bad" for line in lines) and "bad" not in struck:
            raise ZeroDivisionError("a fault of ours")
        return fold.play(edition, setup, lines, wire.RULES)

    monkeypatch.setattr(wire, "play", play)


def test_a_line_on_which_the_judge_fails_is_kept_and_can_be_taken_off(
    begun: House, failing_judge: None
) -> None:
    client = enter(begun)
    assert post(client, begun.game, "note", 900, text="hm", id="bad").status_code == 302
    assert Event.objects.filter(code="bad").exists()
    answer = client.get(address(begun.game))
    assert answer.status_code == 500
    assert "all is kept, but not judged" in text_of(answer)
    assert 'name="target" value="bad"' in text_of(answer)
    assert post(client, begun.game, "strike", target="bad").status_code == 302
    assert client.get(address(begun.game)).status_code == 200


def test_what_is_entered_reaches_the_listeners_of_the_live_page(begun: House) -> None:
    before = Verdict.objects.get(game=begun.game).tick
    post(enter(begun), begun.game, "goal", 900, side="home", number="7")
    assert Verdict.objects.get(game=begun.game).tick > before


def test_who_keeps_the_clock_is_switched_on_this_device_alone(house: House) -> None:
    ada, bo = enter(house, "Ada"), enter(house, "Bo")
    ada.post(f"{address(house.game)}/open")
    assert ada.get(f"{address(house.game)}/clock").status_code == 405
    pressed = 'data-switch aria-pressed="true"'
    assert pressed not in text_of(ada.get(f"{address(house.game)}?screen=menu"))
    assert ada.post(f"{address(house.game)}/clock").headers["Location"] == address(house.game)
    assert pressed in text_of(ada.get(f"{address(house.game)}?screen=menu"))
    assert pressed not in text_of(bo.get(f"{address(house.game)}?screen=menu"))
    ada.post(f"{address(house.game)}/clock")
    assert pressed not in text_of(ada.get(f"{address(house.game)}?screen=menu"))


def test_the_host_tells_the_ways_out_of_a_game(house: House) -> None:
    text = text_of(enter(house).get(f"{address(house.game)}?screen=menu"))
    assert "Tonight’s games" in text
    assert 'href="/rink/tonight"' in text


@pytest.fixture
def signed(begun: House) -> House:
    """A game that is over and that everybody has signed."""
    client = enter(begun)
    post(client, begun.game, "forfeit", 900, sides="away")
    for side in ("home", "away"):
        post(client, begun.game, "signature", moment="after", role="captain", side=side, name="Adler")
    post(client, begun.game, "signature", moment="after", role="referee", name="Rowe")
    assert Verdict.objects.get(game=begun.game).state == "final"
    return begun


def test_a_closed_sheet_says_who_can_reopen_it_and_keeps_what_was_tapped(signed: House) -> None:
    answer = post(enter(signed), signed.game, "goal", 900, side="home", number="7", id="late")
    assert answer.status_code == 409
    assert "expected an open one, got one that is final. The referee can reopen it here" in text_of(answer)
    assert Aside.objects.get(code="late")


def test_the_referee_reopens_a_sheet_at_the_rink_and_it_is_signed_anew(signed: House) -> None:
    client = enter(signed)
    assert "The referee reopens the sheet" in text_of(client.get(address(signed.game)))
    assert client.get(f"{address(signed.game)}/reopen").status_code == 405
    for _ in range(2):
        assert client.post(f"{address(signed.game)}/reopen").status_code == 302
    assert Verdict.objects.get(game=signed.game).state == "open"
    assert set(Event.objects.filter(kind="strike").values_list("role", flat=True)) == {"referee"}
    assert Event.objects.filter(kind="strike").count() == 3
    assert post(client, signed.game, "note", 900, text="The clock was off").status_code == 302


def test_after_the_night_only_the_operator_reopens_a_sheet(
    signed: House, tonight: time_machine.Traveller
) -> None:
    client = enter(signed)
    tonight.shift(timedelta(days=1))
    assert "The referee reopens the sheet" not in text_of(client.get(address(signed.game)))
    answer = client.post(f"{address(signed.game)}/reopen")
    assert answer.status_code == 403
    assert "got a later day" in text_of(answer)
    answer = post(client, signed.game, "goal", 900, side="home", number="7", id="late")
    assert "Only the league’s operator can reopen it by now" in text_of(answer)
    assert Verdict.objects.get(game=signed.game).state == "final"
