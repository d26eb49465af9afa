"""Shots and saves as they were tallied: added or taken back, for any period."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.lines import period_name
from rinkbook.console.task import strip
from rinkbook.core.model.events import Side

TEMPLATE = "shots"
STEPS = (-1, 1, 5)


def show(desk: Desk) -> dict[str, Any]:
    place = desk.place
    line = next(
        (one for one in desk.sheet.periods if (one.part, one.period) == (place.part, place.period)), None
    )
    figures = line.shots if line else (0, 0)
    return {
        **strip(desk, f"Shots, {period_name(place.part, place.period)}", side=False),
        "step": desk.view.step,
        "teams": [
            {
                "side": side.value,
                "name": desk.name(side),
                "colour": desk.team(side).colour,
                "shots": figures[side is Side.AWAY],
                "goalie": desk.sheet.goalies[side is Side.HOME],
            }
            for side in Side
        ],
        "steps": STEPS,
    }
