"""A house rule is a file, a section in an edition and cases: with these a copy of the package has it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rinkbook import library

RULE = '''"""A team that shoots often enough makes the clock run."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Wants


class ManyGoals(Struct, frozen=True, kw_only=True, tag="many-goals", forbid_unknown_fields=True):
    """The clock runs from `on` goals of both teams together."""

    CLOCK_CONDITION: ClassVar[bool] = True

    on: int

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "on")


SENTENCES = {
    "many-goals-on": ("The clock runs.", "That was goal {count}; {on} are enough."),
    "many-goals-off": ("The clock stops on whistles.", "Only {count} goals are left of {on}."),
}


def clock(law: Section[ManyGoals], game: State, active: bool) -> Wants:
    count = sum(game.score)
    return Wants("run" if count >= law.rule.on else "", {"count": count})
'''

EDITION = """
id = "house/2026-01-01"
league = "house"
title = "House rules"
extends = "test-hockey/2026-01-01"
in_force = 2026-01-01

[clause.many-goals]
heading = "Many goals"
says = "From the {many-goals.on|ordinal} goal of both teams on the clock runs."
kind = "enforced"
topic = "game"

[[rule]]
kind = "clock"
clause = "test-hockey.stop-time"
base = "stop"
order = ["many-goals"]

[[rule]]
kind = "many-goals"
clause = "many-goals"
on = 2
"""

CASE = """# The second goal lets the clock run, and struck it stops again.
rulebook house/2026-01-01

P1 before  line-up home 1g 4 7 9 10c 17 22
P1 before  line-up away 30g 5c 8 11 12 14 19
P1 20:00   start
P1 15:00   goal home #9
P1 12:00   goal away #5 @second
---
clock      running under house.many-goals
ruling     many-goals-on house.many-goals on second
only these rulings
says       many-goals-on: The clock runs. That was goal 2; 2 are enough.
"""

LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "jinja2", "templates")


@pytest.fixture(scope="module", name="copy")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with those three files more, and nothing else changed."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in ("src/rinkbook", "rulebooks", "tests/editions"):
        shutil.copytree(library.CHECKOUT / folder, root / folder, ignore=LEFT_OUT)
    written = {
        "src/rinkbook/core/game/rules/many_goals.py": RULE,
        "tests/editions/house/2026-01-01.toml": EDITION,
        "cases/games/many-goals-the-second-lets-it-run.sheet": CASE,
    }
    for name, text in written.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def rinkbook(copy: Path, *words: str) -> str:
    """What the copy's own command prints; it must end well."""
    ran = subprocess.run(
        [sys.executable, "-m", "rinkbook.cli", *words],
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        cwd=copy,
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_its_case_is_found_and_keeps_its_promises(copy: Path) -> None:
    assert rinkbook(copy, "cases").splitlines() == [
        f"kept        {copy / 'cases' / 'games' / 'many-goals-the-second-lets-it-run.sheet'}",
        "1 of 1 cases keep their promises.",
    ]


def test_its_clause_is_listed_with_its_rule_and_its_case(copy: Path) -> None:
    told = [" ".join(line.split()) for line in rinkbook(copy, "clauses", "house").splitlines()]
    assert told[2:] == [
        "house.many-goals enforced many-goals",
        "cases/games/many-goals-the-second-lets-it-run.sheet:10",
        "cases/games/many-goals-the-second-lets-it-run.sheet:11",
    ]


def test_the_reference_tells_it(copy: Path) -> None:
    rinkbook(copy, "docs")
    written = copy / "docs" / "reference" / "generated"
    assert "\n### many-goals\n" in (written / "rules.md").read_text(encoding="utf-8")
    assert "\n| `many-goals-off` |" in (written / "rulings.md").read_text(encoding="utf-8")
