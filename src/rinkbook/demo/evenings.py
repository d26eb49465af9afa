"""Plays the season's games one by one through the judge, and does what the office would do after each."""

from datetime import UTC, datetime, timedelta
from random import Random

from msgspec import structs

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Amend, Event, Side, write_event
from rinkbook.demo import under_way
from rinkbook.demo.calendar import Meeting
from rinkbook.demo.house import House
from rinkbook.demo.scribe import Scribe
from rinkbook.demo.simulation import Simulation
from rinkbook.demo.story import Story
from rinkbook.demo.turns import Odds
from rinkbook.web.games import bridge
from rinkbook.web.games.access import Writer
from rinkbook.web.games.actions import Appended, append
from rinkbook.web.schedule.models import Game
from rinkbook.web.teams import actions as teams
from rinkbook.web.teams.models import Player

HOME_ICE = 1.08
JUST_NOW = timedelta(seconds=6)


class BrokenDemo(RuntimeError):
    """A line of the demo's own sheets was refused."""


def play_season(house: House, seed: int) -> None:
    """Every game before tonight, then the one that is under way."""
    turn = house.circuit.nights.days.index(0)
    for meeting, game in house.games:
        if meeting.round < turn:
            play(house, meeting, game, seed)
        elif meeting.round == turn and house.circuit.live in (meeting.home.slug, meeting.away.slug):
            play_under_way(house, meeting, game, seed)


def play(house: House, meeting: Meeting, game: Game, seed: int) -> None:
    story, own = story_of(house, meeting)
    scribe = simulate(house, meeting, game, seed, story, own)
    sheet = keep(house, game, scribe.events(meeting.starts_at.astimezone(UTC)))
    if story.amended:
        put_right(house, game, sheet, own)
    suspend(house, meeting, game, sheet)


def play_under_way(house: House, meeting: Meeting, game: Game, seed: int) -> None:
    """Its last line was entered just now."""
    story, own = story_of(house, meeting)
    if story.until is None:
        scribe = under_way.write(bridge.edition_of(game), bridge.setup_of(game), house.scorekeepers[0])
    else:
        scribe = simulate(house, meeting, game, seed, story, own)
    keep(house, game, scribe.events(house.night.now - JUST_NOW - scribe.spent))


def story_of(house: House, meeting: Meeting) -> tuple[Story, Side]:
    """What is told of the game, and of which side."""
    clubs = {meeting.home.slug: Side.HOME, meeting.away.slug: Side.AWAY}
    for told in house.circuit.stories:
        if told.round == meeting.round and told.club in clubs:
            return told.story, clubs[told.club]
    return Story(), Side.HOME


def simulate(house: House, meeting: Meeting, game: Game, seed: int, story: Story, own: Side) -> Scribe:
    rng = Random(f"{seed}/{house.circuit.slug}/{meeting.number}")
    ratio = meeting.home.strength / meeting.away.strength
    odds = Odds(house.circuit.goals * ratio * HOME_ICE, house.circuit.goals / ratio, house.circuit.calls)
    simulation = Simulation(bridge.edition_of(game), bridge.setup_of(game), rng, odds)
    return simulation.play(story, own, house.scorekeepers[meeting.rink])


def keep(house: House, game: Game, events: list[Event]) -> Sheet:
    """Append the lines as the scorekeeper of the night."""
    by = house.scorekeepers[house.rinks.index(game.rink)]
    return written(game, append(game=game, events=map(write_event, events), by=by, role=Writer.SCOREKEEPER))


def written(game: Game, appended: Appended) -> Sheet:
    """The sheet, if every line is on it."""
    if appended.faults or appended.sheet is None:
        raise BrokenDemo(f"{game.slug}: expected every line on the sheet, got {appended.faults!r}")
    return appended.sheet


def put_right(house: House, game: Game, sheet: Sheet, own: Side) -> None:
    """A day later the operator corrects who scored: a captain has asked."""
    goal = next(goal for goal in sheet.goals if goal.side is own)
    taken = {goal.number, *goal.assists}
    skaters = [line.number for line in sheet.players if line.side is own and not line.goalie]
    other = next(number for number in skaters if number not in taken)
    later = datetime.fromisoformat(sheet.entries[-1].event.entered) + timedelta(hours=11)
    event = Event(
        id="correction-1",
        place=structs.replace(goal.place, order=len(sheet.entries) + 1),
        body=Amend(target=goal.event, changes={"number": other}, reason="Their captain asked."),
        entered=f"{later:%Y-%m-%dT%H:%M:%SZ}",
    )
    appended = append(game=game, events=[write_event(event)], by=house.operator, role=Writer.OPERATOR)
    written(game, appended)


def suspend(house: House, meeting: Meeting, game: Game, sheet: Sheet) -> None:
    """Whoever the judge says has games to sit out is barred for so many of his team's next ones."""
    names = {(line.side, line.number): line.player for line in sheet.players}
    for ruling, ground in sheet.grounds:
        if player := names.get((ground.side, ground.number)):
            club = meeting.home if ground.side is Side.HOME else meeting.away
            bar(house, game, player, ground.games, ruling.clause, next_games(house, meeting, club.slug))


def next_games(house: House, meeting: Meeting, club: str) -> list[Game]:
    return [
        game
        for later, game in house.games
        if later.number > meeting.number and club in (later.home.slug, later.away.slug)
    ]


def bar(house: House, game: Game, player: str, games: int, clause: str, coming: list[Game]) -> None:
    last = coming[games - 1] if 0 < games <= len(coming) else None
    day = game.starts_at.astimezone(house.night.zone)
    teams.bar_player(
        player=Player.objects.get(league=house.league, slug=player), code="suspended", clause=clause,
        words=f"Suspended, at least {games} {'game' if games == 1 else 'games'} from {day:%B} {day.day} on.",
        from_at=end_of(game), until_at=end_of(last) if last else None, by=house.operator,
    )  # fmt: skip


def end_of(game: Game) -> datetime:
    return game.starts_at + timedelta(seconds=game.slot)
