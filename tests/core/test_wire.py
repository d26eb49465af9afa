"""Rules are collected from their folders; two files can't have one kind or one code."""

from pathlib import Path
from types import ModuleType

import pytest
from msgspec import Struct

from rinkbook.core import wire
from rinkbook.core.errors import InvalidRule

CORE = Path(wire.__file__).parent


def module(name: str, **values: object) -> ModuleType:
    made = ModuleType(name)
    made.__dict__.update(values)
    for value in values.values():
        if isinstance(value, type):
            value.__module__ = name
    return made


def limit() -> type[Struct]:
    class Limit(Struct, tag="limit"):
        """A rule."""

    return Limit


def test_every_file_in_a_folder_of_rules_is_collected() -> None:
    files = sorted(path.stem for path in (CORE / "game" / "rules").glob("*.py") if path.stem != "__init__")
    collected = [made.__name__ for made in wire.modules_in("rinkbook.core.game.rules")]
    assert collected == [f"rinkbook.core.game.rules.{name}" for name in files]


def test_a_family_without_a_folder_has_no_rules() -> None:
    assert list(wire.modules_in("rinkbook.core.game.nothing")) == []
    assert list(wire.modules_in("rinkbook.core.nothing.rules")) == []


def test_every_rule_of_a_game_is_known_by_its_kind() -> None:
    assert wire.KINDS["mercy"].__module__ == "rinkbook.core.game.rules.mercy"
    assert all(kind.__struct_config__.tag == name for name, kind in wire.KINDS.items())


def test_every_rule_refuses_fields_that_it_does_not_know() -> None:
    lax = [name for name, kind in wire.KINDS.items() if not kind.__struct_config__.forbid_unknown_fields]
    assert lax == []


def test_every_hook_is_of_a_rule_that_an_edition_may_have() -> None:
    assert {hook.kind for hook in wire.RULES} <= set(wire.KINDS.values())


def test_a_kind_in_two_files_is_refused_with_both() -> None:
    with pytest.raises(InvalidRule) as caught:
        wire.collect_kinds([module("one", Limit=limit()), module("two", Limit=limit())])
    assert str(caught.value) == "kind 'limit': expected it in one file, got one and two"


def test_a_code_in_two_files_is_refused_with_both() -> None:
    one = module("one", SENTENCES={"over": ("Over.", "")})
    with pytest.raises(InvalidRule) as caught:
        wire.collect_sentences([one, module("two"), module("three", SENTENCES={"over": ("Done.", "")})])
    assert str(caught.value) == "code 'over': expected it in one file, got one and three"
