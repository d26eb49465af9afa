"""Where and when games are; that one was played only its sheet says."""

from django.db import models
from django.db.models import F, Q

from rinkbook.web.leagues.models import Division, League, Season
from rinkbook.web.teams.models import TeamEntry


class Rink(models.Model):
    """A sheet of ice or a floor that the league plays on."""

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="rinks")
    slug = models.SlugField(max_length=40)
    name = models.CharField(max_length=60)
    address = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering = ["name"]
        constraints = [models.UniqueConstraint(fields=["league", "slug"], name="rink_slug")]

    def __str__(self) -> str:
        return self.name


class Game(models.Model):
    """Two teams, a slot and a stage; the slug is the id that sheets know, and never changes.

    `stage` is one that the edition names, `label` what people call the game.
    """

    class State(models.TextChoices):
        PLANNED = "planned", "Planned"
        POSTPONED = "postponed", "Postponed"

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="games")
    season = models.ForeignKey(Season, on_delete=models.PROTECT, related_name="games")
    division = models.ForeignKey(
        Division, on_delete=models.PROTECT, null=True, blank=True, related_name="games"
    )
    slug = models.SlugField(max_length=60)
    number = models.PositiveIntegerField()
    stage = models.CharField(max_length=40, default="season")
    round = models.CharField(max_length=40, blank=True)
    home = models.ForeignKey(TeamEntry, on_delete=models.PROTECT, related_name="home_games")
    away = models.ForeignKey(TeamEntry, on_delete=models.PROTECT, related_name="away_games")
    rink = models.ForeignKey(Rink, on_delete=models.PROTECT, related_name="games")
    starts_at = models.DateTimeField()
    slot = models.PositiveIntegerField(help_text="seconds of ice")
    state = models.CharField(max_length=10, choices=State.choices, default=State.PLANNED)
    referees = models.JSONField(default=list, blank=True)

    class Meta:
        ordering = ["starts_at", "number"]
        constraints = [
            models.UniqueConstraint(fields=["league", "slug"], name="game_slug"),
            models.UniqueConstraint(fields=["season", "number"], name="game_number"),
            models.CheckConstraint(condition=~Q(home=F("away")), name="two_teams"),
        ]
        indexes = [models.Index(fields=["league", "starts_at"], name="games_by_time")]

    def __str__(self) -> str:
        return self.label

    @property
    def label(self) -> str:
        return f"Game {self.number}"
