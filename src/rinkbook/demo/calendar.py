"""Who meets whom in which round, and when: the nights lie around tonight."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from rinkbook.demo.clubs import Circuit, Club, Nights


class Meeting(Struct, frozen=True, kw_only=True):
    """A game: its round from 0, number in the season, clubs, rink, start."""

    round: int
    number: int
    home: Club
    away: Club
    rink: int
    starts_at: datetime


class Night(Struct, frozen=True, kw_only=True):
    """Tonight: its date, the moment that it is now, the league's time zone, between what moments it lies."""

    day: date
    now: datetime
    zone: ZoneInfo
    begins: datetime
    ends: datetime


def circle(seats: int, turn: int) -> list[tuple[int, int]]:
    """The pairs of seats that meet in a turn, home first: in seats - 1 turns everybody meets everybody.

    Who was at home is away when the circle has come round.
    """
    last, at = seats - 1, turn % (seats - 1)
    pairs = [(at, last) if at % 2 == 0 else (last, at)]
    for step in range(1, seats // 2):
        pair = ((at + step) % last, (at - step) % last)
        pairs.append(pair if step % 2 == 1 else pair[::-1])
    return pairs if turn // last % 2 == 0 else [pair[::-1] for pair in pairs]


def seated(clubs: Sequence[Club], turn: int) -> dict[int, Club]:
    """Seats for the clubs, so that in *turn* the first meets the second, the third the fourth …"""
    seats = [seat for pair in circle(len(clubs), turn) for seat in pair]
    return dict(zip(seats, clubs, strict=True))


def pairings(clubs: Sequence[Club], turn: int, tonight: int) -> list[tuple[Club, Club]]:
    """(home, away) of a turn, tonight's in the clubs' own order."""
    seats = seated(clubs, tonight)
    return [(seats[home], seats[away]) for home, away in circle(len(clubs), turn)]


def season(circuit: Circuit, tonight: Night) -> list[Meeting]:
    """Every game of the league, in the order of their numbers."""
    found: list[Meeting] = []
    turn = circuit.nights.days.index(0)
    for round, days in enumerate(circuit.nights.days):
        starts = hours(circuit.nights, tonight, days)
        for at, (home, away) in enumerate(all_pairings(circuit, round, turn)):
            rink = circuit.nights.slots[at][0]
            meeting = Meeting(
                round=round, number=len(found) + 1, home=home, away=away, rink=rink, starts_at=starts[at]
            )
            found.append(meeting)
    return found


def all_pairings(circuit: Circuit, round: int, tonight: int) -> Iterator[tuple[Club, Club]]:
    """Those of each division in turn."""
    for slug, _ in circuit.divisions:
        clubs = [club for club in circuit.clubs if club.division == slug]
        yield from pairings(clubs, round, tonight)


def hours(nights: Nights, tonight: Night, days: int) -> list[datetime]:
    """When the games of a night start."""
    if days == 0:
        return around_now(nights, tonight)
    first = datetime.combine(tonight.day + timedelta(days), nights.first, tonight.zone)
    return [first + timedelta(minutes=after) for _, after in nights.slots]


def around_now(nights: Nights, tonight: Night) -> list[datetime]:
    """Tonight's games lie around the moment that it is now, so that one of them is under way."""
    began = tonight.now - timedelta(minutes=nights.lead)
    began -= timedelta(minutes=began.minute % 5, seconds=began.second, microseconds=began.microsecond)
    starts = [began + timedelta(minutes=after) for after in nights.tonight]
    last = tonight.ends - timedelta(minutes=1)
    return [min(max(start, tonight.begins), last) for start in starts]
