"""Lines of a sheet as a device sends them."""

import json
from typing import Any


def line(id: str, kind: str, left: int = 0, n: int = 0, **rest: Any) -> bytes:
    """An event as JSON: in the first period unless *place* says otherwise; *rest* are the body's fields."""
    envelope = {name: rest.pop(name) for name in ("device", "seen", "role", "by") if name in rest}
    place = rest.pop("place", {"period": 1, "left": left, "order": n})
    return json.dumps({"id": id, "n": n, "place": place, **envelope, "body": {"kind": kind, **rest}}).encode()


BEFORE = {"period": 1, "moment": "before"}


def line_up(side: str, slug: str, numbers: range = range(1, 12)) -> bytes:
    """A team of the cast as it dresses."""
    players = [
        {"number": str(number), "player": f"{slug}-{number}", "goalie": number == 1} for number in numbers
    ]
    return line(f"lineup-{side}", "line-up-confirmed", place=BEFORE, side=side, players=players)


def opening() -> list[bytes]:
    """Both line-ups (the suspended 11 of the visitors stays out), captains, officials and the start."""
    return [
        line_up("home", "now"),
        line_up("away", "cop", range(1, 11)),
        line("captain-home", "captain-named", place=BEFORE, side="home", number="2"),
        line("captain-away", "captain-named", place=BEFORE, side="away", number="2"),
        line("officials", "officials", place=BEFORE, referees=["Remy Rowe"], scorekeeper="Ada"),
        line("start", "period-start", place={"period": 1, "left": 1200}),
    ]
