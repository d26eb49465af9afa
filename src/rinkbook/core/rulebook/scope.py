"""For which games a rule stands: settled once a game, before the face-off."""

from msgspec import Struct

SORTS = ("season", "playoff", "exhibition")
"""What a stage may be."""


class Occasion(Struct, frozen=True, kw_only=True):
    """What is known of a game before the face-off."""

    stage: str = "season"
    sort: str = "season"
    division: str = ""
    round: str = ""


class Scope(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The games for which a rule stands; an empty list leaves that open."""

    stages: tuple[str, ...] = ()
    sorts: tuple[str, ...] = ()
    divisions: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()

    def fits(self, occasion: Occasion) -> bool:
        return (
            (not self.stages or occasion.stage in self.stages)
            and (not self.sorts or occasion.sort in self.sorts)
            and (not self.divisions or occasion.division in self.divisions)
            and (not self.rounds or occasion.round in self.rounds)
        )

    def narrowness(self) -> tuple[int, int, int, int]:
        """Greater is narrower: a stage is narrower than a sort, a round than a division."""
        return (bool(self.rounds), bool(self.divisions), bool(self.stages), bool(self.sorts))
