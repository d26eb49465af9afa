"""`rinkbook demo`: a made-up season of both leagues, half played, with tonight's games under way."""

from argparse import ArgumentParser, Namespace

from rinkbook.commands import start_django

NAME = "demo"
HELP = "fill an empty installation with a made-up season of both leagues"

SEED = 8
"""With this one three teams are level in the ice league, and the meetings of two of them decide."""


def configure(parser: ArgumentParser) -> None:
    """Whether to leave a filled installation alone, and what the season is drawn from."""
    parser.add_argument("--if-empty", action="store_true", help="leave an installation with leagues as it is")
    parser.add_argument("--seed", type=int, default=SEED, help="another number, another season (%(default)s)")
    parser.add_argument("--password", default="", help="of both operators (default: made up, kept in var)")


def run(args: Namespace) -> int:
    """Make the demo, or leave what is there; then tell what opens its doors."""
    start_django()
    from rinkbook.demo.doors import known_password
    from rinkbook.web.leagues.models import League

    there = ", ".join(League.objects.values_list("slug", flat=True))
    if there and not args.if_empty:
        print(f"demo: expected an installation without leagues, got one with {there}")
        return 1
    if not there:
        make(args.seed, args.password)
    elif not known_password():
        print(f"Not empty ({there}), so no demo was made.")
        return 0
    tell()
    return 0


def make(seed: int, password: str) -> None:
    """Two leagues, all of them or nothing."""
    from time import perf_counter

    from django.utils import timezone

    from rinkbook.demo.build import build
    from rinkbook.demo.doors import keep_password, new_password

    began, password = perf_counter(), password or new_password()
    print("Playing half a season of two leagues …", flush=True)
    made = build(now=timezone.now(), seed=seed, password=password)
    keep_password(password)
    games = sum(len(each.house.games) for each in made)
    print(f"{len(made)} leagues, {games} games, {perf_counter() - began:.1f} s.")


def tell() -> None:
    """Who signs in how, and what opens the rinks tonight."""
    from rinkbook.demo.doors import doors, known_password

    print("\nThis is a demo. All people in it are invented.")
    for line in doors(known_password()):
        print(f"  {line}")
