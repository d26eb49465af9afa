"""Who and what an entry of the log means: `people.user:7` in words, many at once."""

from collections import defaultdict
from collections.abc import Iterable

from django.apps import apps
from django.db.models import Model

from rinkbook.web.people.models import User


def names_of(references: Iterable[str]) -> dict[str, str]:
    """The words for each reference; what is no reference, or is gone, stands as it is."""
    wanted: dict[str, set[int]] = defaultdict(set)
    told = {reference: reference for reference in references}
    for reference in told:
        label, _, key = reference.partition(":")
        if key.isdecimal() and label in _models():
            wanted[label].add(int(key))
    for label, keys in wanted.items():
        for row in _models()[label]._default_manager.filter(pk__in=keys):
            told[f"{label}:{row.pk}"] = str(row)
    return told


def _models() -> dict[str, type[Model]]:
    return {model._meta.label_lower: model for model in apps.get_models() if _is_ours(model)}


def _is_ours(model: type) -> bool:
    return model is User or model.__module__.startswith("rinkbook.web.")
