"""A device hands in what it kept, and is answered with all it needs; nothing is answered with loss."""

import json

import msgspec
import pytest
from django.http import Http404

from rinkbook.core.errors import InvalidEvent
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.games.models import Aside, Event, Verdict
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.rink.actions import receive, revoke_device, take_pen, write
from rinkbook.web.rink.models import Device
from rinkbook.web.rink.sync import Answer, read_batch, write_answer
from tests.web.cast import Cast, House
from tests.web.games.sheets import line, opening


def hand_in(device: Device, *events: bytes, game: str = "fall-2026-51", **rest: object) -> Answer:
    raw = json.dumps({"game": game, "events": [json.loads(event) for event in events], **rest})
    return receive(device=device, batch=read_batch(raw.encode()))


def goal(id: str, n: int) -> bytes:
    return line(id, "goal", 1000 - n, n, side="home", number="7")


def test_what_a_device_hands_in_is_on_the_sheet_under_its_name(house: House) -> None:
    device = house.device().device
    answer = hand_in(device, *opening(), goal("g1", 7))
    assert answer.kept[-1] == "g1"
    assert Event.objects.get(code="g1").device == device.code
    assert Event.objects.get(code="g1").by == "Ada, scorekeeper"
    assert sheet_of(house.game).score == (1, 0)


def test_a_batch_handed_in_twice_is_answered_the_same_way(house: House) -> None:
    device = house.device().device
    assert hand_in(device, *opening(), goal("g1", 7)) == hand_in(device, *opening(), goal("g1", 7))
    assert Event.objects.count() == 7


def test_the_answer_has_the_gaps_in_the_devices_numbers(house: House) -> None:
    device = house.device().device
    assert hand_in(device, *opening(), goal("g1", 7), goal("g2", 10)).gaps == (8, 9)
    assert hand_in(device, goal("g3", 8)).gaps == (9,)


def test_the_answer_has_the_lines_after_the_cursor(house: House) -> None:
    device, other = house.device().device, house.device("Bo").device
    hand_in(device, *opening())
    answer = hand_in(other, line("n1", "note", n=1, text="Hello"), cursor=5)
    assert [json.loads(bytes(event))["id"] for event in answer.events] == ["start", "n1"]
    assert answer.cursor == 7


def test_the_answer_has_the_set_up_where_the_device_has_another(house: House) -> None:
    device = house.device().device
    newest = json.loads(bytes(hand_in(device, *opening()).setup))
    assert newest["home"]["name"] == "Night Owls"
    assert bytes(hand_in(device, setup=newest.get("version", 1)).setup) == b"null"


def test_the_answer_has_the_digest_of_the_verdict_and_who_holds_the_pen(house: House) -> None:
    device, other = house.device().device, house.device("Bo").device
    take_pen(game=house.game, device=device)
    mine, theirs = hand_in(device, *opening()), hand_in(other)
    assert mine.digest == theirs.digest == Verdict.objects.get().digest
    assert mine.pen is not None and theirs.pen is not None
    assert (mine.pen.mine, theirs.pen.mine, theirs.pen.label) == (True, False, "Ada, scorekeeper")


def test_the_answer_goes_out_as_json_and_comes_back(house: House) -> None:
    answer = hand_in(house.device().device, *opening())
    assert msgspec.json.decode(write_answer(answer), type=Answer).kept == answer.kept


@pytest.mark.parametrize("raw", [b"", b"[]", b'{"events": []}', b'{"game": 7}'])
def test_what_is_no_batch_is_refused_with_expected_and_got(raw: bytes) -> None:
    with pytest.raises(InvalidEvent, match="batch: expected a game and its events, got"):
        read_batch(raw)


def test_a_game_of_the_other_league_is_not_there_for_a_device(cast: Cast) -> None:
    cast.tossup.game.slug = "fall-2026-99"
    cast.tossup.game.save()
    with pytest.raises(Http404):
        hand_in(cast.fwshl.device().device, *opening(), game="fall-2026-99")
    assert not Event.objects.exists()


def test_what_a_withdrawn_device_hands_in_is_kept_aside_for_the_operator(house: House) -> None:
    device = house.device().device
    hand_in(device, *opening())
    revoke_device(device=device, by=house.operator)
    answer = hand_in(device, goal("g1", 7))
    assert answer.kept == ()
    assert answer.aside == {"g1": "expected a device in use, got one that the league has withdrawn"}
    assert Aside.objects.get().code == "g1"
    assert sheet_of(house.game).score == (0, 0)


def test_what_a_withdrawn_device_had_handed_in_before_is_still_answered_as_kept(house: House) -> None:
    device = house.device().device
    hand_in(device, *opening())
    revoke_device(device=device, by=house.operator)
    assert hand_in(device, *opening()).aside == {}


def test_taking_the_pen_over_raises_the_epoch_and_taking_it_again_does_not(house: House) -> None:
    device, other = house.device().device, house.device("Bo").device
    epochs = [take_pen(game=house.game, device=each).epoch for each in (device, device, other, device)]
    assert epochs == [1, 1, 2, 3]
    assert AuditEntry.objects.filter(action="rink.take-pen").count() == 3


def test_the_console_writes_on_its_own_nights_games_alone(cast: Cast) -> None:
    device = cast.fwshl.device().device
    assert write(game=cast.fwshl.game, device=device, events=opening()).faults == ()
    cast.tossup.game.slug = "fall-2026-99"
    cast.tossup.game.save()
    with pytest.raises(Http404):
        write(game=cast.tossup.game, device=device, events=opening())
