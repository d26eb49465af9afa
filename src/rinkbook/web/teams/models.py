"""Teams, the seasons they enter, and who stands on their rosters from when until when."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from rinkbook.web.leagues.models import Division, League, Season


class Team(models.Model):
    """A team of a league; its slug is the id that sheets know, and never changes."""

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="teams")
    slug = models.SlugField(max_length=40)
    name = models.CharField(max_length=60)
    short = models.CharField(max_length=4)
    colour = models.CharField(max_length=7, default="#44535e")
    light = models.CharField(max_length=7, default="#ffffff")

    class Meta:
        ordering = ["name"]
        constraints = [models.UniqueConstraint(fields=["league", "slug"], name="team_slug")]

    def __str__(self) -> str:
        return self.name


class TeamEntry(models.Model):
    """A team in one division of one season."""

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    season = models.ForeignKey(Season, on_delete=models.PROTECT, related_name="entries")
    division = models.ForeignKey(Division, on_delete=models.PROTECT, related_name="entries")
    team = models.ForeignKey(Team, on_delete=models.PROTECT, related_name="entries")

    class Meta:
        ordering = ["team__name"]
        verbose_name_plural = "team entries"
        constraints = [models.UniqueConstraint(fields=["season", "team"], name="team_once_a_season")]

    def __str__(self) -> str:
        return f"{self.team}, {self.season}"


class Player(models.Model):
    """What a league knows of a person; the slug is the id that sheets know, and never changes."""

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="players")
    slug = models.SlugField(max_length=60)
    name = models.CharField(max_length=80)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="players"
    )

    class Meta:
        ordering = ["name"]
        constraints = [models.UniqueConstraint(fields=["league", "slug"], name="player_slug")]

    def __str__(self) -> str:
        return self.name


class RosterSpot(models.Model):
    """A player on a team from `joined_at` until `left_at`; another number is another spot.

    A substitute is on the list of those who may stand in for somebody of that team.
    """

    class Position(models.TextChoices):
        SKATER = "skater", "Skater"
        GOALIE = "goalie", "Goalie"

    class Letter(models.TextChoices):
        CAPTAIN = "C", "Captain"
        ALTERNATE = "A", "Alternate captain"

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    entry = models.ForeignKey(TeamEntry, on_delete=models.PROTECT, related_name="spots")
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="spots")
    number = models.CharField(max_length=3, blank=True)
    position = models.CharField(max_length=10, choices=Position.choices, default=Position.SKATER)
    letter = models.CharField(max_length=1, choices=Letter.choices, blank=True)
    substitute = models.BooleanField(default=False)
    joined_at = models.DateTimeField()
    left_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["entry", "id"]
        constraints = [
            models.UniqueConstraint(
                fields=["entry", "number"],
                condition=Q(left_at__isnull=True, substitute=False) & ~Q(number=""),
                name="number_once_a_team",
            ),
            models.UniqueConstraint(
                fields=["entry", "player"], condition=Q(left_at__isnull=True), name="player_once_a_team"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.number} {self.player}".strip()


class Bar(models.Model):
    """A person's word that a player may not dress (or may, and is told why not) from `starts_at` on.

    `words` is what the rink reads, `clause` what it rests on.
    """

    class Code(models.TextChoices):
        SUSPENDED = "suspended", "Suspended"
        UNREGISTERED = "unregistered", "Not registered"
        UNPAID = "unpaid", "Not paid"
        NO_WAIVER = "no-waiver", "No liability waiver"

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="bars")
    code = models.CharField(max_length=20, choices=Code.choices)
    clause = models.CharField(max_length=80)
    words = models.CharField(max_length=200)
    blocks = models.BooleanField(default=True)
    by = models.CharField(max_length=100)
    starts_at = models.DateTimeField()
    ends_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["starts_at", "id"]

    def __str__(self) -> str:
        return f"{self.player}: {self.words}"
