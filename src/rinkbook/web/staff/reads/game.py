"""A game as the operator sees it: every line, struck or not, what was ruled, what doesn't add up."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.utils import timezone
from msgspec import structs

from rinkbook.console import lines
from rinkbook.console.changed import shown
from rinkbook.console.colour import too_alike
from rinkbook.console.desk import Desk
from rinkbook.console.findings import Doubt, doubts
from rinkbook.console.host import HostState
from rinkbook.console.told import Told, heading, tell, tell_all
from rinkbook.console.view import View
from rinkbook.core.game.changes import compare
from rinkbook.core.game.sheet import Entry, Proposal, Sheet
from rinkbook.core.model import events as kinds
from rinkbook.core.model.events import Event as Line
from rinkbook.core.model.events import Side, Signature
from rinkbook.core.ruling import Verdict
from rinkbook.web.games import bridge
from rinkbook.web.games.models import Aside, State
from rinkbook.web.games.models import Verdict as Kept
from rinkbook.web.games.reads import broken_link
from rinkbook.web.kit.audit import reference
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.schedule.models import Game
from rinkbook.web.staff.addresses import clauses_page
from rinkbook.web.staff.forms.line import TITLES

CORRECTIONS = (kinds.Strike, kinds.Amend)
AMENDABLE = frozenset(TITLES)


@dataclass(frozen=True)
class Row:
    """A line of the sheet in words."""

    line: lines.Line
    period: str
    by: str
    why: str
    rulings: list[Told]
    colour: str | None
    amendable: bool
    strikable: bool


@dataclass(frozen=True)
class Change:
    """What lines that are not entered yet would change; `shown` is what its macro takes."""

    shown: dict[str, Any]
    phase: str
    findings: list[str]


class GameDesk:
    """One game on the operator's table."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def verdict(self) -> Kept | None:
        return Kept.objects.filter(game=self.game).first()

    @property
    def state(self) -> State:
        return State(self.verdict.state) if self.verdict else State.OPEN

    @cached_property
    def sheet(self) -> Sheet:
        return bridge.sheet_of(self.game)

    @cached_property
    def desk(self) -> Desk:
        host = HostState(now=f"{timezone.now():%Y-%m-%dT%H:%M:%SZ}", rules=clauses_page(self.game.league))
        events = bridge.events_of(self.game)
        desk = Desk(bridge.edition_of(self.game), self.sheet.setup, events, View(), host)
        desk.__dict__["sheet"] = self.sheet
        return desk

    def entry(self, id: str) -> Entry | None:
        """The line of that id."""
        return self.desk.entry(id)

    def rows(self) -> list[Row]:
        """Every line in the order of play; corrections are told at what they correct."""
        reasons = self._reasons()
        shown = [entry for entry in self.sheet.entries if not isinstance(entry.event.body, CORRECTIONS)]
        return [self._row(entry, reasons) for entry in shown]

    def _reasons(self) -> dict[str, str]:
        """Why a line was struck or amended, by the line's id, the last word standing."""
        found: dict[str, str] = {}
        for entry in self.sheet.entries:
            body = entry.event.body
            if isinstance(body, kinds.Strike | kinds.Amend) and not entry.struck and body.reason:
                found[body.target] = body.reason
        return found

    def _row(self, entry: Entry, reasons: dict[str, str]) -> Row:
        event, told = entry.event, lines.describe(self.desk, entry)
        side = getattr(event.body, "side", None)
        return Row(
            line=told,
            period=lines.period_name(event.place.part, event.place.period),
            by=event.by,
            why=reasons.get(event.id, ""),
            rulings=tell_all(self.desk, self.sheet.rulings_of(event.id)),
            colour=self.sheet.setup.team(side).colour if isinstance(side, Side) else None,
            amendable=told.kind in AMENDABLE and not entry.struck,
            strikable=not entry.struck and not isinstance(event.body, Signature),
        )

    def rulings(self) -> list[Told]:
        """All that was ruled, what a person has to decide first."""
        order = {Verdict.ASK: 0, Verdict.REFUSED: 1}
        ranked = sorted(self.sheet.rulings, key=lambda ruling: order.get(ruling.verdict, 2))
        return tell_all(self.desk, tuple(ranked))

    def proposals(self) -> list[tuple[Proposal, Told]]:
        """What rulings ask an official for, each with the ruling."""
        return self.told(self.sheet.proposals)

    def cases(self) -> list[tuple[Proposal, Told]]:
        """What rulings ask the office to look into."""
        return self.told(self.sheet.cases)

    def told(self, asked: Iterable[Proposal]) -> list[tuple[Proposal, Told]]:
        by_key = {ruling.key: ruling for ruling in self.sheet.rulings}
        return [(each, tell(self.desk, by_key[each.key])) for each in asked if each.key in by_key]

    def proposal(self, key: str, event: str) -> Proposal | None:
        """The proposal of that ruling."""
        found = (each for each in self.sheet.proposals if (each.key, each.event) == (key, event))
        return next(found, None)

    def faults(self) -> list[str]:
        """What is wrong with the sheet as it is kept: the judge failed on it, its chain is broken."""
        told = []
        if (broken := broken_link(self.game)) is not None:
            told.append(f"Line {broken} as it came: expected the digest that was kept, got another.")
        if self.verdict and self.verdict.fault:
            told.append(f"The judge failed on this sheet; its lines are kept. {self.verdict.fault}")
        return told

    def doubts(self) -> list[Doubt]:
        """What doesn't add up, what nobody has decided first."""
        return doubts(self.desk)

    def findings(self) -> list[str]:
        """All that somebody should look at, a sentence each."""
        return [*self.faults(), *(each.sentence for each in self.doubts() if each.open)]

    def mendable(self, id: str) -> bool:
        """Whether the desk has a form for that line."""
        entry = self.entry(id)
        return entry is not None and not entry.struck and kinds.kind_of(entry.event) in AMENDABLE

    def strikable(self, id: str) -> bool:
        """Whether that line is there to be struck."""
        entry = self.entry(id)
        return entry is not None and not entry.struck and not isinstance(entry.event.body, Signature)

    def struck(self) -> list[dict[str, Any]]:
        """The rulings that no longer hold, with what took each away."""
        found = [(one, self.entry(one.by)) for one in self.desk.struck]
        return [
            {
                "told": tell(self.desk, one.ruling),
                "by": lines.newest(self.desk, entry).what if entry is not None else "",
            }
            for one, entry in found
        ]

    def asides(self) -> list[Aside]:
        """Lines that were kept beside the sheet."""
        return list(Aside.objects.filter(game=self.game))

    def signatures(self) -> list[dict[str, Any]]:
        """Who has to sign, and who has."""
        names = {Side.HOME: self.desk.name(Side.HOME), Side.AWAY: self.desk.name(Side.AWAY)}
        wanted = [("home", names[Side.HOME]), ("away", names[Side.AWAY]), ("referee", "Referee")]
        return [{"who": words, "signed": role in self.sheet.signed} for role, words in wanted]

    def trail(self) -> list[AuditEntry]:
        """What the log has of this game, newest first."""
        mine = AuditEntry.objects.filter(league_slug=self.game.league.slug, subject=reference(self.game))
        return list(mine[:60])

    def foresee(self, candidates: Sequence[Line]) -> Change:
        """The game as it would be with lines that are not entered yet."""
        after = bridge.play(self.game, last(candidates, self.sheet))
        there = self.desk.showing(View())
        there.__dict__["sheet"] = after
        told = {each.sentence for each in self.doubts()}
        return Change(
            shown=shown(there, compare(self.sheet, after)),
            phase=phase_words(self.sheet, after),
            findings=[each.sentence for each in doubts(there) if each.sentence not in told],
        )

    def heading(self, clause: str) -> str:
        """The name of a clause of the game's edition."""
        return heading(self.desk, clause)

    def head(self) -> dict[str, Any]:
        """The two teams and the score, as the top of the page has them."""
        setup, score = self.sheet.setup, self.sheet.score
        alike = too_alike(setup.home.colour, setup.away.colour)
        played = bool(self.sheet.entries)
        return {
            "home": {"name": self.desk.name(Side.HOME), "colour": setup.home.colour, "score": score[0]},
            "away": {"name": self.desk.name(Side.AWAY), "colour": setup.away.colour, "score": score[1]},
            "striped": alike,
            "played": played,
        }


def last(candidates: Sequence[Line], sheet: Sheet) -> list[Line]:
    """The candidates in the order in which the sheet would take them: after all that it has."""
    order = max((entry.event.place.order for entry in sheet.entries), default=0)
    return [
        structs.replace(line, place=line.place.at_order(order + at)) for at, line in enumerate(candidates, 1)
    ]


def phase_words(before: Sheet, after: Sheet) -> str:
    """What becomes of the game itself, "" where nothing does."""
    if before.over and not after.over:
        return "The game is no longer over."
    if after.over and not before.over:
        return "The game is over."
    return ""
