"""The order in which jersey numbers are listed; a sheet may hold any words where a number was expected."""

LAST = 1000
LONGEST = 3


def figure(number: str) -> int:
    """The number to sort by; what is no jersey's number stands last."""
    return int(number) if number.isdecimal() and len(number) <= LONGEST else LAST
