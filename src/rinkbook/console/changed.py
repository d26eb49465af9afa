"""What changed between two judgings, as the pages show it: sentences, before and after, rulings struck."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from rinkbook.console.desk import Desk
from rinkbook.console.lines import score_words
from rinkbook.console.told import tell, tell_all
from rinkbook.core.game.change_words import Said
from rinkbook.core.game.changes import Changes, Turned
from rinkbook.core.game.changes_told import said
from rinkbook.core.game.sheet import PlayerLine

FIGURES = (
    ("goals", "Goals"),
    ("assists", "Assists"),
    ("penalty_minutes", "Penalty minutes"),
    ("goals_against", "Goals against"),
    ("shots_against", "Shots against"),
)


class Figure(Struct, frozen=True, kw_only=True):
    """A player's figure before and after."""

    number: str
    name: str
    colour: str
    what: str
    before: int
    after: int


def shown(desk: Desk, changes: Changes) -> dict[str, Any]:
    """Everything for the macro `what_changed`; one that reads otherwise is struck and said anew."""
    before, after = score_words(changes.before.score), score_words(changes.after.score)
    return {
        "nothing": not changes,
        "sentences": [sentence(desk, one) for one in said(changes) if one.code != "score"],
        "before": before,
        "after": after,
        "score_changes": before != after,
        "new": tell_all(desk, changes.rulings.new),
        "turned": [(tell(desk, was), tell(desk, now)) for was, now in changes.rulings.turned],
        "gone": tell_all(desk, changes.rulings.gone),
        "figures": [figure for pair in changes.players for figure in figures(desk, pair)],
    }


def sentence(desk: Desk, one: Said) -> dict[str, str]:
    """With the jersey of the side that it is about: numbers alone don't say whose."""
    return {"words": one.words, "colour": desk.team(one.side).colour if one.side is not None else ""}


def in_a_breath(changes: Changes) -> str:
    """`Goal 3 is 22’s. The 9:30 goal of 17 counts. 7–4.`"""
    return " ".join(one.words for one in said(changes))


def figures(desk: Desk, pair: Turned[PlayerLine]) -> Iterator[Figure]:
    """Each figure of a player that differs; who wasn't on the sheet had none."""
    line = pair.either
    for field, what in FIGURES:
        was, now = (getattr(each, field) if each is not None else 0 for each in (pair.before, pair.after))
        if was != now:
            yield Figure(
                number=line.number, name=line.name, colour=desk.team(line.side).colour, what=what,
                before=was, after=now,
            )  # fmt: skip
