"""`rules.md`: every kind of rule, what an edition may say of it, what it does, and who uses it."""

from collections.abc import Iterator
from inspect import getmodule
from types import ModuleType

from msgspec import Struct

from rinkbook.core import wire
from rinkbook.core.game.hooks import Hook
from rinkbook.core.rulebook.scope import Scope
from rinkbook.core.rulebook.sections import RuleHead, parts_of
from rinkbook.core.rulebook.when import When
from rinkbook.reference.fields import below, field_table, told
from rinkbook.reference.markdown import bullets, code, page, prose, table
from rinkbook.reference.shipped import uses
from rinkbook.reference.type_words import called

INTRO = """\
A rule is a `[[rule]]` table of an edition: its `kind`, the fields of that kind, the clauses that it carries
out.
[editions.md](../editions.md) tells how a whole file is made, [rulings.md](rulings.md) what the rulings do.
Times are whole seconds."""

FAMILIES = {"standings": "table"}  # what a family is called where its folder has another name

DOES = {
    "plan": "changes the plan of the game",
    "admit": "says whether it may be",
    "worth": "says what the goal counts as",
    "after": "says what follows",
    "clock": "says whether the clock's mode is its own",
    "outcome": "says how the game ended",
    "tally": "tells how far the count is",
}

SHARED: dict[str, tuple[type[Struct], str]] = {
    "Fields that every rule has": (RuleHead, "`id` is its kind where none is told; `clause` or `clauses`."),
    "scope": (Scope, "For which games the rule stands. Of two that fit, the narrower one stands whole."),
    "when": (When, "What only the game knows; some kinds have a field of this type."),
}


def write() -> str:
    """The page."""
    families = [family(name) for name in dict.fromkeys(family_of(kind) for kind in wire.KINDS.values())]
    shared = [f"## {title}\n\n{says}\n\n{field_table(kind)}" for title, (kind, says) in SHARED.items()]
    return page("Rules", INTRO.replace("\n", " "), contents(), *families, *shared)


def family_of(kind: type[Struct]) -> str:
    """The folder of the core in which its file lies."""
    return kind.__module__.split(".")[2]


def contents() -> str:
    """Each kind in a line."""
    rows = ([f"[{code(name)}](#{name})", first_line(kind)] for name, kind in wire.KINDS.items())
    return table(("kind", "what it is about"), rows)


def first_line(kind: type[Struct]) -> str:
    """The law of the rule's own file; what stands below it is for who works on the file."""
    return prose(module_of(kind).__doc__).partition("\n\n")[0]


def module_of(kind: type[Struct]) -> ModuleType:
    found = getmodule(kind)
    assert found is not None
    return found


def family(name: str) -> str:
    """The rules of one folder."""
    kinds = [rule(id, kind) for id, kind in wire.KINDS.items() if family_of(kind) == name]
    return "\n\n".join([f"## Rules of the {FAMILIES.get(name, name)}", *kinds])


def rule(id: str, kind: type[Struct]) -> str:
    """One kind of rule."""
    told_of = [
        first_line(kind),
        told(kind),
        *inner(kind),
        often(kind),
        parts(kind),
        does(kind),
        rulings(kind),
    ]
    return "\n\n".join([f"### {id}", *filter(None, told_of), used(kind)])


def inner(kind: type[Struct]) -> Iterator[str]:
    """The tables inside its fields; the vocabulary of conditions is told once, below."""
    for each in below(kind):
        if each is not When:
            yield f"*{called(each).capitalize()}.* {told(each)}"


def often(kind: type[Struct]) -> str:
    """How many of it a game may have."""
    if getattr(kind, "CLOCK_CONDITION", False):
        return "A condition of the clock: the `order` of [clock](#clock) names it by its id."
    if getattr(kind, "OFTEN", False):
        return "An edition may have several; all that fit a game apply."
    return "A game has one: where several fit it, the one with the narrowest scope."


def parts(kind: type[Struct]) -> str:
    """For what its `clauses` may name a clause each."""
    rows = ([code(part), says] for part, says in parts_of(kind).items())
    return table(("part in `clauses`", "cited for"), rows)


def does(kind: type[Struct]) -> str:
    """Its hooks, and the events that they hear."""
    return bullets(f"{code(hook.name)} {DOES[hook.name]}{hears(hook)}." for hook in hooks(kind))


def hooks(kind: type[Struct]) -> list[Hook]:
    return [hook for hook in wire.RULES if hook.kind is kind]


def hears(hook: Hook) -> str:
    """`, on goal, penalty`; a hook that hears every event names none."""
    tags = [f"[{body.__struct_config__.tag}](events.md#{body.__struct_config__.tag})" for body in hook.hears]
    return f", on {', '.join(tags)}" if tags else ""


def rulings(kind: type[Struct]) -> str:
    """The codes of its rulings with their sentences."""
    sentences = getattr(module_of(kind), "SENTENCES", {})
    rows = ([code(name), decision, because] for name, (decision, because) in sentences.items())
    return table(("ruling", "decision", "because"), rows)


def used(kind: type[Struct]) -> str:
    """The editions that ship with it."""
    lines = uses(kind)
    return "In the rulebooks:\n\n" + bullets(lines) if lines else "No rulebook that ships has it."
