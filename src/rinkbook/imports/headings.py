"""The columns that we read, and by which headings other products call them."""

from collections.abc import Mapping

from msgspec import Struct


class Column(Struct, frozen=True, kw_only=True):
    """One of our columns: its heading, what it holds, whether a file must have it."""

    name: str
    holds: str
    needed: bool = False


class Product(Struct, frozen=True, kw_only=True):
    """Another product's file: known by its `marks`; `columns` says which of ours each of its headings is.

    `dates` month-first, day-first or year-first. `only` leaves out rows of which a heading has another
    word. `swapped` names the heading that says "0" where the first team is the visitor.
    """

    name: str
    kind: str
    marks: tuple[str, ...]
    columns: Mapping[str, str]
    dates: str = "month-first"
    only: tuple[str, tuple[str, ...]] | None = None
    swapped: str = ""


COLUMNS: Mapping[str, tuple[Column, ...]] = {
    "rosters": (
        Column(name="team", holds="the team's name or its id", needed=True),
        Column(name="name", holds="first and last name; or two columns, first name and last name"),
        Column(name="first name", holds="where the name stands in two columns"),
        Column(name="last name", holds="where the name stands in two columns"),
        Column(name="player", holds="the player's id, where two have one name"),
        Column(name="number", holds="the jersey's number, 0 to 99 or 00"),
        Column(name="position", holds="G or goalie, else skater"),
        Column(name="letter", holds="C, A or nothing"),
        Column(name="sub", holds="yes for who may stand in, else no"),
        Column(name="division", holds="the division's name or id; needed for a team that is new"),
        Column(name="short", holds="up to four letters for a team that is new"),
        Column(name="colour", holds="the jersey's colour such as #1d3f72, for a team that is new"),
    ),
    "schedule": (
        Column(name="date", holds="such as 2026-11-13", needed=True),
        Column(name="time", holds="such as 21:40 or 9:40 PM, in the league's time zone", needed=True),
        Column(name="home", holds="the home team's name or its id", needed=True),
        Column(name="away", holds="the visitors' name or id", needed=True),
        Column(name="rink", holds="the rink's name or id; one that is new is added", needed=True),
        Column(name="game", holds="the game's number; without it games are numbered on"),
        Column(name="minutes", holds="how long the ice is theirs"),
        Column(name="end", holds="when the ice is over, where there are no minutes"),
        Column(name="stage", holds="a stage of the rulebook (default: season)"),
        Column(name="round", holds="such as semi-final"),
        Column(name="referees", holds="names, with ; between them"),
    ),
    "sheets": (
        Column(name="game", holds="the game's number", needed=True),
        Column(name="row", holds="player, goal, penalty, goalie, shots, saves, attempt, forfeit, final",
               needed=True),
        Column(name="team", holds="home, away, or the team's name or id", needed=True),
        Column(name="period", holds="1, 2, 3, OT, OT2"),
        Column(name="time", holds="as the clock showed it, counting down, such as 6:42"),
        Column(name="number", holds="the jersey's number"),
        Column(name="name", holds="of a player, where the number isn't the roster's"),
        Column(name="position", holds="of a player: G, else skater"),
        Column(name="letter", holds="of a player: C, A or nothing"),
        Column(name="sub", holds="of a player: yes or no"),
        Column(name="assist 1", holds="of a goal"),
        Column(name="assist 2", holds="of a goal"),
        Column(name="note", holds="of a goal: EN empty net, PS penalty shot"),
        Column(name="offence", holds="of a penalty: its name in the rulebook, or its title"),
        Column(name="classes", holds="of a penalty, where they aren't the rulebook's: minor, major …"),
        Column(name="served by", holds="of a penalty: the number that sits"),
        Column(name="count", holds="of shots, saves and the final score"),
        Column(name="scored", holds="of an attempt in a shootout: yes or no"),
    ),
}  # fmt: skip

PRODUCTS: tuple[Product, ...] = (
    Product(
        name="TeamSnap schedule", kind="schedule",
        marks=("date", "start time", "home team", "away team", "location"),
        columns={
            "date": "date", "start time": "time", "end time": "end", "home team": "home",
            "away team": "away", "location": "rink",
        },
        only=("event type", ("game", "")),
    ),
    Product(
        name="TeamSnap schedule", kind="schedule",
        marks=("date", "start time", "home team", "away team (events)", "location"),
        columns={
            "date": "date", "start time": "time", "end time": "end", "home team": "home",
            "away team (events)": "away", "location": "rink",
        },
        only=("event type", ("game", "")),
    ),
    Product(
        name="SportsEngine schedule", kind="schedule",
        marks=("start_date", "start_time", "event_type", "team1_id", "team2_id", "location"),
        columns={
            "start_date": "date", "start_time": "time", "end_time": "end", "team1_id": "home",
            "team2_id": "away", "location": "rink",
        },
        only=("event_type", ("game",)), swapped="team1_is_home",
    ),
    Product(
        name="SportsEngine season schedule", kind="schedule",
        marks=("event type", "date", "start time", "home team", "away team", "venue"),
        columns={
            "date": "date", "start time": "time", "end time": "end", "duration (minutes)": "minutes",
            "home team": "home", "away team": "away", "venue": "rink",
        },
        only=("event type", ("game",)),
    ),
    Product(
        name="BenchApp schedule", kind="schedule",
        marks=("type", "game type", "home", "away", "date", "time"),
        columns={
            "home": "home", "away": "away", "date": "date", "time": "time", "location (optional)": "rink",
        },
        only=("type", ("game", "")),
    ),
    Product(
        name="GameChanger schedule", kind="schedule",
        marks=("date", "time", "home team", "away team", "location", "field", "game type"),
        columns={
            "date": "date", "time": "time", "home team": "home", "away team": "away", "location": "rink",
            "game number": "game",
        },
    ),
    Product(
        name="list of ice slots", kind="slots", marks=("week", "date", "time", "rink"), columns={},
        dates="year-first",
    ),
    Product(
        name="SportsEngine teams", kind="rosters",
        marks=("team name", "team role", "first name", "last name"),
        columns={
            "team name": "team", "first name": "first name", "last name": "last name",
            "jersey number": "number",
        },
        only=("team role", ("player", "")),
    ),
    Product(
        name="QuickScores players", kind="rosters",
        marks=("team name", "player's name", "first name", "last name"),
        columns={"team name": "team", "first name": "first name", "last name": "last name"},
    ),
)  # fmt: skip


def needed(kind: str) -> frozenset[str]:
    """Our headings that a file of that kind must have."""
    return frozenset(column.name for column in COLUMNS[kind] if column.needed)


def names(kind: str) -> tuple[str, ...]:
    """All our headings of that kind."""
    return tuple(column.name for column in COLUMNS[kind])


def recognise(headings: frozenset[str]) -> Product | None:
    """The product whose file that is; of several the one that is known by most."""
    fitting = [product for product in PRODUCTS if headings.issuperset(product.marks)]
    return max(fitting, key=lambda product: len(product.marks), default=None)
