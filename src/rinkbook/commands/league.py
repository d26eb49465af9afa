"""`rinkbook league`: found a league with its first operator; all else is done at the desk."""

import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from zoneinfo import available_timezones

from rinkbook.commands import start_django

NAME = "league"
HELP = "found a league and its operator, who does the rest at the desk"
SPORTS = ("ice", "inline")


def configure(parser: ArgumentParser) -> None:
    """SLUG, NAME and OPERATOR, and what differs between leagues."""
    parser.add_argument("slug", help="the league's part of every address, such as pond")
    parser.add_argument("name", help="how people call it")
    parser.add_argument("operator", help="the operator's e-mail address")
    parser.add_argument("--short", default="", help="a shorter name, for narrow places (default: the name)")
    parser.add_argument("--sport", choices=SPORTS, default=SPORTS[0], help="what is played (%(default)s)")
    parser.add_argument("--time-zone", default="America/New_York", help="where it plays (%(default)s)")


def run(args: Namespace) -> int:
    """1 where something of it can't be; then nothing is made."""
    start_django()
    faults = list(faults_of(args))
    for fault in faults:
        print(f"league {fault}")
    return 1 if faults else make(args)


def faults_of(args: Namespace) -> Iterator[str]:
    """What can't be, all at once."""
    from rinkbook.web.leagues.address import fault_of
    from rinkbook.web.leagues.models import League

    if fault := fault_of(args.slug):
        yield fault
    elif League.objects.filter(slug=args.slug).exists():
        yield f"slug: expected one that no league has, got {args.slug!r}"
    if "@" not in args.operator:
        yield f"operator: expected an e-mail address, got {args.operator!r}"
    if args.time_zone not in available_timezones():
        yield f"time zone: expected one such as America/Chicago, got {args.time_zone!r}"


def make(args: Namespace) -> int:
    """The league, the account if it is new, and what opens the door."""
    from django.db import transaction

    from rinkbook.web.leagues.actions import found_league
    from rinkbook.web.people.models import User

    password = secrets.token_urlsafe(9)
    with transaction.atomic():
        known = User.objects.filter(email=args.operator.strip().lower()).first()
        user = known or User.objects.create_user(args.operator, password)
        found_league(
            slug=args.slug, name=args.name, short_name=args.short or args.name[:20], sport=args.sport,
            time_zone=args.time_zone, by=user,
        )  # fmt: skip
    print(f"{args.name}, at /{args.slug}; its desk is at /{args.slug}/staff/.")
    print(f"Operator {user.email}, " + ("with the password as before." if known else f"password {password}"))
    return 0
