"""Appending: a line that came is on the sheet once, and never again otherwise."""

from rinkbook.web.games.actions import append
from rinkbook.web.games.models import Verdict
from tests.web.cast import House
from tests.web.games.sheets import line, opening


def test_a_goal_is_on_the_sheet_and_in_the_verdict(house: House) -> None:
    appended = append(
        game=house.game,
        events=[*opening(), line("g1", "goal", 1100, side="home", number="7")],
        by=house.operator,
        role="operator",
    )
    assert appended.faults == ()
    assert appended.sheet is not None
    print(appended.sheet.findings, appended.sheet.rulings)
    assert appended.sheet.score == (1, 0)
    verdict = Verdict.objects.get(game=house.game)
    assert (verdict.home_score, verdict.away_score, verdict.last_seq) == (1, 0, 7)
