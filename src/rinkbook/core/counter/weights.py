"""What a penalty weighs in a count."""

from collections.abc import Iterable, Mapping


def weight(weights: Mapping[str, int], others: int, classes: Iterable[str]) -> int:
    """A penalty counts once, by its heaviest class; a class without a weight weighs as all *others*."""
    return max((weights.get(name, others) for name in classes), default=others)


def minutes(weights: Mapping[str, int], others: int, of_classes: Iterable[tuple[str, int]]) -> int:
    """Minutes for the record, each class times its weight."""
    return sum(weights.get(name, others) * least for name, least in of_classes)
