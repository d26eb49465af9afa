"""Rows become the values of the judge: the set-up of rosters and bars, the sheet of lines and verdict."""

from datetime import timedelta

import pytest

from rinkbook.core import wire
from rinkbook.core.model.events import read_event
from rinkbook.web.games import bridge
from rinkbook.web.games.actions import append, rejudge
from rinkbook.web.games.models import Verdict
from rinkbook.web.games.stored import read_sheet, write_sheet
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.leagues.actions import put_shipped_in_force
from rinkbook.web.teams.actions import lift_bar, release_player, sign_player
from tests.web.cast import Cast, House
from tests.web.games.sheets import line, opening


def keep(house: House, *events: bytes) -> None:
    append(game=house.game, events=[*opening(), *events], by=house.operator, role="operator")


def test_the_set_up_says_who_meets_whom_when_and_under_which_edition(house: House) -> None:
    setup = bridge.setup_of(house.game)
    assert (setup.edition, setup.league, setup.game) == ("fwshl/2026-03-24", "fwshl", "fall-2026-51")
    assert (setup.label, setup.stage, setup.sort, setup.division) == ("Game 51", "season", "season", "bronze")
    assert (setup.starts, setup.utc_offset, setup.slot) == ("2026-11-14T02:40:00Z", -300, 4500)
    assert (setup.home.id, setup.away.id, setup.rink) == ("night-owls", "copper-kings", "North Rink")


def test_the_set_up_has_the_roster_with_numbers_letters_and_goalie(house: House) -> None:
    roster = bridge.setup_of(house.game).home.roster
    assert [(each.number, each.letter, each.goalie) for each in roster[:3]] == [
        ("1", "", True),
        ("2", "C", False),
        ("3", "", False),
    ]
    assert len(roster) == 11


def test_a_suspended_player_is_barred_in_rink_words_with_the_clause(house: House) -> None:
    barred = [each for each in bridge.setup_of(house.game).away.roster if each.bars]
    assert [each.player for each in barred] == [house.suspended.slug]
    bar = barred[0].bars[0]
    assert (bar.code, bar.clause, bar.words, bar.blocks) == (
        "suspended",
        "fwshl.fighting-first",
        "Suspended, 2 games left.",
        True,
    )


def test_a_bar_that_was_lifted_before_the_start_bars_nobody(house: House) -> None:
    lift_bar(bar=house.suspended.bars.get(), by=house.operator, from_at=house.game.starts_at)
    assert not any(each.bars for each in bridge.setup_of(house.game).away.roster)


def test_the_roster_is_that_of_the_start_whatever_was_signed_after(house: House) -> None:
    release_player(
        spot=house.home.spots[3], by=house.operator, from_at=house.game.starts_at + timedelta(minutes=1)
    )
    release_player(
        spot=house.home.spots[4], by=house.operator, from_at=house.game.starts_at - timedelta(minutes=1)
    )
    numbers = {each.number for each in bridge.setup_of(house.game).home.roster}
    assert "4" in numbers
    assert "5" not in numbers


def test_a_substitute_may_stand_in_for_the_teams_own_players(house: House) -> None:
    sign_player(
        entry=house.home.entry,
        player=house.suspended,
        number="77",
        substitute=True,
        by=house.operator,
        from_at=house.game.starts_at,
    )
    substitute = bridge.setup_of(house.game).home.roster[-1]
    assert (substitute.player, substitute.sub) == (house.suspended.slug, True)
    assert substitute.sub_for == tuple(f"now-{number}" for number in range(1, 12))


def test_the_visitors_wear_their_light_colour_where_the_others_would_be_mistaken(house: House) -> None:
    owls, herons = house.home.entry.team, house.third.team
    assert bridge.tonight(owls, house.away.entry.team) == ("#0b5aa6", "#b5541c")
    assert bridge.tonight(owls, herons) == ("#0b5aa6", "#ffffff")


def test_each_league_is_judged_by_its_own_edition(cast: Cast) -> None:
    books = [bridge.edition_of(house.game).id for house in (cast.fwshl, cast.tossup)]
    assert books == ["fwshl/2026-03-24", "tossup/2026-09-01"]


def test_a_game_that_began_stays_with_its_edition_whatever_is_in_force_by_now(house: House) -> None:
    keep(house)
    put_shipped_in_force(
        season=house.season,
        code="tossup/2026-09-01",
        from_at=house.game.starts_at - timedelta(hours=1),
        by=house.operator,
    )
    assert bridge.edition_of(house.game).id == "fwshl/2026-03-24"


def test_a_sheet_comes_back_from_its_verdict_as_it_was_judged(house: House) -> None:
    events = [
        line("g1", "goal", 900, side="home", number="7", assists=["8", "9"]),
        line("p1", "penalty", 800, side="away", number="4", offence="tripping"),
        line("x1", "zamboni", 700, driver="Ada"),
        line("a1", "amend", target="g1", changes={"number": "6"}),
        line("s1", "strike", target="p1"),
    ]
    keep(house, *events)
    played = bridge.play(house.game)
    assert read_sheet(write_sheet(played)) == played
    assert bridge.sheet_of(house.game) == played


def test_a_verdict_whose_stamp_is_true_is_read_and_not_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(house, line("g1", "goal", 900, side="home", number="7"))
    monkeypatch.setattr(wire, "play", lambda *_: pytest.fail("played"))
    assert bridge.sheet_of(house.game).score == (1, 0)


def test_an_open_sheet_of_an_older_judge_is_played_anew_and_a_final_one_stays(house: House) -> None:
    keep(house, line("g1", "goal", 900, side="home", number="7"))
    Verdict.objects.update(core_version="older", sheet=Verdict.objects.get().sheet.replace("[1,0]", "[4,0]"))
    assert bridge.sheet_of(house.game).score == (1, 0)
    Verdict.objects.update(state="final")
    assert bridge.sheet_of(house.game).score == (4, 0)


def test_an_operator_accepts_a_newer_judge_by_judging_again(house: House) -> None:
    keep(house, line("g1", "goal", 900, side="home", number="7"))
    Verdict.objects.update(core_version="older", home_score=4, state="final")
    verdict = rejudge(game=house.game, by=house.operator)
    assert (verdict.home_score, verdict.core_version) == (1, bridge.core_version())
    entry = AuditEntry.objects.first()
    assert entry is not None and entry.action == "games.rejudge"


def test_a_stored_sheet_that_this_release_cannot_read_is_played_anew(house: House) -> None:
    keep(house, line("g1", "goal", 900, side="home", number="7"))
    Verdict.objects.update(sheet='{"score": "one to nothing", "entries": []}')
    assert bridge.sheet_of(house.game).score == (1, 0)


def test_a_line_not_yet_entered_is_judged_beside_the_others_and_not_kept(house: House) -> None:
    keep(house)
    candidate = read_event(line("g1", "goal", 900, side="home", number="7"))
    assert bridge.play(house.game, [candidate]).score == (1, 0)
    assert bridge.sheet_of(house.game).score == (0, 0)
