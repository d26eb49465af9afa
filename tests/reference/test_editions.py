"""The page on rulebooks: its pieces make an edition, and its faults are those that one is told."""

import re
from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.clause import ClauseKind
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.formats import FORMATS
from rinkbook.core.rulebook.scope import Scope
from rinkbook.core.rulebook.tables import HEAD, ClauseTable
from rinkbook.core.rulebook.words import says

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "editions.md").read_text(encoding="utf-8")
TEXT = "\n".join(re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
FAULTS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0].splitlines()


def read(text: str) -> Edition:
    return wire.read_edition(text, bases=library.texts())


def words(clause: str) -> str:
    edition = read(TEXT)
    return says(edition.clause(f"pond.{clause}"), edition)


def test_the_pieces_together_are_an_edition() -> None:
    edition = read(TEXT)
    assert edition.id == "pond/2027-01-01"
    assert [reading.id for reading in edition.readings if reading.value is not None] == ["P1"]


def test_numbers_come_from_the_rules() -> None:
    assert words("periods") == "Two periods of 20 minutes, with 1:00 between them."
    assert words("goal-limit") == "A player's goal after the second of a game isn't counted."
    assert words("points") == "A win brings 2, a tie 1, a loss nothing."


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("per_player = 2", 'per_player = "two"', FAULTS[0]),
        (
            'a tie stands."\nkind = "enforced"\ntopic = "game"',
            'a tie stands."\nkind = "enforced"\ntopic = "ties"',
            FAULTS[1],
        ),
    ],
)
def test_a_fault_is_told_as_the_page_has_it(right: str, wrong: str, told: str) -> None:
    assert TEXT.count(right) == 1
    with pytest.raises(InvalidEdition) as caught:
        read(TEXT.replace(right, wrong))
    assert told in caught.value.faults


def test_every_word_of_a_file_is_on_the_page() -> None:
    names = {*HEAD, *ClauseTable.__struct_fields__, *Scope.__struct_fields__, *FORMATS, *ClauseKind}
    told = ("`{}`", "\n{} = ", "\n[{}]\n")
    untold = [name for name in names - {"plain"} if not any(form.format(name) in PAGE for form in told)]
    assert untold == []
