"""A league's own part of every address: small letters, figures, dashes, and no word of the site's own."""

from rinkbook.core.rulebook.checks import KEBAB

OF_THE_SITE = frozenset({"account", "healthz", "live", "rink", "robots.txt", "static"})
"""First parts of addresses that lead to pages of the site itself; a test asks the routes for more."""


def fault_of(slug: str) -> str:
    """What keeps *slug* from leading to a league; "" where nothing does."""
    if KEBAB.fullmatch(slug) and slug not in OF_THE_SITE:
        return ""
    return f"slug: expected small letters, figures, dashes, no word of the site's own; got {slug!r}"
