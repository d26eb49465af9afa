"""What a rule may do in a game: six hooks, found by name, and `tally`, which tells what it has counted."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import get_annotations, isfunction
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin

from msgspec import Struct

from rinkbook.core.errors import InvalidRule
from rinkbook.core.model.events import Body
from rinkbook.core.rulebook.edition import Section

NAMES = ("plan", "admit", "worth", "after", "clock", "outcome", "tally")


class Hook(Struct, frozen=True, kw_only=True):
    """A function of a rule's file: for which kind of rule it is called, when, and which events it hears.

    No `hears`: every event.
    """

    kind: type[Struct]
    name: str
    call: Callable[..., Any]
    hears: tuple[type[Body], ...] = ()

    @property
    def sentences(self) -> Mapping[str, tuple[str, str]]:
        """Those of the rule's file."""
        found: Mapping[str, tuple[str, str]] = getattr(self.call, "__globals__", {}).get("SENTENCES", {})
        return found


Rules = tuple[Hook, ...]


def collect(modules: Iterable[ModuleType]) -> Rules:
    """The hooks of all those files, in their order; raises InvalidRule where one is for no rule."""
    return tuple(hook for module in modules for hook in _hooks_of(module))


def kinds_in(module: ModuleType) -> dict[str, type[Struct]]:
    """The types of rules that a file defines, by kind."""
    return {kind.__struct_config__.tag: kind for kind in vars(module).values() if _is_rule(kind, module)}


def _is_rule(value: object, module: ModuleType) -> bool:
    if not isinstance(value, type) or not issubclass(value, Struct) or value.__module__ != module.__name__:
        return False
    return isinstance(value.__struct_config__.tag, str)


def _hooks_of(module: ModuleType) -> Iterator[Hook]:
    for name in NAMES:
        call = vars(module).get(name)
        if isfunction(call) and call.__module__ == module.__name__:
            types = _annotations(call)
            for kind in _kinds_heard(call, types, module):
                yield Hook(kind=kind, name=name, call=call, hears=_bodies(types.get("body")))


def _annotations(call: Callable[..., Any]) -> dict[str, Any]:
    """Those that are types; one in quotes names what only the type checker needs."""
    found = get_annotations(call)
    if isinstance(found.get("body"), str):
        raise InvalidRule(
            f"{call.__module__}.{call.__name__}: expected the type of 'body' without quotes, "
            f"got {found['body']!r}"
        )
    return {name: kind for name, kind in found.items() if not isinstance(kind, str)}


def _kinds_heard(
    call: Callable[..., Any], types: dict[str, Any], module: ModuleType
) -> tuple[type[Struct], ...]:
    """The rules that a hook carries out: named by its `Section[…]` parameter, else the one of its file."""
    named = [get_args(kind)[0] for kind in types.values() if get_origin(kind) is Section]
    kinds = _branches(named[0]) if named else tuple(kinds_in(module).values())
    if named or len(kinds) == 1:
        return kinds
    raise InvalidRule(
        f"{module.__name__}.{call.__name__}: expected a parameter such as 'law: Section[Mercy]', "
        f"got {len(kinds)} kinds of rules in the file and none named"
    )


def _bodies(kind: Any) -> tuple[type[Body], ...]:
    bodies = _branches(kind)
    return () if kind is None or Body in bodies else bodies


def _branches(kind: Any) -> tuple[type[Any], ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
