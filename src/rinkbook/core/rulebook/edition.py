"""A dated rulebook as the judge reads it: clauses in the law's order, sections that carry them out."""

from datetime import date
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rinkbook.core.errors import AmbiguousRule, NoSuchRule
from rinkbook.core.rulebook.clause import Clause, Conflict, Reading
from rinkbook.core.rulebook.scope import Occasion, Scope

R = TypeVar("R")


class Section(Struct, Generic[R], frozen=True, kw_only=True):
    """A rule as it stands in an edition: its working value and, part by part, the clauses it carries out.

    `clauses` maps the parts a rule plays to full clause ids; a rule with one clause has the part "".
    """

    id: str
    kind: str
    rule: R
    clauses: dict[str, str] = {}
    scope: Scope = Scope()
    position: int = 0

    def cites(self, part: str = "") -> str:
        """The clause of a part, else the rule's one clause, else the first it names."""
        if part in self.clauses:
            return self.clauses[part]
        return self.clauses.get("") or next(iter(self.clauses.values()))


class Edition(Struct, frozen=True, kw_only=True):
    """One dated version of a league's rules; never edited once in force."""

    id: str
    league: str
    title: str
    in_force: date
    sport: str = "ice"
    source: str = ""
    checked_on: date | None = None
    extends: str = ""
    stages: dict[str, str] = {}
    topics: dict[str, str] = {}
    clauses: tuple[Clause, ...] = ()
    sections: tuple[Section[Any], ...] = ()
    readings: tuple[Reading, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    digest: str = ""

    def clause(self, id: str) -> Clause:
        """The clause with that full id; raises NoSuchRule."""
        for clause in self.clauses:
            if clause.id == id:
                return clause
        raise NoSuchRule(f"{self.id}: expected a clause of this edition or of its base, got {id!r}")

    def occasion(self, stage: str, *, division: str = "") -> Occasion:
        """A game of that stage; one that the edition doesn't name is a season's."""
        return Occasion(stage=stage, sort=self.stages.get(stage, "season"), division=division)

    def own_clauses(self) -> tuple[Clause, ...]:
        """The league's own clauses, without those of the base book."""
        return tuple(clause for clause in self.clauses if clause.id.split(".")[0] == self.league)

    def all_of(self, kind: type[R], occasion: Occasion) -> tuple[Section[R], ...]:
        """Every section of that kind that fits the game, in the edition's order."""
        return tuple(
            section
            for section in self.sections
            if isinstance(section.rule, kind) and section.scope.fits(occasion)
        )

    def find(self, kind: type[R], occasion: Occasion) -> Section[R] | None:
        """The one section of that kind for the game: the one with the narrower scope stands whole.

        Raises AmbiguousRule where two are equally narrow.
        """
        fitting = sorted(self.all_of(kind, occasion), key=lambda section: section.scope.narrowness())
        if len(fitting) > 1 and fitting[-1].scope.narrowness() == fitting[-2].scope.narrowness():
            raise AmbiguousRule(
                f"{self.id}: expected one {fitting[-1].kind!r} for {occasion}, "
                f"got {fitting[-2].id!r} and {fitting[-1].id!r}, equally narrow"
            )
        return fitting[-1] if fitting else None

    def rule(self, kind: type[R], occasion: Occasion) -> Section[R]:
        """As `find`; raises NoSuchRule where there is none."""
        found = self.find(kind, occasion)
        if found is None:
            raise NoSuchRule(f"{self.id}: expected a rule {kind.__name__!r} for {occasion}, got none")
        return found
