"""A case names a stage that its edition has."""

from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.scope import SORTS


def no_such_stage(stage: str, edition: Edition) -> str:
    """Nothing where the edition has it; one that names no stages has each sort as one."""
    stages = tuple(edition.stages) or SORTS
    return "" if stage in stages else f"expected a stage of {edition.id} ({', '.join(stages)}), got {stage!r}"
