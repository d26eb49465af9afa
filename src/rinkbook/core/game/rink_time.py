"""The rink's own time, as lines and set-ups tell it: read, and never asked of a clock."""

from datetime import datetime


def read_time(text: str) -> datetime | None:
    """A time in RFC 3339 form with its offset; None where there is none that can be read."""
    try:
        time = datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return None
    return time if time.utcoffset() is not None else None


def seconds_between(earlier: str, later: str) -> int | None:
    """Whole seconds from the one to the other; None where either can't be read."""
    begun, over = read_time(earlier), read_time(later)
    return int((over - begun).total_seconds()) if begun is not None and over is not None else None
