"""The `rinkbook` command; each of its subcommands is one file of `rinkbook.commands`."""

import argparse
import os
import sys
from collections.abc import Sequence

from rinkbook.commands import Command, find_commands


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line *argv* and return its exit code."""
    arguments = build_parser(find_commands()).parse_args(argv)
    try:
        return arguments.run(arguments)  # type: ignore[no-any-return]  # argparse's namespaces have no types
    except BrokenPipeError:  # whoever reads us (`| head`) has seen enough; what is left to flush goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def build_parser(commands: Sequence[Command]) -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(prog="rinkbook", description="Runs a hockey league by its own rulebook.")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in commands:
        subparser = subparsers.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        command.configure(subparser)
        subparser.set_defaults(run=command.run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
