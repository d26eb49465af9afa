"""The reference can be written, and says everything of every rule, event, effect, ruling and command."""

from argparse import Action, ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import get_args

import pytest
from msgspec import Struct

from rinkbook.cli import main
from rinkbook.commands.docs import parsers
from rinkbook.core import game, wire
from rinkbook.core.game.oddities.check import SENTENCES
from rinkbook.core.model.events import KINDS, Body, Dressed, Event
from rinkbook.core.model.place import Place
from rinkbook.core.ruling import AnyEffect, Finding
from rinkbook.core.standings.measures import MEASURES
from rinkbook.reference import event_page, finding_page, pages, ruling_page, shipped
from rinkbook.reference.command_page import below as commands_below
from rinkbook.reference.fields import below, untold
from rinkbook.reference.findings import findings_in

RULES = tuple(dict.fromkeys(each for kind in wire.KINDS.values() for each in (kind, *below(kind))))
PARSERS = list(parsers())


@pytest.fixture(scope="module", name="written")
def all_pages() -> dict[str, str]:
    return pages(PARSERS)


def name_of(kind: type[Struct]) -> str:
    return kind.__name__


def arguments(parser: ArgumentParser) -> Iterator[Action]:
    for action in parser._actions:
        lower = commands_below(action)
        yield from (each for inner in lower for each in arguments(inner))
        if not lower:
            yield action


def test_every_page_is_written_and_is_one(tmp_path: Path, written: dict[str, str]) -> None:
    assert main(["docs", str(tmp_path)]) == 0
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == written
    assert [name for name, text in written.items() if "\n# " not in text] == []


def test_rulebooks_that_are_added_change_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: dict[str, str]
) -> None:
    later = tmp_path / "fwshl" / "2027-01-01.toml"
    later.parent.mkdir()
    later.write_text("broken", encoding="utf-8")
    monkeypatch.setenv("RINKBOOK_RULEBOOKS", str(tmp_path))
    shipped.editions.cache_clear()
    assert pages(PARSERS) == written


@pytest.mark.parametrize("kind", RULES, ids=name_of)
def test_every_field_of_a_rule_is_told(kind: type[Struct]) -> None:
    assert kind.__doc__
    assert untold(kind) == []


@pytest.mark.parametrize("kind", [*KINDS, Dressed, Event, Place], ids=name_of)
def test_every_field_of_an_event_is_told(kind: type[Body]) -> None:
    assert kind.__doc__
    assert untold(kind, {**event_page.COMMON, "role": ""}) == []


def test_every_field_of_a_finding_is_told() -> None:
    assert untold(Finding, finding_page.COMMON) == []


@pytest.mark.parametrize("kind", get_args(AnyEffect), ids=name_of)
def test_every_field_of_an_effect_is_told(kind: type[Struct]) -> None:
    assert kind.__doc__
    assert untold(kind, ruling_page.OF_EFFECTS) == []


def test_a_field_of_which_nothing_is_said_is_found() -> None:
    class Limit(Struct):
        """At most `goals` a game, and another number."""

        goals: int
        beside: int = 0  # counted apart
        silent: int = 0

    assert untold(Limit) == ["silent"]


def test_every_rule_has_its_part_of_the_page(written: dict[str, str]) -> None:
    assert [kind for kind in wire.KINDS if f"\n### {kind}\n" not in written["rules.md"]] == []


def test_each_rule_is_told_in_one_sentence(written: dict[str, str]) -> None:
    rows = [row for row in written["rules.md"].splitlines() if row.startswith("| [`")]
    assert [row for row in rows if "  " in row] == []


def test_every_event_has_its_part_of_the_page(written: dict[str, str]) -> None:
    tags = [kind.__struct_config__.tag for kind in KINDS]
    assert [tag for tag in tags if f"\n### {tag}\n" not in written["events.md"]] == []


def test_every_ruling_has_its_row(written: dict[str, str]) -> None:
    assert [code for code in wire.SENTENCES if f"\n| `{code}` |" not in written["rulings.md"]] == []


def test_every_finding_has_its_row(written: dict[str, str]) -> None:
    assert [code for code in SENTENCES if f"\n| `{code}` |" not in written["findings.md"]] == []


def test_every_finding_that_is_made_has_a_sentence_and_every_sentence_a_finding() -> None:
    made = {code for module in core_modules() for code, _ in findings_in(module)}
    assert made == set(SENTENCES)


def core_modules() -> Iterator[ModuleType]:
    """Every file of the judge of a game, those of the rules too."""
    for found in walk_packages(game.__path__, f"{game.__name__}."):
        yield import_module(found.name)


def test_every_measure_has_its_row(written: dict[str, str]) -> None:
    assert [code for code in MEASURES if f"\n| `{code}` |" not in written["measures.md"]] == []


@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.prog)
def test_every_command_and_each_of_its_arguments_has_help(
    parser: ArgumentParser, written: dict[str, str]
) -> None:
    assert parser.description
    assert f"\n## {parser.prog}\n" in written["commands.md"]
    assert [action.dest for action in arguments(parser) if not action.help] == []


def test_only_what_has_changed_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["docs", str(tmp_path)])
    (tmp_path / "rules.md").unlink()
    capsys.readouterr()
    main(["docs", str(tmp_path)])
    assert capsys.readouterr().out == f"written  {tmp_path / 'rules.md'}\n"
    main(["docs", str(tmp_path)])
    assert capsys.readouterr().out == "The reference is up to date.\n"
