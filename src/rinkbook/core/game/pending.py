"""Which part of a call falls away where something else stands in its place."""

from rinkbook.core.game.rules.penalty_classes import PenaltyClass

Named = tuple[int, str, PenaltyClass]


def take_first_minor(parts: list[Named]) -> list[Named]:
    """Without the first part that a goal could end; majors and the like stay."""
    first = next((part for part in parts if part[2].short and part[2].ends_on_goal), None)
    return [part for part in parts if part is not first]
