"""The demo: both leagues half played, every sheet judged without a finding, tonight under way."""

from collections import Counter

from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Amend, Side, Strike
from rinkbook.core.model.place import Part
from rinkbook.core.standings.table import Table
from rinkbook.demo.build import Made
from rinkbook.web.games.bridge import setup_of
from rinkbook.web.games.models import State, Verdict
from rinkbook.web.games.reads import games_on
from rinkbook.web.leagues.models import Division
from rinkbook.web.tables.reads import reasons, table
from tests.demo.conftest import Demo


def test_one_seed_and_one_moment_make_the_same_lines(demo: Demo) -> None:
    assert demo.lines == demo.lines_of_another


def test_no_sheet_has_a_finding_or_a_fault(demo: Demo) -> None:
    findings = {key: sheet.findings for key, sheet in demo.sheets.items() if sheet.findings}
    assert findings == {}
    assert list(Verdict.objects.exclude(fault="")) == []


def test_half_of_each_season_is_played_and_its_sheets_are_closed(demo: Demo) -> None:
    for made in demo.made:
        house = made.house
        turn = house.circuit.nights.days.index(0)
        played = [game for meeting, game in house.games if meeting.round < turn]
        verdicts = Verdict.objects.filter(game__in=played)
        assert {(each.phase, each.state) for each in verdicts} == {(Phase.OVER, State.FINAL)}
        assert len(verdicts) == len(played)
        assert 0.4 < len(played) / len(house.games) < 0.6


def test_tonight_one_game_of_each_league_is_in_its_second_period_and_the_rest_open(demo: Demo) -> None:
    for made in demo.made:
        house = made.house
        tonight = list(games_on(house.league, house.night.day))
        begun = [game for game in tonight if (house.league.slug, game.number) in demo.sheets]
        assert len(tonight) == 4
        assert len(begun) == 1
        sheet = demo.sheet(house.league.slug, begun[0].number)
        assert (sheet.phase, sheet.clock.part, sheet.clock.period) == (Phase.PLAYING, Part.REGULATION, 2)
        assert begun[0].starts_at < house.night.now


def test_game_51_has_a_goal_over_the_limit(demo: Demo) -> None:
    sheet = demo.sheet("fwshl", 51)
    assert (sheet.setup.home.name, sheet.setup.away.name) == ("Harbor Lights", "Night Owls")
    assert sheet.score == (5, 2)
    assert [(goal.number, goal.score) for goal in sheet.goals if not goal.counts] == [("17", (4, 2))]
    assert sheet.skaters == (5, 4)


def test_the_seasons_hold_what_a_league_has_to_judge(demo: Demo) -> None:
    told = {league: Counter(codes(demo, league)) for league in ("fwshl", "tossup")}
    assert {
        "mercy-on", "mercy-off", "goal-over-limit", "counter-out", "tie-stands", "forfeit", "counter-end",
        "terminated-ahead", "fighting", "last-period-shortened", "bench-captain",
    } <= told["fwshl"].keys()  # fmt: skip
    assert {"overtime", "sudden-death", "shootout-decided", "fighting"} <= told["tossup"].keys()


def codes(demo: Demo, league: str) -> list[str]:
    sheets = (sheet for (slug, _), sheet in demo.sheets.items() if slug == league)
    return [ruling.code for sheet in sheets for ruling in sheet.rulings]


def test_each_league_has_a_line_struck_and_one_put_right(demo: Demo) -> None:
    for league in ("fwshl", "tossup"):
        kinds = {
            type(entry.event.body)
            for (slug, _), sheet in demo.sheets.items()
            if slug == league
            for entry in sheet.entries
        }
        assert {Strike, Amend} <= kinds


def test_three_teams_are_level_and_two_of_them_are_told_apart_by_their_meetings(demo: Demo) -> None:
    found = table(demo.made[0].house.season)
    level = next(group for group in found.groups if len(group.teams) == 3)
    last = level.steps[-1]
    assert [step.restarted for step in level.steps].count(True) == 1
    assert (last.step.among, len(last.teams), len(last.classes)) == ("tied", 2, 2)
    names = reasons(demo.made[0].house.season, found)
    assert all(why.steps for team, why in names.items() if team in level.teams)


def test_head_to_head_decides_in_a_division_of_the_inline_league(demo: Demo) -> None:
    steps = [
        step.step.among
        for found in division_tables(demo.made[1])
        for group in found.groups
        for step in group.steps
        if len(step.classes) > 1
    ]
    assert "tied" in steps


def division_tables(made: Made) -> list[Table]:
    return [table(made.house.season, each) for each in Division.objects.filter(season=made.house.season)]


def test_who_fought_is_barred_tonight_and_says_why(demo: Demo) -> None:
    game = next(game for meeting, game in demo.made[0].house.games if meeting.number == 51)
    player = next(each for each in setup_of(game).home.roster if each.number == "71")
    assert [(bar.code, bar.clause, bar.blocks) for bar in player.bars] == [
        ("suspended", "fwshl.fighting-first", True)
    ]
    assert "71" not in {line.number for line in demo.sheet("fwshl", 51).players if line.side is Side.HOME}


def test_nobody_plays_while_barred(demo: Demo) -> None:
    for sheet in demo.sheets.values():
        for side in Side:
            barred = {
                each.player for each in sheet.setup.team(side).roster if any(bar.blocks for bar in each.bars)
            }
            assert not barred & {line.player for line in sheet.players if line.side is side}


def test_a_code_opens_each_rink_tonight(demo: Demo) -> None:
    for made in demo.made:
        assert [code.rink for code in made.codes] == made.house.rinks
        assert {code.day for code in made.codes} == {made.house.night.day}


def test_each_operator_signs_in_with_the_password(demo: Demo) -> None:
    for made in demo.made:
        assert made.house.operator.email == f"operator@{made.house.league.slug}.example"
        assert made.house.operator.check_password("known to every test")
