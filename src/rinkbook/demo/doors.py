"""What opens the demo's doors: the operators' password, kept in a file beside it, and tonight's codes."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.utils import timezone

from rinkbook.demo.names import LAST
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.people.models import User
from rinkbook.web.rink.models import GameDayCode


def password_file() -> Path:
    """Where the password stands, so that it can be told again; its owner alone reads it."""
    return Path(settings.VAR) / "demo-password"


def new_password() -> str:
    """Two invented names and a number: easy to type, not to be guessed."""
    words = "-".join(secrets.choice(LAST).lower() for _ in range(2))
    return f"{words}-{secrets.randbelow(9000) + 1000}"


def keep_password(password: str) -> None:
    """Write it down."""
    path = password_file()
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(password)


def known_password() -> str:
    """The password of the demo in this installation; "" where it holds none."""
    path = password_file()
    return path.read_text() if path.is_file() else ""


def doors(password: str) -> Iterator[str]:
    """Lines that tell who signs in where, and which code opens which rink tonight."""
    for league in League.objects.order_by("id"):
        user = User.objects.filter(email=f"operator@{league.slug}.example").first()
        if user is None:
            continue
        yield f"{league.name}, operator {user.name}: {user.email}, password {password}"
        codes = codes_of(league)
        for code in codes:
            yield f"    {code.rink}, night of {code.day:%A} {code.day.day} {code.day:%B}: code {code.code}"
        if not codes:
            yield f"    No code opens a rink now, {timezone.now().astimezone(zone_of(league)):%A %H:%M}."


def codes_of(league: League) -> list[GameDayCode]:
    """Those that open something now."""
    codes = GameDayCode.objects.filter(league=league, withdrawn_at=None, expires_at__gt=timezone.now())
    return list(codes.select_related("rink").order_by("rink__slug"))
