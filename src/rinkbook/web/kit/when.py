"""Days and times as pages say them."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo


def clock_time(at: datetime, zone: ZoneInfo) -> str:
    """`21:40`."""
    return f"{at.astimezone(zone):%H:%M}"


def long_day(day: date) -> str:
    """`Friday 13 November`."""
    return f"{day:%A} {day.day} {day:%B}"


def short_day(day: date) -> str:
    """`Fri 13 Nov`."""
    return f"{day:%a} {day.day} {day:%b}"


def full_date(day: date) -> str:
    """`24 March 2026`."""
    return f"{day.day} {day:%B %Y}"


def near_day(day: date, today: date) -> str:
    """`Tonight`, `Tomorrow`, `Friday 13 November`; another year is named."""
    if day == today:
        return "Tonight"
    if day == today + timedelta(days=1):
        return "Tomorrow"
    return long_day(day) if day.year == today.year else f"{long_day(day)} {day.year}"


def ago(seconds: int) -> str:
    """`3 seconds ago`, `4 minutes ago`."""
    if seconds < 60:
        return f"{max(seconds, 1)} second{'s' if seconds > 1 else ''} ago"
    minutes = seconds // 60
    return f"{minutes} minute{'s' if minutes > 1 else ''} ago"
