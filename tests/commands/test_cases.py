"""`rinkbook cases`: which precedents keep their promises."""

from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.cli import main
from tests.core.rulebook.tiny import HEAD

KEPT = "rulebook fwshl/2026-03-24\nP1 5:00 goal home #9\n---\nscore 1-0\n"
BROKEN = "rulebook fwshl/2026-03-24\nP1 5:00 goal home #9\n---\nscore 2-0\n"


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str]:
    code = main(["cases", *map(str, words)])
    return code, capsys.readouterr().out


def test_all_that_ship_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run(capsys, library.CHECKOUT / "cases" / "standings")
    assert code == 0
    assert "cases keep their promises." in told.splitlines()[-1]


def test_a_promise_that_is_not_kept_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.sheet").write_text(KEPT, encoding="utf-8")
    (tmp_path / "b.sheet").write_text(BROKEN, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no case", encoding="utf-8")
    code, told = run(capsys, tmp_path)
    assert code == 1
    assert "    line 4: expected the score 2-0, got 1-0\n1 of 2 cases keep their promises.\n" in told


def test_a_case_that_cannot_be_read_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "a.sheet"
    file.write_text("P1 5:00 gaol home\n", encoding="utf-8")
    code, told = run(capsys, file)
    assert code == 2
    assert told.startswith(f"unreadable  {file}\n    line 1: expected an event")


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, told = run(capsys, tmp_path / "nowhere.sheet")
    assert code == 2
    assert "nowhere.sheet" in told


def test_a_folder_without_cases_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, tmp_path) == (2, "cases: expected a .sheet or .table file, got none\n")


def test_editions_of_the_tests_are_found_or_those_that_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = KEPT.replace("fwshl/2026-03-24", "tiny/2026-01-01")
    (tmp_path / "a.sheet").write_text(KEPT.replace("fwshl/2026-03-24", "test-hockey/2026-01-01"))
    assert run(capsys, tmp_path / "a.sheet")[0] == 0
    (tmp_path / "b.sheet").write_text(own, encoding="utf-8")
    assert run(capsys, tmp_path / "b.sheet")[0] == 2
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "2026-01-01.toml").write_text(HEAD, encoding="utf-8")
    assert run(capsys, tmp_path / "b.sheet", "--editions", tmp_path)[0] == 0
