"""`rinkbook judge`: a sheet in plain text, and clear words for one that can't be read."""

import io
from pathlib import Path

import pytest

from rinkbook.cases.sheets import read_sheet
from rinkbook.cli import main
from rinkbook.core.model.events import write_event

SHEET = """# Fourth goal.
rulebook fwshl/2026-03-24
home Night Owls: 1g Wexley, 9c Jarrowby, 10 Corvane
away Harbor Lights

P1 before line-up home 1 9 10
P1 17:00 start
P1 16:00 goal home #9 from #10
P1 15:00 goal home #9
P1 14:00 goal home #9
P1 13:00 goal home #9
P1 12:00 penalty away #5 tripping
P1 11:30 penalty away #8 hooking
P1 11:00 penalty away #11 slashing
P1 10:30 goal home #88
"""


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["judge", *words]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["judge", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    file = tmp_path / "tonight.sheet"
    file.write_text(SHEET, encoding="utf-8")
    return file


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    file = tmp_path / "tonight.jsonl"
    file.write_bytes(b"\n".join(map(write_event, read_sheet(SHEET).events)) + b"\n")
    return file


def test_it_prints_score_goals_and_box(capsys: pytest.CaptureFixture[str], sheet: Path) -> None:
    told = printed(capsys, str(sheet))
    assert told.startswith("Night Owls 4–0 Harbor Lights, playing\n")
    assert "P1 16:00   1–0     Night Owls #9 Jarrowby from #10" in told
    assert "P1 13:00   3–0     Night Owls #9 Jarrowby not counted" in told
    assert "P1 10:30   4–0     Night Owls #88 PP" in told
    assert "2:00  Harbor Lights #11, Slashing, waits for another to end" not in told
    assert "P1 12:00   Harbor Lights #5, Tripping, 2 minutes, ended by a goal" in told


def test_it_prints_each_ruling_with_its_clause(capsys: pytest.CaptureFixture[str], sheet: Path) -> None:
    told = printed(capsys, str(sheet))
    assert "Not counted. It stays 3–0. Number 9 has 3 in regulation; the limit is 3 a player." in told
    assert "§ Goal limit  fwshl.goal-limit" in told


def test_it_prints_what_does_not_add_up(capsys: pytest.CaptureFixture[str], sheet: Path) -> None:
    told = printed(capsys, str(sheet))
    assert "not-in-line-up: expected a number in the line-up of Night Owls, got '88'" in told


def test_it_prints_how_it_ended_and_what_comes_next(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tie.sheet"
    text = "rulebook fwshl/2026-03-24\nstage playoffs\nP1 15:00 start\nP3 15:00 start\nP3 0:00 end\n"
    file.write_text(text, encoding="utf-8")
    told = printed(capsys, str(file))
    assert told.startswith("Home 0–0 Away, break\n")
    assert "next: overtime OT, 5:00" in told
    file.write_text(text + "OT 3:00 goal away #5\n", encoding="utf-8")
    told = printed(capsys, str(file))
    assert told.startswith("Home 0–1 Away, overtime, Away win")
    assert "next: the signatures" in told


def test_a_shootout_has_its_column(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "shootout.sheet"
    text = "rulebook tossup/2026-09-01\nP2 17:00 start\nP2 0:00 end\nOT 0:00 end\n"
    file.write_text(text + "SO attempt home #9 goal\nSO attempt away #5 miss\n", encoding="utf-8")
    told = printed(capsys, str(file))
    assert "OT     SO  goals" in told
    assert "1.  Home #9: goal" in told


def test_it_asks_an_official_where_a_rule_does(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "short.sheet"
    text = "rulebook fwshl/2026-03-24\nP1 before line-up home 1g 4c 7\nP1 17:00 start\n"
    file.write_text(text, encoding="utf-8")
    told = printed(capsys, str(file))
    assert "an official is asked for: forfeit of Home  § fwshl.minimum-forfeit" in told
    assert "The other captain may waive it." in told


def test_what_is_piped_in_is_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(SHEET))
    assert printed(capsys, "-").startswith("Night Owls 4–0 Harbor Lights")


def test_events_as_json_are_judged_under_the_edition_that_is_named(
    capsys: pytest.CaptureFixture[str], lines: Path
) -> None:
    assert printed(capsys, str(lines), "--edition", "fwshl/2026-03-24").startswith("Home 4–0 Away")
    # The Toss Up leagues have no goal limit.
    assert printed(capsys, str(lines), "--edition", "tossup/2026-09-01").startswith("Home 5–0 Away")


def test_events_as_json_need_an_edition(capsys: pytest.CaptureFixture[str], lines: Path) -> None:
    assert "expected --edition <league>/<date>, got none" in refused(capsys, str(lines))


def test_a_stage_may_be_named(capsys: pytest.CaptureFixture[str], sheet: Path) -> None:
    assert "(fwshl/2026-03-24), playoffs" in printed(capsys, str(sheet), "--stage", "playoffs")


def test_every_line_that_cannot_be_read_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "broken.sheet"
    file.write_text("rulebook fwshl/2026-03-24\nP2 goal home #9\nP1 5:00 gaol\n", encoding="utf-8")
    told = refused(capsys, str(file)).splitlines()
    assert told[0] == f"{file}: line 2: expected 'P<period> <clock> <event>', got: 'P2 goal home #9'"
    assert told[1].startswith(f"{file}: line 3: expected an event (line-up, ")


def test_every_broken_line_of_json_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text('{"id": "a"\n{"id": "b"}\n', encoding="utf-8")
    told = refused(capsys, str(file), "--edition", "fwshl/2026-03-24").splitlines()
    assert [line.split(":")[1] for line in told] == [" line 1", " line 2"]


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("rulebook nobody/2026-01-01\nP1 17:00 start\n", (), "got none such"),
        ("P1 17:00 start\n", (), "expected a line 'rulebook <league>/<date>'"),
        (SHEET, ("--edition", "nobody/2026-01-01"), "got none such"),
    ],
)
def test_an_edition_that_is_not_there_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: tuple[str, ...], expected: str
) -> None:
    file = tmp_path / "tonight.sheet"
    file.write_text(text, encoding="utf-8")
    assert expected in refused(capsys, str(file), *words)


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "nowhere.sheet" in refused(capsys, str(tmp_path / "nowhere.sheet"))


def test_a_file_of_bytes_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "photo.sheet"
    file.write_bytes(b"\xff\xd8\xff")
    assert "photo.sheet" in refused(capsys, str(file))


def test_an_edition_of_the_tests_judges_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tonight.sheet"
    file.write_text(SHEET.replace("fwshl/2026-03-24", "test-hockey/2026-01-01"), encoding="utf-8")
    assert "(test-hockey/2026-01-01), season" in printed(capsys, str(file))
