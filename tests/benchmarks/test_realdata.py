"""Real games: what was published comes out of the rows of their sheets, and what doesn't is known."""

import pytest

from benchmarks.realdata.reasons import read_reasons
from benchmarks.realdata.report import Compared, as_page, as_text, compare_all
from benchmarks.realdata.sources import SOURCES, found_in
from rinkbook.core.game.facts import Outcome
from tests.shared import shared


@pytest.fixture(scope="module")
def compared() -> dict[str, Compared]:
    found = compare_all(found_in(shared("data")))
    return {each.source.id: each for each in found}


def differing(compared: Compared, id: str) -> int:
    return len(compared.figure(id).differences)


def test_every_source_is_recognised_by_its_files(compared: dict[str, Compared]) -> None:
    assert list(compared) == [source.id for source in SOURCES]


@pytest.mark.parametrize(
    ("source", "sides"), [("siahl", 2402), ("pwhl", 170), ("nhl", 6)], ids=lambda each: str(each)
)
def test_every_published_final_is_reproduced(compared: dict[str, Compared], source: str, sides: int) -> None:
    """Goal rows, and one for who won a shootout (the data's READMEs)."""
    figure = compared[source].figure("finals")
    assert (figure.same, figure.of) == (sides, sides)


@pytest.mark.parametrize(("source", "games"), [("siahl", 1201), ("pwhl", 85), ("nhl", 3)])
def test_every_game_ended_as_published(compared: dict[str, Compared], source: str, games: int) -> None:
    figure = compared[source].figure("endings")
    assert (figure.same, figure.of) == (games, games)


@pytest.mark.parametrize(("source", "periods"), [("siahl", 3570), ("nhl", 10)])
def test_every_period_has_its_goals(compared: dict[str, Compared], source: str, periods: int) -> None:
    figure = compared[source].figure("periods")
    assert (figure.same, figure.of) == (periods, periods)


def test_every_minor_of_the_adult_league_is_accounted_for(compared: dict[str, Compared]) -> None:
    """4,061 two- and three-minute minors (the data's README, point 4)."""
    siahl = compared["siahl"]
    ends, unended = siahl.figure("ends"), siahl.figure("unended")
    assert ends.of + unended.of + sum(count for _, count in ends.parts) == 4061


def test_minors_end_at_the_printed_second(compared: dict[str, Compared]) -> None:
    """The data's README, point 4: 13 minors fit no rule of its own."""
    siahl = compared["siahl"]
    assert siahl.figure("ends").of > 3700
    assert differing(siahl, "ends") <= 5
    assert differing(siahl, "unended") <= 3


def test_minors_begin_at_the_printed_second_where_the_clock_stops(compared: dict[str, Compared]) -> None:
    assert compared["siahl"].figure("starts").of > 1100
    assert differing(compared["siahl"], "starts") <= 3


@pytest.mark.parametrize(
    ("source", "goals", "others"), [("siahl", 9035, 9), ("pwhl", 385, 4), ("nhl", 23, 0)]
)
def test_goals_have_the_whole_printed_tag(
    compared: dict[str, Compared], source: str, goals: int, others: int
) -> None:
    assert compared[source].figure("tags").of == goals
    assert differing(compared[source], "tags") <= others


def test_penalties_leave_a_side_short_where_the_feed_says_so(compared: dict[str, Compared]) -> None:
    assert compared["pwhl"].figure("costs").of == 516
    assert differing(compared["pwhl"], "costs") <= 4


def test_who_waits_for_a_whistle_is_who_the_sheet_has_wait(compared: dict[str, Compared]) -> None:
    """Players of equal penalties come out when play has stopped; so coincidence is right on every sheet."""
    assert compared["siahl"].figure("waits").of > 3500
    assert differing(compared["siahl"], "waits") <= 4


def test_nobody_sits_for_a_call_that_a_goal_took(compared: dict[str, Compared]) -> None:
    assert compared["siahl"].figure("washed-out").of == 78
    assert differing(compared["siahl"], "washed-out") <= 1


