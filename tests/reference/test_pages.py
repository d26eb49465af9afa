"""The reference says everything of every rule, event, effect, ruling and command, and is up to date."""

from argparse import Action, ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

from rinkbook.cli import main
from rinkbook.commands.docs import FOLDER, parsers
from rinkbook.core import wire
from rinkbook.core.model.events import KINDS, Body, Dressed, Event
from rinkbook.core.model.place import Place
from rinkbook.core.ruling import AnyEffect
from rinkbook.core.standings.measures import MEASURES
from rinkbook.reference import event_page, ruling_page
from rinkbook.reference.command_page import below as commands_below
from rinkbook.reference.fields import below, untold

RULES = tuple(dict.fromkeys(each for kind in wire.KINDS.values() for each in (kind, *below(kind))))
PARSERS = list(parsers())


def held(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def name_of(kind: type[Struct]) -> str:
    return kind.__name__


def arguments(parser: ArgumentParser) -> Iterator[Action]:
    for action in parser._actions:
        lower = commands_below(action)
        yield from (each for inner in lower for each in arguments(inner))
        if not lower:
            yield action


def test_every_page_is_as_it_would_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["docs", "--check"]), capsys.readouterr().out) == (0, "")


@pytest.mark.parametrize("kind", RULES, ids=name_of)
def test_every_field_of_a_rule_is_told(kind: type[Struct]) -> None:
    assert kind.__doc__
    assert untold(kind) == []


@pytest.mark.parametrize("kind", [*KINDS, Dressed, Event, Place], ids=name_of)
def test_every_field_of_an_event_is_told(kind: type[Body]) -> None:
    assert kind.__doc__
    assert untold(kind, {**event_page.COMMON, "role": ""}) == []


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


def test_every_rule_has_its_part_of_the_page() -> None:
    assert [kind for kind in wire.KINDS if f"\n### {kind}\n" not in held("rules.md")] == []


def test_every_event_has_its_part_of_the_page() -> None:
    tags = [kind.__struct_config__.tag for kind in KINDS]
    assert [tag for tag in tags if f"\n### {tag}\n" not in held("events.md")] == []


def test_every_ruling_has_its_row() -> None:
    assert [code for code in wire.SENTENCES if f"\n| `{code}` |" not in held("rulings.md")] == []


def test_every_measure_has_its_row() -> None:
    assert [code for code in MEASURES if f"\n| `{code}` |" not in held("measures.md")] == []


@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.prog)
def test_every_command_and_each_of_its_arguments_has_help(parser: ArgumentParser) -> None:
    assert parser.description
    assert f"\n## {parser.prog}\n" in held("commands.md")
    assert [action.dest for action in arguments(parser) if not action.help] == []


def test_a_page_that_is_not_up_to_date_fails_the_check_and_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["docs", str(tmp_path)])
    page = tmp_path / "rulings.md"
    page.write_text("Rulings, as they once were.\n", encoding="utf-8")
    capsys.readouterr()
    code = main(["docs", "--check", str(tmp_path)])
    expected = f"{page}: expected it as 'rinkbook docs' writes it, got another text\n"
    assert (code, capsys.readouterr().out) == (1, expected)
    assert page.read_text(encoding="utf-8") == "Rulings, as they once were.\n"


def test_only_what_has_changed_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["docs", str(tmp_path)])
    (tmp_path / "rules.md").unlink()
    capsys.readouterr()
    main(["docs", str(tmp_path)])
    assert capsys.readouterr().out == f"written  {tmp_path / 'rules.md'}\n"
    assert main(["docs", "--check", str(tmp_path)]) == 0
