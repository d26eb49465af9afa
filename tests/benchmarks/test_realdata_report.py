"""What a run tells: figures, differences by reason, and the page between its marks; all invented."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from benchmarks.realdata.__main__ import main
from benchmarks.realdata.figures import Difference, Figure, compare
from benchmarks.realdata.page import BEGIN, END, write_page
from benchmarks.realdata.play import Played, play_one, progress
from benchmarks.realdata.reasons import Reason, explain
from benchmarks.realdata.report import MANY, Compared, as_page, as_text, share
from benchmarks.realdata.shape import Printed, RealGame
from benchmarks.realdata.sources import SOURCES, adult_edition
from rinkbook.core.model.setup import Setup

REASON = Reason(why="The ink ran.", source="siahl", figures=("ends",), lines=("7 P1",), clause="owl.ink")


def difference(where: str, game: str = "7") -> Difference:
    return Difference(game=game, where=where, printed="P1 6:00", judged="P1 5:00")


def figure(*differences: Difference, of: int = 100) -> Figure:
    return Figure(id="ends", what="minors: end", of=of, differences=differences)


def compared(*differences: Difference, reason: Reason = REASON) -> Compared:
    made = [figure(*differences)]
    return Compared(
        source=SOURCES[0], played=[], figures=made, reasons=explain(SOURCES[0].id, made, [reason])
    )


def test_a_difference_goes_to_the_reason_that_names_its_line_and_else_to_none() -> None:
    told, other = difference("P1 8:00 home"), difference("P2 8:00 home")
    groups = explain("siahl", [figure(told, other)], [REASON])
    assert [(group.why, group.differences) for group in groups] == [
        ("The ink ran. (owl.ink)", (told,)),
        ("Nobody has found out why.", (other,)),
    ]


def test_a_reason_is_for_its_own_source_and_figure_only() -> None:
    here = figure(difference("P1 8:00 home"))
    assert explain("pwhl", [here], [REASON])[0].reason is None
    elsewhere = Figure(id="starts", what="", of=1, differences=here.differences)
    assert explain("siahl", [elsewhere], [REASON])[0].reason is None


def test_a_share_says_all_only_where_it_is_all() -> None:
    assert share(figure(of=3)) == "100.00 %"
    assert share(figure(difference("P1"), of=100_000)) == "99.99 %"


def test_the_table_comes_first_and_every_difference_after_it() -> None:
    lines = list(as_text([compared(difference("P2 8:00 home"))]))
    row = next(line for line in lines if line.startswith("  minors: end"))
    assert row.split()[-5:] == ["99", "100", "99.00", "%", "1"]
    assert lines.index(row) < lines.index("    7 P2 8:00 home: printed P1 6:00, judged P1 5:00")


def test_a_page_tells_each_line_of_a_reason_and_only_counts_very_many() -> None:
    few = "\n".join(as_page([compared(difference("P1 8:00 home"))]))
    assert "- The ink ran. (owl.ink)\n  - 7, P1 8:00 home: printed P1 6:00, ruled P1 5:00" in few
    many = "\n".join(as_page([compared(*[difference(f"P1 0:{at:02} home") for at in range(MANY + 1)])]))
    assert f"  - minors: end: {MANY + 1}" in many
    assert "printed" not in many


def test_a_page_is_written_between_its_marks_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    write_page(page, [compared()], date(2026, 11, 30))
    text = page.read_text()
    assert text.startswith(f"before\n{BEGIN}\n\nPlayed on 30 November 2026.\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text


def test_a_page_without_marks_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n")
    with pytest.raises(ValueError, match="expected the lines"):
        write_page(page, [compared()], date(2026, 11, 30))
    assert page.read_text() == "before\n"


@pytest.fixture
def played() -> Played:
    setup = Setup(edition="adult-2023/2023-01-01")
    return play_one(adult_edition(), RealGame(game="1", setup=setup, events=(), printed=Printed()))


def test_what_is_compared_is_counted_and_what_differs_is_kept(played: Played) -> None:
    def pairs(each: Played) -> Iterator[tuple[str, object, object]]:
        yield "P1", (1, 0), (1, 0)
        yield "P2", None, (2, 1)

    made = compare("periods", "goals", [played], pairs)
    assert (made.of, made.same) == (2, 1)
    assert [str(line) for line in made.differences] == ["1 P2: printed none, judged 2–1"]


def test_steps_pass_through_the_bar_unchanged() -> None:
    assert list(progress(iter("abc"), 3, "letters")) == ["a", "b", "c"]


def test_a_folder_without_a_source_is_refused_with_what_was_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["realdata", str(tmp_path)])
    assert main() == 2
    assert "expected a folder with game_sheets.json; or all_games.csv" in capsys.readouterr().err


def test_a_folder_with_a_source_is_played_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game_sheets.json").write_text("[]")
    monkeypatch.setattr("sys.argv", ["realdata", str(tmp_path)])
    assert main() == 0
    assert "an adult league's winter: 0 games" in capsys.readouterr().out
