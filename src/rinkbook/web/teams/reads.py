"""Who stands on a team's roster at a moment, and who may not dress then."""

from collections import defaultdict
from datetime import datetime

from django.db.models import Q, QuerySet

from rinkbook.web.leagues.models import League
from rinkbook.web.teams.models import Bar, RosterSpot, TeamEntry


def roster_at(entry: TeamEntry, at: datetime) -> QuerySet[RosterSpot]:
    """The spots of the roster as it stood at that moment, its own players before its substitutes."""
    return (
        entry.spots.filter(Q(left_at=None) | Q(left_at__gt=at), joined_at__lte=at)
        .select_related("player")
        .order_by("substitute", "id")
    )


def bars_at(league: League, players: list[int], at: datetime) -> dict[int, list[Bar]]:
    """What bars each of these players (by row) at that moment."""
    found: dict[int, list[Bar]] = defaultdict(list)
    for bar in Bar.objects.filter(
        Q(ends_at=None) | Q(ends_at__gt=at), league=league, player__in=players, starts_at__lte=at
    ):
        found[bar.player_id].append(bar)
    return found
