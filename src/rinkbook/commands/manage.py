"""`rinkbook manage …`: Django's own commands, for who knows them."""

from argparse import REMAINDER, ArgumentParser, Namespace

from rinkbook.commands import start_django

NAME = "manage"
HELP = "run one of Django's own commands (makemigrations, shell, check …)"


def configure(parser: ArgumentParser) -> None:
    """Everything that follows goes to Django."""
    parser.add_argument("words", nargs=REMAINDER, metavar="…", help="the command and its arguments")


def run(args: Namespace) -> int:
    """Hand the words over."""
    start_django()
    from django.core.management import execute_from_command_line

    execute_from_command_line(["rinkbook manage", *args.words])
    return 0
