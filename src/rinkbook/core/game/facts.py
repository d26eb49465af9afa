"""What a finished game brings to the table: outcome, points by its own edition, goals, penalty minutes."""

from enum import StrEnum

from msgspec import Struct


class Outcome(StrEnum):
    """How a game ended for one team; the edition's points table has a row for each that it knows."""

    REGULATION_WIN = "regulation-win"
    OVERTIME_WIN = "overtime-win"
    SHOOTOUT_WIN = "shootout-win"
    REGULATION_LOSS = "regulation-loss"
    OVERTIME_LOSS = "overtime-loss"
    SHOOTOUT_LOSS = "shootout-loss"
    TIE = "tie"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    DOUBLE_FORFEIT = "double-forfeit"
    TERMINATION_WIN = "termination-win"
    TERMINATION_LOSS = "termination-loss"

    @property
    def won(self) -> bool:
        return self.value.endswith("-win")

    @property
    def lost(self) -> bool:
        return self.value.endswith("-loss") or self is Outcome.DOUBLE_FORFEIT


class TeamFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One team's side of a finished game.

    `goals_for`/`goals_against` are the goals shown in the table (0–0 where a forfeit has none);
    `tie_for`/`tie_against` those that enter the goal steps of a tie-break, which a synthetic score
    replaces. `penalty_minutes` are whole minutes. `counts` false: the game counts for the other team only.
    `forfeit`: the sort of the forfeit that this team gave, "" where it gave none.
    """

    team: str
    outcome: Outcome
    points: int
    clause: str
    goals_for: int = 0
    goals_against: int = 0
    tie_for: int = 0
    tie_against: int = 0
    penalty_minutes: int = 0
    counts: bool = True
    forfeit: str = ""


class GameFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game as a table reads it; `played_on` is a date such as `2026-11-13`."""

    game: str
    home: TeamFacts
    away: TeamFacts
    label: str = ""
    played_on: str = ""
    stage: str = "season"
    sort: str = "season"
    division: str = ""
