"""The reference pages, written from the types themselves, so that they can't tell anything else."""

from argparse import ArgumentParser
from collections.abc import Iterable

from rinkbook.reference import command_page, event_page, finding_page, measure_page, rule_page, ruling_page


def pages(commands: Iterable[ArgumentParser]) -> dict[str, str]:
    """The text of every generated page, by its file's name; *commands* are the parsers of all commands."""
    return {
        "commands.md": command_page.write(list(commands)),
        "events.md": event_page.write(),
        "findings.md": finding_page.write(),
        "measures.md": measure_page.write(),
        "rules.md": rule_page.write(),
        "rulings.md": ruling_page.write(),
    }
