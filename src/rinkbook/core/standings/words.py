"""How figures of a table are said: `14 points`, `11 Sept`."""

MONTHS = ["Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"]


def capital(text: str) -> str:
    """The first letter in upper case, the rest as it is."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The first letter in lower case, the rest as it is."""
    return text[:1].lower() + text[1:]


def points(number: int) -> str:
    """1 → `1 point`, −2 → `−2 points`."""
    figure = str(number).replace("-", "−")
    return f"{figure} point" if abs(number) == 1 else f"{figure} points"


def day(date: str) -> str:
    """`2026-09-11` → `11 Sept`; what is no such date stays as it is."""
    parts = date.split("-")
    if len(parts) != 3 or not all(part.isdigit() for part in parts) or not 1 <= int(parts[1]) <= 12:
        return date
    return f"{int(parts[2])} {MONTHS[int(parts[1]) - 1]}"
