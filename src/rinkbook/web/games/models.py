"""The sheets: what a game is judged by, its events as they came, and the verdict made of them."""

from django.db import models
from django.db.models import Q

from rinkbook.web.leagues.models import Edition, League
from rinkbook.web.schedule.models import Game


class Setup(models.Model):
    """A version of what a game is judged by; `body` is what the tablet gets, `facts` what lies behind it.

    Never changed.
    """

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="setups")
    version = models.PositiveIntegerField()
    edition = models.ForeignKey(Edition, on_delete=models.PROTECT)
    digest = models.CharField(max_length=64)
    body = models.TextField()
    facts = models.JSONField(default=dict)
    made_at = models.DateTimeField()

    class Meta:
        ordering = ["game", "version"]
        constraints = [models.UniqueConstraint(fields=["game", "version"], name="setup_version")]

    def __str__(self) -> str:
        return f"{self.game}, set-up {self.version}"


class Event(models.Model):
    """A line of a sheet, written by `games.actions.append` alone; never changed, never deleted.

    `code` is the id made where it was entered, `body` what it says as it came, `chain` the digest over
    the bodies' digests up to here.
    """

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="events")
    seq = models.PositiveIntegerField()
    code = models.CharField(max_length=80)
    device = models.CharField(max_length=40, blank=True)
    n = models.PositiveIntegerField(default=0)
    epoch = models.PositiveIntegerField(default=0)
    order = models.IntegerField(default=0)
    seen = models.JSONField(default=dict)
    kind = models.CharField(max_length=60)
    place = models.TextField()
    body = models.TextField()
    by = models.CharField(max_length=100)
    role = models.CharField(max_length=20)
    entered = models.CharField(max_length=40, blank=True)
    received_at = models.DateTimeField()
    digest = models.CharField(max_length=64)
    chain = models.CharField(max_length=64)

    class Meta:
        ordering = ["game", "seq"]
        constraints = [
            models.UniqueConstraint(fields=["game", "code"], name="event_once"),
            models.UniqueConstraint(fields=["game", "seq"], name="event_seq"),
            models.UniqueConstraint(
                fields=["game", "device", "n"], condition=~Q(device=""), name="event_of_device_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game}, {self.seq}: {self.kind}"


class Aside(models.Model):
    """A line that couldn't go on the sheet, kept as it came for the operator, with the reason."""

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="asides")
    code = models.CharField(max_length=80)
    raw = models.TextField()
    digest = models.CharField(max_length=64)
    why = models.CharField(max_length=300)
    by = models.CharField(max_length=100)
    role = models.CharField(max_length=20)
    device = models.CharField(max_length=40, blank=True)
    received_at = models.DateTimeField()

    class Meta:
        ordering = ["game", "id"]
        constraints = [models.UniqueConstraint(fields=["game", "digest"], name="aside_once")]

    def __str__(self) -> str:
        return f"{self.game}: {self.code}, {self.why}"


class State(models.TextChoices):
    """How far a sheet is: being kept, signed by somebody, closed."""

    OPEN = "open", "Open"
    SIGNED = "signed", "Signed"
    FINAL = "final", "Final"


class Verdict(models.Model):
    """What the judge made of a sheet, with the stamp of what it was made from.

    Phase, score and result are those of `sheet`, so that lists need not read it. `fault` is what kept the
    judge from an answer; the events are stored all the same, and the rest is then of the stamp before.
    """

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    game = models.OneToOneField(Game, on_delete=models.PROTECT, related_name="verdict")
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    phase = models.CharField(max_length=10)
    home_score = models.PositiveSmallIntegerField(default=0)
    away_score = models.PositiveSmallIntegerField(default=0)
    how = models.CharField(max_length=20, blank=True)
    sheet = models.TextField(blank=True)
    facts = models.TextField(blank=True)
    fault = models.TextField(blank=True)
    last_seq = models.PositiveIntegerField()
    setup_version = models.PositiveIntegerField()
    edition_digest = models.CharField(max_length=64)
    core_version = models.CharField(max_length=20)
    digest = models.CharField(max_length=64, blank=True)
    tick = models.PositiveBigIntegerField(default=0)
    judged_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["league", "tick"], name="verdicts_by_tick")]

    def __str__(self) -> str:
        return f"{self.game}: {self.home_score}–{self.away_score}"


class Ticker(models.Model):
    """A league's counter: the number of the newest thing its live pages may hear of."""

    league = models.OneToOneField(League, on_delete=models.PROTECT, related_name="ticker")
    last = models.PositiveBigIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.league}: {self.last}"
