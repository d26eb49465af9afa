"""Who speaks for a team, as long as he is there and may."""

import pytest

from rinkbook.core.model.events import (
    AnyBody,
    CaptainNamed,
    Dressed,
    LineUpConfirmed,
    Penalty,
    PlayedOn,
    Removal,
    RosterCheck,
)
from tests.core.game.lines import AWAY, HOME, Lines

WORN = (
    Dressed(number="1", goalie=True, letter="C"),
    Dressed(number="4", letter="A"),
    Dressed(number="9"),
    Dressed(number="10", letter="C"),
)
GONE = Penalty(side=HOME, number="10", offence="tripping", classes=("game-misconduct",))


def night(*bodies: AnyBody, worn: tuple[Dressed, ...] = WORN, rulebook: str = "fwshl/2026-03-24") -> Lines:
    lines = Lines(rulebook).at("P1 before", LineUpConfirmed(side=HOME, players=worn))
    lines.at("P1 before", LineUpConfirmed(side=AWAY, players=worn)).started()
    for at, body in enumerate(bodies):
        lines.at(f"P1 {9 - at}:00", body, id=f"b{at}")
    return lines


def home(lines: Lines) -> tuple[tuple[str, ...], str]:
    return lines.sheet.speakers[0], lines.sheet.captains[0]


def codes(lines: Lines, event: str) -> list[str]:
    return [
        ruling.code for ruling in lines.sheet.rulings if ruling.event == event and ruling.rule == "captain"
    ]


def test_the_captain_is_first_and_a_goalie_is_none() -> None:
    assert home(night()) == (("10", "4"), "10")


def test_where_the_edition_says_nothing_of_captains_every_letter_speaks() -> None:
    assert home(night(rulebook="tossup/2026-09-01")) == (("1", "10", "4"), "1")


@pytest.mark.parametrize("body", [GONE, Removal(side=HOME, number="10")])
def test_who_is_out_speaks_no_more(body: AnyBody) -> None:
    lines = night(body)
    assert home(lines) == (("4",), "4")
    assert codes(lines, "b0") == ["captain-gone"]


def test_of_the_others_nobody_is_told() -> None:
    assert codes(night(Removal(side=HOME, number="9")), "b0") == []


def test_a_second_penalty_of_who_is_out_says_nothing_new() -> None:
    assert codes(night(GONE, Penalty(side=HOME, number="10", offence="tripping")), "b1") == []


def test_with_the_last_of_them_gone_somebody_is_named() -> None:
    lines = night(GONE, Removal(side=HOME, number="4"), CaptainNamed(side=HOME, number="9"))
    assert codes(lines, "b1") == ["nobody-speaks"]
    assert codes(lines, "b2") == ["bench-captain"]
    assert home(lines) == (("9",), "9")


def test_a_bench_captain_who_is_out_has_to_be_replaced_too() -> None:
    plain = tuple(Dressed(number=number) for number in ("4", "7", "9"))
    lines = night(CaptainNamed(side=HOME, number="9"), Removal(side=HOME, number="9"), worn=plain)
    assert codes(lines, "b1") == ["nobody-speaks"]
    assert home(lines) == ((), "")


def test_a_bench_captain_yields_to_a_captain_who_comes_late() -> None:
    plain = tuple(Dressed(number=number) for number in ("4", "7", "9"))
    late = LineUpConfirmed(side=HOME, players=(*plain, Dressed(number="10", letter="C")))
    assert home(night(CaptainNamed(side=HOME, number="9"), late, worn=plain)) == (("10",), "10")


def test_a_refused_captain_speaks_where_the_officials_let_him() -> None:
    refused = CaptainNamed(side=HOME, number="1")
    worn = (WORN[0], WORN[2])
    assert home(night(refused, worn=worn))[0] == ()
    assert home(night(refused, PlayedOn(key="captain:may:b0"), worn=worn))[0] == ("1",)


def test_before_a_line_up_whoever_was_named_speaks() -> None:
    lines = Lines().at("P1 before", CaptainNamed(side=HOME, number="9"))
    assert home(lines) == (("9",), "9")


def test_an_ejection_by_a_check_leaves_whoever_is_left() -> None:
    check = RosterCheck(side=AWAY, ineligible=("10",), served_by="9")
    assert home(night(check, rulebook="tossup/2026-09-01"))[0] == ("1", "4")
