"""Illegal players: what the sheet knows of them, however the edition reads its gaps."""

import pytest
from msgspec import structs

from rinkbook.core import wire
from rinkbook.core.game.rules.illegal_player import IllegalPlayer
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.game.tonight import Tonight
from rinkbook.core.model.events import Dressed, IllegalPlayerProtest, LineUpConfirmed, Side
from rinkbook.core.model.setup import Bar, Rostered, TeamSetup
from tests.core.game.lines import Lines

ROSTER = tuple(Rostered(player=f"p{number}", number=str(number)) for number in (4, 7, 9))
SUSPENDED = Bar(code="suspended", clause="fwshl.fighting-first", words="Two of five games served.")
UNPAID = Bar(code="unregistered", clause="", words="Not signed up")


def barred(*bars: Bar) -> TeamSetup:
    """The team with its number 9 barred so."""
    nine = structs.replace(ROSTER[-1], bars=bars)
    return TeamSetup(id="owls", name="Night Owls", roster=(*ROSTER[:-1], nine))


def night(*bars: Bar, player: str = "p9") -> Lines:
    players = (*(Dressed(number=str(n), player=f"p{n}") for n in (4, 7)), Dressed(number="9", player=player))
    lines = Lines(home=barred(*bars)).at("P1 before", LineUpConfirmed(side=Side.HOME, players=players))
    return lines.started()


def codes(sheet: Sheet, rule: str) -> list[str]:
    return [ruling.code for ruling in sheet.rulings if ruling.rule == rule]


def reading(**fields: object) -> Sheet:
    """A suspended player plays where the rule on illegal players reads its gaps so."""
    lines = night(SUSPENDED)
    sections = tuple(
        structs.replace(section, rule=structs.replace(section.rule, **fields))
        if isinstance(section.rule, IllegalPlayer)
        else section
        for section in lines.edition.sections
    )
    edition = structs.replace(lines.edition, sections=sections, digest="")
    note = IllegalPlayerProtest(side=Side.AWAY, number="9")
    return wire.play(edition, lines.setup, lines.at("P1 5:00", note).events)


@pytest.mark.parametrize("bars", [(SUSPENDED, UNPAID), (UNPAID, SUSPENDED)])
def test_a_suspension_is_told_before_anything_else(bars: tuple[Bar, ...]) -> None:
    assert codes(night(*bars).sheet, "may-dress") == ["suspended-dresses"]


def test_what_only_is_told_of_a_player_bars_nobody() -> None:
    assert codes(night(structs.replace(SUSPENDED, blocks=False)).sheet, "may-dress") == []


def test_a_number_alone_is_who_wears_it_on_the_roster() -> None:
    assert codes(night(SUSPENDED, player="").sheet, "may-dress") == ["suspended-dresses"]


def test_the_rulings_of_one_who_is_dressed_twice_are_their_own() -> None:
    lines = night(SUSPENDED)
    lines.at("P1 9:00", LineUpConfirmed(side=Side.HOME, players=(Dressed(number="9", player="p9"),)))
    keys = [ruling.key for ruling in lines.sheet.rulings]
    assert len(keys) == len(set(keys))


def test_where_intent_is_not_asked_for_a_forfeit_is_proposed_at_once() -> None:
    assert "illegal-forfeit-asked" in codes(reading(require_intent=False), "illegal")
    assert "illegal-forfeit-asked" not in codes(reading(), "illegal")


def test_where_only_a_written_protest_opens_a_case_the_note_opens_none() -> None:
    asked = [(case.key, case.side) for case in reading(opened_by=("written-protest",)).cases]
    assert [side for key, side in asked if key == "illegal:e3"] == []
    assert [case.side for case in reading().cases if case.key == "illegal:e3"] == [Side.HOME]


def test_a_case_stays_the_offices_once_the_game_is_over() -> None:
    sheet = night(SUSPENDED).sheet
    assert {case.event for case in sheet.cases} == {"case"}
    assert "case" not in {proposal.event for proposal in sheet.proposals}


def test_who_wears_a_number_is_known_by_the_id_first() -> None:
    team = Tonight(
        side=Side.HOME, name="", other="", roster=ROSTER, opponents={}, judged=(),
        dressed={"9": Dressed(number="9", player="p4"), "7": Dressed(number="7")},
    )  # fmt: skip
    assert [listed.player for number in ("9", "7") if (listed := team.listed(number))] == ["p4", "p7"]
    assert [missing.player for missing in team.missing(bench=True)] == ["p9"]
