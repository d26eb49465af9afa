"""Addresses of the desk, for who doesn't draw pages: a need leads somewhere, a clause to the rulebook."""

from django.urls import reverse

from rinkbook.web.leagues.models import League


def at_desk(league: League, name: str, **parts: object) -> str:
    """The address of that page of the league's desk."""
    return reverse(f"staff:{name}", kwargs={"league": league.slug, **parts})


def clauses_page(league: League) -> str:
    """The page whose fragments are clauses."""
    return at_desk(league, "rulebook")
