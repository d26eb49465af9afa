"""What a measure may look at: one of the tied teams and those of its games that the step looks at."""

from msgspec import Struct

from rinkbook.core.standings.played import Played, Toss


class View(Struct, frozen=True, kw_only=True):
    """One team of a tie: `games` are its own that the step looks at, `cap` the most that one may bring."""

    team: str
    tied: tuple[str, ...]
    games: tuple[Played, ...]
    cap: int | None = None
    tosses: tuple[Toss, ...] = ()


def capped(figure: int, cap: int | None) -> int:
    """At most *cap*, at least its negative."""
    return figure if cap is None else max(-cap, min(cap, figure))


def write_number(value: int | float | None) -> str:
    """`7`, `−2` with a true minus, `4.33`."""
    if value is None:
        return "–"
    figure = str(value) if isinstance(value, int) else f"{value:.2f}"
    return figure.replace("-", "−")


def write_signed(value: int | float | None) -> str:
    """`+1`, `0`, `−1`."""
    return ("+" if value and value > 0 else "") + write_number(value)
