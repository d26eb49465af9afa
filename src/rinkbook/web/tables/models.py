"""Tables as last folded, with the stamp of what they were folded from; they can all be dropped."""

from django.db import models

from rinkbook.web.leagues.models import League


class TableCache(models.Model):
    """A table as last folded, `key` saying which; a reader who finds another stamp folds anew."""

    league = models.ForeignKey(League, on_delete=models.PROTECT)
    key = models.CharField(max_length=160)
    stamp = models.CharField(max_length=64)
    body = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["league", "key"], name="table_once")]

    def __str__(self) -> str:
        return self.key
