"""The goal limit: three of a player's goals count, the earliest, whoever was said to score at first."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Amend, Goal, Side
from tests.core.game.lines import AWAY, HOME, Lines

LIMIT = 3
Scored = tuple[Side, str]
goals = st.lists(st.tuples(st.sampled_from((HOME, AWAY)), st.sampled_from(("4", "9"))), max_size=20)


def sheet_of(scored: list[Scored], first_said: list[Scored] | None = None) -> Sheet:
    """A goal every half minute; whoever else was said at first is put right line by line."""
    lines = Lines("fwshl/2026-03-24").dressed("4", "9").started()
    for at, (side, number) in enumerate(first_said or scored):
        lines.at(f"P1 {16 - at // 2}:{30 - at % 2 * 30:02}", Goal(side=side, number=number), f"g{at}")
    for at, (side, number) in enumerate(scored if first_said else []):
        lines.at("P1 1:00", Amend(target=f"g{at}", changes={"side": side, "number": number}))
    return lines.sheet


@given(goals)
def test_three_of_each_count_and_the_score_is_their_sum(scored: list[Scored]) -> None:
    sheet, counts = sheet_of(scored), Counter(scored)
    by_player = {key: min(LIMIT, count) for key, count in counts.items()}
    home = sum(count for (side, _), count in by_player.items() if side is HOME)
    assert sheet.score == (home, sum(by_player.values()) - home)
    assert Counter((goal.side, goal.number) for goal in sheet.goals if goal.counts) == by_player


@given(goals)
def test_the_earliest_are_those_that_count(scored: list[Scored]) -> None:
    so_far: Counter[Scored] = Counter()
    for goal, key in zip(sheet_of(scored).goals, scored, strict=True):
        assert goal.counts is (so_far[key] < LIMIT)
        so_far[key] += 1


@given(goals)
def test_who_was_said_to_have_scored_at_first_leaves_no_trace(scored: list[Scored]) -> None:
    first = [(side.other, "9" if number == "4" else "4") for side, number in scored]
    assert sheet_of(scored, first).goals == sheet_of(scored).goals