def test_penalty_minutes_and_power_plays_are_those_of_the_league(compared: dict[str, Compared]) -> None:
    assert [differing(compared["nhl"], id) for id in ("minutes", "power-plays")] == [0, 0]
    assert differing(compared["pwhl"], "table-penalty_minutes") <= 4


def test_every_shootout_is_decided_by_its_last_attempt(compared: dict[str, Compared]) -> None:
    """102 in the adult league, of which one has an attempt that wasn't written down."""
    assert [compared[id].figure("shootouts").of for id in ("siahl", "pwhl", "nhl")] == [102, 7, 1]
    assert [differing(compared[id], "shootouts") for id in ("siahl", "pwhl", "nhl")] == [1, 0, 0]


def test_the_fourth_penalty_of_a_player_is_found_by_count(compared: dict[str, Compared]) -> None:
    """32 game misconducts for the number of penalties; the judge isn't told of them."""
    figure = compared["siahl"].figure("by-count")
    assert (figure.same, figure.of) == (32, 33)


def test_goalies_are_those_of_the_feed(compared: dict[str, Compared]) -> None:
    assert differing(compared["pwhl"], "faced") == 0
    assert differing(compared["pwhl"], "goalies") <= 3


@pytest.mark.parametrize(
    "column",
    ["points", "regulation_wins", "ot_wins", "shootout_wins", "losses", "ot_losses", "shootout_losses"],
)
def test_the_published_table_follows_from_our_results(compared: dict[str, Compared], column: str) -> None:
    figure = compared["pwhl"].figure(f"table-{column}")
    assert (figure.same, figure.of) == (6, 6)


def test_points_of_every_team_follow_from_how_its_games_ended(compared: dict[str, Compared]) -> None:
    """32 teams on three pages of standings."""
    figure = compared["nhl"].figure("table-points")
    assert (figure.same, figure.of) == (96, 96)


def test_points_of_the_adult_league_are_two_one_and_none(compared: dict[str, Compared]) -> None:
    """The data's README, point 2: win 2, shootout win 2, shootout loss 1, tie 1."""
    expected = {Outcome.SHOOTOUT_WIN: 2, Outcome.SHOOTOUT_LOSS: 1, Outcome.TIE: 1, Outcome.REGULATION_WIN: 2}
    for each in compared["siahl"].played:
        facts = each.sheet.result.facts if each.sheet.result else None
        assert facts is not None
        for side in (facts.home, facts.away):
            assert side.points == expected.get(side.outcome, side.points)


def test_every_difference_has_a_reason_and_every_reason_a_difference(compared: dict[str, Compared]) -> None:
    groups = [group for each in compared.values() for group in each.reasons]
    assert [str(line) for group in groups if group.reason is None for line in group.differences] == []
    used = [group.reason for group in groups]
    assert [reason.lines for reason in read_reasons() if reason not in used] == []


def test_what_stays_unexplained_cites_the_clause_by_which_we_rule(compared: dict[str, Compared]) -> None:
    for each in compared.values():
        edition = each.source.edition()
        for group in each.reasons:
            if group.is_open:
                assert group.reason is not None
                assert edition.clause(group.reason.clause)


def test_at_most_thirteen_minors_stay_unexplained(compared: dict[str, Compared]) -> None:
    """The aim of the data's README, point 4, ends of every kind together."""
    open_ends = [
        line
        for group in compared["siahl"].reasons
        if group.is_open and group.figure.id in ("starts", "ends", "unended")
        for line in group.differences
    ]
    assert len(open_ends) <= 13


def test_no_code_of_a_person_is_told(compared: dict[str, Compared]) -> None:
    """The sheets know players by codes; neither table says one."""
    told = "\n".join([*as_text(compared.values()), *as_page(compared.values())])
    codes = {
        player.player
        for each in compared["siahl"].played
        for team in (each.game.setup.home, each.game.setup.away)
        for player in team.roster
    }
    assert not [code for code in codes if code in told]
