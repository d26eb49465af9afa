"""A table in memory: two invented teams, a list of events, and the host's part of the console's contract."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qs, parse_qsl

import msgspec
from msgspec import structs

from rinkbook import library
from rinkbook.console.desk import Desk
from rinkbook.console.forms import Given, InvalidForm, read_from, read_then
from rinkbook.console.host import Exit, HostState
from rinkbook.console.page import render
from rinkbook.console.played_on import read_lines
from rinkbook.console.view import View, read_view, write_view
from rinkbook.core.model.events import Dressed, Event, Side
from rinkbook.core.model.place import Moment, Place, read_clock, read_period, write_place
from rinkbook.core.model.setup import Bar, Rostered, Setup, TeamSetup

STARTS = datetime(2026, 11, 13, 21, 40, tzinfo=UTC)
HARBOR = (
    "1g:Pellworth 4:Hask 7:Imray 10C:Corvane 11:Dunmarrow 17:Aldery 19:Tiswell 22:Osk 24:Brannick "
    "44A:Velde 71:Ridderhof 88:Lathom-Greyling"
)
OWLS = (
    "31g:Wexley 3:Odmar 8:Fennimore 9A:Jarrowby 14:Kestin 16:Pellam 21:Vantry 27:Ebbs 55:Gristmoor "
    "67:Umberley 90C:Lockhollow"
)


def roster(text: str, team: str) -> tuple[Rostered, ...]:
    """`10C:Corvane 1g:Pellworth` → number, letter or goalie, name."""
    found = []
    for word in text.split():
        mark, name = word.split(":")
        number = mark.rstrip("gCA")
        found.append(
            Rostered(
                player=f"{team}-{number}",
                number=number,
                name=name,
                goalie=mark.endswith("g"),
                letter=mark[-1] if mark[-1] in "CA" else "",
            )
        )
    return tuple(found)


def home(clause: str) -> TeamSetup:
    players = roster(HARBOR, "hl")
    bar = Bar(code="suspended", clause=clause, words="Three of five games served, two to go.")
    barred = tuple(
        structs.replace(one, bars=(bar,)) if clause and one.number == "71" else one for one in players
    )
    sub = Rostered(player="pool-61", number="61", name="Quorn", sub=True, sub_for=("hl-19",))
    return TeamSetup(id="hl", name="Harbor Lights", short="HL", colour="#1f3f77", roster=(*barred, sub))


def away() -> TeamSetup:
    return TeamSetup(id="ow", name="Night Owls", short="OW", colour="#f2b705", roster=roster(OWLS, "ow"))


LEAGUES = {
    "fwshl": ("fwshl/2026-03-24", "fwshl.illegal-suspended"),
    "tossup": ("tossup/2026-09-01", ""),
}


def make_setup(league: str, stage: str = "season", sort: str = "season") -> Setup:
    edition, clause = LEAGUES[league]
    return Setup(
        edition=edition,
        game="51",
        label="Game 51",
        league=league,
        starts=STARTS.isoformat(),
        slot=4800,
        rink="Rink 2",
        home=home(clause),
        away=away(),
        referees=("Ardith Mokvist", "Jorn Tellaway"),
        stage=stage,
        sort=sort,
    )


def read_at(text: str) -> Place:
    """`P2 8:11`, `P1 before`, `SO`."""
    period, _, rest = text.partition(" ")
    part, number = read_period(period)
    if rest in tuple(Moment):
        return Place(part=part, period=number, moment=Moment(rest))
    return Place(part=part, period=number, left=read_clock(rest)[0] if rest else 0)


def dress(one: Rostered) -> str:
    """A line of the line-up, as its form has it."""
    worn = Dressed(number=one.number, player=one.player, name=one.name, goalie=one.goalie, letter=one.letter)
    return msgspec.json.encode(worn).decode()


def in_order(lines: Sequence[Event], number: int) -> list[Event]:
    """The lines of one tap as a host puts them down, one after another, numbered through."""
    if len(lines) == 1:
        return list(lines)
    return [
        structs.replace(line, n=number + at, place=line.place.at_order(number + at))
        for at, line in enumerate(lines)
    ]


class Rink:
    """The host of one game: keeps what is posted, and what the wall clock says."""

    def __init__(self, league: str = "fwshl", stage: str = "season", sort: str = "season") -> None:
        self.setup = make_setup(league, stage, sort)
        self.edition = library.load(self.setup.edition)
        self.events: tuple[Event, ...] = ()
        self.now = STARTS - timedelta(minutes=12)
        self.view = View()
        self.faults: Mapping[str, str] = {}
        self.pen = self.take_pen = ""
        self.on_the_board = False

    def wait(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    @property
    def state(self) -> HostState:
        return HostState(
            now=self.now.isoformat(),
            saved="Saved here and sent",
            sent=f"{len(self.events)} lines",
            device="Tablet 2",
            pen=self.pen,
            take_pen=self.take_pen,
            division="Silver",
            on_the_board=self.on_the_board,
            switch_clock="/clock",
            exits=(Exit(label="Game 52: Mill Street, Copper Kings", href="/52", note="23:00"),),
            rules="/rules",
        )

    def show(self, view: View | None = None) -> str:
        """The page as the view has it."""
        self.view = view if view is not None else self.view
        return render(self.edition, self.setup, self.events, self.view, self.state, self.faults)

    def get(self, query: str) -> str:
        self.faults = {}
        return self.show(read_view(dict(parse_qsl(query.lstrip("?")))))

    def post(self, body: str) -> str:
        """Keep the event and show what the form wants shown; a form that is none is shown again."""
        return self.take(parse_qs(body, keep_blank_values=True))

    def take(self, fields: Mapping[str, Sequence[str]]) -> str:
        number = len(self.events) + 1
        given = Given(id=f"e{number:03}", device="t", n=number, entered=self.now.isoformat(), by="Table")
        try:
            self.events = (*self.events, *in_order(read_lines(fields, self.events, given), number))
        except InvalidForm as error:
            self.faults = error.faults
            return self.show(read_from(fields))
        self.faults = {}
        return self.show(read_then(fields))

    def enter(self, kind: str, at: str = "", **fields: str | list[str]) -> str:
        """A line as a form would send it: `enter("goal", "P2 8:11", side="home", number="10")`."""
        place = read_at(at) if at else self.desk.here
        body = {name: [value] if isinstance(value, str) else value for name, value in fields.items()}
        where = {
            "part": [place.part.value],
            "period": [str(place.period)],
            "moment": [place.moment.value],
            "left": [str(place.left)],
            "order": [str(len(self.events) + 1)],
        }
        return self.take({"kind": [kind], **where, **body})

    @property
    def desk(self) -> Desk:
        return Desk(self.edition, self.setup, self.events, self.view, self.state)

    def ready(self) -> None:
        """Both teams, the referees, and the first period begun."""
        for side in Side:
            team = self.setup.team(side)
            players = [dress(one) for one in team.roster if not one.sub and not one.bars]
            self.enter("line-up-confirmed", "P1 before", side=side.value, players=players, by="C")
        self.enter("warm-up", "P1 before")
        self.enter("officials", "P1 before", referees=list(self.setup.referees))
        self.start()

    def start(self) -> None:
        """The next period, with its whole length on the clock."""
        coming = self.desk.sheet.next
        place = Place(part=coming.part, period=coming.period, left=coming.length)
        self.enter("period-start", write_place(place))

    def end(self, left: int = 0) -> None:
        clock = self.desk.sheet.clock
        self.enter("period-end", write_place(Place(part=clock.part, period=clock.period, left=left)))

    @property
    def address(self) -> str:
        return write_view(self.view)
