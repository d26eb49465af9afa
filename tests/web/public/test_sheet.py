"""The sheet on one page of paper."""

import json

from django.test import Client

from tests.web.cast import Cast
from tests.web.games.sheets import line
from tests.web.public.night import finish, hat_trick_and_one, keep, read, start

PAGE = "/fwshl/games/fall-2026-51/sheet"


def test_an_empty_one_can_be_filled_in_by_hand(client: Client, cast: Cast) -> None:
    page = read(client, PAGE)
    assert "Night Owls v Copper Kings" in page
    assert "Now Adler" in page
    assert "Captain, Copper Kings" in page


def test_the_suspended_and_the_absent_are_struck_and_said_so(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    page = " ".join(read(client, PAGE).split())
    assert '<tr class=x><td class="r n">11</td><td><span>Cop Jansen</span> <i>suspended</i>' in page


def test_goals_and_rulings_stand_in_short(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    finish(cast.fwshl)
    page = " ".join(read(client, PAGE).split())
    assert "3–0" in page
    assert '<tr class=v><td class="r f">4</td>' in page
    assert "§ Goal limit." in page
    assert "Not counted. It stays 3–0." in page


def test_a_ruling_that_no_longer_holds_is_struck_on_paper_too(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    keep(cast.fwshl, line("fix", "amend", left=300, target="goal-1", changes={"number": "5"}))
    page = read(client, PAGE)
    assert "<s>Not counted. It stays 3–0.</s> The sheet was corrected." in page


def test_a_goal_has_its_types_as_the_judge_has_them(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    for number in ("3", "4"):
        keep(
            cast.fwshl,
            line(f"trip-{number}", "penalty", left=600, side="away", number=number, offence="tripping"),
        )
    keep(cast.fwshl, line("goal", "goal", left=590, side="home", number="5"))
    assert '<td class="c">PP 5-on-3</td>' in read(client, PAGE)


def test_a_penalty_has_off_start_and_on(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, line("trip", "penalty", left=600, side="away", number="3", offence="tripping"))
    finish(cast.fwshl)
    page = read(client, PAGE)
    assert page.count(">10:00<") == 2
    assert ">8:00<" in page


def test_who_signed_is_on_it(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    finish(cast.fwshl)
    body = {"kind": "signature", "role": "captain", "side": "home", "name": "Now Adler"}
    signed = {"id": "signed", "place": {"period": 3, "moment": "after"}, "body": body}
    keep(cast.fwshl, json.dumps(signed).encode())
    page = read(client, PAGE)
    assert "signed: Now Adler" in page
    assert "final, not signed by all" in page
