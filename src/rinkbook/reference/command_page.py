"""`commands.md`: every `rinkbook` command, read from its own parser."""

from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Iterator

from rinkbook.reference.markdown import code, page, table

INTRO = "Each command says the same by itself: `rinkbook <command> --help`."


def write(commands: list[ArgumentParser]) -> str:
    """The page."""
    rows = (
        [f"[{code(each.prog)}](#{each.prog.replace(' ', '-')})", each.description or ""] for each in commands
    )
    sections = ["\n\n".join(told(each, "##")) for each in commands]
    return page("Commands", INTRO, table(("command", "what it does"), rows), *sections)


def told(parser: ArgumentParser, level: str) -> Iterator[str]:
    """Heading, what it does, its arguments; then the commands below it."""
    shown = [action for action in parser._actions if action.help != SUPPRESS and not below(action)]
    usage = " ".join([parser.prog, *map(usage_of, shown)])
    yield f"{level} {parser.prog}"
    yield sentence(parser.description or "")
    yield f"```\n{usage}\n```"
    if shown:
        yield table(("argument", "what it says"), ([code(name_of(each)), help_of(each)] for each in shown))
    for action in parser._actions:
        for lower in below(action):
            yield from told(lower, level + "#")


def below(action: Action) -> list[ArgumentParser]:
    """The parsers of the commands below a command."""
    choices = action.choices
    lower = choices.values() if isinstance(choices, dict) else ()
    return [parser for parser in lower if isinstance(parser, ArgumentParser)]


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def usage_of(action: Action) -> str:
    """`[--port PORT]`, `FILE`, `[FILES …]`."""
    name = name_of(action)
    if action.option_strings:
        return name if action.required else f"[{name}]"
    match action.nargs:
        case "?":
            return f"[{name}]"
        case "*" | "...":
            return f"[{name} …]" if name != "…" else "[…]"
        case "+":
            return f"{name} …"
    return name


def name_of(action: Action) -> str:
    """An option with its value, an argument by its name."""
    if not action.option_strings:
        return metavar_of(action)
    takes = action.nargs != 0
    return ", ".join(action.option_strings) + (f" {metavar_of(action)}" if takes else "")


def metavar_of(action: Action) -> str:
    if isinstance(action.metavar, str):
        return action.metavar
    if action.choices is not None:
        return "|".join(map(str, action.choices))
    return action.dest.upper()


def help_of(action: Action) -> str:
    """Its help with the default filled in."""
    return (action.help or "") % {**vars(action), "prog": ""}
