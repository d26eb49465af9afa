"""The subcommands of `rinkbook`, a module each: NAME, HELP, `configure(parser)` and `run(args)`."""

import importlib
import os
import pkgutil
from argparse import ArgumentParser, Namespace
from typing import Protocol, cast


class Command(Protocol):
    """What a module of this package holds."""

    NAME: str
    HELP: str

    def configure(self, parser: ArgumentParser) -> None:
        """Add the arguments."""

    def run(self, args: Namespace) -> int:
        """Do it; return the exit code."""


def find_commands() -> list[Command]:
    """Every command there is, by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return [cast(Command, importlib.import_module(f"{__name__}.{name}")) for name in names]


def start_django() -> None:
    """Make models and settings usable; a command that needs them calls this first."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rinkbook.web.settings")
    import django

    django.setup()
