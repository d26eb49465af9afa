"""The audit log's row: who did what to which thing, when."""

from django.db import models


class AuditEntry(models.Model):
    """One deed; never changed, never deleted."""

    at = models.DateTimeField()
    actor = models.CharField(max_length=100)
    action = models.CharField(max_length=100)
    league_slug = models.CharField(max_length=60, blank=True)
    subject = models.CharField(max_length=100, blank=True)
    data = models.JSONField(default=dict)

    class Meta:
        ordering = ["-id"]
        verbose_name_plural = "audit entries"
        indexes = [models.Index(fields=["league_slug", "-id"], name="audit_by_league")]

    def __str__(self) -> str:
        return f"{self.actor} {self.action} {self.subject}"
