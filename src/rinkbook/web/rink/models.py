"""The rink's day: its code, the devices that it let in, and which of them holds the pen of a game."""

from django.db import models

from rinkbook.web.leagues.models import League
from rinkbook.web.schedule.models import Game, Rink


class GameDayCode(models.Model):
    """Six letters that open one rink's day; they stand on the desk, so they are kept as they are."""

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    rink = models.ForeignKey(Rink, on_delete=models.PROTECT, related_name="codes")
    day = models.DateField()
    code = models.CharField(max_length=6, unique=True)
    made_by = models.CharField(max_length=100)
    made_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    withdrawn_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-day"]
        constraints = [
            models.UniqueConstraint(
                fields=["rink", "day"],
                condition=models.Q(withdrawn_at__isnull=True),
                name="one_code_a_day",
            )
        ]

    def __str__(self) -> str:
        return f"{self.rink}, {self.day}"


class Device(models.Model):
    """A tablet or phone that a code let in: it reads that rink's day and appends to its games.

    `code` is the name that its events carry; of its token only the digest is kept.
    """

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    day_code = models.ForeignKey(GameDayCode, on_delete=models.PROTECT, related_name="devices")
    rink = models.ForeignKey(Rink, on_delete=models.PROTECT, related_name="devices")
    day = models.DateField()
    code = models.CharField(max_length=40, unique=True)
    token_digest = models.CharField(max_length=64, unique=True)
    label = models.CharField(max_length=60, blank=True)
    opened_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    last_seen_at = models.DateTimeField()
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-opened_at"]

    def __str__(self) -> str:
        return self.label or f"Tablet {self.code[-4:].upper()}"


class Pen(models.Model):
    """Which device writes the sheet of a game; taking it over raises the epoch."""

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    game = models.OneToOneField(Game, on_delete=models.PROTECT, related_name="pen")
    device = models.ForeignKey(Device, on_delete=models.PROTECT, related_name="pens")
    epoch = models.PositiveIntegerField(default=1)
    taken_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.game}: {self.device}"


class WrongCode(models.Model):
    """A code that opened nothing, and where it came from: too many close that door for a while."""

    source = models.CharField(max_length=64)
    at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["source", "at"], name="wrong_codes_by_source")]

    def __str__(self) -> str:
        return f"{self.source}, {self.at}"
