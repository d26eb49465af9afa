"""`rinkbook migrate`: what has to be done once after each upgrade."""

from argparse import ArgumentParser, Namespace

from rinkbook.commands import start_django

NAME = "migrate"
HELP = "bring the database and the static files up to this version"


def configure(parser: ArgumentParser) -> None:
    """No arguments."""


def run(args: Namespace) -> int:
    """Migrate the database, then gather the static files."""
    start_django()
    from django.core.management import call_command

    call_command("migrate", interactive=False, verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    print("The database and the static files are up to date.")
    return 0
