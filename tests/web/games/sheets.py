"""Lines of a sheet as a device sends them."""

import json
from typing import Any


def line(id: str, kind: str, left: int = 0, n: int = 0, **rest: Any) -> bytes:
    """An event as JSON: in the first period unless *place* says otherwise; *rest* are the body's fields."""
    envelope = {name: rest.pop(name) for name in ("device", "seen", "role", "by") if name in rest}
    place = rest.pop("place", {"period": 1, "left": left, "order": n})
    if "body_role" in rest:
        rest["role"] = rest.pop("body_role")
    return json.dumps({"id": id, "n": n, "place": place, **envelope, "body": {"kind": kind, **rest}}).encode()


BEFORE = {"period": 1, "moment": "before"}
AFTER = {"period": 3, "moment": "after"}


def line_up(side: str, slug: str, numbers: range = range(1, 12)) -> bytes:
    """A team of the cast as it dresses."""
    players = [
        {"number": str(number), "player": f"{slug}-{number}", "goalie": number == 1} for number in numbers
    ]
    return line(f"lineup-{side}", "line-up-confirmed", place=BEFORE, side=side, players=players)


def opening(
    home: str = "now", away: str = "cop", homes: range = range(1, 12), aways: range = range(1, 11)
) -> list[bytes]:
    """Both line-ups (the suspended 11 of the Kings stays out), captains, officials and the start."""
    return [
        line_up("home", home, homes),
        line_up("away", away, aways),
        line("captain-home", "captain-named", place=BEFORE, side="home", number="2"),
        line("captain-away", "captain-named", place=BEFORE, side="away", number="2"),
        line("officials", "officials", place=BEFORE, referees=["Remy Rowe"], scorekeeper="Ada"),
        line("start", "period-start", place={"period": 1, "left": 1020}),
    ]


def periods() -> list[bytes]:
    """What follows the start: the first period's end, and the two others."""
    return [
        line(f"{kind}-{period}", f"period-{kind}", place={"period": period, "left": left})
        for period in (1, 2, 3)
        for kind, left in (("start", 1020), ("end", 0))
        if (kind, period) != ("start", 1)
    ]


def signatures(n: int = 0) -> list[bytes]:
    """Both captains and the referee, numbered from *n* where they come from a device."""
    signed: list[tuple[str, dict[str, Any]]] = [
        ("sign-home", {"body_role": "captain", "side": "home", "name": "Now Adler"}),
        ("sign-away", {"body_role": "captain", "side": "away", "name": "Cop Adler"}),
        ("sign-referee", {"body_role": "referee", "name": "Remy Rowe"}),
    ]
    return [
        line(id, "signature", place=AFTER, n=n + at if n else 0, **fields)
        for at, (id, fields) in enumerate(signed)
    ]
