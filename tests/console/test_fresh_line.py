"""What was entered just now can be undone at one tap wherever one stands, for ten seconds."""

from tests.console.finger import Finger
from tests.console.rink import Rink


def test_on_the_way_to_the_start_the_top_line_offers_to_undo_what_was_just_entered() -> None:
    rink = Rink()
    rink.enter("warm-up", "P1 before")
    finger = Finger(rink).tap("Undo Warm-up")
    assert rink.desk.sheet.entries[0].struck
    assert "Undo Warm-up" not in finger.words


def test_after_ten_seconds_the_bar_is_gone() -> None:
    rink = Rink()
    rink.enter("warm-up", "P1 before")
    rink.wait(9)
    assert "Undo Warm-up" in Finger(rink).words
    rink.wait(1)
    assert "Undo Warm-up" not in Finger(rink).words


def test_in_play_the_list_keeps_its_undo_and_the_bar_beside_it_runs_out() -> None:
    rink = Rink()
    rink.ready()
    rink.enter("goal", "P1 15:00", side="home", number="10")
    assert 'data-undo="10"' in rink.get("")
    rink.wait(10)
    assert "data-undo" not in rink.get("")
    assert Finger(rink).find("Undo Goal, Harbor Lights 10")


def test_who_only_reads_undoes_nothing() -> None:
    rink = Rink()
    rink.enter("warm-up", "P1 before")
    rink.pen = "Ada"
    assert "Undo" not in Finger(rink).words
