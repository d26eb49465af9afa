"""The log: who did what to which thing, in words, the league's own and no other's."""

import pytest
from django.test import Client

from rinkbook.web.kit.audit import record
from rinkbook.web.staff.reads.log import PAGE
from tests.web.cast import Cast, House
from tests.web.staff.desk import only_for_operators, text

LOG = "/fwshl/staff/log"


def test_the_log_is_for_the_leagues_own_operators(cast: Cast) -> None:
    only_for_operators(cast, LOG)


def test_an_entry_names_people_and_things_in_words(house: House, desk: Client) -> None:
    page = text(desk.get(LOG))
    assert "<b>Make code</b>: North Rink" in page
    assert "Olive Ott" in page
    assert "Fri 13 Nov, 21:20" in page


def test_a_part_of_the_site_is_shown_alone(house: House, desk: Client) -> None:
    page = text(desk.get(LOG, {"part": "schedule"}))
    assert "schedule.plan-game" in page
    assert "rink.make-code" not in page


@pytest.mark.parametrize("part", ["nothing", "\0"])
def test_a_part_that_has_no_entries_is_the_whole_log(house: House, desk: Client, part: str) -> None:
    assert "<b>Make code</b>: North Rink" in text(desk.get(LOG, {"part": part}))


def test_older_entries_are_a_page_further(house: House, desk: Client) -> None:
    for number in range(PAGE + 1):
        record(actor="system", action="kit.tried", league="fwshl", subject=f"thing {number}")
    page = text(desk.get(LOG))
    assert f"thing {PAGE}" in page
    assert ": thing 0<" not in page
    older = page[page.index("before=") + 7 :].split('"')[0]
    assert ": thing 0<" in text(desk.get(LOG, {"before": older}))


def test_nothing_of_the_other_league_is_in_it(cast: Cast, desk: Client) -> None:
    record(actor="system", action="kit.tried", league="tossup", subject="a secret of theirs")
    assert "a secret of theirs" not in text(desk.get(LOG))


def test_a_long_list_is_counted(house: House, desk: Client) -> None:
    record(actor="system", action="kit.tried", league="fwshl", data={"events": [str(n) for n in range(80)]})
    assert "events: 80 of them" in text(desk.get(LOG))


def test_a_place_in_the_log_that_no_number_reaches_is_its_newest(house: House, desk: Client) -> None:
    assert "Make code" in text(desk.get(LOG, {"before": "9" * 5000}))
