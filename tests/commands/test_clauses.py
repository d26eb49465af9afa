"""`rinkbook clauses`: the list, what is open, and the check."""

from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.cli import main
from rinkbook.commands import clauses
from tests.core.rulebook.tiny import HEAD

LAW = (
    HEAD
    + """
[clause.far]
heading = "Far ahead"
says = "From {mercy.on} on the clock runs."
kind = "enforced"

[clause.fair]
heading = "Fair play"
says = "Shake hands."
kind = "published"

[[rule]]
kind = "mercy"
clause = "far"
on = 7
off = 6

[[readings]]
id = "R1"
clauses = ["far"]
question = "At seven, or past it?"
taken = "at"
options = [{ id = "at", says = "At seven." }]
switch = "mercy.on"

[[readings]]
id = "R2"
clauses = ["fair"]
question = "Before the game too?"
taken = "no"
"""
)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one small league, with one case."""
    for name in ("rulebooks/tiny", "cases/games", "tests/editions"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "rulebooks" / "tiny" / "2026-01-01.toml").write_text(LAW)
    (tmp_path / "cases" / "games" / "one.sheet").write_text("ruling mercy-on tiny.far\n")
    monkeypatch.setattr(library, "CHECKOUT", tmp_path)
    monkeypatch.setenv(clauses.SHARED, str(tmp_path / "shared"))
    return tmp_path


def shown(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> list[str]:
    assert main(["clauses", *argv]) == code
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines() if line.strip()]


def test_every_clause_is_listed_with_its_rules_and_tests(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(capsys, "tiny") == [
        "tiny/2026-01-01: Tiny",
        "tiny.far enforced mercy",
        "cases/games/one.sheet:1",
        "tiny.fair published -",
    ]


def test_without_a_league_all_are_listed(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys) == shown(capsys, "tiny")


def test_what_the_text_leaves_open_is_listed_with_its_switch(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(capsys, "tiny", "--open") == [
        "tiny/2026-01-01: Tiny",
        "R1 At seven, or past it?",
        "taken: at (At seven.), by default",
        "switch: mercy.on = 7",
        "R2 Before the game too?",
        "taken: no, by default",
        "switch: none, a matter of procedure",
    ]


def test_what_is_to_be_decided_and_has_no_rule_yet_is_listed(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(capsys, "tiny", "--bare") == ["tiny/2026-01-01: Tiny"]
    later = LAW + '[clause.late]\nheading = "Late"\nsays = "Be there."\nkind = "enforced"\n'
    (checkout / "rulebooks" / "tiny" / "2026-01-01.toml").write_text(later)
    assert shown(capsys, "tiny", "--bare") == ["tiny/2026-01-01: Tiny", "tiny.late Late"]


def test_the_check_lists_what_no_test_cites_and_passes(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(capsys, "--check") == [
        f"Not compared with any register: there is no folder {checkout / 'shared' / 'rules'} "
        "(RINKBOOK_SHARED may name another).",
        "tiny/2026-01-01: 1 of 2 clauses are cited by a test.",
        "no test cites tiny.fair",
    ]


def test_the_check_fails_on_a_clause_cited_that_there_is_not(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "cases" / "games" / "two.sheet").write_text("\nruling mercy-on tiny.near\n")
    assert shown(capsys, "--check", code=1)[-1] == (
        "cases/games/two.sheet:2: expected a clause of an edition, got 'tiny.near'"
    )


def test_the_check_fails_on_a_clause_of_the_register_that_the_edition_lacks(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    register = checkout / "shared" / "rules" / "tiny-clauses.md"
    register.parent.mkdir(parents=True)
    register.write_text(
        "| id | what | kind | does |\n|---|---|---|---|\n| tiny.far | Far | enforced | |\n"
        "| tiny.fair | Fair | workflow | |\n| tiny.new | New | prompted | |\n"
    )
    assert shown(capsys, "--check", code=1)[-2:] == [
        "tiny/2026-01-01: expected 'tiny.fair', workflow, as in the register; got published",
        "tiny/2026-01-01: expected 'tiny.new', prompted, as in the register; got none",
    ]


def test_a_rulebook_that_cannot_be_read_is_told(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "rulebooks" / "tiny" / "2026-01-01.toml").write_text(LAW.replace("off = 6", "off = 7"))
    assert shown(capsys, "tiny", code=1) == [
        "tiny/2026-01-01 [[rule]] mercy: expected off below on, or the clock would never settle; "
        "got on = 7, off = 7",
    ]


def test_the_other_leagues_are_listed_where_one_cannot_be_read(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = checkout / "rulebooks" / "photo" / "2026-01-01.toml"
    photo.parent.mkdir()
    photo.write_bytes(b"\xff\xd8")
    told = f"{photo} line 1: expected UTF-8, got the byte 0xff"
    assert shown(capsys, code=1) == [*shown(capsys, "tiny"), told]
    assert shown(capsys, "--check", code=1)[-1] == told


def test_a_league_of_the_tests_is_shown_to_who_names_it(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = checkout / "tests" / "editions" / "small"
    folder.mkdir()
    (folder / "2026-01-01.toml").write_text(HEAD.replace("tiny", "small"))
    assert shown(capsys, "small") == ["small/2026-01-01: Tiny"]
    assert "small/2026-01-01: Tiny" not in shown(capsys)


def test_a_league_that_there_is_not_is_told(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "nobody", code=1) == ["nobody: expected a league with an edition, got none"]
