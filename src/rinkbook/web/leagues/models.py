"""A league, who does what in it, its seasons and divisions, and the editions of its rules."""

from django.conf import settings
from django.db import models
from django.db.models import Q


class Sport(models.TextChoices):
    """What is played."""

    ICE = "ice", "Ice hockey"
    INLINE = "inline", "Inline hockey"


class League(models.Model):
    """A league: it has its own rules, and nobody of another league sees into it."""

    slug = models.SlugField(max_length=40, unique=True)
    name = models.CharField(max_length=80)
    short_name = models.CharField(max_length=20)
    sport = models.CharField(max_length=10, choices=Sport.choices)
    time_zone = models.CharField(max_length=40, default="America/New_York")
    contact = models.EmailField(blank=True)
    colour = models.CharField(max_length=7, default="#44535e")

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class RoleName(models.TextChoices):
    """What somebody may be in a league."""

    OWNER = "owner", "Owner"
    COMMISSIONER = "commissioner", "Commissioner"
    LEAGUE_MANAGER = "league-manager", "League manager"
    RINK_MANAGER = "rink-manager", "Rink manager"
    SCOREKEEPER = "scorekeeper", "Scorekeeper"
    REFEREE = "referee", "Referee"
    RATER = "rater", "Rater"
    PANELIST = "panelist", "Panelist"
    TEAM_MANAGER = "team-manager", "Team manager"
    CAPTAIN = "captain", "Captain"
    ALTERNATE = "alternate", "Alternate captain"
    PLAYER = "player", "Player"


OPERATORS = (RoleName.OWNER, RoleName.COMMISSIONER, RoleName.LEAGUE_MANAGER, RoleName.RINK_MANAGER)


class Season(models.Model):
    """A season of a league; `starts` and `ends` are dates in the league's time zone."""

    class State(models.TextChoices):
        PLANNED = "planned", "Planned"
        RUNNING = "running", "Running"
        OVER = "over", "Over"

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="seasons")
    slug = models.SlugField(max_length=40)
    name = models.CharField(max_length=60)
    starts = models.DateField()
    ends = models.DateField()
    state = models.CharField(max_length=10, choices=State.choices, default=State.PLANNED)

    class Meta:
        ordering = ["-starts"]
        constraints = [models.UniqueConstraint(fields=["league", "slug"], name="season_slug")]

    def __str__(self) -> str:
        return self.name


class Division(models.Model):
    """Teams of a season that play for one table."""

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="divisions")
    season = models.ForeignKey(Season, on_delete=models.PROTECT, related_name="divisions")
    slug = models.SlugField(max_length=40)
    name = models.CharField(max_length=60)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "name"]
        constraints = [models.UniqueConstraint(fields=["season", "slug"], name="division_slug")]

    def __str__(self) -> str:
        return self.name


class Role(models.Model):
    """What a user is in a league from `granted_at` until `withdrawn_at`; without a season, in all of them."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="roles")
    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="roles")
    season = models.ForeignKey(Season, on_delete=models.PROTECT, null=True, blank=True)
    name = models.CharField(max_length=20, choices=RoleName.choices)
    granted_at = models.DateTimeField()
    withdrawn_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["user", "league", "season", "name"],
                condition=Q(withdrawn_at__isnull=True, season__isnull=False),
                name="role_once_a_season",
            ),
            models.UniqueConstraint(
                fields=["user", "league", "name"],
                condition=Q(withdrawn_at__isnull=True, season__isnull=True),
                name="role_once",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user}, {self.get_name_display()}"


class Edition(models.Model):
    """An edition that a league has put in force: its text and its bases' as they were then; never changed.

    `code` is the edition's own id (`fwshl/2026-03-24`), `bases` the texts of base books by theirs.
    """

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="editions")
    code = models.CharField(max_length=60)
    title = models.CharField(max_length=120)
    text = models.TextField()
    bases = models.JSONField(default=dict)
    digest = models.CharField(max_length=64)
    put_by = models.CharField(max_length=100)
    put_at = models.DateTimeField()

    class Meta:
        ordering = ["code"]
        constraints = [models.UniqueConstraint(fields=["league", "digest"], name="edition_once")]

    def __str__(self) -> str:
        return self.code


class SeasonEdition(models.Model):
    """From `in_force_from` on, games of the season belong to that edition."""

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    season = models.ForeignKey(Season, on_delete=models.PROTECT, related_name="editions")
    edition = models.ForeignKey(Edition, on_delete=models.PROTECT, related_name="seasons")
    in_force_from = models.DateTimeField()

    class Meta:
        ordering = ["in_force_from", "id"]
        constraints = [
            models.UniqueConstraint(fields=["season", "in_force_from"], name="one_edition_at_a_time")
        ]

    def __str__(self) -> str:
        return f"{self.season}: {self.edition}"


class ReadingConfirmed(models.Model):
    """An operator's word on a reading of an edition: a decision beside the edition, no change of it."""

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    edition = models.ForeignKey(Edition, on_delete=models.PROTECT, related_name="confirmed")
    reading = models.CharField(max_length=80)
    by = models.CharField(max_length=100)
    at = models.DateTimeField()
    words = models.TextField(blank=True)

    class Meta:
        ordering = ["id"]
        verbose_name_plural = "readings confirmed"

    def __str__(self) -> str:
        return f"{self.edition}: {self.reading}"
