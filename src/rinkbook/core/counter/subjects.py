"""Whom a counter counts, what it counts, and in which window."""

PLAYER, TEAM, NOBODY = "player", "team", "both-teams"
SUBJECTS = (PLAYER, TEAM, NOBODY)

COUNTS = ("penalties", "penalty-minutes", "goals", "occurrences")

OF_ONE_GAME = ("game", "period")
OF_MANY_GAMES = ("season", "calendar-year", "lifetime")
"""Counted where the games of all nights are at hand; at the rink it is told that they count."""

WINDOWS = (*OF_ONE_GAME, *OF_MANY_GAMES)
