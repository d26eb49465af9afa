"""One game as its public pages see it: the sheet, the law it was judged by, and who wears what."""

from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from django.urls import reverse
from django.utils import timezone

from rinkbook.console import clock
from rinkbook.console.colour import too_alike
from rinkbook.core import wire
from rinkbook.core.errors import NoSuchRule
from rinkbook.core.game.rejudging import Struck
from rinkbook.core.game.sheet import Phase, PlayerLine, Sheet
from rinkbook.core.model.events import Event, Note, Side, Strike
from rinkbook.core.model.place import Part, Place
from rinkbook.core.rulebook.formats import nth
from rinkbook.core.ruling import Ruling
from rinkbook.web.games import bridge
from rinkbook.web.games.reads import day_of, night_now
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.public.law import Law, law_of
from rinkbook.web.public.lists import Standing, standing
from rinkbook.web.public.reads import last_word, names_of
from rinkbook.web.public.told import notable, told_publicly
from rinkbook.web.schedule.models import Game
from rinkbook.web.teams.models import Team

FORESEEN = "foreseen"
AT_ONCE = timedelta(minutes=2)
"""A line that was struck so soon was a slip of the finger, and no news."""


class Match:
    """A game with all that its pages ask of it; what is read is read once."""

    def __init__(self, game: Game) -> None:
        self.game, self.league, self.zone = game, game.league, zone_of(game.league)
        self.now: datetime = timezone.now()

    @cached_property
    def sheet(self) -> Sheet:
        return bridge.sheet_of(self.game)

    @cached_property
    def law(self) -> Law:
        return law_of(self.league, bridge.edition_row_of(self.game))

    @cached_property
    def standing(self) -> Standing:
        return standing(self.game, self.now)

    @cached_property
    def heard_at(self) -> datetime | None:
        """When the newest line of the sheet came."""
        return last_word(self.game)

    @cached_property
    def left(self) -> int:
        """Seconds on the clock as it reads now."""
        face = self.sheet.clock
        return clock.reads(face, self.now.isoformat()) if self.standing is Standing.LIVE else face.left

    @cached_property
    def live(self) -> Sheet:
        """The sheet as of this second: who sits in the box by time alone."""
        face = self.sheet.clock
        if not face.running or self.left == face.left or self.sheet.phase is not Phase.PLAYING:
            return self.sheet
        here = Place(part=face.part, period=face.period, left=self.left)
        line = Event(id=FORESEEN, place=here, body=Note(text=""))
        return wire.play(self.law.book, self.sheet.setup, (*bridge.events_of(self.game), line))

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """Those that anybody may read."""
        return told_publicly(self.sheet, self.sheet.rulings, night_over=self.night_is_over)

    @property
    def night_is_over(self) -> bool:
        return self.sheet.over and day_of(self.game) < night_now(self.league)

    @cached_property
    def struck(self) -> tuple[Struck, ...]:
        """Those that anybody could read and that a correction took away; a slip of the finger is no news."""
        found = [
            one for one in bridge.struck_of(self.sheet, self.law.book) if not was_a_slip(self.sheet, one.by)
        ]
        held = [one.ruling for one in found]
        shown = notable(self.sheet, told_publicly(self.sheet, held, night_over=self.night_is_over))
        return tuple(one for one in found if one.ruling in shown)

    @cached_property
    def notable(self) -> tuple[Ruling, ...]:
        """Those of them that stand with a line of the sheet."""
        return notable(self.sheet, self.rulings)

    @cached_property
    def players(self) -> dict[tuple[Side, str], PlayerLine]:
        return {(line.side, line.number): line for line in self.sheet.players}

    @cached_property
    def names(self) -> dict[str, str]:
        """Names by player: what the league calls them today, else what the set-up did."""
        rosters = (*self.sheet.setup.home.roster, *self.sheet.setup.away.roster)
        known = {each.player: each.name for each in rosters}
        slugs = {*known, *(line.player for line in self.sheet.players)}
        return known | dict(names_of(self.league, slugs))

    def team(self, side: Side) -> Team:
        return self.game.home.team if side is Side.HOME else self.game.away.team

    def team_name(self, side: Side) -> str:
        return self.team(side).name

    def team_href(self, side: Side) -> str:
        return reverse("public:team", args=[self.league.slug, self.team(side).slug])

    def colour(self, side: Side) -> str:
        return self.sheet.setup.team(side).colour

    def striped(self, side: Side) -> bool:
        """The visitors' jerseys have stripes where the two are too alike."""
        return side is Side.AWAY and too_alike(self.colour(Side.HOME), self.colour(Side.AWAY))

    def jersey(self, side: Side) -> dict[str, Any]:
        return {"colour": self.colour(side), "striped": self.striped(side)}

    def name(self, side: Side, number: str) -> str:
        """The player's name; a number that nobody named stays a number."""
        line = self.players.get((side, number))
        known = (self.names.get(line.player, "") or line.name) if line else ""
        return known or (f"Number {number}" if number else "Not named yet")

    def href(self, side: Side, number: str) -> str:
        """The player's page, "" where nobody is known by that number."""
        line = self.players.get((side, number))
        if line is None or line.player not in self.names:
            return ""
        return reverse("public:player", args=[self.league.slug, line.player])

    def heading(self, clause: str) -> str:
        try:
            return self.law.book.clause(clause).heading
        except NoSuchRule:
            return ""


def was_a_slip(sheet: Sheet, by: str) -> bool:
    """A line that was struck almost at once was never news, nor what had followed from it."""
    entries = {entry.event.id: entry.event for entry in sheet.entries}
    strike = entries.get(by)
    if strike is None or not isinstance(strike.body, Strike) or strike.body.target not in entries:
        return False
    return at_once(entries[strike.body.target], strike)


def at_once(line: Event, strike: Event) -> bool:
    if not line.entered or not strike.entered:
        return False
    return datetime.fromisoformat(strike.entered) - datetime.fromisoformat(line.entered) < AT_ONCE


def short_period(part: Part, period: int) -> str:
    """`2nd`, `OT`, `OT2`, `SO`."""
    if part is Part.SHOOTOUT:
        return "SO"
    if part is Part.OVERTIME:
        return "OT" if period == 1 else f"OT{period}"
    return nth(period)
